//===- GraphicsHandles.cpp - set, get, findobj and their like ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Sides.h"
#include "Values/Equality.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// set, get
//===----------------------------------------------------------------------===//

/// set(h, {names}, {values}): a row of values an object, or one for all.
void setLists(const std::vector<NodeRef> &nodes, const CellArray &names,
              const Value &values) {
  const auto count = int64_t(names.elements.size());
  const bool fits =
      values.isCell() && values.columns() == count &&
      (values.rows() == 1 || values.rows() == int64_t(nodes.size()));
  if (!fits)
    throw Error("MATLAB:graphics:oddArguments",
                "The values of 'set' must be a cell array with a column for "
                "each name and a row for each object, or one row.");
  for (size_t k = 0; k < nodes.size(); ++k)
    for (int64_t i = 0; i < count; ++i) {
      const int64_t row = values.rows() == 1 ? 0 : int64_t(k);
      nodes[k]->set(names.elements[size_t(i)].toText(),
                    values.cell().elements[size_t(i * values.rows() + row)]);
    }
}

/// The words that a property takes, a row each; none where it takes others.
Value choicesOf(const Property &property) {
  std::vector<Value> words;
  for (std::string_view word : split(property.words))
    words.push_back(Value::text(std::string(word)));
  const auto count = int64_t(words.size());
  return CellArray(Extents(count, count > 0), std::move(words));
}

std::vector<const Property *> assignedProperties(const Node &node) {
  std::vector<const Property *> assigned = propertiesOf(node.type());
  std::erase_if(assigned, [](const Property *property) {
    return property->rule == Rule::Fixed;
  });
  return assigned;
}

std::string choiceLine(const Property &property) {
  std::string words;
  for (std::string_view word : split(property.words))
    words += (words.empty() ? "'" : "  '") + std::string(word) + "'";
  return "    " + std::string(property.name) + ": {" + words + "}\n";
}

/// set(h): what can be assigned, and the words that it takes.
void tellProperties(CallContext &context, const Node &node, Results &results,
                    int nargout) {
  StructArray all;
  std::string text;
  for (const Property *property : assignedProperties(node)) {
    all.at(property->name) = choicesOf(*property);
    text += choiceLine(*property);
  }
  if (nargout > 0)
    results.push_back(std::move(all));
  else
    context.write(text);
}

/// set(h) and, of one object, set(h, name), which tell and assign nothing.
bool isQuestion(const std::vector<NodeRef> &nodes, Arguments rest) {
  return rest.empty() ||
         (nodes.size() == 1 && rest.size() == 1 && rest[0].isText());
}

void answerQuestion(CallContext &context, const std::vector<NodeRef> &nodes,
                    Arguments rest, Results &results, int nargout) {
  if (nodes.size() != 1)
    throw Error("MATLAB:class:InvalidHandle",
                "'set' tells what one object at a time can be assigned.");
  if (rest.empty())
    tellProperties(context, *nodes[0], results, nargout);
  else
    results.push_back(choicesOf(nodes[0]->known(rest[0].toText())));
}

void setProperties(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  const std::vector<NodeRef> nodes =
      objectArguments(sceneOf(context), arguments[0]);
  Arguments rest = arguments.subspan(1);
  if (isQuestion(nodes, rest)) {
    answerQuestion(context, nodes, rest, results, nargout);
    return;
  }
  if (nargout > 0)
    throw Error("MATLAB:maxlhs",
                "Too many output arguments. 'set' gives a value where it is "
                "asked what can be assigned: set(h), set(h, name).");
  while (rest.size() >= 2 && rest[0].isCell()) {
    textList(rest[0], "the names");
    setLists(nodes, rest[0].cell(), rest[1]);
    rest = rest.subspan(2);
  }
  for (const NodeRef &node : nodes)
    setPairs(*node, rest);
}

/// All properties as a structure.
Value allProperties(const Node &node) {
  StructArray all;
  for (const Property *property : propertiesOf(node.type()))
    all.at(property->name) = node.get(*property);
  return all;
}

Value propertiesNamed(const std::vector<NodeRef> &nodes,
                      const std::vector<std::string> &names) {
  std::vector<Value> values;
  for (const std::string &name : names)
    for (const NodeRef &node : nodes)
      values.push_back(node->get(name));
  return CellArray(Extents(int64_t(nodes.size()), int64_t(names.size())),
                   std::move(values));
}

void getProperties(CallContext &context, Arguments arguments, Results &results,
                   int) {
  const std::vector<NodeRef> nodes =
      objectArguments(sceneOf(context), arguments[0]);
  const bool hasList = arguments.size() > 1 && arguments[1].isCell();
  if (arguments.size() == 1 && nodes.size() == 1)
    results.push_back(allProperties(*nodes[0]));
  else if (arguments.size() == 1)
    throw Error("MATLAB:class:InvalidHandle",
                "All properties can be had of one object at a time.");
  else if (hasList)
    results.push_back(
        propertiesNamed(nodes, textList(arguments[1], "the names")));
  else if (nodes.empty())
    results.push_back(Value::empty());
  else if (nodes.size() == 1)
    results.push_back(nodes[0]->get(arguments[1].toText()));
  else
    results.push_back(propertiesNamed(nodes, {arguments[1].toText()}));
}

