//===- Property.cpp - what a property of a graphics object takes -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Property.h"
#include "Graphics/Colours.h"

#include <cmath>
#include <cstdlib>

namespace runmat::graphics {

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char &c : result)
    if (c >= 'A' && c <= 'Z')
      c = char(c - 'A' + 'a');
  return result;
}

std::string_view shortName(std::string_view className) {
  return className.substr(className.rfind('.') + 1);
}

std::vector<std::string_view> split(std::string_view words) {
  std::vector<std::string_view> result;
  while (!words.empty()) {
    const size_t end = std::min(words.find('|'), words.size());
    result.push_back(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return result;
}

/// The numbers of [1 2 3].
static Value numbersOf(std::string_view literal) {
  std::vector<double> numbers;
  const std::string text(literal.substr(1));
  const char *at = text.c_str();
  for (char *end = nullptr;; at = end) {
    const double number = std::strtod(at, &end);
    if (end == at)
      break;
    numbers.push_back(number);
  }
  return numbers.empty() ? Value::empty() : Value::row(numbers);
}

Value initialValue(const Property &property) {
  const std::string_view text = property.initial;
  if (text.starts_with('['))
    return numbersOf(text);
  if (text.starts_with('{'))
    return CellArray(Extents(0, 0));
  if (text.starts_with('\''))
    return Value::text(text.substr(1, text.size() - 2));
  return std::strtod(std::string(text).c_str(), nullptr);
}

namespace {

/// The word that a text is, or that alone begins with it; empty for others.
std::string_view wordNamed(std::string_view words, const std::string &text) {
  std::string_view found;
  for (std::string_view word : split(words)) {
    const std::string known = lowered(word), wanted = lowered(text);
    if (known == wanted)
      return word;
    if (wanted.empty() || !known.starts_with(wanted))
      continue;
    if (!found.empty())
      return {};
    found = word;
  }
  return found;
}

bool isRealArray(const Value &value) {
  return value.isArray() && !value.isChar() && !value.isComplex();
}

bool areTexts(const Value &value) {
  if (!value.isCell())
    return value.isChar() || value.isString() || isRealArray(value);
  for (const Value &element : value.cell().elements)
    if (!areTexts(element))
      return false;
  return true;
}

std::optional<Value> wordOf(const Property &property, const Value &value) {
  const bool isSwitch = !wordNamed(property.words, "off").empty() &&
                        !wordNamed(property.words, "on").empty();
  if (isSwitch && isRealArray(value) && value.isScalar())
    return Value::text(value.elementAsDouble(0) != 0 ? "on" : "off");
  if (!value.isText())
    return std::nullopt;
  const std::string_view word = wordNamed(property.words, value.toText());
  return word.empty() ? std::nullopt : std::optional(Value::text(word));
}

std::optional<Value> limitsOf(const Value &value) {
  if (!isRealArray(value) || value.count() != 2)
    return std::nullopt;
  const double low = value.elementAsDouble(0), high = value.elementAsDouble(1);
  if (!(low < high))
    return std::nullopt;
  return Value::row({low, high});
}

std::optional<Value> ascending(const Value &value) {
  if (!isRealArray(value) || value.count() < 2)
    return std::nullopt;
  std::vector<double> numbers;
  for (int64_t i = 0; i < value.count(); ++i) {
    numbers.push_back(value.elementAsDouble(i));
    if (std::isnan(numbers[0]) ||
        (i > 0 && !(numbers[size_t(i) - 1] < numbers[size_t(i)])))
      return std::nullopt;
  }
  return Value::row(numbers);
}

std::optional<Value> accepted(const Property &property, const Value &value) {
  switch (property.rule) {
  case Rule::Any:
  case Rule::Fixed:
    return value;
  case Rule::Number:
    if (isRealArray(value) && value.isScalar())
      return Value(value.elementAsDouble(0));
    return std::nullopt;
  case Rule::Positive:
    if (isRealArray(value) && value.isScalar() &&
        value.elementAsDouble(0) > 0 && std::isfinite(value.elementAsDouble(0)))
      return Value(value.elementAsDouble(0));
    return std::nullopt;
  case Rule::Ascending:
    return ascending(value);
  case Rule::Numbers:
    return isRealArray(value) ? std::optional(value) : std::nullopt;
  case Rule::Limits:
    return limitsOf(value);
  case Rule::Text:
    return areTexts(value) ? std::optional(value) : std::nullopt;
  case Rule::Name:
    return value.isText() ? std::optional(Value::text(value.toText()))
                          : std::nullopt;
  case Rule::Word:
    return wordOf(property, value);
  case Rule::Colour:
    if (auto word = wordOf(property, value))
      return word;
    return colourOf(value);
  }
  return std::nullopt;
}

/// What a property takes, for a message.
std::string expectation(const Property &property) {
  std::string words;
  for (std::string_view word : split(property.words))
    words += (words.empty() ? "'" : ", '") + std::string(word) + "'";
  static constexpr std::string_view texts[] = {
      "any value",
      "nothing",
      "a real number",
      "a positive number",
      "a real array",
      "two numbers, the second one larger than the first",
      "two or more numbers, each larger than the one before",
      "a text or texts",
      "a text",
      "one of these words:",
      "the name of a color or three numbers from 0 to 1"};
  std::string text(texts[size_t(property.rule)]);
  if (words.empty())
    return text;
  return text + (property.rule == Rule::Word ? " " : ", or ") + words;
}

} // namespace

Value acceptedValue(const Property &property, std::string_view className,
                    const Value &value) {
  const std::string name(property.name), owner(shortName(className));
  if (property.rule == Rule::Fixed)
    throw Error("MATLAB:class:SetProhibited",
                "Unable to set the property '" + name + "' of class '" + owner +
                    "' because it is read-only.");
  if (auto held = accepted(property, value))
    return *held;
  throw Error("MATLAB:hg:InvalidPropertyValue",
              "Error setting property '" + name + "' of class '" + owner +
                  "': expected " + expectation(property) + ", got " +
                  (value.isText()
                       ? "'" + value.toText() + "'"
                       : "a value of class '" + value.className() + "'") +
                  ".");
}

} // namespace runmat::graphics
