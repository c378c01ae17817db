//===- Rationals.cpp - rat and rats -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/TextMapping.h"
#include "Values/Fraction.h"
#include "Values/NumberText.h"
#include "runtime/Interrupt.h"

#include <cmath>

namespace runmat::builtins {

namespace {

/// Of all finite elements.
double sumOfMagnitudes(const std::vector<double> &elements) {
  double sum = 0;
  for (double x : elements)
    sum += std::isfinite(x) ? std::abs(x) : 0;
  return sum;
}

std::vector<Fraction> fractionsOf(const std::vector<double> &elements,
                                  double tolerance) {
  std::vector<Fraction> fractions;
  for (double x : elements) {
    interrupt::poll();
    fractions.emplace_back(x, tolerance);
  }
  return fractions;
}

Value partsOf(const std::vector<Fraction> &fractions, const Value &like,
              double Fraction::*part) {
  ArrayRef out = Array::make(ElementClass::Double, like.extents());
  for (size_t i = 0; i < fractions.size(); ++i)
    out->mutableAs<double>()[i] = fractions[i].*part;
  return inClassOf(like, narrow(std::move(out)));
}

/// R = rat(x, tolerance), a row of text for each element; [N, D] = rat(…).
void ratBuiltin(CallContext &, Arguments arguments, Results &results,
                int nargout) {
  const std::vector<double> elements = doubles(arguments[0], "rat");
  const double tolerance = arguments.size() > 1
                               ? arguments[1].scalarDouble()
                               : fractionTolerance * sumOfMagnitudes(elements);
  const std::vector<Fraction> fractions = fractionsOf(elements, tolerance);
  if (nargout > 1) {
    results = {partsOf(fractions, arguments[0], &Fraction::numerator),
               partsOf(fractions, arguments[0], &Fraction::denominator)};
    return;
  }
  std::vector<std::string> rows;
  for (const Fraction &fraction : fractions)
    rows.push_back(fraction.continuedText());
  results.push_back(charMatrix(rows));
}

/// A ratio in `length` characters and a blank before; a star where it does not
/// fit.
std::string ratioCell(const Fraction &fraction, size_t length) {
  const size_t digits = (length - 1) / 2;
  std::string text = fraction.ratioText(int(digits));
  if (text.size() > length)
    text = "*" + std::string(length - 1 - digits, ' ');
  return std::string(length + 1 - text.size(), ' ') + text;
}

/// rats(x, length): a row of text for each row.
void ratsBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  require2D(x, "rats");
  const auto length = size_t(
      arguments.size() > 1 ? wholeArgument(arguments[1], "The length", 1) : 13);
  const std::vector<double> elements = doubles(x, "rats");
  const double relative = powerOfTen(-double((length - 1) / 2));
  const std::vector<Fraction> fractions = fractionsOf(
      elements, std::min(relative * sumOfMagnitudes(elements), 0.1));
  std::vector<std::string> rows(x.isEmpty() ? 0 : size_t(x.rows()));
  for (size_t i = 0; i < fractions.size(); ++i)
    rows[i % rows.size()] += ratioCell(fractions[i], length);
  results.push_back(charMatrix(rows));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Rationals
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group rationalBuiltins() { return table; }

} // namespace runmat::builtins
