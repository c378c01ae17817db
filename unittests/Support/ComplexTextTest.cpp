//===- ComplexTextTest.cpp - complex texts against MPFR ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Within 4 units in the last place of the modulus.
//===----------------------------------------------------------------------===//
#include "ComplexReference.h"
#include "ElementaryPoints.h"

#include "definitions/Elementary/ComplexText.h"

#include <gtest/gtest.h>

#include <array>
#include <complex>
#include <cstring>

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T>
using Number = elementary::Complex<elementary::PlainArithmetic<T>>;

constexpr double bound = 4;

// Sanitizers watch the same code at each point, and nearly all of the time is
// MPFR's: every seventh is enough for them.
#if defined(__has_feature) && __has_feature(address_sanitizer)
constexpr int pointStep = 7;
#else
constexpr int pointStep = 1;
#endif

/// The distance from the exact one in units of the last place of its modulus.
template <typename T>
double errorInUlps(const Number<T> &got, const ComplexReal &exact) {
  const Real size = exactly::absolute(exact);
  const bool isFinite = std::isfinite(got.real) && std::isfinite(got.imaginary);
  const bool isBeyond =
      !mpfr_number_p(size.value) ||
      mpfr_get_exp(size.value) > std::numeric_limits<T>::max_exponent;
  if (isBeyond || !isFinite)
    return isBeyond ? 0 : std::numeric_limits<double>::infinity();
  const Real distance = exactly::absolute(
      {exact.real - Real(got.real), exact.imaginary - Real(got.imaginary)});
  if (mpfr_zero_p(distance.value))
    return 0;
  Real inUnits;
  mpfr_mul_2si(inUnits.value, distance.value,
               -lastPlace<T>(mpfr_get_exp(size.value)), MPFR_RNDN);
  return mpfr_get_d(inUnits.value, MPFR_RNDN);
}

/// Real numbers beyond 1 are below the cut.
template <auto function> ComplexReal belowCut(const ComplexReal &z) {
  const bool isBeyond =
      mpfr_zero_p(z.imaginary.value) && mpfr_cmp_ui(z.real.value, 1) > 0;
  return function(isBeyond ? ComplexReal{z.real, -0.0} : z);
}

template <typename T> struct ComplexFunction {
  using Text = elementary::PlainComplex<T>;

  const char *name;
  Number<T> (Text::*text)(Number<T>) const;
  ComplexReal (*exact)(const ComplexReal &);
};

template <typename T> std::vector<ComplexFunction<T>> complexFunctions() {
  using Text = elementary::PlainComplex<T>;
  return {
#define RUNMAT_FUNCTION(name) {#name, &Text::name, exactly::name}
      RUNMAT_FUNCTION(exp),
      RUNMAT_FUNCTION(expm1),
      RUNMAT_FUNCTION(log),
      RUNMAT_FUNCTION(log2),
      RUNMAT_FUNCTION(log10),
      RUNMAT_FUNCTION(log1p),
      RUNMAT_FUNCTION(sqrt),
      RUNMAT_FUNCTION(sign),
      RUNMAT_FUNCTION(sin),
      RUNMAT_FUNCTION(cos),
      RUNMAT_FUNCTION(tan),
      RUNMAT_FUNCTION(sinh),
      RUNMAT_FUNCTION(cosh),
      RUNMAT_FUNCTION(tanh),
      RUNMAT_FUNCTION(atan),
      RUNMAT_FUNCTION(asinh),
      RUNMAT_FUNCTION(acosh),
      RUNMAT_FUNCTION(atanh),
      RUNMAT_FUNCTION(sind),
      RUNMAT_FUNCTION(cosd),
      RUNMAT_FUNCTION(tand),
      RUNMAT_FUNCTION(sinpi),
      RUNMAT_FUNCTION(cospi),
      RUNMAT_FUNCTION(atand),
#undef RUNMAT_FUNCTION
      {"asin", &Text::asin, belowCut<exactly::asin>},
      {"acos", &Text::acos, belowCut<exactly::acos>},
      {"asind", &Text::asind, belowCut<exactly::asind>},
      {"acosd", &Text::acosd, belowCut<exactly::acosd>},
  };
}

