//===- ParseBlocks.cpp - statements that hold others ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Parser.h"
#include "Frontend/TreeWalk.h"

namespace runmat {

using namespace ast;

/// Whether a keyword stands here that ends the block around it.
bool Parser::atBlockEnd() const {
  return atAny({TokenKind::EndOfFile, TokenKind::KwEnd, TokenKind::KwElse,
                TokenKind::KwElseif, TokenKind::KwCase, TokenKind::KwOtherwise,
                TokenKind::KwCatch, TokenKind::KwFunction,
                TokenKind::KwClassdef});
}

void Parser::skipSeparators() {
  while (atAny({TokenKind::Newline, TokenKind::Semicolon, TokenKind::Comma}))
    advance();
}

void Parser::parseBlock(Block &block) {
  for (skipSeparators(); !atBlockEnd(); skipSeparators())
    if (const Stmt *statement = parseStatement())
      block.push_back(statement);
}

void Parser::parseLoopBody(Block &block) {
  ++loopDepth;
  parseBlock(block);
  --loopDepth;
}

/// The text may end here, within a block, with nothing wrong before.
void Parser::noteOpenBlock() {
  endsEarly |= at(TokenKind::EndOfFile) && !diagnostics.hasErrors();
}

/// Takes the `end` of the statement that `opener` begins. A keyword that does
/// not belong there is reported once, and the block goes on.
void Parser::closeBlock(const Token &opener) {
  bool reported = false;
  while (!atAny({TokenKind::KwEnd, TokenKind::EndOfFile, TokenKind::KwFunction,
                 TokenKind::KwClassdef})) {
    if (!reported)
      report(token.range, std::string(describe(token.kind)) +
                              " does not belong to the " +
                              std::string(describe(opener.kind)) + " at " +
                              lineOf(opener.range));
    reported = true;
    recover();
    Block ignored(arena);
    parseBlock(ignored);
  }
  if (accept(TokenKind::KwEnd))
    return;
  noteOpenBlock();
  std::string where = at(TokenKind::EndOfFile)
                          ? "the file ends before it"
                          : std::string(describe(token.kind)) + " at " +
                                lineOf(token.range) + " comes before it";
  report(opener.range,
         std::string(describe(opener.kind)) + " is not closed by 'end'", where);
  if (at(TokenKind::EndOfFile))
    giveUp();
}

/// The expression in the head of a block. An error in it does not lose the
/// block: it yields null.
const Expr *Parser::parseHeaderExpression() {
  unsigned depthBefore = depth;
  try {
    return parseExpression();
  } catch (const SyntaxError &) {
    depth = depthBefore;
    recover();
    return nullptr;
  }
}

Stmt *Parser::parseIf() {
  Token opener = token;
  auto *statement = make<IfStmt>(opener.range);
  do {
    advance();
    const Expr *condition = parseHeaderExpression();
    statement->clauses.push_back({condition, Block(arena)});
    parseBlock(statement->clauses.back().body);
  } while (at(TokenKind::KwElseif));
  if (accept(TokenKind::KwElse)) {
    statement->hasElse = true;
    parseBlock(statement->otherwise);
  }
  closeBlock(opener);
  statement->range = rangeFrom(opener.range.begin);
  return statement;
}

Stmt *Parser::parseWhile() {
  Token opener = token;
  auto *statement = make<WhileStmt>(opener.range);
  advance();
  statement->condition = parseHeaderExpression();
  parseLoopBody(statement->body);
  closeBlock(opener);
  statement->range = rangeFrom(opener.range.begin);
  return statement;
}

Stmt *Parser::parseFor() {
  Token opener = token;
  auto *loop = make<ForStmt>(opener.range);
  loop->parallel = at(TokenKind::KwParfor);
  unsigned depthBefore = depth;
  try {
    parseForHeader(loop);
  } catch (const SyntaxError &) {
    depth = depthBefore;
    recover();
  }
  parseLoopBody(loop->body);
  closeBlock(opener);
  loop->range = rangeFrom(opener.range.begin);
  return loop;
}

/// `i = 1:n`, `(i = 1:n)` or, of parfor, `(i = 1:n, workers)`.
void Parser::parseForHeader(ForStmt *loop) {
  advance();
  if (!at(TokenKind::LParen)) {
    parseForAssignment(loop);
    return;
  }
  Token opener = token;
  advance();
  parseForAssignment(loop);
  if (loop->parallel && accept(TokenKind::Comma))
    loop->workers = parseExpression();
  expectCloser(TokenKind::RParen, opener);
}

void Parser::parseForAssignment(ForStmt *loop) {
  if (!at(TokenKind::Identifier))
    unexpected("the loop variable");
  loop->target = parsePostfix();
  addVariable(rootIdentifier(loop->target)->name);
  expect(TokenKind::Assign, "'=' behind the loop variable");
  loop->iterated = parseExpression();
}

Stmt *Parser::parseSwitch() {
  Token opener = token;
  auto *statement = make<SwitchStmt>(opener.range);
  advance();
  statement->subject = parseHeaderExpression();
  skipSeparators();
  if (!atBlockEnd()) {
    report(token.range, "expected 'case', 'otherwise' or 'end'",
           "statements of a switch stand under a case");
    Block ignored(arena);
    parseBlock(ignored);
  }
  while (accept(TokenKind::KwCase)) {
    const Expr *value = parseHeaderExpression();
    statement->cases.push_back({value, Block(arena)});
    parseBlock(statement->cases.back().body);
  }
  if (accept(TokenKind::KwOtherwise)) {
    statement->hasOtherwise = true;
    parseBlock(statement->otherwise);
  }
  closeBlock(opener);
  statement->range = rangeFrom(opener.range.begin);
  return statement;
}

Stmt *Parser::parseTry() {
  Token opener = token;
  auto *statement = make<TryStmt>(opener.range);
  advance();
  parseBlock(statement->body);
  if (accept(TokenKind::KwCatch)) {
    statement->hasCatch = true;
    statement->exception = parseExceptionName();
    parseBlock(statement->handler);
  }
  closeBlock(opener);
  statement->range = rangeFrom(opener.range.begin);
  return statement;
}

/// The variable behind `catch`: a name alone on the rest of the line. Anything
/// else there is the first statement of the handler.
const IdentifierExpr *Parser::parseExceptionName() {
  if (!at(TokenKind::Identifier))
    return nullptr;
  std::string_view source = lexer.source();
  uint32_t next = lexer.skipBlanks(token.range.end);
  static constexpr std::string_view enders = "\r\n;,%";
  if (next < source.size() &&
      enders.find(source[next]) == std::string_view::npos)
    return nullptr;
  addVariable(spelling(token));
  return parseIdentifier();
}

Stmt *Parser::parseSpmd() {
  Token opener = token;
  auto *statement = make<SpmdStmt>(opener.range);
  advance();
  if (at(TokenKind::LParen))
    parseArguments(statement->arguments, token, TokenKind::RParen);
  parseBlock(statement->body);
  closeBlock(opener);
  statement->range = rangeFrom(opener.range.begin);
  return statement;
}

} // namespace runmat
