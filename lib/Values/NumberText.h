//===- NumberText.h - numbers as text ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing that no locale changes. The digits are those of C's printf.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_NUMBERTEXT_H
#define RUNMAT_VALUES_NUMBERTEXT_H

#include <cstdint>
#include <string>
#include <string_view>

namespace runmat {

/// One conversion of a printf format: `%-+ #0W.Pc`.
struct NumberFormat {
  bool leftAlign = false;
  bool plus = false;
  bool space = false;
  bool alternate = false;
  bool zeroPad = false;
  int width = 0;
  int precision = -1; ///< -1: not given
  char conversion = 'g';
};

/// A double by e, E, f, F, g, G, a or A. Infinities and NaN are Inf and NaN.
std::string formatFloat(const NumberFormat &format, double value);
/// The same of a whole number that no double may hold, given as sign and
/// magnitude; a and A take the double that is nearest.
std::string formatWideFloat(const NumberFormat &format, bool negative,
                            uint64_t magnitude);
/// A whole number by d, i, u, o, x or X, given as sign and magnitude.
std::string formatWhole(const NumberFormat &format, bool negative,
                        uint64_t magnitude);
/// Text by s or c: precision cuts, width pads (both count characters).
std::string formatText(const NumberFormat &format, std::string_view utf8);

/// `%.<precision>f` and `%.<precision>e` without more ado.
std::string fixedText(double value, int precision);
std::string exponentText(double value, int precision);
/// `%.<precision>g`.
std::string generalText(double value, int precision);

/// The whole e of |x| = d*10^e with 1 <= d < 10; x is finite and not 0.
int decimalExponent(double x);
/// 10^exponent, the nearest number; the exponent is whole.
double powerOfTen(double exponent);

/// What `string(x)` gives: `%.5g` widened to keep the digits of larger numbers.
std::string numberToString(double value);

/// Number of UTF-16 units of UTF-8 text: what `length` counts.
int64_t textLength(std::string_view utf8);

} // namespace runmat

#endif // RUNMAT_VALUES_NUMBERTEXT_H
