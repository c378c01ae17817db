//===- Exception.h - MException, what catch gives ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_EXCEPTION_H
#define RUNMAT_VALUES_EXCEPTION_H

#include "Values/Object.h"

namespace runmat {

/// An MException: an error with its places, and the exceptions that caused it.
class ExceptionObject final : public Object {
public:
  explicit ExceptionObject(Error error);

  std::string className() const override { return "MException"; }
  const Extents &extents() const override;
  std::optional<Value> property(std::string_view name) const override;
  std::span<const std::string_view> methods() const override;
  bool equals(const Object &other) const override;
  std::vector<ShownProperty> shownProperties() const override;

  /// What throwing it again raises.
  const Error &error() const { return held; }
  /// The causes, a column of exceptions; 0x0 when there is none.
  CellArray causes() const;
  /// This exception with one cause more.
  Value withCause(const Value &cause) const;

private:
  Error held;
};

/// The exception in a value; throws MATLAB:UndefinedFunction otherwise.
const ExceptionObject &exceptionOf(const Value &value);

/// The column of structures with file, name and line that `stack` gives.
Value stackValue(const std::vector<StackEntry> &stack);

} // namespace runmat

#endif // RUNMAT_VALUES_EXCEPTION_H
