//===- GammaInWords.cpp - the incomplete gamma function, fast ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most results need no double words: words of 64 bits in whole numbers have
// eleven digits more than a double, and one multiplication costs what one of
// doubles costs. A result so near to the middle of two doubles that the error
// counts is computed again in double words (Ziv, Fast evaluation of elementary
// mathematical functions with correctly rounded last bit, 1991), so that every
// result is the same as by double words alone.
//===----------------------------------------------------------------------===//
#include "Builtins/IncompleteGamma.h"

#include <iterator>
#include <utility>

namespace runmat::builtins {

using namespace words;

namespace {

/// Where words serve.
constexpr double leastOrder = 0x1p-6, mostOrder = 1000;
constexpr double leastLimit = 0x1p-900, mostLimit = 1000;

bool isOrdinary(double a) { return a >= leastOrder && a <= mostOrder; }

/// Of 1/z the first term needs more than the digits of a double.
SignedWide stirlingOf(Word z) {
  constexpr double terms[] = {-1.0 / 360,
                              1.0 / 1260,
                              -1.0 / 1680,
                              1.0 / 1188,
                              -691.0 / 360360,
                              1.0 / 156,
                              -3617.0 / 122400,
                              43867.0 / 244188,
                              -174611.0 / 125400,
                              77683.0 / 5796,
                              -236364091.0 / 1506960,
                              657931.0 / 300};
  const Word r = inverse(z * wordOf(12));
  const double y = 12 * valueOf(r.bits) * powerOfTwo(r.exponent - 64);
  const double s = y * y;
  double rest = 0;
  for (size_t i = std::size(terms); i-- > 0;)
    rest = rest * s + terms[i];
  return exponentOf(r) +
         (SignedWide(int64_t(rest * y * s * 0x1p80)) << (exponentDigits - 80));
}

constexpr double leastOfStirling = 10;

/// Digits after the point of a + k; exact for a >= leastOrder.
int digitsOf(double a) { return a < leastOfStirling ? 59 : 53; }

//===----------------------------------------------------------------------===//
// Scaled tails in words
//===----------------------------------------------------------------------===//

/// What is below this part of a sum is computed in double.
constexpr double light = 0x1p-13;

/// The terms of the series that are not light, and the sum of the others in
/// units of the first of them.
struct SeriesInDouble {
  int heavy = 0;
  double sum = 0, rest = 0;

  SeriesInDouble(double x, double a) {
    for (double term = 1; term > light; term *= x / (a + ++heavy))
      sum += term;
    int k = heavy;
    for (double term = 1; term > 0x1p-55 * sum; term *= x / (a + ++k))
      rest += term;
  }
};

/// x/y in units of 2^-64, for y in units of 2^-digits and x < y.
uint64_t ratio(Word x, uint64_t y, int digits) {
  const int by = std::countl_zero(y);
  const Wide quotient = Wide(x.bits) * inverse(y << by);
  const int down = 127 - digits - by - x.exponent;
  return down > 127 ? 0 : uint64_t(quotient >> down);
}

/// Horner's rule, from the first light term back, in units of 2^(whole-64).
std::optional<Word> seriesInWords(double x, double a) {
  const SeriesInDouble rough(x, a);
  const int digits = digitsOf(a);
  if (a + rough.heavy >= powerOfTwo(64 - digits))
    return std::nullopt;
  int whole = 1;
  while (powerOfTwo(whole) <= rough.sum + 0.01)
    ++whole;
  const Word limit = wordOf(x);
  const uint64_t unit = uint64_t(1) << digits;
  uint64_t size = wholeOf(rough.rest * powerOfTwo(64 - whole));
  uint64_t below = fixed(wordOf(a), digits) + uint64_t(rough.heavy) * unit;
  for (int k = rough.heavy; k > 0; --k, below -= unit)
    size = (uint64_t(1) << (64 - whole)) +
           roundedProduct(ratio(limit, below, digits), size);
  return normalized(size, whole, 4 + 1.25 * rough.sum);
}

/// Of b0 + c1/(b1 + c2/(b2 + ...)), from the front.
struct Convergent {
  double above, below = 1, aboveBefore = 1, belowBefore = 0;

