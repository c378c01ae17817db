//===- RealUnaryKernels.cpp - the reference set: f(x), real -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementary functions are the texts that the compiler writes; of the others
// single is computed in double and rounded once.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/FusedLoops.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Values/ElementTypes.h"
#include "definitions/Elementary/ElementaryText.h"

namespace runmat::kernels {

namespace {

using RealFunction = double (*)(double);
using Predicate = bool (*)(double);

bool anywhere(double) { return true; }
bool atLeastZero(double x) { return !(x < 0); }
bool atLeastMinusOne(double x) { return !(x < -1); }
bool atLeastOne(double x) { return !(x < 1); }
bool withinOne(double x) { return !(std::abs(x) > 1); }

template <Predicate inDomain, typename T>
bool allInDomain(const T *x, int64_t n) {
  bool all = true;
  for (int64_t i = 0; i < n; ++i)
    all &= inDomain(double(x[i]));
  return all;
}

template <typename T, RealFunction F, Predicate inDomain>
bool realLoop(const void *in, void *out, int64_t n) {
  const T *x = static_cast<const T *>(in);
  if (!allInDomain<inDomain>(x, n))
    return false;
  T *y = static_cast<T *>(out);
  for (int64_t i = 0; i < n; ++i)
    y[i] = T(F(double(x[i])));
  return true;
}

template <typename T, Predicate F>
bool predicateLoop(const void *in, void *out, int64_t n) {
  const T *x = static_cast<const T *>(in);
  auto *y = static_cast<Logical *>(out);
  for (int64_t i = 0; i < n; ++i)
    y[i] = Logical(F(double(x[i])));
  return true;
}

template <RealFunction F, Predicate inDomain = anywhere>
void addReal(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::Double) = {realLoop<double, F, inDomain>,
                                       {ElementClass::Double, false}};
  table.at(op, KernelClass::Single) = {realLoop<float, F, inDomain>,
                                       {ElementClass::Single, false}};
}

using Singles = elementary::PlainElementary<float>;
using Doubles = elementary::PlainElementary<double>;

template <auto F, Predicate inDomain, typename T>
inline bool textLoop(const T *x, T *y, int64_t n) {
  const elementary::PlainElementary<T> text;
  if (!allInDomain<inDomain>(x, n))
    return false;
  for (int64_t i = 0; i < n; ++i)
    y[i] = (text.*F)(x[i]);
  return true;
}
/// The loop with a call of the C library for each fma.
template <auto F, Predicate inDomain, typename T>
bool anyLoop(const void *in, void *out, int64_t n) {
  return textLoop<F, inDomain>(static_cast<const T *>(in),
                               static_cast<T *>(out), n);
}
/// The same for processors that have it as an instruction.
template <auto F, Predicate inDomain, typename T>
[[RUNMAT_FUSED]] bool fusedLoop(const void *in, void *out, int64_t n) {
  return textLoop<F, inDomain>(static_cast<const T *>(in),
                               static_cast<T *>(out), n);
}

template <auto F, Predicate inDomain, typename T>
UnaryKernel kernelOf(ElementClass result) {
  const bool fuses = hasFusedLoops();
  return {fuses ? fusedLoop<F, inDomain, T> : anyLoop<F, inDomain, T>,
          {result, false}};
}

template <auto ofSingles, auto ofDoubles, Predicate inDomain = anywhere>
void addText(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::Double) =
      kernelOf<ofDoubles, inDomain, double>(ElementClass::Double);
  table.at(op, KernelClass::Single) =
      kernelOf<ofSingles, inDomain, float>(ElementClass::Single);
}

template <Predicate F> void addPredicate(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::Double) = {predicateLoop<double, F>,
                                       {ElementClass::Logical, false}};
  table.at(op, KernelClass::Single) = {predicateLoop<float, F>,
                                       {ElementClass::Logical, false}};
}

double identity(double x) { return x; }
double negate(double x) { return -x; }
double zero(double) { return 0; }
double angleOf(double x) { return std::isnan(x) ? x : x < 0 ? M_PI : 0; }
bool isZero(double x) { return x == 0; }
bool isNan(double x) { return std::isnan(x); }
bool isInf(double x) { return std::isinf(x); }
bool isFinite(double x) { return std::isfinite(x); }

} // namespace

void addRealUnaryKernels(KernelTable &table) {
#define RUNMAT_ROWS_RealUnary
#include "Catalogue/Kernels.inc"
}

} // namespace runmat::kernels
