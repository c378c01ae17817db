//===- Engine.h - decides what is compiled, and runs it ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter's hook. Asked before a statement that may start a unit, it
// looks for one with these types, compiles it when that is expected to pay, and
// runs it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_ENGINE_H
#define RUNMAT_ENGINE_ENGINE_H

#include "Engine/CompileRule.h"
#include "Engine/CompileService.h"
#include "Engine/CompileTimes.h"
#include "Engine/CompilerLibrary.h"
#include "Engine/ElementwiseBody.h"
#include "Engine/InterpretedClock.h"
#include "Engine/ModuleUnit.h"
#include "Engine/Observers.h"
#include "Engine/Reasons.h"
#include "Engine/RequestText.h"
#include "Engine/SessionOptions.h"
#include "Engine/StatementPlaces.h"
#include "Engine/UnitCache.h"
#include "Engine/UnitRunner.h"
#include "Engine/UnitStore.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Launcher.h"
#include "runtime/Planner/DeviceChoice.h"
#include "runtime/Planner/Planner.h"
#include "runtime/Telemetry/Recorder.h"

#include <unordered_map>
#include <unordered_set>

namespace runmat {

class Engine final : public UnitHook {
public:
  /// Opens the forced device; throws runmat::Error when there is none.
  Engine(const SessionOptions &options, Interpreter &interpreter);

  void loaded(Module &module) override;
  void unloaded(Module &module) override;
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override;
  Outcome enterElementwise(Frame &frame) override;
  Outcome enterLoop(Frame &frame, const ast::Stmt &loop,
                    const LoopState &state) override;
  std::optional<size_t> settle(Frame &frame, const ast::Block &block,
                               size_t index) override;
  std::optional<size_t> settleAll() override {
    return runner.trustedRuns().settle();
  }
  double interpretedSeconds() override { return clock.seconds(); }
  void interpreted(const ast::Stmt &statement, double seconds) override;
  bool isTimed(const ast::Stmt &statement) override;
  /// See CompileRule::beginAnswer.
  void beginAnswer(double lastSeconds) { rule.beginAnswer(lastSeconds); }
  DeviceChoice *devices() override { return &choice; }
  /// The unit of the body of an entry's frame, for parameters of these types,
  /// which may leave extents open, and for a processor that this machine has:
  /// taken from what is kept, else compiled. The entry says why there is none;
  /// null without a compiler.
  const UnitEntry *prepareEntry(Frame &frame,
                                std::vector<VariableType> parameters,
                                const std::string &processor);
  /// What is known of all of the frame's function, whose variables are
  /// undefined, for such parameters; nothing without a compiler.
  Survey survey(Frame &frame, const std::vector<VariableType> &parameters,
                AfterObstacle after);
  /// What a name means; nothing where its file cannot be read.
  Callee resolve(Frame &frame, std::string_view name) const;
  /// Makes and keeps a unit for the types that are known at a statement;
  /// `index` itself when there is none, else the position after it.
  size_t prepareUnit(Frame &frame, const ast::Block &block, size_t index,
                     const KnownTypes &known);

  /// What is being compiled beside the program or waits for that, each for
  /// `finish` in a process that outlives this one; nothing when it would not be
  /// kept.
  std::vector<std::string> unfinished() const;
  /// Compiles what another process left, and keeps it; false when that cannot
  /// be.
  bool finish(const std::string &left, const LoadFile &load);
  /// Where that process has to look for functions, too.
  const std::vector<std::string> &searchPath() const;

  /// Compiles and runs a unit given as IR, whose `options` are the session's.
  /// Throws ModuleError, or runmat::Error of what the unit itself does.
  ModuleOutcome runModule(ModuleRequest request,
                          const std::vector<Value> &arguments);
  /// The text of a stage of it. Throws ModuleError when there is none.
  std::string emitModule(ModuleRequest request, Stage stage,
                         const std::vector<Value> &arguments);