template <typename T>
void expectWithinBound(const ComplexFunction<T> &f, T x, T y, double &worst) {
  const elementary::PlainComplex<T> text;
  const Number<T> got = (text.*f.text)({x, y});
  const double error = errorInUlps<T>(got, f.exact({x, y}));
  worst = std::max(worst, error);
  if (!(error <= bound))
    ADD_FAILURE() << f.name << " is off by " << error
                  << " ulp: " << std::hexfloat << got.real << ", "
                  << got.imaginary << " at " << x << ", " << y;
}

template <typename T>
class ComplexTextTest : public testing::TestWithParam<ComplexFunction<T>> {
protected:
  double worst = 0;

  void check(T x, T y) { expectWithinBound<T>(this->GetParam(), x, y, worst); }
  void SetUp() override { complexBits() = 600; }
  void TearDown() override {
    this->RecordProperty("worst", std::to_string(worst));
  }
  void expectSame(Number<T> z, Number<T> w) {
    const elementary::PlainComplex<T> text;
    const Number<T> ofZ = (text.*this->GetParam().text)(z);
    const Number<T> ofW = (text.*this->GetParam().text)(w);
    const std::array<T, 2> of[] = {{ofZ.real, ofZ.imaginary},
                                   {ofW.real, ofW.imaginary}};
    EXPECT_EQ(std::memcmp(&of[0], &of[1], sizeof of[0]), 0)
        << this->GetParam().name << " of " << z.real << ", " << z.imaginary
        << " is " << ofZ.real << ", " << ofZ.imaginary << " or " << ofW.real
        << ", " << ofW.imaginary << " by the sign of NaN";
  }
  T any(RandomPoints &points) { return points.next<T>(-9, 9); }

  /// Parts that are each of moderate size, near the circle, and near 1.
  void atRandom() {
    RandomPoints points(6);
    for (int i = 0; i < 2000; i += pointStep) {
      const T x = points.next<T>(-5, 5), y = points.next<T>(-5, 5);
      if (isModerate(x) && isModerate(y))
        check(x, y);
      const T angle = T(i) / 300;
      const T size = 1 + T(i % 21 - 10) * std::numeric_limits<T>::epsilon();
      check(size * std::cos(angle), size * std::sin(angle));
      check(1 + T(i % 41 - 20) * std::ldexp(T(1), -(i % 23)),
            std::ldexp(T(i % 7 - 3), -(i % 50)));
    }
  }
  /// Large and small beside each other: such that neither exceeds what a sine
  /// or exponential of it means.
  void ofAllSizes() {
    complexBits() = 2400;
    const int most = std::is_same_v<T, float> ? 120 : 1000;
    for (int i = -most; i <= most; i += most / 15)
      for (int j = -most; j <= most; j += most / 15) {
        const T x = std::ldexp(T(1.3), i), y = std::ldexp(T(1.7), j);
        check(x, y);
        check(-x, y);
        check(x, -y);
      }
  }
  /// That of an infinity or a zero must not come from it.
  void signOfNan() {
    const T infinity = std::numeric_limits<T>::infinity();
    const T nan = std::numeric_limits<T>::quiet_NaN();
    for (T other : {-infinity, T(-2), T(-0.0), T(0), T(1), infinity}) {
      expectSame({nan, other}, {-nan, other});
      expectSame({other, nan}, {other, -nan});
    }
    expectSame({nan, nan}, {-nan, -nan});
  }
  /// Where the inverse functions become logarithms and quotients.
  void farOut() {
    complexBits() = 1200;
    for (int i = -100; i <= 100; i += pointStep) {
      const T x = std::ldexp(T(1.3), i);
      for (T y : {T(1e-20), T(0.8), x * T(0.7), x * T(1e-5)}) {
        check(x, y);
        check(-y, x);
      }
    }
  }

  /// Some turns in each unit, and where an exponential has to be exact.
  void manyTurns() {
    complexBits() = 2400;
    RandomPoints points(8);
    for (int i = 0; i < 1000; i += pointStep) {
      const T x = points.next<T>(-400, 400), y = points.next<T>(-900, 900);
      check(x, y);
      check(T(90 * (i % 9 - 4)) + T(i % 3 - 1) * T(1e-4), y);
      check(T(i % 13) / 2, points.next<T>(-9, 9));
    }
  }

private:
  static bool isModerate(T x) {
    return std::isfinite(x) && std::fabs(x) < T(1e4) && std::fabs(x) > T(1e-30);
  }
};

