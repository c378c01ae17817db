//===- TextMapping.cpp - texts in the kind they came in ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/TextMapping.h"

#include <algorithm>

namespace runmat::builtins {

Value charMatrix(const std::vector<std::string> &rows) {
  std::vector<std::u16string> units;
  size_t columns = 0;
  for (const std::string &row : rows) {
    units.push_back(toUtf16(row));
    columns = std::max(columns, units.back().size());
  }
  std::u16string elements(rows.size() * columns, u' ');
  for (size_t r = 0; r < units.size(); ++r)
    for (size_t c = 0; c < units[r].size(); ++c)
      elements[r + c * rows.size()] = units[r][c];
  return charArray(Extents(int64_t(rows.size()), int64_t(columns)), elements);
}

Value textsLike(const Value &prototype, const std::vector<std::string> &texts,
                bool asStrings) {
  if (asStrings) {
    StringArray strings{prototype.extents(), {}};
    strings.elements.assign(texts.begin(), texts.end());
    return strings;
  }
  std::vector<Value> elements;
  for (const std::string &text : texts)
    elements.push_back(Value::text(text));
  return CellArray(prototype.extents(), std::move(elements));
}

Value textRow(const std::vector<std::string> &texts, bool asStrings) {
  const Value shape = CellArray(Extents(1, int64_t(texts.size())));
  return textsLike(shape, texts, asStrings);
}

Value mapTexts(
    const Value &value,
    const std::function<std::string(const std::string &)> &function) {
  if (value.isChar() && value.rank() == 2 && value.rows() > 1) {
    std::vector<std::string> rows;
    for (int64_t r = 0; r < value.rows(); ++r)
      rows.push_back(function(charRow(value, r)));
    return charMatrix(rows);
  }
  if (value.isChar() && value.isText())
    return Value::text(function(value.toText()));
  std::vector<std::string> texts;
  for (const std::string &text : textList(value, "The text"))
    texts.push_back(function(text));
  return textsLike(value, texts, value.isString());
}

} // namespace runmat::builtins
