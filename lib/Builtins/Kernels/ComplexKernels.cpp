//===- ComplexKernels.cpp - the reference set on complex numbers *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions are the texts of definitions/Elementary, in the class of the
// operands. The product has its textbook formula, each operation rounded once,
// so that compiled code can repeat it.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/FusedLoops.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Builtins/Kernels/WholePowers.h"
#include "Values/ElementTypes.h"
#include "definitions/Elementary/ComplexText.h"

#include <complex>

namespace runmat::kernels {

namespace {

template <typename T> using Complex = std::complex<T>;

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

template <typename T, typename Out, auto F>
bool complexLoop(const void *in, void *out, int64_t n) {
  const auto *x = static_cast<const Complex<T> *>(in);
  auto *y = static_cast<Out *>(out);
  for (int64_t i = 0; i < n; ++i)
    y[i] = Out(F(Complex<double>(x[i])));
  return true;
}

using Singles = elementary::PlainComplex<float>;
using Doubles = elementary::PlainComplex<double>;

template <auto F, typename T>
inline void textLoop(const void *in, void *out, int64_t n) {
  const auto *x = static_cast<const Complex<T> *>(in);
  auto *y = static_cast<Complex<T> *>(out);
  const elementary::PlainComplex<T> text;
  for (int64_t i = 0; i < n; ++i) {
    const auto z = (text.*F)({x[i].real(), x[i].imag()});
    y[i] = {z.real, z.imaginary};
  }
}
/// The loop with a call of the C library for each fma.
template <auto F, typename T>
bool anyLoop(const void *in, void *out, int64_t n) {
  textLoop<F, T>(in, out, n);
  return true;
}
/// The same for processors that have it as an instruction.
template <auto F, typename T>
[[RUNMAT_FUSED]] bool fusedLoop(const void *in, void *out, int64_t n) {
  textLoop<F, T>(in, out, n);
  return true;
}

template <auto F, typename T> UnaryKernel kernelOf(ElementClass result) {
  const bool fuses = hasFusedLoops();
  return {fuses ? fusedLoop<F, T> : anyLoop<F, T>, {result, true}};
}
template <auto ofSingles, auto ofDoubles>
void addText(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::ComplexDouble) =
      kernelOf<ofDoubles, double>(ElementClass::Double);
  table.at(op, KernelClass::ComplexSingle) =
      kernelOf<ofSingles, float>(ElementClass::Single);
}

using C = Complex<double>;

template <C (*F)(C)> void addFunction(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::ComplexDouble) = {
      complexLoop<double, Complex<double>, F>, {ElementClass::Double, true}};
  table.at(op, KernelClass::ComplexSingle) = {
      complexLoop<float, Complex<float>, F>, {ElementClass::Single, true}};
}
template <double (*F)(C), auto ofSingles = F>
void addRealValued(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::ComplexDouble) = {complexLoop<double, double, F>,
                                              {ElementClass::Double, false}};
  table.at(op, KernelClass::ComplexSingle) = {
      complexLoop<float, float, ofSingles>, {ElementClass::Single, false}};
}
template <bool (*F)(C)> void addPredicate(KernelTable &table, UnaryOpcode op) {
  table.at(op, KernelClass::ComplexDouble) = {complexLoop<double, Logical, F>,
                                              {ElementClass::Logical, false}};
  table.at(op, KernelClass::ComplexSingle) = {complexLoop<float, Logical, F>,
                                              {ElementClass::Logical, false}};
}

