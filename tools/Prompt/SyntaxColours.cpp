//===- SyntaxColours.cpp - what a typed text is made of ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SyntaxColours.h"

#include "Frontend/CommandSyntax.h"
#include "Frontend/Lexer.h"

#include <algorithm>

using namespace runmat;
using namespace runmat::driver;

std::string_view driver::colourOf(Shade shade) {
  // In the order of the enumerators.
  static constexpr std::string_view colours[] = {"\033[39m", "\033[34m",
                                                 "\033[35m", "\033[32m"};
  return colours[size_t(shade)];
}

static Shade shadeOf(const Token &token) {
  if (token.kind >= TokenKind::KwBreak && token.kind <= TokenKind::KwWhile)
    return Shade::Keyword;
  const bool isOpen = token.problem == LexicalProblem::UnterminatedChar ||
                      token.problem == LexicalProblem::UnterminatedString;
  const bool isText = isOpen || token.kind == TokenKind::CharLiteral ||
                      token.kind == TokenKind::StringLiteral ||
                      token.kind == TokenKind::SystemCommand;
  return isText ? Shade::Text : Shade::Plain;
}

/// Whether a statement may begin behind a token outside all brackets.
static bool endsStatement(TokenKind kind) {
  return kind == TokenKind::Newline || kind == TokenKind::Semicolon ||
         kind == TokenKind::Comma || kind == TokenKind::KwElse ||
         kind == TokenKind::KwTry || kind == TokenKind::KwOtherwise;
}

namespace {

class Shader {
public:
  using Test = std::function<bool(std::string_view)>;
  Shader(std::string_view text, const Test &isVariable)
      : text(text), isVariable(isVariable), lexer(text),
        shades(text.size(), Shade::Plain) {}

  std::vector<Shade> shade() {
    for (Token token = lexer.next(); token.kind != TokenKind::EndOfFile;
         token = lexer.next()) {
      shadeGap(token.range.begin);
      fill(token.range.begin, token.range.end, shadeOf(token));
      behind = token.range.end;
      if (begins && token.kind == TokenKind::Identifier &&
          !isVariable(lexer.spelling(token)))
        shadeCommand();
      begins = lexer.bracketDepth() == 0 && endsStatement(token.kind);
    }
    shadeGap(uint32_t(text.size()));
    return std::move(shades);
  }

private:
  void fill(size_t begin, size_t end, Shade shade) {
    std::fill(shades.begin() + ptrdiff_t(begin),
              shades.begin() + ptrdiff_t(end), shade);
  }

  /// Between tokens are blanks, comments and continuations.
  void shadeGap(size_t end) {
    const std::string_view gap = text.substr(behind, end - behind);
    const size_t first = gap.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos)
      fill(behind + first, end, Shade::Comment);
  }

  /// The words behind the name of a command are texts.
  void shadeCommand() {
    if (!looksLikeCommand(lexer, behind))
      return;
    const CommandWords words = splitCommandWords(lexer, behind);
    const size_t end =
        words.unterminated ? text.find('\n', words.end) : size_t(words.end);
    const auto last = uint32_t(std::min(end, text.size()));
    fill(behind, last, Shade::Text);
    lexer.restartAt(last);
    behind = last;
  }

  std::string_view text;
  const Test &isVariable;
  Lexer lexer;
  std::vector<Shade> shades;
  /// Where the last token ends.
  uint32_t behind = 0;
  bool begins = true;
};

} // namespace

std::vector<Shade>
driver::shadesOf(std::string_view text,
                 const std::function<bool(std::string_view)> &isVariable) {
  return Shader(text, isVariable).shade();
}
