//===- Node.cpp - a graphics object -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Node.h"
#include "Graphics/Handles.h"

#include <algorithm>

namespace runmat::graphics {

//===----------------------------------------------------------------------===//
// The tree
//===----------------------------------------------------------------------===//

void Node::setParent(const NodeRef &parent) {
  const NodeRef self = shared_from_this();
  if (const NodeRef former = above.lock())
    std::erase(former->below, self);
  above = parent;
  if (parent)
    parent->below.push_back(self);
}

NodeRef Node::parent() const {
  NodeRef node = above.lock();
  while (node && node->kind->key == "side")
    node = node->above.lock();
  return node;
}

void Node::checkParent(const NodeRef &parent) const {
  const std::string own(shortName(kind->className));
  const auto refuse = [&](const std::string &reason) {
    throw Error("MATLAB:hg:InvalidPropertyValue",
                "Error setting property 'Parent' of class '" + own +
                    "': " + reason);
  };
  const std::string other(shortName(parent->kind->className));
  if (parent->isDeleted())
    refuse("the " + other + " is deleted.");
  if (std::ranges::count(split(kind->parent), parent->kind->name) == 0)
    refuse(own + " cannot be a child of " + other + ".");
  for (NodeRef node = parent; node; node = node->parent())
    if (node.get() == this)
      refuse("an object cannot lie in itself or in what lies in it.");
}

NodeRef Node::ancestor(std::string_view typeName) {
  for (NodeRef node = shared_from_this(); node; node = node->parent())
    if (node->is(typeName))
      return node;
  return nullptr;
}

void Node::destroy() {
  const NodeRef self = shared_from_this();
  while (!below.empty())
    below.back()->destroy();
  for (const auto &[name, part] : parts)
    part->destroy();
  parts.clear();
  if (const NodeRef former = above.lock())
    std::erase(former->below, self);
  above.reset();
  deleted = true;
}

void Node::visit(const std::function<void(const NodeRef &)> &visit) {
  visit(shared_from_this());
  for (const NodeRef &child : below)
    child->visit(visit);
  if (const NodeRef other = part(otherSide))
    for (const NodeRef &child : other->below)
      child->visit(visit);
}

NodeRef Node::part(std::string_view name) const {
  const auto found = parts.find(std::string(name));
  return found == parts.end() ? nullptr : found->second;
}

void Node::setPart(std::string_view name, NodeRef node) {
  if (const NodeRef former = node->above.lock())
    std::erase(former->below, node);
  node->above = weak_from_this();
  parts[std::string(name)] = std::move(node);
}

void Node::removePart(std::string_view name) {
  if (const NodeRef former = part(name))
    former->destroy();
  parts.erase(std::string(name));
}

/// Those that are named are the newest; the others keep their order.
void Node::orderChildren(const std::vector<NodeRef> &newestFirst) {
  std::vector<NodeRef> ordered;
  for (const NodeRef &child : below)
    if (std::ranges::find(newestFirst, child) == newestFirst.end())
      ordered.push_back(child);
  for (auto child = newestFirst.rbegin(); child != newestFirst.rend(); ++child)
    if (std::ranges::find(below, *child) != below.end())
      ordered.push_back(*child);
  below = std::move(ordered);
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

const Property &Node::known(std::string_view name) const {
  if (const Property *property = findProperty(*kind, name))
    return *property;
  throw Error("MATLAB:class:InvalidProperty",
              "Unrecognized property " + std::string(name) + " for class " +
                  std::string(shortName(kind->className)) + ".");
}

bool Node::has(std::string_view name) const {
  return findProperty(*kind, name) != nullptr;
}

/// DefaultLineLineWidth and its like are for objects that are made later.
static bool isDefault(std::string_view name) {
  return lowered(name).starts_with("default");
}

Value Node::get(std::string_view name) const {
  if (!isDefault(name))
    return get(known(name));
  const auto found = defaults.find(lowered(name));
  return found == defaults.end() ? Value::empty() : found->second;
}

void Node::set(std::string_view name, const Value &value) {
  if (isDefault(name))
    defaults[lowered(name)] = value;
  else
    set(known(name), value);
}

Value Node::at(std::string_view name) const {
  const Property *property = exactProperty(*kind, name);
  return property ? get(*property) : Value::empty();
}

std::string Node::textAt(std::string_view name) const {
  const Value value = at(name);
  return value.isText() ? value.toText() : "";
}

double Node::numberAt(std::string_view name) const {
  const Value value = at(name);
  return value.isArray() && value.isScalar() ? value.elementAsDouble(0) : 0;
}

bool Node::isAssigned(std::string_view name) const {
  return values.contains(std::string(name));
}

void Node::store(std::string_view name, Value value) {
  values[std::string(name)] = std::move(value);
}

void Node::exchangeValue(Node &other, std::string_view name) {
  auto mine = values.extract(std::string(name)),
       theirs = other.values.extract(std::string(name));
  if (theirs)
    values.insert(std::move(theirs));
  if (mine)
    other.values.insert(std::move(mine));
}

void Node::resetAll() { values.clear(); }

/// Whether what is computed counts, although a value was stored.
bool Node::hasAutomaticMode(const Property &property) const {
  const std::string mode = std::string(property.name) + "Mode";
  return exactProperty(*kind, mode) && textAt(mode) == "auto";
}

std::optional<Value> Node::inheritedDefault(const Property &property) const {
  const std::string key =
      "default" + lowered(kind->name) + lowered(property.name);
  for (NodeRef node = above.lock(); node; node = node->parent())
    if (const auto found = node->defaults.find(key);
        found != node->defaults.end())
      return acceptedValue(property, kind->className, found->second);
  return std::nullopt;
}

/// Whether what was the current figure, axes or object is so no more.
static bool namesDeleted(const Property &property, const Value &value) {
  const NodeRef node =
      property.name.starts_with("Current") ? nodeOf(value) : nullptr;
  return node && node->isDeleted();
}

Value Node::get(const Property &property) const {
  if (const NodeRef object = part(property.name))
    return handleValue(object);
  if (const auto place = elsewhere.find(std::string(property.name));
      place != elsewhere.end())
    return place->second.read();
  const auto found = values.find(std::string(property.name));
  const bool isStored =
      found != values.end() && !namesDeleted(property, found->second);
  if (isStored && !(property.computed && hasAutomaticMode(property)))
    return found->second;
  if (auto value = inheritedDefault(property))
    return *value;
  return property.computed ? property.computed(*this) : initialValue(property);
}

void Node::setParentProperty(const Value &value) {
  const NodeRef parent = nodeOf(value);
  if (!parent)
    throw Error("MATLAB:hg:InvalidPropertyValue",
                "Error setting property 'Parent': expected one graphics "
                "object, got a value of class '" +
                    value.className() + "'.");
  checkParent(parent);
  setParent(parent);
}

/// The text of a title stands for its String.
void Node::setPartProperty(std::string_view name, const Value &value) {
  const NodeRef object = nodeOf(value);
  if (!object)
    return part(name)->set("String", value);
  if (object->kind != part(name)->kind || object->isDeleted())
    throw Error("MATLAB:hg:InvalidPropertyValue",
                "Error setting property '" + std::string(name) +
                    "': expected a text or a valid Text object, got a " +
                    (object->isDeleted() ? "deleted " : "") +
                    std::string(shortName(object->kind->className)) + ".");
  setPart(name, object);
}

void Node::set(const Property &property, const Value &value) {
  Value held = acceptedValue(property, kind->className, value);
  if (property.name == "Parent")
    return setParentProperty(held);
  if (property.name == "Children")
    return orderChildren(nodesOf(held));
  if (part(property.name))
    return setPartProperty(property.name, held);
  if (const auto place = elsewhere.find(std::string(property.name));
      place != elsewhere.end())
    return place->second.write(held);
  store(property.name, std::move(held));
  for (std::string_view name : split(property.replaces))
    values.erase(std::string(name));
  const std::string mode = std::string(property.name) + "Mode";
  if (exactProperty(*kind, mode))
    store(mode, Value::text("manual"));
}

//===----------------------------------------------------------------------===//
// What every type computes
//===----------------------------------------------------------------------===//

/// Visible handles only, the newest one first.
Value childrenOf(const Node &node) {
  std::vector<NodeRef> shown;
  for (const NodeRef &child : node.children())
    if (child->textAt("HandleVisibility") == "on")
      shown.push_back(child);
  std::ranges::reverse(shown);
  return handleColumn(std::move(shown));
}

Value parentOf(const Node &node) {
  const NodeRef parent = node.parent();
  return parent ? handleValue(parent) : handleColumn({});
}

Value typeOf(const Node &node) { return Value::text(node.type().name); }

} // namespace runmat::graphics
