//===- RadixSort.h - stable sorting by unsigned keys ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large ranges are split by their topmost bits that differ, on all threads,
// until the parts fit a core's cache; those are sorted from the low digit up.
// A stable order is the only one, so threads change no result.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_RADIXSORT_H
#define RUNMAT_BUILTINS_RADIXSORT_H

#include "Values/Pieces.h"
#include "runtime/Array.h"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <limits>
#include <utility>
#include <vector>

namespace runmat::builtins::radix {

/// A key, and where its element is.
template <typename Key, typename Place> struct KeyAt {
  Key key;
  Place at;
};

template <std::unsigned_integral Key> Key keyOf(Key key) { return key; }
template <typename Key, typename Place> Key keyOf(KeyAt<Key, Place> record) {
  return record.key;
}
template <typename Record> using KeyOf = decltype(keyOf(Record()));

/// Memory without values for so many records, from the pool of arrays.
template <typename Record> class Buffer {
public:
  explicit Buffer(int64_t count)
      : bytes(Array::make(ElementClass::UInt8,
                          Extents(count * int64_t(sizeof(Record)), 1))),
        first(count == 0 ? nullptr
                         : static_cast<Record *>(bytes->overwriteData())) {}
  Record *data() { return first; }
  const Record *data() const { return first; }
  Record &operator[](int64_t i) { return first[i]; }
  const Record &operator[](int64_t i) const { return first[i]; }

private:
  ArrayRef bytes;
  Record *first;
};

inline constexpr int digitBits = 8;
inline constexpr size_t digitCount = size_t(1) << digitBits;

/// What is sorted by one thread: it stays in a core's cache with its copy.
template <typename Record>
inline constexpr int64_t leafRecords = (int64_t(1) << 17) / sizeof(Record);

/// What one look at a range tells.
template <typename Key> struct Trend {
  Key ones = 0, zeros = 0; ///< bits that are 1, or 0, in some key
  bool ascends = true;     ///< equal neighbours do, too
  bool falls = true;       ///< strictly

  Key varying() const { return ones & zeros; }
  void add(const Trend &other) {
    ones |= other.ones;
    zeros |= other.zeros;
    ascends &= other.ascends;
    falls &= other.falls;
  }
};

/// Of the records from `begin` to `end`, each beside the one before it.
template <typename Record>
Trend<KeyOf<Record>> trendOf(const Record *records, int64_t begin,
                             int64_t end) {
  using Key = KeyOf<Record>;
  Trend<Key> trend;
  Key ones = 0, zeros = 0;
  unsigned rises = 0, falls = 0, stays = 0;
  Key before = keyOf(records[begin == 0 ? 0 : begin - 1]);
  for (int64_t i = begin; i < end; ++i) {
    const Key key = keyOf(records[i]);
    ones |= key;
    zeros |= Key(~key);
    rises |= unsigned(before < key);
    falls |= unsigned(before > key);
    stays |= unsigned(before == key) & unsigned(i > 0);
    before = key;
  }
  trend.ones = ones;
  trend.zeros = zeros;
  trend.ascends = falls == 0;
  trend.falls = rises == 0 && stays == 0;
  return trend;
}

template <typename Key> size_t digitOf(Key key, int shift) {
  return size_t(key >> shift) & (digitCount - 1);
}

//===----------------------------------------------------------------------===//
// What fits the cache
//===----------------------------------------------------------------------===//

/// Sorts by insertion; gives up, with equal keys still in order, after so many
/// moves.
template <typename Record>
bool insertAll(Record *records, int64_t count, int64_t moves) {
  for (int64_t i = 1; i < count; ++i) {
    const Record record = records[i];
    int64_t to = i;
    for (; to > 0 && keyOf(records[to - 1]) > keyOf(record); --to)
      records[to] = records[to - 1];
    records[to] = record;
    moves -= i - to;
    if (moves < 0)
      return false;
  }
  return true;
}

/// Orders by the digits from bit `low` up to `high`, going back and forth
/// between two places; gives the one where the records are in the end.
template <typename Record>
Record *sortDigits(Record *records, Record *spare, int64_t count, int low,
                   int high) {
  constexpr int most = std::numeric_limits<KeyOf<Record>>::digits / digitBits;
  uint32_t counts[most][digitCount] = {};
  const int digits = (high - low + digitBits - 1) / digitBits;
  for (int64_t i = 0; i < count; ++i)
    for (int d = 0; d < digits; ++d)
      ++counts[d][digitOf(keyOf(records[i]), low + d * digitBits)];
  for (int d = 0; d < digits; ++d) {
    const int shift = low + d * digitBits;
    if (counts[d][digitOf(keyOf(records[0]), shift)] == uint32_t(count))
      continue;
    uint32_t next = 0;
    for (uint32_t &start : counts[d])
      next += std::exchange(start, next);
    for (int64_t i = 0; i < count; ++i)
      spare[counts[d][digitOf(keyOf(records[i]), shift)]++] = records[i];
    std::swap(records, spare);
  }
  return records;
}

/// Sorts no more than leafRecords; gives the place of the two where they are.
template <typename Record>
Record *sortLeaf(Record *records, Record *spare, int64_t count) {
  constexpr int64_t few = 40;
  constexpr int64_t movesForEach = 8;
  if (count <= few) {
    insertAll(records, count, count * count);
    return records;
  }
  const auto trend = trendOf(records, 0, count);
  if (trend.ascends)
    return records;
  if (trend.falls) {
    std::reverse(records, records + count);
    return records;
  }
  // The topmost bits tell nearly all records apart; what they leave in disorder
  // is a matter of some insertions, unless many keys share them.
  const int high = std::bit_width(trend.varying()),
            lowest = std::countr_zero(trend.varying());
  const int telling = std::bit_width(uint64_t(count)) + 4;
  const int digits =
      (std::min(telling, high - lowest) + digitBits - 1) / digitBits;
  const int low = std::max(lowest, high - digits * digitBits);
  Record *sorted = sortDigits(records, spare, count, low, high);
  if (low == lowest || insertAll(sorted, count, count * movesForEach))
    return sorted;
  return sortDigits(sorted, sorted == records ? spare : records, count, lowest,
                    high);
}

//===----------------------------------------------------------------------===//
// What does not
//===----------------------------------------------------------------------===//

template <typename Record>
Trend<KeyOf<Record>> wholeTrend(const Record *records, int64_t count) {
  const Pieces pieces(count);
  std::vector<Trend<KeyOf<Record>>> trends(size_t(pieces.number()));
  pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
    trends[size_t(piece)] = trendOf(records, begin, end);
  });
  Trend<KeyOf<Record>> trend;
  for (const auto &part : trends)
    trend.add(part);
  return trend;
}

