//===- TileReductions.cpp - how reductions are cut into passes --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/5-Kernels/ReductionTiling.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_TILEREDUCTIONS
#include "passes/Passes.h.inc"
} // namespace runmat

static uint64_t numberOf(func::FuncOp kernel, StringRef name) {
  auto value = kernel->getAttrOfType<IntegerAttr>(name);
  return value ? value.getValue().getZExtValue() : 0;
}

ReductionTiling ReductionTiling::of(func::FuncOp kernel) {
  return {numberOf(kernel, thresholdName),
          static_cast<uint32_t>(numberOf(kernel, workgroupName))};
}

void ReductionTiling::annotate(func::FuncOp kernel) const {
  Builder builder(kernel.getContext());
  kernel->setAttr(thresholdName, builder.getI64IntegerAttr(
                                     static_cast<int64_t>(twoPassThreshold)));
  kernel->setAttr(workgroupName,
                  builder.getI32IntegerAttr(static_cast<int32_t>(workgroup)));
}

namespace {

constexpr Decisions decisions("runmat-tile-reductions");

struct TileReductions
    : public runmat::impl::TileReductionsBase<TileReductions> {
  using TileReductionsBase::TileReductionsBase;

  void runOnOperation() override {
    if (workgroup != 0 && !isWorkgroup(workgroup)) {
      getOperation().emitError(
          "expected a workgroup of a multiple of 32 up to 1024, got ")
          << workgroup.getValue();
      return signalPassFailure();
    }
    ReductionTiling tiling{twoPassThreshold, workgroup};
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto kernel = function->getAttrOfType<KernelAttr>(kernelAttrName);
      if (!kernel || kernel.getKind() != KernelKind::Reduction)
        continue;
      tiling.annotate(function);
      ++tiled;
      decisions.took(function, "cut into passes")
          << remark::metric("two-pass threshold", tiling.twoPassThreshold)
          << remark::metric("workgroup", tiling.workgroup);
    }
  }
};

} // namespace
