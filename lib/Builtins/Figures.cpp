//===- Figures.cpp - figure, subplot, legend, print -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Sides.h"
#include "Values/Convert.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

/// A figure as the first argument is taken off the arguments; null without.
NodeRef takeFigure(Scene &scene, Arguments &arguments) {
  if (arguments.empty() || arguments[0].isText())
    return nullptr;
  const NodeRef figure = objectArgument(scene, arguments[0]);
  if (!figure->is("figure"))
    throw Error("MATLAB:figure:invalidHandle",
                "Expected a figure, got a graphics object of type '" +
                    std::string(figure->type().name) + "'.");
  arguments = arguments.subspan(1);
  return figure;
}

/// figure, figure(n), figure(h), figure('Name', value, …).
void figure(CallContext &context, Arguments arguments, Results &results,
            int nargout) {
  Scene &scene = sceneOf(context);
  const double *number =
      arguments.empty() ? nullptr : arguments[0].inlineDouble();
  NodeRef made;
  if (number) {
    if (!(*number >= 1) || *number != std::floor(*number) ||
        *number > 2147483647)
      throw Error("MATLAB:figure:InvalidFigureNumber",
                  "The number of a figure must be a whole number from 1 on.");
    made = scene.figureOf(*number);
    arguments = arguments.subspan(1);
  } else if ((made = takeFigure(scene, arguments))) {
    scene.select(made);
  } else {
    made = scene.newFigure();
  }
  setPairs(*made, arguments);
  giveHandle(results, nargout, made);
}

void currentFigure(CallContext &context, Arguments, Results &results, int) {
  results.push_back(handleValue(sceneOf(context).figure()));
}

void clearFigure(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef given = takeFigure(scene, arguments);
  const NodeRef cleared = given ? given : scene.figure();
  while (!cleared->children().empty())
    cleared->children().back()->destroy();
  if (!arguments.empty() && wordOf(arguments[0]) == "reset")
    cleared->resetAll();
  giveHandle(results, nargout, cleared);
}

std::vector<NodeRef> figuresToClose(Scene &scene, Arguments arguments) {
  if (arguments.empty()) {
    const NodeRef current = scene.currentFigure();
    return current ? std::vector{current} : std::vector<NodeRef>();
  }
  const std::string word = wordOf(arguments[0]);
  if (word.empty())
    return objectArguments(scene, arguments[0]);
  std::vector<NodeRef> chosen;
  for (const NodeRef &figure : scene.root()->children())
    if (word == "all" || lowered(figure->textAt("Name")) == word)
      chosen.push_back(figure);
  if (chosen.empty() && word != "all")
    throw Error("MATLAB:close:WindowNotFound",
                "There is no figure named '" + arguments[0].toText() + "'.");
  return chosen;
}

void closeFigures(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  for (const NodeRef &figure : figuresToClose(sceneOf(context), arguments))
    if (!figure->isDeleted())
      figure->destroy();
  if (nargout > 0)
    results.push_back(true);
}