template <double (*F)(double)> C byParts(C z) {
  return {F(z.real()), F(z.imag())};
}
C identity(C z) { return z; }
C negate(C z) { return -z; }
C conjugate(C z) { return std::conj(z); }
double realPart(C z) { return z.real(); }
double imaginaryPart(C z) { return z.imag(); }
double magnitude(C z) { return hypotenuse(z.real(), z.imag()); }
double phase(C z) { return phaseOf(z.real(), z.imag()); }
float phaseOfSingle(C z) { return phaseOf(float(z.real()), float(z.imag())); }
bool isZero(C z) { return z == C(0); }
float magnitudeOfSingle(C z) {
  return elementary::PlainElementary<float>().hypot(float(z.real()),
                                                    float(z.imag()));
}
bool isNan(C z) { return std::isnan(z.real()) || std::isnan(z.imag()); }
bool isInf(C z) { return std::isinf(z.real()) || std::isinf(z.imag()); }
bool isFinite(C z) {
  return std::isfinite(z.real()) && std::isfinite(z.imag());
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

template <typename X, typename Y, typename Out, Out (*F)(X, Y)>
void mixedBinaryLoop(const void *lhs, int64_t lhsStride, const void *rhs,
                     int64_t rhsStride, void *out, int64_t n) {
  const auto *x = static_cast<const X *>(lhs);
  const auto *y = static_cast<const Y *>(rhs);
  auto *z = static_cast<Out *>(out);
  for (int64_t i = 0; i < n; ++i)
    z[i] = F(x[i * lhsStride], y[i * rhsStride]);
}

template <typename T, typename Out, Out (*F)(Complex<T>, Complex<T>)>
constexpr BinaryFunction complexBinaryLoop =
    mixedBinaryLoop<Complex<T>, Complex<T>, Out, F>;

template <typename T> Complex<T> add(Complex<T> a, Complex<T> b) {
  return {a.real() + b.real(), a.imag() + b.imag()};
}
template <typename T> Complex<T> subtract(Complex<T> a, Complex<T> b) {
  return {a.real() - b.real(), a.imag() - b.imag()};
}
template <typename T> Complex<T> multiply(Complex<T> a, Complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}
/// By parts: a zero for the imaginary part of the real one would make NaN of
/// Inf.
template <typename T> Complex<T> scale(Complex<T> a, T b) {
  return {a.real() * b, a.imag() * b};
}
template <typename T> Complex<T> scaled(T a, Complex<T> b) {
  return {a * b.real(), a * b.imag()};
}
template <typename T>
elementary::Complex<elementary::PlainArithmetic<T>> partsOf(Complex<T> z) {
  return {z.real(), z.imag()};
}
template <typename T> Complex<T> divide(Complex<T> a, Complex<T> b) {
  const auto z = elementary::PlainComplex<T>().quotient(partsOf(a), partsOf(b));
  return {z.real, z.imaginary};
}
template <typename T> Complex<T> divideLeft(Complex<T> a, Complex<T> b) {
  return divide(b, a);
}

/// z^n by repeated squaring from 1, as units have it for n from -1 to 3.
template <typename T>
Complex<T> repeatedProduct(Complex<T> base, int exponent) {
  Complex<T> result(1);
  for (int left = std::abs(exponent); left != 0; left >>= 1) {
    if (left & 1)
      result = multiply(result, base);
    base = multiply(base, base);
  }
  return exponent < 0 ? divide(Complex<T>(1), result) : result;
}
template <typename T> Complex<T> generalPower(Complex<T> a, Complex<T> b) {
  if (a == Complex<T>(0))
    return b.real() > 0 ? Complex<T>(0) : Complex<T>(INFINITY);
  const auto z = elementary::PlainComplex<T>().power(partsOf(a), partsOf(b));
  return {z.real, z.imaginary};
}

/// Real numbers with a real power follow the rule of reals, so that an element
/// does not depend on its neighbours.
template <typename T> Complex<T> power(Complex<T> a, Complex<T> b) {
  const bool isOfReal = b.imag() == 0;
  if (a.imag() == 0 && isOfReal &&
      powerIsReal(double(a.real()), double(b.real())))
    return powerOf(a.real(), b.real());
  if (!isOfReal || !isWhole(b.real()) || std::abs(b.real()) > 1024)
    return generalPower(a, b);
  const int exponent = int(b.real());
  const bool isShort = exponent >= -1 && exponent <= 3;
  return isShort || !isFinite(C(a)) ? repeatedProduct(a, exponent)
                                    : wholePower(a, exponent);
}

/// By magnitude, then by phase; a NaN gives way to a number.
template <typename T> bool exceeds(Complex<T> a, Complex<T> b) {
  const double x = magnitude(C(a)), y = magnitude(C(b));
  return x > y || (x == y && phase(C(a)) > phase(C(b)));
}
template <typename T> Complex<T> larger(Complex<T> a, Complex<T> b) {
  return isNan(C(a)) || exceeds(b, a) ? b : a;
}
template <typename T> Complex<T> smaller(Complex<T> a, Complex<T> b) {
  return isNan(C(a)) || exceeds(a, b) ? b : a;
}

template <typename T> Logical equal(Complex<T> a, Complex<T> b) {
  return Logical(a == b);
}
template <typename T> Logical notEqual(Complex<T> a, Complex<T> b) {
  return Logical(a != b);
}
// Order compares real parts only, as MATLAB does.
template <typename T> Logical less(Complex<T> a, Complex<T> b) {
  return Logical(a.real() < b.real());
}
template <typename T> Logical lessEqual(Complex<T> a, Complex<T> b) {
  return Logical(a.real() <= b.real());
}
template <typename T> Logical greater(Complex<T> a, Complex<T> b) {
  return Logical(a.real() > b.real());
}
template <typename T> Logical greaterEqual(Complex<T> a, Complex<T> b) {
  return Logical(a.real() >= b.real());
}

template <typename T, KernelClass K> void addBinary(KernelTable &table) {
  constexpr ElementClass elementClass =
      sizeof(T) == sizeof(float) ? ElementClass::Single : ElementClass::Double;
  const ResultKind number{elementClass, true};
  const ResultKind logical{ElementClass::Logical, false};
  using Z = Complex<T>;
  const auto put = [&](BinaryOpcode op, ResultKind result,
                       BinaryFunction function,
                       BinaryFunction complexByReal = nullptr,
                       BinaryFunction realByComplex = nullptr) {
    table.at(op, K) = {function, result, complexByReal, realByComplex};
  };
#define RUNMAT_ROWS_ComplexBinary
#include "Catalogue/Kernels.inc"
}

} // namespace

void addComplexUnaryKernels(KernelTable &table) {
#define RUNMAT_ROWS_ComplexUnary
#include "Catalogue/Kernels.inc"
}

void addComplexBinaryKernels(KernelTable &table) {
  addBinary<double, KernelClass::ComplexDouble>(table);
  addBinary<float, KernelClass::ComplexSingle>(table);
}

} // namespace runmat::kernels
