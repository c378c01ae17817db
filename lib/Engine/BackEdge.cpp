//===- BackEdge.cpp - loops entered between two turns -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/BackEdge.h"
#include "Support/Casting.h"

#include <cmath>
#include <optional>

using namespace runmat::ast;

namespace runmat {

static bool isWhole(double number) {
  return number == std::trunc(number) && std::abs(number) <= 0x1p53;
}

/// The value of a sum or product of numbers and variables that are doubles.
/// Anything else may have effects, or is another thing to the compiler.
static std::optional<double> valueOf(Frame &frame, const Expr &expr,
                                     unsigned depth = 0) {
  if (auto *number = dynCast<NumberExpr>(&expr))
    return number->imaginary || number->literalClass != LiteralClass::Double
               ? std::nullopt
               : std::optional(number->value);
  if (auto *name = dynCast<IdentifierExpr>(&expr)) {
    const double *value = name->slot == noSlot
                              ? nullptr
                              : frame.variable(name->slot).inlineDouble();
    return value ? std::optional(*value) : std::nullopt;
  }
  auto *binary = dynCast<BinaryExpr>(&expr);
  constexpr unsigned mostDepth = 16; // Beyond it nobody writes a bound.
  if (!binary || depth > mostDepth)
    return std::nullopt;
  const auto a = valueOf(frame, *binary->lhs, depth + 1),
             b = a ? valueOf(frame, *binary->rhs, depth + 1) : a;
  if (!b)
    return std::nullopt;
  switch (binary->op) {
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

bool canGoOn(Frame &frame, const ForStmt &loop, const LoopState &state) {
  const auto *range = dynCast<RangeExpr>(loop.iterated);
  if (!range || !state.isOverRange())
    return false;
  const auto [first, step, last] = state.range;
  if (!isWhole(first) || !isWhole(step) || !isWhole(last))
    return false;
  const double before = first + step * double(state.iteration - 1);
  return isa<IdentifierExpr>(loop.target) &&
         valueOf(frame, *loop.target) == before &&
         valueOf(frame, *range->last) == last &&
         (!range->step || valueOf(frame, *range->step) == step);
}

} // namespace runmat
