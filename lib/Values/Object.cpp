//===- Object.cpp - values of classes that are no arrays --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Object.h"

#include <algorithm>

namespace runmat {

Object::~Object() = default;

bool Object::hasMethod(std::string_view name) const {
  const auto known = methods();
  return std::find(known.begin(), known.end(), name) != known.end();
}

void Object::setProperty(std::string_view name, const Value &) {
  const std::string text(name);
  if (property(name))
    throw Error("MATLAB:class:SetProhibited",
                "Unable to set the property '" + text + "' of class '" +
                    className() + "' because it is read-only.");
  throw Error("MATLAB:noPublicFieldForClass", "Unrecognized property '" + text +
                                                  "' for class '" +
                                                  className() + "'.");
}

void Object::destroy() {
  throw Error("MATLAB:UndefinedFunction",
              "Undefined function 'delete' for input arguments of type '" +
                  className() + "'.");
}

Value Object::read(std::span<const Subscript>) const {
  throw Error("MATLAB:badsubscript", "A value of class " + className() +
                                         " has no elements to select.");
}

void Object::write(std::span<const Subscript>, const Value &) {
  throw Error("MATLAB:class:invalidIndexedAssignment",
              "A value of class " + className() +
                  " has no elements that could be assigned.");
}

Value Object::written(std::span<const Subscript>, const Value &) const {
  throw Error("MATLAB:badsubscript", "A value of class " + className() +
                                         " has no elements to assign.");
}

Value Object::transposed() const {
  throw Error("MATLAB:UndefinedFunction",
              "There are no arrays of values of class " + className() + ".");
}

Value Object::emptyArray() const {
  throw Error("MATLAB:badsubscript",
              "There are no arrays of values of class " + className() + ".");
}

Value Object::concatenated(std::span<const Value>, size_t) const {
  throw Error("MATLAB:UndefinedFunction",
              "Values of class " + className() +
                  " cannot be concatenated; use a cell array.");
}

} // namespace runmat
