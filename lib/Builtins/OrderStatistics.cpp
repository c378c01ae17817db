//===- OrderStatistics.cpp - elements at ranks ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements are selected, not computed, so that no class loses digits.
//===----------------------------------------------------------------------===//
#include "Builtins/OrderStatistics.h"

#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/Slices.h"
#include "Builtins/Selection.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Slices as columns
//===----------------------------------------------------------------------===//

/// The slices of numbers one after the other.
struct Columns {
  Columns(const Value &x, const Dimensions &dimensions)
      : extents(kernels::Slices(x.extents(), dimensions).result()) {
    const Value numbers = x.isNumeric() ? x : castTo(ElementClass::Double, x);
    std::vector<size_t> order = dimensions;
    std::erase_if(order, [&](size_t d) { return d >= x.rank(); });
    length = 1;
    for (size_t d : order)
      length *= x.extent(d);
    for (size_t d = 0; d < x.rank(); ++d)
      if (std::ranges::find(dimensions, d) == dimensions.end())
        order.push_back(d);
    count = extents.count();
    values = std::ranges::is_sorted(order) ? numbers : permute(numbers, order);
    values = withExtents(values, Extents(length, count));
  }

  Value values;
  Extents extents; ///< of the result
  int64_t length, count;
};

/// What stands for an element that there is not.
template <typename T> T missingElement() {
  if constexpr (std::is_floating_point_v<T>)
    return std::numeric_limits<T>::quiet_NaN();
  else
    return T(0);
}

//===----------------------------------------------------------------------===//
// median
//===----------------------------------------------------------------------===//

/// The mean of the two middle elements a <= b.
template <typename T> T middleOf(T a, T b) {
  const T mean = a == b ? a : a + (b - a) / T(2);
  // The difference may leave the range where the mean does not.
  const bool isFinite =
      std::isfinite(std::real(mean)) && std::isfinite(std::imag(mean));
  return isFinite ? mean : (a + b) / T(2);
}

/// The mean of two 64-bit integers a <= b, a half rounded away from zero. No
/// float holds the halves of the largest ones everywhere.
template <typename T> T wideMiddle(T a, T b) {
  const auto distance = uint64_t(b) - uint64_t(a);
  const T below = T(uint64_t(a) + distance / 2);
  return distance % 2 != 0 && below >= 0 ? T(below + 1) : below;
}

Value wideMiddles(const Value &low, const Value &high) {
  ArrayRef out = Array::make(low.elementClass(), low.extents());
  const auto fill = [&]<typename T>(T) {
    const T *a = low.array()->as<T>(), *b = high.array()->as<T>();
    for (int64_t i = 0; i < out->count(); ++i)
      out->mutableAs<T>()[i] = wideMiddle(a[i], b[i]);
  };
  if (low.isArrayOf(ElementClass::Int64))
    fill(int64_t());
  else
    fill(uint64_t());
  return narrow(std::move(out));
}

Value middles(const Value &low, const Value &high) {
  if (low.isArrayOf(ElementClass::Int64) || low.isArrayOf(ElementClass::UInt64))
    return wideMiddles(low, high);
  const bool complex = low.isComplex() || high.isComplex();
  return withNumberType(complex, [&](auto number) {
    auto a = numbersOf<decltype(number)>(low);
    const auto b = numbersOf<decltype(number)>(high);
    for (size_t i = 0; i < a.size(); ++i)
      a[i] = middleOf(a[i], b[i]);
    return inClassOf(low, arrayOf(a, low.extents()));
  });
}

/// Of real numbers, by selection.
Value realMedian(const Columns &columns, bool omitNaN) {
  const ElementClass elementClass = columns.values.elementClass();
  ArrayRef low = Array::make(elementClass, columns.extents),
           high = Array::make(elementClass, columns.extents);
  if (low->isEmpty())
    return low;
  const ArrayRef held = columns.values.array();
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T *in = columns.length == 0 ? nullptr : held->template as<T>();
    for (int64_t k = 0; k < columns.count; ++k) {
      const Selector<T> line(in + k * columns.length, columns.length);
      const int64_t known = line.known();
      const bool isKnown = known > 0 && (omitNaN || known == columns.length);
      std::pair<T, T> middle(missingElement<T>(), missingElement<T>());
      if (isKnown)
        middle = line.pairAt((known - 1) / 2, known / 2);
      low->template mutableAs<T>()[k] = middle.first;
      high->template mutableAs<T>()[k] = middle.second;
    }
  });
  return middles(narrow(std::move(low)), narrow(std::move(high)));
}

