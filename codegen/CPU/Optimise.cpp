//===- Optimise.cpp - LLVM passes over CPU code -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Optimise.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace llvm;

namespace {
/// The pass builder with its four analysis managers.
class Analyses {
public:
  explicit Analyses(TargetMachine &machine) : builder(&machine) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(components);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, components, modules);
  }

  PassBuilder builder;
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
};
} // namespace

void runmat::codegen::cpu::optimiseQuickly(Module &module,
                                           TargetMachine &machine) {
  Analyses analyses(machine);
  LoopPassManager loops;
  loops.addPass(LoopRotatePass());
  loops.addPass(LICMPass(LICMOptions()));
  FunctionPassManager functions;
  functions.addPass(SimplifyCFGPass());
  functions.addPass(SROAPass(SROAOptions::ModifyCFG));
  functions.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  functions.addPass(InstCombinePass());
  functions.addPass(
      createFunctionToLoopPassAdaptor(std::move(loops), /*UseMemorySSA=*/true));
  functions.addPass(InstCombinePass());
  functions.addPass(SimplifyCFGPass());
  ModulePassManager modules;
  modules.addPass(createModuleToFunctionPassAdaptor(std::move(functions)));
  modules.run(module, analyses.modules);
}

void runmat::codegen::cpu::optimiseFully(Module &module,
                                         TargetMachine &machine) {
  Analyses analyses(machine);
  analyses.builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, analyses.modules);
}
