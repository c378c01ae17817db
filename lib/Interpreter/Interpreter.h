//===- Interpreter.h - executes the tree ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A walk over the resolved tree. It defines what a program means; compiled
// units are checked against it and come back to it by side exits.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_INTERPRETER_H
#define RUNMAT_INTERPRETER_INTERPRETER_H

#include "Builtins/CallContext.h"
#include "Frontend/Frontend.h"
#include "Interpreter/Aside.h"
#include "Interpreter/Diary.h"
#include "Interpreter/EvaluatedTexts.h"
#include "Interpreter/Frame.h"
#include "Interpreter/LiteralTexts.h"
#include "Interpreter/Module.h"
#include "Interpreter/Output.h"
#include "Interpreter/Resume.h"
#include "Interpreter/SearchPath.h"
#include "Interpreter/UnitHook.h"
#include "Values/Indexing.h"

#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

class Debugger;
class ProgramProfiler;

using ValueList = std::vector<Value>;

/// What messages name as the file of what is typed.
inline constexpr const char *promptName = "prompt";

/// How a statement ended.
enum class Flow : uint8_t { Next, Break, Continue, Return };

/// Thrown by exit(n); not an error, so that no program catches it.
struct ExitRequest {
  int status = 0;
};

/// Thrown when the user asked to stop; not an error, so that no program catches
/// it.
struct Interrupted {};

class Interpreter final : public CallContext {
public:
  /// `sink` takes the output and outlives the interpreter; `arguments` is what
  /// argv() returns.
  explicit Interpreter(OutputSink &sink,
                       std::vector<std::string> arguments = {});
  ~Interpreter() override;

  /// The hook is asked from the next load on; null removes it. It outlives its
  /// use.
  void setHook(UnitHook *newHook) { hook = newHook; }
  /// Logs from the next load on which statements are interpreted.
  void setRecording(bool on) { recording = on; }

  /// Lets an interrupt leave builtins behind that do not stop by themselves:
  /// where the process outlives it.
  void setAside(bool on) { workAside.setOn(on); }
  Aside &aside() { return workAside; }
  /// Calls a builtin here, or aside.
  ValueList runBuiltin(const Builtin &builtin, std::span<const Value> arguments,
                       int outputCount);

  /// Takes a parsed program over. `folder` is where its function files are.
  std::shared_ptr<Module> load(std::unique_ptr<ast::Program> program,
                               std::string folder, std::string path = {});
  /// The same of a module that was made of one.
  void add(const std::shared_ptr<Module> &module);
  /// A file that programs call, which is loaded once. Throws its errors.
  std::shared_ptr<Module> loadFile(const std::string &path);
  /// Lets go of a program that `load` took over and that does not run. Handles
  /// of its functions stay good.
  void unload(const std::shared_ptr<Module> &module);
  /// Runs a file's script in a workspace of its own, or calls the main function
  /// of a function file with the script arguments. `batch` says that nobody
  /// looks at the variables afterwards.
  void run(const std::shared_ptr<Module> &module, bool batch);
  /// Runs tasks of onCleanup that are due. Throws what one of them threw that
  /// is no error, such as exit, also one that ran before.
  void finishTasks();
  /// Lets go of all variables when objects wait for that; their tasks run, and
  /// it throws as `finishTasks` does.
  void endProgram();
  /// A frame for a module's script, for those who execute it themselves.
  std::shared_ptr<Frame> makeScriptFrame(const std::shared_ptr<Module> &module,
                                         bool batch);

  /// Stops the program at breakpoints and errors.
  Debugger &debugger() { return *debugging; }
  /// Measures where the program spends its time.
  ProgramProfiler &profiler() { return *profiling; }
  /// One of them has begun or ceased to look at each statement.
  void updateWatched();

  /// Executes the statements of a block from `index` on.
  Flow execute(Frame &frame, const ast::Block &block, size_t index = 0);
  /// Goes on at a point inside a block, as if what lies before had been
  /// executed by the interpreter.
  Flow resume(Frame &frame, const ast::Block &block, ResumePoint point);

