//===- ParseFunctions.cpp - files, functions and their headers --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a file either every function is closed by `end` or none is, and only the
// first `end` behind a body tells. So functions are kept open on a stack: at an
// `end` the innermost closes and lies in the one below it; when the file ends
// without any, all of the stack are functions of the file.
//===----------------------------------------------------------------------===//
#include "Frontend/Parser.h"

namespace runmat {

using namespace ast;

void Parser::parseFile() {
  advance();
  while (!at(TokenKind::EndOfFile))
    parseTopLevel();
  finishFunctions();
  bool holdsOnlyFunctions =
      script.function->body.empty() && !program.functions.empty();
  if (!holdsOnlyFunctions) {
    script.function->range = {0, static_cast<uint32_t>(program.source.size())};
    program.script = script.function;
  }
  program.statementCount = static_cast<uint32_t>(program.statements.size());
}

/// What stands outside every block: statements of the script or of the
/// innermost open function, and the heads and ends of functions.
void Parser::parseTopLevel() {
  parseBlock(scope().function->body);
  switch (token.kind) {
  case TokenKind::EndOfFile:
    return;
  case TokenKind::KwFunction:
    openFunction();
    return;
  case TokenKind::KwEnd:
    closeFunction();
    return;
  case TokenKind::KwClassdef:
    report(token.range, "classdef is not supported",
           "only scripts and functions can be run");
    giveUp();
    return;
  default:
    report(token.range, std::string(describe(token.kind)) +
                            " stands outside the block that it belongs to");
    recover();
  }
}

void Parser::openFunction() {
  checkFunctionNesting();
  Scope opened;
  opened.keyword = token.range;
  opened.function = makeFunction(FunctionKind::Named, token.range.begin);
  scopes.push_back(std::move(opened));
  Function *function = scopes.back().function;
  advance();
  try {
    parseFunctionHeader(function);
    parseArgumentsBlocks(function);
  } catch (const SyntaxError &) {
    depth = 0;
    recover();
  }
}

/// Functions nest only where they are closed by `end`.
void Parser::checkFunctionNesting() {
  if (functionsEnd && scopes.size() >= maxNesting)
    reportNesting(scopes.back().keyword);
}

void Parser::closeFunction() {
  if (scopes.empty()) {
    report(token.range, "'end' has nothing to close");
    advance();
    return;
  }
  functionsEnd = true;
  checkFunctionNesting();
  Scope closed = std::move(scopes.back());
  scopes.pop_back();
  advance();
  closed.function->range.end = lastEnd;
  attach(std::move(closed));
}

/// Puts a closed function into the function around it, or into the file.
void Parser::attach(Scope &&closed) {
  Function *function = closed.function;
  if (scopes.empty()) {
    program.functions.push_back(function);
    return;
  }
  function->kind = FunctionKind::Nested;
  function->parent = scopes.back().function;
  function->parent->nested.push_back(function);
}

/// At the end of the file: closes the functions that are still open.
void Parser::finishFunctions() {
  if (functionsEnd) {
    for (const Scope &open : scopes)
      report(open.keyword,
             "function '" + std::string(open.function->name) +
                 "' is not closed by 'end'",
             "other functions of this file are, so all must be");
    return;
  }
  uint32_t end = token.range.end;
  for (auto open = scopes.rbegin(); open != scopes.rend(); ++open) {
    open->function->range.end = end;
    end = open->function->range.begin;
  }
  for (const Scope &open : scopes)
    program.functions.push_back(open.function);
}

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

/// Whether outputs come first: `[` does, and a name before `=`.
bool Parser::hasOutputs() const {
  return at(TokenKind::LBracket) ||
         (at(TokenKind::Identifier) && assignFollows());
}

/// function [outputs] = name(parameters)
void Parser::parseFunctionHeader(Function *function) {
  headNames.clear();
  if (hasOutputs()) {
    parseOutputs(function);
    expect(TokenKind::Assign, "'=' behind the outputs");
  }
  function->nameRange = token.range;
  if (accept(TokenKind::KwEnd)) {
    // A class in a folder overloads the `end` of an index by such a file.
    function->name = "end";
  } else {
    function->name = parseDottedName("the name of the function");
    function->nameRange.end = lastEnd;
  }
  if (at(TokenKind::LParen))
    parseParameters(function);
  function->range.end = lastEnd;
}

void Parser::parseOutputs(Function *function) {
  if (at(TokenKind::Identifier)) {
    Token name = expect(TokenKind::Identifier, "an output");
    function->outputs.push_back(declare(function, name, true));
  } else {
    Token opener = token;
    advance();
    while (!at(TokenKind::RBracket) && at(TokenKind::Identifier)) {
      Token name = expect(TokenKind::Identifier, "an output");
      function->outputs.push_back(declare(function, name, true));
      accept(TokenKind::Comma);
    }
    expectCloser(TokenKind::RBracket, opener);
  }
  function->hasVarargout =
      !function->outputs.empty() &&
      function->variables[function->outputs.back()].name == "varargout";
}

/// (a, b, ~, varargin), of a named or an anonymous function.
void Parser::parseParameters(Function *function) {
  Token opener = token;
  advance();
  while (!at(TokenKind::RParen)) {
    if (accept(TokenKind::Tilde)) {
      function->parameters.push_back(noSlot);
    } else {
      Token name = expect(TokenKind::Identifier, "the name of a parameter");
      function->parameters.push_back(declare(function, name, false));
    }
    if (!accept(TokenKind::Comma))
      break;
  }
  lexer.expectOperand(); // @(k)'text': the quote opens a literal
  expectCloser(TokenKind::RParen, opener);
  Slot last =
      function->parameters.empty() ? noSlot : function->parameters.back();
  function->hasVarargin =
      last != noSlot && function->variables[last].name == "varargin";
}

/// Makes a parameter or an output a variable of the function. One name can be
/// both, which is one variable.
Slot Parser::declare(Function *function, const Token &name, bool output) {
  std::string_view spelled = spelling(name);
  List<Variable> &variables = function->variables;
  auto [at, isNew] =
      headNames.try_emplace(spelled, static_cast<Slot>(variables.size()));
  if (isNew) {
    variables.emplace_back();
    variables.back().name = spelled;
  }
  Variable &variable = variables[at->second];
  bool &role = output ? variable.isOutput : variable.isParameter;
  if (role)
    fail(name.range, "'" + std::string(spelled) + "' is already " +
                         (output ? "an output" : "a parameter") +
                         " of this function");
  role = true;
  if (function->kind != FunctionKind::Anonymous)
    addVariable(spelled);
  return at->second;
}

} // namespace runmat