/// Moves the records to the place of their digit at a bit, in order; gives
/// where each digit starts, and the end.
template <typename Record>
std::vector<int64_t> split(const Record *from, Record *to, int64_t count,
                           int shift) {
  const Pieces pieces(count);
  using Counts = std::array<int64_t, digitCount>;
  std::vector<Counts> next(size_t(pieces.number()), Counts{});
  pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
    Counts counts{};
    for (int64_t i = begin; i < end; ++i)
      ++counts[digitOf(keyOf(from[i]), shift)];
    next[size_t(piece)] = counts;
  });
  std::vector<int64_t> starts;
  int64_t start = 0;
  for (size_t digit = 0; digit < digitCount; ++digit) {
    starts.push_back(start);
    for (Counts &counts : next)
      start += std::exchange(counts[digit], start);
  }
  starts.push_back(start);
  pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
    Counts &counts = next[size_t(piece)];
    for (int64_t i = begin; i < end; ++i)
      to[counts[digitOf(keyOf(from[i]), shift)]++] = from[i];
  });
  return starts;
}

template <typename Record> void reverseAll(Record *records, int64_t count) {
  const Pieces pieces(count / 2);
  pieces.forEach([&](int64_t, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      std::swap(records[i], records[count - 1 - i]);
  });
}

template <typename Record>
void copyAll(const Record *from, Record *to, int64_t count) {
  Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
    std::copy(from + begin, from + end, to + begin);
  });
}

/// Records that differ from those around them, and where they are at present.
struct Range {
  int64_t begin, end;
  bool isMoved;
  int64_t count() const { return end - begin; }
};

/// Two places for the same records, which are to be in order in the first.
template <typename Record> class Sorter {
public:
  Sorter(Record *records, Record *spare) : records(records), spare(spare) {}

  void sort(int64_t count) {
    std::vector<Range> large{{0, count, false}};
    while (!large.empty()) {
      const Range range = large.back();
      large.pop_back();
      refine(range, large);
    }
  }
  void sortSmall(const Range &range) {
    Record *here = place(range), *target = records + range.begin;
    const Record *sorted = sortLeaf(here, other(range), range.count());
    if (sorted != target)
      std::copy_n(sorted, range.count(), target);
  }

private:
  Record *place(const Range &range) const {
    return (range.isMoved ? spare : records) + range.begin;
  }
  Record *other(const Range &range) const {
    return (range.isMoved ? records : spare) + range.begin;
  }

  /// Sorts a range, but for large parts of it, which it adds.
  void refine(const Range &range, std::vector<Range> &large) {
    const auto trend = wholeTrend(place(range), range.count());
    if (trend.ascends || trend.falls) {
      if (range.isMoved)
        copyAll(place(range), other(range), range.count());
      if (!trend.ascends)
        reverseAll(records + range.begin, range.count());
      return;
    }
    const int high = std::bit_width(trend.varying());
    const std::vector<int64_t> starts =
        split(place(range), other(range), range.count(),
              std::max(0, high - digitBits));
    std::vector<Range> small;
    for (size_t digit = 0; digit < digitCount; ++digit) {
      const Range part{range.begin + starts[digit],
                       range.begin + starts[digit + 1], !range.isMoved};
      if (part.count() > 0)
        (part.count() > leafRecords<Record> ? large : small).push_back(part);
    }
    auto work = [&](uint64_t first, uint64_t last) {
      for (uint64_t i = first; i < last; ++i)
        sortSmall(small[size_t(i)]);
    };
    inParallel(int64_t(small.size()), work);
  }

  Record *records, *spare;
};

/// Sorts records, with room for as many beside them; throws
/// RunMat:interrupted where there are more than leafRecords.
template <typename Record>
void sort(Record *records, Record *spare, int64_t count) {
  Sorter<Record> sorter(records, spare);
  if (count > leafRecords<Record>)
    sorter.sort(count);
  else if (count > 0)
    sorter.sortSmall({0, count, false});
}

} // namespace runmat::builtins::radix

#endif // RUNMAT_BUILTINS_RADIXSORT_H
