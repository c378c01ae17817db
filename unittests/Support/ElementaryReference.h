//===- ElementaryReference.h - exact elementary functions -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function of the texts beside MPFR's, which gives any number of digits,
// and beside the C library's in the next wider type, which is quick.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYREFERENCE_H
#define RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYREFERENCE_H

#include "AngleReference.h"
#include "SpecialReference.h"

#include "definitions/Elementary/ElementaryText.h"

#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace runmat::test {

/// Holds every result before it is rounded to T.
template <typename T>
using Wider = std::conditional_t<std::is_same_v<T, float>, double, long double>;
template <typename T>
using BitsOf = std::conditional_t<std::is_same_v<T, float>, uint32_t, uint64_t>;

/// A number of 200 bits.
class Exact {
public:
  Exact() { mpfr_init2(value, 200); }
  explicit Exact(long double x) : Exact() { mpfr_set_ld(value, x, MPFR_RNDN); }
  Exact(const Exact &) = delete;
  Exact &operator=(const Exact &) = delete;
  ~Exact() { mpfr_clear(value); }

  mpfr_t value;
};

/// One of the functions of one argument.
template <typename T> struct Function {
  using Text = elementary::PlainElementary<T>;

  const char *name;
  T (Text::*text)(T) const;
  int (*exact)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
  Wider<T> (*near)(Wider<T>);
  /// Where its results are neither 0, 1 nor infinite.
  double low, high;

  T operator()(T x) const { return (Text().*text)(x); }
  friend void PrintTo(const Function &f, std::ostream *out) { *out << f.name; }
};

inline double exp10Of(double x) { return ::exp10(x); }
inline long double exp10Of(long double x) { return ::exp10l(x); }

/// Those of ratios, and roots.
template <typename T> std::vector<Function<T>> inverseFunctions() {
  using W = Wider<T>;
  using Text = elementary::PlainElementary<T>;
  constexpr W degree = 180 / piOf<W>;
  return {
      {"asin", &Text::asin, mpfr_asin, [](W x) { return std::asin(x); }, -1, 1},
      {"acos", &Text::acos, mpfr_acos, [](W x) { return std::acos(x); }, -1, 1},
      {"atan", &Text::atan, mpfr_atan, [](W x) { return std::atan(x); }, -9, 9},
      {"asind", &Text::asind, exactOfDegrees<mpfr_asinu>,
       [](W x) { return std::asin(x) * degree; }, -1, 1},
      {"acosd", &Text::acosd, exactOfDegrees<mpfr_acosu>,
       [](W x) { return std::acos(x) * degree; }, -1, 1},
      {"atand", &Text::atand, exactOfDegrees<mpfr_atanu>,
       [](W x) { return std::atan(x) * degree; }, -9, 9},
      {"rsqrt", &Text::rsqrt, exactInverseRoot,
       [](W x) { return 1 / std::sqrt(x); }, 0, 9},
      {"cbrt", &Text::cbrt, mpfr_cbrt, [](W x) { return std::cbrt(x); }, -9, 9},
  };
}

template <typename T> std::vector<Function<T>> functionsOfAngles() {
  using W = Wider<T>;
  using Text = elementary::PlainElementary<T>;
  return {
      {"sin", &Text::sin, mpfr_sin, [](W x) { return std::sin(x); }, -9, 9},
      {"cos", &Text::cos, mpfr_cos, [](W x) { return std::cos(x); }, -9, 9},
      {"tan", &Text::tan, mpfr_tan, [](W x) { return std::tan(x); }, -9, 9},
      {"sinpi", &Text::sinpi, mpfr_sinpi,
       [](W x) { return NearAngle<W>(x, W(0.5)).sine(0); }, -9, 9},
      {"cospi", &Text::cospi, mpfr_cospi,
       [](W x) { return NearAngle<W>(x, W(0.5)).sine(1); }, -9, 9},
      {"tanpi", &Text::tanpi, mpfr_tanpi,
       [](W x) { return NearAngle<W>(x, W(0.5)).tangent(); }, -9, 9},
      {"sind", &Text::sind, exactOfDegrees<mpfr_sinu>,
       [](W x) { return NearAngle<W>(x, 90).sine(0); }, -720, 720},
      {"cosd", &Text::cosd, exactOfDegrees<mpfr_cosu>,
       [](W x) { return NearAngle<W>(x, 90).sine(1); }, -720, 720},
      {"tand", &Text::tand, exactOfDegrees<mpfr_tanu>,
       [](W x) { return NearAngle<W>(x, 90).tangent(); }, -720, 720},
  };
}

/// Functions that the C library lacks, or has worse than this: the text in
/// double, which is quick, and MPFR's, which is not.
template <auto text, auto exactly> double nearOf(double x) {
  return (elementary::PlainElementary<double>().*text)(x);
}
template <auto text, auto exactly> long double nearOf(long double x) {
  Exact result;
  exactly(result.value, Exact(x).value, MPFR_RNDN);
  return mpfr_get_ld(result.value, MPFR_RNDN);
}

