//===- TextBefore.cpp - where in a text the cursor stands -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TextBefore.h"

using namespace runmat::driver;

static bool isNamePart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_';
}

/// The name that ends at `end`.
static std::string_view nameBefore(std::string_view text, size_t end) {
  size_t begin = end;
  while (begin > 0 && isNamePart(text[begin - 1]))
    --begin;
  return text.substr(begin, end - begin);
}

/// Behind an operand without a blank a quote transposes.
static bool opensText(std::string_view text, size_t at) {
  if (at == 0)
    return true;
  const char before = text[at - 1];
  return !isNamePart(before) &&
         std::string_view(")]}'.").find(before) == std::string_view::npos;
}

void TextBefore::step(std::string_view text, size_t at) {
  const char c = text[at];
  if (quote) {
    if (c == quote)
      quote = 0;
  } else if (c == '"' || (c == '\'' && opensText(text, at))) {
    quote = c;
    wordBegin = at + 1;
  } else if (c == '(' || c == '[' || c == '{') {
    calls.push_back({c == '(' ? std::string(nameBefore(text, at)) : ""});
  } else if ((c == ')' || c == ']' || c == '}') && !calls.empty()) {
    calls.pop_back();
  } else if (c == ',' && !calls.empty()) {
    ++calls.back().place;
  } else if (c == ';' || c == '\n') {
    calls.clear();
  }
}

TextBefore::TextBefore(std::string_view text) {
  for (size_t at = 0; at < text.size(); ++at)
    step(text, at);
  if (!calls.empty()) {
    function = calls.back().function;
    place = calls.back().place;
  }
  if (quote)
    return;
  wordBegin = text.size();
  while (wordBegin > 0 &&
         (isNamePart(text[wordBegin - 1]) || text[wordBegin - 1] == '.'))
    --wordBegin;
  const size_t end = text.find_first_of(" \t");
  if (end < text.size() && nameBefore(text, end).size() == end)
    command = text.substr(0, end);
}
