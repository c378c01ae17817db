//===- Pipelines.cpp - named pipelines of the middle end --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the passes, and why. Stage names of --emit are those of the
// functions here.
//===----------------------------------------------------------------------===//
#include "passes/Pipelines.h"
#include "passes/Passes.h"

#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace runmat {

void buildTypedPipeline(OpPassManager &manager) {
  OpPassManager &units = manager.nest<func::FuncOp>();
  units.addPass(createInferTypes());
  // Needs the joins of control flow; may end the unit too.
  units.addPass(createTrackGpuArrays());
  // Needs types: the unit ends where they do.
  units.addPass(createFormUnits());
}

void buildClusterPipeline(OpPassManager &manager) {
  OpPassManager &units = manager.nest<func::FuncOp>();
  // First: it decides branches, and subscripts become constants.
  units.addPass(createUnrollLoops());
  // Before complex numbers become parts: it chooses between whole ones.
  units.addPass(createExpandMasks());
  // Before the library is expanded: its formulas are those of doubles.
  units.addPass(createLegalise());
  // Where complex arrays are parts, which are shifted alike, and before slices.
  units.addPass(createExpandShifts());
  // Before scalarise: a mean's count and divisor become scalars.
  units.addPass(createExpandLibrary());
  // After the library is expanded, to elementwise operators and reductions.
  units.addPass(createSplitArrays());
  // Before what folds and erases: scalarise does.
  units.addPass(createKeepErrors());
  units.addPass(createVerifyContract());
  units.addPass(createScalarise());
  // Equal ranges and constants become one value, so that extents compare by
  // value; equal operations of the runtime too.
  units.addPass(createCSEPass());
  // After equal ones are one, and before clusters, which stay where they are.
  units.addPass(createHoistCalls());
  units.addPass(createFormClusters());
  // After clusters: an exit belongs to the cluster, not to each op in it.
  units.addPass(createAssignExits());
  // After the exits, which those of a chain have in common.
  units.addPass(createChainSweeps());
}

void buildKernelPipeline(OpPassManager &manager,
                         const MiddleEndOptions &options) {
  manager.addPass(createOutlineKernels());
  manager.addPass(createTileReductions(
      TileReductionsOptions{options.twoPassThreshold, options.workgroup}));
  // Where launches exist and arrays are values still, in structured loops.
  manager.addNestedPass<func::FuncOp>(createDescribePlan());
  // Before lifetimes, and on structured loops: what is owned is a value there.
  manager.addNestedPass<func::FuncOp>(createOpenArrays());
  // Where what changes arrays is known.
  manager.addNestedPass<func::FuncOp>(createLendInputs());
  // On structured loops: ownership follows regions.
  manager.addNestedPass<func::FuncOp>(createReuseBuffers());
  // After lifetimes, and before guards are taken out of loops: they tell what
  // subscripts are below.
  manager.addPass(createThreadLoops());
  // After lifetimes: both versions of a loop hold the same arrays.
  manager.addNestedPass<func::FuncOp>(createVersionLoops());
  manager.addNestedPass<func::FuncOp>(createLowerLoops());
  // After the loops, whose counts and elements are formulas too.
  manager.addPass(createExpandMath());
  // After the formulas are arithmetic, whose parts can move alone.
  manager.addPass(createHoistInvariants());
  manager.addPass(createVerifyKernelContract());
}

void registerMiddleEndPipelines() {
  PassPipelineRegistration<>("runmat-typed-pipeline",
                             "untyped statements to a typed unit",
                             buildTypedPipeline);
  PassPipelineRegistration<>("runmat-clusters-pipeline",
                             "a typed unit to clusters with exits",
                             buildClusterPipeline);
  PassPipelineRegistration<MiddleEndOptions>(
      "runmat-linalg-pipeline", "clusters to kernels over linalg and launches",
      buildKernelPipeline);
}

} // namespace runmat