bool isNaNAt(const Value &value, int64_t at) {
  const auto z = value.array()->as<std::complex<double>>()[at];
  return std::isnan(z.real()) || std::isnan(z.imag());
}

/// Of complex ones, from their order.
Value complexMedian(const Columns &columns, bool omitNaN) {
  std::vector<Value> sorted;
  sortAlong(columns.values, 0, {}, 1, sorted);
  const Value values = makeComplex(castTo(ElementClass::Double, sorted[0]));
  std::vector<std::complex<double>> middle;
  for (int64_t k = 0; k < columns.count; ++k) {
    const int64_t first = k * columns.length;
    int64_t known = columns.length;
    while (known > 0 && isNaNAt(values, first + known - 1))
      --known;
    const bool isKnown = known > 0 && (omitNaN || known == columns.length);
    const auto at = [&](int64_t rank) {
      return values.array()->as<std::complex<double>>()[first + rank];
    };
    middle.push_back(isKnown ? middleOf(at((known - 1) / 2), at(known / 2))
                             : std::complex<double>(NAN, 0));
  }
  return inClassOf(columns.values, arrayOf(middle, columns.extents));
}

//===----------------------------------------------------------------------===//
// mode
//===----------------------------------------------------------------------===//

/// Where the most frequent elements of a sorted line are first, and how often.
struct MostFrequent {
  std::vector<int64_t> positions;
  int64_t count = 0;
};

MostFrequent mostFrequent(const ElementKeys &keys, int64_t begin, int64_t end) {
  MostFrequent found;
  for (int64_t i = begin, run = 0; i < end && !keys.isMissing(i); ++i) {
    run = i > begin && keys.compare(i - 1, keys, i) == 0 ? run + 1 : 1;
    if (run > found.count)
      found = {{}, run};
    if (run == found.count)
      found.positions.push_back(i + 1 - run);
  }
  return found;
}

/// Elements at positions, NaN (in integer classes 0) for each fillPosition.
Value elementsAt(const Value &x, const Extents &extents,
                 const std::vector<int64_t> &positions) {
  const Value chosen = gather(x, extents, positions);
  if (!isFloat(x.elementClass()) ||
      std::ranges::find(positions, fillPosition) == positions.end())
    return chosen;
  std::vector<double> missing;
  for (int64_t position : positions)
    missing.push_back(position == fillPosition ? NAN : 0);
  return binaryOp(BinaryOpcode::Plus, chosen,
                  inClassOf(x, arrayOf(missing, extents)));
}

} // namespace

Value medianOf(const Value &x, const Dimensions &dimensions, bool omitNaN) {
  const Columns columns(x, dimensions);
  return x.isComplex() ? complexMedian(columns, omitNaN)
                       : realMedian(columns, omitNaN);
}

std::vector<Value> modeOf(const Value &x, const Dimensions &dimensions,
                          int outputs) {
  const Columns columns(x, dimensions);
  std::vector<Value> sorted;
  sortAlong(columns.values, 0, {}, 1, sorted);
  const ElementKeys keys(sorted[0], ownForm(sorted[0]));
  std::vector<int64_t> smallest;
  std::vector<double> counts;
  std::vector<Value> all;
  for (int64_t k = 0; k < columns.count; ++k) {
    const auto [positions, count] =
        mostFrequent(keys, k * columns.length, (k + 1) * columns.length);
    smallest.push_back(positions.empty() ? fillPosition : positions[0]);
    counts.push_back(double(count));
    if (outputs > 2)
      all.push_back(elementsAt(sorted[0], Extents(int64_t(positions.size()), 1),
                               positions));
  }
  std::vector<Value> results{elementsAt(sorted[0], columns.extents, smallest),
                             arrayOf(counts, columns.extents)};
  if (outputs > 2)
    results.push_back(CellArray(columns.extents, std::move(all)));
  return results;
}

} // namespace runmat::builtins
