//===- BinaryFiles.cpp - numbers in files -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/BinaryFiles.h"

#include "Builtins/Arguments.h"
#include "Values/Convert.h"
#include "runtime/Pieces.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

namespace runmat::builtins {

namespace {

/// The element class that a precision names, as MATLAB or C does.
ElementClass precisionClass(const std::string &name) {
  struct Synonym {
    std::string_view name;
    ElementClass elementClass;
  };
  static constexpr Synonym synonyms[] = {{"uchar", ElementClass::UInt8},
                                         {"unsigned char", ElementClass::UInt8},
                                         {"schar", ElementClass::Int8},
                                         {"signed char", ElementClass::Int8},
                                         {"integer*1", ElementClass::Int8},
                                         {"integer*2", ElementClass::Int16},
                                         {"integer*4", ElementClass::Int32},
                                         {"integer*8", ElementClass::Int64},
                                         {"short", ElementClass::Int16},
                                         {"ushort", ElementClass::UInt16},
                                         {"int", ElementClass::Int32},
                                         {"uint", ElementClass::UInt32},
                                         {"float", ElementClass::Single},
                                         {"float32", ElementClass::Single},
                                         {"float64", ElementClass::Double},
                                         {"real*8", ElementClass::Double},
                                         {"real*4", ElementClass::Single}};
  for (const Synonym &synonym : synonyms)
    if (synonym.name == name)
      return synonym.elementClass;
  const auto known = elementClassNamed(name);
  if (!known || *known == ElementClass::Logical || *known == ElementClass::Char)
    throw Error("MATLAB:FileIO:InvalidPrecision",
                "Unknown precision '" + name + "'.");
  return *known;
}

ElementClass resultClass(const std::string &name) {
  return name == "char" ? ElementClass::Char : precisionClass(name);
}

/// Takes `40*` off the front of a precision.
int64_t takeGroup(std::string &text) {
  int64_t group = 1;
  const char *end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, group);
  if (parsed.ec != std::errc() || parsed.ptr == end || *parsed.ptr != '*')
    return 1;
  if (group < 1)
    throw Error("MATLAB:FileIO:InvalidPrecision",
                "The number in front of a precision must be positive, got '" +
                    text + "'.");
  text.erase(0, size_t(parsed.ptr + 1 - text.data()));
  return group;
}

void turnBytes(char *bytes, size_t count, size_t width) {
  for (size_t i = 0; i < count; ++i)
    std::reverse(bytes + i * width, bytes + (i + 1) * width);
}

bool isForeign(const BinaryLayout &layout) {
  return layout.bigEndian != (std::endian::native == std::endian::big);
}

void skip(std::FILE *stream, int64_t bytes) {
  if (bytes != 0)
    std::fseek(stream, long(bytes), SEEK_CUR);
}

/// One character of UTF-8; false at the end.
bool appendCharacter(std::FILE *stream, std::string &text) {
  const int lead = std::getc(stream);
  if (lead == EOF)
    return false;
  text += char(lead);
  for (int rest = lead < 0xC2   ? 0
                  : lead < 0xE0 ? 1
                  : lead < 0xF0 ? 2
                                : 3;
       rest > 0; --rest) {
    const int next = std::getc(stream);
    if (next == EOF || (next & 0xC0) != 0x80) {
      std::ungetc(next, stream);
      break;
    }
    text += char(next);
  }
  return true;
}

ArrayRef readCharacters(std::FILE *stream, int64_t most) {
  std::u16string units;
  std::string text;
  while (int64_t(units.size()) < most && appendCharacter(stream, text)) {
    interrupt::poll();
    units += toUtf16(text);
    text.clear();
  }
  return charArray(Extents(int64_t(units.size()), 1), units).array();
}

/// The bytes of at most `most` elements, without the gaps.
std::string readBytes(std::FILE *stream, const BinaryLayout &layout,
                      size_t width, int64_t most) {
  std::string bytes;
  const size_t together =
      layout.gap == 0 ? 65536 / width : size_t(layout.precision.group);
  std::vector<char> buffer(std::min<size_t>(together, 65536) * width);
  while (int64_t(bytes.size() / width) < most) {
    interrupt::poll();
    const size_t left = size_t(most) - bytes.size() / width;
    const size_t inGroup =
        layout.gap == 0 ? together : together - bytes.size() / width % together;
    const size_t part = std::min({buffer.size() / width, left, inGroup});
    const size_t n = std::fread(buffer.data(), 1, part * width, stream);
    bytes.append(buffer.data(), n);
    if (n < part * width)
      break;
    if (layout.gap != 0 && bytes.size() / width % together == 0)
      skip(stream, layout.gap);
  }
  return bytes;
}

} // namespace

Precision readPrecision(const std::string &given) {
  std::string text = given;
  Precision precision;
  precision.group = takeGroup(text);
  const size_t arrow = text.find("=>");
  const bool same = text.starts_with('*');
  if (arrow != std::string::npos) {
    precision.result = resultClass(text.substr(arrow + 2));
    text.resize(arrow);
  }
  const std::string stored = same ? text.substr(1) : text;
  precision.isCharacters = stored == "char" || stored == "char*1";
  if (!precision.isCharacters)
    precision.stored = precisionClass(stored);
  if (same)
    precision.result =
        precision.isCharacters ? ElementClass::Char : precision.stored;
  return precision;
}

bool isBigEndian(const Value &format) {
  const std::string name = lowerText(format.toText());
  if (name.starts_with('n'))
    return std::endian::native == std::endian::big;
  return name == "b" || name == "s" || name.starts_with("ieee-be");
}

ArrayRef readElements(std::FILE *stream, const BinaryLayout &layout,
                      int64_t most) {
  if (layout.precision.isCharacters && layout.gap == 0)
    return readCharacters(stream, most);
  const size_t width = elementBytes(layout.precision.stored);
  std::string bytes = readBytes(stream, layout, width, most);
  const size_t count = bytes.size() / width;
  ArrayRef elements =
      Array::make(layout.precision.stored, Extents(int64_t(count), 1));
  if (isForeign(layout))
    turnBytes(bytes.data(), count, width);
  if (count > 0)
    std::memcpy(elements->mutableData(), bytes.data(), count * width);
  return elements;
}

int64_t writeElements(std::FILE *stream, const BinaryLayout &layout,
                      const Value &values) {
  if (layout.precision.isCharacters && layout.gap == 0) {
    const ArrayRef units = convertArray(values, ElementClass::Char);
    const std::string text =
        values.isEmpty()
            ? std::string()
            : toUtf8({units->as<char16_t>(), size_t(units->count())});
    size_t written = 0;
    inPieces(text, [&](std::string_view piece) {
      written += std::fwrite(piece.data(), 1, piece.size(), stream);
    });
    return written == text.size() ? values.count() : 0;
  }
  const ArrayRef elements = convertArray(values, layout.precision.stored);
  const size_t width = elementBytes(layout.precision.stored);
  std::string bytes(
      values.isEmpty() ? nullptr : static_cast<const char *>(elements->data()),
      size_t(values.count()) * width);
  if (isForeign(layout))
    turnBytes(bytes.data(), size_t(values.count()), width);
  const size_t group =
      layout.gap == 0 ? pieceBytes : size_t(layout.precision.group);
  size_t written = 0;
  for (size_t first = 0; first < size_t(values.count()); first += group) {
    interrupt::poll();
    skip(stream, layout.gap);
    const size_t part = std::min(group, size_t(values.count()) - first);
    written += std::fwrite(bytes.data() + first * width, width, part, stream);
  }
  return int64_t(written);
}

} // namespace runmat::builtins
