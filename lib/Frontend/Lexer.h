//===- Lexer.h - from characters to tokens ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lexer that is pulled token by token. What a quote, a line end or `end`
// means depends on the brackets around it, which the lexer keeps; whether a
// line is a command depends on the variables, which the parser knows.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_LEXER_H
#define RUNMAT_FRONTEND_LEXER_H

#include "Frontend/Token.h"

#include <string_view>
#include <vector>

namespace runmat {

class Lexer {
public:
  /// `source` must outlive the lexer and be shorter than 4 GiB.
  explicit Lexer(std::string_view source);

  /// The next token. At the end it yields EndOfFile for ever.
  Token next();

  std::string_view source() const { return text; }
  std::string_view spelling(const Token &token) const {
    return text.substr(token.range.begin, token.range.end - token.range.begin);
  }

  /// Offset behind the last token.
  uint32_t offset() const { return static_cast<uint32_t>(at); }

  /// Goes on at `offset` as at the start of a statement, outside all brackets.
  void restartAt(uint32_t offset);

  /// Says that the last token ends no operand: a quote behind it opens text.
  void expectOperand() { previous = TokenKind::Comma; }

  /// Offset of the first character from `offset` on that is neither a blank nor
  /// part of a continuation.
  uint32_t skipBlanks(uint32_t offset) const;

  /// Depth of open brackets behind the last token.
  size_t bracketDepth() const { return brackets.size(); }
  /// Whether the text, read to its end, asks for more: it ends in `...`, in a
  /// block comment or between the rows of a matrix.
  bool isUnfinished() const {
    return lacksLine || (at == text.size() && inMatrix());
  }
  /// Innermost open bracket: '(', '[', '{', or 0.
  char innermostBracket() const {
    return brackets.empty() ? '\0' : brackets.back();
  }

private:
  char peek(size_t ahead = 0) const {
    return at + ahead < text.size() ? text[at + ahead] : '\0';
  }
  bool inMatrix() const {
    return innermostBracket() == '[' || innermostBracket() == '{';
  }
  bool startsContinuation(size_t offset) const;
  bool isBlankOrContinuation(size_t offset) const;
  bool isBlockCommentMark(size_t offset, char mark) const;
  size_t skipContinuation(size_t offset) const;
  size_t skipLine(size_t offset) const;
  size_t skipBlockComment(size_t offset, size_t &depth) const;
  bool skipSpace();
  bool atLineStart() const;
  void skipComment();

  Token make(TokenKind kind, size_t begin) const;
  Token invalid(LexicalProblem problem, size_t begin) const;
  Token lexNewline(size_t begin);
  Token lexWord(size_t begin);
  Token lexNumber(size_t begin);
  Token lexQuoted(size_t begin, char quote);
  Token lexSystemCommand(size_t begin);
  Token lexPunctuation(size_t begin);
  Token lexUnknown(size_t begin);
  Token lexToken(bool spaceBefore);
  void trackBrackets(TokenKind kind);
  bool quoteIsOperator(bool spaceBefore) const;

  std::string_view text;
  size_t at = 0;
  std::vector<char> brackets;
  /// Kind of the last token: decides what a quote means and where a statement
  /// may start.
  TokenKind previous = TokenKind::Newline;
  /// The last line is continued, or a comment is open.
  bool lacksLine = false;
};

} // namespace runmat

#endif // RUNMAT_FRONTEND_LEXER_H
