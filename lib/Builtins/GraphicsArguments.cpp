//===- GraphicsArguments.cpp - what functions of graphics share -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"

#include <cmath>

namespace runmat::builtins {

using namespace graphics;

Scene &sceneOf(CallContext &context) {
  std::shared_ptr<Scene> &scene = context.session().scene;
  if (!scene) {
    scene = std::make_shared<Scene>();
    scene->onFirstFigure = [&context] {
      context.flush();
      context.writeError("note: plots are not drawn in this version; their "
                         "functions run and keep what they are told.\n");
    };
    if (context.session().onScene)
      context.session().onScene(*scene->root());
  }
  return *scene;
}

NodeRef takeAxes(Scene &scene, Arguments &arguments) {
  if (arguments.empty())
    return nullptr;
  const Value &first = arguments[0];
  // A whole number is data, or a figure.
  const double *number = first.inlineDouble();
  const bool mayBeAxes =
      handlesOf(first) || (number && *number != std::floor(*number));
  if (!mayBeAxes)
    return nullptr;
  const std::vector<NodeRef> nodes = scene.named(first);
  if (nodes.size() != 1 || !nodes[0] || !nodes[0]->is("axes"))
    return nullptr;
  if (nodes[0]->isDeleted())
    throw Error("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
  arguments = arguments.subspan(1);
  return nodes[0];
}

NodeRef axesArgument(Scene &scene, Arguments &arguments) {
  const NodeRef axes = takeAxes(scene, arguments);
  return axes ? axes : scene.axes();
}

std::vector<NodeRef> objectArguments(const Scene &scene, const Value &value) {
  std::vector<NodeRef> nodes = scene.named(value);
  const bool isNone = nodes.empty() && !(value.isArray() && value.isEmpty()) &&
                      !handlesOf(value);
  bool isWrong = isNone;
  for (const NodeRef &node : nodes)
    isWrong = isWrong || !node || node->isDeleted();
  if (isWrong)
    throw Error("MATLAB:class:InvalidHandle",
                isNone ? "Expected a graphics object, got a value of class '" +
                             value.className() + "'."
                       : "Invalid or deleted object.");
  return nodes;
}

NodeRef objectArgument(const Scene &scene, const Value &value) {
  const std::vector<NodeRef> nodes = objectArguments(scene, value);
  if (nodes.size() != 1)
    throw Error("MATLAB:class:InvalidHandle",
                "Expected one graphics object, got " +
                    std::to_string(nodes.size()) + ".");
  return nodes[0];
}

NodeRef takeObject(const Scene &scene, Arguments &arguments) {
  if (arguments.empty() || !handlesOf(arguments[0]))
    return nullptr;
  const NodeRef object = objectArgument(scene, arguments[0]);
  arguments = arguments.subspan(1);
  return object;
}

NodeRef takeParent(const Scene &scene, Arguments &arguments) {
  if (arguments.empty() || arguments[0].isText() || arguments[0].isStruct())
    return nullptr;
  const NodeRef parent = objectArgument(scene, arguments[0]);
  arguments = arguments.subspan(1);
  return parent;
}

NodeRef parentFor(const Scene &scene, Arguments pairs,
                  const std::function<NodeRef()> &usual) {
  for (size_t k = 0; k + 1 < pairs.size(); k += 2)
    if (wordOf(pairs[k]) == "parent")
      return objectArgument(scene, pairs[k + 1]);
  return usual();
}

bool isNumbers(const Value &value) {
  return value.isArray() && !value.isChar();
}

Arguments takeNumbers(Arguments &arguments, size_t most) {
  size_t count = 0;
  while (count < arguments.size() && isNumbers(arguments[count]) &&
         (most == 0 || count < most))
    ++count;
  const Arguments numbers = arguments.first(count);
  arguments = arguments.subspan(count);
  return numbers;
}

std::optional<LineSpec> takeLineSpec(Arguments &arguments) {
  if (arguments.empty() || !arguments[0].isText())
    return std::nullopt;
  auto spec = parseLineSpec(arguments[0].toText());
  if (spec)
    arguments = arguments.subspan(1);
  return spec;
}

void setPairs(Node &node, Arguments arguments) {
  while (!arguments.empty()) {
    const Value &name = arguments[0];
    if (name.isStruct() && name.isScalar()) {
      for (const std::string &field : name.structure().names)
        node.set(field, *name.structure().get(field));
      arguments = arguments.subspan(1);
      continue;
    }
    if (!name.isText())
      throw Error("MATLAB:graphics:invalidName",
                  "Expected the name of a property, got a value of class '" +
                      name.className() + "'.");
    if (arguments.size() < 2)
      throw Error("MATLAB:graphics:oddArguments",
                  "The property '" + name.toText() + "' has no value.");
    node.set(name.toText(), arguments[1]);
    arguments = arguments.subspan(2);
  }
}

NodeRef makeObject(Scene &scene, std::string_view type, const NodeRef &parent,
                   const Series &properties, Arguments pairs) {
  NodeRef node = scene.make(type, parent);
  try {
    for (const auto &[name, value] : properties)
      node->store(name, value);
    setPairs(*node, pairs);
  } catch (...) {
    node->destroy();
    throw;
  }
  return node;
}

std::string wordOf(const Value &value) {
  return value.isText() ? lowerText(value.toText()) : std::string();
}

bool isSwitchedOn(const Value &value, std::string_view function) {
  const std::string word = wordOf(value);
  if (word == "on" || word == "off")
    return word == "on";
  if (value.isArray() && !value.isChar() && value.isScalar())
    return value.elementAsDouble(0) != 0;
  throw Error("MATLAB:" + std::string(function) + ":invalidArgument",
              "'" + std::string(function) + "' takes 'on' or 'off'.");
}

std::vector<double> numbersArgument(const Value &value, std::string_view what) {
  if (!value.isArray())
    throw Error("MATLAB:graphics:invalidArgument",
                "Expected numbers as " + std::string(what) +
                    ", got a value of class '" + value.className() + "'.");
  return doubles(value, what);
}

void warnNoFile(CallContext &context, std::string_view function) {
  context.warn("RunMat:graphics:noFile",
               "'" + std::string(function) +
                   "' wrote no file: plots are not drawn in this version.");
}

void giveHandles(Results &results, int nargout, std::vector<NodeRef> nodes) {
  if (nargout > 0)
    results.push_back(handleColumn(std::move(nodes)));
}

void giveHandle(Results &results, int nargout, const NodeRef &node) {
  giveHandles(results, nargout, {node});
}

} // namespace runmat::builtins
