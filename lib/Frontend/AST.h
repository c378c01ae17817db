//===- AST.h - syntax tree of a MATLAB-syntax file --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The resolved tree that the interpreter walks and the compiler imports. Nodes
// live in the arena of their `Program` and are never freed alone, so a chain of
// 100,000 operators is destroyed without recursion.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_AST_H
#define RUNMAT_FRONTEND_AST_H

#include "Support/SourceRange.h"

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

namespace runmat::ast {

/// Half-open byte range in the source text of the program.
using runmat::SourceRange;

/// A list in the arena.
template <typename T> using List = std::pmr::vector<T>;

/// Index of a variable in `Function::variables`; `noSlot` when the name is not
/// a variable of the function.
using Slot = int32_t;
inline constexpr Slot noSlot = -1;

/// Identity of a statement: dense from 0 in source order over the whole
/// program, the same at each parse of one text.
using StatementId = uint32_t;

struct Function;

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

enum class ExprKind : uint8_t {
  Number,
  CharArray,
  String,
  Identifier,
  Colon,
  End,
  Unary,
  Binary,
  Range,
  Matrix,
  CellArray,
  Index,
  CellIndex,
  Field,
  DynamicField,
  AnonymousFunction,
  FunctionHandle,
  MetaClass,
};

struct Expr {
  ExprKind kind;
  SourceRange range;
  /// Written in parentheses of its own; `(c{:})` yields one value and `(a)'`
  /// keeps its text when printed.
  bool parenthesised = false;

protected:
  Expr(ExprKind kind, SourceRange range) : kind(kind), range(range) {}
};

/// Class of a literal: hexadecimal and binary ones are integers, all others are
/// double.
enum class LiteralClass : uint8_t {
  Double,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64
};

struct NumberExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Number; }
  NumberExpr(SourceRange r) : Expr(ExprKind::Number, r) {}
  /// Value of a double literal; of an imaginary one (`2i`), the imaginary part.
  double value = 0;
  /// Bits of an integer literal.
  uint64_t integer = 0;
  LiteralClass literalClass = LiteralClass::Double;
  bool imaginary = false;
  /// As written, without separators; printing uses it so that no digit is lost.
  std::string_view spelling;
};

/// 'text': a char row vector. The text is UTF-8 with doubled quotes undone.
struct CharArrayExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::CharArray; }
  CharArrayExpr(SourceRange r) : Expr(ExprKind::CharArray, r) {}
  std::string_view text;
};

/// "text": a string scalar. Doubled quotes undone; escapes are not expanded
/// here.
struct StringExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::String; }
  StringExpr(SourceRange r) : Expr(ExprKind::String, r) {}
  std::string_view text;
};

/// A name, or `method@Class`, which never has a slot. With a slot it is a
/// variable of the enclosing function (or may be: `Function::hasDynamicNames`);
/// without, a function.
struct IdentifierExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Identifier; }
  IdentifierExpr(SourceRange r) : Expr(ExprKind::Identifier, r) {}
  std::string_view name;
  Slot slot = noSlot;
};

/// A bare `:` among index arguments.
struct ColonExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Colon; }
  ColonExpr(SourceRange r) : Expr(ExprKind::Colon, r) {}
};

/// `end` among index arguments. It belongs to the innermost enclosing Index or
/// CellIndex whose base is a value (not a function).
struct EndExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::End; }
  EndExpr(SourceRange r) : Expr(ExprKind::End, r) {}
  /// The Index or CellIndex that it measures; null only in a tree with errors.
  const Expr *target = nullptr;
  uint32_t position = 0; ///< zero-based argument position
  uint32_t count = 1;    ///< number of arguments there
};

/// Operators are those of the catalogue.
enum class UnaryOp : uint8_t {
#define RUNMAT_UNARY_OPERATOR(op, ...) op,
#include "Catalogue/Operators.inc"
};

