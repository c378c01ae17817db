//===- Looks.cpp - shading, lighting, material, lights ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// What the surfaces of axes are like
//===----------------------------------------------------------------------===//

struct Style {
  std::string_view word;
  std::vector<std::pair<std::string_view, Value>> properties;
};

/// Sets properties that a word names on all surfaces and patches of the axes.
void setStyle(CallContext &context, Arguments arguments,
              std::span<const Style> styles, std::string_view function) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  const std::string word = wordOf(arguments[0]);
  const auto found = std::ranges::find(styles, word, &Style::word);
  if (found == styles.end())
    throw unknownWord(function, word);
  axes->visit([&](const NodeRef &node) {
    if (node->is("surface") || node->is("patch"))
      for (const auto &[name, value] : found->properties)
        node->set(name, value);
  });
}

void shading(CallContext &context, Arguments arguments, Results &, int) {
  static const Style styles[] = {
      {"flat",
       {{"FaceColor", Value::text("flat")},
        {"EdgeColor", Value::text("none")}}},
      {"interp",
       {{"FaceColor", Value::text("interp")},
        {"EdgeColor", Value::text("none")}}},
      {"faceted",
       {{"FaceColor", Value::text("flat")},
        {"EdgeColor", Value::row({0, 0, 0})}}},
  };
  setStyle(context, arguments, styles, "shading");
}

void lighting(CallContext &context, Arguments arguments, Results &, int) {
  static const auto style = [](std::string_view word) {
    return Style{word,
                 {{"FaceLighting", Value::text(word)},
                  {"EdgeLighting", Value::text(word)}}};
  };
  static const Style styles[] = {style("flat"), style("gouraud"),
                                 style("phong"), style("none")};
  setStyle(context, arguments, styles, "lighting");
}

/// material([ambient diffuse specular exponent reflectance]), the first three
/// at least.
void setStrengths(const Node &axes, const std::vector<double> &numbers) {
  static constexpr std::string_view names[] = {
      "AmbientStrength", "DiffuseStrength", "SpecularStrength",
      "SpecularExponent", "SpecularColorReflectance"};
  if (numbers.size() < 3 || numbers.size() > std::size(names))
    throw Error("MATLAB:material:InvalidStrengths",
                "'material' takes a word, or three to five numbers: ambient, "
                "diffuse and specular strength, exponent and reflectance.");
  for (const NodeRef &child : axes.children())
    child->visit([&](const NodeRef &node) {
      if (node->is("surface") || node->is("patch"))
        for (size_t k = 0; k < numbers.size(); ++k)
          node->set(names[k], numbers[k]);
    });
}

void material(CallContext &context, Arguments arguments, Results &, int) {
  Arguments rest = arguments;
  const NodeRef axes = axesArgument(sceneOf(context), rest);
  if (!rest.empty() && isNumbers(rest[0]))
    return setStrengths(*axes, numbersArgument(rest[0], "the strengths"));
  static const auto style = [](std::string_view word, double ambient,
                               double diffuse, double specular, double exponent,
                               double reflectance) {
    return Style{word,
                 {{"AmbientStrength", ambient},
                  {"DiffuseStrength", diffuse},
                  {"SpecularStrength", specular},
                  {"SpecularExponent", exponent},
                  {"SpecularColorReflectance", reflectance}}};
  };
  static const Style styles[] = {style("shiny", 0.3, 0.6, 0.9, 20, 1),
                                 style("dull", 0.3, 0.8, 0, 10, 1),
                                 style("metal", 0.3, 0.3, 1, 25, 0.5),
                                 style("default", 0.3, 0.6, 0.9, 10, 1)};
  setStyle(context, arguments, styles, "material");
}

void hideLines(CallContext &context, Arguments arguments, Results &, int) {
  static const Style styles[] = {{"on", {{"FaceColor", Value::row({1, 1, 1})}}},
                                 {"off", {{"FaceColor", Value::text("none")}}}};
  setStyle(context, arguments, styles, "hidden");
}

