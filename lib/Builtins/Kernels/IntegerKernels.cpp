//===- IntegerKernels.cpp - the reference set on integers -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Classes up to 32 bits compute in double, which holds every operand exactly,
// and round once into the class; 64-bit classes take the exact functions.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ExactInteger.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"

namespace runmat::kernels {

namespace {

/// The type of operands: what `operandNumber` says of the class.
template <typename T>
using Operand = std::conditional_t<isWideInteger<T>, Wide, double>;

template <typename T> struct Arithmetic {
  using N = Operand<T>;
  static T add(N a, N b) {
    if constexpr (isWideInteger<T>)
      return exactSum<T>(a, b);
    else
      return saturate<T>(a + b);
  }
  static T subtract(N a, N b) { return add(a, -b); }
  static T multiply(N a, N b) {
    if constexpr (isWideInteger<T>)
      return exactProduct<T>(a, b);
    else
      return saturate<T>(a * b);
  }
  static T divide(N a, N b) {
    if constexpr (isWideInteger<T>)
      return exactQuotient<T>(a, b);
    else
      return saturate<T>(a / b);
  }
  static T divideLeft(N a, N b) { return divide(b, a); }
  static T power(N a, N b) {
    if constexpr (isWideInteger<T>)
      return exactPower<T>(a, b);
    else
      return saturate<T>(powerOf(a, b));
  }
  static T mod(N a, N b) {
    if constexpr (isWideInteger<T>)
      return exactMod<T>(a, b);
    else
      return saturate<T>(modOf(a, b));
  }
  static T rem(N a, N b) { return b == 0 ? T(0) : saturate<T>(remOf(a, b)); }
  static T larger(N a, N b) { return saturate<T>(maxOf(a, b)); }
  static T smaller(N a, N b) { return saturate<T>(minOf(a, b)); }
};

template <typename T> struct Bits {
  using N = Operand<T>;
  using U = std::make_unsigned_t<T>;
  static U bits(N value) { return U(saturate<T>(value)); }
  static T both(N a, N b) { return T(bits(a) & bits(b)); }
  static T either(N a, N b) { return T(bits(a) | bits(b)); }
  static T differing(N a, N b) { return T(bits(a) ^ bits(b)); }
  /// To the right the sign comes in, so that a negative number ends at -1.
  static T shift(N a, N b) {
    constexpr int width = 8 * sizeof(T);
    const bool isFar = std::abs(b) >= N(width);
    if (b < 0 && std::is_signed_v<T>)
      return T(saturate<T>(a) >> (isFar ? width - 1 : int(-b)));
    if (isFar)
      return 0;
    return b < 0 ? T(saturate<T>(a) >> int(-b)) : T(bits(a) << int(b));
  }
};

template <typename N> struct Relation {
  static Logical equal(N a, N b) { return Logical(a == b); }
  static Logical notEqual(N a, N b) { return Logical(a != b); }
  static Logical less(N a, N b) { return Logical(a < b); }
  static Logical lessEqual(N a, N b) { return Logical(a <= b); }
  static Logical greater(N a, N b) { return Logical(a > b); }
  static Logical greaterEqual(N a, N b) { return Logical(a >= b); }
  static Logical both(N a, N b) { return Logical(a != 0 && b != 0); }
  static Logical either(N a, N b) { return Logical(a != 0 || b != 0); }
  static Logical oneOf(N a, N b) { return Logical((a != 0) != (b != 0)); }
};

template <typename N, typename Out, Out (*F)(N, N)>
void integerLoop(const void *lhs, int64_t lhsStride, const void *rhs,
                 int64_t rhsStride, void *out, int64_t n) {
  const N *x = static_cast<const N *>(lhs);
  const N *y = static_cast<const N *>(rhs);
  Out *z = static_cast<Out *>(out);
  for (int64_t i = 0; i < n; ++i)
    z[i] = F(x[i * lhsStride], y[i * rhsStride]);
}

template <typename T, T (*F)(T)>
bool integerUnaryLoop(const void *in, void *out, int64_t n) {
  const T *x = static_cast<const T *>(in);
  T *y = static_cast<T *>(out);
  for (int64_t i = 0; i < n; ++i)
    y[i] = F(x[i]);
  return true;
}
template <typename T, bool (*F)(T)>
bool integerPredicateLoop(const void *in, void *out, int64_t n) {
  const T *x = static_cast<const T *>(in);
  auto *y = static_cast<Logical *>(out);
  for (int64_t i = 0; i < n; ++i)
    y[i] = Logical(F(x[i]));
  return true;
}

template <typename T> T identity(T x) { return x; }
template <typename T> T zeroOf(T) { return 0; }
template <typename T> T negate(T x) {
  if constexpr (std::is_unsigned_v<T>)
    return 0;
  else
    return x == std::numeric_limits<T>::min() ? std::numeric_limits<T>::max()
                                              : T(-x);
}
template <typename T> T magnitude(T x) { return x < T(0) ? negate(x) : x; }
template <typename T> T signOfInteger(T x) { return T((x > 0) - (x < T(0))); }
template <typename T> bool isZero(T x) { return x == 0; }
template <typename T> bool never(T) { return false; }
template <typename T> bool always(T) { return true; }

template <typename T> void addUnary(KernelTable &table, ElementClass element) {
  const KernelClass k = kernelClass(element, false);
  const ResultKind own{element, false};
  const ResultKind logical{ElementClass::Logical, false};
  const auto put = [&](UnaryOpcode op, ResultKind result,
                       UnaryFunction function) {
    table.at(op, k) = {function, result};
  };
#define RUNMAT_ROWS_IntegerUnary
#include "Catalogue/Kernels.inc"
}

template <typename T, T (*F)(Operand<T>, Operand<T>)>
constexpr BinaryFunction loopOf = integerLoop<Operand<T>, T, F>;

template <typename N, Logical (*F)(N, N)>
constexpr BinaryFunction relationOf = integerLoop<N, Logical, F>;

template <typename T> void addBinary(KernelTable &table, ElementClass element) {
  using A = Arithmetic<T>;
  using B = Bits<T>;
  using N = Operand<T>;
  using R = Relation<N>;
  const KernelClass k = kernelClass(element, false);
  const ResultKind own{element, false};
  const ResultKind logical{ElementClass::Logical, false};
  const auto put = [&](BinaryOpcode op, ResultKind result,
                       BinaryFunction function) {
    table.at(op, k) = {function, result};
  };
#define RUNMAT_ROWS_IntegerBinary
#include "Catalogue/Kernels.inc"
}

constexpr ElementClass integerClasses[] = {
    ElementClass::Int8,   ElementClass::Int16, ElementClass::Int32,
    ElementClass::Int64,  ElementClass::UInt8, ElementClass::UInt16,
    ElementClass::UInt32, ElementClass::UInt64};

/// Calls `visitor(TypeTag<T>(), class)` for each integer class.
template <typename Visitor> void forEachInteger(Visitor visitor) {
  for (ElementClass element : integerClasses)
    visitElementType(element, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      if constexpr (std::is_integral_v<T> && !std::is_same_v<T, char16_t>)
        visitor(tag, element);
    });
}

} // namespace

void addIntegerUnaryKernels(KernelTable &table) {
  forEachInteger([&](auto tag, ElementClass element) {
    addUnary<typename decltype(tag)::Type>(table, element);
  });
}

void addIntegerBinaryKernels(KernelTable &table) {
  forEachInteger([&](auto tag, ElementClass element) {
    using T = typename decltype(tag)::Type;
    addBinary<T>(table, element);
  });
}

} // namespace runmat::kernels
