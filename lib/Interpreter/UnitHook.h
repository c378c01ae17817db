//===- UnitHook.h - where compiled code takes over --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter asks the hook before statements that the hook has marked. The
// engine implements it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_UNITHOOK_H
#define RUNMAT_INTERPRETER_UNITHOOK_H

#include "Frontend/AST.h"
#include "Interpreter/Resume.h"
#include "Interpreter/StatementLog.h"

#include <optional>
#include <variant>

namespace runmat {

class DeviceChoice;
class Frame;
class Module;

/// The statement is to be interpreted.
struct NotTaken {
  /// What is logged with the statement.
  ReasonId reason = notAsked;
  /// So many visits of the statement after this one need not be asked about.
  uint32_t pause = 0;
};

/// Statements were executed; the block goes on at `nextIndex` (its size when it
/// is done). For a loop taken at a back-edge the loop is done and `nextIndex`
/// is not looked at.
struct Completed {
  size_t nextIndex = 0;
};

/// Some work was done; the interpreter goes on at a statement in the block. For
/// a loop taken at a back-edge the outermost state is that loop's.
struct Resumed {
  ResumePoint point;
  /// What is logged with the statement at the point.
  ReasonId reason = notAsked;
};

using Outcome = std::variant<NotTaken, Completed, Resumed>;

/// An error that a unit found, with the statement that it belongs to.
class StatementError : public Error {
public:
  StatementError(Error error, ast::StatementId statement)
      : Error(std::move(error)), statement(statement) {}
  ast::StatementId statement;
};

class UnitHook {
public:
  /// Marks of statements in `Module::entryFlags`.
  enum EntryFlag : uint8_t {
    AtStatement = 1,
    AtBackEdge = 2,
    /// In an anonymous function: also where no array is large.
    OfScalars = 4
  };

  virtual ~UnitHook();

  /// A file was loaded and nothing of it has run yet: the time to set
  /// `Module::entryFlags`.
  virtual void loaded(Module &module) = 0;

  /// A file is let go of: its statements may go, and are not asked about again.
  virtual void unloaded(Module &) {}

  /// Asked before `block[index]` executes, when it is marked AtStatement, and
  /// before an anonymous function is evaluated, with its body.
  virtual Outcome enter(Frame &frame, const ast::Block &block,
                        size_t index) = 0;

  /// Asked before an anonymous function would be called for each element of
  /// arrays, which its parameters are in this frame; all its variables are real
  /// numbers or truth values. Completed: its output has the results.
  virtual Outcome enterElementwise(Frame &) { return NotTaken{}; }

  /// Asked before an iteration of a `for` loop, and before the condition of
  /// each but the first of a `while` loop, when it is marked AtBackEdge.
  /// `state.iteration` is the iteration about to start.
  virtual Outcome enterLoop(Frame &frame, const ast::Stmt &loop,
                            const LoopState &state);

  /// Seconds that interpreting has taken since some moment: those of compiling
  /// and of units that ran are not among them.
  virtual double interpretedSeconds() { return 0; }
  /// A loop that is marked AtStatement, or a statement that is timed, was
  /// interpreted; what it took, units within it left out.
  virtual void interpreted(const ast::Stmt &, double) {}
  /// Asked once before an assignment is interpreted: whether what it takes
  /// matters. Reading clocks takes longer than most of those of scalars.
  virtual bool isTimed(const ast::Stmt &) { return false; }

  /// Asked before `block[index]` is interpreted, and when the block ends (then
  /// `index` is its size), since what units have done may not be certain. It is
  /// then, or it does not matter yet; or it is undone, and the block goes on at
  /// the index that is returned.
  virtual std::optional<size_t> settle(Frame &, const ast::Block &, size_t) {
    return std::nullopt;
  }
  /// The same after an error that ends the block.
  virtual std::optional<size_t> settleAll() { return std::nullopt; }

  /// The device in use, and the others.
  virtual DeviceChoice *devices() { return nullptr; }
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_UNITHOOK_H