  /// What a name stands for when `frame` calls it.
  Callee resolve(Frame &frame, std::string_view name);
  /// The same for who compiles: the program did not call it yet, and when it
  /// does, a file counts as it is then.
  Callee peek(Frame &frame, std::string_view name);
  /// The text of an uncaught error for standard error, with place, source line,
  /// caret and calls.
  std::string renderError(const Error &error) const;
  /// Modules loaded so far. Texts given to eval, which have a context, are
  /// among them while they are kept.
  const std::vector<std::shared_ptr<Module>> &modules() const {
    return loadedModules;
  }
  const EvaluatedTexts &evaluated() const { return evaluatedTexts; }

  // What builtins ask for.
  /// Long texts go by pieces, between which an interrupt ends them.
  void write(std::string_view utf8) override;
  void writeError(std::string_view utf8) override { sink->writeError(utf8); }
  void flush() override { sink->flush(); }
  void warn(std::string_view identifier, std::string_view message) override;
  using CallContext::warn;
  std::vector<Value> call(const Value &function,
                          std::span<const Value> arguments,
                          int outputCount) override;
  NameKind exist(std::string_view name,
                 std::span<const NameKind> kinds) override;
  Arity arity(const Value &function) override;
  CallerInfo caller() override;
  std::vector<std::string> argv() override { return scriptArguments; }
  SessionState &session() override { return state; }
  std::optional<Value> callElementwise(const Value &function,
                                       std::span<const Value> arrays) override;
  DeviceChoice *devices() override { return hook ? hook->devices() : nullptr; }

  // What the functions that know the interpreter (eval, clear, …) ask for.
  Frame &currentFrame() { return *current; }
  Frame &baseFrame() { return *base; }
  OutputSink *exchangeSink(OutputSink *other) {
    return std::exchange(sink, other);
  }
  /// How text reads that shares the variables of `frame`.
  ParseOptions optionsFor(Frame &frame);
  /// A module of such a text, whose statements are counted while recording.
  std::shared_ptr<Module> makeTyped(Frame &frame,
                                    std::unique_ptr<ast::Program> program);
  /// Executes text in the workspace of `frame`; with outputs asked for, the
  /// text is an expression.
  ValueList evaluateText(Frame &frame, std::string_view text, int outputCount);
  /// Executes text that was typed while the program is stopped in `frame`, and
  /// tells how it ended.
  Flow runTyped(Frame &frame, std::string_view text);
  /// Whether more lines could make such a text whole.
  bool isUnfinished(Frame &frame, const std::string &text);
  /// Undefines global variables; functions that declared them stay tied to
  /// them.
  void clearGlobals(const std::function<bool(std::string_view name)> &isWanted);
  /// Whether a variable of the frame is a global one.
  bool isGlobal(Frame &frame, std::string_view name);
  /// Persistent variables of function files that do not run are as at first;
  /// files that were changed since they were loaded are loaded anew.
  void
  clearFunctions(const std::function<bool(std::string_view name)> &isWanted);
  /// Where all that is shown is kept, if the user wishes.
  Diary &diary() { return recorder; }
  /// The handle that @name makes in `frame`.
  Value makeHandle(Frame &frame, std::string_view name);
  SearchPath &searchPath() { return path; }
  /// After a change of the folders in which functions are looked for: what
  /// names stand for by another file now is found anew.
  void forgetNames();
  /// Lets go of files that were changed since they were loaded, so that their
  /// next use loads them. Nothing may run.
  void forgetChangedFiles();
  /// Lets go of all that was compiled.
  void forgetUnits();
  /// What was loaded from a file, by its canonical path; it is loaded when
  /// nothing was.
  std::vector<std::shared_ptr<Module>> modulesOf(const std::string &path);
  /// Runs a script file by its path.
  void runFile(Frame &frame, const std::string &path);

private:
  friend class CallScope;
  friend class EndScope;
  friend class FrameEnd;
  struct EndContext {
    const ast::Expr *target;
    const Value *value;
  };
  struct Link;
  /// What is done with the part that an assignment selects.
  using Finish = std::function<void(Value &part)>;
  struct ResumeCursor;

