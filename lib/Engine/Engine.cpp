//===- Engine.cpp - decides what is compiled, and runs it -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/HostReads.h"
#include "Engine/NameMeanings.h"
#include "Engine/Outlook.h"
#include "Engine/PackedDevices.h"
#include "Engine/PackedProcessors.h"
#include "Engine/RequestVariables.h"
#include "Engine/SmallShapes.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/Module.h"
#include "LinearAlgebra/Library.h"
#include "Support/Casting.h"
#include "runtime/Counters.h"
#include "runtime/Interrupt.h"
#include "runtime/Planner/PlanRun.h"
#include "runtime/Progress.h"
#include "runtime/Telemetry/LineTimes.h"

#include <chrono>

namespace runmat {

RuntimeSettings runtimeSettings(const SessionOptions &options) {
  RuntimeSettings settings;
  settings.device = options.device;
  settings.provider = options.provider;
  settings.providerPath = options.providerPath;
  settings.threads = options.threads ? options.threads : availableProcessors();
  settings.deviceMemory = options.deviceMemory;
  if (!options.pipelineCache.empty())
    settings.pipelineCache = options.pipelineCache;
  if (!options.modelCache.empty())
    settings.modelCache = options.modelCache;
  settings.warmUp = options.warmUp;
  settings.allowSoftwareDevices = options.allowSoftwareDevices;
  settings.calibrates = options.calibrates;
  settings.offloadThreshold = options.offloadThreshold;
  settings.validate = options.verify || options.validateDevices;
  settings.reportsPlaces =
      options.explain != ExplainFormat::None || !options.telemetryFile.empty();
  // Reports say of all work why it is where it is.
  settings.unplanned =
      settings.reportsPlaces || !options.traceFile.empty() ? 0 : 0.3;
  settings.trialProgram = options.trialProgram;
  return settings;
}

static RuntimeSettings settingsOf(const SessionOptions &options,
                                  Interpreter &interpreter) {
  RuntimeSettings settings = runtimeSettings(options);
  // Where work goes aside, the process outlives an interrupt.
  settings.interruptDonated = !interpreter.aside().isOn();
  return settings;
}

/// What a recorded program is compiled for beside this processor.
static PackedFor packedFor(const SessionOptions &options) {
  if (options.record.empty())
    return {};
  if (!options.recordFor.empty())
    return {options.recordFor, {}};
  return {packedProcessors(), packedDevices()};
}

Engine::Engine(const SessionOptions &options, Interpreter &interpreter)
    : options(options), interpreter(interpreter),
      settings(settingsOf(options, interpreter)), registry(settings),
      planner(registry), choice(registry, planner), launcher(settings),
      runner(interpreter, planner, launcher, options.codeFolder()),
      cache(options.unitLimit), store(options.codeFolder(), packedFor(options)),
      observers([this](Frame &in, std::string_view name) {
        return resolve(in, name);
      }),
      tooSmall(reasons.number("too small to be worth compiling (--jit=auto)")),
      compiledMeanwhile(reasons.number("its unit was still being compiled")),
      leftToLoop(reasons.number("left to the unit of a loop")) {
  if (options.compilesNothing)
    missingCompiler = "nothing is compiled in an application";
}

std::string Engine::deviceNote() const {
  return planner.units() ? planner.units()->places.lastNote() : std::string();
}

bool mayStartUnit(const ast::Stmt &statement) {
  return isa<ast::AssignStmt>(&statement) ||
         isa<ast::ExpressionStmt>(&statement) ||
         isa<ast::ForStmt>(&statement) || isa<ast::WhileStmt>(&statement) ||
         isa<ast::IfStmt>(&statement) || isa<ast::SwitchStmt>(&statement) ||
         isa<ast::TryStmt>(&statement);
}

/// What earlier processes did not live to see compiled is compiled from the
/// first visit on.
void Engine::askForBegun(Module &module) {
  const auto &statements = module.program().statements;
  for (ast::StatementId id : store.takeBegun(module.program())) {
    if (id >= statements.size())
      continue;
    rule.ask(*statements[id]);
    begunBefore.insert(statements[id]);
    if (isa<ast::ForStmt>(statements[id]))
      module.entryFlags[id] |= AtBackEdge;
  }
}

void Engine::loaded(Module &module) {
  auto &statements = module.program().statements;
  module.entryFlags.assign(statements.size(), 0);
  module.pauses.assign(statements.size(), {});
  for (const ast::Stmt *statement : statements)
    if (mayStartUnit(*statement))
      module.entryFlags[statement->id] = isa<ast::WhileStmt>(statement)
                                             ? AtStatement | AtBackEdge
                                             : AtStatement;
  // Texts given to eval are too many to look in the folder for each.
  if (options.jit == JitMode::Auto && !options.jitSync && !module.context)
    askForBegun(module);
  if (options.jit == JitMode::Always)
    for (const ast::Stmt *statement : statements)
      if (module.program().statementFunctions[statement->id]->kind ==
          ast::FunctionKind::Anonymous)
        module.entryFlags[statement->id] |= OfScalars;
}

/// New statements may come to stand where these stood.
void Engine::unloaded(Module &module) {
  const ast::Program &program = module.program();
  service.forget(program);
  cache.forget(program);
  store.forget(program);
  places.forget(program);
  observers.forget();
  const auto forget = [this](const ast::Stmt &statement) {
    rule.forget(statement);
    for (EntryPoint point : {EntryPoint::Statement, EntryPoint::BackEdge})
      waiting.erase({&statement, point});
    compiledHere.erase(&statement);
    begunBefore.erase(&statement);
  };
  for (const ast::Stmt *statement : program.statements)
    forget(*statement);
  leftToNextRun.clear();
  elementwise.forget(program, forget);
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

Urgency Engine::urgencyOf(Frame &frame, const ast::Stmt &statement,
                          double each) {
  if (isAlwaysCompiled())
    return Urgency::Now;
  return rule.visit(frame, statement, each);
}

/// Of a file that cannot be read the program is told when it calls it, which
/// may be never.
Callee Engine::resolve(Frame &frame, std::string_view name) const try {
  return interpreter.peek(frame, name);
} catch (const Error &) {
  return {};
}

void Engine::describeObservers(Frame &frame, CompileRequest &request) {
  const Observers &found = observers.of(frame);
  request.observers = found.names;
  request.observeAll |=
      found.areEverywhere ||
      std::ranges::any_of(request.holders, [&](const HolderType &holder) {
        return observers.isObserver(frame, holder);
      });
}

CompileRequest Engine::makeRequest(Frame &frame, const ast::Block &block,
                                   size_t index, EntryPoint point) {
  CompileRequest request;
  request.program = &frame.module().program();
  request.function = &frame.function();
  request.block = &block;
  request.index = index;
  request.atBackEdge = point == EntryPoint::BackEdge;
  describeVariables(frame, request);
  UnitVariables(frame, interpreter).describeRandom(request);
  const Breakpoints &points = interpreter.debugger().breakpoints();
  request.observeAll = (frame.function().kind == ast::FunctionKind::Script &&
                        !frame.isBatchScript) ||
                       !points.isEmpty();
  describeObservers(frame, request);
  for (const auto &[statement, condition] : frame.module().breakpoints)
    request.breakpoints.push_back(statement);
  request.stopsAtErrors = points.stopsAtEvents();
  request.meaningOf = NameMeanings(
      frame, request.holders,
      [this](Frame &in, std::string_view name) { return resolve(in, name); });
  if (!cache.tellsShapes(block[index], point))
    tellSmallShapes(request, UnitVariables(frame, interpreter));
  request.options = compileOptions();
  return request;
}

CompileOptions Engine::compileOptions() const {
  CompileOptions result;
  result.cpu = options.cpu;
  result.verify = options.verify;
  result.debug = options.debug;
  result.twoPassThreshold = options.twoPassThreshold;
  result.reductionWorkgroup = options.reductionWorkgroup;
  return result;
}

void Engine::enterSpan(telemetry::StatementSpan &span,
                       const ast::Program &program,
                       ast::StatementId statement) {
  if (span.event())
    span.enter(program.file, places.line(program, statement));
}

/// Of the text that may become one unit.
static size_t textBytes(const CompileRequest &request) {
  const ast::Block &block = *request.block;
  const uint32_t begin = block[request.index]->range.begin,
                 end = block.back()->range.end;
  return end > begin ? end - begin : 0;
}

static void fill(telemetry::Event &event, const CompileResult &result) {
  event.hasFailed = !result.unit;
  event.detail = result.reason;
}

/// What the thread does refers to nothing of this engine.
static CompileService::Compile answering(const UnitMaker &maker,
                                         bool withHostKernels) {
  return [maker, withHostKernels](const CompileRequest &request) {
    return maker.answer(request, withHostKernels);
  };
}

/// The same, recorded in the thread that does it, at the line of the program.
static CompileService::Compile recorded(CompileService::Compile compile,
                                        uint32_t line) {
  return [compile = std::move(compile), line](const CompileRequest &request) {
    telemetry::StatementSpan span(telemetry::EventKind::Compile);
    if (telemetry::Event *event = span.event()) {
      span.enter(request.program->file, line);
      event->thread = telemetry::besideProgram;
    }
    CompileResult result = compile(request);
    if (telemetry::Event *event = span.event())
      fill(*event, result);
    return result;
  };
}

/// Until the user wants to stop, or it takes so long that it may hang. Where
/// runs are to be alike, what it takes decides nothing.
CompileService::GoesOn Engine::patience() const {
  const bool hasEnd = !options.jitSync && options.jit != JitMode::Always;
  return [hasEnd](std::chrono::nanoseconds passed) {
    interrupt::poll();
    return !hasEnd || passed < CompileService::longest;
  };
}

/// Whether a request may be answered by another thread.
bool Engine::mayCompileAside(const ast::Stmt &statement) const {
  return !compiledHere.contains(&statement);
}

/// For another thread, which may come to it when the engine is gone.
std::shared_ptr<const RequestSnapshot>
Engine::snapshot(const CompileRequest &request, Frame &frame) {
  return std::make_shared<const RequestSnapshot>(
      request, frame.sharedModule(), UnitVariables(frame, interpreter),
      elementwise.ownerOf(frame.function()));
}

/// In a thread that is left behind where the user stops the program. What the
/// compiler keeps for this thread goes to that one, so that it is there once.
std::optional<CompileResult>
Engine::compileAside(const CompilerLibrary &compiler,
                     const CompileRequest &request, Frame &frame) {
  if (!mayCompileAside(*(*request.block)[request.index]))
    return std::nullopt;
  compiler.endThread();
  std::optional<CompileResult> result = service.compile(
      snapshot(request, frame), answering(store.maker(), false), patience());
  if (result && result->isKept)
    store.note(request);
  return result;
}

/// What there is no memory to compile is interpreted, which takes less.
CompileResult Engine::compileHere(const CompilerLibrary &compiler,
                                  const CompileRequest &request) try {
  return store.compile(compiler, request);
} catch (const std::bad_alloc &) {
  CompileResult result;
  result.reason = "there was not enough memory to compile it";
  return result;
}

CompileResult Engine::compile(const CompilerLibrary &compiler,
                              const CompileRequest &request, Frame *frame) {
  const InterpretedClock::Pause pause(clock);
  counters().unitCacheMisses.add();
  telemetry::StatementSpan span(telemetry::EventKind::Compile);
  const ast::StatementId begin = (*request.block)[request.index]->id;
  enterSpan(span, *request.program, begin);
  const telemetry::LineTimer timer(telemetry::compiling,
                                   request.program->file.c_str(),
                                   places.line(*request.program, begin));
  const size_t bytes = textBytes(request);
  const auto start = std::chrono::steady_clock::now();
  const progress::WaitScope wait("compiling", 0, compileTimes.expected(bytes));
  std::optional<CompileResult> aside =
      frame ? compileAside(compiler, request, *frame) : std::nullopt;
  CompileResult result =
      aside ? *std::move(aside) : compileHere(compiler, request);
  const std::chrono::duration<double> took =
      std::chrono::steady_clock::now() - start;
  compileTimes.note(bytes, took.count());
  if (telemetry::Event *event = span.event())
    fill(*event, result);
  return result;
}

/// As far as can be told: a plan may open a device.
bool Engine::isForHost() const {
  const Device *forced = planner.forced();
  return registry.devices().size() == 1 &&
         (!forced || forced == &planner.fallback());
}

/// Where compiling may go on beside the program, a unit whose kernels would be
/// waited for is none yet.
UnitStore::Wanted Engine::wantedOfKept() const {
  const bool mayWait = options.jit == JitMode::Auto && !options.jitSync &&
                       missingCompiler.empty() && isForHost();
  return mayWait ? UnitStore::Wanted::Kernels : UnitStore::Wanted::Code;
}

UnitEntry *Engine::findKept(Frame &frame, const ast::Block &block, size_t index,
                            EntryPoint point) {
  const ast::StatementId statement = block[index]->id;
  if (stageSink || !store.mayHave(frame.module().program(), statement))
    return nullptr;
  CompileRequest request = makeRequest(frame, block, index, point);
  std::optional<CompileResult> kept = store.find(request, wantedOfKept());
  if (!kept)
    return nullptr;
  const bool hasUnit = kept->unit != nullptr;
  const RequestKinds kinds(request, UnitVariables(frame, interpreter));
  UnitEntry entry = makeEntry(request, kinds, *std::move(kept));
  // Code that does not load is not there.
  if (hasUnit && !entry.unit)
    return nullptr;
  counters().unitsRead.add(hasUnit);
  store.end(request);
  return &keep(block[index], std::move(entry), point);
}

UnitEntry *Engine::find(Frame &frame, const ast::Block &block, size_t index,
                        EntryPoint point) {
  UnitEntry *entry =
      cache.find(block[index], UnitVariables(frame, interpreter), point);
  if (!entry && service.isFinished() && takeAnswer())
    entry = cache.find(block[index], UnitVariables(frame, interpreter), point);
  if (entry)
    counters().unitCacheHits.add();
  return entry ? entry : findKept(frame, block, index, point);
}

/// Only a plan of the unit could tell for sure, and compiling takes as long as
/// opening a device.
void Engine::foresee(Frame &frame, const ast::Block &block, size_t index) {
  if (planner.units())
    planner.units()->places.foresee(foreseenWork(frame, block, index));
}

void Engine::emitStage(const CompilerLibrary &compiler,
                       const CompileRequest &request) {
  size_t nextIndex = request.index;
  stageSink->write(
      compiler.emit(request, *options.emit, nextIndex, stageError));
  stageSink->flush();
}

UnitEntry *Engine::compile(Frame &frame, const ast::Block &block, size_t index,
                           EntryPoint point) {
  foresee(frame, block, index);
  const CompilerLibrary *compiler = CompilerLibrary::open(missingCompiler);
  if (!compiler)
    return nullptr;
  CompileRequest request = makeRequest(frame, block, index, point);
  if (stageSink)
    emitStage(*compiler, request);
  rule.pay(*block[index]);
  const RequestKinds kinds(request, UnitVariables(frame, interpreter));
  UnitEntry &entry = keep(
      block[index],
      makeEntry(request, kinds, compile(*compiler, request, &frame)), point);
  counters().unitsCompiled.add(entry.unit != nullptr);
  return &entry;
}

UnitEntry *Engine::obtain(Frame &frame, const ast::Block &block, size_t index,
                          EntryPoint point, Urgency urgency) {
  if (urgency == Urgency::None)
    return nullptr;
  const ast::Stmt *statement = block[index];
  const bool mayWait = urgency == Urgency::Meanwhile && !options.jitSync &&
                       mayCompileAside(*statement);
  if (mayWait && service.isBusy()) {
    noteWaiting(frame, block, index, point);
    return nullptr;
  }
  if (mayWait && compileMeanwhile(frame, block, index, point))
    return nullptr;
  // What began earlier ends earlier.
  if (service.isAbout(*statement, point) && service.wait(patience()) &&
      takeAnswer())
    if (UnitEntry *entry =
            cache.find(statement, UnitVariables(frame, interpreter), point))
      return entry;
  return compile(frame, block, index, point);
}

bool Engine::compileMeanwhile(Frame &frame, const ast::Block &block,
                              size_t index, EntryPoint point) {
  // Before other threads load the compiler, which takes ten times as long, and
  // the drivers of devices.
  linalg::openAhead();
  foresee(frame, block, index);
  CompileRequest request = makeRequest(frame, block, index, point);
  request.options.baselineFirst = mayHaveBaseline(frame, request, point);
  const uint32_t line = places.line(*request.program, block[index]->id);
  if (!service.start(snapshot(request, frame), point,
                     recorded(answering(store.maker(), isForHost()), line)))
    return false;
  counters().unitCacheMisses.add();
  rule.pay(*block[index]);
  store.begin(request);
  return true;
}

/// False when the thread could not answer: the program's own will.
bool Engine::takeAnswer() {
  CompileService::Answer answer = service.take();
  const CompileRequest &request = answer.snapshot->request();
  const ast::Stmt *statement = &answer.snapshot->statement();
  if (!answer.result) {
    store.end(request);
    compiledHere.insert(statement);
    return false;
  }
  compileTimes.note(textBytes(request), answer.seconds);
  MakeObject optimise = std::move(answer.result->optimise);
  const bool isForGood = !optimise;
  UnitEntry &entry = keep(
      statement,
      makeEntry(request, answer.snapshot->kinds(), *std::move(answer.result)),
      answer.point);
  orderOptimised(entry, std::move(optimise), answer.snapshot);
  // Until it is optimised it is kept nowhere.
  if (isForGood)
    store.end(request);
  counters().unitsCompiled.add(entry.unit != nullptr);
  return true;
}

/// Where the statement that ends a unit is interpreted, the host reads what
/// that reads.
static void expectReads(CompiledUnit &unit, const CompileRequest &request) {
  if (unit.nextIndex() >= request.block->size())
    return;
  const std::set<ast::Slot> slots = hostReads(
      *(*request.block)[unit.nextIndex()], [&](std::string_view name) {
        return request.isBuiltin(*request.program, name);
      });
  for (uint32_t i = 0; i < unit.outputs().size(); ++i)
    if (slots.contains(unit.outputs()[i]))
      unit.planned().expectReadAfterwards(i);
}

UnitEntry &Engine::keep(const ast::Stmt *statement, UnitEntry entry,
                        EntryPoint point) {
  waiting.erase({statement, point});
  if (entry.unit && point == EntryPoint::BackEdge)
    rule.noteUnitOfTurns(*statement);
  return cache.add(statement, std::move(entry), point);
}

UnitEntry Engine::makeEntry(const CompileRequest &request,
                            const RequestKinds &kinds, CompileResult result) {
  UnitEntry entry;
  entry.statement = (*request.block)[request.index]->id;
  entry.program = request.program;
  entry.reason = std::move(result.reason);
  entry.holders = holdersAt(request, result.holders);
  entry.called = std::move(result.called);
  if (result.unit)
    entry.unit = CompiledUnit::load(std::move(result.unit), entry.reason);
  if (entry.unit) {
    expectReads(*entry.unit, request);
    entry.signature = entry.unit->inputs;
    entry.kernels = std::make_unique<UnitKernels>(*entry.unit);
    entry.exitReasons.resize(entry.unit->siteCount(), notAsked);
    return entry;
  }
  entry.signature = typesBeside(request, entry.holders);
  entry.blamed = result.blamed;
  entry.blamedKind = kinds.of(entry.blamed);
  entry.declined = reasons.number(entry.reason);
  return entry;
}

} // namespace runmat