using FloatClasses = testing::Types<float, double>;
using ComplexSingles = ComplexTextTest<float>;
using ComplexDoubles = ComplexTextTest<double>;

TEST_P(ComplexSingles, AtRandom) { atRandom(); }
TEST_P(ComplexDoubles, AtRandom) { atRandom(); }
TEST_P(ComplexSingles, OfAllSizes) { ofAllSizes(); }
TEST_P(ComplexDoubles, OfAllSizes) { ofAllSizes(); }
TEST_P(ComplexSingles, TheSignOfNanDoesNotCount) { signOfNan(); }
TEST_P(ComplexDoubles, TheSignOfNanDoesNotCount) { signOfNan(); }
TEST_P(ComplexSingles, ManyTurns) { manyTurns(); }
TEST_P(ComplexDoubles, ManyTurns) { manyTurns(); }
TEST_P(ComplexSingles, FarOut) { farOut(); }
TEST_P(ComplexDoubles, FarOut) { farOut(); }

/// On a grid of zeros, infinities, NaN and what lies between them.
template <typename Check> void atSpecials(Check check) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double points[] = {-infinity, -2, -1,       -0.0,
                           0,         1,  infinity, std::nan("")};
  for (double x : points)
    for (double y : points)
      check(x, y);
}
bool isSame(double x, double y) {
  return x == y ? std::signbit(x) == std::signbit(y)
                : std::fabs(x - y) <= 4e-16 * std::fabs(y);
}
bool isSomeNan(double x, double y) { return std::isnan(x) || std::isnan(y); }

struct FunctionOfC {
  ComplexFunction<double> function;
  std::complex<double> (*ofC)(const std::complex<double> &);
};
class ComplexSpecials : public testing::TestWithParam<FunctionOfC> {};

/// Zeros with their signs and infinities as ISO C's Annex G has them, which
/// says nothing of the signs of zeros where both parts are infinite; NaN where
/// it has some, in one part at least.
TEST_P(ComplexSpecials, AreThoseOfAnnexG) {
  const auto &[f, ofC] = GetParam();
  const elementary::PlainComplex<double> text;
  atSpecials([&](double x, double y) {
    const Number<double> got = (text.*f.text)({x, y});
    const std::complex<double> known = ofC({x, y});
    SCOPED_TRACE(testing::Message() << x << ", " << y << " gives " << got.real
                                    << ", " << got.imaginary << ", not "
                                    << known.real() << ", " << known.imag());
    if (isSomeNan(known.real(), known.imag()))
      EXPECT_TRUE(isSomeNan(got.real, got.imaginary));
    else if (std::isinf(x) && std::isinf(y))
      EXPECT_TRUE(got.real == known.real() && got.imaginary == known.imag());
    else
      EXPECT_TRUE(isSame(got.real, known.real()) &&
                  isSame(got.imaginary, known.imag()));
    for (double part : {got.real, got.imaginary})
      EXPECT_FALSE(std::isnan(part) && std::signbit(part));
  });
}

