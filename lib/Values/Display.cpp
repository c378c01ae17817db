//===- Display.cpp - values as MATLAB prints them ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Display.h"

#include "Values/Missing.h"
#include "Values/NumberText.h"
#include "Values/NumericDisplay.h"

#include <algorithm>

namespace runmat {

namespace {

std::string blankLine(const DisplayFormat &format) {
  return format.compact ? "" : "\n";
}

/// "2×3" as MATLAB writes it.
std::string extentsText(const Extents &extents) {
  std::string text;
  for (size_t d = 0; d < extents.rank(); ++d)
    text += (d == 0 ? "" : "\u00d7") + std::to_string(extents[d]);
  return text;
}

/// "row vector", "matrix" and so on.
std::string shapeNoun(const Value &value) {
  if (value.rank() > 2)
    return "array";
  if (value.rows() == 1 && value.columns() != 1)
    return "row vector";
  if (value.columns() == 1 && value.rows() != 1)
    return "column vector";
  return "matrix";
}

bool isTextLike(const Value &value) {
  return value.isChar() || value.isString();
}

/// "1×3 int8 row vector", "2×2 logical array", "0×3 empty double matrix".
std::string describe(const Value &value) {
  const std::string type = value.className();
  const bool isArray = value.isLogical() || isTextLike(value) ||
                       value.isCell() || value.isStruct();
  return extentsText(value.extents()) + (value.isEmpty() ? " empty " : " ") +
         type + " " + (isArray ? "array" : shapeNoun(value));
}

//===----------------------------------------------------------------------===//
// Values inside cells and fields
//===----------------------------------------------------------------------===//

/// The elements of a short row: `1 2 3`; nothing when it is not one.
std::optional<std::string> shortRow(const Value &value,
                                    const DisplayFormat &format) {
  if (!value.isArray() || value.isChar() || value.rank() > 2 ||
      value.rows() != 1 || value.columns() > 10)
    return std::nullopt;
  std::string text;
  for (int64_t i = 0; i < value.count(); ++i)
    text += (i == 0 ? "" : " ") + inlineNumber(value, i, format);
  return text;
}

std::string summary(const Value &value) {
  return extentsText(value.extents()) + " " + value.className();
}

std::string quoted(const Value &value) {
  return value.isString() ? '"' + value.toText() + '"'
                          : "'" + value.toText() + "'";
}

std::string handleText(const Value &value) {
  const std::string text = value.functionHandle().displayText();
  return text.starts_with("@") ? text : "@" + text;
}

/// `{[1]}`, `{'x'}`, `{2×2 double}`.
std::string cellElementText(const Value &value, const DisplayFormat &format) {
  if (value.isFunctionHandle())
    return "{" + handleText(value) + "}";
  if (value.isText() && !(value.isChar() && value.isEmpty()))
    return "{" + quoted(value) + "}";
  const bool isNothing =
      value.isArray() && !value.isChar() && value.extents() == Extents(0, 0);
  if (isNothing)
    return "{0\u00d70 " + value.className() + "}";
  if (!value.isEmpty())
    if (const auto row = shortRow(value, format))
      return "{[" + *row + "]}";
  return "{" + summary(value) + "}";
}

/// `1`, `[1 2 3]`, `'x'`, `[2×2 double]`.
std::string fieldText(const Value &value, const DisplayFormat &format) {
  if (value.isFunctionHandle())
    return handleText(value);
  if (value.isText())
    return quoted(value);
  if (value.isArray() && value.extents() == Extents(0, 0))
    return "[]";
  if (value.isCell() && value.extents() == Extents(0, 0))
    return "{}";
  if (!value.isEmpty())
    if (const auto row = shortRow(value, format))
      return value.isScalar() ? *row : "[" + *row + "]";
  return value.isCell() ? "{" + summary(value) + "}"
                        : "[" + summary(value) + "]";
}

//===----------------------------------------------------------------------===//
// Containers
//===----------------------------------------------------------------------===//

/// Texts in columns, left-aligned, four blanks before each.
std::string textColumns(const Extents &extents,
                        const std::vector<std::string> &texts) {
  std::string out;
  const int64_t rows = extents[0];
  const int64_t columns = rows == 0 ? 0 : int64_t(texts.size()) / rows;
  std::vector<int64_t> widths(size_t(columns), 0);
  for (int64_t c = 0; c < columns; ++c)
    for (int64_t r = 0; r < rows; ++r)
      widths[size_t(c)] =
          std::max(widths[size_t(c)], textLength(texts[size_t(r + c * rows)]));
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < columns; ++c) {
      const std::string &text = texts[size_t(r + c * rows)];
      out += "    " + text;
      if (c + 1 < columns)
        out += std::string(size_t(widths[size_t(c)] - textLength(text)), ' ');
    }
    out += "\n";
  }
  return out;
}

std::string cellRows(const Value &value, const DisplayFormat &format) {
  std::vector<std::string> texts;
  for (const Value &element : value.cell().elements)
    texts.push_back(cellElementText(element, format));
  return textColumns(value.extents(), texts);
}

std::string stringRows(const Value &value) {
  std::vector<std::string> texts;
  for (const auto &element : value.strings().elements)
    texts.push_back(element ? '"' + *element + '"' : "<missing>");
  return textColumns(value.extents(), texts);
}

/// The fields of a scalar struct with aligned colons, or the names alone.
std::string structRows(const Value &value, const DisplayFormat &format) {
  const StructArray &structure = value.structure();
  size_t longest = 0;
  for (const std::string &name : structure.names)
    longest = std::max(longest, name.size());
  std::string out;
  for (size_t f = 0; f < structure.names.size(); ++f) {
    const std::string &name = structure.names[f];
    if (!value.isScalar())
      out += "    " + name + "\n";
    else
      out += std::string(4 + longest - name.size(), ' ') + name + ": " +
             fieldText(structure.columns[f][0], format) + "\n";
  }
  return out;
}

