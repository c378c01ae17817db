//===- ComplexKernels.cpp - the reference set on complex numbers *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products and quotients by their textbook formulas, each operation rounded
// once, so that compiled code can repeat them. Singles compute functions (not
// arithmetic) in double.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Values/ElementTypes.h"

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
double phase(C z) {
  return elementary::PlainElementary<double>().atan2(z.imag(), z.real());
}
C direction(C z) { return z == C(0) ? z : z / magnitude(z); }
C exponential(C z) { return std::exp(z); }
C logarithm(C z) { return std::log(z); }
C logarithm2(C z) { return std::log(z) / std::log(2.0); }
C logarithm10(C z) { return std::log(z) / std::log(10.0); }
C logarithm1p(C z) { return std::log(1.0 + z); }
C exponentialM1(C z) { return std::exp(z) - 1.0; }
C squareRoot(C z) { return std::sqrt(z); }
C sine(C z) { return std::sin(z); }
C cosine(C z) { return std::cos(z); }
C tangent(C z) { return std::tan(z); }
/// A real argument beyond the cut gets MATLAB's side of it: asin(2) is
/// 1.5708 - 1.3170i, that is the limit from below.
C belowCut(C z) { return z.imag() == 0 && z.real() > 1 ? std::conj(z) : z; }
C arcsine(C z) { return std::asin(belowCut(z)); }
C arccosine(C z) { return std::acos(belowCut(z)); }
C arctangent(C z) { return std::atan(z); }
C hyperbolicSine(C z) { return std::sinh(z); }
C hyperbolicCosine(C z) { return std::cosh(z); }
C hyperbolicTangent(C z) { return std::tanh(z); }
constexpr double degreesOfRadian = 180 / M_PI;
C arcsineInDegrees(C z) { return arcsine(z) * degreesOfRadian; }
C arccosineInDegrees(C z) { return arccosine(z) * degreesOfRadian; }
C areaSine(C z) { return std::asinh(z); }
C areaCosine(C z) { return std::acosh(z); }
C areaTangent(C z) { return std::atanh(z); }
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
/// Smith's quotient: scales by the larger part of the divisor.
template <typename T> Complex<T> divide(Complex<T> a, Complex<T> b) {
  if (b.imag() == 0)
    return {a.real() / b.real(), a.imag() / b.real()};
  if (std::abs(b.real()) >= std::abs(b.imag())) {
    const T ratio = b.imag() / b.real();
    const T scale = b.real() + b.imag() * ratio;
    return {(a.real() + a.imag() * ratio) / scale,
            (a.imag() - a.real() * ratio) / scale};
  }
  const T ratio = b.real() / b.imag();
  const T scale = b.real() * ratio + b.imag();
  return {(a.real() * ratio + a.imag()) / scale,
          (a.imag() * ratio - a.real()) / scale};
}
template <typename T> Complex<T> divideLeft(Complex<T> a, Complex<T> b) {
  return divide(b, a);
}

/// z^n for a whole exponent, by repeated squaring.
template <typename T> Complex<T> wholePower(Complex<T> base, int exponent) {
  Complex<T> result(1);
  for (int left = std::abs(exponent); left != 0; left >>= 1) {
    if (left & 1)
      result = multiply(result, base);
    base = multiply(base, base);
  }
  return exponent < 0 ? divide(Complex<T>(1), result) : result;
}

/// Real numbers with a real power follow the rule of reals, so that an element
/// does not depend on its neighbours.
template <typename T> Complex<T> power(Complex<T> a, Complex<T> b) {
  if (a.imag() == 0 && b.imag() == 0 &&
      powerIsReal(double(a.real()), double(b.real())))
    return powerOf(a.real(), b.real());
  if (b.imag() == 0 && isWhole(b.real()) && std::abs(b.real()) <= 1024)
    return wholePower(a, int(b.real()));
  if (a == Complex<T>(0))
    return b.real() > 0 ? Complex<T>(0) : Complex<T>(INFINITY);
  const C exponent = Complex<double>(b);
  return Complex<T>(std::exp(multiply(exponent, std::log(C(a)))));
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