struct UnaryExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Unary; }
  UnaryExpr(SourceRange r) : Expr(ExprKind::Unary, r) {}
  UnaryOp op = UnaryOp::Plus;
  const Expr *operand = nullptr;
};

enum class BinaryOp : uint8_t {
#define RUNMAT_BINARY_OPERATOR(op, ...) op,
#include "Catalogue/Operators.inc"
  // No functions: they may not evaluate their right side.
  AndShort,
  OrShort
};

struct BinaryExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Binary; }
  BinaryExpr(SourceRange r) : Expr(ExprKind::Binary, r) {}
  BinaryOp op = BinaryOp::Plus;
  const Expr *lhs = nullptr;
  const Expr *rhs = nullptr;
  /// Where the operator itself stands, for messages.
  SourceRange opRange;
};

/// first:last or first:step:last.
struct RangeExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Range; }
  RangeExpr(SourceRange r) : Expr(ExprKind::Range, r) {}
  const Expr *first = nullptr;
  const Expr *step = nullptr; ///< may be null
  const Expr *last = nullptr;
};

/// [a b; c d]; `rows` holds one list a row.
struct MatrixExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Matrix; }
  MatrixExpr(SourceRange r, std::pmr::memory_resource *arena)
      : Expr(ExprKind::Matrix, r), rows(arena) {}
  List<List<const Expr *>> rows;
};

/// {a b; c d}.
struct CellArrayExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::CellArray; }
  CellArrayExpr(SourceRange r, std::pmr::memory_resource *arena)
      : Expr(ExprKind::CellArray, r), rows(arena) {}
  List<List<const Expr *>> rows;
};

/// base(arguments): an index when base is a value, else a call.
struct IndexExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Index; }
  IndexExpr(SourceRange r, std::pmr::memory_resource *arena)
      : Expr(ExprKind::Index, r), arguments(arena) {}
  const Expr *base = nullptr;
  List<const Expr *> arguments;
};

/// base{arguments}.
struct CellIndexExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::CellIndex; }
  CellIndexExpr(SourceRange r, std::pmr::memory_resource *arena)
      : Expr(ExprKind::CellIndex, r), arguments(arena) {}
  const Expr *base = nullptr;
  List<const Expr *> arguments;
};

/// base.name.
struct FieldExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::Field; }
  FieldExpr(SourceRange r) : Expr(ExprKind::Field, r) {}
  const Expr *base = nullptr;
  std::string_view name;
};

/// base.(name).
struct DynamicFieldExpr : Expr {
  static bool classof(const Expr *e) {
    return e->kind == ExprKind::DynamicField;
  }
  DynamicFieldExpr(SourceRange r) : Expr(ExprKind::DynamicField, r) {}
  const Expr *base = nullptr;
  const Expr *name = nullptr;
};

/// @(parameters) body. The function has variables of its own; `captures` copies
/// values in when the handle is made.
struct AnonymousFunctionExpr : Expr {
  static bool classof(const Expr *e) {
    return e->kind == ExprKind::AnonymousFunction;
  }
  AnonymousFunctionExpr(SourceRange r, std::pmr::memory_resource *arena)
      : Expr(ExprKind::AnonymousFunction, r), captures(arena) {}
  struct Capture {
    Slot outer; ///< in the enclosing function
    Slot inner; ///< in `function`
  };
  Function *function = nullptr; ///< its `result` is what it returns
  List<Capture> captures;
};

/// @name.
struct FunctionHandleExpr : Expr {
  static bool classof(const Expr *e) {
    return e->kind == ExprKind::FunctionHandle;
  }
  FunctionHandleExpr(SourceRange r) : Expr(ExprKind::FunctionHandle, r) {}
  std::string_view name; ///< may be dotted
};

/// ?Name.
struct MetaClassExpr : Expr {
  static bool classof(const Expr *e) { return e->kind == ExprKind::MetaClass; }
  MetaClassExpr(SourceRange r) : Expr(ExprKind::MetaClass, r) {}
  std::string_view name;
};

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

