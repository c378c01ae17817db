//===- Printer.cpp - from the tree back to source text ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Printer.h"

#include "Frontend/OperatorNames.h"
#include "Frontend/TreeWalk.h"

namespace runmat {

using namespace ast;

namespace {

/// Writes expressions. Everything is separated by commas and blanks in a way
/// that means the same inside and outside of brackets.
class ExpressionPrinter {
public:
  explicit ExpressionPrinter(std::string &out) : out(out) {}

  void print(const Expr *expr) {
    std::vector<const Expr *> spine;
    for (const Expr *left; (left = leftOperand(expr)); expr = left) {
      openParenthesis(expr);
      spine.push_back(expr);
    }
    openParenthesis(expr);
    printLeaf(expr);
    closeParenthesis(expr);
    for (auto node = spine.rbegin(); node != spine.rend(); ++node) {
      printBehindLeft(*node);
      closeParenthesis(*node);
    }
  }

  void printList(const List<const Expr *> &list) {
    for (size_t i = 0; i < list.size(); ++i) {
      out += i ? ", " : "";
      print(list[i]);
    }
  }

  /// Text between quotes, which are doubled inside.
  void printQuoted(std::string_view text, char quote) {
    out += quote;
    for (char c : text) {
      out += c;
      if (c == quote)
        out += quote;
    }
    out += quote;
  }

  void printParameters(const Function &function) {
    out += '(';
    for (size_t i = 0; i < function.parameters.size(); ++i) {
      Slot slot = function.parameters[i];
      out += i ? ", " : "";
      out += slot == noSlot ? "~" : function.variables[slot].name;
    }
    out += ')';
  }

private:
  void openParenthesis(const Expr *expr) {
    if (expr->parenthesised)
      out += '(';
  }
  void closeParenthesis(const Expr *expr) {
    if (expr->parenthesised)
      out += ')';
  }

  void printLeaf(const Expr *leaf);
  void printBehindLeft(const Expr *node);

  void printNumber(const NumberExpr &number) {
    // "5.'" would be an operator behind 5: a bare point is left out.
    std::string_view spelling = number.spelling;
    if (spelling.back() == '.')
      spelling.remove_suffix(1);
    out += spelling;
  }

  void printRows(const List<List<const Expr *>> &rows, char open, char close) {
    out += open;
    for (size_t i = 0; i < rows.size(); ++i) {
      out += i ? "; " : "";
      printList(rows[i]);
    }
    out += close;
  }

  void printArguments(const List<const Expr *> &arguments, char open,
                      char close) {
    out += open;
    printList(arguments);
    out += close;
  }

  void printAnonymous(const AnonymousFunctionExpr &anonymous) {
    out += '@';
    printParameters(*anonymous.function);
    out += ' ';
    print(anonymous.function->result);
  }

  void printRange(const RangeExpr &range) {
    if (range.step) {
      out += ':';
      print(range.step);
    }
    out += ':';
    print(range.last);
  }

  std::string &out;
};

void ExpressionPrinter::printLeaf(const Expr *leaf) {
  switch (leaf->kind) {
  case ExprKind::Number:
    printNumber(cast<NumberExpr>(*leaf));
    return;
  case ExprKind::CharArray:
    printQuoted(cast<CharArrayExpr>(*leaf).text, '\'');
    return;
  case ExprKind::String:
    printQuoted(cast<StringExpr>(*leaf).text, '"');
    return;
  case ExprKind::Identifier:
    out += cast<IdentifierExpr>(*leaf).name;
    return;
  case ExprKind::Colon:
    out += ':';
    return;
  case ExprKind::End:
    out += "end";
    return;
  case ExprKind::Unary:
    out += spellingOf(cast<UnaryExpr>(*leaf).op);
    print(cast<UnaryExpr>(*leaf).operand);
    return;
  case ExprKind::Matrix:
    printRows(cast<MatrixExpr>(*leaf).rows, '[', ']');
    return;
  case ExprKind::CellArray:
    printRows(cast<CellArrayExpr>(*leaf).rows, '{', '}');
    return;
  case ExprKind::AnonymousFunction:
    printAnonymous(cast<AnonymousFunctionExpr>(*leaf));
    return;
  case ExprKind::FunctionHandle:
    out += '@';
    out += cast<FunctionHandleExpr>(*leaf).name;
    return;
  case ExprKind::MetaClass:
    out += '?';
    out += cast<MetaClassExpr>(*leaf).name;
    return;
  default:
    return; // the others have a left operand
  }
}

/// Writes what follows the left operand of `node`.
void ExpressionPrinter::printBehindLeft(const Expr *node) {
  switch (node->kind) {
  case ExprKind::Unary:
    out += spellingOf(cast<UnaryExpr>(*node).op);
    return;
  case ExprKind::Binary:
    out += ' ';
    out += spellingOf(cast<BinaryExpr>(*node).op);
    out += ' ';
    print(cast<BinaryExpr>(*node).rhs);
    return;
  case ExprKind::Range:
    printRange(cast<RangeExpr>(*node));
    return;
  case ExprKind::Index:
    printArguments(cast<IndexExpr>(*node).arguments, '(', ')');
    return;
  case ExprKind::CellIndex:
    printArguments(cast<CellIndexExpr>(*node).arguments, '{', '}');
    return;
  case ExprKind::Field:
    out += '.';
    out += cast<FieldExpr>(*node).name;
    return;
  case ExprKind::DynamicField:
    out += ".(";
    print(cast<DynamicFieldExpr>(*node).name);
    out += ')';
    return;
  default:
    return; // the others are leaves
  }
}

/// Writes statements, functions and files.
class ProgramPrinter {
public:
  std::string print(const Program &program) {
    static const Block none;
    printBody(program.script ? program.script->body : none,
              {program.functions.begin(), program.functions.end()});
    return std::move(out);
  }

private:
  void line(std::string_view text) {
    indent();
    out += text;
    out += '\n';
  }
  void indent() { out.append(2 * level, ' '); }
  void endLine(bool display) { out += display ? "\n" : ";\n"; }

