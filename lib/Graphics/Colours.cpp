//===- Colours.cpp - colors by name -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Colours.h"
#include "Graphics/Property.h"

#include <array>

namespace runmat::graphics {

namespace {

struct NamedColour {
  std::string_view name;
  char letter;
  double red, green, blue;
};

constexpr NamedColour named[] = {
    {"red", 'r', 1, 0, 0},     {"green", 'g', 0, 1, 0},
    {"blue", 'b', 0, 0, 1},    {"cyan", 'c', 0, 1, 1},
    {"magenta", 'm', 1, 0, 1}, {"yellow", 'y', 1, 1, 0},
    {"black", 'k', 0, 0, 0},   {"white", 'w', 1, 1, 1},
};

constexpr std::array<std::array<double, 3>, 7> order = {{
    {0, 0.447, 0.741},
    {0.85, 0.325, 0.098},
    {0.929, 0.694, 0.125},
    {0.494, 0.184, 0.556},
    {0.466, 0.674, 0.188},
    {0.301, 0.745, 0.933},
    {0.635, 0.078, 0.184},
}};

Value valueOf(const NamedColour &colour) {
  return Value::row({colour.red, colour.green, colour.blue});
}

/// The digits behind #: two, or one that is doubled, for each part.
std::optional<Value> hexadecimal(const std::string &digits) {
  const size_t width = digits.size() / 3;
  const bool fits =
      (digits.size() == 3 || digits.size() == 6) &&
      digits.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (!fits)
    return std::nullopt;
  std::vector<double> parts;
  for (size_t i = 0; i < 3; ++i) {
    std::string part = digits.substr(i * width, width);
    if (width == 1)
      part += part;
    parts.push_back(std::stoi(part, nullptr, 16) / 255.0);
  }
  return Value::row(parts);
}

std::optional<Value> colourNamed(const std::string &text) {
  const std::string name = lowered(text);
  if (name.starts_with('#'))
    return hexadecimal(name.substr(1));
  if (name.size() == 1)
    return colourOf(name[0]);
  for (const NamedColour &colour : named)
    if (colour.name == name)
      return valueOf(colour);
  return std::nullopt;
}

} // namespace

std::optional<Value> colourOf(char letter) {
  for (const NamedColour &colour : named)
    if (colour.letter == letter)
      return valueOf(colour);
  return std::nullopt;
}

std::optional<Value> colourOf(const Value &value) {
  if (value.isText())
    return colourNamed(value.toText());
  if (!value.isArray() || value.count() != 3 || value.isComplex())
    return std::nullopt;
  std::vector<double> parts;
  for (int64_t i = 0; i < 3; ++i) {
    const double part = value.elementAsDouble(i);
    if (!(part >= 0 && part <= 1))
      return std::nullopt;
    parts.push_back(part);
  }
  return Value::row(parts);
}

Value colourInOrder(size_t position) {
  const auto &colour = order[position % order.size()];
  return Value::row({colour[0], colour[1], colour[2]});
}

Value colourOrder() {
  ArrayRef array =
      Array::make(ElementClass::Double, Extents(int64_t(order.size()), 3));
  for (size_t part = 0; part < 3; ++part)
    for (size_t i = 0; i < order.size(); ++i)
      array->mutableAs<double>()[part * order.size() + i] = order[i][part];
  return array;
}

} // namespace runmat::graphics
