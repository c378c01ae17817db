//===- Accumulate.cpp - sums by subscripts ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Accumulate.h"
#include "Builtins/ComplexDispatch.h"
#include "Values/Concatenate.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "runtime/Interrupt.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numeric>
#include <span>

namespace runmat::builtins {

namespace {

/// The extents of a sum by subscripts, and the offset of each value's place.
struct Places {
  Extents extents;
  /// In storage that is used again: so large a list is new memory each time
  /// elsewhere, which takes longer than filling it.
  ArrayRef storage;
  std::span<int64_t> offsets;
};

/// Calls work(begin, end) for parts of the rows, on threads where there are
/// many; what is done at once is not interrupted.
template <typename Work> void forRows(int64_t rows, const Work &work) {
  constexpr int64_t inPiece = 1 << 16;
  if (rows <= inPiece)
    return work(0, rows);
  auto some = [&](uint64_t begin, uint64_t end) {
    for (auto piece = int64_t(begin); piece < int64_t(end); ++piece)
      work(piece * inPiece, std::min((piece + 1) * inPiece, rows));
  };
  inParallel((rows + inPiece - 1) / inPiece, some);
}

/// Adds (subscript - 1) * stride to the offset of each row, without a branch,
/// and gives the largest subscript of a column. The first column finds nothing
/// in the offsets.
int64_t addSubscripts(const double *subscripts, int64_t stride, bool isFirst,
                      std::span<int64_t> offsets) {
  std::atomic<int64_t> largest = 1;
  std::atomic<bool> areWhole = true;
  forRows(int64_t(offsets.size()), [&](int64_t begin, int64_t end) {
    bool allWhole = true;
    int64_t most = 1;
    for (int64_t r = begin; r < end; ++r) {
      const double subscript = subscripts[r];
      const bool isInRange = subscript >= 1 && subscript < 9e15;
      const auto whole = int64_t(isInRange ? subscript : 1.0);
      allWhole &= isInRange && double(whole) == subscript;
      // In unsigned numbers, which wrap around where the error comes later.
      offsets[size_t(r)] = int64_t(uint64_t(isFirst ? 0 : offsets[size_t(r)]) +
                                   uint64_t(whole - 1) * uint64_t(stride));
      most = std::max(most, whole);
    }
    if (!allWhole)
      areWhole = false;
    int64_t before = largest;
    while (before < most && !largest.compare_exchange_weak(before, most)) {
    }
  });
  if (!areWhole)
    throw Error("MATLAB:accumarray:nonPosIntIndValues",
                "The subscripts must be positive whole numbers.");
  return largest;
}

/// A row of subscripts for each value; `size` is empty, or the extents.
Places placesOf(const Value &subscripts, Arguments size) {
  requireReal(subscripts, "The subscripts of accumarray");
  const NumberView where(subscripts, Number::Double);
  const int64_t n = subscripts.rows(), rank = subscripts.columns();
  const bool isGiven = !size.empty() && !size[0].isEmpty();
  std::vector<int64_t> extents(size_t(std::max<int64_t>(rank, 2)), 1);
  if (isGiven)
    extents = extentsArgument(size).toVector();
  ArrayRef storage = rank > 0
                         ? Array::make(ElementClass::Int64, Extents(n, 1))
                         : Array::zeros(ElementClass::Int64, Extents(n, 1));
  const std::span offsets(storage->mutableAs<int64_t>(), size_t(n));
  bool isOutside = int64_t(extents.size()) < rank;
  uint64_t stride = 1;
  for (int64_t c = 0; c < rank; ++c) {
    const int64_t largest = addSubscripts(where.as<double>() + c * n,
                                          int64_t(stride), c == 0, offsets);
    const bool isNamed = size_t(c) < extents.size();
    if (!isGiven)
      extents[size_t(c)] = largest;
    else
      isOutside |= isNamed && n > 0 && largest > extents[size_t(c)];
    stride *= isNamed ? uint64_t(extents[size_t(c)]) : 1;
  }
  if (isOutside)
    throw Error("MATLAB:accumarray:IndexOutOfRange", "Out of range subscript.");
  return {Extents(extents), std::move(storage), offsets};
}

/// Sums in the type T; a single value counts for all places.
template <typename T, typename Element>
void addUp(const Places &places, const Element *values, bool isSingleValue,
           T *sums) {
  const int64_t *offsets = places.offsets.data();
  interrupt::inPieces(int64_t(places.offsets.size()),
                      [&](int64_t begin, int64_t end) {
                        for (int64_t r = begin; r < end; ++r)
                          sums[offsets[r]] += T(values[isSingleValue ? 0 : r]);
                      });
}

/// So many places have counts on the stack of each thread.
constexpr size_t mostCounted = 1 << 12;

/// Whether sums of this number alone are exact, so that their order does not
/// matter.
bool isCountable(double value, const Places &places, size_t count) {
  return value == std::floor(value) && count <= mostCounted &&
         std::abs(value) * double(places.offsets.size()) <= 0x1p53;
}

/// The same sums of one such number, shared by threads.
void addCounts(const Places &places, double value, std::span<double> sums) {
  const int64_t *offsets = places.offsets.data();
  std::mutex mutex;
  forRows(int64_t(places.offsets.size()), [&](int64_t begin, int64_t end) {
    // In turns, since an addition waits for the one before to the same place.
    constexpr size_t lanes = 4;
    std::array<uint32_t, lanes * mostCounted> counts;
    std::fill_n(counts.begin(), lanes * sums.size(), 0);
    for (int64_t r = begin; r < end; ++r)
      ++counts[lanes * size_t(offsets[r]) + size_t(r) % lanes];
    const std::lock_guard<std::mutex> lock(mutex);
    for (size_t place = 0; place < sums.size(); ++place)
      for (size_t lane = 0; lane < lanes; ++lane)
        sums[place] += value * counts[lanes * place + lane];
  });
}

Value wideSums(const Places &places, const Value &values) {
  std::vector<Wide> sums(size_t(places.extents.count()), 0);
  const NumberView view(values, Number::Wide);
  addUp(places, view.as<Wide>(), values.isScalar(), sums.data());
  ArrayRef out = Array::make(values.elementClass(), places.extents);
  visitElementType(out->elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (size_t i = 0; i < sums.size(); ++i)
      out->mutableAs<T>()[i] = convertElement<T>(sums[i]);
  });
  return narrow(std::move(out));
}

Value sumsBySubscript(const Places &places, const Value &values) {
  if (values.isArrayOf(ElementClass::Int64) ||
      values.isArrayOf(ElementClass::UInt64))
    return wideSums(places, values);
  const bool complex = values.isComplex();
  ArrayRef out = Array::zeros(ElementClass::Double, places.extents, complex);
  withNumberType(complex, [&](auto number) {
    using T = decltype(number);
    const NumberView numbers(values,
                             complex ? Number::ComplexDouble : Number::Double);
    if (places.offsets.empty())
      return;
    auto *const sums = static_cast<T *>(out->mutableData());
    const auto count = size_t(out->count());
    if constexpr (std::is_same_v<T, double>)
      if (values.isScalar() && isCountable(*numbers.as<T>(), places, count))
        return addCounts(places, *numbers.as<T>(), {sums, count});
    addUp(places, numbers.as<T>(), values.isScalar(), sums);
  });
  return inClassOf(values, narrow(std::move(out)));
}

/// What a function makes of the column of values of each place.
class GroupedValues {
public:
  GroupedValues(CallContext &context, const Places &places, const Value &values,
                const Value &function)
      : extents(places.extents),
        positions(size_t(places.extents.count()), fillPosition) {
    const std::vector<int64_t> members = groupedRows(places);
    for (size_t first = 0, end = 0; first < members.size(); first = end) {
      const int64_t place = places.offsets[size_t(members[first])];
      while (end < members.size() &&
             places.offsets[size_t(members[end])] == place)
        ++end;
      const std::span group = std::span(members).subspan(first, end - first);
      positions[size_t(place)] = int64_t(parts.size());
      parts.push_back(
          scalarOf(context.call(function, {{valuesAt(values, group)}}, 1)));
    }
  }
  /// Places without values get zeros, or `fill`.
  Value filled(const Value *fill) {
    if (fill) {
      std::replace(positions.begin(), positions.end(), fillPosition,
                   int64_t(parts.size()));
      parts.push_back(*fill);
    }
    return gather(parts.empty() ? Value(0.0) : concatenate(0, parts), extents,
                  positions);
  }

private:
  /// The rows by their places, those of one place in their order.
  static std::vector<int64_t> groupedRows(const Places &places) {
    const auto n = int64_t(places.offsets.size());
    std::vector<int64_t> next(size_t(places.extents.count()) + 1, 0),
        rows(static_cast<size_t>(n));
    interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r)
        ++next[size_t(places.offsets[size_t(r)]) + 1];
    });
    std::partial_sum(next.begin(), next.end(), next.begin());
    interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r)
        rows[size_t(next[size_t(places.offsets[size_t(r)])]++)] = r;
    });
    return rows;
  }

  static Value valuesAt(const Value &values, std::span<const int64_t> rows) {
    const Extents column(int64_t(rows.size()), 1);
    if (values.isScalar())
      return gather(values, column, std::vector<int64_t>(rows.size(), 0));
    return gather(values, column, rows);
  }

  static Value scalarOf(std::vector<Value> results) {
    const bool isOne = results.size() == 1 &&
                       (results[0].isArray() || results[0].isCell()) &&
                       results[0].count() == 1;
    if (!isOne)
      throw Error("MATLAB:accumarray:nonscalarOutput",
                  "The function of accumarray must give one element for each "
                  "group of values; a cell holds any others.");
    return std::move(results[0]);
  }

  Extents extents;
  std::vector<int64_t> positions; ///< in parts, or fillPosition
  std::vector<Value> parts;
};

