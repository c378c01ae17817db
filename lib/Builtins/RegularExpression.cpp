//===- RegularExpression.cpp - matching with PCRE2 --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/RegularExpression.h"

#include "runtime/Error.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace runmat::builtins {

struct RegularExpression::Code {
  pcre2_code *compiled = nullptr;
  ~Code() { pcre2_code_free(compiled); }
};

namespace {

std::string errorText(int error) {
  PCRE2_UCHAR buffer[256];
  pcre2_get_error_message(error, buffer, sizeof buffer);
  return reinterpret_cast<const char *>(buffer);
}

/// MATLAB's word anchors \< and \> in PCRE's terms.
std::string translated(std::string_view expression) {
  std::string out;
  for (size_t i = 0; i < expression.size(); ++i) {
    const bool escape = expression[i] == '\\' && i + 1 < expression.size();
    if (escape && expression[i + 1] == '<')
      out += "\\b(?=\\w)";
    else if (escape && expression[i + 1] == '>')
      out += "\\b(?<=\\w)";
    else if (escape)
      out += expression.substr(i, 2);
    else
      out += expression[i];
    i += escape;
  }
  return out;
}

std::vector<std::string> readGroupNames(const pcre2_code *code) {
  uint32_t groups = 0, named = 0, entrySize = 0;
  PCRE2_SPTR table = nullptr;
  pcre2_pattern_info(code, PCRE2_INFO_CAPTURECOUNT, &groups);
  pcre2_pattern_info(code, PCRE2_INFO_NAMECOUNT, &named);
  pcre2_pattern_info(code, PCRE2_INFO_NAMEENTRYSIZE, &entrySize);
  pcre2_pattern_info(code, PCRE2_INFO_NAMETABLE, static_cast<void *>(&table));
  std::vector<std::string> names(groups);
  for (uint32_t k = 0; k < named; ++k) {
    // An entry is the group's number in two bytes, then its name.
    const PCRE2_SPTR entry = table + size_t(k) * entrySize;
    const uint32_t group = uint32_t(entry[0]) << 8 | entry[1];
    names[group - 1] = reinterpret_cast<const char *>(entry + 2);
  }
  return names;
}

Match readMatch(pcre2_match_data *data, size_t groups) {
  const PCRE2_SIZE *offsets = pcre2_get_ovector_pointer(data);
  Match match(groups + 1);
  for (size_t g = 0; g < match.size(); ++g)
    if (offsets[2 * g] != PCRE2_UNSET)
      match[g] = {offsets[2 * g], offsets[2 * g + 1]};
  return match;
}

} // namespace

RegularExpression::RegularExpression(std::string_view expression,
                                     const RegexOptions &options)
    : code(std::make_unique<Code>()), emptyMatch(options.emptyMatch) {
  const std::string pattern = translated(expression);
  uint32_t flags = PCRE2_UTF | PCRE2_DUPNAMES;
  flags |= options.ignoreCase ? PCRE2_CASELESS : 0;
  flags |= options.lineAnchors ? PCRE2_MULTILINE : 0;
  flags |= options.dotExceptNewline ? 0 : PCRE2_DOTALL;
  flags |= options.freeSpacing ? PCRE2_EXTENDED : 0;
  int error = 0;
  PCRE2_SIZE place = 0;
  code->compiled =
      pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()),
                    pattern.size(), flags, &error, &place, nullptr);
  if (!code->compiled)
    throw Error("MATLAB:regexp:invalidExpression",
                "Invalid regular expression '" + std::string(expression) +
                    "' at character " + std::to_string(place + 1) + ": " +
                    errorText(error) + ".");
  names = readGroupNames(code->compiled);
}

RegularExpression::~RegularExpression() = default;

std::vector<Match> RegularExpression::find(const std::string &text,
                                           bool once) const {
  const std::unique_ptr<pcre2_match_data, decltype(&pcre2_match_data_free)>
      data(pcre2_match_data_create_from_pattern(code->compiled, nullptr),
           &pcre2_match_data_free);
  std::vector<Match> matches;
  size_t start = 0;
  uint32_t flags = 0;
  while (start <= text.size()) {
    const int result =
        pcre2_match(code->compiled, reinterpret_cast<PCRE2_SPTR>(text.data()),
                    text.size(), start, flags, data.get(), nullptr);
    if (result == PCRE2_ERROR_NOMATCH)
      break;
    if (result < 0)
      throw Error("MATLAB:regexp:matchFailed",
                  "The regular expression could not be matched: " +
                      errorText(result) + ".");
    // The whole text is valid, as it was found to be for the first match.
    flags = PCRE2_NO_UTF_CHECK;
    Match match = readMatch(data.get(), names.size());
    const TextRange whole = match[0];
    if (emptyMatch || whole.end > whole.begin)
      matches.push_back(std::move(match));
    if (once && !matches.empty())
      break;
    start = whole.end > whole.begin ? whole.end : whole.end + 1;
    // Stay on a character of UTF-8.
    while (start < text.size() && (text[start] & 0xC0) == 0x80)
      ++start;
  }
  return matches;
}

} // namespace runmat::builtins