  /// Statements and the functions among them, in source order.
  void printBody(const Block &block, const std::vector<Function *> &functions) {
    auto next = functions.begin();
    for (const Stmt *statement : block) {
      while (next != functions.end() &&
             (*next)->range.begin < statement->range.begin)
        printFunction(**next++);
      printStatement(statement);
    }
    while (next != functions.end())
      printFunction(**next++);
  }

  void printBlock(const Block &block) {
    ++level;
    for (const Stmt *statement : block)
      printStatement(statement);
    --level;
  }

  void printFunction(const Function &function);
  void printOutputs(const Function &function);
  void printArgumentsBlock(const ArgumentsBlock &block);
  void printDeclaration(const ArgumentDeclaration &declaration);
  void printStatement(const Stmt *statement);
  void printSimple(const Stmt *statement);
  void printAssign(const AssignStmt &assign);
  void printCommand(const CommandStmt &command);
  void printNames(const DeclarationStmt &declaration);
  void printIf(const IfStmt &statement);
  void printFor(const ForStmt &loop);
  void printSwitch(const SwitchStmt &statement);
  void printTry(const TryStmt &statement);
  void printSpmd(const SpmdStmt &statement);
  void printHead(std::string_view keyword, const Expr *expr);

  std::string out;
  size_t level = 0;
  ExpressionPrinter expressions{out};
};

void ProgramPrinter::printFunction(const Function &function) {
  indent();
  out += "function ";
  printOutputs(function);
  out += function.name;
  expressions.printParameters(function);
  out += '\n';
  ++level;
  for (const ArgumentsBlock &block : function.argumentBlocks)
    printArgumentsBlock(block);
  printBody(function.body, {function.nested.begin(), function.nested.end()});
  --level;
  line("end");
}

void ProgramPrinter::printOutputs(const Function &function) {
  if (function.outputs.empty())
    return;
  out += '[';
  for (size_t i = 0; i < function.outputs.size(); ++i) {
    out += i ? ", " : "";
    out += function.variables[function.outputs[i]].name;
  }
  out += "] = ";
}

void ProgramPrinter::printArgumentsBlock(const ArgumentsBlock &block) {
  indent();
  out += "arguments";
  for (size_t i = 0; i < block.attributes.size(); ++i) {
    out += i ? ", " : " (";
    out += block.attributes[i];
  }
  out += block.attributes.empty() ? "\n" : ")\n";
  ++level;
  for (const ArgumentDeclaration &declaration : block.declarations)
    printDeclaration(declaration);
  --level;
  line("end");
}

void ProgramPrinter::printDeclaration(const ArgumentDeclaration &declaration) {
  indent();
  out += declaration.name;
  if (!declaration.size.empty()) {
    out += " (";
    expressions.printList(declaration.size);
    out += ')';
  }
  if (!declaration.className.empty())
    out += declaration.allProperties ? ".?" : " ";
  out += declaration.className;
  if (!declaration.validators.empty()) {
    out += " {";
    expressions.printList(declaration.validators);
    out += '}';
  }
  if (declaration.defaultValue) {
    out += " = ";
    expressions.print(declaration.defaultValue);
  }
  out += '\n';
}

void ProgramPrinter::printStatement(const Stmt *statement) {
  switch (statement->kind) {
  case StmtKind::If:
    printIf(cast<IfStmt>(*statement));
    return;
  case StmtKind::While:
    printHead("while ", cast<WhileStmt>(*statement).condition);
    printBlock(cast<WhileStmt>(*statement).body);
    line("end");
    return;
  case StmtKind::For:
    printFor(cast<ForStmt>(*statement));
    return;
  case StmtKind::Switch:
    printSwitch(cast<SwitchStmt>(*statement));
    return;
  case StmtKind::Try:
    printTry(cast<TryStmt>(*statement));
    return;
  case StmtKind::Spmd:
    printSpmd(cast<SpmdStmt>(*statement));
    return;
  default:
    printSimple(statement);
  }
}

void ProgramPrinter::printSimple(const Stmt *statement) {
  indent();
  switch (statement->kind) {
  case StmtKind::Expression:
    expressions.print(cast<ExpressionStmt>(*statement).expr);
    endLine(cast<ExpressionStmt>(*statement).display);
    return;
  case StmtKind::Assign:
    printAssign(cast<AssignStmt>(*statement));
    return;
  case StmtKind::Command:
    printCommand(cast<CommandStmt>(*statement));
    return;
  case StmtKind::Break:
    out += "break;\n";
    return;
  case StmtKind::Continue:
    out += "continue;\n";
    return;
  case StmtKind::Return:
    out += "return;\n";
    return;
  default:
    printNames(cast<DeclarationStmt>(*statement));
  }
}

void ProgramPrinter::printAssign(const AssignStmt &assign) {
  out += assign.bracketed ? "[" : "";
  for (size_t i = 0; i < assign.targets.size(); ++i) {
    out += i ? ", " : "";
    if (assign.targets[i])
      expressions.print(assign.targets[i]);
    else
      out += '~';
  }
  out += assign.bracketed ? "] = " : " = ";
  expressions.print(assign.value);
  endLine(assign.display);
}

void ProgramPrinter::printCommand(const CommandStmt &command) {
  out += command.name;
  if (command.name == "!") {
    out += command.arguments.front();
    out += '\n';
    return;
  }
  for (std::string_view argument : command.arguments) {
    out += ' ';
    expressions.printQuoted(argument, '\'');
  }
  endLine(command.display);
}

void ProgramPrinter::printNames(const DeclarationStmt &declaration) {
  out += declaration.kind == StmtKind::Global ? "global" : "persistent";
  for (const IdentifierExpr *name : declaration.names) {
    out += ' ';
    out += name->name;
  }
  out += ";\n";
}

/// A line of a keyword and an expression.
void ProgramPrinter::printHead(std::string_view keyword, const Expr *expr) {
  indent();
  out += keyword;
  expressions.print(expr);
  out += '\n';
}

void ProgramPrinter::printIf(const IfStmt &statement) {
  std::string_view keyword = "if ";
  for (const IfStmt::Clause &clause : statement.clauses) {
    printHead(keyword, clause.condition);
    printBlock(clause.body);
    keyword = "elseif ";
  }
  if (statement.hasElse) {
    line("else");
    printBlock(statement.otherwise);
  }
  line("end");
}

void ProgramPrinter::printFor(const ForStmt &loop) {
  indent();
  out += loop.parallel ? "parfor " : "for ";
  out += loop.workers ? "(" : "";
  expressions.print(loop.target);
  out += " = ";
  expressions.print(loop.iterated);
  if (loop.workers) {
    out += ", ";
    expressions.print(loop.workers);
    out += ')';
  }
  out += '\n';
  printBlock(loop.body);
  line("end");
}

void ProgramPrinter::printSwitch(const SwitchStmt &statement) {
  printHead("switch ", statement.subject);
  for (const SwitchStmt::Case &c : statement.cases) {
    printHead("case ", c.value);
    printBlock(c.body);
  }
  if (statement.hasOtherwise) {
    line("otherwise");
    printBlock(statement.otherwise);
  }
  line("end");
}

void ProgramPrinter::printTry(const TryStmt &statement) {
  line("try");
  printBlock(statement.body);
  if (statement.hasCatch) {
    indent();
    out += "catch";
    if (statement.exception) {
      out += ' ';
      out += statement.exception->name;
    }
    out += '\n';
    printBlock(statement.handler);
  }
  line("end");
}

void ProgramPrinter::printSpmd(const SpmdStmt &statement) {
  indent();
  out += "spmd";
  if (!statement.arguments.empty()) {
    out += " (";
    expressions.printList(statement.arguments);
    out += ')';
  }
  out += '\n';
  printBlock(statement.body);
  line("end");
}

} // namespace

std::string printProgram(const Program &program) {
  return ProgramPrinter().print(program);
}

std::string printExpression(const Expr *expr) {
  std::string out;
  ExpressionPrinter(out).print(expr);
  return out;
}

} // namespace runmat