/// The sums, with `fill` at places without values.
Value filledSums(const Places &places, const Value &sums, const Value &fill) {
  const int64_t count = sums.count();
  std::vector<int64_t> positions(size_t(count), count);
  for (const int64_t offset : places.offsets)
    positions[size_t(offset)] = offset;
  const Value both[] = {withExtents(sums, Extents(count, 1)), fill};
  return gather(concatenate(0, both), places.extents, positions);
}

} // namespace

void accumulate(CallContext &context, Arguments arguments, Results &results,
                int) {
  const Value &subscripts = arguments[0], &values = arguments[1];
  if (values.count() != subscripts.rows() && !values.isScalar())
    throw Error("MATLAB:accumarray:valsNotMatch",
                "The second input must be a scalar or have as many elements as "
                "the first input has rows.");
  const Places places =
      placesOf(subscripts, arguments.subspan(2, arguments.size() > 2 ? 1 : 0));
  const Value *fill = arguments.size() > 4 ? &arguments[4] : nullptr;
  const bool calls = arguments.size() > 3 && arguments[3].isFunctionHandle();
  Value result =
      calls ? GroupedValues(context, places, values, arguments[3]).filled(fill)
            : sumsBySubscript(places, values);
  if (fill && !calls)
    result = filledSums(places, result, *fill);
  // Nobody does this for what calls functions of the program.
  results.push_back(keepGpuArray(std::move(result), anyGpuArray(arguments)));
}

} // namespace runmat::builtins
