//===- TreeEquality.cpp - structural comparison of trees --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/TreeEquality.h"

#include "Frontend/TreeWalk.h"

#include <algorithm>
#include <bit>

namespace runmat {

using namespace ast;

static bool equalInterfaces(const Function &a, const Function &b);
static bool equalBlocks(const Block &a, const Block &b);

template <typename Range, typename Equal>
static bool equalRanges(const Range &a, const Range &b, Equal equal) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), equal);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

static bool equalNumbers(const NumberExpr &a, const NumberExpr &b) {
  return std::bit_cast<uint64_t>(a.value) == std::bit_cast<uint64_t>(b.value) &&
         a.integer == b.integer && a.literalClass == b.literalClass &&
         a.imaginary == b.imaginary;
}

static bool equalRowLengths(const List<List<const Expr *>> &a,
                            const List<List<const Expr *>> &b) {
  return equalRanges(
      a, b, [](const auto &x, const auto &y) { return x.size() == y.size(); });
}

/// The targets enclose the two nodes, so only their kind is compared here.
static bool equalEnds(const EndExpr &a, const EndExpr &b) {
  bool sameTarget =
      !a.target == !b.target && (!a.target || a.target->kind == b.target->kind);
  return sameTarget && a.position == b.position && a.count == b.count;
}

/// The body is an operand and compared as such.
static bool equalAnonymous(const AnonymousFunctionExpr &a,
                           const AnonymousFunctionExpr &b) {
  using Capture = AnonymousFunctionExpr::Capture;
  return equalRanges(a.captures, b.captures,
                     [](const Capture &x, const Capture &y) {
                       return x.outer == y.outer && x.inner == y.inner;
                     }) &&
         equalInterfaces(*a.function, *b.function);
}

/// Compares what two nodes of one kind hold besides their operands.
static bool equalContents(const Expr *a, const Expr *b) {
  auto same = [&]<typename Node>(auto Node::*member) {
    return static_cast<const Node *>(a)->*member ==
           static_cast<const Node *>(b)->*member;
  };
  switch (a->kind) {
  case ExprKind::Number:
    return equalNumbers(cast<NumberExpr>(*a), cast<NumberExpr>(*b));
  case ExprKind::CharArray:
    return same(&CharArrayExpr::text);
  case ExprKind::String:
    return same(&StringExpr::text);
  case ExprKind::Identifier:
    return same(&IdentifierExpr::name) && same(&IdentifierExpr::slot);
  case ExprKind::End:
    return equalEnds(cast<EndExpr>(*a), cast<EndExpr>(*b));
  case ExprKind::Unary:
    return same(&UnaryExpr::op);
  case ExprKind::Binary:
    return same(&BinaryExpr::op);
  case ExprKind::Range:
    return !cast<RangeExpr>(*a).step == !cast<RangeExpr>(*b).step;
  case ExprKind::Matrix:
    return equalRowLengths(cast<MatrixExpr>(*a).rows,
                           cast<MatrixExpr>(*b).rows);
  case ExprKind::CellArray:
    return equalRowLengths(cast<CellArrayExpr>(*a).rows,
                           cast<CellArrayExpr>(*b).rows);
  case ExprKind::Field:
    return same(&FieldExpr::name);
  case ExprKind::AnonymousFunction:
    return equalAnonymous(cast<AnonymousFunctionExpr>(*a),
                          cast<AnonymousFunctionExpr>(*b));
  case ExprKind::FunctionHandle:
    return same(&FunctionHandleExpr::name);
  case ExprKind::MetaClass:
    return same(&MetaClassExpr::name);
  default:
    return true;
  }
}

static bool equalOtherOperands(const Expr *a, const Expr *b) {
  std::vector<const Expr *> operandsOfA, operandsOfB;
  appendOtherOperands(a, operandsOfA);
  appendOtherOperands(b, operandsOfB);
  return equalRanges(
      operandsOfA, operandsOfB,
      [](const Expr *x, const Expr *y) { return equalTrees(x, y); });
}