/// The special functions.
template <typename T> std::vector<Function<T>> specialFunctions() {
  using Text = elementary::PlainElementary<T>;
  using D = elementary::PlainElementary<double>;
  constexpr bool isSingle = std::is_same_v<T, float>;
  constexpr auto lnGamma = exactOfPositive<exactLnGamma>;
  constexpr auto digamma = exactOfPositive<exactDigamma>;
  return {
      {"gamma", &Text::gamma, exactGamma, nearOf<&D::gamma, exactGamma>,
       isSingle ? -44.0 : -185.0, isSingle ? 36.0 : 172.0},
      {"gammaln", &Text::gammaln, lnGamma, nearOf<&D::gammaln, lnGamma>, 0, 5},
      {"psi", &Text::psi, digamma, nearOf<&D::psi, digamma>, 0, 5},
      {"erfcx", &Text::erfcx, exactErfcx, nearOf<&D::erfcx, exactErfcx>,
       isSingle ? -9.5 : -27, 30},
      {"erfinv", &Text::erfinv, exactErfinv, nearOf<&D::erfinv, exactErfinv>,
       -1, 1},
      {"erfcinv", &Text::erfcinv, exactErfcinv,
       nearOf<&D::erfcinv, exactErfcinv>, 0, 2},
  };
}