  const UnitCache &units() const { return cache; }
  /// The devices opened so far.
  const std::vector<std::shared_ptr<Device>> &devices() const {
    return registry.devices();
  }
  /// Why a statement is interpreted that was logged with this number.
  std::string reasonText(ast::StmtKind kind, ReasonId reason) const;
  /// Why no device can run the cluster, or the forced one cannot; null when it
  /// can.
  const char *placementObstacle(const runmat_cluster_info &cluster) const;
  /// Where the stage that --emit asks for is printed, of each unit.
  void setStageSink(OutputSink &sink) { stageSink = &sink; }
  /// Why the stage cannot be printed; empty when it can.
  const std::string &emitError() const { return stageError; }
  /// Why units cannot be compiled at all; empty when they can.
  std::string compilerError() const {
    return missingCompiler.empty() && CompilerLibrary::hasCrashed()
               ? CompilerLibrary::crashError
               : missingCompiler;
  }
  /// Which device `auto` chose, or why none; empty when it wanted none.
  std::string deviceNote() const;

private:
  void askForBegun(Module &module);
  Urgency urgencyOf(Frame &frame, const ast::Stmt &statement, double each);
  bool isPureBuiltin(Frame &frame, std::string_view name, size_t arguments);
  CompileRequest makeRequest(Frame &frame, const ast::Block &block,
                             size_t index, EntryPoint point);
  void describeObservers(Frame &frame, CompileRequest &request);
  CompileOptions compileOptions() const;
  CompileRequest entryRequest(Frame &frame,
                              std::vector<VariableType> parameters);
  const CompilerLibrary *openCompiler();
  /// Of a unit, to where setStageSink says.
  void emitStage(const CompilerLibrary &compiler,
                 const CompileRequest &request);
  /// The same for each processor that is recorded for.
  void emitForOthers(const CompilerLibrary &compiler, CompileRequest request);
  /// Whether kernels are to be those of the host.
  bool isForHost() const;
  UnitStore::Wanted wantedOfKept() const;
  /// What an earlier process compiled; null when nothing is kept.
  UnitEntry *findKept(Frame &frame, const ast::Block &block, size_t index,
                      EntryPoint point);
  /// What is known of the statement already: a unit, or why there is none.
  UnitEntry *find(Frame &frame, const ast::Block &block, size_t index,
                  EntryPoint point);
  /// The same after a compile, now or, then null, meanwhile.
  UnitEntry *obtain(Frame &frame, const ast::Block &block, size_t index,
                    EntryPoint point, Urgency urgency);
  bool mayLeaveCompiles() const;
  void leaveToNextRun(Frame &frame, const ast::Block &block, size_t index,
                      EntryPoint point);
  void leaveToNextRun(const CompileRequest &request, EntryPoint point);
  bool mayLeaveToNextRun(const Frame &frame, const ast::Stmt &statement,
                         EntryPoint point) const;
  /// `earlier`: where in the function's body, before the statement at hand.
  void leaveEarlierToNextRun(Frame &frame, size_t earlier, size_t index);
  void noteLoop(Frame &frame);
  void noteLarge(Frame &frame, const ast::Block &block, size_t index);
  void noteWaiting(Frame &frame, const ast::Block &block, size_t index,
                   EntryPoint point);
  bool compileMeanwhile(Frame &frame, const ast::Block &block, size_t index,
                        EntryPoint point);
  UnitEntry *compile(Frame &frame, const ast::Block &block, size_t index,
                     EntryPoint point);
  bool takeAnswer();
  void foresee(Frame &frame, const ast::Block &block, size_t index);
  const CompilerLibrary &prepare(ModuleRequest &request,
                                 const std::vector<Value> &arguments);
  ModuleResult compileModule(ModuleRequest &request,
                             const std::vector<Value> &arguments);
  UnitEntry &addModule(const ModuleRequest &request, size_t line,
                       std::unique_ptr<CompiledUnit> unit);
  UnitEntry &keep(const ast::Stmt *statement, UnitEntry entry,
                  EntryPoint point);
  UnitEntry makeEntry(const CompileRequest &request, const RequestKinds &kinds,
                      CompileResult result);
  /// `each`: what an element costs the interpreter (CompileRule::visit).
  Outcome enterUnit(Frame &frame, const ast::Block &block, size_t index,
                    double each);
  IsBuiltin isBuiltinAt(Frame &frame) const;
  bool canGoOn(Frame &frame, const ast::ForStmt &loop,
               const LoopState &state) const;
  bool isForTurns(Frame &frame, const ast::Stmt &statement) const;
  bool leaveToLoop(Frame &frame, const ast::Stmt &statement);
  void askAtTurns(Frame &frame, const ast::ForStmt &loop,
                  const UnitEntry *entry);
  /// `alone`: a block of the loop only.
  UnitEntry *unitOfTurns(Frame &frame, const ast::Stmt &loop,
                         const ast::Block &alone, bool mayCompile);
  Outcome runTurns(Frame &frame, const ast::Stmt &loop, bool mayCompile);
  Outcome enterFirstTurn(Frame &frame, const ast::ForStmt &loop,
                         const LoopState &state);
  template <typename Enter> Outcome settled(const Enter &enter);
  /// `index`: where in its block it begins; none at a back-edge.
  Outcome run(UnitEntry &entry, Frame &frame, std::optional<size_t> index);
  void enterSpan(telemetry::StatementSpan &span, const ast::Program &program,
                 ast::StatementId statement);
  /// `frame`: where the request is made; null for those that are not made by a
  /// program that runs.
  CompileResult compile(const CompilerLibrary &compiler,
                        const CompileRequest &request, Frame *frame = nullptr);
  CompileResult compileHere(const CompilerLibrary &compiler,
                            const CompileRequest &request);
  CompileService::GoesOn patience() const;
  bool mayCompileAside(const ast::Stmt &statement) const;
  std::shared_ptr<const RequestSnapshot> snapshot(const CompileRequest &request,
                                                  Frame &frame);
  std::optional<CompileResult> compileAside(const CompilerLibrary &compiler,
                                            const CompileRequest &request,
                                            Frame &frame);
  std::string placeOf(const UnitEntry &entry);
  const ast::Block *elementwiseBody(Frame &frame);
  bool isAlwaysCompiled() const {
    return options.jit == JitMode::Always || stageSink;
  }
  void askForWhole(Frame &frame, const ast::Stmt &statement);
  bool leaveToItsTurns(Frame &frame, const ast::Stmt &statement);
  bool leaveToLoopWithin(Frame &frame, const ast::Stmt &statement);
  NotTaken noteTooSmall(Frame &frame, const ast::Block &block, size_t index);
  NotTaken decline(UnitEntry &entry);
  bool isLeftAlone(const UnitEntry &entry) const;
  NotTaken leaveAlone(UnitEntry &entry);
  ReasonId exitReason(UnitEntry &entry, size_t site);
  /// What `OptimiseService` is for. `snapshot`: what the unit was made for.
  void orderOptimised(UnitEntry &entry, MakeObject make,
                      std::shared_ptr<const RequestSnapshot> snapshot);
  void takeOptimised(UnitEntry &entry);
  bool mayHaveBaseline(Frame &frame, const CompileRequest &request,
                       EntryPoint point) const;
  bool callsLoops(Frame &frame, const ast::Stmt &statement) const;
  /// Whether a run that ended at this site made room for the code.
  static bool isLeftFor(const OptimisedCode *code, const UnitEntry &entry,
                        size_t site);