  // Expressions.cpp: one value, or what a list takes (c{:}, s.f give many).
  Value evaluate(Frame &frame, const ast::Expr &expr);
  Value evaluateOne(Frame &frame, const ast::Expr &expr);
  void evaluateList(Frame &frame, const ast::Expr &expr, ValueList &out);
  void evaluateMany(Frame &frame, const ast::Expr &expr, int outputCount,
                    ValueList &out);
  const Value &evaluateOperand(Frame &frame, const ast::Expr &expr,
                               Value &scratch);
  Value evaluateNumber(const ast::NumberExpr &expr);
  Value evaluateEnd(const ast::EndExpr &expr);
  Value evaluateRange(Frame &frame, const ast::RangeExpr &expr);
  Value evaluateAnonymous(Frame &frame, const ast::AnonymousFunctionExpr &expr);
  std::vector<ValueList>
  evaluateRows(Frame &frame,
               const ast::List<ast::List<const ast::Expr *>> &rows);
  static void checkStack();

  // Operators.cpp.
  Value evaluateUnary(Frame &frame, const ast::UnaryExpr &expr);
  Value evaluateBinary(Frame &frame, const ast::BinaryExpr &expr);
  Value applied(Frame &frame, const ast::UnaryExpr &expr, const Value &operand);
  const Value &evaluateFactor(Frame &frame, const ast::BinaryExpr &expr,
                              const ast::Expr &side, MatrixForm &form,
                              Value &scratch);
  Value foldBinary(Frame &frame, const ast::BinaryExpr &expr, const Value &lhs,
                   MatrixForm form = MatrixForm::Plain);
  Value foldPair(Frame &frame, const ast::BinaryExpr &expr, const Value &lhs,
                 MatrixForm form);
  Value applyAnywhere(ast::BinaryOp op, const Value &lhs, const Value &rhs,
                      MatrixForms forms);
  Value evaluatePair(Frame &frame, const ast::BinaryExpr &expr);
  bool evaluateCondition(Frame &frame, const ast::Expr &expr);

  // IndexExpressions.cpp.
  void evaluateIdentifier(Frame &frame, const ast::IdentifierExpr &expr,
                          int outputCount, ValueList &out);
  void callIdentifier(Frame &frame, const ast::IdentifierExpr &expr,
                      const ast::Expr &whole, ValueList arguments,
                      int outputCount, ValueList &out);
  void evaluateIndex(Frame &frame, const ast::IndexExpr &expr, int outputCount,
                     ValueList &out);
  void evaluateCellIndex(Frame &frame, const ast::CellIndexExpr &expr,
                         ValueList &out);
  bool evaluateElementField(Frame &frame, const ast::Expr &expr,
                            ValueList &out);
  void evaluateField(Frame &frame, const ast::Expr &expr, int outputCount,
                     ValueList &out);
  ValueList callMethod(Frame &frame, std::string_view name, ValueList arguments,
                       int outputCount);
  void evaluateFieldIndex(Frame &frame, const ast::IndexExpr &expr,
                          const ast::FieldExpr &field, int outputCount,
                          ValueList &out);
  bool callQualified(Frame &frame, const ast::Expr &expr,
                     const ast::List<const ast::Expr *> &arguments,
                     const ast::Expr &whole, int outputCount, ValueList &out);
  const Value &evaluateBase(Frame &frame, const ast::Expr &base,
                            Value &scratch);
  const Value *variableOf(Frame &frame, const ast::Expr &expr);
  std::vector<Subscript>
  evaluateSubscripts(Frame &frame, const ast::Expr &target,
                     const ast::List<const ast::Expr *> &arguments,
                     const Value &indexed);
  ValueList evaluateArguments(Frame &frame,
                              const ast::List<const ast::Expr *> &arguments);
  void readIndexed(Frame &frame, const ast::IndexExpr &expr,
                   const Value &indexed, int outputCount, ValueList &out);
  std::string fieldName(Frame &frame, const ast::Expr &expr);