  void step(double b, double c) {
    const double nextAbove = b * above + c * aboveBefore;
    const double nextBelow = b * below + c * belowBefore;
    aboveBefore = std::exchange(above, nextAbove);
    belowBefore = std::exchange(below, nextBelow);
  }
  double change() const {
    return std::abs(1 - aboveBefore * below / (above * belowBefore));
  }
  /// So that products of two are numbers.
  void shrinkIfLarge() {
    if (above > 0x1p400)
      for (double *x : {&above, &below, &aboveBefore, &belowBefore})
        *x *= 0x1p-400;
  }
};

constexpr int mostLevels = 60;

/// How many levels of Legendre's fraction need more than the digits of a
/// double.
int heavyLevels(double b, double a) {
  Convergent convergent{b};
  int n = 0;
  do {
    ++n;
    convergent.step(b + 2 * n, n * (a - n));
  } while (std::abs(convergent.above * convergent.belowBefore -
                    convergent.aboveBefore * convergent.below) >
               light * convergent.above * convergent.belowBefore &&
           n < mostLevels);
  return n;
}

/// The fraction from level n on, in double. Of each level's roundings little
/// more than one of a double is left.
struct LightFraction {
  double value, error;

  LightFraction(double b, double a, int n) {
    Convergent convergent{b + 2 * n};
    int levels = 0;
    do
      for (int i = 0; i < 4; ++i, ++levels) {
        ++n;
        convergent.step(b + 2 * n, n * (a - n));
        convergent.shrinkIfLarge();
      }
    while (convergent.change() > 0x1p-51);
    value = convergent.above / convergent.below;
    error = value * 0x1p-51 * (levels + 16);
  }
};

/// n*x/y, all but n in units of 2^-digits.
uint64_t quotientOf(uint64_t x, int n, uint64_t y, int digits) {
  if (x == 0)
    return 0;
  const int whole = 64 - digits;
  return fixed(normalized(x, whole, 0) * wordOf(n) *
                   inverse(normalized(y, whole, 0)),
               digits);
}

/// The scaled upper tail of x above a + 1.
std::optional<Word> fractionInWords(double x, double a) {
  const double b = x - a + 1;
  int n = heavyLevels(b, a);
  if (n >= mostLevels)
    return std::nullopt;
  const int digits = std::countl_zero(uint64_t(x + 2 * n + 4));
  const uint64_t one = uint64_t(1) << digits, order = fixed(wordOf(a), digits);
  uint64_t below = fixed(wordOf(x), digits) + one - order + 2 * n * one;
  const LightFraction light(b, a, n);
  uint64_t size = wholeOf(light.value * powerOfTwo(digits));
  double error = light.error * powerOfTwo(digits);
  for (; n > 0; --n) {
    const uint64_t k = uint64_t(n) * one;
    const uint64_t part =
        quotientOf(order > k ? order - k : k - order, n, size, digits);
    error = 3 + error * valueOf(part) / valueOf(size);
    below -= 2 * one;
    size = order > k ? below + part : below - part;
  }
  return inverse(normalized(size, 64 - digits, error)) * wordOf(a);
}

} // namespace

/// gamma(a+1) = gamma(z+1)/((a+1)*(a+2)*...*z).
void GammaOrder::prepareWords() {
  if (!isOrdinary(a))
    return;
  const int digits = digitsOf(a);
  uint64_t z = fixed(wordOf(a), digits);
  factor = {uint64_t(1) << 63, 1, 0};
  for (int k = 0; k + a < leastOfStirling; ++k) {
    z += uint64_t(1) << digits;
    factor = factor * normalized(z, 64 - digits, 0);
  }
  const Word word = normalized(z, 64 - digits, 0);
  const SignedWide log = logarithmOf(word);
  const SignedWide half = log << (exponentDigits - logarithmDigits - 1);
  logarithm = times(word, log) + half - exponentOf(word) + halfLogOfTwoPi() +
              stirlingOf(word);
}

Word GammaOrder::weight(double x) const {
  const Word limit = wordOf(x);
  Word w = exponentialOf(times(wordOf(a), logarithmOf(limit)) -
                         exponentOf(limit) - logarithm);
  w.error += a / 128;
  return w * factor;
}

std::optional<double> GammaOrder::tailInWords(double x, GammaTail tail,
                                              bool isScaled) const {
  if (!isOrdinary(a) || !(x >= leastLimit && x <= mostLimit))
    return std::nullopt;
  const bool isUpper = x >= a + 1;
  const auto size = isUpper ? fractionInWords(x, a) : seriesInWords(x, a);
  const bool isEasier = isUpper == (tail == GammaTail::Upper);
  if (!size || (isEasier && isScaled))
    return size ? rounded(*size) : std::nullopt;
  const Word w = weight(x), found = w * *size;
  if (isEasier)
    return rounded(found);
  if (found.exponent > 0)
    return std::nullopt;
  const Word other = complement(found);
  return rounded(isScaled ? other * inverse(w) : other);
}

} // namespace runmat::builtins