bool equalTrees(const Expr *a, const Expr *b) {
  while (a && b) {
    if (a->kind != b->kind || a->parenthesised != b->parenthesised ||
        !equalContents(a, b) || !equalOtherOperands(a, b))
      return false;
    a = leftOperand(a);
    b = leftOperand(b);
  }
  return a == b;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

static bool equalFlags(const AssignStmt &a, const AssignStmt &b) {
  auto isIgnored = [](const Expr *x, const Expr *y) { return !x == !y; };
  return a.bracketed == b.bracketed && a.deletes == b.deletes &&
         a.display == b.display && equalRanges(a.targets, b.targets, isIgnored);
}

/// Compares what two statements of one kind hold besides expressions and
/// blocks.
static bool equalContents(const Stmt *a, const Stmt *b) {
  switch (a->kind) {
  case StmtKind::Expression:
    return cast<ExpressionStmt>(*a).display == cast<ExpressionStmt>(*b).display;
  case StmtKind::Assign:
    return equalFlags(cast<AssignStmt>(*a), cast<AssignStmt>(*b));
  case StmtKind::If:
    return cast<IfStmt>(*a).hasElse == cast<IfStmt>(*b).hasElse;
  case StmtKind::For:
    return cast<ForStmt>(*a).parallel == cast<ForStmt>(*b).parallel;
  case StmtKind::Switch:
    return cast<SwitchStmt>(*a).hasOtherwise ==
           cast<SwitchStmt>(*b).hasOtherwise;
  case StmtKind::Try:
    return cast<TryStmt>(*a).hasCatch == cast<TryStmt>(*b).hasCatch;
  case StmtKind::Command: {
    const auto &x = cast<CommandStmt>(*a), &y = cast<CommandStmt>(*b);
    return x.name == y.name && x.arguments == y.arguments &&
           x.display == y.display;
  }
  default:
    return true;
  }
}

static bool equalStatements(const Stmt *a, const Stmt *b) {
  auto equalExpr = [](const Expr *x, const Expr *y) {
    return equalTrees(x, y);
  };
  auto equalBlock = [](const Block *x, const Block *y) {
    return equalBlocks(*x, *y);
  };
  return a->kind == b->kind && a->id == b->id && equalContents(a, b) &&
         equalRanges(expressionsOf(a), expressionsOf(b), equalExpr) &&
         equalRanges(blocksOf(a), blocksOf(b), equalBlock);
}

static bool equalBlocks(const Block &a, const Block &b) {
  return equalRanges(
      a, b, [](const Stmt *x, const Stmt *y) { return equalStatements(x, y); });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static bool equalVariables(const Variable &a, const Variable &b) {
  return a.name == b.name && a.isParameter == b.isParameter &&
         a.isOutput == b.isOutput && a.isGlobal == b.isGlobal &&
         a.isPersistent == b.isPersistent && a.isDynamic == b.isDynamic &&
         a.outer == b.outer;
}

static bool equalDeclarations(const ArgumentDeclaration &a,
                              const ArgumentDeclaration &b) {
  auto equalExpr = [](const Expr *x, const Expr *y) {
    return equalTrees(x, y);
  };
  return a.name == b.name && a.className == b.className &&
         a.allProperties == b.allProperties &&
         equalRanges(a.size, b.size, equalExpr) &&
         equalRanges(a.validators, b.validators, equalExpr) &&
         equalTrees(a.defaultValue, b.defaultValue);
}

static bool equalArgumentsBlocks(const ArgumentsBlock &a,
                                 const ArgumentsBlock &b) {
  return a.attributes == b.attributes &&
         equalRanges(a.declarations, b.declarations, equalDeclarations);
}

/// Compares two functions without their bodies.
static bool equalInterfaces(const Function &a, const Function &b) {
  return a.kind == b.kind && a.name == b.name && a.parameters == b.parameters &&
         a.outputs == b.outputs && a.hasVarargin == b.hasVarargin &&
         a.hasVarargout == b.hasVarargout &&
         a.hasDynamicNames == b.hasDynamicNames &&
         a.observesNames == b.observesNames &&
         equalRanges(a.variables, b.variables, equalVariables) &&
         equalRanges(a.argumentBlocks, b.argumentBlocks, equalArgumentsBlocks);
}

static bool equalFunctions(const Function *a, const Function *b) {
  return equalInterfaces(*a, *b) && equalBlocks(a->body, b->body) &&
         equalRanges(a->nested, b->nested, equalFunctions);
}

bool equalTrees(const Program &a, const Program &b) {
  if (!a.script != !b.script || a.statementCount != b.statementCount)
    return false;
  return (!a.script || equalFunctions(a.script, b.script)) &&
         equalRanges(a.functions, b.functions, equalFunctions);
}

} // namespace runmat
