//===- ParseStatements.cpp - simple statements ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/CommandSyntax.h"
#include "Frontend/Parser.h"
#include "Frontend/TreeWalk.h"
#include "Support/Utf8.h"

namespace runmat {

using namespace ast;

/// One statement, entered in the table of statements; null after an error.
/// Its id is its place in the table: a statement comes before those it holds.
const Stmt *Parser::parseStatement() {
  const StatementId id = reserveStatement(scope().function);
  unsigned depthBefore = depth;
  try {
    Nesting level(*this);
    Stmt *statement = parseStatementKind();
    statement->id = id;
    program.statements[id] = statement;
    return statement;
  } catch (const SyntaxError &) {
    depth = depthBefore;
    recover();
    return nullptr;
  }
}

StatementId Parser::reserveStatement(const Function *function) {
  auto id = static_cast<StatementId>(program.statements.size());
  program.statements.push_back(nullptr);
  program.statementFunctions.push_back(function);
  return id;
}

Stmt *Parser::parseStatementKind() {
  switch (token.kind) {
  case TokenKind::KwIf:
    return parseIf();
  case TokenKind::KwWhile:
    return parseWhile();
  case TokenKind::KwFor:
  case TokenKind::KwParfor:
    return parseFor();
  case TokenKind::KwSwitch:
    return parseSwitch();
  case TokenKind::KwTry:
    return parseTry();
  case TokenKind::KwSpmd:
    return parseSpmd();
  default:
    return parseSimpleStatement();
  }
}

Stmt *Parser::parseSimpleStatement() {
  switch (token.kind) {
  case TokenKind::KwBreak:
    return parseJump<BreakStmt>(true);
  case TokenKind::KwContinue:
    return parseJump<ContinueStmt>(true);
  case TokenKind::KwReturn:
    return parseJump<ReturnStmt>(false);
  case TokenKind::KwGlobal:
    return parseDeclaration(StmtKind::Global);
  case TokenKind::KwPersistent:
    return parseDeclaration(StmtKind::Persistent);
  case TokenKind::SystemCommand:
    return parseSystemCommand();
  case TokenKind::LBracket:
    if (multipleAssignmentAhead())
      return parseMultipleAssignment();
    return parseExpressionOrAssignment();
  case TokenKind::Identifier:
    if (!isVariable(spelling(token)) &&
        looksLikeCommand(lexer, token.range.end))
      return parseCommand();
    return parseExpressionOrAssignment();
  default:
    return parseExpressionOrAssignment();
  }
}

/// Takes the end of a simple statement; true when its value is displayed.
bool Parser::endStatement() {
  if (accept(TokenKind::Semicolon))
    return false;
  if (accept(TokenKind::Comma) || accept(TokenKind::Newline) || atBlockEnd())
    return true;
  if (at(TokenKind::Assign))
    fail(token.range, "'=' cannot stand here",
         "only a variable, or an index or field of one, can be assigned to; "
         "'==' compares");
  if (atAny({TokenKind::LParen, TokenKind::LBrace}))
    unexpected("the end of the statement",
               "only a variable can be indexed: write the value to one first");
  unexpected("an operator or the end of the statement");
}

bool Parser::isVariable(std::string_view name) const {
  if (name == "ans" || scope().variables.count(name))
    return true;
  if (!functionsEnd)
    return false;
  for (const Scope &outer : scopes)
    if (outer.variables.count(name))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Assignments
//===----------------------------------------------------------------------===//

Stmt *Parser::parseExpressionOrAssignment() {
  uint32_t begin = token.range.begin;
  const Expr *expr = parseExpression();
  if (at(TokenKind::Assign) && isAssignable(expr))
    return parseAssignment(expr);
  auto *statement = make<ExpressionStmt>(rangeFrom(begin));
  statement->expr = expr;
  statement->display = endStatement();
  return statement;
}

Stmt *Parser::parseAssignment(const Expr *target) {
  auto *assign = make<AssignStmt>(target->range);
  assign->targets.push_back(target);
  advance();
  return finishAssignment(assign);
}

/// Parses the value of an assignment, and makes its targets variables.
Stmt *Parser::finishAssignment(AssignStmt *assign) {
  for (const Expr *target : assign->targets)
    if (target)
      addVariable(rootIdentifier(target)->name);
  assign->value = parseExpression();
  assign->range = rangeFrom(assign->range.begin);
  assign->deletes = !assign->bracketed &&
                    assign->targets.front()->kind == ExprKind::Index &&
                    isEmptyMatrix(assign->value);
  assign->display = endStatement();
  return assign;
}

/// Whether the bracket that opens here is followed by `=`. A list of targets
/// does not cross a line end without a continuation.
bool Parser::multipleAssignmentAhead() {
  Lexer probe = lexer;
  while (probe.bracketDepth() > 0) {
    Token next = read(probe);
    bool lineEnd = next.kind == TokenKind::Newline && probe.bracketDepth() == 1;
    if (lineEnd || next.kind == TokenKind::EndOfFile ||
        next.kind == TokenKind::Invalid)
      return false;
  }
  return probe.next().kind == TokenKind::Assign;
}

Stmt *Parser::parseMultipleAssignment() {
  Token opener = token;
  auto *assign = make<AssignStmt>(opener.range);
  assign->bracketed = true;
  {
    Restore<bool> elements(inMatrix, true);
    advance();
    while (!at(TokenKind::RBracket)) {
      assign->targets.push_back(parseTarget());
      accept(TokenKind::Comma);
    }
  }
  advance();
  if (assign->targets.empty())
    fail(rangeFrom(opener.range.begin), "there is nothing to assign to",
         "name the outputs, or ignore one with '~': [~, i] = f()");
  advance();
  return finishAssignment(assign);
}

/// One target of [a, b] = …; null for `~`.
const Expr *Parser::parseTarget() {
  if (accept(TokenKind::Tilde))
    return nullptr;
  const Expr *target = parsePostfix();
  if (!isAssignable(target))
    fail(target->range, "this cannot be assigned to",
         "a target is a variable, or an index or field of one");
  return target;
}

//===----------------------------------------------------------------------===//
// Commands, declarations and jumps
//===----------------------------------------------------------------------===//

Stmt *Parser::parseCommand() {
  auto *command = make<CommandStmt>(token.range);
  command->name = spelling(token);
  CommandWords words = splitCommandWords(lexer, token.range.end);
  if (words.unterminated)
    fail({words.end, words.end + 1}, "this quote is not closed on its line",
         "to call a function, write " + std::string(command->name) + "(...)");
  for (const std::string &word : words.words)
    command->arguments.push_back(copyText(word));
  lexer.restartAt(words.end);
  command->range.end = words.end;
  lastEnd = words.end;
  token = lexer.next();
  command->display = endStatement();
  return command;
}

Stmt *Parser::parseSystemCommand() {
  auto *command = make<CommandStmt>(token.range);
  command->name = spelling(token).substr(0, 1);
  std::string_view line = spelling(token).substr(1);
  command->arguments.push_back(isValidUtf8(line) ? line
                                                 : copyText(repairUtf8(line)));
  advance();
  command->display = endStatement();
  return command;
}

/// global or persistent with its names.
Stmt *Parser::parseDeclaration(StmtKind kind) {
  auto *declaration = make<DeclarationStmt>(token.range, kind);
  advance();
  do {
    if (!at(TokenKind::Identifier))
      unexpected("the name of a variable");
    addVariable(spelling(token));
    declaration->names.push_back(parseIdentifier());
  } while (at(TokenKind::Identifier));
  declaration->range = rangeFrom(declaration->range.begin);
  endStatement();
  return declaration;
}

template <typename Node> Stmt *Parser::parseJump(bool inLoopOnly) {
  auto *jump = make<Node>(token.range);
  if (inLoopOnly && loopDepth == 0)
    report(token.range,
           "'" + std::string(spelling(token)) + "' stands outside a loop",
           "it belongs into the body of for or while");
  advance();
  endStatement();
  return jump;
}

} // namespace runmat
