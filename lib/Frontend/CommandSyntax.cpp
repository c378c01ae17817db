//===- CommandSyntax.cpp - lines such as `hold on` --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/CommandSyntax.h"

#include "Frontend/Characters.h"
#include "Frontend/OperatorNames.h"
#include "Support/Utf8.h"

namespace runmat {

static bool endsWords(char c) {
  return isLineEnd(c) || c == ',' || c == ';' || c == '%';
}

bool looksLikeCommand(const Lexer &lexer, uint32_t offset) {
  std::string_view text = lexer.source();
  uint32_t at = lexer.skipBlanks(offset);
  if (at == offset || at >= text.size() || endsWords(text[at]))
    return false;
  std::string_view rest = text.substr(at);
  bool assigns = rest[0] == '=' && rest.substr(0, 2) != "==";
  if (rest[0] == '(' || assigns)
    return false;
  size_t length = rest[0] == ':' ? 1 : binaryOperatorLength(rest);
  if (length == 0)
    return true;
  auto behind = static_cast<uint32_t>(at + length);
  return lexer.skipBlanks(behind) == behind;
}

namespace {
/// Reads the words of one command line.
class WordReader {
public:
  WordReader(const Lexer &lexer, uint32_t offset)
      : lexer(lexer), text(lexer.source()), at(offset) {}

  CommandWords read() {
    CommandWords result;
    while (!result.unterminated && startNextWord()) {
      std::string word;
      result.unterminated = !readWord(word);
      result.words.push_back(repairUtf8(word));
    }
    result.end = at;
    return result;
  }

private:
  bool startNextWord() {
    at = lexer.skipBlanks(at);
    return at < text.size() && !endsWords(text[at]);
  }

  /// Blanks and separators inside brackets belong to the word.
  bool wordGoesOn() const {
    if (at == text.size() || isLineEnd(text[at]))
      return false;
    return openBrackets > 0 ||
           (!endsWords(text[at]) && lexer.skipBlanks(at) == at);
  }

  void trackBrackets(char c) {
    static constexpr std::string_view openers = "([{", closers = ")]}";
    if (openers.find(c) != std::string_view::npos)
      ++openBrackets;
    else if (closers.find(c) != std::string_view::npos && openBrackets > 0)
      --openBrackets;
  }

  /// False when a quote stays open.
  bool readWord(std::string &word) {
    while (wordGoesOn()) {
      char c = text[at];
      if (c == '\'' || c == '"') {
        if (!readQuoted(word, c))
          return false;
        continue;
      }
      trackBrackets(c);
      word.push_back(c);
      ++at;
    }
    openBrackets = 0;
    return true;
  }

  /// Appends a quoted part; on failure stays at the opening quote.
  bool readQuoted(std::string &word, char quote) {
    for (uint32_t p = at + 1; p < text.size() && !isLineEnd(text[p]); ++p) {
      if (text[p] == quote &&
          text.substr(p + 1, 1) != std::string_view(&quote, 1)) {
        at = p + 1;
        return true;
      }
      word.push_back(text[p]);
      if (text[p] == quote)
        ++p;
    }
    return false;
  }

  const Lexer &lexer;
  std::string_view text;
  uint32_t at;
  size_t openBrackets = 0;
};
} // namespace

CommandWords splitCommandWords(const Lexer &lexer, uint32_t offset) {
  return WordReader(lexer, offset).read();
}

} // namespace runmat
