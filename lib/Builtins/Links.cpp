//===- Links.cpp - linkaxes, linkprop ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Limits.h"

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// linkaxes, linkprop
//===----------------------------------------------------------------------===//

void link(const std::vector<NodeRef> &objects,
          const std::vector<std::string> &properties, Node &keeper) {
  keeper.keptLink = std::make_shared<Link>(
      Link{properties, {objects.begin(), objects.end()}});
  for (const NodeRef &object : objects)
    object->addLink(keeper.keptLink);
}

/// Limits around those of all the axes.
void shareLimit(const std::vector<NodeRef> &axes, const char *name) {
  Span all = emptySpan();
  for (const NodeRef &one : axes)
    extend(all, one->at(name));
  for (const NodeRef &one : axes)
    one->set(name, Value::row({all.low, all.high}));
}

/// linkaxes(axes, 'xy'): the limits are the same from now on, until 'off'.
void linkLimits(CallContext &context, Arguments arguments, Results &, int) {
  const std::vector<NodeRef> axes =
      objectArguments(sceneOf(context), arguments[0]);
  for (const NodeRef &one : axes)
    if (!one->is("axes"))
      throw Error("MATLAB:linkaxes:InvalidAxes",
                  "'linkaxes' takes axes, not a graphics object of type '" +
                      std::string(one->type().name) + "'.");
  const std::string word = arguments.size() > 1 ? wordOf(arguments[1]) : "xy";
  const bool isOff = word == "off";
  if (!isOff && word.find_first_not_of("xyz") != std::string::npos)
    throw unknownWord("linkaxes", word);
  for (const NodeRef &one : axes)
    one->keptLink.reset();
  if (axes.empty() || isOff)
    return;
  std::vector<std::string> names;
  for (char letter : word)
    names.push_back(std::string(1, char(letter - 'x' + 'X')) + "Lim");
  for (const std::string &name : names)
    shareLimit(axes, name.c_str());
  link(axes, names, *axes[0]);
}

/// linkprop(objects, names): all get what the first one has, and stay so while
/// the result lives.
void linkProperties(CallContext &context, Arguments arguments, Results &results,
                    int) {
  Scene &scene = sceneOf(context);
  const std::vector<NodeRef> objects = objectArguments(scene, arguments[0]);
  const std::vector<std::string> given = textList(arguments[1], "the names");
  std::vector<std::string> names;
  for (const std::string &name : given)
    for (const NodeRef &object : objects) {
      const Property *known = findProperty(object->type(), name);
      if (!known)
        throw Error("MATLAB:graphics:linkprop:InvalidProperty",
                    "There is no property '" + name + "' of class " +
                        std::string(shortName(object->type().className)) + ".");
      if (object == objects[0])
        names.emplace_back(known->name);
      else
        object->set(*known, objects[0]->get(name));
    }
  const NodeRef made = scene.make("linkprop", nullptr);
  made->store("PropertyNames", arguments[1]);
  made->store("Targets", arguments[0]);
  link(objects, names, *made);
  results.push_back(handleValue(made));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Links
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group linkBuiltins() { return table; }

} // namespace runmat::builtins
