//===- DistributeReduction.cpp - reduction kernels on a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The three entry points of a reduction, see docs/kernel-contract.md. Their
// loops are those of definitions/ReductionLoops.h.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/ReductionEmitter.h"

using namespace mlir;

namespace runmat::codegen {

static ReductionSharing sharingOf(const KernelEntry &entry) {
  return {entry.info.isReduced(0), entry.workgroup};
}

LogicalResult distributePartial(KernelEntry &entry) {
  if (failed(entry.body.emitPrologue(entry.device.getBuilder())))
    return failure();
  ReductionEmitter emitter(entry);
  ReductionSharing sharing = sharingOf(entry);
  ReductionLoops(emitter, sharing).partial();
  entry.finish(sharing.partialItems());
  return failure(emitter.hasFailed());
}

LogicalResult distributeFinal(KernelEntry &entry) {
  ReductionEmitter emitter(entry);
  ReductionSharing sharing = sharingOf(entry);
  ReductionLoops(emitter, sharing).final();
  entry.finish(sharing.finalItems());
  return success();
}

LogicalResult distributeSingle(KernelEntry &entry) {
  if (failed(entry.body.emitPrologue(entry.device.getBuilder())))
    return failure();
  ReductionEmitter emitter(entry);
  ReductionSharing sharing = sharingOf(entry);
  ReductionLoops(emitter, sharing).single();
  entry.finish(sharing.singleItems());
  return failure(emitter.hasFailed());
}

} // namespace runmat::codegen