//===----------------------------------------------------------------------===//
// Which objects there are
//===----------------------------------------------------------------------===//

bool isAlive(const NodeRef &node) { return node && !node->isDeleted(); }

/// For each element, whether it is a graphics object, of a type if one is
/// given.
void areObjects(CallContext &context, Arguments arguments, Results &results,
                int) {
  const Value &asked = arguments[0];
  std::vector<NodeRef> nodes = sceneOf(context).named(asked);
  nodes.resize(size_t(asked.count()));
  const std::string type = arguments.size() > 1 ? wordOf(arguments[1]) : "";
  std::vector<bool> found;
  for (const NodeRef &node : nodes)
    found.push_back(isAlive(node) && (type.empty() || node->is(type)));
  results.push_back(logicalArray(asked.extents(), found));
}

/// For each element, whether the object was not deleted.
void areValid(CallContext &, Arguments arguments, Results &results, int) {
  const Value &asked = arguments[0];
  const HandleArray *handles = handlesOf(asked);
  if (!handles) {
    results.push_back(asked.object().isHandle() && !asked.object().isDeleted());
    return;
  }
  std::vector<bool> found;
  for (const NodeRef &node : handles->nodes())
    found.push_back(isAlive(node));
  results.push_back(logicalArray(asked.extents(), found));
}

void hasProperty(CallContext &context, Arguments arguments, Results &results,
                 int) {
  const std::vector<NodeRef> nodes = sceneOf(context).named(arguments[0]);
  const std::string name = arguments[1].toText();
  if (nodes.empty() && arguments[0].isObject()) {
    results.push_back(arguments[0].object().property(name).has_value());
    return;
  }
  std::vector<bool> found;
  for (const NodeRef &node : nodes)
    found.push_back(isAlive(node) && findProperty(node->type(), name));
  found.resize(size_t(arguments[0].count()));
  results.push_back(logicalArray(arguments[0].extents(), found));
}

struct Condition {
  std::string name;
  Value value; ///< undefined: any
};

struct Search {
  std::vector<NodeRef> from;
  std::vector<Condition> conditions;
  double depth = HUGE_VAL;
};

Search readSearch(Scene &scene, Arguments arguments) {
  Search search{{scene.root()}, {}, HUGE_VAL};
  if (!arguments.empty() && !arguments[0].isText()) {
    search.from = objectArguments(scene, arguments[0]);
    arguments = arguments.subspan(1);
  }
  while (!arguments.empty()) {
    const std::string word = wordOf(arguments[0]);
    if (word == "flat") {
      search.depth = 0;
      arguments = arguments.subspan(1);
      continue;
    }
    const bool isOption = word.starts_with('-');
    if (word.empty() || arguments.size() < 2 ||
        (isOption && word != "-depth" && word != "-property" && word != "-and"))
      throw Error("MATLAB:findobj:invalidArgument",
                  "'findobj' takes objects, names of properties with values, "
                  "'-depth' with a number and '-property' with a name.");
    if (word == "-and") {
      arguments = arguments.subspan(1);
      continue;
    }
    if (word == "-depth")
      search.depth = arguments[1].scalarDouble();
    else if (word == "-property")
      search.conditions.push_back({arguments[1].toText(), Value()});
    else
      search.conditions.push_back({arguments[0].toText(), arguments[1]});
    arguments = arguments.subspan(2);
  }
  return search;
}

/// A value as the property would hold it: a color by its name, for one.
Value heldAs(const Node &node, const Property &property, const Value &value) {
  if (property.rule != Rule::Colour || !value.isText())
    return value;
  try {
    return acceptedValue(property, node.type().className, value);
  } catch (const Error &) {
    return value;
  }
}

bool meets(const Node &node, const Condition &condition) {
  const Property *property = findProperty(node.type(), condition.name);
  if (!property || !condition.value.isDefined())
    return property;
  const Value held = node.get(*property);
  if (held.isText() && condition.value.isText())
    return property->rule == Rule::Word || property->rule == Rule::Fixed
               ? lowered(held.toText()) == wordOf(condition.value)
               : held.toText() == condition.value.toText();
  return valuesEqual(held, heldAs(node, *property, condition.value), true);
}

void collect(const NodeRef &node, const Search &search, double depth,
             bool findsHidden, std::vector<NodeRef> &found) {
  const bool isShown = findsHidden || node->textAt("HandleVisibility") == "on";
  if (!isShown)
    return;
  const bool isMeant =
      std::ranges::all_of(search.conditions, [&](const Condition &condition) {
        return meets(*node, condition);
      });
  if (isMeant && std::ranges::find(found, node) == found.end())
    found.push_back(node);
  if (depth >= search.depth)
    return;
  // The newest first, as Children lists them.
  const std::vector<NodeRef> children = childrenOfSides(*node);
  for (auto child = children.rbegin(); child != children.rend(); ++child)
    collect(*child, search, depth + 1, findsHidden, found);
}