  const SessionOptions &options;
  Interpreter &interpreter;
  RuntimeSettings settings;
  DeviceRegistry registry;
  Planner planner;
  DeviceChoice choice;
  Launcher launcher;
  UnitRunner runner;
  UnitCache cache;
  UnitStore store;
  CompileTimes compileTimes;
  InterpretedClock clock{CompileRule::steadySeconds};
  /// The statement that was asked about last, if its time is wanted.
  const ast::Stmt *timed = nullptr;
  CompileService service;
  OptimiseService optimiser;
  /// Statements whose requests need the program's own thread.
  std::unordered_set<const ast::Stmt *> compiledHere;
  /// Those that an earlier process did not live to see compiled.
  std::unordered_set<const ast::Stmt *> begunBefore;
  /// What waits for the compile that is under way, or is worth one in the long
  /// run, as texts for `unfinished`.
  std::map<std::pair<const ast::Stmt *, EntryPoint>, std::string> waiting;
  /// Blocks with a statement that waits for the next run alone, and where in
  /// them those end that its unit has too, as far as they were visited.
  std::unordered_map<const ast::Block *, size_t> leftToNextRun;
  ElementwiseBodies elementwise;
  /// What stands for the programs of units given as IR.
  std::vector<std::unique_ptr<ast::Program>> modules;
  StatementPlaces places;
  ObserverSearch observers;
  Reasons reasons;
  const ReasonId tooSmall, compiledMeanwhile, leftToLoop;
  std::string missingCompiler;
  OutputSink *stageSink = nullptr;
  std::string stageError;
  CompileRule rule;
};

/// Statements that import can begin with; the rest is never asked about.
bool mayStartUnit(const ast::Stmt &statement);

/// The runtime settings that the session's options ask for.
RuntimeSettings runtimeSettings(const SessionOptions &options);

} // namespace runmat

#endif // RUNMAT_ENGINE_ENGINE_H
