//===- OrderKeys.h - elements as unsigned keys ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keys that are in order where the elements are: NaN has the least or the
// greatest of all, which no number has, and -0 that of 0.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_ORDERKEYS_H
#define RUNMAT_BUILTINS_ORDERKEYS_H

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace runmat::builtins {

struct SortOrder {
  bool descending = false;
  bool missingFirst = false; ///< NaN and <missing> before all others

  /// Without a word about NaN: it comes last ascending and first descending.
  static SortOrder in(bool descending) { return {descending, descending}; }
};

template <size_t Bytes>
using UnsignedOf = std::conditional_t<
    Bytes == 1, uint8_t,
    std::conditional_t<Bytes == 2, uint16_t,
                       std::conditional_t<Bytes == 4, uint32_t, uint64_t>>>;

/// Keys of elements of type T, a real element type, in one order.
template <typename T> class OrderKeys {
public:
  using Key = UnsignedOf<sizeof(T)>;

  explicit OrderKeys(SortOrder order)
      : flip(order.descending ? Key(~Key(0)) : Key(0)),
        missing(order.missingFirst ? Key(0) : Key(~Key(0))) {}

  Key of(T element) const {
    if constexpr (std::is_floating_point_v<T>) {
      const Key bits = std::bit_cast<Key>(T(element + T(0)));
      const Key sign = Key(0) - (bits >> (width - 1));
      const Key key = Key((bits ^ (sign | top)) ^ flip);
      return std::isnan(element) ? missing : key;
    } else if constexpr (std::is_signed_v<T>) {
      return Key((Key(element) ^ top) ^ flip);
    } else {
      return Key(Key(element) ^ flip);
    }
  }
  /// An element with a key: of a zero the positive one, of NaN any.
  T element(Key key) const {
    if constexpr (std::is_floating_point_v<T>) {
      const Key turned = key ^ flip;
      const Key negative = (turned >> (width - 1)) - Key(1);
      const T number = std::bit_cast<T>(Key(turned ^ (negative | top)));
      return key == missing ? std::numeric_limits<T>::quiet_NaN() : number;
    } else if constexpr (std::is_signed_v<T>) {
      return T((key ^ flip) ^ top);
    } else {
      return T(Key(key ^ flip));
    }
  }
  Key ofMissing() const { return missing; }
  /// Whether other elements have the key of this one.
  static bool isShared(T element) {
    if constexpr (std::is_floating_point_v<T>)
      return std::isnan(element) || (element == 0 && std::signbit(element));
    else
      return false;
  }

private:
  static constexpr int width = 8 * int(sizeof(T));
  static constexpr Key top = Key(Key(1) << (width - 1));
  Key flip, missing;
};

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_ORDERKEYS_H
