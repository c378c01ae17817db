//===- ProgramProfiler.h - where a program spends its time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between `profile on` and `profile off` the interpreter tells it of calls,
// statements and units. Launches and compiling come from the runtime.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_PROGRAMPROFILER_H
#define RUNMAT_INTERPRETER_PROGRAMPROFILER_H

#include "Interpreter/Frame.h"
#include "runtime/Telemetry/LineTimes.h"

#include <map>
#include <unordered_map>
#include <utility>

namespace runmat {

/// How often something ran, and for how long.
struct Spent {
  uint64_t count = 0;
  double seconds = 0;
  void add(double time) {
    ++count;
    seconds += time;
  }
};

/// Launches of one kernel for a line, or the time in which what begins there
/// was compiled.
struct KernelProfile {
  std::string name;
  std::string file; ///< As messages name it.
  uint32_t line = 0;
  Spent launches;
  bool isCompiling = false;
};

/// The first and the last line of a unit.
using LineRange = std::pair<uint32_t, uint32_t>;

/// Statements that ran as compiled code, with what was launched and compiled
/// for them.
struct UnitProfile {
  Spent runs;
  std::map<telemetry::LineWork, telemetry::LineTime> work;
  std::vector<KernelProfile> kernels() const;
};

/// What a function or script did.
struct FunctionProfile {
  std::shared_ptr<Module> module;
  const ast::Function *function = nullptr;
  std::string name;
  /// Calls that began while the profiler was on.
  Spent calls;
  /// The time of these calls without that of the functions that they called.
  double selfSeconds = 0;
  /// The time in functions that it called where its own call began before.
  double calledSeconds = 0;
  /// Statements that were interpreted, by the line where they begin, with what
  /// they call and without the statements in them.
  std::map<uint32_t, Spent> lines;
  std::map<LineRange, UnitProfile> units;
  /// Calls in progress.
  int depth = 0;
};

/// The begin or the end of a call.
struct CallEvent {
  const ast::Function *function;
  bool isEnd;
};

class ProgramProfiler {
public:
  /// Begins; `clears` what was measured before.
  void start(bool clears);
  void stop();
  void clear();
  bool isOn() const { return running; }
  /// Keeps so many begins and ends of calls from now on, the first ones.
  void keepHistory(size_t most) { mostHistory = most; }
  bool keepsHistory() const { return mostHistory > 0; }
  const std::vector<CallEvent> &history() const { return events; }
  double seconds() const;
  /// A number that each measurement has for itself.
  uint64_t measurement() const { return measurements; }
  const std::vector<std::unique_ptr<FunctionProfile>> &functions() const {
    return all;
  }
  /// A call, from here to the end of the scope.
  class Call {
  public:
    Call(ProgramProfiler &profiler, Frame &frame);
    ~Call();
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

  private:
    friend class ProgramProfiler;
    ProgramProfiler &profiler;
    FunctionProfile *function = nullptr;
    Call *around = nullptr;
    uint64_t begin = 0;
    double calledSeconds = 0;
  };

  /// A statement that is interpreted, from here to the end of the scope.
  class Statement {
  public:
    Statement(ProgramProfiler &profiler, Frame &frame,
              const ast::Stmt &statement);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

  private:
    friend class ProgramProfiler;
    ProgramProfiler &profiler;
    const Frame *frame;
    FunctionProfile *function = nullptr;
    Statement *around = nullptr;
    uint32_t line = 0;
    uint64_t begin = 0;
    double innerSeconds = 0;
  };

  /// A unit that is tried, from here to the end of the scope. Work for lines is
  /// its own meanwhile, wherever they stand: in functions that are part of it.
  class Unit {
  public:
    explicit Unit(ProgramProfiler &profiler);
    ~Unit();
    Unit(const Unit &) = delete;
    Unit &operator=(const Unit &) = delete;
    /// It ran the statements from `first` to `last`.
    void add(Frame &frame, const ast::Stmt &first, const ast::Stmt &last);

  private:
    ProgramProfiler &profiler;
    const bool isTimed;
    uint64_t begin = 0;
    std::map<telemetry::LineWork, telemetry::LineTime> outside;
  };

private:
  FunctionProfile &of(Frame &frame);
  void remember(const FunctionProfile &function, bool isEnd) {
    if (events.size() < mostHistory)
      events.push_back({function.function, isEnd});
  }

  bool running = false;
  uint64_t begin = 0;
  uint64_t measurements = 0;
  double earlierSeconds = 0;
  std::vector<std::unique_ptr<FunctionProfile>> all;
  std::unordered_map<const ast::Function *, FunctionProfile *> known;
  size_t mostHistory = 0;
  std::vector<CallEvent> events;
  Call *call = nullptr;
  Statement *statement = nullptr;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_PROGRAMPROFILER_H
