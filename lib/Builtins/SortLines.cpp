//===- SortLines.cpp - the lines of an array in order -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements come out of their keys again, which is a walk in order; what shares
// its key with others, NaN and -0, is then taken from the line.
//===----------------------------------------------------------------------===//
#include "Builtins/InOrder.h"
#include "Builtins/Lines.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

#include <atomic>
#include <numeric>

namespace runmat::builtins {

namespace {

/// Longer lines are shared by the threads one by one, shorter ones as wholes.
constexpr int64_t shortLine = int64_t(1) << 13;
static_assert(shortLine <= Pieces::least &&
                  shortLine <=
                      radix::leafRecords<radix::KeyAt<uint64_t, uint64_t>>,
              "what sorts a short line must not throw");

/// A key alone, or with its place where places are asked for.
template <std::unsigned_integral Key>
void setRecord(Key &record, Key key, int64_t) {
  record = key;
}
template <typename Key, typename Place>
void setRecord(radix::KeyAt<Key, Place> &record, Key key, int64_t at) {
  record = {key, Place(at)};
}
template <std::unsigned_integral Key> void writePlace(Key, double *, int64_t) {}
template <typename Key, typename Place>
void writePlace(radix::KeyAt<Key, Place> record, double *places, int64_t i) {
  places[i] = double(record.at) + 1;
}

/// Sorts contiguous lines of elements of type T by records of type R.
template <typename T, typename R> class LineSorter {
public:
  using Key = typename OrderKeys<T>::Key;
  /// Keys alone are sorted where the elements are to be.
  static constexpr bool isInPlace = std::is_same_v<R, Key>;

  explicit LineSorter(SortOrder order) : order(order), keys(order) {}

  /// `out` takes the bits of the elements. `places` is null where nobody asks
  /// for them.
  void sort(const T *in, int64_t n, Key *out, double *places, R *records,
            R *spare) const {
    if (isInOrder(in, n))
      return take(in, n, out, places, [](int64_t i) { return i; });
    if (isReversed(in, n))
      return take(in, n, out, places, [n](int64_t i) { return n - 1 - i; });
    std::atomic<int64_t> shared{0};
    Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
      int64_t own = 0;
      for (int64_t i = begin; i < end; ++i) {
        setRecord(records[i], keys.of(in[i]), i);
        own += OrderKeys<T>::isShared(in[i]);
      }
      shared += own;
    });
    radix::sort(records, spare, n);
    const int64_t zeros = startOf(keys.of(T(0)), records, n),
                  missing = startOf(keys.ofMissing(), records, n);
    Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        writePlace(records[i], places, i);
        out[i] = std::bit_cast<Key>(keys.element(radix::keyOf(records[i])));
      }
    });
    if (shared > 0)
      restore(in, n, out + zeros, out + missing);
  }

private:
  bool isInOrder(const T *in, int64_t n) const {
    return order.descending
               ? allNeighbours(in, n, [](T a, T b) { return a >= b; })
               : allNeighbours(in, n, [](T a, T b) { return a <= b; });
  }
  /// Equal ones must keep their order.
  bool isReversed(const T *in, int64_t n) const {
    return order.descending
               ? allNeighbours(in, n, [](T a, T b) { return a < b; })
               : allNeighbours(in, n, [](T a, T b) { return a > b; });
  }
  /// Writes the elements, each from where `placeOf` says.
  template <typename PlaceOf>
  static void take(const T *in, int64_t n, Key *out, double *places,
                   PlaceOf placeOf) {
    Pieces(n).forEach([=](int64_t, int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        out[i] = std::bit_cast<Key>(in[placeOf(i)]);
      for (int64_t i = begin; places && i < end; ++i)
        places[i] = double(placeOf(i) + 1);
    });
  }
  static int64_t startOf(Key key, const R *records, int64_t n) {
    return std::lower_bound(records, records + n, key,
                            [](const R &record, Key wanted) {
                              return radix::keyOf(record) < wanted;
                            }) -
           records;
  }
  /// Puts the NaN and the zeros of the line where they are due, in its order.
  static void restore(const T *in, int64_t n, Key *zeros, Key *missing) {
    for (int64_t i = 0; i < n; ++i)
      if (in[i] == T(0))
        *zeros++ = std::bit_cast<Key>(in[i]);
      else if (in[i] != in[i])
        *missing++ = std::bit_cast<Key>(in[i]);
  }

  SortOrder order;
  OrderKeys<T> keys;
};

