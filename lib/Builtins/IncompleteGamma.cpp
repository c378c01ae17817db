//===- IncompleteGamma.cpp - the incomplete gamma function ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Either tail is w(x) = x^a * e^-x / gamma(a+1) times a factor h, the scaled
// tail. As Gautschi (A computational procedure for incomplete gamma functions,
// 1979) and DiDonato and Morris (Computation of the incomplete gamma function
// ratios and their inverse, 1986) do, one tail is computed by a series for
// small x, by Legendre's continued fraction for large x, and by Temme's uniform
// expansion (The asymptotic expansion of the incomplete gamma functions, 1979)
// where a is large and x near to it. The other tail is what it lacks to 1. In
// double words this loses nothing that counts, but where a is tiny and the
// upper tail with it: that is found by itself there. Of negative x the lower
// tail is another continued fraction.
//
// Ordinary arguments are tried in words of 64 bits first, by the same methods
// (GammaInWords.cpp).
//===----------------------------------------------------------------------===//
#include "Builtins/IncompleteGamma.h"

#include "Builtins/DoubleDouble.h"
#include "definitions/Elementary/ElementaryText.h"

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace runmat::builtins {

namespace {

using PlainText = elementary::PlainElementary<double>;

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Terms that are below this part of a sum do not count.
constexpr double negligible = 0x1p-104;
/// e^-x is 0 from here on, also where a factor makes it larger, and e^x is
/// infinite.
constexpr double vanishing = 3000;
/// What is added to a small a before Stirling's formula is taken of it.
constexpr int shift = 20;
/// Stirling's formula is taken of a itself from here on.
constexpr double moderate = 20;
/// From here on the expansion is uniform in x within 0.4*a of a.
constexpr double large = 1000;
constexpr double spread = 0.4;
/// Below this the upper tail is not found from the lower one.
constexpr double tiny = 0x1p-20;

const DoubleDouble pi(elementary::GammaCoefficients<false>::piHigh,
                      elementary::GammaCoefficients<false>::piLow);

//===----------------------------------------------------------------------===//
// The weight
//===----------------------------------------------------------------------===//

/// What log(gamma(z+1)) has more than (z+1/2)*log(z) - z + log(2*pi)/2, for z
/// from 20 on. The first terms count by more than the digits of a double.
DoubleDouble stirling(DoubleDouble z) {
  constexpr double terms[] = {
      1.0 / 1260,       -1.0 / 1680,        1.0 / 1188,
      -691.0 / 360360,  1.0 / 156,          -3617.0 / 122400,
      43867.0 / 244188, -174611.0 / 125400, 77683.0 / 5796};
  const DoubleDouble r = DoubleDouble(1) / z, square = r * r;
  double rest = 0;
  for (size_t i = std::size(terms); i-- > 0;)
    rest = rest * square.high + terms[i];
  DoubleDouble sum = DoubleDouble(-1) / 360 + square * rest;
  sum = DoubleDouble(1) / 12 + square * sum;
  return sum * r;
}

/// mu - log(1+mu) for mu = x/a - 1, which is small where mu is: for that by
/// powers of mu/(2+mu).
DoubleDouble distance(double x, double a) {
  const DoubleDouble mu = exactSum(x, -a) / a;
  if (std::abs(mu.high) >= 0.5)
    return mu - (logarithm(x) - logarithm(a));
  const DoubleDouble r = mu / (mu + 2), square = r * r;
  DoubleDouble power = square, sum = 0;
  for (int k = 3; power.high > negligible * sum.high; k += 2) {
    sum += power / double(k);
    power *= square;
  }
  return mu * r - r * sum * 2;
}

/// a * distance(x, a); `vanishing` for all that are more.
DoubleDouble exponentOf(double x, double a) {
  const PlainText text;
  const double mu = (x - a) / a;
  const bool isFar = std::abs(mu) >= 0.5;
  if (isFar && !(mu - (text.log(x) - text.log(a)) < vanishing / a))
    return vanishing;
  const DoubleDouble d = distance(x, a);
  return d.high < vanishing / a ? d * a : DoubleDouble(vanishing);
}

/// e^-x, 0 for large ones.
ScaledDoubleDouble decayed(DoubleDouble x) {
  if (x.high >= vanishing)
    return {0};
  return exponential(x.high > -vanishing ? -x : DoubleDouble(vanishing));
}

/// Of |x| and small a, by the gamma function of a + shift.
ScaledDoubleDouble weightOfSmall(double x, double a) {
  const DoubleDouble z = exactSum(a, shift);
  const DoubleDouble ofGamma = (z + 0.5) * logarithm(z) - z + stirling(z);
  DoubleDouble factor = DoubleDouble(1) / squareRoot(pi * 2);
  for (int k = 1; k <= shift; ++k)
    factor *= exactSum(a, k);
  return decayed(ofGamma + x - logarithm(std::abs(x)) * a) * factor;
}

/// Of |x|.
ScaledDoubleDouble weight(double x, double a) {
  if (a < moderate)
    return weightOfSmall(x, a);
  const DoubleDouble root = squareRoot(pi * 2) * squareRoot(a);
  const DoubleDouble exponent =
      x > 0 ? exponentOf(x, a) : (logarithm(a) - logarithm(-x) - 1) * a + x;
  return decayed(exponent + stirling(a)) * (DoubleDouble(1) / root);
}

//===----------------------------------------------------------------------===//
// Scaled tails
//===----------------------------------------------------------------------===//

/// The lower one: 1 + x/(a+1) + x^2/((a+1)*(a+2)) + ….
DoubleDouble series(DoubleDouble x, double a) {
  DoubleDouble term = 1, sum = 1;
  for (int k = 1; term.high > negligible * sum.high; ++k) {
    term = term * x / exactSum(a, k);
    sum += term;
  }
  return sum;
}

/// 1/(b + f(1)/(b + step + f(2)/(b + 2*step + …))), from the front (Lentz,
/// Generating Bessel functions in Mie scattering calculations using continued
/// fractions, 1976).
template <typename Factor>
DoubleDouble continuedFraction(DoubleDouble below, double step, Factor f) {
  DoubleDouble d = DoubleDouble(1) / below, product = d;
  DoubleDouble c = 0x1p1000; // stands for infinity
  // Where d is so small that its low word is none, factors settle at what it
  // lacks.
  constexpr double settled = 0x1p-50;
  double off = infinity, before = infinity;
  for (int k = 1; off > 16 * negligible && (off > settled || off < before);
       ++k) {
    const DoubleDouble factor = f(k);
    below += step;
    d = DoubleDouble(1) / (factor * d + below);
    c = below + factor / c;
    const DoubleDouble change = d * c;
    product *= change;
    before = std::exchange(off, std::abs((change - 1).high));
  }
  return product;
}

/// The upper one of x above a, by Legendre's fraction.
DoubleDouble fraction(DoubleDouble x, double a) {
  return continuedFraction(x + exactSum(1, -a), 2,
                           [a](int k) { return exactSum(a, -k) * double(k); }) *
         a;
}

/// The lower one of x < 0 (Jones, Thron, Continued Fractions, 1980, on those of
/// Thron for confluent hypergeometric functions).
DoubleDouble fractionOfNegative(double x, double a) {
  return continuedFraction(exactSum(a, -x), 1,
                           [x](int k) { return DoubleDouble(x) * double(k); }) *
         a;
}

/// e^x * erfc(sqrt(x)).
DoubleDouble scaledErfc(DoubleDouble x) {
  const DoubleDouble factor = squareRoot(x / pi) * 2;
  if (x.high < 2)
    return exponential(x).value() - factor * series(x, 0.5);
  return factor * fraction(x, 0.5);
}

/// The upper tail of tiny a and x up to 1, by itself, divided by a: with E =
/// a*log(x) - log(gamma(1+a)), 1 - e^E * (1 - a*x/(a+1) + a*x^2/(2*(a+2)) - …).
DoubleDouble upperOfTiny(double x, double a) {
  const DoubleDouble euler(0x1.2788cfc6fb619p-1, -0x1.6cb90701fbfabp-58);
  // The first terms of log(gamma(1+a))/a, of which the others are too small.
  constexpr double second = 0x1.a51a6625307d3p-1; // pi^2/12
  constexpr double third = 0x1.9a4d55beab2d7p-2;  // zeta(3)/3
  const DoubleDouble slope = logarithm(x) + euler - a * (second - a * third);
  const DoubleDouble exponent = slope * a;
  DoubleDouble ofSlope = 1; // (e^E - 1) / E
  for (int n = 9; n > 1; --n)
    ofSlope = DoubleDouble(1) + exponent * ofSlope / double(n);
  DoubleDouble power = 1, sum = 0;
  for (int n = 1; std::abs(power.high) > negligible * std::abs(sum.high); ++n) {
    power = -power * x / double(n);
    sum += power / exactSum(a, n);
  }
  return -(slope * ofSlope) - (DoubleDouble(1) + exponent * ofSlope) * sum;
}

//===----------------------------------------------------------------------===//
// Temme's expansion
//===----------------------------------------------------------------------===//

constexpr size_t orders = 7, degrees = 31;
/// Row k has the powers of eta that go with a^-k.
using Expansion = std::vector<std::vector<DoubleDouble>>;

/// mu = x/a - 1 by powers of eta, from eta on, by mu*mu' = eta*(1+mu).
std::vector<DoubleDouble> powersOfMu(size_t count) {
  std::vector<DoubleDouble> mu{1};
  for (size_t n = 1; n < count; ++n) {
    DoubleDouble next = mu[n - 1];
    for (size_t i = 1; i < n; ++i)
      next = next - mu[i] * mu[n - i] * double(i + 1);
    mu.push_back(next / double(n + 2));
  }
  return mu;
}

/// 1/mu, from 1/eta on.
std::vector<DoubleDouble> powersOfInverse(const std::vector<DoubleDouble> &mu) {
  std::vector<DoubleDouble> inverse{1};
  for (size_t n = 1; n < mu.size(); ++n) {
    DoubleDouble next = 0;
    for (size_t i = 1; i <= n; ++i)
      next = next - mu[i] * inverse[n - i];
    inverse.push_back(next);
  }
  return inverse;
}

Expansion makeExpansion() {
  const auto inverse = powersOfInverse(powersOfMu(degrees + 2 * orders));
  std::vector<DoubleDouble> row(inverse.begin() + 1, inverse.end());
  Expansion expansion;
  while (expansion.size() < orders) {
    expansion.emplace_back(row.begin(), row.begin() + degrees);
    // The derivative, divided by eta, and so much of 1/mu that no 1/eta stays.
    std::vector<DoubleDouble> next;
    for (size_t i = 2; i < row.size(); ++i)
      next.push_back(row[i] * double(i) - row[1] * inverse[i - 1]);
    row = std::move(next);
  }
  return expansion;
}

/// What the normal distribution lacks, in units of w*e^stirling(a).
/// The terms with 1/a count by less than the digits of a double.
DoubleDouble expansionAt(DoubleDouble eta, double a) {
  static const Expansion expansion = makeExpansion();
  double rest = 0;
  for (size_t k = orders; k-- > 1;) {
    double p = 0;
    for (size_t i = degrees; i-- > 0;)
      p = p * eta.high + expansion[k][i].high;
    rest = (rest + p) / a;
  }
  DoubleDouble first = 0;
  for (size_t i = degrees; i-- > 0;)
    first = first * eta + expansion[0][i];
  return first + rest;
}

/// The scaled lower tail for x < a, else the upper one.
DoubleDouble uniformTail(double x, double a) {
  const DoubleDouble exponent = exponentOf(x, a);
  const DoubleDouble size = squareRoot(exponent / a * 2);
  const DoubleDouble rest =
      x < a ? -expansionAt(-size, a) : expansionAt(size, a);
  const DoubleDouble root = squareRoot(pi / 2) * squareRoot(a);
  return exponential(stirling(a)).value() *
         (root * scaledErfc(exponent) + rest);
}

//===----------------------------------------------------------------------===//
// Both tails
//===----------------------------------------------------------------------===//

struct ScaledTail {
  GammaTail tail;
  DoubleDouble size;
};

/// The one that is easier to find, for finite x and a > 0.
ScaledTail easierTail(double x, double a, ScaledDoubleDouble weight) {
  if (x < 0)
    return {GammaTail::Lower, fractionOfNegative(x, a)};
  if (a > large && std::abs(x - a) < spread * a)
    return {x < a ? GammaTail::Lower : GammaTail::Upper, uniformTail(x, a)};
  if (x >= a + 1)
    return {GammaTail::Upper, fraction(x, a)};
  if (a < tiny)
    return {GammaTail::Upper, upperOfTiny(x, a) / weight.value() * a};
  return {GammaTail::Lower, series(x, a)};
}

/// Where one of them is infinite or 0, and for NaN.
double atEnds(double x, double a, GammaTail tail, bool isScaled) {
  if (std::isnan(x) || std::isnan(a) || (std::isinf(x) && std::isinf(a)))
    return std::numeric_limits<double>::quiet_NaN();
  const bool isLower = tail == GammaTail::Lower;
  if (a == 0) // All of the integral lies near 0.
    return !isLower ? 0 : isScaled ? PlainText().exp(x) : 1;
  if (std::isinf(x) && x < 0) {
    const double sign = std::fmod(a, 2) == 0 ? 1 : -1;
    return isScaled ? 0 : isLower ? sign * infinity : -sign * infinity;
  }
  if (std::isinf(x))
    return isScaled ? (isLower ? infinity : 0) : isLower;
  // Nothing lies below x.
  return isScaled ? (isLower ? 1 : infinity) : !isLower;
}

/// 1/w - size.
double otherScaled(ScaledDoubleDouble weight, DoubleDouble size) {
  if (weight.mantissa.high == 0)
    return infinity;
  const ScaledDoubleDouble inverse{DoubleDouble(1) / weight.mantissa,
                                   -weight.exponent};
  const DoubleDouble all = inverse.value();
  return std::isinf(all.high) ? all.high : (all - size).rounded();
}

} // namespace

double tailInDoubleWords(double x, double a, GammaTail tail, bool isScaled) {
  if (!(x != 0 && a > 0 && std::isfinite(x) && a < infinity))
    return atEnds(x, a, tail, isScaled);
  ScaledDoubleDouble factor = weight(x, a);
  if (x < 0 && std::fmod(a, 2) != 0)
    factor.mantissa = -factor.mantissa;
  const auto [easier, size] = easierTail(x, a, factor);
  if (isScaled)
    return tail == easier ? size.rounded() : otherScaled(factor, size);
  const ScaledDoubleDouble found = factor * size;
  if (tail == easier)
    return found.rounded();
  const DoubleDouble lacking = found.value();
  return std::isinf(lacking.high) ? -lacking.high
                                  : (DoubleDouble(1) - lacking).rounded();
}

GammaOrder::GammaOrder(double a) : a(a) { prepareWords(); }

double GammaOrder::tail(double x, GammaTail tail, bool isScaled) const {
  const auto found = tailInWords(x, tail, isScaled);
  return found ? *found : tailInDoubleWords(x, a, tail, isScaled);
}

} // namespace runmat::builtins