/// The name of a class without its packages.
std::string shortClassName(const Value &value) {
  const std::string name = value.className();
  return name.substr(name.rfind('.') + 1);
}

/// Whether it is an array of objects, and not one.
bool isObjectArray(const Value &value) {
  return value.isObject() && value.object().isArray() && !value.isScalar();
}

/// The class of each element.
std::string elementRows(const Value &value) {
  std::string out;
  for (int64_t i = 1; i <= value.count(); ++i) {
    const Subscript subscript{Value(double(i))};
    out += "  " + shortClassName(indexRead(value, {&subscript, 1})) + "\n";
  }
  return out;
}

std::string missingRows(const Value &value) {
  std::string out;
  for (int64_t r = 0; r < value.rows(); ++r) {
    for (int64_t c = 0; c < value.count() / value.rows(); ++c)
      out += "    <missing>";
    out += "\n";
  }
  return out;
}

/// The properties of an object with aligned colons.
std::string objectRows(const Value &value, const DisplayFormat &format) {
  if (missingArray(value))
    return missingRows(value);
  if (isObjectArray(value))
    return elementRows(value);
  if (value.object().isDeleted())
    return "";
  const auto properties = value.object().shownProperties();
  size_t longest = 0;
  for (const auto &property : properties)
    longest = std::max(longest, property.name.size());
  std::string out;
  for (const auto &property : properties)
    out += std::string(4 + longest - property.name.size(), ' ') +
           property.name + ": " +
           (property.isQuoted ? fieldText(property.value, format)
                              : property.value.toText()) +
           "\n";
  return out;
}

std::string charRows(const Value &value, bool quote) {
  std::string out;
  for (int64_t r = 0; r < value.rows(); ++r)
    out +=
        quote ? "    '" + charRow(value, r) + "'\n" : charRow(value, r) + "\n";
  return out;
}

/// The line under `x =` that names class and extents, if there is one.
std::string heading(const Value &value) {
  if (value.isStruct()) {
    if (value.structure().names.empty())
      return (value.isScalar()
                  ? std::string("struct")
                  : extentsText(value.extents()) + " struct array") +
             " with no fields.";
    return value.isScalar() ? "struct with fields:"
                            : extentsText(value.extents()) +
                                  (value.isEmpty() ? " empty" : "") +
                                  " struct array with fields:";
  }
  if (value.isFunctionHandle())
    return "function_handle with value:";
  if (isObjectArray(value))
    return extentsText(value.extents()) + (value.isEmpty() ? " empty " : " ") +
           shortClassName(value) + (value.isEmpty() ? " array." : " array:");
  if (missingArray(value))
    return "missing";
  if (value.isObject())
    return value.object().isDeleted()
               ? "handle to deleted " + shortClassName(value)
               : shortClassName(value) + " with properties:";
  if (value.isCell())
    return describe(value);
  if (value.isEmpty())
    return value.isDouble() && value.extents() == Extents(0, 0)
               ? ""
               : describe(value);
  if (isTextLike(value))
    return value.isText() ? "" : describe(value);
  if (value.isDouble())
    return "";
  return value.isScalar() ? value.className() : describe(value);
}

std::string body(std::string_view name, const Value &value,
                 const DisplayFormat &format, bool quote) {
  switch (value.kind()) {
  case ValueKind::Cell:
    return cellRows(value, format);
  case ValueKind::Struct:
    return structRows(value, format);
  case ValueKind::String:
    return stringRows(value);
  case ValueKind::Object:
    return objectRows(value, format);
  case ValueKind::FunctionHandle:
    return "    " + handleText(value) + "\n";
  default:
    break;
  }
  if (value.isEmpty())
    return value.isDouble() && value.extents() == Extents(0, 0) ? "     []\n"
                                                                : "";
  if (value.isChar())
    return charRows(value, quote);
  return numericRows(name, value, format);
}

} // namespace

std::string displayText(std::string_view name, const Value &value,
                        const DisplayFormat &format) {
  const std::string title = heading(value);
  const bool hasPages = value.isArray() && !value.isChar() &&
                        value.rank() > 2 && !value.isEmpty();
  std::string out;
  if (!hasPages || !title.empty()) {
    // Objects of these classes leave a blank after the sign.
    const bool trailingBlank =
        value.isStruct() || value.isString() || value.isObject();
    out += std::string(name) + (trailingBlank ? " = " : " =") + "\n" +
           blankLine(format);
  }
  if (!title.empty())
    out += "  " + title + "\n" + blankLine(format);
  const std::string text = body(name, value, format, true);
  return text.empty() ? out : out + text + blankLine(format);
}

std::string dispText(const Value &value, const DisplayFormat &format) {
  if (value.isFunctionHandle())
    return handleText(value) + "\n";
  if (value.isString() && value.isScalar())
    return value.strings().elements[0].value_or("<missing>") + "\n";
  if (value.isChar() && value.isEmpty())
    return "\n";
  if (missingArray(value))
    return missingRows(value);
  if (value.isObject())
    return "  " + heading(value) + "\n" + blankLine(format) +
           objectRows(value, format) + blankLine(format);
  if (value.isEmpty() && !value.isStruct())
    return value.isCell() || value.extents() != Extents(0, 0)
               ? "  " + describe(value) + "\n"
               : "";
  return body("", value, format, false);
}

} // namespace runmat
