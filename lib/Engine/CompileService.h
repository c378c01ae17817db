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

  CompileService() = default;
  CompileService(const CompileService &) = delete;
  /// Does not wait.
  ~CompileService();

  /// Begins to compile; false while another compile is under way, or when no
  /// thread can be started.
  bool start(std::shared_ptr<const RequestSnapshot> snapshot, EntryPoint point,
             Compile compile);
  bool isBusy() const { return work.isUnderWay(); }
  /// Whether the compile that is under way is that of a unit for the statement.
  bool isAbout(const ast::Stmt &statement, EntryPoint entry) const {
    return current && point == entry && &current->statement() == &statement;
  }
  bool isFinished() const { return work.isFinished(); }
  /// What is being compiled; null when nothing is.
  const RequestSnapshot *underWay() const {
    return isBusy() && !isFinished() ? current.get() : nullptr;
  }
  /// The answer, which is waited for.
  Answer take();
  /// A program goes: what is compiled of it is waited for and dropped.
  void forget(const ast::Program &program);

private:
  struct Compiled {
    std::optional<CompileResult> result;
    double seconds = 0;
  };
  static Compiled answer(const RequestSnapshot &snapshot,
                         const Compile &compile);

  BackgroundWork<Compiled> work;
  std::shared_ptr<const RequestSnapshot> current;
  EntryPoint point = EntryPoint::Statement;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILESERVICE_H