/// All lines, one after the other in memory.
template <typename T, typename R>
void sortLines(const T *in, int64_t lines, int64_t n, SortOrder order,
               typename OrderKeys<T>::Key *out, double *places) {
  using Sorter = LineSorter<T, R>;
  const Sorter sorter(order);
  const auto sortOne = [&](int64_t line, R *room) {
    const int64_t at = line * n;
    R *spare = Sorter::isInPlace ? room : room + n;
    if constexpr (Sorter::isInPlace)
      room = out + at;
    sorter.sort(in + at, n, out + at, places ? places + at : nullptr, room,
                spare);
  };
  const int64_t records = Sorter::isInPlace ? n : 2 * n;
  if (n > shortLine) {
    radix::Buffer<R> room(records);
    for (int64_t line = 0; line < lines; ++line)
      sortOne(line, room.data());
    return;
  }
  auto work = [&](uint64_t first, uint64_t last) {
    std::vector<R> room(static_cast<size_t>(records));
    for (uint64_t line = first; line < last; ++line)
      sortOne(int64_t(line), room.data());
  };
  if (lines * n <= Pieces::least)
    work(0, uint64_t(lines));
  else
    inParallel(lines, work);
}

template <typename T>
void sortElements(const Array &in, int64_t n, SortOrder order, Array &out,
                  double *places) {
  using Key = typename OrderKeys<T>::Key;
  using Place = std::conditional_t<sizeof(Key) == 8, uint64_t, uint32_t>;
  const int64_t lines = in.count() / n;
  const auto run = [&]<typename R>(R) {
    sortLines<T, R>(in.as<T>(), lines, n, order,
                    static_cast<Key *>(out.overwriteData()), places);
  };
  if (!places)
    run(Key());
  else if (uint64_t(n) <= std::numeric_limits<Place>::max())
    run(radix::KeyAt<Key, Place>());
  else
    run(radix::KeyAt<Key, uint64_t>());
}

/// Complex elements, each line by its positions.
void sortComplex(const Array &in, int64_t n, SortOrder order, Value &out,
                 double *places) {
  std::vector<int64_t> positions(size_t(in.count()));
  const Value lines = in.reshaped(Extents(n, in.count() / n));
  for (int64_t first = 0; first < in.count(); first += n) {
    std::vector<int64_t> line(static_cast<size_t>(n));
    std::iota(line.begin(), line.end(), first);
    ElementKeys keys(gather(lines, Extents(n, 1), line), KeyForm::Complex);
    line = orderByKeys(keys, n, order);
    for (int64_t i = 0; i < n; ++i) {
      positions[size_t(first + i)] = first + line[size_t(i)];
      if (places)
        places[first + i] = double(line[size_t(i)] + 1);
    }
  }
  out = gather(lines, in.extents(), positions);
}

/// The order of dimensions that puts one first.
std::vector<size_t> broughtFirst(size_t rank, size_t dimension) {
  std::vector<size_t> order(rank);
  std::iota(order.begin(), order.end(), 0);
  std::rotate(order.begin(), order.begin() + ptrdiff_t(dimension),
              order.begin() + ptrdiff_t(dimension) + 1);
  return order;
}

std::vector<size_t> inverseOf(const std::vector<size_t> &order) {
  std::vector<size_t> inverse(order.size());
  for (size_t d = 0; d < order.size(); ++d)
    inverse[order[d]] = d;
  return inverse;
}

/// Along the first dimension; places where there are to be two outputs.
void sortColumns(const Value &value, SortOrder order, int outputs,
                 std::vector<Value> &results) {
  const ArrayRef in = value.array();
  const int64_t n = value.rows();
  ArrayRef places = outputs > 1
                        ? Array::make(ElementClass::Double, value.extents())
                        : ArrayRef();
  double *numbers = places ? places->mutableAs<double>() : nullptr;
  Value sorted;
  if (in->isComplex()) {
    sortComplex(*in, n, order, sorted, numbers);
  } else {
    ArrayRef out = Array::make(in->elementClass(), value.extents());
    visitElementType(in->elementClass(), [&](auto tag) {
      sortElements<typename decltype(tag)::Type>(*in, n, order, *out, numbers);
    });
    sorted = narrow(std::move(out));
  }
  results = {std::move(sorted)};
  if (places)
    results.push_back(narrow(std::move(places)));
}

Value ones(const Extents &extents) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  if (!out->isEmpty())
    std::fill_n(out->mutableAs<double>(), out->count(), 1.0);
  return narrow(std::move(out));
}

} // namespace

void sortAlong(const Value &value, size_t dimension, SortOrder order,
               int outputs, std::vector<Value> &results) {
  const Lines lines(value.extents(), dimension);
  if (lines.length <= 1 || value.isEmpty()) {
    results = {value};
    if (outputs > 1)
      results.push_back(ones(value.extents()));
    return;
  }
  if (lines.stride == 1) {
    const Value columns = value.array()->reshaped(
        Extents(lines.length, value.count() / lines.length));
    sortColumns(columns, order, outputs, results);
    for (Value &result : results)
      result = withExtents(result, value.extents());
    return;
  }
  const std::vector<size_t> there = broughtFirst(value.rank(), dimension);
  sortColumns(permute(value, there), order, outputs, results);
  for (Value &result : results)
    result = permute(result, inverseOf(there));
}

} // namespace runmat::builtins
