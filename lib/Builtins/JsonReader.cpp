//===- JsonReader.cpp - jsondecode ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array of numbers, of truth values or of arrays of these with equal sizes
// becomes an array, one of objects with the same names an array of structures;
// any other becomes a cell.
//===----------------------------------------------------------------------===//
#include "Builtins/Json.h"

#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Identifier.h"
#include "runtime/Interrupt.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace runmat::builtins {

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostNesting = 1000;

/// A name of a field that stands for any text: blanks go, what is no part of a
/// name becomes _.
std::string fieldName(const std::string &text) {
  std::string name;
  bool isAfterBlank = false;
  for (const char c : text) {
    const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'),
               isDigit = c >= '0' && c <= '9';
    if (c == ' ' || c == '\t') {
      isAfterBlank = !name.empty();
      continue;
    }
    const bool isRaised = isAfterBlank && c >= 'a' && c <= 'z';
    isAfterBlank = false;
    name += isRaised ? char(c - 'a' + 'A') : isLetter || isDigit ? c : '_';
  }
  return isIdentifier(name) ? name : "x" + name;
}

/// Differs from those that are there.
std::string newName(const std::string &text, const StructArray &structure) {
  const std::string first = fieldName(text);
  std::string name = first;
  for (int number = 1; structure.find(name); ++number)
    name = first + "_" + std::to_string(number);
  return name;
}

//===----------------------------------------------------------------------===//
// Arrays of numbers
//===----------------------------------------------------------------------===//

/// The extents of arrays within arrays, the outermost first; empty where they
/// do not fit each other, or hold anything but leaves of the kind.
using IsLeaf = bool (*)(const Json &);

bool isNumberOrNull(const Json &json) {
  return json.is_number() || json.is_null();
}
bool isTruth(const Json &json) { return json.is_boolean(); }

std::vector<int64_t> extentsOf(const Json &json, IsLeaf isLeaf) {
  if (!json.is_array() || json.empty())
    return {};
  if (std::ranges::all_of(json, isLeaf))
    return {int64_t(json.size())};
  std::vector<int64_t> inner = extentsOf(json.front(), isLeaf);
  const bool areAlike =
      !inner.empty() &&
      std::all_of(json.begin() + 1, json.end(), [&](const Json &each) {
        return extentsOf(each, isLeaf) == inner;
      });
  if (!areAlike)
    return {};
  inner.insert(inner.begin(), int64_t(json.size()));
  return inner;
}

template <typename T>
void fill(const Json &json, T *out, std::span<const int64_t> strides,
          T (*convert)(const Json &)) {
  interrupt::poll();
  for (const Json &each : json) {
    if (each.is_array())
      fill(each, out, strides.subspan(1), convert);
    else
      *out = convert(each);
    out += strides.front();
  }
}

template <typename T>
Value arrayOf(const Json &json, std::vector<int64_t> extents,
              ElementClass elementClass, T (*convert)(const Json &)) {
  std::vector<int64_t> strides;
  int64_t stride = 1;
  for (int64_t extent : extents) {
    strides.push_back(stride);
    stride *= extent;
  }
  if (extents.size() == 1)
    extents.push_back(1);
  ArrayRef out = Array::make(elementClass, Extents(std::move(extents)));
  fill(json, out->mutableAs<T>(), strides, convert);
  return narrow(std::move(out));
}

double numberOf(const Json &json) {
  return json.is_null() ? std::numeric_limits<double>::quiet_NaN()
                        : json.get<double>();
}
Logical truthOf(const Json &json) { return Logical(json.get<bool>()); }

bool holdsNumber(const Json &json) {
  return json.is_array() ? std::ranges::any_of(json, holdsNumber)
                         : json.is_number();
}

//===----------------------------------------------------------------------===//
// Anything
//===----------------------------------------------------------------------===//

Value valueOf(const Json &json, int depth);

StructArray structureOf(const Json &json, int depth) {
  StructArray structure;
  for (const auto &[name, value] : json.items())
    structure.at(newName(name, structure)) = valueOf(value, depth);
  return structure;
}

bool hasSameNames(const Json &first, const Json &other) {
  return other.is_object() &&
         std::ranges::equal(
             first.items(), other.items(),
             [](const auto &a, const auto &b) { return a.key() == b.key(); });
}

Value structuresOf(const Json &json, int depth) {
  StructArray all;
  all.extents = Extents(int64_t(json.size()), 1);
  for (const Json &each : json) {
    StructArray one = structureOf(each, depth);
    all.names = one.names;
    all.columns.resize(one.names.size());
    for (size_t i = 0; i < one.columns.size(); ++i)
      all.columns[i].push_back(std::move(one.columns[i].front()));
  }
  return all;
}

Value listOf(const Json &json, int depth) {
  if (json.empty())
    return Value::empty();
  if (holdsNumber(json))
    if (auto extents = extentsOf(json, isNumberOrNull); !extents.empty())
      return arrayOf<double>(json, std::move(extents), ElementClass::Double,
                             numberOf);
  if (auto extents = extentsOf(json, isTruth); !extents.empty())
    return arrayOf<Logical>(json, std::move(extents), ElementClass::Logical,
                            truthOf);
  const bool areAlike =
      json.front().is_object() && std::ranges::all_of(json, [&](auto &each) {
        return hasSameNames(json.front(), each);
      });
  if (areAlike)
    return structuresOf(json, depth);
  CellArray cell(Extents(int64_t(json.size()), 1));
  for (size_t i = 0; i < json.size(); ++i)
    cell.elements[i] = valueOf(json[i], depth);
  return cell;
}

Value valueOf(const Json &json, int depth) {
  interrupt::poll();
  if (json.is_boolean())
    return json.get<bool>();
  if (json.is_number())
    return json.get<double>();
  if (json.is_string())
    return Value::text(json.get_ref<const std::string &>());
  if (json.is_object())
    return structureOf(json, depth + 1);
  return json.is_array() ? listOf(json, depth + 1) : Value::empty();
}

[[noreturn]] void refuse(const std::string &text, size_t byte,
                         const std::string &problem) {
  const std::string_view before =
      std::string_view(text).substr(0, std::max<size_t>(byte, 1) - 1);
  const auto line = std::ranges::count(before, '\n') + 1;
  const size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  throw Error("MATLAB:json:ParseError",
              "The text is no JSON: line " + std::to_string(line) +
                  ", column " + std::to_string(column) + ": " + problem + ".");
}

/// Arrays and objects within each other, outside of texts.
void requireFlat(const std::string &text) {
  int depth = 0;
  bool isQuoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"')
      isQuoted = !isQuoted;
    else if (isQuoted)
      i += c == '\\';
    else
      depth += (c == '[' || c == '{') - (c == ']' || c == '}');
    if (depth > mostNesting)
      refuse(text, i + 1,
             "more than " + std::to_string(mostNesting) +
                 " arrays and objects within each other");
  }
}

} // namespace

Value decodeJson(const std::string &text) {
  requireFlat(text);
  try {
    return valueOf(Json::parse(text), 0);
  } catch (const Json::parse_error &error) {
    const bool isEnd = error.byte > text.size();
    refuse(text, error.byte,
           isEnd ? "it ends too early" : "this is not expected here");
  } catch (const Json::exception &) {
    refuse(text, 1, "a number is out of range");
  }
}

} // namespace runmat::builtins
