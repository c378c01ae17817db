//===- Text.cpp - text in values --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Char elements are UTF-16 code units; the outside world is UTF-8.
//===----------------------------------------------------------------------===//
#include "Values/Value.h"

#include <algorithm>

namespace runmat {

Value charArray(Extents extents, std::u16string_view units) {
  ArrayRef array = Array::make(ElementClass::Char, std::move(extents));
  if (!units.empty())
    std::copy(units.begin(), units.end(), array->mutableAs<char16_t>());
  return array;
}

std::string charRow(const Value &chars, int64_t row) {
  if (chars.isEmpty())
    return "";
  const ArrayRef array = chars.array();
  const auto *units = array->as<char16_t>();
  std::u16string text;
  const int64_t rows = chars.rows();
  for (int64_t i = row; i < array->count(); i += rows)
    text += units[i];
  return toUtf8(text);
}

std::vector<std::string> textList(const Value &value, std::string_view what) {
  std::vector<std::string> texts;
  if (value.isString()) {
    for (const auto &element : value.strings().elements)
      texts.push_back(element.value_or(""));
    return texts;
  }
  if (value.isText())
    return {value.toText()};
  if (value.isCell()) {
    for (const Value &element : value.cell().elements) {
      if (!element.isText())
        throw Error("MATLAB:expectedText",
                    std::string(what) + " must be text: a cell of it is a " +
                        element.extents().str() + " " + element.className() +
                        ".");
      texts.push_back(element.toText());
    }
    return texts;
  }
  throw Error("MATLAB:expectedText",
              std::string(what) +
                  " must be a char row vector, a string array or a cell array "
                  "of char row vectors, got a " +
                  value.extents().str() + " " + value.className() + ".");
}

} // namespace runmat
