//===- Indexing.h - x(i), x(i) = v, x(i) = [] -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscripted reading, assignment and deletion of every value kind, with
// MATLAB's shapes and errors.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_INDEXING_H
#define RUNMAT_VALUES_INDEXING_H

#include "Values/Value.h"

#include <optional>
#include <span>

namespace runmat {

/// One argument of an index: a value, or a bare colon.
struct Subscript {
  Subscript() = default; ///< a bare colon
  Subscript(Value value) : value(std::move(value)) {}
  /// A bare colon, or the char ':'.
  bool isColon() const;
  Value value; ///< undefined for a bare colon
};

/// The zero-based position that one double, a whole number within bounds,
/// selects of `count` elements: what loops do most. None for other subscripts.
inline std::optional<int64_t>
positionWithin(int64_t count, std::span<const Subscript> subscripts) {
  const double *position =
      subscripts.size() == 1 ? subscripts[0].value.inlineDouble() : nullptr;
  if (!position || !(*position >= 1) || !(*position <= double(count)))
    return std::nullopt;
  const auto index = int64_t(*position);
  if (double(index) != *position)
    return std::nullopt;
  return index - 1;
}

/// x(subscripts). `name` is the variable for messages, may be empty.
Value indexRead(const Value &value, std::span<const Subscript> subscripts,
                std::string_view name = {});

/// x(subscripts) = source; `target` may be undefined (it then starts as an
/// empty value of the class of `source`). Pass the variable itself so that a
/// sole holder is written in place and growth at the end is amortised.
void indexAssign(Value &target, std::span<const Subscript> subscripts,
                 const Value &source, std::string_view name = {});

/// The same for a value that keeps its extents and its class: growth is an
/// error, and so is what would make a real array complex.
void indexOverwrite(Value &target, std::span<const Subscript> subscripts,
                    const Value &source);

/// x(subscripts) = [].
void indexDelete(Value &target, std::span<const Subscript> subscripts,
                 std::string_view name = {});

/// c{subscripts}: the values in column-major order.
std::vector<Value> cellRead(const Value &value,
                            std::span<const Subscript> subscripts,
                            std::string_view name = {});
/// c{subscripts} = source for one element; grows, and makes a cell of an
/// undefined or empty target.
void cellAssign(Value &target, std::span<const Subscript> subscripts,
                const Value &source, std::string_view name = {});
/// The one element that c{subscripts} selects, for writing in place (nested
/// assignment); grows as cellAssign does.
Value &cellElement(Value &target, std::span<const Subscript> subscripts,
                   std::string_view name = {});

/// The zero-based linear position of the one element that s(subscripts) selects
/// for writing, grown when it lies outside; throws when it selects several.
int64_t structElement(Value &target, std::span<const Subscript> subscripts,
                      std::string_view name = {});

/// What `end` means at `position` of `count` subscripts.
int64_t endValue(const Value &value, uint32_t position, uint32_t count);

} // namespace runmat

#endif // RUNMAT_VALUES_INDEXING_H
