//===- Handles.cpp - arrays of graphics objects -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indexing and concatenation are those of an array of positions, whose results
// say which handles stand where.
//===----------------------------------------------------------------------===//
#include "Graphics/Handles.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"

#include <algorithm>

namespace runmat::graphics {

namespace {

/// first, first + 1, … in the shape of an array.
Value positions(const Extents &extents, double first) {
  if (extents.count() == 1)
    return first;
  ArrayRef array = Array::make(ElementClass::Double, extents);
  for (int64_t i = 0; i < array->count(); ++i)
    array->mutableAs<double>()[i] = first + double(i);
  return array;
}

/// The handles at positions from 1 on; 0 for none.
Value selected(const Value &positions, const std::vector<NodeRef> &nodes) {
  std::vector<NodeRef> chosen;
  for (int64_t i = 0; i < positions.count(); ++i) {
    const auto position = size_t(positions.elementAsDouble(i));
    chosen.push_back(position == 0 ? nullptr : nodes[position - 1]);
  }
  return Value(
      std::make_shared<HandleArray>(positions.extents(), std::move(chosen)));
}

} // namespace

Value handleValue(const NodeRef &node) {
  return Value(std::make_shared<HandleArray>(Extents(1, 1), std::vector{node}));
}

Value handleColumn(std::vector<NodeRef> nodes) {
  const Extents extents =
      nodes.empty() ? Extents(0, 0) : Extents(int64_t(nodes.size()), 1);
  return Value(std::make_shared<HandleArray>(extents, std::move(nodes)));
}

const HandleArray *handlesOf(const Value &value) {
  return value.isObject() ? dynamic_cast<const HandleArray *>(&value.object())
                          : nullptr;
}

std::vector<NodeRef> nodesOf(const Value &value) {
  const HandleArray *handles = handlesOf(value);
  return handles ? handles->nodes() : std::vector<NodeRef>();
}

NodeRef nodeOf(const Value &value) {
  const std::vector<NodeRef> nodes = nodesOf(value);
  return nodes.size() == 1 ? nodes[0] : nullptr;
}

//===----------------------------------------------------------------------===//
// One object
//===----------------------------------------------------------------------===//

std::string HandleArray::className() const {
  if (list.empty() || !list[0])
    return "matlab.graphics.GraphicsPlaceholder";
  const bool isOne = std::ranges::all_of(list, [&](const NodeRef &node) {
    return node && &node->type() == &list[0]->type();
  });
  return isOne ? std::string(list[0]->type().className)
               : "matlab.graphics.Graphics";
}

/// The object of an array of one that was not deleted.
const Node &HandleArray::only() const {
  if (list.size() != 1 || !list[0] || list[0]->isDeleted())
    throw Error("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
  return *list[0];
}

std::optional<Value> HandleArray::property(std::string_view name) const {
  const Property *property = exactProperty(only().type(), name);
  return property ? std::optional(only().get(*property)) : std::nullopt;
}

void HandleArray::setProperty(std::string_view name, const Value &value) {
  const Property *property = exactProperty(only().type(), name);
  if (!property)
    return Object::setProperty(name, value);
  list[0]->set(*property, value);
}

void HandleArray::destroy() {
  for (const NodeRef &node : list)
    if (node && !node->isDeleted())
      node->destroy();
}

bool HandleArray::isDeleted() const {
  return list.size() == 1 && list[0] && list[0]->isDeleted();
}

std::vector<Object::ShownProperty> HandleArray::shownProperties() const {
  std::vector<ShownProperty> shown;
  if (list.size() == 1 && list[0] && !isDeleted())
    for (const Property *property : shownPropertiesOf(list[0]->type()))
      shown.push_back(
          {std::string(property->name), list[0]->get(*property), true});
  return shown;
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

Value HandleArray::read(std::span<const Subscript> subscripts) const {
  return selected(indexRead(positions(size, 1), subscripts), list);
}

Value HandleArray::written(std::span<const Subscript> subscripts,
                           const Value &value) const {
  Value places = positions(size, 1);
  std::vector<NodeRef> all = list;
  if (!value.isDefined()) {
    indexDelete(places, subscripts);
    return selected(places, all);
  }
  const HandleArray *source = handlesOf(value);
  if (!source)
    throw Error("MATLAB:graphics:invalidAssignment",
                "Only graphics objects can be assigned to elements of an array "
                "of them, not a value of class '" +
                    value.className() + "'.");
  indexAssign(places, subscripts,
              positions(source->size, double(all.size()) + 1));
  all.insert(all.end(), source->list.begin(), source->list.end());
  return selected(places, all);
}

Value HandleArray::transposed() const {
  std::vector<NodeRef> turned;
  for (int64_t row = 0; row < size[0]; ++row)
    for (int64_t column = 0; column < size[1]; ++column)
      turned.push_back(list[size_t(column * size[0] + row)]);
  return Value(
      std::make_shared<HandleArray>(Extents(size[1], size[0]), turned));
}

Value HandleArray::emptyArray() const { return handleColumn({}); }

std::optional<Value> HandleArray::numbers() const {
  Value result = positions(size, 0);
  if (list.size() == 1)
    return Value(list[0] ? list[0]->number() : 0.0);
  for (size_t i = 0; i < list.size(); ++i)
    result.mutableArray().mutableAs<double>()[i] =
        list[i] ? list[i]->number() : 0;
  return result;
}

Value HandleArray::concatenated(std::span<const Value> objects,
                                size_t dimension) const {
  std::vector<Value> places;
  std::vector<NodeRef> all;
  for (const Value &object : objects) {
    const HandleArray &part = *handlesOf(object);
    places.push_back(positions(part.size, double(all.size()) + 1));
    all.insert(all.end(), part.list.begin(), part.list.end());
  }
  return selected(concatenate(dimension, places), all);
}

bool HandleArray::joins(const Object &other) const {
  return dynamic_cast<const HandleArray *>(&other);
}

bool HandleArray::equals(const Object &other) const {
  const auto *that = dynamic_cast<const HandleArray *>(&other);
  return that && that->size == size && that->list == list;
}

Value HandleArray::compared(const Object &other) const {
  const auto *that = dynamic_cast<const HandleArray *>(&other);
  if (!that)
    return Value(false);
  const bool isOne = list.size() == 1, isOther = that->list.size() == 1;
  const Extents &extents = isOne ? that->size : size;
  if (!isOne && !isOther && size != that->size)
    throw Error("MATLAB:sizeDimensionsMustMatch",
                "Arrays have incompatible sizes for this operation.");
  ArrayRef result = Array::make(ElementClass::Logical, extents);
  for (int64_t i = 0; i < result->count(); ++i)
    result->mutableAs<bool>()[i] =
        list[isOne ? 0 : size_t(i)] == that->list[isOther ? 0 : size_t(i)];
  return narrow(std::move(result));
}

} // namespace runmat::graphics
