//===- Lexer.cpp - from characters to tokens --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Lexer.h"

#include "Frontend/Characters.h"
#include "Frontend/Literals.h"
#include "Support/Utf8.h"

#include <algorithm>

namespace runmat {

static constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Lexer::Lexer(std::string_view source) : text(source) {
  if (text.substr(0, byteOrderMark.size()) == byteOrderMark)
    at = byteOrderMark.size();
}

//===----------------------------------------------------------------------===//
// Blanks, comments and continuations
//===----------------------------------------------------------------------===//

bool Lexer::startsContinuation(size_t offset) const {
  return text.substr(offset, 3) == "...";
}

bool Lexer::isBlankOrContinuation(size_t offset) const {
  return offset < text.size() &&
         (isBlank(text[offset]) || startsContinuation(offset));
}

size_t Lexer::skipLine(size_t offset) const {
  while (offset < text.size() && !isLineEnd(text[offset]))
    ++offset;
  return offset;
}

/// Skips `...`, the rest of its line, and the line end.
size_t Lexer::skipContinuation(size_t offset) const {
  offset = skipLine(offset);
  bool crlf = text.substr(offset, 2) == "\r\n";
  return std::min(text.size(), offset + (crlf ? 2 : 1));
}

uint32_t Lexer::skipBlanks(uint32_t offset) const {
  size_t p = offset;
  while (isBlankOrContinuation(p))
    p = isBlank(text[p]) ? p + 1 : skipContinuation(p);
  return static_cast<uint32_t>(p);
}

void Lexer::restartAt(uint32_t offset) {
  at = offset;
  brackets.clear();
  previous = TokenKind::Newline;
}

/// Whether only blanks stand between the start of the line and `at`.
bool Lexer::atLineStart() const {
  size_t p = at;
  while (p > 0 && isBlank(text[p - 1]))
    --p;
  return p == 0 || isLineEnd(text[p - 1]) ||
         (p == byteOrderMark.size() && text.substr(0, p) == byteOrderMark);
}

/// Whether `%{` or `%}` stands at `offset` with nothing else on its line behind
/// it; what stands before is for the caller to know.
bool Lexer::isBlockCommentMark(size_t offset, char mark) const {
  if (text[offset] != '%' || offset + 1 >= text.size() ||
      text[offset + 1] != mark)
    return false;
  size_t p = offset + 2;
  while (p < text.size() && isBlank(text[p]))
    ++p;
  return p == text.size() || isLineEnd(text[p]);
}

/// Skips from a `%{` line past its `%}` line; both nest. Without an end the
/// comment takes the rest of the text, and `depth` says how many are open.
size_t Lexer::skipBlockComment(size_t offset, size_t &depth) const {
  while (offset < text.size()) {
    while (offset < text.size() &&
           (isBlank(text[offset]) || isLineEnd(text[offset])))
      ++offset;
    if (offset == text.size())
      break;
    if (isBlockCommentMark(offset, '{'))
      ++depth;
    else if (isBlockCommentMark(offset, '}'))
      --depth;
    offset = skipLine(offset);
    if (depth == 0)
      break;
  }
  return offset;
}

void Lexer::skipComment() {
  bool block = isBlockCommentMark(at, '{') && atLineStart();
  size_t depth = 0;
  at = block ? skipBlockComment(at, depth) : skipLine(at);
  lacksLine |= depth > 0;
}

/// Skips blanks, continuations and comments; tells whether it skipped any.
bool Lexer::skipSpace() {
  size_t begin = at;
  while (at < text.size()) {
    lacksLine |= startsContinuation(at) && skipLine(at) == text.size();
    if (isBlank(text[at]))
      ++at;
    else if (startsContinuation(at))
      at = skipContinuation(at);
    else if (text[at] == '%')
      skipComment();
    else
      break;
  }
  return at != begin;
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

Token Lexer::make(TokenKind kind, size_t begin) const {
  Token token;
  token.kind = kind;
  token.range = {static_cast<uint32_t>(begin), static_cast<uint32_t>(at)};
  return token;
}

Token Lexer::invalid(LexicalProblem problem, size_t begin) const {
  Token token = make(TokenKind::Invalid, begin);
  token.problem = problem;
  return token;
}

Token Lexer::lexNewline(size_t begin) {
  at += text.substr(at, 2) == "\r\n" ? 2 : 1;
  return make(TokenKind::Newline, begin);
}

Token Lexer::lexWord(size_t begin) {
  while (isWordCharacter(peek()))
    ++at;
  TokenKind kind = keywordKind(text.substr(begin, at - begin));
  if (kind == TokenKind::KwEnd && !brackets.empty())
    kind = TokenKind::EndIndex;
  return make(kind, begin);
}

Token Lexer::lexNumber(size_t begin) {
  NumberScan scan = scanNumber(text.substr(begin));
  at = begin + scan.length;
  if (scan.problem != LexicalProblem::None)
    return invalid(scan.problem, begin);
  return make(TokenKind::Number, begin);
}

/// Reads a literal to its closing quote; a doubled quote stands for one.
Token Lexer::lexQuoted(size_t begin, char quote) {
  for (++at; at < text.size() && !isLineEnd(text[at]); ++at) {
    if (text[at] != quote)
      continue;
    if (peek(1) != quote) {
      ++at;
      return make(quote == '"' ? TokenKind::StringLiteral
                               : TokenKind::CharLiteral,
                  begin);
    }
    ++at;
  }
  return invalid(quote == '"' ? LexicalProblem::UnterminatedString
                              : LexicalProblem::UnterminatedChar,
                 begin);
}

Token Lexer::lexSystemCommand(size_t begin) {
  at = skipLine(at);
  return make(TokenKind::SystemCommand, begin);
}

Token Lexer::lexUnknown(size_t begin) {
  at += decodeUtf8(text, at).length;
  return invalid(LexicalProblem::UnknownCharacter, begin);
}

namespace {
struct Punctuation {
  std::string_view text;
  TokenKind kind;
};
} // namespace

/// Longer ones before their own prefixes.
static constexpr Punctuation punctuations[] = {
    {".*", TokenKind::DotStar},
    {"./", TokenKind::DotSlash},
    {".\\", TokenKind::DotBackslash},
    {".^", TokenKind::DotCaret},
    {".'", TokenKind::DotQuote},
    {"==", TokenKind::Equal},
    {"~=", TokenKind::NotEqual},
    {"<=", TokenKind::LessEqual},
    {">=", TokenKind::GreaterEqual},
    {"&&", TokenKind::AndAnd},
    {"||", TokenKind::OrOr},
    {"(", TokenKind::LParen},
    {")", TokenKind::RParen},
    {"[", TokenKind::LBracket},
    {"]", TokenKind::RBracket},
    {"{", TokenKind::LBrace},
    {"}", TokenKind::RBrace},
    {",", TokenKind::Comma},
    {";", TokenKind::Semicolon},
    {"=", TokenKind::Assign},
    {".", TokenKind::Dot},
    {"@", TokenKind::At},
    {"?", TokenKind::Question},
    {":", TokenKind::Colon},
    {"+", TokenKind::Plus},
    {"-", TokenKind::Minus},
    {"*", TokenKind::Star},
    {"/", TokenKind::Slash},
    {"\\", TokenKind::Backslash},
    {"^", TokenKind::Caret},
    {"~", TokenKind::Tilde},
    {"<", TokenKind::Less},
    {">", TokenKind::Greater},
    {"&", TokenKind::And},
    {"|", TokenKind::Or},
};

Token Lexer::lexPunctuation(size_t begin) {
  for (const Punctuation &p : punctuations) {
    if (text[at] != p.text[0] || text.substr(at, p.text.size()) != p.text)
      continue;
    at += p.text.size();
    return make(p.kind, begin);
  }
  return lexUnknown(begin);
}

/// A quote behind a value transposes it, unless a blank inside [] or {} makes
/// it the start of the next element.
bool Lexer::quoteIsOperator(bool spaceBefore) const {
  if (spaceBefore && inMatrix())
    return false;
  switch (previous) {
  case TokenKind::Identifier:
  case TokenKind::Number:
  case TokenKind::CharLiteral:
  case TokenKind::StringLiteral:
  case TokenKind::EndIndex:
  case TokenKind::RParen:
  case TokenKind::RBracket:
  case TokenKind::RBrace:
  case TokenKind::Quote:
  case TokenKind::DotQuote:
    return true;
  default:
    return false;
  }
}

static bool startsStatement(TokenKind previous) {
  return previous == TokenKind::Newline || previous == TokenKind::Semicolon ||
         previous == TokenKind::Comma;
}

Token Lexer::lexToken(bool spaceBefore) {
  size_t begin = at;
  if (at == text.size())
    return make(TokenKind::EndOfFile, begin);
  char c = peek();
  if (isLineEnd(c))
    return lexNewline(begin);
  if (isLetter(c))
    return lexWord(begin);
  if (isDigit(c) || (c == '.' && isDigit(peek(1))))
    return lexNumber(begin);
  if (c == '"')
    return lexQuoted(begin, '"');
  if (c == '\'' && !quoteIsOperator(spaceBefore))
    return lexQuoted(begin, '\'');
  if (c == '!' && brackets.empty() && startsStatement(previous))
    return lexSystemCommand(begin);
  if (c == '\'') {
    ++at;
    return make(TokenKind::Quote, begin);
  }
  return lexPunctuation(begin);
}

void Lexer::trackBrackets(TokenKind kind) {
  switch (kind) {
  case TokenKind::LParen:
    brackets.push_back('(');
    break;
  case TokenKind::LBracket:
    brackets.push_back('[');
    break;
  case TokenKind::LBrace:
    brackets.push_back('{');
    break;
  case TokenKind::RParen:
  case TokenKind::RBracket:
  case TokenKind::RBrace:
    if (!brackets.empty())
      brackets.pop_back();
    break;
  default:
    break;
  }
}

Token Lexer::next() {
  bool spaceBefore = skipSpace();
  Token token = lexToken(spaceBefore);
  token.spaceBefore = spaceBefore;
  token.spaceAfter = isBlankOrContinuation(at) || isLineEnd(peek());
  trackBrackets(token.kind);
  previous = token.kind;
  return token;
}

} // namespace runmat
