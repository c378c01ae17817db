//===- Debugger.h - stops a program and lets the user look ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter tells it of statements and errors while there is anything to
// stop at. Where the program stops, texts are read and run in the frame that is
// stopped, until one of them says how the program goes on.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_DEBUGGER_H
#define RUNMAT_INTERPRETER_DEBUGGER_H

#include "Interpreter/Breakpoints.h"
#include "Interpreter/CallStack.h"
#include "Interpreter/DebugReader.h"
#include "Interpreter/Output.h"

#include "runtime/Error.h"

namespace runmat {

class Interpreter;

/// How far a stopped program goes on: to a breakpoint, to the next line of the
/// function or of one that it calls, or until the function is left.
enum class StepKind : uint8_t { None, Over, In, Out };

/// Whose lines are shown as they are executed.
enum class EchoedLines : uint8_t { None, OfScripts, All };

/// Thrown by dbcont and dbstep; not an error, so that no program catches it.
struct GoOn {
  StepKind kind = StepKind::None;
  int count = 1;
};

/// Thrown by dbquit: stopped programs are given up until `remaining` are left.
struct DebugQuit {
  size_t remaining = 0;
};

class Debugger {
public:
  /// What is written while a program is stopped goes to `terminal`.
  Debugger(Interpreter &interpreter, OutputSink &terminal);

  /// Without a reader, the default, programs do not stop, which one note says.
  void setReader(DebugReader *newReader) { reader = newReader; }

  // What the interpreter tells and asks.
  void loaded(Module &module) { points.mark(module); }
  /// Whether there is anything to stop at.
  bool isWatching() const {
    return !points.isEmpty() || step.kind != StepKind::None ||
           echoed != EchoedLines::None;
  }
  /// Whether compiled code may run statements of the frame.
  bool mayEnterUnit(const Frame &frame) const;
  /// A statement is about to be executed.
  void before(Frame &frame, const ast::Stmt &statement);
  /// A turn of a loop has come to its end.
  void atEnd(Frame &frame, const ast::Stmt &loop);
  /// The function or script of a frame has.
  void atEnd(Frame &frame);
  /// An operator or a function has given a value.
  void computed(Frame &frame, const Value &value);
  /// An error leaves a statement of the frame; told for each one that it
  /// leaves.
  void failed(Frame &frame, const Error &error, bool isCaught);
  /// A warning was shown.
  void warned(std::string_view identifier);
  /// The program that was being stepped through has ended.
  void forgetSteps() { setStep({}); }

  const Breakpoints &breakpoints() const { return points; }
  /// Sets other ones.
  void setBreakpoints(Breakpoints changed);

  EchoedLines echoedLines() const { return echoed; }
  void setEchoedLines(EchoedLines lines);

  /// Stops in a frame, and returns when the program goes on; false when it
  /// cannot stop, because nobody could say how it goes on.
  bool stop(Frame &frame, bool showsPlace = true);
  bool isStopped() const { return !stops.empty(); }
  /// The program that was stopped last is given up, or all of them.
  [[noreturn]] void quit(bool all) const;

  /// The calls of the stopped program and, behind them, the workspace of the
  /// prompt.
  std::vector<StackedCall> workspaces() const;
  /// Which of them texts are run in.
  size_t workspace() const { return stops.back().workspace; }
  void setWorkspace(size_t index) { stops.back().workspace = index; }

private:
  /// Where a program can stop: a line, the last statement that began there or
  /// before, and what the user is shown of it.
  struct Place {
    uint32_t line = 0;
    ast::StatementId statement = 0;
    std::string text;
  };
  struct Stop {
    Frame *frame;
    size_t workspace = 0;
  };
  /// Where the program was when it was told to go on, and how far it goes.
  struct Step {
    StepKind kind = StepKind::None;
    int count = 1;
    int depth = 0;
    const Frame *frame = nullptr;
    uint32_t line = 0;
    ast::StatementId statement = 0;
  };
  class StopScope;

  void setStep(Step next);
  bool echoes(const Frame &frame) const;
  void echoLine(const Frame &frame, const ast::Stmt &statement);
  bool hasBreakpoint(Frame &frame, const ast::Stmt &statement);
  bool endsStep(const Frame &frame, uint32_t line, ast::StatementId statement);
  bool isNextLine(const Frame &frame, uint32_t line,
                  ast::StatementId statement) const;
  bool stopAt(Frame &frame, const Place &place);
  /// The frame that texts are run in.
  Frame &atHand() const;
  void readAndRun();
  void run(const std::string &text);
  void noteNoReader(const Frame &frame);

  Interpreter &interpreter;
  OutputSink &terminal;
  DebugReader *reader = nullptr;
  Breakpoints points;
  Step step;
  EchoedLines echoed = EchoedLines::None;
  /// The line that was shown last, and the last statement of it.
  Step shown;
  /// The programs that are stopped, the latest last.
  std::vector<Stop> stops;
  /// The error on its way was looked at where it arose.
  bool isFailing = false;
  /// The program has stopped at a value of this statement.
  bool hasShownValue = false;
  bool hasNoted = false;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_DEBUGGER_H
