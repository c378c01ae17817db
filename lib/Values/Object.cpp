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

Value Object::read(std::span<const Subscript>) const {
  throw Error("MATLAB:badsubscript", "A value of class " + className() +
                                         " has no elements to select.");
}

void Object::write(std::span<const Subscript>, const Value &) {
  throw Error("MATLAB:class:invalidIndexedAssignment",
              "A value of class " + className() +
                  " has no elements that could be assigned.");
}

Value Object::concatenated(std::span<const Value>) const {
  throw Error("MATLAB:UndefinedFunction",
              "Values of class " + className() +
                  " cannot be concatenated; use a cell array.");
}

} // namespace runmat
