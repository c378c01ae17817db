//===- Passes.td - passes on the runmat dialect ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file a stage, in the order of the pipeline (Pipelines.cpp).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TD
#define RUNMAT_PASSES_TD

include "passes/1-Typing/Typing.td"
include "passes/2-Legalisation/Legalisation.td"
include "passes/3-Scalars/Scalars.td"
include "passes/4-Clusters/Clusters.td"
include "passes/5-Kernels/Kernels.td"
include "passes/6-Storage/Storage.td"
include "passes/7-Loops/Loops.td"
include "passes/8-Arithmetic/Arithmetic.td"

#endif // RUNMAT_PASSES_TD