#define RUNMAT_FUNCTION(name)                                                  \
  {{#name, &elementary::PlainComplex<double>::name, exactly::name}, std::name}
INSTANTIATE_TEST_SUITE_P(
    All, ComplexSpecials,
    testing::Values(
        FunctionOfC RUNMAT_FUNCTION(exp), FunctionOfC RUNMAT_FUNCTION(log),
        FunctionOfC RUNMAT_FUNCTION(sqrt), FunctionOfC RUNMAT_FUNCTION(sin),
        FunctionOfC RUNMAT_FUNCTION(cos), FunctionOfC RUNMAT_FUNCTION(tan),
        FunctionOfC RUNMAT_FUNCTION(sinh), FunctionOfC RUNMAT_FUNCTION(cosh),
        FunctionOfC RUNMAT_FUNCTION(tanh), FunctionOfC RUNMAT_FUNCTION(asin),
        FunctionOfC RUNMAT_FUNCTION(acos), FunctionOfC RUNMAT_FUNCTION(atan),
        FunctionOfC RUNMAT_FUNCTION(asinh), FunctionOfC RUNMAT_FUNCTION(acosh),
        FunctionOfC RUNMAT_FUNCTION(atanh)),
    [](const auto &info) { return std::string(info.param.function.name); });
#undef RUNMAT_FUNCTION

/// asin(2) is 1.5708 - 1.3170i whatever the sign of the zero: the one place
/// where the language has another side of a cut than C.
TEST(ComplexText, RealNumbersBeyondOneAreBelowTheCut) {
  const elementary::PlainComplex<double> text;
  for (double zero : {0.0, -0.0}) {
    const Number<double> arc = text.asin({2, zero}),
                         rest = text.acos({2, zero});
    EXPECT_DOUBLE_EQ(arc.real, 1.5707963267948966);
    EXPECT_DOUBLE_EQ(arc.imaginary, -1.3169578969248166);
    EXPECT_EQ(rest.real, 0);
    EXPECT_DOUBLE_EQ(rest.imaginary, 1.3169578969248166);
    EXPECT_DOUBLE_EQ(text.asind({2, zero}).real, 90);
    EXPECT_DOUBLE_EQ(text.acosd({-2, zero}).real, 180);
  }
}

/// Zeros and infinities are where the function of radians has them, with the
/// same signs; so is NaN.
TEST(ComplexText, SpecialsOfDegreesAreThoseOfRadians) {
  using Text = elementary::PlainComplex<double>;
  const Text text;
  const struct {
    const char *name;
    Number<double> (Text::*ofDegrees)(Number<double>) const;
    Number<double> (Text::*ofRadians)(Number<double>) const;
  } pairs[] = {{"sind", &Text::sind, &Text::sin},
               {"cosd", &Text::cosd, &Text::cos},
               {"tand", &Text::tand, &Text::tan},
               {"sinpi", &Text::sinpi, &Text::sin},
               {"cospi", &Text::cospi, &Text::cos},
               {"asind", &Text::asind, &Text::asin},
               {"acosd", &Text::acosd, &Text::acos},
               {"atand", &Text::atand, &Text::atan}};
  const auto isAlike = [](double x, double y) {
    if (std::isnan(x) || std::isnan(y))
      return std::isnan(x) && std::isnan(y) && !std::signbit(x);
    return std::signbit(x) == std::signbit(y) &&
           std::fpclassify(x) == std::fpclassify(y);
  };
  const double infinity = std::numeric_limits<double>::infinity();
  for (const auto &[name, ofDegrees, ofRadians] : pairs)
    for (double x : {-infinity, -0.0, 0.0, infinity, std::nan("")})
      for (double y :
           {-infinity, -2.0, -0.0, 0.0, 1.0, infinity, std::nan("")}) {
        const Number<double> got = (text.*ofDegrees)({x, y});
        const Number<double> other = (text.*ofRadians)({x, y});
        EXPECT_TRUE(isAlike(got.real, other.real) &&
                    isAlike(got.imaginary, other.imaginary))
            << name << " of " << x << ", " << y << " gives " << got.real << ", "
            << got.imaginary << ", that of radians " << other.real << ", "
            << other.imaginary;
      }
}

template <typename T> void expectParts(Number<T> got, T real, T imaginary) {
  EXPECT_EQ(got.real, real);
  EXPECT_EQ(got.imaginary, imaginary);
  EXPECT_EQ(std::signbit(got.imaginary), std::signbit(imaginary));
}

/// The reduction of the real part has no error, so that its zeros are zeros
/// beside any imaginary part.
TEST(ComplexText, DegreesAreReducedExactly) {
  const elementary::PlainComplex<double> text;
  const double infinity = std::numeric_limits<double>::infinity();
  expectParts<double>(text.sind({30, 0}), 0.5, 0);
  expectParts<double>(text.sind({1e20 * 9, infinity}), 0, infinity);
  expectParts<double>(text.cosd({60, -0.0}), 0.5, 0);
  expectParts<double>(text.tand({45, 0}), 1, 0);
  expectParts<double>(text.tand({90, 0}), infinity, 0);
  expectParts<double>(text.tand({90, 1e-310}), 0, infinity);
  expectParts<double>(text.asind({0.5, 0}), 30, 0);
  expectParts<double>(text.acosd({0.5, -0.0}), 60, 0);
  expectParts<double>(text.atand({-1, 0}), -45, 0);
  for (double y : {-720.0, 1e-9, 3.0, 4e4, infinity}) {
    EXPECT_EQ(text.sind({-360, y}).real, 0);
    EXPECT_EQ(text.sinpi({7, y}).real, 0);
    EXPECT_EQ(text.cosd({270, y}).real, 0);
    EXPECT_EQ(text.cospi({2.5, y}).real, 0);
    EXPECT_EQ(text.tand({180, y}).real, 0);
    EXPECT_EQ(text.tand({90, y}).real, 0);
  }
}

template <typename T> class ComplexPairs : public testing::Test {
protected:
  void SetUp() override { complexBits() = 2400; }
  void TearDown() override {
    this->RecordProperty("worst", std::to_string(worst));
  }
  template <typename Text, typename Exact>
  void check(Text text, Exact exact, Number<T> x, Number<T> y) {
    const elementary::PlainComplex<T> all;
    const Number<T> got = (all.*text)(x, y);
    const double error = errorInUlps<T>(
        got, exact({x.real, x.imaginary}, {y.real, y.imaginary}));
    worst = std::max(worst, error);
    if (!(error <= bound))
      ADD_FAILURE() << "off by " << error << " ulp: " << std::hexfloat
                    << got.real << ", " << got.imaginary << " of " << x.real
                    << ", " << x.imaginary << " and " << y.real << ", "
                    << y.imaginary;
  }
  Number<T> any(int least, int most) {
    return {points.next<T>(least, most), points.next<T>(least, most)};
  }

  RandomPoints points{7};
  double worst = 0;
};
TYPED_TEST_SUITE(ComplexPairs, FloatClasses);

TYPED_TEST(ComplexPairs, Quotients) {
  using Text = elementary::PlainComplex<TypeParam>;
  const int most = std::is_same_v<TypeParam, float> ? 126 : 1022;
  for (int i = 0; i < 20000; ++i) {
    const int size = i % 3 == 0 ? 3 : most;
    this->check(&Text::quotient, exactly::quotient, this->any(-size, size),
                this->any(-size, size));
  }
}

/// The exponents are such that the powers are in the range.
TYPED_TEST(ComplexPairs, Powers) {
  using Text = elementary::PlainComplex<TypeParam>;
  for (int i = 0; i < 4000; ++i) {
    this->check(&Text::power, exactly::power, this->any(-2, 2),
                this->any(-9, 3));
    this->check(&Text::power, exactly::power, this->any(-30, 30),
                this->any(-3, 1));
  }
}

/// Powers beyond the range are NaN in part.
template <typename T> bool isSame(T x, T y) {
  return x == y || (std::isnan(x) && std::isnan(y));
}

/// Of exponents that are not whole; real where the power of a real one is.
TYPED_TEST(ComplexPairs, BrokenPowers) {
  using Text = elementary::PlainComplex<TypeParam>;
  const Text text;
  const elementary::PlainElementary<TypeParam> real;
  for (TypeParam exponent : {TypeParam(0.5), TypeParam(-2.25)}) {
    for (int i = 0; i < 2000; ++i) {
      const auto z = this->any(-9, 9);
      const auto power = text.power(z, {exponent, 0});
      const auto broken = text.brokenPower(z, {exponent, 0});
      EXPECT_TRUE(isSame(broken.real, power.real));
      EXPECT_TRUE(isSame(broken.imaginary, power.imaginary));
    }
    for (TypeParam x : {TypeParam(0), TypeParam(-0.0), TypeParam(7.5)}) {
      const auto z = text.brokenPower({x, 0}, {exponent, 0});
      EXPECT_EQ(z.real, real.power(x, exponent));
      EXPECT_EQ(z.imaginary, 0);
    }
    EXPECT_NE(text.brokenPower({-2, 0}, {exponent, 0}).imaginary, 0);
  }
}

std::string nameOf(const auto &info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(All, ComplexSingles,
                         testing::ValuesIn(complexFunctions<float>()),
                         [](const auto &info) { return nameOf(info); });
INSTANTIATE_TEST_SUITE_P(All, ComplexDoubles,
                         testing::ValuesIn(complexFunctions<double>()),
                         [](const auto &info) { return nameOf(info); });

} // namespace
