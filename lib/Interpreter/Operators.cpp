//===- Operators.cpp - unary and binary expressions -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Kernels/Operators.h"
#include "Frontend/TreeWalk.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Support/Casting.h"
#include "Values/GpuArrays.h"

#include <array>
#include <cmath>

using namespace runmat;
using ast::BinaryOp;

static bool isShortCircuit(BinaryOp op) {
  return op == BinaryOp::AndShort || op == BinaryOp::OrShort;
}

//===----------------------------------------------------------------------===//
// Applying an operator
//===----------------------------------------------------------------------===//

/// Two doubles held inline, the common case of loops. Powers stay with the
/// kernel, which has one rule for them.
static bool applyScalars(BinaryOp op, double a, double b, Value &result) {
  switch (op) {
  case BinaryOp::Plus:
    result = a + b;
    return true;
  case BinaryOp::Minus:
    result = a - b;
    return true;
  case BinaryOp::Times:
  case BinaryOp::MTimes:
    result = a * b;
    return true;
  case BinaryOp::RightDivide:
  case BinaryOp::MRightDivide:
    result = a / b;
    return true;
  case BinaryOp::LeftDivide:
  case BinaryOp::MLeftDivide:
    result = b / a;
    return true;
  case BinaryOp::Equal:
    result = Value(a == b);
    return true;
  case BinaryOp::NotEqual:
    result = Value(a != b);
    return true;
  case BinaryOp::Less:
    result = Value(a < b);
    return true;
  case BinaryOp::LessEqual:
    result = Value(a <= b);
    return true;
  case BinaryOp::Greater:
    result = Value(a > b);
    return true;
  case BinaryOp::GreaterEqual:
    result = Value(a >= b);
    return true;
  default:
    return false;
  }
}

// What the catalogue names for the operators.

template <UnaryOpcode opcode> static Value elementwise(const Value &operand) {
  return unaryOp(opcode, operand);
}

template <bool conjugate> static Value transposed(const Value &operand) {
  return transpose(operand, conjugate);
}

template <BinaryOpcode opcode>
static Value elementwise(CallContext &, const Value &lhs, const Value &rhs) {
  return binaryOp(opcode, lhs, rhs);
}

template <Value (*operation)(const Value &, const Value &)>
static Value matrix(CallContext &, const Value &lhs, const Value &rhs) {
  return operation(lhs, rhs);
}

/// An operation that may have to warn of its result.
template <Value (*operation)(const Value &, const Value &, Warning *)>
static Value matrix(CallContext &context, const Value &lhs, const Value &rhs) {
  Warning warning;
  Value result = operation(lhs, rhs, &warning);
  context.warn(warning);
  return result;
}

/// Only a product has forms that are not plain.
static Value applyBinary(CallContext &context, BinaryOp op, const Value &lhs,
                         const Value &rhs, MatrixForms forms) {
  if (forms != MatrixForms())
    return matrixMultiply({lhs, forms.lhs}, {rhs, forms.rhs});
  switch (op) {
#define RUNMAT_BINARY_OPERATOR(op, symbol, token, binding, evaluate, build)    \
  case BinaryOp::op:                                                           \
    return evaluate(context, lhs, rhs);
#include "Catalogue/Operators.inc"
  case BinaryOp::AndShort:
  case BinaryOp::OrShort:
    break; // foldBinary has them.
  }
  return {};
}

