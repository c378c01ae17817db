//===- Parser.h - from tokens to the tree -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A recursive-descent parser. Chains of left-associative operators and of
// indices are built in loops; what nests is counted, so that no input can
// exhaust the stack. Names are resolved afterwards (Resolver.h), but for what
// decides the syntax: whether a name is a variable by now.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_PARSER_H
#define RUNMAT_FRONTEND_PARSER_H

#include "Frontend/AST.h"
#include "Frontend/Frontend.h"
#include "Frontend/Lexer.h"
#include "Frontend/Pulse.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace runmat {

class Parser {
public:
  Parser(ast::Program &program, const SourceText &text,
         DiagnosticEngine &diagnostics, const ParseOptions &options);

  /// Parses the whole text into the program. The tree is complete only when no
  /// error was reported.
  void parseFile();
  /// Whether more text could make what was parsed whole.
  bool isUnfinished() const {
    return diagnostics.hasErrors() ? endsEarly : lexer.isUnfinished();
  }

private:
  /// Unwinds to the statement that holds the error; it is reported already.
  struct SyntaxError {};

  /// A function whose body is being read, or the script.
  struct Scope {
    ast::Function *function = nullptr;
    /// What is known to be a variable by now.
    std::unordered_set<std::string_view> variables;
    SourceRange keyword;
  };

  /// Deepest nesting of expressions and blocks, and of functions. A level costs
  /// about 1 KiB of stack here and in those who walk the tree, some 3 KiB with
  /// sanitizers.
  static constexpr unsigned maxNesting = 1000;

  /// Counts a level of nesting for the time of its life.
  class Nesting {
  public:
    explicit Nesting(Parser &parser);
    ~Nesting() { --parser.depth; }
    Nesting(const Nesting &) = delete;
    Nesting &operator=(const Nesting &) = delete;

  private:
    Parser &parser;
  };

  /// Sets a member for the time of its life.
  template <typename T> class Restore {
  public:
    Restore(T &place, T value) : place(place), old(place) { place = value; }
    ~Restore() { place = old; }
    Restore(const Restore &) = delete;
    Restore &operator=(const Restore &) = delete;

  private:
    T &place;
    T old;
  };

  // Parser.cpp: tokens, nodes, errors.
  Token read(Lexer &from);
  void advance();
  bool at(TokenKind kind) const { return token.kind == kind; }
  bool atAny(std::initializer_list<TokenKind> kinds) const;
  bool atWord() const;
  bool accept(TokenKind kind);
  Token expect(TokenKind kind, std::string_view expected);
  void expectCloser(TokenKind kind, const Token &opener);
  bool assignFollows() const;
  std::string_view spelling(const Token &t) const { return lexer.spelling(t); }
  std::string_view copyText(std::string_view text);
  std::string lineOf(SourceRange range) const;
  [[noreturn]] void fail(SourceRange range, std::string message,
                         std::string note = {});
  std::string describeProblem() const;
  [[noreturn]] void unexpected(std::string_view expected,
                               std::string note = {});
  void report(SourceRange range, std::string message, std::string note = {});
  void recover();
  bool atKeywordOnNewLine() const;
  SourceRange rangeFrom(uint32_t begin) const { return {begin, lastEnd}; }
  void giveUp();
  void reportNesting(SourceRange range);
  template <typename Node, typename... First>
  Node *make(SourceRange range, First... first);
  ast::Function *makeFunction(ast::FunctionKind kind, uint32_t begin);

  // ParseExpressions.cpp
  const ast::Expr *parseExpression() { return parseBinary(0); }
  ast::Expr *parseBinary(unsigned minBinding);
  ast::Expr *parseRange(ast::Expr *first);
  ast::Expr *parsePrefix(bool powerOperand);
  ast::Expr *parsePower();
  ast::Expr *parseTranspose(ast::Expr *operand, ast::UnaryOp op);
  bool startsNewElement() const;
  ast::Expr *parsePrimary();
  ast::Expr *parseNumber();
  ast::Expr *parseCharArray();
  ast::Expr *parseString();
  std::string_view parseQuotedText();
  ast::IdentifierExpr *parseIdentifier();
  ast::Expr *parseEndIndex();
  ast::Expr *parseParenthesised();
  ast::Expr *parseMatrix();
  ast::Expr *parseCellArray();
  void parseRows(ast::List<ast::List<const ast::Expr *>> &rows,
                 const Token &opener, TokenKind closer);
  void parseRow(ast::List<const ast::Expr *> &row, TokenKind closer);
  ast::Expr *parseMetaClass();
  std::string_view parseDottedName(std::string_view expected);

