//===- Selection.h - elements by rank, without a sort -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_SELECTION_H
#define RUNMAT_BUILTINS_SELECTION_H

#include "Builtins/OrderKeys.h"
#include "Builtins/RadixSort.h"
#include "Values/Compaction.h"

#include <atomic>
#include <optional>

namespace runmat::builtins {

/// How many of the keys have each digit at a bit.
template <typename Key>
std::array<int64_t, radix::digitCount> digitCounts(const Key *keys,
                                                   int64_t count, int shift) {
  const Pieces pieces(count);
  std::vector<std::array<int64_t, radix::digitCount>> own(
      size_t(pieces.number()));
  pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
    auto &counts = own[size_t(piece)];
    for (int64_t i = begin; i < end; ++i)
      ++counts[radix::digitOf(keys[i], shift)];
  });
  std::array<int64_t, radix::digitCount> all{};
  for (const auto &counts : own)
    for (size_t digit = 0; digit < all.size(); ++digit)
      all[digit] += counts[digit];
  return all;
}

/// The key at a rank. Of many keys only those stay, digit by digit, among which
/// it is.
template <typename Key>
Key selectKey(const Key *keys, int64_t count, int64_t rank) {
  constexpr int64_t few = 1 << 11;
  std::optional<radix::Buffer<Key>> held;
  while (count > few) {
    const Key varying = radix::wholeTrend(keys, count).varying();
    if (varying == 0)
      return keys[0];
    const int shift =
        std::max(0, int(std::bit_width(varying)) - radix::digitBits);
    const auto counts = digitCounts(keys, count, shift);
    size_t digit = 0;
    for (; rank >= counts[digit]; ++digit)
      rank -= counts[digit];
    const Compaction kept(count, [=](int64_t i) {
      return radix::digitOf(keys[i], shift) == digit;
    });
    radix::Buffer<Key> left(kept.count());
    kept.forEach(
        [to = left.data(), keys](int64_t i, int64_t at) { to[i] = keys[at]; });
    count = kept.count();
    held = std::move(left);
    keys = held->data();
  }
  std::vector<Key> rest(keys, keys + count);
  std::nth_element(rest.begin(), rest.begin() + rank, rest.end());
  return rest[size_t(rank)];
}

/// Elements of a line by their ranks in its order, NaN behind all others.
template <typename T> class Selector {
public:
  using Key = typename OrderKeys<T>::Key;

  Selector(const T *line, int64_t count)
      : line(line), count(count), keys(count) {
    std::atomic<int64_t> missing{0}, shared{0};
    Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
      int64_t ownMissing = 0, ownShared = 0;
      for (int64_t i = begin; i < end; ++i) {
        keys[i] = order.of(line[i]);
        ownMissing += line[i] != line[i];
        ownShared += OrderKeys<T>::isShared(line[i]);
      }
      missing += ownMissing;
      shared += ownShared;
    });
    known_ = count - missing;
    hasNegativeZero = shared > missing;
  }

  /// How many elements are not NaN; ranks are below that.
  int64_t known() const { return known_; }
  T at(int64_t rank) const {
    return elementOf(selectKey(keys.data(), count, rank), rank);
  }
  /// The elements at a rank and at the next one, or twice the same.
  std::pair<T, T> pairAt(int64_t rank, int64_t next) const {
    const Key key = selectKey(keys.data(), count, rank);
    const T element = elementOf(key, rank);
    if (next == rank)
      return {element, element};
    const auto [within, following] = around(key);
    return {element, elementOf(next < within ? key : following, next)};
  }

private:
  /// How many keys are not beyond one, and the least of those that are.
  std::pair<int64_t, Key> around(Key key) const {
    const Pieces pieces(count);
    std::vector<std::pair<int64_t, Key>> parts(size_t(pieces.number()));
    pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
      int64_t within = 0;
      Key following = Key(~Key(0));
      for (int64_t i = begin; i < end; ++i) {
        within += keys[i] <= key;
        following = keys[i] > key && keys[i] < following ? keys[i] : following;
      }
      parts[size_t(piece)] = {within, following};
    });
    std::pair<int64_t, Key> all(0, Key(~Key(0)));
    for (const auto &[within, following] : parts)
      all = {all.first + within, std::min(all.second, following)};
    return all;
  }
  /// Of zeros with both signs, the one that a stable sort puts there.
  T elementOf(Key key, int64_t rank) const {
    if (!hasNegativeZero || key != order.of(T(0)))
      return order.element(key);
    for (int64_t i = 0; i < count; ++i)
      rank -= keys[i] < key;
    for (int64_t i = 0;; ++i)
      if (keys[i] == key && rank-- == 0)
        return line[i];
  }

  const T *line;
  int64_t count;
  OrderKeys<T> order{SortOrder()};
  radix::Buffer<Key> keys;
  int64_t known_;
  bool hasNegativeZero;
};

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_SELECTION_H