static Value applyUnary(ast::UnaryOp op, const Value &operand) {
  switch (op) {
#define RUNMAT_UNARY_OPERATOR(op, symbol, token, binding, evaluate, build)     \
  case ast::UnaryOp::op:                                                       \
    return evaluate(operand);
#include "Catalogue/Operators.inc"
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Value Interpreter::evaluateUnary(Frame &frame, const ast::UnaryExpr &expr) {
  checkStack();
  Value scratch;
  const Value &operand = evaluateOperand(frame, *expr.operand, scratch);
  if (const double *scalar = operand.inlineDouble();
      scalar && expr.op == ast::UnaryOp::Minus)
    return -*scalar;
  return applied(frame, expr, operand);
}

Value Interpreter::applied(Frame &frame, const ast::UnaryExpr &expr,
                           const Value &operand) {
  Value result = withLocation(frame, expr.range, [&] {
    return keepGpuArray(applyUnary(expr.op, operand), operand.isGpuArray());
  });
  if (isWatched)
    debugging->computed(frame, result);
  return result;
}

/// One side of a binary expression. Of a transpose the matrix itself, and
/// `form` says so: the product reads it as it is stored.
const Value &Interpreter::evaluateFactor(Frame &frame,
                                         const ast::BinaryExpr &expr,
                                         const ast::Expr &side,
                                         MatrixForm &form, Value &scratch) {
  const ast::UnaryExpr *transpose = transposedFactor(expr, side);
  if (!transpose)
    return evaluateOperand(frame, side, scratch);
  scratch = evaluate(frame, *transpose->operand);
  if (scratch.isArray() && scratch.rank() == 2 && !scratch.isScalar())
    form = transpose->op == ast::UnaryOp::CTranspose ? MatrixForm::Adjoint
                                                     : MatrixForm::Transposed;
  else
    scratch = applied(frame, *transpose, scratch);
  return scratch;
}

/// Applies `expr` to the value of its left side; the right one is evaluated
/// here, unless && or || need not know it.
Value Interpreter::foldBinary(Frame &frame, const ast::BinaryExpr &expr,
                              const Value &lhs, MatrixForm form) {
  Value result = foldPair(frame, expr, lhs, form);
  if (isWatched)
    debugging->computed(frame, result);
  return result;
}

Value Interpreter::foldPair(Frame &frame, const ast::BinaryExpr &expr,
                            const Value &lhs, MatrixForm form) {
  if (isShortCircuit(expr.op)) {
    const bool isAnd = expr.op == BinaryOp::AndShort;
    const char *name = isAnd ? "&&" : "||";
    const bool left = withLocation(
        frame, expr.lhs->range, [&] { return lhs.isTrueShortCircuit(name); });
    if (left != isAnd)
      return left;
    Value scratch;
    const Value &rhs = evaluateOperand(frame, *expr.rhs, scratch);
    return withLocation(frame, expr.rhs->range,
                        [&] { return Value(rhs.isTrueShortCircuit(name)); });
  }
  Value scratch;
  MatrixForms forms{form, MatrixForm::Plain};
  const Value &rhs = evaluateFactor(frame, expr, *expr.rhs, forms.rhs, scratch);
  const double *a = lhs.inlineDouble();
  const double *b = rhs.inlineDouble();
  Value result;
  if (a && b && applyScalars(expr.op, *a, *b, result))
    return result;
  return withLocation(frame, expr.opRange, [&] {
    return keepGpuArray(applyAnywhere(expr.op, lhs, rhs, forms),
                        lhs.isGpuArray() || rhs.isGpuArray());
  });
}

/// Here, or aside.
Value Interpreter::applyAnywhere(BinaryOp op, const Value &lhs,
                                 const Value &rhs, MatrixForms forms) {
  if (!workAside.isOn())
    return applyBinary(*this, op, lhs, rhs, forms);
  static constexpr std::array<char, size_t(BinaryOp::OrShort) + 1> operators{};
  const void *callee = &operators[size_t(op)];
  const Value operands[] = {lhs, rhs};
  if (!workAside.takes(callee, operands))
    return applyBinary(*this, op, lhs, rhs, forms);
  return workAside
      .run(*this, callee, operands,
           [op, lhs, rhs, forms](CallContext &context, ValueList &results) {
             results.push_back(applyBinary(context, op, lhs, rhs, forms));
           })
      .front();
}

/// Whether evaluating the expression cannot change a variable.
static bool isLeaf(const ast::Expr &expr) {
  return expr.kind == ast::ExprKind::Number ||
         expr.kind == ast::ExprKind::Identifier;
}

/// The innermost operator of a chain. A left variable is taken before the right
/// side runs, which may be a function that changes it.
Value Interpreter::evaluatePair(Frame &frame, const ast::BinaryExpr &expr) {
  Value scratch;
  MatrixForm form = MatrixForm::Plain;
  const Value &lhs = evaluateFactor(frame, expr, *expr.lhs, form, scratch);
  if (&lhs == &scratch || isLeaf(*expr.rhs))
    return foldBinary(frame, expr, lhs, form);
  return foldBinary(frame, expr, Value(lhs));
}

/// Operators of one level nest to the left, so a long chain is a deep left
/// spine. It is walked with a loop.
Value Interpreter::evaluateBinary(Frame &frame, const ast::BinaryExpr &expr) {
  checkStack();
  auto *inner = dynCast<ast::BinaryExpr>(expr.lhs);
  if (!inner)
    return evaluatePair(frame, expr);

  std::vector<const ast::BinaryExpr *> spine = {&expr};
  for (; inner; inner = dynCast<ast::BinaryExpr>(inner->lhs))
    spine.push_back(inner);
  Value value = evaluatePair(frame, *spine.back());
  for (size_t level = spine.size() - 1; level-- > 0;)
    value = foldBinary(frame, *spine[level], value);
  return value;
}

/// A condition of `if` or `while`. There, and only there, | and & leave out
/// their right side when a scalar left one decides.
bool Interpreter::evaluateCondition(Frame &frame, const ast::Expr &expr) {
  auto *binary = dynCast<ast::BinaryExpr>(&expr);
  const bool isOr = binary && binary->op == BinaryOp::Or;
  const bool isAnd = binary && binary->op == BinaryOp::And;
  Value scratch;
  const Value *value = nullptr;
  if (isOr || isAnd) {
    Value left = evaluate(frame, *binary->lhs);
    const bool decides =
        left.isLogical() && left.isScalar() && left.isTrue() == isOr;
    if (decides)
      return isOr;
    scratch = foldBinary(frame, *binary, left);
    value = &scratch;
  } else {
    value = &evaluateOperand(frame, expr, scratch);
  }
  if (const bool *logical = value->inlineLogical())
    return *logical;
  return withLocation(frame, expr.range, [&] { return value->isTrue(); });
}