  // ParsePostfix.cpp: indices, fields, handles.
  ast::Expr *parsePostfix();
  bool startsPostfix(const ast::Expr *base) const;
  ast::Expr *parseIndex(ast::Expr *base);
  ast::Expr *parseCellIndex(ast::Expr *base);
  ast::Expr *parseField(ast::Expr *base);
  void parseArguments(ast::List<const ast::Expr *> &arguments,
                      const Token &opener, TokenKind closer);
  void parseArgument(ast::List<const ast::Expr *> &arguments, TokenKind closer);
  ast::Expr *parseBareColon(TokenKind closer);
  ast::Expr *parseHandle();
  ast::Expr *parseAnonymousFunction(const Token &sign);
  void addResultStatement(ast::Function &function, ast::StatementId id);

  // ParseStatements.cpp
  const ast::Stmt *parseStatement();
  ast::StatementId reserveStatement(const ast::Function *function);
  ast::Stmt *parseStatementKind();
  ast::Stmt *parseSimpleStatement();
  ast::Stmt *parseExpressionOrAssignment();
  ast::Stmt *parseAssignment(const ast::Expr *target);
  ast::Stmt *parseMultipleAssignment();
  ast::Stmt *finishAssignment(ast::AssignStmt *assign);
  const ast::Expr *parseTarget();
  bool multipleAssignmentAhead();
  ast::Stmt *parseCommand();
  ast::Stmt *parseSystemCommand();
  ast::Stmt *parseDeclaration(ast::StmtKind kind);
  template <typename Node> ast::Stmt *parseJump(bool inLoopOnly);
  bool endStatement();
  bool isVariable(std::string_view name) const;
  void addVariable(std::string_view name) { scope().variables.insert(name); }

  // ParseBlocks.cpp: statements that hold others.
  void parseBlock(ast::Block &block);
  void parseLoopBody(ast::Block &block);
  bool atBlockEnd() const;
  void skipSeparators();
  void closeBlock(const Token &opener);
  void noteOpenBlock();
  const ast::Expr *parseHeaderExpression();
  ast::Stmt *parseIf();
  ast::Stmt *parseWhile();
  ast::Stmt *parseFor();
  void parseForHeader(ast::ForStmt *loop);
  void parseForAssignment(ast::ForStmt *loop);
  ast::Stmt *parseSwitch();
  ast::Stmt *parseTry();
  const ast::IdentifierExpr *parseExceptionName();
  ast::Stmt *parseSpmd();

  // ParseFunctions.cpp
  void parseTopLevel();
  void openFunction();
  void closeFunction();
  void checkFunctionNesting();
  void finishFunctions();
  void attach(Scope &&closed);
  void parseFunctionHeader(ast::Function *function);
  bool hasOutputs() const;
  void parseOutputs(ast::Function *function);
  void parseParameters(ast::Function *function);
  ast::Slot declare(ast::Function *function, const Token &name, bool output);
  Scope &scope() { return scopes.empty() ? script : scopes.back(); }
  const Scope &scope() const { return scopes.empty() ? script : scopes.back(); }

  // ParseArgumentsBlock.cpp
  void parseArgumentsBlocks(ast::Function *function);
  bool atArgumentsBlock() const;
  void parseArgumentsBlock(ast::Function *function);
  ast::ArgumentDeclaration parseArgumentDeclaration();
  void parseArgumentSize(ast::ArgumentDeclaration &declaration);
  void parseValidators(ast::ArgumentDeclaration &declaration);

  ast::Program &program;
  const SourceText &text;
  DiagnosticEngine &diagnostics;
  Pulse pulse;
  Lexer lexer;
  std::pmr::memory_resource *arena;

  Token token;                           ///< not yet consumed
  TokenKind before = TokenKind::Newline; ///< kind of the one consumed last
  uint32_t lastEnd = 0;                  ///< where that one ends

  unsigned depth = 0;     ///< levels of nesting
  unsigned loopDepth = 0; ///< loops around the statement
  bool inMatrix = false;  ///< blanks separate elements
  bool inIndex = false;   ///< `end` has a meaning
  bool gaveUp = false;    ///< nothing more is read or reported
  bool reportedEncoding = false;
  /// What is missing first is missing at the end of the text.
  bool endsEarly = false;

  Scope script;
  std::vector<Scope> scopes;
  /// Parameters and outputs of the head being read.
  std::unordered_map<std::string_view, ast::Slot> headNames;
  bool functionsEnd = false; ///< the functions of this file are closed by `end`
};

/// A node in the arena, made of `first`, the range and, if it holds lists, the
/// arena.
template <typename Node, typename... First>
Node *Parser::make(SourceRange range, First... first) {
  void *place = arena->allocate(sizeof(Node), alignof(Node));
  if constexpr (std::is_constructible_v<Node, First..., SourceRange,
                                        decltype(arena)>)
    return new (place) Node(first..., range, arena);
  else
    return new (place) Node(first..., range);
}

} // namespace runmat

#endif // RUNMAT_FRONTEND_PARSER_H
