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
  /// object.name = value; of handle classes only. Throws when there is no such
  /// property, or it cannot be set.
  virtual void setProperty(std::string_view name, const Value &value);
  /// Names of the functions that object.name(…) calls with the object first.
  virtual std::span<const std::string_view> methods() const = 0;
  /// Whether object.name(…) is a call.
  bool hasMethod(std::string_view name) const;

  /// object(subscripts).
  virtual Value read(std::span<const Subscript> subscripts) const;
  /// object(subscripts) = value; of handle classes only.
  virtual void write(std::span<const Subscript> subscripts, const Value &value);
  /// Whether the value is an array of objects: then what follows is of its
  /// elements, and an assignment makes another array.
  virtual bool isArray() const { return false; }
  /// The array with elements assigned; with `value` undefined, without them.
  virtual Value written(std::span<const Subscript> subscripts,
                        const Value &value) const;
  virtual Value transposed() const;
  /// An array of the class without elements.
  virtual Value emptyArray() const;
  /// The numbers that stand for the elements where numbers are wanted; nothing
  /// when there are none.
  virtual std::optional<Value> numbers() const { return std::nullopt; }
  /// delete(object); of handle classes only.
  virtual void destroy();
  virtual bool isDeleted() const { return false; }
  /// [first; second; …], where `this` is the first, along a dimension.
  virtual Value concatenated(std::span<const Value> objects,
                             size_t dimension) const;
  /// Whether it stands in one array with the other.
  virtual bool joins(const Object &other) const {
    return className() == other.className();
  }
  /// Whether two objects of one class are the same.
  virtual bool equals(const Object &other) const { return this == &other; }
  /// this == other, of handle classes.
  virtual Value compared(const Object &other) const {
    return Value(this == &other);
  }
  virtual std::vector<ShownProperty> shownProperties() const = 0;
};

} // namespace runmat

#endif // RUNMAT_VALUES_OBJECT_H
