//===- Object.h - values of classes that are no arrays ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The value of a class that the language knows, such as a map or an exception.
// An object of a handle class is the same one in all variables that hold it;
// all others never change.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_OBJECT_H
#define RUNMAT_VALUES_OBJECT_H

#include "Values/Indexing.h"

#include <span>

namespace runmat {

class Object {
public:
  /// A property as the display of an object shows it.
  struct ShownProperty {
    std::string name;
    Value value;
    bool isQuoted = true; ///< whether text stands in quotes
  };

  virtual ~Object();
  /// What `class` returns.
  virtual std::string className() const = 0;
  /// Whether copies of the value are one object.
  virtual bool isHandle() const { return false; }
  /// What `size` returns.
  virtual const Extents &extents() const = 0;
  /// The value of object.name; nothing when there is no such property.
  virtual std::optional<Value> property(std::string_view name) const = 0;
  /// Names of the functions that object.name(…) calls with the object first.
  virtual std::span<const std::string_view> methods() const = 0;
  /// Whether object.name(…) is a call.
  bool hasMethod(std::string_view name) const;

  /// object(subscripts).
  virtual Value read(std::span<const Subscript> subscripts) const;
  /// object(subscripts) = value; of handle classes only.
  virtual void write(std::span<const Subscript> subscripts, const Value &value);
  /// [first; second; …], where `this` is the first.
  virtual Value concatenated(std::span<const Value> objects) const;
  /// Whether two objects of one class are the same.
  virtual bool equals(const Object &other) const { return this == &other; }
  virtual std::vector<ShownProperty> shownProperties() const = 0;
};

} // namespace runmat

#endif // RUNMAT_VALUES_OBJECT_H
