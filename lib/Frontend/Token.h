//===- Token.h - words of the language --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_TOKEN_H
#define RUNMAT_FRONTEND_TOKEN_H

#include "Support/SourceRange.h"

#include <string_view>

namespace runmat {

enum class TokenKind : uint8_t {
  EndOfFile,
  Newline,
  Semicolon,
  Comma,
  Identifier,
  Number,
  CharLiteral,
  StringLiteral,
  SystemCommand, // !rest of the line
  EndIndex,      // `end` inside an index
  Invalid,       // the lexer cannot read it: `Token::problem` says why

  LParen,
  RParen,
  LBracket,
  RBracket,
  LBrace,
  RBrace,

  Assign,
  Dot,
  At,
  Question,
  Colon,
  Plus,
  Minus,
  Star,
  Slash,
  Backslash,
  Caret,
  DotStar,
  DotSlash,
  DotBackslash,
  DotCaret,
  Quote,    // ' as a postfix operator
  DotQuote, // .'
  Tilde,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  And,
  Or,
  AndAnd,
  OrOr,

  KwBreak,
  KwCase,
  KwCatch,
  KwClassdef,
  KwContinue,
  KwElse,
  KwElseif,
  KwEnd,
  KwFor,
  KwFunction,
  KwGlobal,
  KwIf,
  KwOtherwise,
  KwParfor,
  KwPersistent,
  KwReturn,
  KwSpmd,
  KwSwitch,
  KwTry,
  KwWhile,
};

/// What is wrong with an Invalid token.
enum class LexicalProblem : uint8_t {
  None,
  UnterminatedChar,
  UnterminatedString,
  UnknownCharacter,
  MalformedNumber,
  IntegerTooLarge,
};

struct Token {
  TokenKind kind = TokenKind::EndOfFile;
  LexicalProblem problem = LexicalProblem::None;
  /// Blanks or a continuation stand before or after it: decides whether `+` in
  /// `[a +b]` is binary and whether `(` in `[a (1)]` opens an index.
  bool spaceBefore = false;
  bool spaceAfter = false;
  SourceRange range;
};

/// The keyword that `word` is, or Identifier.
TokenKind keywordKind(std::string_view word);

/// How a token is called in a message: "'('", "a name", "the end of the line".
std::string_view describe(TokenKind kind);

} // namespace runmat

#endif // RUNMAT_FRONTEND_TOKEN_H
