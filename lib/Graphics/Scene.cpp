//===- Scene.cpp - the graphics objects of a session ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Scene.h"
#include "Graphics/Handles.h"

#include <algorithm>

namespace runmat::graphics {

Scene::Scene() : top(std::make_shared<Node>(typeNamed("root"), 0.0)) {}

/// Values that objects hold may refer to objects: what is above lets go.
Scene::~Scene() {
  top->visit([](const NodeRef &node) { node->resetAll(); });
  top->destroy();
}

NodeRef Scene::make(std::string_view typeKey, const NodeRef &parent) {
  // Numbers of other objects than figures are between those of figures.
  lastNumber += 1;
  auto node =
      std::make_shared<Node>(typeNamed(typeKey), lastNumber + 0.0001220703125);
  node->setParent(parent);
  if (exactProperty(node->type(), "Annotation")) {
    node->setPart("Annotation", make("annotation", nullptr));
    node->part("Annotation")
        ->setPart("LegendInformation", make("legendentry", nullptr));
  }
  if (exactProperty(node->type(), "BaseLine"))
    node->setPart("BaseLine", make("baseline", nullptr));
  return node;
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

NodeRef Scene::currentFigure() const {
  const NodeRef current = nodeOf(top->at("CurrentFigure"));
  if (current && !current->isDeleted())
    return current;
  return top->children().empty() ? nullptr : top->children().back();
}

double Scene::freeFigureNumber() const {
  double number = 1;
  while (std::ranges::any_of(top->children(), [&](const NodeRef &figure) {
    return figure->number() == number;
  }))
    ++number;
  return number;
}

NodeRef Scene::makeFigure(double number) {
  if (onFirstFigure)
    std::exchange(onFirstFigure, nullptr)();
  NodeRef figure = make("figure", top);
  figure->setNumber(number);
  select(figure);
  return figure;
}

NodeRef Scene::newFigure() { return makeFigure(freeFigureNumber()); }

NodeRef Scene::figure() {
  const NodeRef current = currentFigure();
  return current ? current : newFigure();
}

NodeRef Scene::figureOf(double number) {
  const NodeRef known = numbered(number);
  if (!known || !known->is("figure"))
    return makeFigure(number);
  select(known);
  return known;
}

/// It becomes the newest child, too.
void Scene::select(const NodeRef &figure) {
  figure->setParent(top);
  top->store("CurrentFigure", handleValue(figure));
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

NodeRef Scene::currentAxes(Node &figure) const {
  const NodeRef current = nodeOf(figure.at("CurrentAxes"));
  if (current && !current->isDeleted())
    return current;
  NodeRef newest;
  figure.visit([&](const NodeRef &node) {
    if (node->type().role != Role::Other)
      newest = node;
  });
  return newest;
}

void Scene::addParts(const NodeRef &axes) {
  for (const char *name : {"Title", "Subtitle", "XLabel", "YLabel", "ZLabel"})
    if (exactProperty(axes->type(), name)) {
      NodeRef text = make("text", nullptr);
      text->store("HorizontalAlignment", Value::text("center"));
      axes->setPart(name, text);
    }
  axes->part("Title")->store("FontWeight", Value::text("bold"));
  for (const std::string direction : {"X", "Y", "Z", "Theta", "R"})
    if (exactProperty(axes->type(), direction + "Axis"))
      axes->setPart(direction + "Axis", make("ruler" + direction, nullptr));
}

NodeRef Scene::newAxes(const NodeRef &parent, std::string_view typeKey) {
  NodeRef axes = make(typeKey, parent);
  if (axes->isAxes())
    addParts(axes);
  selectAxes(axes);
  return axes;
}

NodeRef Scene::axes() {
  const NodeRef current = figure();
  const NodeRef known = currentAxes(*current);
  if (known && !known->isAxes())
    throw Error("MATLAB:graphics:noAxes",
                "The current axes are a chart of type '" +
                    std::string(known->type().name) +
                    "', which shows its own data only; make axes first.");
  return known ? known : newAxes(current);
}

void Scene::selectAxes(const NodeRef &axes) {
  const NodeRef figure = axes->ancestor("figure");
  if (!figure)
    return;
  figure->store("CurrentAxes", handleValue(axes));
  select(figure);
}

void Scene::clear(const NodeRef &axes, bool resets) {
  while (!axes->children().empty())
    axes->children().back()->destroy();
  axes->store("ColorOrderIndex", 1.0);
  if (!resets)
    return;
  // Where they stand is no property of what they show.
  std::vector<std::pair<const char *, Value>> kept;
  for (const char *name : {"Position", "Layout", "Tag"})
    if (axes->isAssigned(name))
      kept.emplace_back(name, axes->at(name));
  axes->resetAll();
  axes->removePart(otherSide);
  for (auto &[name, value] : kept)
    axes->store(name, std::move(value));
  addParts(axes);
}

/// Others in the same place.
NodeRef Scene::replaceAxes(const NodeRef &axes, std::string_view typeKey) {
  const NodeRef made = newAxes(axes->parent(), typeKey);
  for (const char *name : {"Position", "Layout"})
    if (axes->isAssigned(name))
      made->store(name, axes->at(name));
  axes->destroy();
  return made;
}

NodeRef Scene::axesForPlot(const NodeRef &chosen, std::string_view typeKey) {
  NodeRef target = chosen ? chosen : currentAxes(*figure());
  if (!target)
    return newAxes(figure(), typeKey);
  const std::string next = target->textAt("NextPlot");
  const bool isFit = target->type().key == typeKey && target->isAxes();
  if (!isFit && (chosen || next == "add"))
    throw Error("MATLAB:graphics:wrongAxes",
                "Objects of this kind lie in " +
                    std::string(typeNamed(typeKey).name) + ", not in " +
                    std::string(target->type().name) + ".");
  if (!isFit)
    return replaceAxes(target, typeKey);
  if (next != "add")
    clear(target, next != "replacechildren" && !target->part(otherSide));
  return target;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

NodeRef Scene::numbered(double number) const {
  NodeRef found;
  top->visit([&](const NodeRef &node) {
    if (node->number() == number)
      found = node;
  });
  return found;
}

std::vector<NodeRef> Scene::named(const Value &value) const {
  if (handlesOf(value))
    return nodesOf(value);
  std::vector<NodeRef> nodes;
  if (!value.isArray() || value.isChar() || value.isLogical())
    return nodes;
  for (int64_t i = 0; i < value.count(); ++i)
    nodes.push_back(numbered(value.elementAsDouble(i)));
  return nodes;
}

} // namespace runmat::graphics
