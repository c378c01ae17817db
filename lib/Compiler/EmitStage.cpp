//===- EmitStage.cpp - the text of a stage ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Pipeline.h"
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "dialects/RunMat/AttributeNames.h"
#include "lib/Compiler/UnitCompiler.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace runmat {

static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream);
  stream << "\n";
  return text;
}

/// Position in the block after the unit.
static size_t endOf(const CompileRequest &request, ModuleOp module) {
  auto end =
      module.lookupSymbol<func::FuncOp>(unitName)->getAttrOfType<IntegerAttr>(
          endAttrName);
  return end ? positionOf(request, end.getInt()) : request.block->size();
}

/// LLVM IR or assembly of the unit and its kernels.
static std::string printMachine(CompilerSession &session,
                                const CompileOptions &options, ModuleOp module,
                                bool assembly, std::string &error) {
  const codegen::cpu::CodeEmitter *emitter = session.emitterFor(options, error);
  if (!emitter)
    return {};
  PassManager manager(module.getContext());
  manager.addPass(createLowerUnits());
  codegen::cpu::PipelineOptions lowering;
  lowering.describe(emitter->target());
  lowering.debug = options.debug;
  codegen::cpu::buildPipeline(manager, lowering);
  if (failed(manager.run(module))) {
    error = "lowering to LLVM failed";
    return {};
  }
  auto text =
      assembly ? emitter->emitAssembly(module) : emitter->emitLLVM(module);
  if (text)
    return *text;
  error = llvm::toString(text.takeError());
  return {};
}

/// The spirv.module of each stage of each kernel.
static std::string printDevice(ModuleOp module) {
  std::string text;
  for (auto kernel : module.getOps<func::FuncOp>()) {
    if (!kernel->hasAttr(kernelAttrName))
      continue;
    for (StringRef stage : {"elementwise", "single", "partial", "final"}) {
      OwningOpRef<ModuleOp> copy = ModuleOp::create(kernel.getLoc());
      copy->getBody()->push_back(kernel->clone());
      PassManager manager(module.getContext());
      codegen::buildSPIRVPipeline(manager, {}, stage);
      if (succeeded(manager.run(*copy)))
        text += print(*copy);
    }
  }
  return text;
}

Stage commonStage(Stage stage) { return std::min(stage, Stage::Linalg); }

std::string printStage(CompilerSession &session, const CompileOptions &options,
                       ModuleOp module, Stage stage, std::string &error) {
  switch (stage) {
  case Stage::Llvm:
  case Stage::Asm:
    return printMachine(session, options, module, stage == Stage::Asm, error);
  case Stage::Spirv:
    return printDevice(module);
  default:
    return print(module);
  }
}

std::string emitUnitStage(const CompileRequest &request, Stage stage,
                          size_t &nextIndex, std::string &error) {
  CompilerSession &session = CompilerSession::get();
  UnitInProgress unit = lowerTo(session, request, commonStage(stage));
  if (!unit.module)
    return {};
  nextIndex = endOf(request, *unit.module);
  return printStage(session, request.options, *unit.module, stage, error);
}

} // namespace runmat