enum class StmtKind : uint8_t {
  Expression,
  Assign,
  If,
  While,
  For,
  Switch,
  Break,
  Continue,
  Return,
  Try,
  Global,
  Persistent,
  Command,
  Spmd,
};

struct Stmt {
  StmtKind kind;
  SourceRange range;
  StatementId id = 0;

protected:
  Stmt(StmtKind kind, SourceRange range) : kind(kind), range(range) {}
};

using Block = List<const Stmt *>;

/// An expression on its own; its value is displayed unless a semicolon follows,
/// and goes to `ans`.
struct ExpressionStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Expression; }
  ExpressionStmt(SourceRange r) : Stmt(StmtKind::Expression, r) {}
  const Expr *expr = nullptr;
  bool display = false;
};

/// targets = value. A target is an Identifier, an
/// Index/CellIndex/Field/DynamicField chain on an Identifier, or null for `~`.
/// `x(i) = []` is a deletion when the value is a literal empty matrix (decided
/// by `deletes`).
struct AssignStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Assign; }
  AssignStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::Assign, r), targets(arena) {}
  List<const Expr *> targets;
  const Expr *value = nullptr;
  bool bracketed = false; ///< written [a, b] = …, even with one target
  bool deletes = false;
  bool display = false;
};

struct IfStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::If; }
  IfStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::If, r), clauses(arena), otherwise(arena) {}
  struct Clause {
    const Expr *condition;
    Block body;
  };
  List<Clause> clauses;
  Block otherwise;
  bool hasElse = false;
};

struct WhileStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::While; }
  WhileStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::While, r), body(arena) {}
  const Expr *condition = nullptr;
  Block body;
};

struct ForStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::For; }
  ForStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::For, r), body(arena) {}
  const Expr *target = nullptr;   ///< an assignable expression
  const Expr *iterated = nullptr; ///< the value whose columns the target takes
  Block body;
  bool parallel = false;         ///< parfor
  const Expr *workers = nullptr; ///< of parfor (i = …, workers); may be null
};

struct SwitchStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Switch; }
  SwitchStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::Switch, r), cases(arena), otherwise(arena) {}
  struct Case {
    const Expr *value;
    Block body;
  };
  const Expr *subject = nullptr;
  List<Case> cases;
  Block otherwise;
  bool hasOtherwise = false;
};

struct BreakStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Break; }
  BreakStmt(SourceRange r) : Stmt(StmtKind::Break, r) {}
};

struct ContinueStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Continue; }
  ContinueStmt(SourceRange r) : Stmt(StmtKind::Continue, r) {}
};

struct ReturnStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Return; }
  ReturnStmt(SourceRange r) : Stmt(StmtKind::Return, r) {}
};

struct TryStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Try; }
  TryStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::Try, r), body(arena), handler(arena) {}
  Block body;
  const IdentifierExpr *exception = nullptr; ///< may be null
  Block handler;
  bool hasCatch = false;
};

/// global a b or persistent a b.
struct DeclarationStmt : Stmt {
  static bool classof(const Stmt *s) {
    return s->kind == StmtKind::Global || s->kind == StmtKind::Persistent;
  }
  DeclarationStmt(StmtKind k, SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(k, r), names(arena) {}
  List<const IdentifierExpr *> names;
};

/// Command syntax: `hold on` calls hold('on'). `!ls -l` has the name "!" and
/// the rest of the line as its one argument.
struct CommandStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Command; }
  CommandStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::Command, r), arguments(arena) {}
  std::string_view name;
  List<std::string_view> arguments;
  bool display = false;
};

/// spmd body: runs as one worker.
struct SpmdStmt : Stmt {
  static bool classof(const Stmt *s) { return s->kind == StmtKind::Spmd; }
  SpmdStmt(SourceRange r, std::pmr::memory_resource *arena)
      : Stmt(StmtKind::Spmd, r), arguments(arena), body(arena) {}
  List<const Expr *> arguments;
  Block body;
};

