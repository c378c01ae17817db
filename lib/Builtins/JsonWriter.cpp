//===- JsonWriter.cpp - jsonencode ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Json.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Map.h"
#include "runtime/Interrupt.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <functional>

namespace runmat::builtins {

namespace {

constexpr int mostNesting = 1000;

[[noreturn]] void refuse(const std::string &what) {
  throw Error("MATLAB:json:unsupportedClass",
              "jsonencode cannot write " + what + ".");
}

/// Whole numbers without an exponent as far as doubles tell them apart, others
/// with as few digits as stand for no other number.
template <typename T> std::string numberText(T x, const JsonStyle &style) {
  if (!std::isfinite(x))
    return style.convertsInfAndNan ? "null"
           : std::isnan(x)         ? "NaN"
           : x > 0                 ? "Infinity"
                                   : "-Infinity";
  constexpr T mostWhole = T(1e15);
  if (x == std::floor(x) && std::abs(x) < mostWhole)
    return std::to_string(int64_t(x));
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, x);
  return std::string(text, end.ptr);
}

std::string quoted(const std::string &text) {
  return nlohmann::json(text).dump(-1, ' ', false,
                                   nlohmann::json::error_handler_t::replace);
}

class Writer {
public:
  explicit Writer(const JsonStyle &style) : style(style) {}
  void write(const Value &value);
  std::string text;

private:
  void writeList(char open, char close, int64_t count,
                 const std::function<void(int64_t)> &writeElement);
  void writeElements(const Extents &extents,
                     const std::function<void(int64_t)> &writeElement);
  void writeDimension(const Extents &extents, size_t dimension, int64_t offset,
                      int64_t stride,
                      const std::function<void(int64_t)> &writeElement);
  void writeArray(const Value &value);
  void writeChars(const Value &value);
  void writeFields(const StructArray &structure, int64_t index);
  void writeMap(const MapObject &map);
  void writeNamed(const std::string &name, const Value &value);

  const JsonStyle &style;
  int depth = 0;
};

void Writer::writeList(char open, char close, int64_t count,
                       const std::function<void(int64_t)> &writeElement) {
  if (++depth > mostNesting)
    refuse("more than " + std::to_string(mostNesting) +
           " arrays and structures within each other");
  const auto breakLine = [&](int deep) {
    if (style.isPretty && count > 0)
      text += "\n" + std::string(size_t(2 * deep), ' ');
  };
  text += open;
  for (int64_t i = 0; i < count; ++i) {
    interrupt::poll();
    text += i > 0 ? "," : "";
    breakLine(depth);
    writeElement(i);
  }
  breakLine(--depth);
  text += close;
}

/// An array within an array for each dimension, the first outermost.
void Writer::writeDimension(const Extents &extents, size_t dimension,
                            int64_t offset, int64_t stride,
                            const std::function<void(int64_t)> &writeElement) {
  if (dimension == extents.rank())
    return writeElement(offset);
  writeList('[', ']', extents[dimension], [&](int64_t i) {
    writeDimension(extents, dimension + 1, offset + i * stride,
                   stride * extents[dimension], writeElement);
  });
}

void Writer::writeElements(const Extents &extents,
                           const std::function<void(int64_t)> &writeElement) {
  const int64_t count = extents.count();
  if (count == 0 || extents.isVector())
    return writeList('[', ']', count, writeElement);
  writeDimension(extents, 0, 0, 1, writeElement);
}

void Writer::writeArray(const Value &value) {
  if (value.isComplex())
    refuse("complex numbers");
  const ArrayRef array = value.array();
  const auto writeElement = [&](int64_t i) {
    visitElementType(array->elementClass(), [&](auto tag) {
      using T = typename decltype(tag)::Type;
      if constexpr (std::is_same_v<T, Logical>)
        text += array->elementAsDouble(i) != 0 ? "true" : "false";
      else if constexpr (std::is_integral_v<T>)
        text += std::to_string(array->as<T>()[i]);
      else
        text += numberText(array->as<T>()[i], style);
    });
  };
  value.isScalar() ? writeElement(0)
                   : writeElements(value.extents(), writeElement);
}

void Writer::writeChars(const Value &value) {
  if (value.isEmpty() || value.rows() == 1) {
    text += quoted(value.toText());
    return;
  }
  writeList('[', ']', value.rows(),
            [&](int64_t row) { text += quoted(charRow(value, row)); });
}

void Writer::writeNamed(const std::string &name, const Value &value) {
  text += quoted(name) + (style.isPretty ? ": " : ":");
  write(value);
}

void Writer::writeFields(const StructArray &structure, int64_t index) {
  writeList('{', '}', int64_t(structure.names.size()), [&](int64_t i) {
    writeNamed(structure.names[size_t(i)],
               structure.columns[size_t(i)][size_t(index)]);
  });
}

void Writer::writeMap(const MapObject &map) {
  const CellArray keys = map.keys(), values = map.values();
  writeList('{', '}', int64_t(keys.elements.size()), [&](int64_t i) {
    const Value &key = keys.elements[size_t(i)];
    writeNamed(key.isText() ? key.toText()
                            : numberText(key.scalarDouble(), style),
               values.elements[size_t(i)]);
  });
}

void Writer::write(const Value &value) {
  if (value.isChar())
    return writeChars(value);
  if (value.isArray())
    return writeArray(value);
  if (value.isCell())
    return writeList('[', ']', value.count(), [&](int64_t i) {
      write(value.cell().elements[size_t(i)]);
    });
  if (value.isString() || value.isStruct()) {
    const auto writeElement = [&](int64_t i) {
      if (value.isStruct())
        return writeFields(value.structure(), i);
      const auto &string = value.strings().elements[size_t(i)];
      text += string ? quoted(*string) : "null";
    };
    return value.isScalar() ? writeElement(0)
                            : writeElements(value.extents(), writeElement);
  }
  const auto *map = value.isObject()
                        ? dynamic_cast<const MapObject *>(&value.object())
                        : nullptr;
  if (!map)
    refuse("a value of the class " + value.className());
  writeMap(*map);
}

//===----------------------------------------------------------------------===//
// The builtins
//===----------------------------------------------------------------------===//

/// jsonencode(value, 'PrettyPrint', true, 'ConvertInfAndNaN', false).
void jsonEncodeBuiltin(CallContext &, Arguments arguments, Results &results,
                       int) {
  JsonStyle style;
  for (size_t i = 1; i + 1 < arguments.size(); i += 2) {
    const bool isWanted = arguments[i + 1].isTrue();
    (isOption(arguments[i], "prettyprint") ? style.isPretty
                                           : style.convertsInfAndNan) =
        isWanted;
  }
  results.push_back(Value::text(encodeJson(arguments[0], style)));
}

void jsonDecodeBuiltin(CallContext &, Arguments arguments, Results &results,
                       int) {
  results.push_back(decodeJson(arguments[0].toText()));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Json
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

std::string encodeJson(const Value &value, const JsonStyle &style) {
  Writer writer(style);
  writer.write(value);
  return std::move(writer.text);
}

Group jsonBuiltins() { return table; }

} // namespace runmat::builtins
