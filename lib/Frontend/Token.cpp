//===- Token.cpp - words of the language ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Token.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace runmat {

namespace {
struct TokenName {
  TokenKind kind;
  std::string_view text;
};
} // namespace

/// In alphabetical order: it is searched by halving.
static constexpr TokenName keywords[] = {
    {TokenKind::KwBreak, "break"},
    {TokenKind::KwCase, "case"},
    {TokenKind::KwCatch, "catch"},
    {TokenKind::KwClassdef, "classdef"},
    {TokenKind::KwContinue, "continue"},
    {TokenKind::KwElse, "else"},
    {TokenKind::KwElseif, "elseif"},
    {TokenKind::KwEnd, "end"},
    {TokenKind::KwFor, "for"},
    {TokenKind::KwFunction, "function"},
    {TokenKind::KwGlobal, "global"},
    {TokenKind::KwIf, "if"},
    {TokenKind::KwOtherwise, "otherwise"},
    {TokenKind::KwParfor, "parfor"},
    {TokenKind::KwPersistent, "persistent"},
    {TokenKind::KwReturn, "return"},
    {TokenKind::KwSpmd, "spmd"},
    {TokenKind::KwSwitch, "switch"},
    {TokenKind::KwTry, "try"},
    {TokenKind::KwWhile, "while"},
};

static constexpr TokenName otherNames[] = {
    {TokenKind::EndOfFile, "the end of the file"},
    {TokenKind::Newline, "the end of the line"},
    {TokenKind::Semicolon, "';'"},
    {TokenKind::Comma, "','"},
    {TokenKind::Identifier, "a name"},
    {TokenKind::Number, "a number"},
    {TokenKind::CharLiteral, "a character array"},
    {TokenKind::StringLiteral, "a string"},
    {TokenKind::SystemCommand, "'!'"},
    {TokenKind::EndIndex, "'end'"},
    {TokenKind::Invalid, "an unreadable character"},
    {TokenKind::LParen, "'('"},
    {TokenKind::RParen, "')'"},
    {TokenKind::LBracket, "'['"},
    {TokenKind::RBracket, "']'"},
    {TokenKind::LBrace, "'{'"},
    {TokenKind::RBrace, "'}'"},
    {TokenKind::Assign, "'='"},
    {TokenKind::Dot, "'.'"},
    {TokenKind::At, "'@'"},
    {TokenKind::Question, "'?'"},
    {TokenKind::Colon, "':'"},
    {TokenKind::Plus, "'+'"},
    {TokenKind::Minus, "'-'"},
    {TokenKind::Star, "'*'"},
    {TokenKind::Slash, "'/'"},
    {TokenKind::Backslash, "'\\'"},
    {TokenKind::Caret, "'^'"},
    {TokenKind::DotStar, "'.*'"},
    {TokenKind::DotSlash, "'./'"},
    {TokenKind::DotBackslash, "'.\\'"},
    {TokenKind::DotCaret, "'.^'"},
    {TokenKind::Quote, "a transpose"},
    {TokenKind::DotQuote, "'.''"},
    {TokenKind::Tilde, "'~'"},
    {TokenKind::Equal, "'=='"},
    {TokenKind::NotEqual, "'~='"},
    {TokenKind::Less, "'<'"},
    {TokenKind::LessEqual, "'<='"},
    {TokenKind::Greater, "'>'"},
    {TokenKind::GreaterEqual, "'>='"},
    {TokenKind::And, "'&'"},
    {TokenKind::Or, "'|'"},
    {TokenKind::AndAnd, "'&&'"},
    {TokenKind::OrOr, "'||'"},
};

TokenKind keywordKind(std::string_view word) {
  auto less = [](const TokenName &a, std::string_view b) { return a.text < b; };
  auto at =
      std::lower_bound(std::begin(keywords), std::end(keywords), word, less);
  bool found = at != std::end(keywords) && at->text == word;
  return found ? at->kind : TokenKind::Identifier;
}

std::string_view describe(TokenKind kind) {
  for (const TokenName &entry : otherNames)
    if (entry.kind == kind)
      return entry.text;
  for (const TokenName &entry : keywords)
    if (entry.kind == kind)
      return entry.text;
  return "this";
}

} // namespace runmat
