//===- Optimise.cpp - LLVM passes over CPU code -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Optimise.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/JumpThreading.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopLoadElimination.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Vectorize/LoopVectorize.h"

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

/// Memory of the frame to registers, common subexpressions, peepholes,
/// invariants out of loops.
static FunctionPassManager shortPasses() {
  LoopPassManager loops;
  loops.addPass(LoopRotatePass());
  loops.addPass(LICMPass(LICMOptions()));
  FunctionPassManager passes;
  passes.addPass(SimplifyCFGPass());
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(InstCombinePass());
  passes.addPass(
      createFunctionToLoopPassAdaptor(std::move(loops), /*UseMemorySSA=*/true));
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  return passes;
}

namespace {
/// Asks for two turns in one where values change places from turn to turn: then
/// they stay in their registers.
struct MarkExchangesPass : PassInfoMixin<MarkExchangesPass> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &analyses) {
    for (Loop *loop :
         analyses.getResult<LoopAnalysis>(function).getLoopsInPreorder())
      if (loop->isInnermost() && exchanges(*loop))
        addStringMetadataToLoop(loop, "llvm.loop.unroll.count", 2);
    return PreservedAnalyses::all();
  }

  static bool exchanges(const Loop &loop) {
    const BasicBlock *header = loop.getHeader(), *latch = loop.getLoopLatch();
    return latch && any_of(header->phis(), [&](const PHINode &phi) {
             auto *next =
                 dyn_cast<PHINode>(phi.getIncomingValueForBlock(latch));
             return next && next != &phi && next->getParent() == header;
           });
  }
};

/// Asks for no vectors where a long body stores to the same place in each turn:
/// LLVM 22 looks whether all lanes store the same value by a walk that may take
/// time exponential in the size of its expression.
struct MarkFixedStoresPass : PassInfoMixin<MarkFixedStoresPass> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &analyses) {
    for (Loop *loop :
         analyses.getResult<LoopAnalysis>(function).getLoopsInPreorder())
      if (loop->isInnermost() && isLong(*loop) && hasFixedStore(*loop))
        addStringMetadataToLoop(loop, "llvm.loop.vectorize.enable", false);
    return PreservedAnalyses::all();
  }

  static bool isLong(const Loop &loop) {
    constexpr size_t longest = 64;
    size_t count = 0;
    for (const BasicBlock *block : loop.blocks())
      count += block->size();
    return count > longest;
  }

  static bool hasFixedStore(const Loop &loop) {
    return any_of(loop.blocks(), [&](const BasicBlock *block) {
      return any_of(*block, [&](const Instruction &instruction) {
        auto *store = dyn_cast<StoreInst>(&instruction);
        return store && store->isSimple() &&
               loop.isLoopInvariant(store->getPointerOperand());
      });
    });
  }
};
} // namespace

/// For scalar loops, which are the work of their unit themselves.
static FunctionPassManager scalarLoopPasses() {
  LoopPassManager turns, counters;
  turns.addPass(LoopRotatePass());
  turns.addPass(LICMPass(LICMOptions()));
  counters.addPass(IndVarSimplifyPass());
  FunctionPassManager passes;
  // A jump out of a loop becomes an edge of its own before what it leaves
  // undone becomes a choice between values.
  passes.addPass(SimplifyCFGPass(SimplifyCFGOptions().speculateBlocks(false)));
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(JumpThreadingPass());
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  passes.addPass(
      createFunctionToLoopPassAdaptor(std::move(turns), /*UseMemorySSA=*/true));
  passes.addPass(InstCombinePass());
  passes.addPass(createFunctionToLoopPassAdaptor(std::move(counters)));
  passes.addPass(MarkFixedStoresPass());
  passes.addPass(LoopVectorizePass());
  // Carries in a register what the turn before has stored.
  passes.addPass(LoopLoadEliminationPass());
  passes.addPass(MarkExchangesPass());
  passes.addPass(LoopUnrollPass(LoopUnrollOptions(2, /*OnlyWhenForced=*/true)));
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  return passes;
}

bool runmat::codegen::cpu::isGlue(Module &module) {
  return none_of(module, [](Function &function) {
    return !function.isDeclaration() &&
           (!function.hasFnAttribute("runmat-unit") ||
            !LoopInfo(DominatorTree(function)).empty());
  });
}

void runmat::codegen::cpu::optimiseForBaseline(Module &module,
                                               TargetMachine &machine) {
  Analyses analyses(machine);
  FunctionPassManager passes;
  passes.addPass(SimplifyCFGPass());
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass());
  for (Function &function : module)
    if (!function.isDeclaration())
      passes.run(function, analyses.functions);
}

void runmat::codegen::cpu::optimiseQuickly(Module &module,
                                           TargetMachine &machine) {
  Analyses analyses(machine);
  FunctionPassManager brief = shortPasses(), thorough = scalarLoopPasses();
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    bool hasScalarLoops =
        function.hasFnAttribute("runmat-unit") &&
        !analyses.functions.getResult<LoopAnalysis>(function).empty();
    PreservedAnalyses kept =
        (hasScalarLoops ? thorough : brief).run(function, analyses.functions);
    analyses.functions.invalidate(function, kept);
  }
}

void runmat::codegen::cpu::optimiseFully(Module &module,
                                         TargetMachine &machine) {
  Analyses analyses(machine);
  analyses.builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, analyses.modules);
}
