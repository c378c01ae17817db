//===- CompileService.h - compiles beside the program -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// While a statement is interpreted, its unit is compiled in a thread of its
// own. The engine takes the answer when it next looks for a unit. What a
// compile needs is in a snapshot, so that it depends on nothing that the
// program does meanwhile; and a result does not depend on when a unit takes
// over.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILESERVICE_H
#define RUNMAT_ENGINE_COMPILESERVICE_H

#include "Engine/CompilerLibrary.h"
#include "Engine/RequestSnapshot.h"
#include "Engine/UnitCache.h"
#include "runtime/Devices/BackgroundWork.h"

#include <chrono>
#include <vector>

namespace runmat {

/// One compile at a time: the next ones lose little by waiting, and a second
/// thread would take another processor from the program. Used from one thread.
class CompileService {
public:
  /// Answers a request. Called in another thread, and perhaps still at work
  /// when everything else is gone: it refers to nothing but its own.
  using Compile = std::function<CompileResult(const CompileRequest &)>;

  struct Answer {
    std::shared_ptr<const RequestSnapshot> snapshot;
    EntryPoint point = EntryPoint::Statement;
    /// None when the snapshot was not enough, or memory was short.
    std::optional<CompileResult> result;
    double seconds = 0;
  };

  /// A compile that takes longer holds up no other one: its answer is done
  /// without.
  static constexpr std::chrono::seconds longest{60};

  explicit CompileService(std::chrono::nanoseconds patience = longest)
      : patience(patience) {}
  CompileService(const CompileService &) = delete;
  /// Does not wait.
  ~CompileService();

  /// Begins to compile; false while another compile is under way, or when no
  /// thread can be started.
  bool start(std::shared_ptr<const RequestSnapshot> snapshot, EntryPoint point,
             Compile compile);
  bool isBusy() const { return current && !mayLeaveBehind(); }
  /// Whether the compile that is under way is that of a unit for the statement.
  bool isAbout(const ast::Stmt &statement, EntryPoint entry) const {
    return current && current->point == entry &&
           &current->snapshot->statement() == &statement;
  }
  bool isFinished() const { return current && current->work.isFinished(); }
  /// What is being compiled, or was and is kept nowhere; null when nothing is.
  const RequestSnapshot *underWay() const {
    const bool isKept = current && isFinished() &&
                        !current->snapshot->request().options.baselineFirst;
    return current && !isKept ? current->snapshot.get() : nullptr;
  }
  /// Whether waiting for a compile is to go on that has taken so long; may
  /// throw.
  using GoesOn = std::function<bool(std::chrono::nanoseconds)>;
  /// Waits for what is under way. False where that does not go on: then it is
  /// left behind, as it is where `goesOn` throws.
  bool wait(const GoesOn &goesOn) { return wait(current, goesOn); }
  /// The answer, which is waited for.
  Answer take();
  /// Compiles while the program waits, beside what `start` began; none where
  /// the thread has no answer. A compile that is not waited for to its end is
  /// answered with that.
  std::optional<CompileResult>
  compile(std::shared_ptr<const RequestSnapshot> snapshot, Compile compile,
          const GoesOn &goesOn);
  /// A program goes: what is compiled of it is left behind, and is not waited
  /// for, since it may hang.
  void forget(const ast::Program &program);

private:
  struct Compiled {
    std::optional<CompileResult> result;
    double seconds = 0;
  };
  /// A compile, and what it reads.
  struct Job {
    std::shared_ptr<const RequestSnapshot> snapshot;
    EntryPoint point;
    std::chrono::steady_clock::time_point begin =
        std::chrono::steady_clock::now();
    BackgroundWork<Compiled> work;

    bool start(Compile compile, int niceness);
  };
  static Compiled answer(const RequestSnapshot &snapshot,
                         const Compile &compile);
  bool wait(std::unique_ptr<Job> &job, const GoesOn &goesOn);
  bool mayLeaveBehind() const;
  void leaveBehind(std::unique_ptr<Job> job);

  const std::chrono::nanoseconds patience;
  std::unique_ptr<Job> current;
  /// Their snapshots stay until they end.
  std::vector<std::unique_ptr<Job>> leftBehind;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILESERVICE_H
