//===- ElementwiseBody.cpp - a function of scalars, of arrays ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/ElementwiseBody.h"
#include "Support/Casting.h"
#include "runtime/ElementTypes.h"

#include <algorithm>

using namespace runmat::ast;

namespace runmat {
namespace {

/// What nests deeper is no function that many elements are given to.
constexpr unsigned mostDepth = 200;

constexpr std::string_view functionsOfOne[] = {
#define RUNMAT_UNARY_OPCODE(opcode, name, symbol, family) name,
#include "Catalogue/Opcodes.inc"
};

constexpr std::string_view functionsOfTwo[] = {
#define RUNMAT_BINARY_OPCODE(opcode, name, symbol, family) name,
#include "Catalogue/Opcodes.inc"
};

bool isConversion(std::string_view name) {
  for (size_t k = 0; k <= size_t(ElementClass::Logical); ++k)
    if (name == className(ElementClass(k)))
      return true;
  return false;
}

/// Of single elements, with so many arguments. Without any it is a constant.
bool isElementwise(std::string_view name, size_t arguments) {
  const auto isAmong = [name](const auto &names) {
    return std::ranges::find(names, name) != std::end(names);
  };
  return arguments == 0 ||
         (arguments == 1 && (isAmong(functionsOfOne) || isConversion(name))) ||
         (arguments == 2 && isAmong(functionsOfTwo));
}

/// What the operator does with two scalars, done with all elements of arrays.
BinaryOp elementwiseOp(BinaryOp op) {
  switch (op) {
  case BinaryOp::MTimes:
    return BinaryOp::Times;
  case BinaryOp::MRightDivide:
    return BinaryOp::RightDivide;
  case BinaryOp::MLeftDivide:
    return BinaryOp::LeftDivide;
  case BinaryOp::MPower:
    return BinaryOp::Power;
  case BinaryOp::AndShort:
    return BinaryOp::And;
  case BinaryOp::OrShort:
    return BinaryOp::Or;
  default:
    return op;
  }
}

} // namespace

/// Copies an expression; null where a part of it is no function of elements.
class ElementwiseBodies::Copy {
public:
  explicit Copy(Body &body) : body(body) {}

  const Expr *copy(const Expr *expr, unsigned depth = 0) {
    if (depth > mostDepth)
      return nullptr;
    if (auto *number = dynCast<NumberExpr>(expr))
      return number->imaginary ? nullptr : number;
    if (auto *name = dynCast<IdentifierExpr>(expr))
      return copyName(*name);
    if (auto *unary = dynCast<UnaryExpr>(expr))
      return copyUnary(*unary, depth);
    if (auto *binary = dynCast<BinaryExpr>(expr))
      return copyBinary(*binary, depth);
    auto *call = dynCast<IndexExpr>(expr);
    return call ? copyCall(*call, depth) : nullptr;
  }

  template <typename Node, typename... Rest> Node *make(Rest &&...rest) {
    return std::pmr::polymorphic_allocator<>(&body.arena)
        .new_object<Node>(std::forward<Rest>(rest)...);
  }

private:
  const Expr *copyName(const IdentifierExpr &name) {
    if (name.slot == noSlot)
      body.calls.push_back({name.name, 0});
    return &name;
  }

  /// A real scalar is its own transpose.
  const Expr *copyUnary(const UnaryExpr &unary, unsigned depth) {
    const Expr *operand = copy(unary.operand, depth + 1);
    if (!operand || unary.op == UnaryOp::Transpose ||
        unary.op == UnaryOp::CTranspose)
      return operand;
    auto *made = make<UnaryExpr>(unary);
    made->operand = operand;
    return made;
  }

  const Expr *copyBinary(const BinaryExpr &binary, unsigned depth) {
    const Expr *lhs = copy(binary.lhs, depth + 1);
    const Expr *rhs = lhs ? copy(binary.rhs, depth + 1) : nullptr;
    if (!rhs)
      return nullptr;
    auto *made = make<BinaryExpr>(binary);
    made->op = elementwiseOp(binary.op);
    made->lhs = lhs;
    made->rhs = rhs;
    return made;
  }

  const Expr *copyCall(const IndexExpr &call, unsigned depth) {
    auto *callee = dynCast<IdentifierExpr>(call.base);
    const size_t count = call.arguments.size();
    if (!callee || callee->slot != noSlot ||
        !isElementwise(callee->name, count))
      return nullptr;
    body.calls.push_back({callee->name, count});
    auto *made = make<IndexExpr>(call.range, &body.arena);
    made->base = callee;
    for (const Expr *argument : call.arguments) {
      made->arguments.push_back(copy(argument, depth + 1));
      if (!made->arguments.back())
        return nullptr;
    }
    return made;
  }

  Body &body;
};

std::unique_ptr<ElementwiseBodies::Body>
ElementwiseBodies::make(const Function &function) {
  auto body = std::make_unique<Body>();
  Copy copy(*body);
  const auto &statement = cast<AssignStmt>(*function.body.front());
  const Expr *value = copy.copy(statement.value);
  if (!value)
    return body;
  auto *made = copy.make<AssignStmt>(statement.range, &body->arena);
  made->id = statement.id;
  made->targets = statement.targets;
  made->value = value;
  body->block.push_back(made);
  return body;
}

const Block *ElementwiseBodies::find(const Function &function,
                                     const IsBuiltin &isBuiltin) {
  std::shared_ptr<Body> &body = bodies[&function];
  if (!body)
    body = make(function);
  const bool fits = !body->block.empty() &&
                    std::ranges::all_of(body->calls, [&](const Call &call) {
                      return isBuiltin(call.name, call.arguments);
                    });
  return fits ? &body->block : nullptr;
}

std::shared_ptr<const void>
ElementwiseBodies::ownerOf(const Function &function) const {
  const auto found = bodies.find(&function);
  return found == bodies.end() ? nullptr : found->second;
}

void ElementwiseBodies::forget(const Program &program,
                               const std::function<void(const Stmt &)> &visit) {
  for (const Function *function : program.statementFunctions) {
    const auto found = bodies.find(function);
    if (found == bodies.end())
      continue;
    for (const Stmt *statement : found->second->block)
      visit(*statement);
    bodies.erase(found);
  }
}

} // namespace runmat
