//===- Missing.h - what stands for a value that there is not ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_MISSING_H
#define RUNMAT_VALUES_MISSING_H

#include "Values/Object.h"

namespace runmat {

/// `missing`, and arrays of it, which have no content but their extents. Among
/// numbers it is NaN, among strings <missing>.
class MissingArray final : public Object {
public:
  explicit MissingArray(Extents extents) : size(std::move(extents)) {}

  std::string className() const override { return "missing"; }
  const Extents &extents() const override { return size; }
  std::optional<Value> property(std::string_view) const override {
    return std::nullopt;
  }
  std::span<const std::string_view> methods() const override { return {}; }
  bool isArray() const override { return true; }
  Value read(std::span<const Subscript> subscripts) const override;
  Value written(std::span<const Subscript> subscripts,
                const Value &value) const override;
  Value transposed() const override;
  Value emptyArray() const override;
  std::optional<Value> numbers() const override;
  /// What stands for the elements in an array of the class of `other`; throws
  /// where that has nothing missing.
  Value besides(const Value &other) const;
  Value concatenated(std::span<const Value> objects,
                     size_t dimension) const override;
  bool equals(const Object &) const override { return true; }
  std::vector<ShownProperty> shownProperties() const override { return {}; }

private:
  const Extents size;

  /// An array with its extents.
  Value places() const;
};

/// Null for all other values.
const MissingArray *missingArray(const Value &value);

} // namespace runmat

#endif // RUNMAT_VALUES_MISSING_H
