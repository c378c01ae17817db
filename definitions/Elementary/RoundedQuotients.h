//===- RoundedQuotients.h - singles divided, rounded once -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Division and square root of singles for machines that round them otherwise
// but have fma: a near inverse, and what a near result leaves, which fma gives
// exactly (Markstein, Computation of elementary functions on the IBM RISC
// System/6000 processor, 1990; Cornea, Harrison, Tang, Scientific Computing on
// Itanium-based Systems, 2002). Results are exact for every operand: what lies
// far from 1 goes by way of doubles, which have more than twice the digits.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H

#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {
namespace rounded {

/// Whether |x| is in [2^-60, 2^60]: no step below leaves the normal numbers.
template <typename A> TruthOf<A> isMiddling(const A &a, FloatOf<A> x) {
  FloatOf<A> size = magnitude(a, x);
  TruthOf<A> isAbove = a.less(a.literal(0x1p-60), size);
  TruthOf<A> isBelow = a.less(size, a.literal(0x1p60));
  return isAbove & isBelow;
}

/// 1/y as near as half a unit in the last place and 2^-44 of it. The odd guess
/// is for y whose digits are all ones: from an even one, 1/y is half way
/// between two numbers in the last step, and goes to the wrong one.
template <typename A> FloatOf<A> refinedInverse(const A &a, FloatOf<A> y) {
  FloatOf<A> guess = a.ofBits(a.bitsOf(inverse(a, y)) | a.pattern(1));
  FloatOf<A> rest = a.fma(negative(a, y), guess, a.literal(1));
  return a.fma(rest, guess, guess);
}

/// x/y by way of 1/y. The first correction brings the quotient next to x/y, so
/// that what is left is exact for the second, which rounds as division does:
/// x/y is further from the middle of two numbers than 1/y is from `inverseOfY`.
template <typename A>
FloatOf<A> quotientBy(const A &a, FloatOf<A> x, FloatOf<A> y,
                      FloatOf<A> inverseOfY) {
  FloatOf<A> minus = negative(a, y), quotient = x * inverseOfY;
  quotient = a.fma(a.fma(minus, quotient, x), inverseOfY, quotient);
  return a.fma(a.fma(minus, quotient, x), inverseOfY, quotient);
}

template <typename A>
FloatOf<A> quotientThroughDouble(const A &a, FloatOf<A> x, FloatOf<A> y) {
  return a.narrow(a.widen(x) / a.widen(y));
}

/// sqrt(x) for middling x > 0: Goldschmidt's steps towards the root and half of
/// its inverse, and one by what the root leaves.
template <typename A> FloatOf<A> rootOfMiddling(const A &a, FloatOf<A> x) {
  FloatOf<A> half = a.literal(0.5);
  FloatOf<A> guess =
      a.ofBits(a.pattern(0x5f375a86) - a.shiftRightLogical(a.bitsOf(x), 1));
  FloatOf<A> root = x * guess, over = guess * half;
  for (int step = 0; step < 3; ++step) {
    FloatOf<A> rest = a.fma(negative(a, over), root, half);
    root = a.fma(root, rest, root);
    over = a.fma(over, rest, over);
  }
  return a.fma(a.fma(negative(a, root), root, x), over, root);
}

} // namespace rounded

/// x/y as IEEE rounds it.
template <typename A>
FloatOf<A> roundedQuotient(const A &a, FloatOf<A> x, FloatOf<A> y) {
  static_assert(A::isSingle);
  TruthOf<A> xIsMiddling = rounded::isMiddling(a, x);
  TruthOf<A> yIsMiddling = rounded::isMiddling(a, y);
  FloatOf<A> common =
      rounded::quotientBy(a, x, y, rounded::refinedInverse(a, y));
  return a.usually(xIsMiddling & yIsMiddling, common,
                   [&] { return rounded::quotientThroughDouble(a, x, y); });
}

/// The same for a number y that is known beforehand, and middling.
template <typename A>
FloatOf<A> roundedQuotientByKnown(const A &a, FloatOf<A> x, float y) {
  static_assert(A::isSingle);
  FloatOf<A> below = a.literal(y);
  FloatOf<A> common =
      rounded::quotientBy(a, x, below, FloatOf<A>(a.literal(1 / y)));
  return a.usually(rounded::isMiddling(a, x), common,
                   [&] { return rounded::quotientThroughDouble(a, x, below); });
}

/// sqrt(x) as IEEE rounds it.
template <typename A> FloatOf<A> roundedRoot(const A &a, FloatOf<A> x) {
  static_assert(A::isSingle);
  TruthOf<A> isAbove = a.less(a.literal(0x1p-60), x);
  TruthOf<A> isBelow = a.less(x, a.literal(0x1p60));
  return a.usually(isAbove & isBelow, rounded::rootOfMiddling(a, x),
                   [&] { return a.narrow(a.wide().sqrt(a.widen(x))); });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H
