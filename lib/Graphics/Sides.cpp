//===- Sides.cpp - two y-axes of the same axes ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Sides.h"

#include "Graphics/Colours.h"

namespace runmat::graphics {

namespace {

/// Properties that each side has of its own.
constexpr std::string_view ownOfSide[] = {
    "ColorOrder",     "ColorOrderIndex",
    "NextPlot",       "YColor",
    "YColorMode",     "YDir",
    "YLim",           "YLimMode",
    "YMinorTick",     "YScale",
    "YTick",          "YTickLabel",
    "YTickLabelMode", "YTickLabelRotation",
    "YTickMode"};

void setColour(Node &side, size_t position) {
  const Value colour = colourInOrder(position);
  side.store("ColorOrder", colour);
  side.store("YColor", colour);
}

/// The left one is as the axes were, the right one as new axes are.
NodeRef addSide(Scene &scene, const NodeRef &axes) {
  const NodeRef right = scene.make("side", nullptr);
  NodeRef label = scene.make("text", nullptr);
  label->store("HorizontalAlignment", Value::text("center"));
  right->setPart("YLabel", label);
  right->setPart("YAxis", scene.make("rulerY", nullptr));
  axes->setPart(otherSide, right);
  setColour(*axes, 0);
  setColour(*right, 1);
  return right;
}

void exchangeChildren(const NodeRef &a, const NodeRef &b) {
  const std::vector<NodeRef> ofA = a->children(), ofB = b->children();
  for (const NodeRef &child : ofA)
    child->setParent(b);
  for (const NodeRef &child : ofB)
    child->setParent(a);
}

} // namespace

void activateSide(Scene &scene, const NodeRef &axes, bool isRight) {
  NodeRef other = axes->part(otherSide);
  if (!other)
    other = addSide(scene, axes);
  const bool wasRight = axes->textAt("YAxisLocation") == "right";
  if (wasRight == isRight)
    return;
  for (std::string_view name : ownOfSide)
    axes->exchangeValue(*other, name);
  for (const char *name : {"YLabel", "YAxis"}) {
    const NodeRef part = axes->part(name);
    axes->setPart(name, other->part(name));
    other->setPart(name, part);
  }
  exchangeChildren(axes, other);
  axes->store("YAxisLocation", Value::text(isRight ? "right" : "left"));
}

std::vector<NodeRef> childrenOfSides(const Node &axes) {
  std::vector<NodeRef> all = axes.children();
  const NodeRef other = axes.part(otherSide);
  if (!other)
    return all;
  const bool isRight = axes.textAt("YAxisLocation") == "right";
  all.insert(isRight ? all.begin() : all.end(), other->children().begin(),
             other->children().end());
  return all;
}

} // namespace runmat::graphics