//===----------------------------------------------------------------------===//
// Functions and programs
//===----------------------------------------------------------------------===//

/// One entry of an `arguments` block: name (size) class {validators} = default.
struct ArgumentDeclaration {
  std::string_view name; ///< may be dotted: options.Tolerance
  SourceRange range;
  List<const Expr *> size; ///< numbers or Colon; empty when absent
  std::string_view className;
  /// Written options.?Class: one declaration for each public property of the
  /// class.
  bool allProperties = false;
  List<const Expr *> validators;
  const Expr *defaultValue = nullptr;
  explicit ArgumentDeclaration(std::pmr::memory_resource *arena)
      : size(arena), validators(arena) {}
};

struct ArgumentsBlock {
  SourceRange range;
  List<std::string_view> attributes; ///< Input, Output, Repeating
  List<ArgumentDeclaration> declarations;
  explicit ArgumentsBlock(std::pmr::memory_resource *arena)
      : attributes(arena), declarations(arena) {}
};

struct Variable {
  std::string_view name;
  bool isParameter = false;
  bool isOutput = false;
  bool isGlobal = false;
  bool isPersistent = false;
  /// Nothing in the text makes it a variable: it is one only if eval, load or
  /// another holder of the workspace defined it
  /// (`Function::hasDynamicNames`); a function of that name is called
  /// otherwise.
  bool isDynamic = false;
  /// A nested function shares the variable of the function around it: its slot
  /// there, else noSlot.
  Slot outer = noSlot;
};

enum class FunctionKind : uint8_t { Script, Named, Nested, Anonymous };

/// A function, an anonymous function, or the statements of a script.
struct Function {
  explicit Function(std::pmr::memory_resource *arena)
      : parameters(arena), outputs(arena), body(arena), variables(arena),
        nested(arena), argumentBlocks(arena) {}
  FunctionKind kind = FunctionKind::Script;
  std::string_view name; ///< empty for scripts and anonymous functions
  SourceRange range;
  SourceRange nameRange;
  /// Slots of the parameters in order; noSlot for `~`. A last parameter named
  /// varargin takes the rest.
  List<Slot> parameters;
  List<Slot> outputs;
  bool hasVarargin = false;
  bool hasVarargout = false;
  /// Of an anonymous function one statement, which assigns `result` to a
  /// variable without a name, its one output: for who compiles statements.
  Block body;
  const Expr *result = nullptr; ///< Of an anonymous function.
  List<Variable> variables;
  List<Function *> nested;
  List<ArgumentsBlock> argumentBlocks;
  Function *parent = nullptr; ///< of a nested or anonymous function
  /// It calls eval, evalin, assignin, load, or a script: names may come to be
  /// at run time, and every variable is observable.
  bool hasDynamicNames = false;
  /// It calls who, save, clear, exist or the like: every variable is
  /// observable, though none comes to be at run time.
  bool observesNames = false;
};

/// One parsed file. Owns the text, the arena and every node.
struct Program {
  explicit Program(std::string file, std::string source)
      : file(std::move(file)), source(std::move(source)),
        arena(std::make_unique<std::pmr::monotonic_buffer_resource>()) {}
  std::string file; ///< as shown in messages
  std::string source;
  /// What the tree follows from beside the source: two programs for which both
  /// are the same have the same tree.
  std::string premises;
  std::unique_ptr<std::pmr::monotonic_buffer_resource> arena;
  /// The statements outside any function; null for a file that holds functions
  /// only.
  Function *script = nullptr;
  /// Functions of the file in order, not the nested ones. In a function file
  /// the first is the main one.
  std::vector<Function *> functions;
  uint32_t statementCount = 0;
  /// By statement id: the statement and the function that holds it.
  std::vector<const Stmt *> statements;
  std::vector<const Function *> statementFunctions;
};

} // namespace runmat::ast

#endif // RUNMAT_FRONTEND_AST_H