template <bool findsHidden>
void findObjects(CallContext &context, Arguments arguments, Results &results,
                 int) {
  const Search search = readSearch(sceneOf(context), arguments);
  std::vector<NodeRef> found;
  for (const NodeRef &node : search.from)
    collect(node, search, 0, findsHidden, found);
  results.push_back(handleColumn(std::move(found)));
}

void allChildren(CallContext &context, Arguments arguments, Results &results,
                 int) {
  std::vector<NodeRef> children =
      objectArgument(sceneOf(context), arguments[0])->children();
  std::ranges::reverse(children);
  results.push_back(handleColumn(std::move(children)));
}

void ancestorOf(CallContext &context, Arguments arguments, Results &results,
                int) {
  const NodeRef node = objectArgument(sceneOf(context), arguments[0]);
  NodeRef found;
  for (const std::string &type : textList(arguments[1], "the type"))
    if (!found)
      found = node->ancestor(lowered(type));
  results.push_back(found ? handleValue(found) : Value::empty());
}

//===----------------------------------------------------------------------===//
// Copies, callbacks, lists
//===----------------------------------------------------------------------===//

NodeRef copyBelow(Scene &scene, const NodeRef &source, const NodeRef &parent) {
  NodeRef copy = source->is("axes") ? scene.newAxes(parent)
                                    : scene.make(source->type().key, parent);
  for (const Property *property : propertiesOf(source->type()))
    if (source->isAssigned(property->name))
      copy->store(property->name, source->get(*property));
  for (const NodeRef &child : source->children())
    copyBelow(scene, child, copy);
  return copy;
}

void copyObjects(CallContext &context, Arguments arguments, Results &results,
                 int) {
  Scene &scene = sceneOf(context);
  const NodeRef parent = objectArgument(scene, arguments[1]);
  std::vector<NodeRef> copies;
  for (const NodeRef &source : objectArguments(scene, arguments[0])) {
    for (NodeRef node = parent; node; node = node->parent())
      if (node == source)
        throw Error("MATLAB:copyobj:invalidParent",
                    "An object cannot be copied into itself.");
    source->checkParent(parent);
    copies.push_back(copyBelow(scene, source, parent));
  }
  results.push_back(handleColumn(std::move(copies)));
}

/// No callback runs in this version.
void noCallback(CallContext &, Arguments, Results &results, int) {
  results.push_back(handleColumn({}));
}

void rootObject(CallContext &context, Arguments, Results &results, int) {
  results.push_back(handleValue(sceneOf(context).root()));
}

void placeholders(CallContext &, Arguments arguments, Results &results, int) {
  const Extents extents =
      arguments.empty() ? Extents(1, 1) : extentsArgument(arguments);
  if (extents.count() > 10000000)
    throw Error("MATLAB:array:SizeLimitExceeded",
                "Requested array exceeds the maximum possible variable size.");
  results.push_back(Value(std::make_shared<HandleArray>(
      extents, std::vector<NodeRef>(size_t(extents.count())))));
}

//===----------------------------------------------------------------------===//
// Data that a program attaches
//===----------------------------------------------------------------------===//

void setData(CallContext &context, Arguments arguments, Results &, int) {
  for (const NodeRef &node : objectArguments(sceneOf(context), arguments[0]))
    node->applicationData.at(arguments[1].toText()) = arguments[2];
}

void getData(CallContext &context, Arguments arguments, Results &results, int) {
  const NodeRef node = objectArgument(sceneOf(context), arguments[0]);
  if (arguments.size() == 1) {
    results.push_back(Value(node->applicationData));
    return;
  }
  const Value *found = node->applicationData.get(arguments[1].toText());
  results.push_back(found ? *found : Value::empty());
}

void hasData(CallContext &context, Arguments arguments, Results &results, int) {
  const NodeRef node = objectArgument(sceneOf(context), arguments[0]);
  results.push_back(node->applicationData.get(arguments[1].toText()) !=
                    nullptr);
}

void removeData(CallContext &context, Arguments arguments, Results &, int) {
  const std::string name = arguments[1].toText();
  for (const NodeRef &node : objectArguments(sceneOf(context), arguments[0])) {
    if (!node->applicationData.get(name))
      throw Error("MATLAB:HandleGraphics:Appdata:InvalidPropertyName",
                  "There is no application data named '" + name + "'.");
    node->applicationData.remove(name);
  }
}

/// guidata(h, data), guidata(h): one value for a figure and all in it.
void guiData(CallContext &context, Arguments arguments, Results &results, int) {
  const NodeRef figure =
      objectArgument(sceneOf(context), arguments[0])->ancestor("figure");
  if (!figure)
    throw Error("MATLAB:guidata:InvalidInput",
                "H must be the handle to a figure or figure descendent.");
  static constexpr std::string_view name = "UsedByGUIData_m";
  if (arguments.size() > 1) {
    figure->applicationData.at(name) = arguments[1];
    return;
  }
  const Value *found = figure->applicationData.get(name);
  results.push_back(found ? *found : Value::empty());
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_GraphicsHandles
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group graphicsHandleBuiltins() { return table; }

} // namespace runmat::builtins
