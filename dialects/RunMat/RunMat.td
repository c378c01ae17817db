//===- RunMat.td - the whole runmat dialect ----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TD
#define RUNMAT_TD

include "dialects/RunMat/RunMatOps.td"
include "dialects/RunMat/RunMatUnitOps.td"
include "dialects/RunMat/RunMatKernelOps.td"
include "dialects/RunMat/RunMatRandomOps.td"
include "dialects/RunMat/RunMatCellOps.td"
include "dialects/RunMat/RunMatIndexOps.td"
include "dialects/RunMat/RunMatStructureOps.td"
include "dialects/RunMat/RunMatEvaluateOps.td"

#endif // RUNMAT_TD
