//===- HelpText.cpp - what a program's own text says of it ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/HelpText.h"

#include <algorithm>

using namespace runmat;

static constexpr std::string_view keyword = "function";

std::string_view runmat::withoutBlanks(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos)
    return {};
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::string_view runmat::takeLine(std::string_view &text) {
  const size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// The lines of a block comment, whose first line is taken already.
static void takeBlock(std::string_view &source, std::string &text) {
  while (!source.empty()) {
    const std::string_view line = takeLine(source);
    if (withoutBlanks(line) == "%}")
      return;
    text += line;
    text += '\n';
  }
}

/// The comment at the beginning of a text, behind empty lines.
static std::string takeComment(std::string_view source) {
  std::string text;
  while (!source.empty()) {
    const std::string_view line = withoutBlanks(takeLine(source));
    if (line.empty() && text.empty())
      continue;
    if (!line.starts_with('%'))
      break;
    if (line == "%{")
      takeBlock(source, text);
    else
      text += std::string(line.substr(1)) + "\n";
  }
  return text;
}

/// The lines of comment at the end of a text.
static std::string commentAbove(std::string_view source) {
  std::string text;
  while (source.ends_with('\n')) {
    source.remove_suffix(1);
    const size_t begin = source.rfind('\n') + 1;
    const std::string_view line = withoutBlanks(source.substr(begin));
    if (!line.starts_with('%'))
      break;
    text.insert(0, std::string(line.substr(1)) + "\n");
    source = source.substr(0, begin);
  }
  return text;
}

/// The first line of a function with the lines that continue it; `source` is
/// left behind it.
static std::string takeSignature(std::string_view &source) {
  std::string text;
  for (;;) {
    std::string_view line = takeLine(source);
    line = line.substr(0, line.find('%'));
    const size_t dots = line.find("...");
    text += withoutBlanks(line.substr(0, dots));
    if (dots == std::string_view::npos || source.empty())
      return text;
    text += ' ';
  }
}

std::string runmat::functionComment(std::string_view source, size_t begin) {
  std::string_view behind = source.substr(begin);
  takeSignature(behind);
  const std::string text = takeComment(behind);
  const size_t line = source.substr(0, begin).rfind('\n') + 1;
  return text.empty() ? commentAbove(source.substr(0, line)) : text;
}

std::string runmat::fileComment(std::string_view source) {
  const size_t begin = source.find_first_not_of(" \t\r\n");
  const bool isFunction = begin != std::string_view::npos &&
                          source.substr(begin).starts_with(keyword);
  return isFunction ? functionComment(source, begin) : takeComment(source);
}

std::string runmat::functionCall(std::string_view source, size_t begin) {
  std::string_view behind = source.substr(begin);
  std::string text = takeSignature(behind);
  if (text.starts_with(keyword))
    text.erase(0, keyword.size());
  std::string_view call = withoutBlanks(text);
  while (call.ends_with(';') || call.ends_with(','))
    call = withoutBlanks(call.substr(0, call.size() - 1));
  return std::string(call);
}

static bool isWordBegin(std::string_view line, size_t place) {
  return line[place] != ' ' && place > 0 && line[place - 1] == ' ';
}

/// Where a line goes on below itself: under its second column if it has two.
static size_t hangingIndent(std::string_view line) {
  const size_t begin = std::min(line.find_first_not_of(' '), line.size());
  const size_t gap = line.find("  ", begin);
  const size_t second =
      gap < line.size() ? line.find_first_not_of(' ', gap) : line.size();
  return second < line.size() ? second : begin;
}

/// The last place behind `from` where a word begins, as far as columns go.
static size_t breakPlace(std::string_view line, size_t from, size_t columns) {
  size_t place = 0;
  for (size_t i = 0, column = 0; i < line.size() && column <= columns; ++i) {
    if (i > from && isWordBegin(line, i))
      place = i;
    const bool continues = (static_cast<unsigned char>(line[i]) & 0xC0) == 0x80;
    column += continues ? 0 : 1;
  }
  return place;
}

static size_t columnsOf(std::string_view line) {
  return size_t(std::ranges::count_if(
      line, [](unsigned char byte) { return (byte & 0xC0) != 0x80; }));
}

static void appendWrapped(std::string &text, std::string line, size_t width) {
  const size_t indent = hangingIndent(line);
  while (columnsOf(line) > width) {
    const size_t place = breakPlace(line, indent, width);
    if (place == 0)
      break;
    text += line.substr(0, line.find_last_not_of(' ', place - 1) + 1) + "\n";
    line = std::string(indent, ' ') + line.substr(place);
  }
  text += line + "\n";
}

std::string runmat::wrapped(std::string_view text, size_t width) {
  std::string result;
  while (!text.empty())
    appendWrapped(result, std::string(takeLine(text)), width);
  return result;
}

std::string_view runmat::keywordHelp(std::string_view word) {
  static constexpr std::string_view table[][2] = {
      {"break", "break - leaves the innermost loop\n"},
      {"case", "case - a choice of a switch: case VALUE, or case {VALUES}\n"},
      {"catch", "catch - what runs after an error in a try: catch EXCEPTION\n"},
      {"continue", "continue - goes on with the next turn of the loop\n"},
      {"else", "else - what an if runs when no condition holds\n"},
      {"elseif", "elseif - another condition of an if\n"},
      {"end", "end - ends a block; in an index, the last one\n"},
      {"for", "for - runs a block for each column of a value: for I = VALUE, "
              "..., end\n"},
      {"function", "function - begins a function: function [Y1, Y2] = "
                   "NAME(X1, X2), ..., end\n"},
      {"global", "global - shares variables with others of their name: global "
                 "X Y\n"},
      {"if", "if - runs a block when a condition holds: if C, ..., elseif C, "
             "..., else, ..., end\n"},
      {"otherwise", "otherwise - what a switch runs when no case fits\n"},
      {"parfor", "parfor - a loop whose turns may run in any order: parfor I = "
                 "VALUE, ..., end\n"},
      {"persistent", "persistent - variables that a function keeps from call "
                     "to call: persistent X Y\n"},
      {"return", "return - leaves the function or script\n"},
      {"switch", "switch - runs the case that fits a value: switch VALUE, case "
                 "V, ..., otherwise, ..., end\n"},
      {"try", "try - runs a block and catches its error: try, ..., catch E, "
              "..., end\n"},
      {"while",
       "while - runs a block as long as a condition holds: while C, ..., "
       "end\n"}};
  for (const auto &[known, text] : table)
    if (known == word)
      return text;
  return {};
}
