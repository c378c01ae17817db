//===- Analysis.cpp - statistics, polynomials, filters ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/Slices.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// median, mode
//===----------------------------------------------------------------------===//

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// The middle of sorted numbers, the mean of the two middle ones.
double medianOf(std::vector<double> x) {
  if (x.empty() ||
      std::any_of(x.begin(), x.end(), [](double v) { return std::isnan(v); }))
    return notANumber;
  std::sort(x.begin(), x.end());
  const size_t middle = x.size() / 2;
  if (x.size() % 2 == 1)
    return x[middle];
  return x[middle - 1] + (x[middle] - x[middle - 1]) / 2;
}

/// The smallest of the most frequent numbers.
double modeOf(const std::vector<double> &x) {
  std::map<double, int64_t> counts;
  for (double v : x)
    if (!std::isnan(v))
      ++counts[v];
  double best = notANumber;
  int64_t most = 0;
  for (const auto &[value, count] : counts)
    if (count > most) {
      best = value;
      most = count;
    }
  return best;
}

template <double (*Statistic)(const std::vector<double> &)>
void sliceStatistic(CallContext &, Arguments arguments, Results &results, int) {
  const bool omitNaN = takeOption(arguments, "omitnan");
  const Value &x = arguments[0];
  const Dimensions dimensions =
      arguments.size() > 1 ? dimensionsArgument(arguments[1], x.extents())
      : x.extents() == Extents(0, 0)
          ? Dimensions{0, 1}
          : Dimensions{defaultDimension(x.extents())};
  const std::vector<double> data = doubles(x);
  const kernels::Slices slices(x.extents(), dimensions);
  ArrayRef out = Array::make(ElementClass::Double, slices.result());
  slices.forEach(data.data(), [&](int64_t s, auto element) {
    std::vector<double> slice;
    for (int64_t j = 0; j < slices.length(); ++j)
      if (const double v = element(j); !omitNaN || !std::isnan(v))
        slice.push_back(v);
    out->mutableAs<double>()[s] = Statistic(slice);
  });
  results.push_back(inClassOf(x, narrow(std::move(out))));
}

double medianStatistic(const std::vector<double> &x) { return medianOf(x); }

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

/// Horner's rule, from the highest power.
void polyval(CallContext &, Arguments arguments, Results &results, int) {
  Value result = binaryOp(BinaryOpcode::Times, arguments[1], 0.0);
  const Value &p = arguments[0];
  for (int64_t i = 0; i < p.count(); ++i) {
    const Value coefficient = gather(p, Extents(1, 1), {{i}});
    result = binaryOp(BinaryOpcode::Plus,
                      binaryOp(BinaryOpcode::Times, result, arguments[1]),
                      coefficient);
  }
  results.push_back(result);
}

Value columnOf(const Value &x) { return withExtents(x, Extents(x.count(), 1)); }

/// polyfit(x, y, n): least squares on the powers of x.
void polyfit(CallContext &, Arguments arguments, Results &results, int) {
  const int64_t degree = wholeArgument(arguments[2], "The degree", 0);
  const std::vector<double> x = doubles(arguments[0]);
  if (int64_t(x.size()) != arguments[1].count())
    throw Error("MATLAB:polyfit:XYSizeMismatch",
                "The first two inputs must have the same number of elements.");
  const auto n = int64_t(x.size());
  ArrayRef powers = Array::make(ElementClass::Double, Extents(n, degree + 1));
  for (int64_t r = 0; r < n; ++r) {
    double power = 1;
    for (int64_t c = degree; c >= 0; --c, power *= x[size_t(r)])
      powers->mutableAs<double>()[r + c * n] = power;
  }
  results.push_back(
      castTo(floatClassOf(arguments.first(2)),
             transpose(leastSquares(powers, columnOf(arguments[1])), false)));
}

//===----------------------------------------------------------------------===//
// Sums of products
//
// Computed in double; with a single among the operands the results are rounded
// to single.
//===----------------------------------------------------------------------===//

/// A row unless the first operand is a column.
Value vectorLike(const Value &prototype, const std::vector<double> &x) {
  const bool isColumn = prototype.columns() == 1 && prototype.rows() > 1;
  return isColumn ? columnVector(x) : Value::row(x);
}

