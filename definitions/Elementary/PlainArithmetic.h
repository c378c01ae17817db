//===- PlainArithmetic.h - texts as computations ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Arithmetic that evaluates a text, and with it the concept: the texts of
// this folder are written over an `Arithmetic`, which this class evaluates in
// the interpreter and EmittingArithmetic writes as operations in the compiler.
// Each member is one IEEE operation, or one operation on integers, so a text
// gives the same bits on all paths.
//
// An Arithmetic is of one class of number. It has
//   Float   a single or a double, as `isSingle` says;
//   Bits    an integer of the same width: two's complement, wraps around;
//   Truth   a condition;
// with + - * / of Float, each rounded once and never contracted, + - * & | ^ of
// Bits, & and | of Truth, and the members below. A text branches nowhere: both
// sides of a choice are computed, but for the rare side of `usually`.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_PLAINARITHMETIC_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_PLAINARITHMETIC_H

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace runmat::elementary {

template <typename T> struct PlainArithmetic {
  static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>);
  static constexpr bool isSingle = std::is_same_v<T, float>;
  using Float = T;
  using Bits = std::conditional_t<isSingle, uint32_t, uint64_t>;
  /// Not bool itself, whose & and | compilers take for slips.
  struct Truth {
    bool holds;
    operator bool() const { return holds; }
    friend Truth operator&(Truth x, Truth y) { return {x.holds && y.holds}; }
    friend Truth operator|(Truth x, Truth y) { return {x.holds || y.holds}; }
  };
  /// The Arithmetic of doubles, for the few texts that docs/numerics.md names.
  using Wide = PlainArithmetic<double>;

  /// x is a number of the class.
  Float literal(double x) const { return T(x); }
  Bits pattern(uint64_t bits) const { return Bits(bits); }
  Bits bitsOf(Float x) const { return std::bit_cast<Bits>(x); }
  Float ofBits(Bits bits) const { return std::bit_cast<T>(bits); }

  /// Amounts are below the width.
  Bits shiftLeft(Bits bits, unsigned by) const { return bits << by; }
  Bits shiftRightLogical(Bits bits, unsigned by) const { return bits >> by; }
  /// Copies of the highest bit come in from the left.
  Bits shiftRight(Bits bits, unsigned by) const {
    return Bits(Signed(bits) >> by);
  }
  Bits shiftLeftBy(Bits bits, Bits by) const { return bits << by; }
  Bits shiftRightLogicalBy(Bits bits, Bits by) const { return bits >> by; }
  /// The upper half of the product of unsigned numbers.
  Bits highProduct(Bits x, Bits y) const {
    return Bits((Product(x) * y) >> std::numeric_limits<Bits>::digits);
  }

  /// Ordered comparisons: false with a NaN.
  Truth less(Float x, Float y) const { return {x < y}; }
  Truth equal(Float x, Float y) const { return {x == y}; }
  /// Of unsigned numbers.
  Truth lessBits(Bits x, Bits y) const { return {x < y}; }
  Truth equalBits(Bits x, Bits y) const { return {x == y}; }
  Truth negation(Truth x) const { return {!x.holds}; }

  Float select(Truth condition, Float x, Float y) const {
    return condition ? x : y;
  }
  Bits selectBits(Truth condition, Bits x, Bits y) const {
    return condition ? x : y;
  }
  /// `common` where the condition holds, as it nearly always does; elsewhere
  /// what `rare()` makes.
  template <typename Rare>
  Float usually(Truth condition, Float common, Rare rare) const {
    return condition ? common : rare();
  }
  /// The same for several numbers at once: one branch around one rare side.
  template <size_t n, typename Rare>
  std::array<Float, n> usually(Truth condition, std::array<Float, n> common,
                               Rare rare) const {
    return condition ? common : rare();
  }

  /// x*y + z, rounded once. Whether a subnormal single among the operands, or
  /// as the result, is taken for 0 must not count: some devices do.
  Float fma(Float x, Float y, Float z) const { return std::fma(x, y, z); }
  /// The same where it does count.
  Float fmaOfAll(Float x, Float y, Float z) const { return fma(x, y, z); }
  Float sqrt(Float x) const { return std::sqrt(x); }
  Float floor(Float x) const { return std::floor(x); }
  /// Toward zero. What is not within the range of a signed integer, NaN too,
  /// gives any number, which a text must not choose.
  Bits toInteger(Float x) const {
    constexpr T beyond = -T(std::numeric_limits<Signed>::min());
    return x >= -beyond && x < beyond ? Bits(Signed(x)) : Bits(0);
  }
  /// Of a signed integer, rounded to nearest.
  Float ofInteger(Bits x) const { return T(Signed(x)); }

  /// For singles: what computes in doubles, whose Floats these give and take.
  Wide wide() const { return {}; }
  double widen(Float x) const { return x; }
  /// Rounded once.
  Float narrow(double x) const { return T(x); }

private:
  using Signed = std::make_signed_t<Bits>;
  __extension__ typedef unsigned __int128 Longest;
  using Product = std::conditional_t<isSingle, uint64_t, Longest>;
};

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_PLAINARITHMETIC_H
