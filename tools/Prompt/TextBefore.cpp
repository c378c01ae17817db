//===- TextBefore.cpp - where in a text the cursor stands -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TextBefore.h"

#include <algorithm>

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
    calls.push_back(
        {c == '(' ? std::string(nameBefore(text, at)) : "", at + 1});
  } else if ((c == ')' || c == ']' || c == '}') && !calls.empty()) {
    calls.pop_back();
  } else if (c == ',' && !calls.empty()) {
    Call &call = calls.back();
    call.arguments.push_back(
        text.substr(call.argumentBegin, at - call.argumentBegin));
    call.argumentBegin = at + 1;
  } else if (c == ';' || c == ',' || c == '\n') {
    calls.clear();
    statementBegin = at + 1;
  }
}

/// Where the bracket opens that the text ends with; its end when none does.
static size_t openingBefore(std::string_view text) {
  int depth = 0;
  for (size_t at = text.size(); at > 0; --at) {
    const char c = text[at - 1];
    depth += (c == ')' || c == '}') - (c == '(' || c == '{');
    if (depth == 0)
      return at - 1;
  }
  return text.size();
}

void TextBefore::readPath(std::string_view text) {
  while (!text.empty()) {
    const char c = text.back();
    const bool isIndexing = (c == ')' || c == '}') && path.starts_with('.');
    const size_t begin = isIndexing ? openingBefore(text) : text.size() - 1;
    if (begin == text.size() || (!isIndexing && !isNamePart(c) && c != '.'))
      break;
    if (!isIndexing)
      path.insert(path.begin(), c);
    isIndexed = isIndexing || (isIndexed && c != '.');
    text.remove_suffix(text.size() - begin);
  }
}

/// `NAME WORD …`, but no assignment and no call.
void TextBefore::readCommand(std::string_view statement) {
  constexpr std::string_view blanks = " \t";
  const auto skipBlanks = [&] {
    statement.remove_prefix(
        std::min(statement.find_first_not_of(blanks), statement.size()));
  };
  skipBlanks();
  const size_t end = statement.find_first_of(blanks);
  if (end >= statement.size() || nameBefore(statement, end).size() != end)
    return;
  const std::string_view name = statement.substr(0, end);
  statement.remove_prefix(end);
  skipBlanks();
  if (statement.starts_with('=') || statement.starts_with('('))
    return;
  command = name;
  while (const size_t length = statement.find_first_of(blanks) + 1) {
    words.push_back(statement.substr(0, length - 1));
    statement.remove_prefix(length);
    skipBlanks();
  }
  words.push_back(statement);
}

TextBefore::TextBefore(std::string_view text) {
  for (size_t at = 0; at < text.size(); ++at)
    step(text, at);
  if (!calls.empty()) {
    function = calls.back().function;
    arguments = calls.back().arguments;
  }
  if (quote)
    return;
  wordBegin = text.size();
  while (wordBegin > 0 &&
         (isNamePart(text[wordBegin - 1]) || text[wordBegin - 1] == '.'))
    --wordBegin;
  readPath(text);
  if (calls.empty())
    readCommand(text.substr(statementBegin));
}
