//===- ParsePostfix.cpp - indices, fields and handles -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Parser.h"

namespace runmat {

using namespace ast;

/// Whether `base` may be followed by an index or a field: literals and values
/// in parentheses may not.
static bool isReference(const Expr *base) {
  switch (base->kind) {
  case ExprKind::Identifier:
  case ExprKind::Index:
  case ExprKind::CellIndex:
  case ExprKind::Field:
  case ExprKind::DynamicField:
    return !base->parenthesised;
  default:
    return false;
  }
}

bool Parser::startsPostfix(const Expr *base) const {
  if (inMatrix && token.spaceBefore)
    return false;
  if (at(TokenKind::Dot))
    return isReference(base) || base->parenthesised;
  return isReference(base) && atAny({TokenKind::LParen, TokenKind::LBrace});
}

Expr *Parser::parsePostfix() {
  Expr *base = parsePrimary();
  while (startsPostfix(base)) {
    if (at(TokenKind::Dot))
      base = parseField(base);
    else if (base->kind == ExprKind::Index)
      fail(token.range, "() must come last in an index, but for a field",
           "write the value to a variable first, then index the variable");
    else
      base = at(TokenKind::LParen) ? parseIndex(base) : parseCellIndex(base);
  }
  return base;
}

Expr *Parser::parseIndex(Expr *base) {
  auto *index = make<IndexExpr>(base->range);
  index->base = base;
  parseArguments(index->arguments, token, TokenKind::RParen);
  index->range = rangeFrom(base->range.begin);
  return index;
}

Expr *Parser::parseCellIndex(Expr *base) {
  auto *index = make<CellIndexExpr>(base->range);
  index->base = base;
  parseArguments(index->arguments, token, TokenKind::RBrace);
  index->range = rangeFrom(base->range.begin);
  return index;
}

Expr *Parser::parseField(Expr *base) {
  advance();
  if (at(TokenKind::LParen)) {
    Token opener = token;
    auto *field = make<DynamicFieldExpr>(base->range);
    field->base = base;
    Restore<bool> plain(inMatrix, false);
    advance();
    field->name = parseExpression();
    expectCloser(TokenKind::RParen, opener);
    field->range = rangeFrom(base->range.begin);
    return field;
  }
  auto *field = make<FieldExpr>(base->range);
  field->base = base;
  if (!atWord())
    unexpected("a field name");
  field->name = spelling(token);
  advance();
  field->range = rangeFrom(base->range.begin);
  return field;
}

/// Parses from `opener`, the current token, past `closer`.
void Parser::parseArguments(List<const Expr *> &arguments, const Token &opener,
                            TokenKind closer) {
  Token open = opener;
  Restore<bool> plain(inMatrix, false);
  Restore<bool> index(inIndex, true);
  advance();
  if (!at(closer)) {
    do
      parseArgument(arguments, closer);
    while (accept(TokenKind::Comma));
  }
  expectCloser(closer, open);
}

/// One argument; `Name=value` stands for two, 'Name' and the value.
void Parser::parseArgument(List<const Expr *> &arguments, TokenKind closer) {
  if (at(TokenKind::Colon)) {
    arguments.push_back(parseBareColon(closer));
    return;
  }
  bool named = closer == TokenKind::RParen && at(TokenKind::Identifier) &&
               assignFollows();
  if (named) {
    auto *name = make<CharArrayExpr>(token.range);
    name->text = spelling(token);
    arguments.push_back(name);
    advance();
    advance();
  }
  arguments.push_back(parseExpression());
}

Expr *Parser::parseBareColon(TokenKind closer) {
  auto *colon = make<ColonExpr>(token.range);
  advance();
  if (!at(closer) && !at(TokenKind::Comma))
    unexpected("',' or the end of the index behind ':'");
  return colon;
}

Expr *Parser::parseHandle() {
  Token sign = token;
  advance();
  if (at(TokenKind::LParen))
    return parseAnonymousFunction(sign);
  auto *handle = make<FunctionHandleExpr>(sign.range);
  handle->name = parseDottedName("a function name or '(' behind '@'");
  handle->range = rangeFrom(sign.range.begin);
  return handle;
}

Expr *Parser::parseAnonymousFunction(const Token &sign) {
  auto *anonymous = make<AnonymousFunctionExpr>(sign.range);
  Function *function = makeFunction(FunctionKind::Anonymous, sign.range.begin);
  anonymous->function = function;
  {
    Restore<bool> plain(inMatrix, false);
    headNames.clear();
    parseParameters(function);
  }
  Restore<bool> outside(inIndex, false);
  const StatementId id = reserveStatement(function);
  function->result = parseExpression();
  addResultStatement(*function, id);
  function->range = rangeFrom(sign.range.begin);
  anonymous->range = function->range;
  return anonymous;
}

void Parser::addResultStatement(Function &function, StatementId id) {
  const SourceRange range = function.result->range;
  auto *statement = make<AssignStmt>(range);
  statement->id = id;
  statement->targets.push_back(make<IdentifierExpr>(range));
  statement->value = function.result;
  function.body.push_back(statement);
  program.statements[id] = statement;
}

} // namespace runmat
