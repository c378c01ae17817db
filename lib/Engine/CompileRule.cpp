//===- CompileRule.cpp - whether compiling a statement pays -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace runmat::ast;

namespace runmat {

namespace {

/// Walking the tree of a statement costs about as much as this many elements.
constexpr double statementWork = 64;
/// Arrays below this are scalars as far as the cost of a unit's entry goes.
constexpr double smallestArray = 256;
/// Turns of a loop whose range cannot be told before it runs.
constexpr double unknownTurns = 1000;
/// A dimension beyond it is not previewed.
constexpr double mostDimensions = 64;
/// No estimate grows beyond this.
constexpr double mostWork = 1e18;

/// Functions whose arguments are extents.
bool takesExtents(std::string_view name) {
  constexpr std::array names = {"zeros", "ones",  "rand",     "randn", "randi",
                                "eye",   "false", "linspace", "true",  "nan",
                                "NaN",   "inf",   "Inf",      "repmat"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Values of simple expressions before they are evaluated, so that trip counts
/// and sizes can be told. An unknown value is NaN.
class Preview {
public:
  explicit Preview(Frame &frame) : frame(frame) {}

  double value(const Expr *expr, unsigned depth = 0) {
    if (!expr || depth > 8)
      return NAN;
    if (auto *number = dynCast<NumberExpr>(expr))
      return number->value;
    if (auto *name = dynCast<IdentifierExpr>(expr))
      return scalar(*name);
    if (auto *unary = dynCast<UnaryExpr>(expr))
      return unary->op == UnaryOp::Minus ? -value(unary->operand, depth + 1)
                                         : NAN;
    if (auto *binary = dynCast<BinaryExpr>(expr))
      return combine(*binary, depth);
    if (auto *call = dynCast<IndexExpr>(expr))
      return count(*call);
    return NAN;
  }

  /// Elements of first:step:last.
  double turns(const RangeExpr &range) {
    double step = range.step ? value(range.step) : 1;
    double count =
        std::floor((value(range.last) - value(range.first)) / step) + 1;
    return std::isnan(count) ? NAN : std::max(count, 0.0);
  }

  /// The largest array that evaluating an expression meets or makes.
  double elements(const Expr *root) {
    double largest = 0;
    std::vector<const Expr *> work{root};
    while (!work.empty()) {
      const Expr *expr = work.back();
      work.pop_back();
      if (!expr)
        continue;
      largest = std::max(largest, own(*expr));
      if (const Expr *left = leftOperand(expr))
        work.push_back(left);
      if (expr->kind != ExprKind::AnonymousFunction)
        appendOtherOperands(expr, work);
    }
    return largest;
  }

private:
  Frame &frame;

  const Value *variable(const IdentifierExpr &name) {
    return name.slot == noSlot ? nullptr : &frame.variable(name.slot);
  }

  double scalar(const IdentifierExpr &name) {
    const Value *value = variable(name);
    const double *number = value ? value->inlineDouble() : nullptr;
    return number ? *number : NAN;
  }

  double combine(const BinaryExpr &expr, unsigned depth) {
    double a = value(expr.lhs, depth + 1), b = value(expr.rhs, depth + 1);
    switch (expr.op) {
    case BinaryOp::Add:
      return a + b;
    case BinaryOp::Subtract:
      return a - b;
    case BinaryOp::Times:
    case BinaryOp::MTimes:
      return a * b;
    case BinaryOp::RightDivide:
    case BinaryOp::MRightDivide:
      return a / b;
    default:
      return NAN;
    }
  }

  /// numel(x), length(x) and size(x, k) of an array.
  double count(const IndexExpr &call) {
    auto *callee = dynCast<IdentifierExpr>(call.base);
    auto *argument = call.arguments.empty()
                         ? nullptr
                         : dynCast<IdentifierExpr>(call.arguments.front());
    const Value *array = argument ? variable(*argument) : nullptr;
    if (!callee || callee->slot != noSlot || !array || !array->isArray())
      return NAN;
    if (callee->name == "numel")
      return double(array->count());
    if (callee->name == "length")
      return length(*array);
    bool isExtent = callee->name == "size" && call.arguments.size() == 2;
    double dimension = isExtent ? value(call.arguments[1]) : NAN;
    return dimension >= 1 && dimension <= mostDimensions
               ? double(array->extent(size_t(dimension) - 1))
               : NAN;
  }

  static double length(const Value &array) {
    int64_t longest = 0;
    for (size_t d = 0; d < array.extents().rank(); ++d)
      longest = std::max(longest, array.extent(d));
    return array.isEmpty() ? 0 : double(longest);
  }

  double own(const Expr &expr) {
    if (auto *name = dynCast<IdentifierExpr>(&expr)) {
      const Value *value = variable(*name);
      return value && value->isArray() ? double(value->count()) : 0;
    }
    double size = 0;
    if (auto *range = dynCast<RangeExpr>(&expr))
      size = turns(*range);
    else if (auto *call = dynCast<IndexExpr>(&expr))
      size = made(*call);
    return std::isnan(size) ? 0 : size;
  }

  /// Elements of zeros(m, n) and the like.
  double made(const IndexExpr &call) {
    auto *callee = dynCast<IdentifierExpr>(call.base);
    if (!callee || callee->slot != noSlot || !takesExtents(callee->name))
      return 0;
    if (callee->name == "linspace")
      return call.arguments.size() == 3 ? value(call.arguments[2]) : 100;
    double product = 1;
    for (const Expr *argument : call.arguments)
      if (double extent = value(argument); !std::isnan(extent))
        product *= std::max(extent, 0.0);
    return call.arguments.size() == 1 ? product * product : product;
  }
};

class Estimate {
public:
  explicit Estimate(Frame &frame) : preview(frame) {}

  double elements(const Stmt &statement) {
    double largest = 0;
    for (const Expr *expr : expressionsOf(&statement))
      largest = std::max(largest, preview.elements(expr));
    return largest >= smallestArray ? largest : 0;
  }

  double bodies(const Stmt &statement) {
    double sum = 0;
    for (const Block *block : blocksOf(&statement))
      for (const Stmt *each : *block)
        sum += work(*each) + statementWork;
    return sum;
  }

  double work(const Stmt &statement) {
    return std::min(mostWork,
                    elements(statement) + turns(statement) * bodies(statement));
  }

private:
  Preview preview;

  /// Of a `while` the turns are counted as they come.
  double turns(const Stmt &statement) {
    auto *loop = dynCast<ForStmt>(&statement);
    if (!loop)
      return 1;
    auto *range = dynCast<RangeExpr>(loop->iterated);
    double count = range ? preview.turns(*range) : NAN;
    return std::isnan(count) ? unknownTurns : count;
  }
};

} // namespace

double estimateWork(Frame &frame, const Stmt &statement) {
  Estimate estimate(frame);
  if (isa<ForStmt>(&statement) || isa<WhileStmt>(&statement))
    return estimate.work(statement);
  double sum = estimate.elements(statement);
  for (const Block *block : blocksOf(&statement))
    for (const Stmt *each : *block)
      sum += estimateWork(frame, *each);
  return sum;
}

bool CompileRule::add(const Stmt &statement, double amount) {
  return amount > 0 && (work[&statement] += amount) >= compileWork;
}

bool CompileRule::visit(Frame &frame, const Stmt &statement) {
  return add(statement, estimateWork(frame, statement));
}

bool CompileRule::visitTurn(Frame &frame, const WhileStmt &loop) {
  return add(loop, Estimate(frame).bodies(loop));
}

} // namespace runmat
