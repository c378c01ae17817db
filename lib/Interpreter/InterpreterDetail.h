//===- InterpreterDetail.h - shared by the interpreter's parts --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to lib/Interpreter.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_INTERPRETERDETAIL_H
#define RUNMAT_INTERPRETER_INTERPRETERDETAIL_H

#include "Interpreter/Interpreter.h"

#include <new>

namespace runmat {

/// Of the error of a text that cannot be read, and how its message begins.
inline constexpr const char *textErrorIdentifier = "MATLAB:m_missing_operator";
inline constexpr std::string_view textErrorStart = "Error: ";

/// Where interpretation goes on while the way to it is being walked.
struct Interpreter::ResumeCursor {
  enum class Place : uint8_t {
    Inside,         ///< at `point`
    IterationStart, ///< with the start of the loop's iteration
    Nowhere,        ///< normal execution
  };
  ResumePoint point;
  /// States of `point.loops` that were taken already.
  size_t depth = 0;
  Place place = Place::Inside;
  /// Why the statement at `point` is interpreted.
  ReasonId reason = notAsked;

  LoopState takeLoop();
  /// The cursor for a loop around the point; this one is used up.
  ResumeCursor goInside() {
    ResumeCursor inner = std::move(*this);
    inner.place = Place::Inside;
    return inner;
  }
};

/// Enters a call: the depth, the limit on it, and which frame is current.
class CallScope {
public:
  CallScope(Interpreter &interpreter, Frame &frame);
  ~CallScope() { interpreter.current = previous; }
  CallScope(const CallScope &) = delete;
  CallScope &operator=(const CallScope &) = delete;

private:
  Interpreter &interpreter;
  Frame *previous;
};

/// Throws where the function takes no such numbers of inputs and outputs.
void checkCounts(const ast::Function &function, size_t inputCount,
                 int outputCount);
/// Gives the parameters their values; varargin takes what is left.
void bindParameters(Frame &frame, ValueList arguments);

/// The end of a call: objects that only its variables held end with it, while
/// the frame is still the current one.
class FrameEnd {
public:
  FrameEnd(Interpreter &interpreter, const std::shared_ptr<Frame> &frame)
      : interpreter(interpreter), frame(frame) {}
  ~FrameEnd();
  FrameEnd(const FrameEnd &) = delete;
  FrameEnd &operator=(const FrameEnd &) = delete;

private:
  Interpreter &interpreter;
  const std::shared_ptr<Frame> &frame;
};

/// While it lives, `end` in the arguments of `target` measures `value`.
class EndScope {
public:
  EndScope(Interpreter &interpreter, const ast::Expr &target,
           const Value &value)
      : interpreter(interpreter) {
    interpreter.endContexts.push_back({&target, &value});
  }
  ~EndScope() { interpreter.endContexts.pop_back(); }
  EndScope(const EndScope &) = delete;
  EndScope &operator=(const EndScope &) = delete;

private:
  Interpreter &interpreter;
};

/// MATLAB's error for memory that cannot be had.
Error outOfMemory();

/// Runs `action`; an error that leaves it gets the place `range` unless it has
/// one in this frame.
template <typename Action>
auto Interpreter::withLocation(Frame &frame, SourceRange range, Action action) {
  try {
    return action();
  } catch (Error &error) {
    locate(frame, error, range);
    throw;
  } catch (const std::bad_alloc &) {
    Error error = outOfMemory();
    locate(frame, error, range);
    throw error;
  }
}

} // namespace runmat

#endif // RUNMAT_INTERPRETER_INTERPRETERDETAIL_H