//===----------------------------------------------------------------------===//
// Lights
//===----------------------------------------------------------------------===//

/// Where a light stands, seen from the middle of the axes.
Value placeOfLight(double azimuth, double elevation) {
  constexpr double degree = M_PI / 180;
  const elementary::PlainElementary<double> elementary;
  const double flat = elementary.cos(elevation * degree);
  return Value::row({elementary.sin(azimuth * degree) * flat,
                     -elementary.cos(azimuth * degree) * flat,
                     elementary.sin(elevation * degree)});
}

/// A light as the first argument is taken off the arguments; null without.
NodeRef takeLight(Arguments &arguments) {
  const NodeRef light = arguments.empty() ? nullptr : nodeOf(arguments[0]);
  if (!light || !light->is("light") || light->isDeleted())
    return nullptr;
  arguments = arguments.subspan(1);
  return light;
}

/// By how much a light is turned away from whoever looks.
std::pair<double, double> takeTurn(Arguments &arguments) {
  const Arguments angles = takeNumbers(arguments, 2);
  if (angles.size() == 2)
    return {angles[0].scalarDouble(), angles[1].scalarDouble()};
  const std::string word = arguments.empty() ? "" : wordOf(arguments[0]);
  const bool isPlace = word == "headlight" || word == "left" || word == "right";
  if (!angles.empty())
    throw Error("MATLAB:camlight:invalidArgument",
                "'camlight' takes 'headlight', 'left', 'right' or two angles.");
  if (isPlace)
    arguments = arguments.subspan(1);
  if (word == "headlight")
    return {0, 0};
  return {word == "left" ? -30 : 30, 30};
}

/// 'local' or 'infinite' behind all else.
void takeLightStyle(Node &light, Arguments arguments,
                    std::string_view function) {
  const std::string word = arguments.empty() ? "" : wordOf(arguments[0]);
  if (!arguments.empty() && word != "local" && word != "infinite")
    throw unknownWord(function, word);
  if (!word.empty())
    light.store("Style", Value::text(word));
}

/// camlight(light, place, style): a light beside whoever looks.
void addCameraLight(CallContext &context, Arguments arguments, Results &results,
                    int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef given = takeLight(arguments);
  const NodeRef axes =
      given ? given->ancestor("axes") : axesArgument(scene, arguments);
  const auto [turn, rise] = takeTurn(arguments);
  if (!axes)
    throw Error("MATLAB:camlight:invalidArgument",
                "The light lies in no axes that have a view.");
  const Value view = axes->get("View");
  const NodeRef light = given ? given : scene.make("light", axes);
  light->store("Position", placeOfLight(view.elementAsDouble(0) + turn,
                                        view.elementAsDouble(1) + rise));
  light->store("Style", Value::text("local"));
  takeLightStyle(*light, arguments, "camlight");
  giveHandle(results, nargout, light);
}

/// lightangle(axes, az, el), lightangle(light, az, el), [az, el] =
/// lightangle(light).
void turnLight(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef given = takeLight(arguments);
  if (given && arguments.empty()) {
    const elementary::PlainElementary<double> elementary;
    const Value place = given->at("Position");
    const double x = place.elementAsDouble(0), y = place.elementAsDouble(1);
    results = {
        elementary.atan2(x, -y) * 180 / M_PI,
        elementary.atan2(place.elementAsDouble(2), elementary.hypot(x, y)) *
            180 / M_PI};
    return;
  }
  const NodeRef axes = given ? nullptr : axesArgument(scene, arguments);
  if (arguments.size() != 2)
    throw Error("MATLAB:lightangle:invalidArgument",
                "'lightangle' takes an azimuth and an elevation, axes or a "
                "light before them.");
  const Value place =
      placeOfLight(arguments[0].scalarDouble(), arguments[1].scalarDouble());
  const NodeRef light = given ? given : scene.make("light", axes);
  light->store("Position", place);
  giveHandle(results, nargout, light);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Looks
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group lookBuiltins() { return table; }

} // namespace runmat::builtins
