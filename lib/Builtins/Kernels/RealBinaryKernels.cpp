//===- RealBinaryKernels.cpp - the reference set: f(x,y), real --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the class of the operands.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/FusedLoops.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Values/ElementTypes.h"
#include "definitions/Elementary/ElementaryText.h"

namespace runmat::kernels {

namespace {

template <typename T, typename Out, Out (*F)(T, T)>
void binaryLoop(const void *lhs, int64_t lhsStride, const void *rhs,
                int64_t rhsStride, void *out, int64_t n) {
  const T *x = static_cast<const T *>(lhs);
  const T *y = static_cast<const T *>(rhs);
  Out *z = static_cast<Out *>(out);
  for (int64_t i = 0; i < n; ++i)
    z[i] = F(x[i * lhsStride], y[i * rhsStride]);
}

template <double (*D)(double, double), float (*S)(float, float)>
void addArithmetic(KernelTable &table, BinaryOpcode op) {
  table.at(op, KernelClass::Double) = {binaryLoop<double, double, D>,
                                       {ElementClass::Double, false}};
  table.at(op, KernelClass::Single) = {binaryLoop<float, float, S>,
                                       {ElementClass::Single, false}};
}

/// The loop for processors that have fma as an instruction: elsewhere it is a
/// call of the C library.
template <typename T, T (*F)(T, T)>
[[RUNMAT_FUSED]] void fusedLoop(const void *lhs, int64_t lhsStride,
                                const void *rhs, int64_t rhsStride, void *out,
                                int64_t n) {
  binaryLoop<T, T, F>(lhs, lhsStride, rhs, rhsStride, out, n);
}

template <double (*D)(double, double), float (*S)(float, float)>
void addFunction(KernelTable &table, BinaryOpcode op) {
  addArithmetic<D, S>(table, op);
  if (!hasFusedLoops())
    return;
  table.at(op, KernelClass::Double).function = fusedLoop<double, D>;
  table.at(op, KernelClass::Single).function = fusedLoop<float, S>;
}

using Singles = elementary::PlainElementary<float>;
using Doubles = elementary::PlainElementary<double>;

template <typename T, auto F> T byText(T x, T y) {
  return (elementary::PlainElementary<T>().*F)(x, y);
}
template <auto ofSingles, auto ofDoubles>
void addText(KernelTable &table, BinaryOpcode op) {
  addFunction<byText<double, ofDoubles>, byText<float, ofSingles>>(table, op);
}

template <Logical (*D)(double, double), Logical (*S)(float, float)>
void addRelation(KernelTable &table, BinaryOpcode op) {
  table.at(op, KernelClass::Double) = {binaryLoop<double, Logical, D>,
                                       {ElementClass::Logical, false}};
  table.at(op, KernelClass::Single) = {binaryLoop<float, Logical, S>,
                                       {ElementClass::Logical, false}};
}

template <typename T> T add(T a, T b) { return a + b; }
template <typename T> T subtract(T a, T b) { return a - b; }
template <typename T> T multiply(T a, T b) { return a * b; }
template <typename T> T divide(T a, T b) { return a / b; }
template <typename T> T divideLeft(T a, T b) { return b / a; }
template <typename T> Logical equal(T a, T b) { return Logical(a == b); }
template <typename T> Logical notEqual(T a, T b) { return Logical(a != b); }
template <typename T> Logical less(T a, T b) { return Logical(a < b); }
template <typename T> Logical lessEqual(T a, T b) { return Logical(a <= b); }
template <typename T> Logical greater(T a, T b) { return Logical(a > b); }
template <typename T> Logical greaterEqual(T a, T b) { return Logical(a >= b); }
template <typename T> Logical both(T a, T b) {
  return Logical(a != 0 && b != 0);
}
template <typename T> Logical either(T a, T b) {
  return Logical(a != 0 || b != 0);
}
template <typename T> Logical oneOf(T a, T b) {
  return Logical((a != 0) != (b != 0));
}

/// Bit operations on whole non-negative numbers below 2^53.
double bitAnd(double a, double b) { return double(uint64_t(a) & uint64_t(b)); }
double bitOr(double a, double b) { return double(uint64_t(a) | uint64_t(b)); }
double bitXor(double a, double b) { return double(uint64_t(a) ^ uint64_t(b)); }
/// a shifted left by b, or right by -b; bits past 2^53 are lost.
double bitShift(double a, double b) {
  constexpr uint64_t mask = (uint64_t(1) << 53) - 1;
  if (std::abs(b) > 63)
    return 0;
  return b < 0 ? double(uint64_t(a) >> int(-b))
               : double((uint64_t(a) << int(b)) & mask);
}
template <double (*F)(double, double)> float inDouble(float a, float b) {
  return float(F(a, b));
}
template <double (*F)(double, double)>
void addBitOperation(KernelTable &table, BinaryOpcode op) {
  addArithmetic<F, inDouble<F>>(table, op);
}

} // namespace

void addRealBinaryKernels(KernelTable &table) {
#define RUNMAT_ROWS_RealBinary
#include "Catalogue/Kernels.inc"
}

} // namespace runmat::kernels