/// shg, refresh: the current figure stays so, and is there afterwards.
void showFigure(CallContext &context, Arguments arguments, Results &, int) {
  Scene &scene = sceneOf(context);
  const NodeRef given = takeFigure(scene, arguments);
  scene.select(given ? given : scene.figure());
  context.flush();
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

void currentAxes(CallContext &context, Arguments arguments, Results &results,
                 int) {
  Scene &scene = sceneOf(context);
  const NodeRef figure = takeFigure(scene, arguments);
  const NodeRef shown = figure ? figure : scene.figure();
  const NodeRef known = scene.currentAxes(*shown);
  results.push_back(handleValue(known ? known : scene.newAxes(shown)));
}

/// axes, axes(h), axes(parent, …), axes('Position', p, …).
void axes(CallContext &context, Arguments arguments, Results &results,
          int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef chosen = takeAxes(scene, arguments);
  if (chosen) {
    scene.selectAxes(chosen);
  } else {
    NodeRef parent = takeParent(scene, arguments);
    if (!parent)
      parent = scene.figure();
    if (!parent->is("figure") && !parent->is("uipanel"))
      throw Error("MATLAB:axes:invalidParent",
                  "Axes lie in a figure or a panel.");
    chosen = scene.newAxes(parent);
  }
  setPairs(*chosen, arguments);
  giveHandle(results, nargout, chosen);
}

void clearAxes(CallContext &context, Arguments arguments, Results &, int) {
  Scene &scene = sceneOf(context);
  const NodeRef cleared = axesArgument(scene, arguments);
  scene.clear(cleared, !arguments.empty() && wordOf(arguments[0]) == "reset");
}

void newPlot(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  Scene &scene = sceneOf(context);
  giveHandle(results, nargout, scene.axesForPlot(takeAxes(scene, arguments)));
}

//===----------------------------------------------------------------------===//
// Legends, color bars, color maps
//===----------------------------------------------------------------------===//

/// The object of a type that belongs to the axes; null without.
NodeRef companion(const NodeRef &axes, std::string_view type) {
  for (const NodeRef &child : axes->parent()->children())
    if (child->is(type) && nodeOf(child->at("Axes")) == axes)
      return child;
  return nullptr;
}

NodeRef makeCompanion(Scene &scene, const NodeRef &axes,
                      std::string_view type) {
  if (const NodeRef known = companion(axes, type))
    return known;
  NodeRef made = scene.make(type, axes->parent());
  made->store("Axes", handleValue(axes));
  for (const char *part : {"Title", "Label", "XLabel", "YLabel"})
    if (exactProperty(made->type(), part))
      made->setPart(part, scene.make("text", nullptr));
  return made;
}

/// Words that switch or change what is there; false for other texts.
bool commandCompanion(const NodeRef &node, const std::string &word) {
  if (word == "off" || word == "delete") {
    if (node)
      node->destroy();
    return true;
  }
  const bool isBox = word == "boxon" || word == "boxoff";
  if (word != "hide" && word != "show" && word != "toggle" && !isBox)
    return false;
  if (node && isBox)
    node->store("Box", Value::text(word.substr(3)));
  else if (node)
    node->store("Visible", Value::text(word == "hide" ? "off" : "on"));
  return node != nullptr || word == "hide" || isBox;
}

/// Whether a type has a property of that name, in whatever case.
bool hasPropertyNamed(const Type &type, const std::string &name) {
  return std::ranges::any_of(propertiesOf(type), [&](const Property *property) {
    return lowered(property->name) == name;
  });
}

/// Texts up to the name of a property with a value behind it.
std::vector<std::string> takeLabels(const Node &legend, Arguments &arguments) {
  std::vector<std::string> labels;
  while (!arguments.empty()) {
    const Value &next = arguments[0];
    const bool isPair = next.isText() && arguments.size() > 1 &&
                        hasPropertyNamed(legend.type(), wordOf(next));
    if (isPair || !(next.isText() || next.isCell() || next.isString()))
      break;
    for (std::string &label : textList(next, "a label"))
      labels.push_back(std::move(label));
    arguments = arguments.subspan(1);
  }
  return labels;
}

/// The number of a place, as old programs say it, behind the labels.
void takePlace(Node &legend, Arguments &arguments) {
  constexpr std::pair<double, std::string_view> places[] = {
      {-1, "northeastoutside"}, {0, "best"},      {1, "northeast"},
      {2, "northwest"},         {3, "southwest"}, {4, "southeast"}};
  const double *number =
      arguments.empty() ? nullptr : arguments[0].inlineDouble();
  for (const auto &[known, place] : places)
    if (number && *number == known)
      legend.store("Location", Value::text(place));
  if (number)
    arguments = arguments.subspan(1);
}

/// Neither hidden nor left out by its Annotation.
bool isInLegend(const Node &node) {
  const NodeRef annotation = node.part("Annotation");
  const NodeRef entry =
      annotation ? annotation->part("LegendInformation") : nullptr;
  return node.textAt("HandleVisibility") == "on" &&
         !(entry && entry->textAt("IconDisplayStyle") == "off");
}

/// What can have a name in a legend: no texts, no lights.
std::vector<NodeRef> namedObjects(const Node &axes) {
  std::vector<NodeRef> named;
  for (const NodeRef &child : childrenOfSides(axes))
    if (exactProperty(child->type(), "DisplayName") && isInLegend(*child))
      named.push_back(child);
  return named;
}

void legend(CallContext &context, Arguments arguments, Results &results,
            int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef axes = axesArgument(scene, arguments);
  if (!arguments.empty() &&
      commandCompanion(companion(axes, "legend"), wordOf(arguments[0])))
    return giveHandles(results, nargout, {});
  std::vector<NodeRef> shown = namedObjects(*axes);
  if (!arguments.empty() && handlesOf(arguments[0])) {
    shown = objectArguments(scene, arguments[0]);
    arguments = arguments.subspan(1);
  }
  const NodeRef made = makeCompanion(scene, axes, "legend");
  std::vector<std::string> labels = takeLabels(*made, arguments);
  std::vector<Value> texts;
  for (size_t k = 0; k < shown.size(); ++k) {
    if (!labels.empty() && k >= labels.size())
      break;
    const std::string known = shown[k]->textAt("DisplayName");
    const std::string label = k < labels.size() ? labels[k]
                              : known.empty()   ? "data" + std::to_string(k + 1)
                                                : known;
    if (exactProperty(shown[k]->type(), "DisplayName"))
      shown[k]->store("DisplayName", Value::text(label));
    texts.push_back(Value::text(label));
  }
  if (labels.size() > shown.size())
    context.warn("MATLAB:legend:IgnoringExtraEntries",
                 "Ignoring extra legend entries.");
  made->store("String", CellArray::row(std::move(texts)));
  takePlace(*made, arguments);
  setPairs(*made, arguments);
  giveHandle(results, nargout, made);
  if (nargout < 2)
    return;
  // [h, icons, plots, labels]: there are no icons.
  shown.resize(made->at("String").count());
  results.insert(results.end(),
                 {handleColumn({}), handleColumn(shown), made->at("String")});
}

void colorbar(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  Scene &scene = sceneOf(context);
  if (arguments.size() > 1 && wordOf(arguments[0]) == "peer")
    arguments = arguments.subspan(1);
  const NodeRef axes = axesArgument(scene, arguments);
  if (!arguments.empty() &&
      commandCompanion(companion(axes, "colorbar"), wordOf(arguments[0])))
    return giveHandles(results, nargout, {});
  const NodeRef made = makeCompanion(scene, axes, "colorbar");
  made->store("Limits", axes->at("CLim"));
  if (arguments.size() % 2 == 1) {
    made->set("Location", arguments[0]);
    arguments = arguments.subspan(1);
  }
  setPairs(*made, arguments);
  giveHandle(results, nargout, made);
}

Error wrongMap() {
  return Error("MATLAB:colormap:InvalidColormapSize",
               "A color map has three columns of numbers from 0 to 1.");
}

void checkMap(const Value &map) {
  if (!map.isArray() || map.isChar() || map.rank() > 2 || map.columns() != 3)
    throw wrongMap();
  for (int64_t i = 0; i < map.count(); ++i)
    if (!(map.elementAsDouble(i) >= 0 && map.elementAsDouble(i) <= 1))
      throw wrongMap();
}

Value mapNamed(CallContext &context, const std::string &name) {
  const Value count = 256.0;
  std::vector<Value> maps = context.call(
      Value::text(name == "default" ? "parula" : name), {&count, 1}, 1);
  if (maps.empty())
    throw wrongMap();
  return maps[0];
}

/// Without one of their own, axes show the map of their figure.
void colormap(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef target = takeAxes(scene, arguments);
  if (!target)
    target = takeObject(scene, arguments);
  if (!target)
    target = scene.figure();
  if (!arguments.empty()) {
    const std::string word = wordOf(arguments[0]);
    const Value map = word.empty() ? arguments[0] : mapNamed(context, word);
    checkMap(map);
    target->store("Colormap", castTo(ElementClass::Double, map));
    if (nargout == 0)
      return;
  }
  if (!target->isAssigned("Colormap") && target->isAxes())
    target = target->ancestor("figure");
  results.push_back(target->isAssigned("Colormap")
                        ? target->at("Colormap")
                        : mapNamed(context, "default"));
}

//===----------------------------------------------------------------------===//
// Files, waiting
//===----------------------------------------------------------------------===//

constexpr std::string_view saveasName = "saveas", savefigName = "savefig",
                           exportName = "exportgraphics",
                           copyName = "copygraphics", hgsaveName = "hgsave",
                           hgexportName = "hgexport";

template <const std::string_view &function>
void writeFigure(CallContext &context, Arguments, Results &, int) {
  warnNoFile(context, function);
}

/// print(…) writes a file; print('-RGBImage') gives a picture.
void print(CallContext &context, Arguments arguments, Results &, int nargout) {
  bool isPicture = nargout > 0;
  for (const Value &argument : arguments)
    isPicture = isPicture || wordOf(argument) == "-rgbimage";
  if (isPicture)
    throw Error("RunMat:graphics:noPicture",
                "'print' has no picture to give: plots are not drawn in this "
                "version.");
  warnNoFile(context, "print");
}

void exportGraphics(CallContext &context, Arguments arguments, Results &, int) {
  objectArgument(sceneOf(context), arguments[0]);
  warnNoFile(context, exportName);
}

void saveFigureAs(CallContext &context, Arguments arguments, Results &, int) {
  objectArgument(sceneOf(context), arguments[0]);
  warnNoFile(context, saveasName);
}

/// waitbar(x, message, …), waitbar(x, h, message): the share done is kept in
/// the UserData of the figure.
void waitBar(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  Scene &scene = sceneOf(context);
  const double share = arguments[0].scalarDouble();
  Arguments rest = arguments.subspan(1);
  NodeRef bar;
  if (!rest.empty() && !rest[0].isText() && !rest[0].isCell())
    bar = takeFigure(scene, rest);
  else if (!rest.empty())
    bar = scene.newFigure();
  if (!bar)
    for (const NodeRef &figure : scene.root()->children())
      if (figure->textAt("Tag") == "TMWWaitbar")
        bar = figure;
  if (!bar)
    bar = scene.newFigure();
  bar->store("Tag", Value::text("TMWWaitbar"));
  bar->store("UserData", Value(share));
  if (!rest.empty()) {
    const NodeRef shown = scene.currentAxes(*bar);
    const NodeRef axes = shown ? shown : scene.newAxes(bar);
    axes->part("Title")->set("String", rest[0]);
    setPairs(*bar, rest.subspan(1));
  }
  giveHandle(results, nargout, bar);
}

//===----------------------------------------------------------------------===//
// Titles, and what a mouse would do
//===----------------------------------------------------------------------===//

void figureTitle(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef chosen = takeFigure(scene, arguments);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  const NodeRef figure = chosen ? chosen : scene.figure();
  NodeRef title;
  for (const NodeRef &child : figure->children())
    if (child->is("text"))
      title = child;
  if (!title)
    title = scene.make("text", figure);
  title->set("String", arguments[0]);
  setPairs(*title, arguments.subspan(1));
  giveHandle(results, nargout, title);
}

constexpr std::string_view zoomMode = "zoom", panMode = "pan",
                           rotateMode = "rotate3d", brushMode = "brush",
                           cursorMode = "datacursormode";

/// The middle of the limits, by a factor; all limits follow the data for 0.
void zoomBy(Node &axes, double factor) {
  for (const char *name : {"XLim", "YLim"}) {
    if (!(factor > 0)) {
      axes.store(std::string(name) + "Mode", Value::text("auto"));
      continue;
    }
    const Value limits = axes.get(name);
    const double low = limits.elementAsDouble(0),
                 high = limits.elementAsDouble(1);
    const double middle = (low + high) / 2, half = (high - low) / 2 / factor;
    axes.set(name, Value::row({middle - half, middle + half}));
  }
}

/// zoom on, zoom out, zoom(2): the state is kept with the figure.
template <const std::string_view &mode>
void switchMode(CallContext &context, Arguments arguments, Results &, int) {
  Scene &scene = sceneOf(context);
  if (const NodeRef object = takeObject(scene, arguments))
    scene.select(object->ancestor("figure"));
  const std::string word = arguments.empty() ? "" : wordOf(arguments[0]);
  const bool isFactor = mode == zoomMode && !arguments.empty() && word.empty();
  if (isFactor)
    return zoomBy(*scene.axes(), arguments[0].scalarDouble());
  if (mode == zoomMode && (word == "out" || word == "reset"))
    return word == "out" ? zoomBy(*scene.axes(), 0) : void();
  StructArray &kept = scene.figure()->applicationData;
  const Value *before = kept.get(mode);
  const bool on = arguments.empty() ? !before || before->toText() != "on"
                                    : word == "xon" || word == "yon" ||
                                          isSwitchedOn(arguments[0], mode);
  kept.at(mode) = Value::text(on ? "on" : "off");
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Figures
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group figureBuiltins() { return table; }

} // namespace runmat::builtins
