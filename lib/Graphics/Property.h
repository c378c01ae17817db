//===- Property.h - what a property of a graphics object takes --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_PROPERTY_H
#define RUNMAT_GRAPHICS_PROPERTY_H

#include "Values/Value.h"

#include <span>
#include <string>
#include <string_view>

namespace runmat::graphics {

class Node;

/// Which values a property takes.
enum class Rule : uint8_t {
  Any,
  Fixed,     ///< none: it is computed, or as it was made
  Number,    ///< one real number
  Positive,  ///< one that is above 0
  Numbers,   ///< a real array
  Limits,    ///< two numbers, the first one smaller
  Ascending, ///< two or more, each above the one before
  Text,      ///< texts, of several lines perhaps
  Name,      ///< one text
  Word,      ///< one of the words
  Colour,    ///< red, green and blue, a name of a colour, or one of the words
};

/// A row of a table of properties.
struct Property {
  std::string_view name;
  Rule rule;
  /// As the language writes it: a number, [1 2], 'text' or {}.
  std::string_view initial;
  /// Separated by |; a property with on and off takes truth values too.
  std::string_view words = {};
  /// What it is as long as it was not assigned, or as its mode is 'auto'.
  Value (*computed)(const Node &node) = nullptr;
  /// Properties, separated by |, that are no more what they were assigned when
  /// this one is assigned.
  std::string_view replaces = {};
  /// The property for which it stands of the object of which its own is a part;
  /// ? is the direction of a ruler.
  std::string_view owner = {};
};

Value initialValue(const Property &property);

/// The value as the property holds it: a whole word, a colour as numbers.
/// Throws for what the property of `className` does not take.
Value acceptedValue(const Property &property, std::string_view className,
                    const Value &value);

/// The parts of a list that | separates.
std::vector<std::string_view> split(std::string_view words);

/// Lower-case ASCII.
std::string lowered(std::string_view text);

/// The name of a class without its packages.
std::string_view shortName(std::string_view className);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_PROPERTY_H
