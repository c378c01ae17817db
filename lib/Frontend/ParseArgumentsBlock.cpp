//===- ParseArgumentsBlock.cpp - declarations of arguments ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Parser.h"

namespace runmat {

using namespace ast;

/// `arguments` is a keyword only where the body of a function begins and when
/// nothing but attributes follows on its line.
bool Parser::atArgumentsBlock() const {
  if (!at(TokenKind::Identifier) || spelling(token) != "arguments")
    return false;
  Lexer probe = lexer;
  Token next = probe.next();
  while (next.kind == TokenKind::LParen || probe.bracketDepth() > 0) {
    next = probe.next();
    if (next.kind == TokenKind::EndOfFile || next.kind == TokenKind::Newline)
      return false;
    if (next.kind == TokenKind::RParen)
      next = probe.next();
  }
  return next.kind == TokenKind::Newline;
}

void Parser::parseArgumentsBlocks(Function *function) {
  for (skipSeparators(); atArgumentsBlock(); skipSeparators())
    parseArgumentsBlock(function);
}

void Parser::parseArgumentsBlock(Function *function) {
  ArgumentsBlock block(arena);
  Token keyword = token;
  advance();
  if (accept(TokenKind::LParen)) {
    do
      block.attributes.push_back(spelling(
          expect(TokenKind::Identifier, "Input, Output or Repeating")));
    while (accept(TokenKind::Comma));
    expect(TokenKind::RParen, "')'");
  }
  for (skipSeparators(); !at(TokenKind::KwEnd); skipSeparators()) {
    if (at(TokenKind::EndOfFile))
      fail(keyword.range, "'arguments' is not closed by 'end'");
    block.declarations.push_back(parseArgumentDeclaration());
  }
  advance();
  block.range = rangeFrom(keyword.range.begin);
  function->argumentBlocks.push_back(std::move(block));
}

/// name (size) class {validators} = default
ArgumentDeclaration Parser::parseArgumentDeclaration() {
  ArgumentDeclaration declaration(arena);
  Token first = expect(TokenKind::Identifier, "the name of an argument");
  declaration.name = spelling(first);
  if (accept(TokenKind::Dot)) {
    declaration.allProperties = accept(TokenKind::Question);
    if (declaration.allProperties) {
      declaration.className = parseDottedName("a class name behind '.?'");
    } else {
      expect(TokenKind::Identifier, "a name behind '.'");
      declaration.name =
          lexer.source().substr(first.range.begin, lastEnd - first.range.begin);
    }
  }
  if (at(TokenKind::LParen))
    parseArgumentSize(declaration);
  if (at(TokenKind::Identifier))
    declaration.className = parseDottedName("a class name");
  if (at(TokenKind::LBrace))
    parseValidators(declaration);
  if (accept(TokenKind::Assign))
    declaration.defaultValue = parseExpression();
  declaration.range = rangeFrom(first.range.begin);
  if (!atAny({TokenKind::Newline, TokenKind::Semicolon, TokenKind::Comma,
              TokenKind::KwEnd}))
    unexpected("a class, validators, '=' or the end of the line");
  return declaration;
}

void Parser::parseArgumentSize(ArgumentDeclaration &declaration) {
  Token opener = token;
  advance();
  do {
    if (at(TokenKind::Colon))
      declaration.size.push_back(parseBareColon(TokenKind::RParen));
    else if (at(TokenKind::Number))
      declaration.size.push_back(parseNumber());
    else
      unexpected("a size: a number or ':'");
  } while (accept(TokenKind::Comma));
  expectCloser(TokenKind::RParen, opener);
}

void Parser::parseValidators(ArgumentDeclaration &declaration) {
  Token opener = token;
  advance();
  if (!at(TokenKind::RBrace)) {
    do
      declaration.validators.push_back(parseExpression());
    while (accept(TokenKind::Comma));
  }
  expectCloser(TokenKind::RBrace, opener);
}

} // namespace runmat