template <typename T> std::vector<Function<T>> functions() {
  using W = Wider<T>;
  using Text = elementary::PlainElementary<T>;
  constexpr bool isSingle = std::is_same_v<T, float>;
  const double e = isSingle ? 104 : 746, two = isSingle ? 150 : 1075;
  const double ten = isSingle ? 45.2 : 323.7, tail = isSingle ? 10.1 : 27.3;
  std::vector<Function<T>> all = {
      {"exp", &Text::exp, mpfr_exp, [](W x) { return std::exp(x); }, -e, e},
      {"exp2", &Text::exp2, mpfr_exp2, [](W x) { return std::exp2(x); }, -two,
       two},
      {"exp10", &Text::exp10, mpfr_exp10, [](W x) { return exp10Of(x); }, -ten,
       ten},
      {"expm1", &Text::expm1, mpfr_expm1, [](W x) { return std::expm1(x); },
       -40, e},
      {"log", &Text::log, mpfr_log, [](W x) { return std::log(x); }, 0, 4},
      {"log2", &Text::log2, mpfr_log2, [](W x) { return std::log2(x); }, 0, 4},
      {"log10", &Text::log10, mpfr_log10, [](W x) { return std::log10(x); }, 0,
       4},
      {"log1p", &Text::log1p, mpfr_log1p, [](W x) { return std::log1p(x); }, -1,
       3},
      {"sinh", &Text::sinh, mpfr_sinh, [](W x) { return std::sinh(x); }, -e, e},
      {"cosh", &Text::cosh, mpfr_cosh, [](W x) { return std::cosh(x); }, -e, e},
      {"tanh", &Text::tanh, mpfr_tanh, [](W x) { return std::tanh(x); }, -20,
       20},
      {"asinh", &Text::asinh, mpfr_asinh, [](W x) { return std::asinh(x); }, -4,
       4},
      {"acosh", &Text::acosh, mpfr_acosh, [](W x) { return std::acosh(x); }, 1,
       4},
      {"atanh", &Text::atanh, mpfr_atanh, [](W x) { return std::atanh(x); }, -1,
       1},
      {"erf", &Text::erf, mpfr_erf, [](W x) { return std::erf(x); }, -6, 6},
      {"erfc", &Text::erfc, mpfr_erfc, [](W x) { return std::erfc(x); }, -6,
       tail},
  };
  for (const auto &more :
       {functionsOfAngles<T>(), inverseFunctions<T>(), specialFunctions<T>()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

/// One of those of two arguments.
template <typename T> struct PairFunction {
  using Text = elementary::PlainElementary<T>;

  const char *name;
  T (Text::*text)(T, T) const;
  int (*exact)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);
  Wider<T> (*near)(Wider<T>, Wider<T>);

  T operator()(T x, T y) const { return (Text().*text)(x, y); }
  friend void PrintTo(const PairFunction &f, std::ostream *out) {
    *out << f.name;
  }
};

/// IEEE pow, but NaN for every negative x with a y that is not whole.
inline int exactPower(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y,
                      mpfr_rnd_t rounding) {
  if (mpfr_sgn(x) < 0 && !mpfr_inf_p(y) && !mpfr_integer_p(y)) {
    mpfr_set_nan(result);
    return 0;
  }
  return mpfr_pow(result, x, y, rounding);
}

template <typename W> W nearPower(W x, W y) {
  return x < 0 && y != std::floor(y) ? std::numeric_limits<W>::quiet_NaN()
                                     : std::pow(x, y);
}

/// x*2^e for the whole part of e.
inline int exactPow2(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr e,
                     mpfr_rnd_t rounding) {
  constexpr long span = 100000;
  if (mpfr_number_p(e))
    return mpfr_mul_2si(result, x,
                        std::clamp(mpfr_get_si(e, MPFR_RNDZ), -span, span),
                        rounding);
  mpfr_t factor;
  mpfr_init2(factor, 53);
  mpfr_exp2(factor, e, MPFR_RNDN);
  const int side = mpfr_mul(result, x, factor, rounding);
  mpfr_clear(factor);
  return side;
}

template <typename W> W nearPow2(W x, W e) {
  constexpr W span = 100000;
  return std::isfinite(e)
             ? std::ldexp(x, int(std::clamp(std::trunc(e), -span, span)))
             : x * std::exp2(e);
}

inline int exactAtan2d(mpfr_ptr result, mpfr_srcptr y, mpfr_srcptr x,
                       mpfr_rnd_t rounding) {
  return mpfr_atan2u(result, y, x, 360, rounding);
}

template <typename T> std::vector<PairFunction<T>> pairFunctions() {
  using Text = elementary::PlainElementary<T>;
  using W = Wider<T>;
  return {{"power", &Text::power, exactPower, nearPower<W>},
          {"atan2", &Text::atan2, mpfr_atan2,
           [](W y, W x) { return std::atan2(y, x); }},
          {"atan2d", &Text::atan2d, exactAtan2d,
           [](W y, W x) { return std::atan2(y, x) * (180 / piOf<W>); }},
          {"pow2", &Text::pow2, exactPow2, nearPow2<W>},
          {"hypot", &Text::hypot, mpfr_hypot,
           [](W x, W y) { return std::hypot(x, y); }},
          {"nthroot", &Text::nthroot, exactRoot,
           [](W x, W n) { return std::pow(x, 1 / n); }}};
}

template <typename T> BitsOf<T> bitsOf(T x) {
  return std::bit_cast<BitsOf<T>>(x);
}

/// The binary exponent of the last place of a T of the size 2^(exponent-1) and
/// up.
template <typename T> int lastPlace(long exponent) {
  using L = std::numeric_limits<T>;
  return int(std::max(exponent, long(L::min_exponent)) - L::digits);
}

/// Whether NaN (the positive quiet one), infinities and zeros are as they must
/// be: those of `exact`, unless it is finite, and other than 0 where `got` is.
template <typename T> bool isRightKind(T got, mpfr_srcptr exact) {
  using L = std::numeric_limits<T>;
  if (mpfr_nan_p(exact))
    return bitsOf(got) == bitsOf(L::quiet_NaN());
  const bool isNegative = mpfr_signbit(exact) != 0;
  if (mpfr_inf_p(exact))
    return got == (isNegative ? -L::infinity() : L::infinity());
  if (std::isnan(got) || (mpfr_zero_p(exact) && got != 0))
    return false;
  return std::signbit(got) == isNegative;
}

/// How far `got` lies from a finite `exact`, in units of its last place.
/// Infinity counts as the number that follows the largest, and as what lies
/// beyond that.
template <typename T> double errorInUlps(T got, mpfr_srcptr exact) {
  const bool isBeyond =
      mpfr_get_exp(exact) > std::numeric_limits<T>::max_exponent;
  if (mpfr_zero_p(exact) || (isBeyond && std::isinf(got)))
    return 0;
  Exact difference;
  const long double beyond =
      std::ldexp(1.0L, std::numeric_limits<T>::max_exponent);
  const long double value =
      std::isinf(got) ? std::copysign(beyond, static_cast<long double>(got))
                      : static_cast<long double>(got);
  mpfr_set_ld(difference.value, value, MPFR_RNDN);
  mpfr_sub(difference.value, difference.value, exact, MPFR_RNDN);
  mpfr_mul_2si(difference.value, difference.value,
               -lastPlace<T>(mpfr_get_exp(exact)), MPFR_RNDN);
  return std::fabs(mpfr_get_d(difference.value, MPFR_RNDN));
}

/// The error of f(x), and infinity where it is not even of the right kind.
template <typename T> double errorInUlps(T got, const Exact &exact) {
  if (!isRightKind(got, exact.value))
    return std::numeric_limits<double>::infinity();
  return mpfr_number_p(exact.value) ? errorInUlps(got, exact.value) : 0;
}
template <typename T> double errorOf(const Function<T> &f, T x) {
  Exact exact, argument(x);
  f.exact(exact.value, argument.value, MPFR_RNDN);
  return errorInUlps(f(x), exact);
}
template <typename T> double errorOf(const PairFunction<T> &f, T x, T y) {
  Exact exact, first(x), second(y);
  f.exact(exact.value, first.value, second.value, MPFR_RNDN);
  return errorInUlps(f(x, y), exact);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYREFERENCE_H