/// conv(a, b, 'same').
void conv(CallContext &, Arguments arguments, Results &results, int) {
  const bool same = takeOption(arguments, "same");
  takeOption(arguments, "full");
  requireNoMore(arguments, 2, "conv");
  const std::vector<double> a = doubles(arguments[0]),
                            b = doubles(arguments[1]);
  std::vector<double> full(a.empty() || b.empty() ? 0 : a.size() + b.size() - 1,
                           0);
  for (size_t i = 0; i < a.size(); ++i)
    for (size_t k = 0; k < b.size(); ++k)
      full[i + k] += a[i] * b[k];
  if (same && !full.empty()) {
    const auto first = full.begin() + ptrdiff_t(b.size() / 2);
    full = std::vector<double>(first, first + ptrdiff_t(a.size()));
  }
  results.push_back(
      castTo(floatClassOf(arguments), vectorLike(arguments[0], full)));
}

/// filter(b, a, x) in the direct form II transposed.
void filter(CallContext &, Arguments arguments, Results &results, int) {
  std::vector<double> b = doubles(arguments[0]), a = doubles(arguments[1]);
  if (a.empty() || a[0] == 0)
    throw Error("MATLAB:filter:firstElementOfDenominatorFilterZero",
                "First denominator filter coefficient must be non-zero.");
  const size_t order = std::max(a.size(), b.size());
  b.resize(order, 0);
  a.resize(order, 0);
  const double lead = a[0];
  for (double *c : {b.data(), a.data()})
    for (size_t k = 0; k < order; ++k)
      c[k] /= lead;
  std::vector<double> state(order, 0), x = doubles(arguments[2]);
  for (double &sample : x) {
    const double out = b[0] * sample + state[0];
    for (size_t k = 1; k < order; ++k)
      state[k - 1] =
          (k < order - 1 ? state[k] : 0) + b[k] * sample - a[k] * out;
    sample = out;
  }
  results.push_back(
      castTo(floatClassOf(arguments), vectorLike(arguments[2], x)));
}

/// trapz(y) and trapz(x, y) of vectors.
void trapz(CallContext &, Arguments arguments, Results &results, int) {
  const std::vector<double> y = doubles(arguments.back());
  const std::vector<double> x =
      arguments.size() > 1 ? doubles(arguments[0]) : std::vector<double>();
  if (!x.empty() && x.size() != y.size())
    throw Error("MATLAB:trapz:LengthXMismatch",
                "X and Y must have the same number of elements.");
  double area = 0;
  for (size_t i = 1; i < y.size(); ++i)
    area += (x.empty() ? 1 : x[i] - x[i - 1]) * (y[i] + y[i - 1]) / 2;
  results.push_back(castTo(floatClassOf(arguments), area));
}

//===----------------------------------------------------------------------===//
// Interpolation
//===----------------------------------------------------------------------===//

double interpolate(const std::vector<double> &x, const std::vector<double> &y,
                   double at, bool extrapolate) {
  const bool inside = at >= x.front() && at <= x.back();
  if (std::isnan(at) || (!inside && !extrapolate))
    return notANumber;
  auto next = std::upper_bound(x.begin(), x.end(), at);
  next = std::clamp(next, x.begin() + 1, x.end() - 1);
  const auto i = size_t(next - x.begin());
  const double t = (at - x[i - 1]) / (x[i] - x[i - 1]);
  return t == 1 ? y[i] : y[i - 1] + t * (y[i] - y[i - 1]);
}

/// interp1(x, y, xq, 'linear', 'extrap') of increasing x.
void interp1(CallContext &, Arguments arguments, Results &results, int) {
  const bool extrapolate = takeOption(arguments, "extrap");
  takeOption(arguments, "linear");
  if (arguments.size() != 3)
    throw Error("MATLAB:interp1:unsupported",
                "interp1 takes (x, y, xq), the method 'linear' and 'extrap'.");
  const std::vector<double> x = doubles(arguments[0]),
                            y = doubles(arguments[1]);
  if (x.size() < 2 || x.size() != y.size() ||
      !std::is_sorted(x.begin(), x.end()))
    throw Error("MATLAB:interp1:invalidPoints",
                "interp1 needs at least two sample points in increasing order "
                "and as many values.");
  ArrayRef out = Array::make(ElementClass::Double, arguments[2].extents());
  const std::vector<double> wanted = doubles(arguments[2]);
  for (size_t i = 0; i < wanted.size(); ++i)
    out->mutableAs<double>()[i] = interpolate(x, y, wanted[i], extrapolate);
  results.push_back(castTo(floatClassOf(arguments), narrow(std::move(out))));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Analysis
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group analysisBuiltins() { return table; }

} // namespace runmat::builtins