  // Calls.cpp and Names.cpp.
  ValueList callName(Frame &frame, std::string_view name, ValueList arguments,
                     int outputCount);
  ValueList callKeepingGpuArrays(const Callee &callee, ValueList arguments,
                                 int outputCount);
  ValueList watched(Frame &frame, ValueList values);
  ValueList callCallee(Frame &frame, const Callee &callee, ValueList arguments,
                       int outputCount);
  ValueList callValue(Frame &frame, const Value &handle, ValueList arguments,
                      int outputCount);
  ValueList callFunction(std::shared_ptr<Module> module,
                         const ast::Function &function,
                         std::shared_ptr<Frame> outer, ValueList arguments,
                         int outputCount);
  ValueList callAnonymous(const class AnonymousClosure &closure,
                          ValueList arguments, int outputCount);
  bool mayComputeByUnit(Frame &frame, int outputCount) const;
  Value computeByUnit(Frame &frame, const std::function<Outcome()> &ask);
  void keepTrack(const std::shared_ptr<Frame> &frame);
  const ast::Function *findNested(Frame &frame, std::string_view name,
                                  Frame *&around);
  const Callee &lookUp(Frame &frame, std::string_view name);
  const Callee &lookUpLoaded(Frame &frame, std::string_view name);
  /// Whether files that are loaded now are only looked at.
  bool isPeeking = false;
  Callee search(Module &from, std::string_view name);
  Callee calleeOf(const class BoundFunction &bound);
  bool isOutdated(const Module &module) const;
  bool isFunction(Frame &frame, std::string_view name);
  void forgetCallees();
  void refreshCallees(Module &module) const;
  struct LoadedFile {
    std::shared_ptr<Module> module;
    /// When it was changed last; 0 for what is no file.
    int64_t changed = 0;
  };
  bool forgetIfChanged(const std::string &path, const LoadedFile &file);
  std::shared_ptr<Module> loadLibrary(std::string_view name);
  std::shared_ptr<Module> loadHelper(const Module &from, std::string_view name);
  std::shared_ptr<Module> loadText(const std::string &path,
                                   std::string_view text);
  std::shared_ptr<Module> parseFile(const std::string &path, std::string text);
  void runScriptIn(Frame &workspace, const std::shared_ptr<Module> &module);

  // Arguments.cpp.
  void joinNamedArguments(const ast::Function &function, ValueList &arguments);
  void checkArguments(Frame &frame);
  void checkArgument(Frame &frame, const ast::ArgumentDeclaration &declared);
  void runValidators(Frame &frame, const ast::ArgumentDeclaration &declared,
                     const Value &value);

  // Statements.cpp and Loops.cpp.
  bool mayEnterUnit(const Frame &frame) const;
  Outcome askHook(Frame &frame, const ast::Block &block, size_t index);
  Outcome askUnlessPaused(Frame &frame, const ast::Block &block, size_t index);
  std::optional<size_t> settle(Frame &frame, const ast::Block &block,
                               size_t index);
  void countStatement(Frame &frame, const ast::Stmt &stmt, ReasonId reason);
  void poll();
  Flow executeStatement(Frame &frame, const ast::Stmt &stmt, ReasonId reason);
  Flow executeWatched(Frame &frame, const ast::Stmt &stmt);
  Flow dispatch(Frame &frame, const ast::Stmt &stmt);
  void executeExpression(Frame &frame, const ast::ExpressionStmt &stmt);
  Flow executeIf(Frame &frame, const ast::IfStmt &stmt);
  Flow executeSwitch(Frame &frame, const ast::SwitchStmt &stmt);
  Flow runTry(Frame &frame, const ast::TryStmt &stmt, ResumeCursor *cursor);
  void executeDeclaration(Frame &frame, const ast::DeclarationStmt &stmt);
  void executeCommand(Frame &frame, const ast::CommandStmt &stmt);
  class StatementTime;
  Flow executeLoop(Frame &frame, const ast::Stmt &stmt);
  Flow executeFor(Frame &frame, const ast::ForStmt &stmt);
  Flow runFor(Frame &frame, const ast::ForStmt &stmt, LoopState state,
              ResumeCursor cursor);
  Flow executeWhile(Frame &frame, const ast::WhileStmt &stmt);
  Flow runWhile(Frame &frame, const ast::WhileStmt &stmt, LoopState state,
                ResumeCursor cursor);
  LoopState beginLoop(Frame &frame, const ast::Expr &iterated);
  bool takeBackEdge(Frame &frame, const ast::Stmt &loop, LoopState &state,
                    ResumeCursor &cursor);
  void display(std::string_view name, const Value &value);
  void displayTarget(Frame &frame, const ast::Expr &target);
  void publish(Frame &frame, ValueList &values, bool show);

