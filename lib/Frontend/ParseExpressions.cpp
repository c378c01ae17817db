//===- ParseExpressions.cpp - operators and literals ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Precedence, from loose to tight: || && | & comparisons : + * prefix power.
// Power and transposes share a level and associate to the left; the right
// operand of a power may carry prefix operators (2^-1).
//===----------------------------------------------------------------------===//
#include "Frontend/Literals.h"
#include "Frontend/Parser.h"
#include "Frontend/TreeWalk.h"
#include "Support/Utf8.h"

namespace runmat {

using namespace ast;

namespace {
struct BinaryInfo {
  TokenKind token;
  BinaryOp op;
  unsigned binding;
};
struct UnaryInfo {
  TokenKind token;
  UnaryOp op;
};
} // namespace

static constexpr unsigned rangeBinding = 6, powerBinding = 9;

static constexpr BinaryInfo binaryOperators[] = {
    {TokenKind::OrOr, BinaryOp::OrShort, 1},
    {TokenKind::AndAnd, BinaryOp::AndShort, 2},
#define RUNMAT_BINARY_OPERATOR(op, symbol, token, binding, ...)                \
  {TokenKind::token, BinaryOp::op, binding},
#include "Catalogue/Operators.inc"
};

static constexpr UnaryInfo unaryOperators[] = {
#define RUNMAT_UNARY_OPERATOR(op, symbol, token, ...)                          \
  {TokenKind::token, UnaryOp::op},
#include "Catalogue/Operators.inc"
};

template <typename Info, size_t count>
static const Info *findOperator(const Info (&table)[count], TokenKind kind) {
  for (const Info &info : table)
    if (info.token == kind)
      return &info;
  return nullptr;
}

/// In [a -b] and {a +b} the sign belongs to a new element.
bool Parser::startsNewElement() const {
  return inMatrix && token.spaceBefore && !token.spaceAfter &&
         atAny({TokenKind::Plus, TokenKind::Minus});
}

Expr *Parser::parseBinary(unsigned minBinding) {
  Nesting level(*this);
  Expr *left = parsePrefix(false);
  while (!startsNewElement()) {
    if (at(TokenKind::Colon) && minBinding <= rangeBinding) {
      left = parseRange(left);
      continue;
    }
    const BinaryInfo *info = findOperator(binaryOperators, token.kind);
    if (!info || info->binding < minBinding)
      break;
    auto *binary = make<BinaryExpr>(left->range);
    binary->op = info->op;
    binary->opRange = token.range;
    advance();
    binary->lhs = left;
    binary->rhs = parseBinary(info->binding + 1);
    binary->range = rangeFrom(left->range.begin);
    left = binary;
  }
  return left;
}

/// Parses the `:last` or `:step:last` behind `first`.
Expr *Parser::parseRange(Expr *first) {
  auto *range = make<RangeExpr>(first->range);
  range->first = first;
  advance();
  range->last = parseBinary(rangeBinding + 1);
  if (at(TokenKind::Colon)) {
    advance();
    range->step = range->last;
    range->last = parseBinary(rangeBinding + 1);
  }
  range->range = rangeFrom(first->range.begin);
  return range;
}

/// Prefix operators and their operand. As an operand of a power they bind
/// tighter than the next power: 2^-1^2 is (2^-1)^2.
Expr *Parser::parsePrefix(bool powerOperand) {
  const UnaryInfo *info = findOperator(unaryOperators, token.kind);
  if (!info || isPostfix(info->op))
    return powerOperand ? parsePostfix() : parsePower();
  Nesting level(*this);
  auto *unary = make<UnaryExpr>(token.range);
  unary->op = info->op;
  advance();
  unary->operand = parsePrefix(powerOperand);
  unary->range = rangeFrom(unary->range.begin);
  return unary;
}

Expr *Parser::parseTranspose(Expr *operand, UnaryOp op) {
  auto *transpose = make<UnaryExpr>(operand->range);
  transpose->op = op;
  advance();
  transpose->operand = operand;
  transpose->range = rangeFrom(operand->range.begin);
  return transpose;
}

Expr *Parser::parsePower() {
  Expr *left = parsePostfix();
  for (;;) {
    const UnaryInfo *postfix = findOperator(unaryOperators, token.kind);
    if (postfix && isPostfix(postfix->op)) {
      left = parseTranspose(left, postfix->op);
      continue;
    }
    const BinaryInfo *info = findOperator(binaryOperators, token.kind);
    if (!info || info->binding != powerBinding)
      return left;
    auto *power = make<BinaryExpr>(left->range);
    power->op = info->op;
    power->opRange = token.range;
    advance();
    power->lhs = left;
    power->rhs = parsePrefix(true);
    power->range = rangeFrom(left->range.begin);
    left = power;
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Expr *Parser::parsePrimary() {
  switch (token.kind) {
  case TokenKind::Number:
    return parseNumber();
  case TokenKind::CharLiteral:
    return parseCharArray();
  case TokenKind::StringLiteral:
    return parseString();
  case TokenKind::Identifier:
    return parseIdentifier();
  case TokenKind::EndIndex:
    return parseEndIndex();
  case TokenKind::LParen:
    return parseParenthesised();
  case TokenKind::LBracket:
    return parseMatrix();
  case TokenKind::LBrace:
    return parseCellArray();
  case TokenKind::At:
    return parseHandle();
  case TokenKind::Question:
    return parseMetaClass();
  case TokenKind::Assign:
    unexpected("an expression", "there is no '+=' or the like: write "
                                "x = x + 1, and '==' to compare");
  default:
    unexpected("an expression");
  }
}

Expr *Parser::parseNumber() {
  auto *number = make<NumberExpr>(token.range);
  number->spelling = spelling(token);
  NumberValue value = readNumber(number->spelling);
  number->value = value.value;
  number->integer = value.integer;
  number->literalClass = value.literalClass;
  number->imaginary = value.imaginary;
  advance();
  return number;
}

std::string_view Parser::parseQuotedText() {
  std::string_view quoted = spelling(token);
  if (!reportedEncoding && !isValidUtf8(quoted)) {
    reportedEncoding = true;
    diagnostics.warning(text, token.range,
                        "invalid UTF-8 in text is read as Latin-1",
                        "save the file as UTF-8");
  }
  advance();
  if (quotedTextNeedsCopy(quoted))
    return copyText(readQuotedText(quoted));
  return quoted.substr(1, quoted.size() - 2);
}

Expr *Parser::parseCharArray() {
  auto *literal = make<CharArrayExpr>(token.range);
  literal->text = parseQuotedText();
  return literal;
}

Expr *Parser::parseString() {
  auto *literal = make<StringExpr>(token.range);
  literal->text = parseQuotedText();
  return literal;
}

/// A name, or method@Class: the method of a class that another one overrides.
IdentifierExpr *Parser::parseIdentifier() {
  auto *identifier = make<IdentifierExpr>(token.range);
  identifier->name = spelling(token);
  advance();
  if (at(TokenKind::At) && !token.spaceBefore && !token.spaceAfter) {
    advance();
    parseDottedName("a class name behind '@'");
    identifier->range.end = lastEnd;
    identifier->name = lexer.source().substr(identifier->range.begin,
                                             lastEnd - identifier->range.begin);
  }
  return identifier;
}

Expr *Parser::parseEndIndex() {
  if (!inIndex)
    fail(token.range, "'end' stands outside an index",
         "inside () or {} of a variable it is the last position");
  auto *end = make<EndExpr>(token.range);
  advance();
  return end;
}

Expr *Parser::parseParenthesised() {
  Token opener = token;
  Restore<bool> plain(inMatrix, false);
  advance();
  Expr *inner = parseBinary(0);
  expectCloser(TokenKind::RParen, opener);
  inner->parenthesised = true;
  inner->range = rangeFrom(opener.range.begin);
  return inner;
}

Expr *Parser::parseMatrix() {
  Token opener = token;
  auto *matrix = make<MatrixExpr>(opener.range);
  parseRows(matrix->rows, opener, TokenKind::RBracket);
  matrix->range = rangeFrom(opener.range.begin);
  return matrix;
}

Expr *Parser::parseCellArray() {
  Token opener = token;
  auto *cell = make<CellArrayExpr>(opener.range);
  parseRows(cell->rows, opener, TokenKind::RBrace);
  cell->range = rangeFrom(opener.range.begin);
  return cell;
}

/// Parses the rows between `opener` and `closer`. Semicolons and line ends
/// separate them; empty ones do not count.
void Parser::parseRows(List<List<const Expr *>> &rows, const Token &opener,
                       TokenKind closer) {
  Restore<bool> elements(inMatrix, true);
  advance();
  for (;;) {
    while (atAny({TokenKind::Newline, TokenKind::Semicolon}))
      advance();
    if (at(closer) || at(TokenKind::EndOfFile) || atKeywordOnNewLine())
      break;
    rows.emplace_back();
    parseRow(rows.back(), closer);
    if (!atAny({TokenKind::Newline, TokenKind::Semicolon}))
      break;
  }
  // Behind the closer the blanks of the context outside count again.
  inMatrix = false;
  expectCloser(closer, opener);
}

/// Parses the elements of one row. They are separated by a comma or a blank;
/// a comma at the end is allowed.
void Parser::parseRow(List<const Expr *> &row, TokenKind closer) {
  auto atRowEnd = [&] {
    return at(closer) || atAny({TokenKind::Newline, TokenKind::Semicolon,
                                TokenKind::EndOfFile});
  };
  do {
    row.push_back(parseExpression());
    bool separated = accept(TokenKind::Comma) || token.spaceBefore;
    if (!separated && !atRowEnd())
      unexpected(closer == TokenKind::RBracket ? "',', ';' or ']'"
                                               : "',', ';' or '}'");
  } while (!atRowEnd());
}

/// name.name.name
std::string_view Parser::parseDottedName(std::string_view expected) {
  Token first = expect(TokenKind::Identifier, expected);
  while (at(TokenKind::Dot) && !(inMatrix && token.spaceBefore)) {
    advance();
    expect(TokenKind::Identifier, "a name behind '.'");
  }
  return lexer.source().substr(first.range.begin, lastEnd - first.range.begin);
}

Expr *Parser::parseMetaClass() {
  auto *meta = make<MetaClassExpr>(token.range);
  advance();
  meta->name = parseDottedName("a class name behind '?'");
  meta->range = rangeFrom(meta->range.begin);
  return meta;
}

} // namespace runmat
