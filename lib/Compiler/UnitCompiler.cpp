//===- UnitCompiler.cpp - the stages of a unit ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/UnitCompiler.h"
#include "Engine/ReasonPlace.h"
#include "codegen/CPU/Pipeline.h"
#include "dialects/RunMat/RunMatOps.h"
#include "lib/Compiler/Import/Importer.h"
#include "lib/Compiler/Registration.h"
#include "passes/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

#include <malloc.h>
#include <utility>

using namespace mlir;

namespace runmat {

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerDialects(registry);
  codegen::cpu::registerDialects(registry);
  return registry;
}

/// Compiles that share a context; making one costs a part of a compile.
static constexpr unsigned compilesOfAContext = 64;

std::shared_ptr<CompilerContext> CompilerSession::context() {
  if (compiles++ % compilesOfAContext != 0)
    return current;
  current = nullptr;
  // The heap of a thread keeps what is freed in the middle of it.
  malloc_trim(0);
  current = std::make_shared<CompilerContext>(makeRegistry(),
                                              MLIRContext::Threading::DISABLED);
  // What import builds; passes load what they make.
  current->loadDialect<RunMatDialect, arith::ArithDialect, func::FuncDialect>();
  return current;
}

namespace {
/// Sessions that no thread has. Those of threads that do not give theirs back
/// stay for good: units may outlive everything else at exit.
struct IdleSessions {
  std::mutex mutex;
  std::vector<CompilerSession *> sessions;
};
} // namespace

static IdleSessions &idleSessions() {
  static auto *idle = new IdleSessions;
  return *idle;
}

static thread_local CompilerSession *sessionHere = nullptr;

CompilerSession &CompilerSession::get() {
  if (sessionHere)
    return *sessionHere;
  IdleSessions &idle = idleSessions();
  const std::lock_guard lock(idle.mutex);
  if (idle.sessions.empty())
    return *(sessionHere = new CompilerSession);
  sessionHere = idle.sessions.back();
  idle.sessions.pop_back();
  return *sessionHere;
}

void CompilerSession::end() {
  if (!sessionHere)
    return;
  IdleSessions &idle = idleSessions();
  const std::lock_guard lock(idle.mutex);
  idle.sessions.push_back(std::exchange(sessionHere, nullptr));
}

const codegen::cpu::CodeEmitter *
CompilerSession::emitterFor(const CompileOptions &options, std::string &error) {
  const std::string name =
      options.cpu + (options.forOthers ? " elsewhere" : "");
  auto known = emitters.find(name);
  if (known != emitters.end())
    return &known->second;
  auto made =
      codegen::cpu::CodeEmitter::create({options.cpu, codegen::cpu::Effort::Low,
                                         options.verify, options.forOthers});
  if (!made) {
    error = llvm::toString(made.takeError());
    return nullptr;
  }
  return &emitters.try_emplace(name, std::move(*made)).first->second;
}

namespace {

/// Collects what the passes say, so that nothing reaches the user's terminal:
/// the first remark or error is the reason that explain shows.
class Diagnostics {
public:
  explicit Diagnostics(MLIRContext &context)
      : handler(&context, [this](Diagnostic &diagnostic) {
          if (first.empty())
            keep(diagnostic);
          return success();
        }) {}

  bool empty() const { return first.empty(); }
  /// The first one as a reason why a statement on `here` is not compiled; its
  /// own line is named when it is another.
  std::string reason(unsigned here) const {
    return line && line != here ? ReasonPlace{{}, false, line}.text() + first
                                : first;
  }

private:
  void keep(Diagnostic &diagnostic) {
    if (auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
      line = place.getLine();
    first = diagnostic.str();
  }

  std::string first;
  unsigned line = 0;
  ScopedDiagnosticHandler handler;
};

LogicalResult run(ModuleOp module, bool verify,
                  llvm::function_ref<void(OpPassManager &)> build) {
  PassManager manager(module.getContext());
  manager.enableVerifier(verify);
  build(manager);
  return manager.run(module);
}

} // namespace

static unsigned lineOf(const CompileRequest &request,
                       ast::StatementId statement) {
  llvm::StringRef text = request.program->source;
  size_t begin = request.program->statements[statement]->range.begin;
  return text.take_front(begin).count('\n') + 1;
}

/// The line of the statement before which the unit ends; 0 at the end of the
/// block.
static unsigned lineOfEnd(const CompileRequest &request, ModuleOp module) {
  auto unit = module.lookupSymbol<func::FuncOp>(unitName);
  int64_t end = unit->getAttrOfType<IntegerAttr>(endAttrName).getInt();
  return end < 0 ? 0 : lineOf(request, ast::StatementId(end));
}

/// Whether form-units left anything.
static bool hasStatements(ModuleOp module) {
  auto unit = module.lookupSymbol<func::FuncOp>(unitName);
  return !unit.getOps<StatementOp>().empty();
}

LogicalResult lowerUnit(ModuleOp module, const CompileOptions &options,
                        Stage from, Stage to) {
  auto enters = [&](Stage stage) { return from < stage && stage <= to; };
  if (enters(Stage::Typed) &&
      (failed(run(module, options.verify, buildTypedPipeline)) ||
       !hasStatements(module)))
    return failure();
  if (enters(Stage::Clusters) &&
      failed(run(module, options.verify, buildClusterPipeline)))
    return failure();
  if (!enters(Stage::Linalg))
    return success();
  MiddleEndOptions middleEnd;
  middleEnd.twoPassThreshold = options.twoPassThreshold;
  middleEnd.workgroup = options.reductionWorkgroup;
  return run(module, options.verify, [&](OpPassManager &manager) {
    buildKernelPipeline(manager, middleEnd);
  });
}

using Import = ImportResult(MLIRContext &, const CompileRequest &);

static UnitInProgress lowerBy(Import import, CompilerSession &session,
                              const CompileRequest &request, Stage stage) {
  std::shared_ptr<CompilerContext> context = session.context();
  CompilerContext::Use use = context->use();
  Diagnostics diagnostics(*context);
  ImportResult imported = import(*context, request);
  UnitInProgress unit{context,
                      std::move(use),
                      std::move(imported.module),
                      std::move(imported.inputs),
                      std::move(imported.holders),
                      imported.reason,
                      ast::noSlot};
  if (!unit.module) {
    unit.blamed = imported.blamed;
    return unit;
  }
  auto giveUp = [&] {
    unit.module = {};
    if (!diagnostics.empty())
      unit.reason = diagnostics.reason(
          lineOf(request, (*request.block)[request.index]->id));
    return std::move(unit);
  };
  Stage first = std::min(stage, Stage::Typed);
  if (failed(lowerUnit(*unit.module, request.options, Stage::RunMat, first)))
    return giveUp();
  // What import did not reach, or what cut the unit before that.
  if (!diagnostics.empty() && first == Stage::Typed)
    unit.reason = diagnostics.reason(lineOfEnd(request, *unit.module));
  if (failed(lowerUnit(*unit.module, request.options, first, stage)))
    return giveUp();
  return unit;
}

UnitInProgress lowerTo(CompilerSession &session, const CompileRequest &request,
                       Stage stage) {
  UnitInProgress unit = lowerBy(importStatements, session, request, stage);
  if ((unit.module && unit.reason.empty()) || !isCallOfItself(request))
    return unit;
  // Statement by statement first: its exits go on where they are, those of a
  // call of itself begin again.
  UnitInProgress whole = lowerBy(importAsCall, session, request, stage);
  if (whole.module)
    return whole;
  unit.reason += "; as a call of itself: " + whole.reason;
  return unit;
}

} // namespace runmat