  Flow interpret(Frame &frame, const ast::Block &block, size_t &index,
                 Outcome outcome, std::optional<size_t> &back);

  // Resume.cpp.
  Flow resumeBlock(Frame &frame, const ast::Block &block, ResumeCursor &cursor);
  Flow resumeStatement(Frame &frame, const ast::Block &block,
                       ResumeCursor &cursor, size_t &index);
  Flow resumeLoop(Frame &frame, const ast::Stmt &loop, ResumeCursor &cursor);
  Flow resumeInside(Frame &frame, const ast::Stmt &stmt, ResumeCursor &cursor);

  // Assignment.cpp.
  void executeAssign(Frame &frame, const ast::AssignStmt &stmt);
  void assignMany(Frame &frame, const ast::AssignStmt &stmt);
  bool assignAppended(Frame &frame, const ast::AssignStmt &stmt);
  void assignSingle(Frame &frame, const ast::AssignStmt &stmt);
  void assignOne(Frame &frame, const ast::Expr &target, Value value);
  void assignIndexed(Frame &frame, const ast::IndexExpr &target,
                     const ast::IdentifierExpr &root, const Value &value);
  Value collectLinks(Frame &frame, const ast::Expr &expr, bool wanted,
                     std::vector<Link> &links);
  static Value peek(const Value &value, const Link &link);
  void updatePart(Value &value, std::span<const Link> links,
                  std::string_view name, const Finish &finish);
  void updateField(Value &value, std::span<const Link> links,
                   std::string_view name, const Finish &finish);
  void updateProperty(Value &value, std::span<const Link> links,
                      std::string_view name, const Finish &finish);
  void updateElement(Value &value, std::span<const Link> links,
                     std::string_view name, const Finish &finish);
  void updateElementField(Value &value, std::span<const Link> links,
                          std::string_view name, const Finish &finish);
  void assignLinks(Value &root, std::span<const Link> links, const Value &value,
                   std::string_view name);
  std::vector<std::vector<Link>> expandTarget(Frame &frame,
                                              const ast::Expr &target);
  void executeDelete(Frame &frame, const ast::AssignStmt &stmt);
  Value &variable(Frame &frame, const ast::IdentifierExpr &expr);

  // Cleanup.cpp.
  void runTask(const Value &task) noexcept;
  void runDueTasks() noexcept;

  // Errors.cpp.
  template <typename Action>
  auto withLocation(Frame &frame, SourceRange range, Action action);
  void locate(Frame &frame, Error &error, SourceRange range) const;
  Value exceptionValue(const Error &error) const;

  Diary recorder;
  OutputSink *sink;
  std::vector<std::string> scriptArguments;
  SessionState state;
  UnitHook *hook = nullptr;
  bool recording = false;
  bool isWatched = false;
  std::unique_ptr<Debugger> debugging;
  std::unique_ptr<ProgramProfiler> profiling;
  Aside workAside;
  LiteralTexts literalTexts;
  EvaluatedTexts evaluatedTexts{*this};
  std::shared_ptr<Frame> base;
  Frame *current = nullptr;
  std::vector<EndContext> endContexts;
  /// The call that is about to be made, for the frame that it makes.
  const ast::Expr *pendingCall = nullptr;
  /// What a task of onCleanup threw that is no error, such as exit.
  std::exception_ptr escapedFromTask;
  std::map<std::string, Value, std::less<>> globals;
  std::vector<std::shared_ptr<Module>> loadedModules;
  std::map<std::string, LoadedFile> files;
  /// Counts how often what names stand for may have changed.
  uint64_t calleesAge = 0;
  SearchPath path;
  /// Frames that handles of nested functions may keep alive in a circle;
  /// emptied at the end.
  std::vector<std::weak_ptr<Frame>> sharedFrames;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_INTERPRETER_H
