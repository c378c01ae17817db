//===- LiteralTexts.cpp - the values of literal texts -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/LiteralTexts.h"

namespace runmat {

Value LiteralTexts::valueOf(std::string_view text) {
  if (const auto known = values.find(text); known != values.end())
    return known->second;
  Value value = Value::text(text);
  if (text.size() <= longest && values.size() < most)
    values.emplace(text, value);
  return value;
}

} // namespace runmat
