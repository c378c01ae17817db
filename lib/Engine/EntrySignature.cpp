//===- EntrySignature.cpp - types of what is called from C ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/EntrySignature.h"
#include "definitions/SmallArrays.h"
#include "runtime/Error.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace runmat {

VariableType EntryParameter::type(ast::Slot slot) const {
  VariableType type{slot, uint8_t(elementClass), isComplex, {}, false};
  // One that a small array may have is told: calls have no other.
  for (const int64_t extent : extents)
    type.extents.push_back(extent == any                ? VariableType::unknown
                           : extent > mostSmallElements ? VariableType::many
                                                        : extent);
  return type;
}

bool EntryParameter::takes(ElementClass given, bool givenIsComplex,
                           const Extents &size) const {
  if (given != elementClass || givenIsComplex != isComplex)
    return false;
  for (size_t d = 0; d < std::max(extents.size(), size.rank()); ++d) {
    const int64_t wanted = d < extents.size() ? extents[d] : 1;
    if (wanted != any && wanted != size[d])
      return false;
  }
  return true;
}

std::string EntryParameter::text() const {
  std::string text = isComplex ? "complex " : "";
  text += className(elementClass);
  text += "(";
  for (size_t d = 0; d < extents.size(); ++d)
    text += (d ? "," : "") +
            (extents[d] == any ? std::string(":") : std::to_string(extents[d]));
  return text + ")";
}

std::string toText(const EntrySignature &signature) {
  std::string text;
  for (const EntryParameter &parameter : signature)
    text += (text.empty() ? "" : ", ") + parameter.text();
  return text;
}

namespace {

size_t countOpen(const std::vector<VariableType> &types) {
  size_t count = 0;
  for (const VariableType &type : types)
    count += size_t(std::ranges::count(type.extents, VariableType::unknown));
  return count;
}

/// Closes the open extents by the bits of a number: set ones are 1. As of a
/// value, trailing ones are dropped.
std::vector<VariableType> closedBy(std::vector<VariableType> types,
                                   size_t bits) {
  for (VariableType &type : types) {
    for (int64_t &extent : type.extents)
      if (extent == VariableType::unknown) {
        extent = bits & 1 ? 1 : VariableType::many;
        bits >>= 1;
      }
    while (type.extents.size() > 2 && type.extents.back() == 1)
      type.extents.pop_back();
  }
  return types;
}

} // namespace

std::vector<std::vector<VariableType>>
closedTypes(const std::vector<VariableType> &types, size_t most) {
  const size_t open = countOpen(types);
  std::vector<std::vector<VariableType>> closed;
  if (open < 16 && size_t(1) << open <= most)
    for (size_t bits = 0; bits < size_t(1) << open; ++bits)
      closed.push_back(closedBy(types, bits));
  return closed;
}

namespace {

/// Reads the text from its beginning to its end.
class Reader {
public:
  explicit Reader(std::string_view text) : text(text) {}

  EntrySignature read() {
    EntrySignature signature;
    if (isAtEnd())
      return signature;
    do
      signature.push_back(parameter());
    while (take(','));
    if (!isAtEnd())
      fail("expected ',' or the end");
    return signature;
  }

private:
  [[noreturn]] void fail(const std::string &what) const {
    throw Error("RunMat:signature",
                "'" + std::string(text) + "', character " +
                    std::to_string(position + 1) + ": " + what +
                    ". An argument is a class and its extents, such as "
                    "'double(:,:)', 'single(1,:)', 'complex double(3,3)' or "
                    "'int32' for a scalar.");
  }

  void skipBlanks() {
    while (position < text.size() &&
           (text[position] == ' ' || text[position] == '\t'))
      ++position;
  }

  bool isAtEnd() {
    skipBlanks();
    return position == text.size();
  }

  bool take(char c) {
    if (isAtEnd() || text[position] != c)
      return false;
    ++position;
    return true;
  }

  std::string_view word() {
    skipBlanks();
    const size_t begin = position;
    while (position < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[position])) != 0))
      ++position;
    return text.substr(begin, position - begin);
  }

  EntryParameter parameter() {
    EntryParameter result;
    skipBlanks();
    size_t begin = position;
    std::string_view name = word();
    if (name == "complex") {
      result.isComplex = true;
      skipBlanks();
      begin = position;
      name = word();
    }
    if (!findClass(name, result.elementClass) ||
        (result.isComplex && !isFloat(result.elementClass))) {
      position = begin;
      fail(result.isComplex ? "expected double or single" : "expected a class");
    }
    result.extents = take('(') ? extents() : std::vector<int64_t>{1, 1};
    return result;
  }

  static bool findClass(std::string_view name, ElementClass &found) {
    for (int c = 0; c <= int(ElementClass::Char); ++c)
      if (name == className(ElementClass(c))) {
        found = ElementClass(c);
        return true;
      }
    return false;
  }

  std::vector<int64_t> extents() {
    std::vector<int64_t> list;
    do
      list.push_back(extent());
    while (take(','));
    if (!take(')'))
      fail("expected ',' or ')'");
    if (list.size() < 2)
      fail("expected at least two extents");
    while (list.size() > 2 && list.back() == 1)
      list.pop_back();
    return list;
  }

  int64_t extent() {
    if (take(':'))
      return EntryParameter::any;
    int64_t value = 0;
    const char *begin = text.data() + position,
               *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(begin, end, value);
    if (error != std::errc() || value < 0)
      fail("expected ':' or a number");
    position += size_t(last - begin);
    return value;
  }

  const std::string_view text;
  size_t position = 0;
};

} // namespace

EntrySignature parseEntrySignature(std::string_view text) {
  return Reader(text).read();
}

} // namespace runmat
