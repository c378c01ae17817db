//===- Map.h - containers.Map -----------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_MAP_H
#define RUNMAT_VALUES_MAP_H

#include "Values/Object.h"

#include <map>

namespace runmat {

/// A map from texts or numbers to values, in the order of its keys.
class MapObject final : public Object {
public:
  /// `keyType` is 'char' or a numeric class, `valueType` 'any', 'char',
  /// 'logical' or a numeric class; throws for other names.
  MapObject(std::string keyType, std::string valueType);

  std::string className() const override { return "containers.Map"; }
  bool isHandle() const override { return true; }
  const Extents &extents() const override { return size; }
  std::optional<Value> property(std::string_view name) const override;
  std::span<const std::string_view> methods() const override;
  Value read(std::span<const Subscript> subscripts) const override;
  void write(std::span<const Subscript> subscripts,
             const Value &value) override;
  Value concatenated(std::span<const Value> objects,
                     size_t dimension) const override;
  std::vector<ShownProperty> shownProperties() const override;

  bool contains(const Value &key) const;
  /// The value of a key; throws MATLAB:Containers:Map:NoKey.
  const Value &at(const Value &key) const;
  void set(const Value &key, const Value &value);
  void remove(const Value &key);
  /// Rows of all keys and of all values, in the order of the keys.
  CellArray keys() const;
  CellArray values() const;

private:
  /// A text, or a number: wide enough for each value of every numeric class.
  struct Key {
    std::string text;
    long double number = 0;
    auto operator<=>(const Key &) const = default;
  };
  struct Entry {
    Value key, value;
  };

  bool hasTextKeys() const { return keyType == "char"; }
  bool fits(const Value &key) const;
  Key keyOf(const Value &value) const;
  Value stored(const Value &value) const;
  void updateSize() { size = Extents(int64_t(entries.size()), 1); }

  std::string keyType, valueType;
  std::map<Key, Entry> entries;
  Extents size{0, 1};
};

/// The map in a value, which may be changed since maps are handles; throws
/// MATLAB:UndefinedFunction otherwise.
MapObject &mapOf(const Value &value);

} // namespace runmat

#endif // RUNMAT_VALUES_MAP_H
