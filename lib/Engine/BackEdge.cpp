//===- BackEdge.cpp - loops entered between two turns -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/BackEdge.h"
#include "Engine/Preview.h"
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace runmat::ast;

namespace runmat {

static bool isWhole(double number) {
  return number == std::trunc(number) && std::abs(number) <= 0x1p53;
}

static std::optional<double> numberBefore(double first, double step) {
  const double before = first - step;
  const bool isNegativeZero = first == 0 && std::signbit(first);
  if (!isWhole(first) || !isWhole(step) || before + step != first ||
      isNegativeZero)
    return std::nullopt;
  return before;
}

namespace {

/// The number that a bound of a range is, where that follows from numbers and
/// variables that are doubles by sums and products, or from sizes of variables.
/// Anything else may have effects, or is another thing to the compiler.
class Bound {
public:
  Bound(Frame &frame, const IsBuiltin &isBuiltin)
      : frame(frame), isBuiltin(isBuiltin) {}

  std::optional<double> value(const Expr &expr, unsigned depth = 0) const {
    constexpr unsigned mostDepth = 16; // Beyond it nobody writes a bound.
    if (depth > mostDepth)
      return std::nullopt;
    if (isDouble(&expr))
      return cast<NumberExpr>(expr).value;
    if (auto *name = dynCast<IdentifierExpr>(&expr))
      return variable(*name);
    if (auto *unary = dynCast<UnaryExpr>(&expr))
      return negated(*unary, depth);
    if (auto *call = dynCast<IndexExpr>(&expr))
      return called(*call);
    auto *binary = dynCast<BinaryExpr>(&expr);
    return binary ? combined(*binary, depth) : std::nullopt;
  }

private:
  static bool isDouble(const Expr *expr) {
    auto *number = dynCast<NumberExpr>(expr);
    return number && !number->imaginary &&
           number->literalClass == LiteralClass::Double;
  }

  std::optional<double> variable(const IdentifierExpr &name) const {
    const double *value = name.slot == noSlot
                              ? nullptr
                              : frame.variable(name.slot).inlineDouble();
    return value ? std::optional(*value) : std::nullopt;
  }

  std::optional<double> negated(const UnaryExpr &unary, unsigned depth) const {
    const auto operand = unary.op == UnaryOp::Minus
                             ? value(*unary.operand, depth + 1)
                             : std::nullopt;
    return operand ? std::optional(-*operand) : std::nullopt;
  }

  std::optional<double> combined(const BinaryExpr &binary,
                                 unsigned depth) const {
    const auto a = value(*binary.lhs, depth + 1),
               b = a ? value(*binary.rhs, depth + 1) : a;
    if (!b)
      return std::nullopt;
    switch (binary.op) {
    case BinaryOp::Plus:
      return *a + *b;
    case BinaryOp::Minus:
      return *a - *b;
    case BinaryOp::Times:
    case BinaryOp::MTimes:
      return *a * *b;
    default:
      return std::nullopt;
    }
  }

  /// Of a builtin on variables and numbers: the size of an array, say.
  std::optional<double> called(const IndexExpr &call) const {
    auto *callee = dynCast<IdentifierExpr>(call.base);
    const bool isKnown =
        callee && callee->slot == noSlot && isBuiltin(callee->name) &&
        std::ranges::all_of(call.arguments, [](const Expr *argument) {
          auto *name = dynCast<IdentifierExpr>(argument);
          return name ? name->slot != noSlot : isDouble(argument);
        });
    const double value = isKnown ? Preview(frame).value(&call) : NAN;
    return std::isnan(value) ? std::nullopt : std::optional(value);
  }

  Frame &frame;
  const IsBuiltin &isBuiltin;
};

} // namespace

bool isKnownByVariable(Frame &frame, const ForStmt &loop,
                       const LoopState &state, const IsBuiltin &isBuiltin) {
  const auto *range = dynCast<RangeExpr>(loop.iterated);
  if (!range || !state.isOverRange() || !isa<IdentifierExpr>(loop.target))
    return false;
  const auto [first, step, last] = state.range;
  const Bound bound(frame, isBuiltin);
  return isWhole(first) && isWhole(step) && isWhole(last) &&
         bound.value(*range->last) == last &&
         (!range->step || bound.value(*range->step) == step);
}

/// Whether a statement of the block assigns a variable of the slots.
static bool assigns(const Block &block, const std::set<Slot> &slots) {
  return std::ranges::any_of(block, [&](const Stmt *statement) {
    return std::ranges::any_of(assignedNames(statement),
                               [&](const IdentifierExpr *name) {
                                 return name && slots.contains(name->slot);
                               }) ||
           std::ranges::any_of(blocksOf(statement), [&](const Block *inner) {
             return assigns(*inner, slots);
           });
  });
}

/// The variables that tell a unit which turns there are.
static std::set<Slot> countingSlots(const IdentifierExpr &target,
                                    const RangeExpr &range) {
  std::set<Slot> slots = {target.slot};
  forEachExpression(&range, [&](const Expr &part) {
    if (auto *name = dynCast<IdentifierExpr>(&part);
        name && name->slot != noSlot)
      slots.insert(name->slot);
    return true;
  });
  return slots;
}

bool willBeKnownByVariable(Frame &frame, const ForStmt &loop,
                           const IsBuiltin &isBuiltin) {
  const auto *range = dynCast<RangeExpr>(loop.iterated);
  const auto *target = dynCast<IdentifierExpr>(loop.target);
  if (!range || !target)
    return false;
  const Bound bound(frame, isBuiltin);
  const auto first = bound.value(*range->first),
             last = bound.value(*range->last),
             step = range->step ? bound.value(*range->step) : 1.0;
  return first && step && last && isWhole(*last) &&
         numberBefore(*first, *step) && keepsItsTurns(loop);
}

bool keepsItsTurns(const Stmt &loop) {
  auto *counted = dynCast<ForStmt>(&loop);
  const auto *range = counted ? dynCast<RangeExpr>(counted->iterated) : nullptr;
  const auto *target =
      counted ? dynCast<IdentifierExpr>(counted->target) : nullptr;
  return !counted || (range && target &&
                      !assigns(counted->body, countingSlots(*target, *range)));
}

bool canGoOn(Frame &frame, const ForStmt &loop, const LoopState &state,
             const IsBuiltin &isBuiltin) {
  auto *target = dynCast<IdentifierExpr>(loop.target);
  const double *variable =
      target ? frame.variable(target->slot).inlineDouble() : nullptr;
  const double before =
      state.range.first + state.range.step * double(state.iteration - 1);
  return variable && *variable == before &&
         isKnownByVariable(frame, loop, state, isBuiltin);
}

std::optional<double> elementBefore(const LoopState &state) {
  return numberBefore(state.range.first, state.range.step);
}

} // namespace runmat
