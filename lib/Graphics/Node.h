//===- Node.h - a graphics object -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects are a tree: the root, its figures, their axes, what these show. An
// object lives as long as its parent or a value of the program holds it, and is
// deleted when the program, or its parent, ends it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_NODE_H
#define RUNMAT_GRAPHICS_NODE_H

#include "Graphics/Types.h"

#include <functional>
#include <map>
#include <memory>

namespace runmat::graphics {

class Node;
using NodeRef = std::shared_ptr<Node>;

/// The part of axes with two y-axes that holds what is not active (Sides.h).
inline constexpr std::string_view otherSide = "OtherSide";

class Node : public std::enable_shared_from_this<Node> {
public:
  /// `number` stands for it in arrays of numbers.
  Node(const Type &type, double number) : kind(&type), numeral(number) {}

  const Type &type() const { return *kind; }
  double number() const { return numeral; }
  void setNumber(double number) { numeral = number; }
  bool is(std::string_view typeName) const { return kind->name == typeName; }

  /// Of what lies in the side of axes that is not active, these axes.
  NodeRef parent() const;
  /// The oldest one first.
  const std::vector<NodeRef> &children() const { return below; }
  /// Moves it below another object, which checkParent takes.
  void setParent(const NodeRef &parent);
  /// Throws where objects of its type do not lie in the other, or where that is
  /// deleted or the object itself or below it.
  void checkParent(const NodeRef &parent) const;
  /// This object, or the nearest one around it, of that type; null without.
  NodeRef ancestor(std::string_view typeName);
  /// Ends it and all that lies in it.
  void destroy();
  bool isDeleted() const { return deleted; }
  /// Calls `visit` for the object and all below it, parents first.
  void visit(const std::function<void(const NodeRef &)> &visit);

  /// By a name in any case, or the beginning of one; throws for others.
  Value get(std::string_view name) const;
  void set(std::string_view name, const Value &value);
  bool has(std::string_view name) const;
  /// The property of that name; throws when there is none.
  const Property &known(std::string_view name) const;
  Value get(const Property &property) const;
  void set(const Property &property, const Value &value);
  /// Properties that there are for certain, by their exact names.
  Value at(std::string_view name) const;
  std::string textAt(std::string_view name) const;
  double numberAt(std::string_view name) const;
  /// Whether it was assigned.
  bool isAssigned(std::string_view name) const;
  /// Changes places with what another object was assigned, if anything.
  void exchangeValue(Node &other, std::string_view name);
  /// Stores without a look at rules or modes.
  void store(std::string_view name, Value value);
  /// As it was made.
  void resetAll();

  /// What a property is that somebody else keeps.
  struct Elsewhere {
    std::function<Value()> read;
    std::function<void(const Value &value)> write;
  };
  /// Lets a property be read and written there.
  void keepElsewhere(std::string_view name, Elsewhere place) {
    elsewhere[std::string(name)] = std::move(place);
  }

  /// Objects that a property holds, such as the Title of axes.
  NodeRef part(std::string_view name) const;
  void setPart(std::string_view name, NodeRef node);
  /// Ends it, if there is one.
  void removePart(std::string_view name);

  /// Values that the program attached: setappdata.
  StructArray applicationData;
  /// Defaults for objects below it, by their lower-case names.
  std::map<std::string, Value> defaults;

private:
  const Type *kind;
  double numeral;
  bool deleted = false;
  std::weak_ptr<Node> above;
  std::vector<NodeRef> below;
  std::map<std::string, Value> values;
  std::map<std::string, NodeRef> parts;
  std::map<std::string, Elsewhere> elsewhere;

  void setParentProperty(const Value &value);
  void setPartProperty(std::string_view name, const Value &value);
  void orderChildren(const std::vector<NodeRef> &newestFirst);
  bool hasAutomaticMode(const Property &property) const;
  std::optional<Value> inheritedDefault(const Property &property) const;
};

// What properties of every type are computed by.
Value childrenOf(const Node &node);
Value parentOf(const Node &node);
Value typeOf(const Node &node);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_NODE_H
