//===- Filtering.cpp - convolutions and digital filters ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Filtering.h"

#include "Builtins/ComplexDispatch.h"
#include "Builtins/Lines.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

template <typename T>
std::vector<T> convolved(const std::vector<T> &a, const std::vector<T> &b) {
  std::vector<T> full(a.empty() || b.empty() ? 0 : a.size() + b.size() - 1,
                      T(0));
  for (size_t i = 0; i < a.size(); ++i)
    for (size_t k = 0; k < b.size(); ++k)
      full[i + k] += a[i] * b[k];
  return full;
}

/// Where a part of a convolution begins, and how long it is.
std::pair<size_t, size_t> placeOf(ConvolutionPart part, size_t a, size_t b) {
  switch (part) {
  case ConvolutionPart::Full:
    return {0, a + b - 1};
  case ConvolutionPart::Same:
    return {b / 2, a};
  case ConvolutionPart::Valid:
    return {b - 1, a < b ? 0 : a - b + 1};
  }
  return {};
}

/// Coefficients over the leading one of the denominator, and their delays.
template <typename T> class DirectForm {
public:
  DirectForm(std::vector<T> numerator, std::vector<T> denominator)
      : b(std::move(numerator)), a(std::move(denominator)) {
    if (a.empty() || a[0] == T(0))
      throw Error("MATLAB:filter:firstElementOfDenominatorFilterZero",
                  "First denominator filter coefficient must be non-zero.");
    const size_t order = std::max(a.size(), b.size());
    b.resize(order, T(0));
    a.resize(order, T(0));
    const T lead = a[0];
    for (T *c : {b.data(), a.data()})
      for (size_t k = 0; k < order; ++k)
        c[k] /= lead;
  }

  size_t delays() const { return a.size() - 1; }

  /// `state` has one more element than there are delays, the last one 0.
  T step(T sample, T *state) const {
    const size_t order = a.size();
    const T out = b[0] * sample + state[0];
    for (size_t k = 1; k < order; ++k)
      state[k - 1] =
          (k < order - 1 ? state[k] : T(0)) + b[k] * sample - a[k] * out;
    return out;
  }

private:
  std::vector<T> b, a;
};

/// The extents of the delays of all lines.
Extents delayExtents(const Extents &data, size_t dimension, size_t delays) {
  std::vector<int64_t> extents{int64_t(delays)};
  for (size_t d = 0; d < std::max<size_t>(data.rank(), dimension + 1); ++d)
    if (d != dimension)
      extents.push_back(data[d]);
  return Extents(std::move(extents));
}

template <typename T>
std::vector<T> initialDelays(const Value &initial, size_t delays,
                             const Lines &lines) {
  const size_t wanted = delays * size_t(lines.count);
  if (!initial.isDefined() || initial.isEmpty())
    return std::vector<T>(wanted, T(0));
  if (size_t(initial.count()) != wanted)
    throw Error("MATLAB:filter:invalidInitialCondition",
                "The initial conditions of filter must have " +
                    std::to_string(delays) + " elements for each of the " +
                    std::to_string(lines.count) + " lines of the data, got " +
                    std::to_string(initial.count()) + ".");
  return numbersOf<T>(initial);
}

template <typename T>
Filtered filtered(const Filter &filter, const Value &data, size_t dimension) {
  const DirectForm<T> form(numbersOf<T>(filter.numerator),
                           numbersOf<T>(filter.denominator));
  const Lines lines(data.extents(), dimension);
  const size_t delays = form.delays();
  std::vector<T> held = initialDelays<T>(filter.initial, delays, lines);
  std::vector<T> x = numbersOf<T>(data), state(delays + 1);
  for (int64_t line = 0; line < lines.count; ++line) {
    T *own = held.data() + size_t(line) * delays;
    std::copy_n(own, delays, state.begin());
    state.back() = T(0);
    for (int64_t i = 0; i < lines.length; ++i) {
      T &sample = x[size_t(lines.first(line) + i * lines.stride)];
      sample = form.step(sample, state.data());
    }
    std::copy_n(state.begin(), delays, own);
  }
  return {arrayOf(x, data.extents()),
          arrayOf(held, delayExtents(data.extents(), dimension, delays))};
}

} // namespace

Value convolve(const Value &a, const Value &b, ConvolutionPart part) {
  const bool complex = a.isComplex() || b.isComplex();
  return withNumberType(complex, [&](auto number) -> Value {
    using T = decltype(number);
    const std::vector<T> full = convolved(numbersOf<T>(a), numbersOf<T>(b));
    if (full.empty())
      return arrayOf(full, Extents(0, 1));
    const auto [first, length] =
        placeOf(part, size_t(a.count()), size_t(b.count()));
    const auto begin = full.begin() + ptrdiff_t(first);
    return arrayOf(length == 0
                       ? std::vector<T>()
                       : std::vector<T>(begin, begin + ptrdiff_t(length)),
                   Extents(int64_t(length), 1));
  });
}

Filtered filterAlong(const Filter &filter, const Value &data,
                     size_t dimension) {
  const bool complex = filter.numerator.isComplex() ||
                       filter.denominator.isComplex() || data.isComplex() ||
                       filter.initial.isComplex();
  return withNumberType(complex, [&](auto number) {
    return filtered<decltype(number)>(filter, data, dimension);
  });
}

} // namespace runmat::builtins
