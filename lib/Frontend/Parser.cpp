//===- Parser.cpp - tokens, nodes and errors of the parser ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Parser.h"

#include "Support/Utf8.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace runmat {

using namespace ast;

Parser::Parser(Program &program, const SourceText &text,
               DiagnosticEngine &diagnostics, const ParseOptions &options)
    : program(program), text(text), diagnostics(diagnostics),
      pulse(options.whileReading), lexer(program.source),
      arena(program.arena.get()) {
  for (const std::string &name : options.variables)
    script.variables.insert(copyText(name));
  script.function = makeFunction(FunctionKind::Script, 0);
}

Parser::Nesting::Nesting(Parser &parser) : parser(parser) {
  if (parser.depth == maxNesting) {
    parser.reportNesting(parser.token.range);
    throw SyntaxError{};
  }
  ++parser.depth;
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

Token Parser::read(Lexer &from) {
  pulse.beat();
  return from.next();
}

void Parser::advance() {
  before = token.kind;
  lastEnd = token.range.end;
  token = read(lexer);
}

bool Parser::atAny(std::initializer_list<TokenKind> kinds) const {
  return std::find(kinds.begin(), kinds.end(), token.kind) != kinds.end();
}

/// Whether a name or a keyword stands here: both can name a field.
bool Parser::atWord() const {
  return atAny({TokenKind::Identifier, TokenKind::EndIndex}) ||
         keywordKind(spelling(token)) != TokenKind::Identifier;
}

bool Parser::accept(TokenKind kind) {
  if (!at(kind))
    return false;
  advance();
  return true;
}

Token Parser::expect(TokenKind kind, std::string_view expected) {
  if (!at(kind))
    unexpected(expected);
  Token consumed = token;
  advance();
  return consumed;
}

/// Takes the bracket that closes `opener`.
void Parser::expectCloser(TokenKind kind, const Token &opener) {
  if (accept(kind))
    return;
  std::string note = std::string(describe(opener.kind)) + " is opened at " +
                     lineOf(opener.range);
  if (at(TokenKind::Assign))
    note += "; '==' compares, '=' is a statement of its own";
  if (at(TokenKind::Newline) && opener.kind == TokenKind::LParen)
    note += "; a line that goes on ends with '...'";
  unexpected(describe(kind), std::move(note));
}

/// Whether `=`, not `==`, comes behind the current token.
bool Parser::assignFollows() const {
  std::string_view source = lexer.source();
  uint32_t next = lexer.skipBlanks(token.range.end);
  return source.substr(next, 1) == "=" && source.substr(next, 2) != "==";
}

std::string_view Parser::copyText(std::string_view copied) {
  if (copied.empty())
    return {};
  auto *place = static_cast<char *>(arena->allocate(copied.size(), 1));
  std::memcpy(place, copied.data(), copied.size());
  return {place, copied.size()};
}

Function *Parser::makeFunction(FunctionKind kind, uint32_t begin) {
  void *place = arena->allocate(sizeof(Function), alignof(Function));
  auto *function = new (place) Function(arena);
  function->kind = kind;
  function->range = {begin, begin};
  return function;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

std::string Parser::lineOf(SourceRange range) const {
  return "line " + std::to_string(text.position(range.begin).line);
}

void Parser::report(SourceRange range, std::string message, std::string note) {
  if (gaveUp)
    return;
  if (!diagnostics.hasErrors())
    endsEarly |= at(TokenKind::EndOfFile) && lexer.isUnfinished();
  diagnostics.error(text, range, std::move(message), std::move(note));
  if (diagnostics.limitReached())
    giveUp();
}

void Parser::fail(SourceRange range, std::string message, std::string note) {
  report(range, std::move(message), std::move(note));
  throw SyntaxError{};
}

/// What is wrong with a character that begins no token.
static std::string describeCharacter(std::string_view spelling, char next) {
  if (spelling == "!")
    return next == '=' ? "unexpected '!': 'not equal' is written '~='"
                       : "unexpected '!': negation is written '~'";
  if (spelling == "#")
    return "unexpected '#': a comment begins with '%'";
  DecodedCodePoint c = decodeUtf8(spelling, 0);
  if (!c.valid)
    return "invalid UTF-8 outside text and comments";
  if (c.codePoint < 0x20)
    return "unexpected control character, code " + std::to_string(c.codePoint);
  std::string message = "unexpected character '" + std::string(spelling) + "'";
  if (c.codePoint >= 0x80) {
    char code[16];
    std::snprintf(code, sizeof code, " (U+%04X)",
                  static_cast<unsigned>(c.codePoint));
    message += code;
  }
  return message;
}

/// What is wrong with a token that the lexer could not read.
std::string Parser::describeProblem() const {
  std::string word(spelling(token));
  switch (token.problem) {
  case LexicalProblem::UnterminatedChar:
    return "this character array is not closed: no ' follows on its line";
  case LexicalProblem::UnterminatedString:
    return "this string is not closed: no \" follows on its line";
  case LexicalProblem::MalformedNumber:
    return "'" + word + "' is neither a number nor a name";
  case LexicalProblem::IntegerTooLarge:
    return "'" + word + "' does not fit its integer class";
  default:
    break;
  }
  std::string_view source = lexer.source();
  bool isLast = token.range.end == source.size();
  return describeCharacter(word, isLast ? '\0' : source[token.range.end]);
}

void Parser::unexpected(std::string_view expected, std::string note) {
  if (at(TokenKind::Invalid))
    fail(token.range, describeProblem(), std::move(note));
  std::string got(describe(token.kind));
  if (at(TokenKind::Identifier))
    got = "'" + std::string(spelling(token)) + "'";
  fail(token.range, "expected " + std::string(expected) + ", got " + got,
       std::move(note));
}

/// Reports that something nests too deep, which ends the parse.
void Parser::reportNesting(SourceRange range) {
  report(range, "nested deeper than " + std::to_string(maxNesting) + " levels",
         "split it into parts");
  giveUp();
}

/// Ends the parse here: the rest of the text is neither read nor reported on.
void Parser::giveUp() {
  gaveUp = true;
  lexer.restartAt(static_cast<uint32_t>(lexer.source().size()));
  token = lexer.next();
}

/// Whether a line begins here with a keyword: inside a bracket this tells that
/// the bracket was never closed.
bool Parser::atKeywordOnNewLine() const {
  bool word = (at(TokenKind::EndIndex) && !inIndex) ||
              (!at(TokenKind::EndIndex) &&
               keywordKind(spelling(token)) != TokenKind::Identifier);
  return word && before == TokenKind::Newline;
}

/// Skips to the end of the statement that holds an error.
void Parser::recover() {
  inMatrix = false;
  inIndex = false;
  while (!at(TokenKind::EndOfFile)) {
    bool inRows =
        lexer.innermostBracket() == '[' || lexer.innermostBracket() == '{';
    if (at(TokenKind::Newline) && !inRows) {
      lexer.restartAt(token.range.end);
      return;
    }
    if (lexer.bracketDepth() == 0 &&
        atAny({TokenKind::Semicolon, TokenKind::Comma}))
      return;
    if (lexer.bracketDepth() > 0 && atKeywordOnNewLine()) {
      lexer.restartAt(token.range.begin);
      advance();
      return;
    }
    advance();
  }
}

} // namespace runmat
