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

/// A figure, or that it is the device's.
static Attribute figure(Type type, uint64_t number) {
  if (number == 0)
    return StringAttr::get(type.getContext(), ReductionTiling::ofDevice);
  return IntegerAttr::get(type, static_cast<int64_t>(number));
}

ReductionTiling ReductionTiling::of(func::FuncOp kernel) {
  return {numberOf(kernel, thresholdName),
          static_cast<uint32_t>(numberOf(kernel, workgroupName))};
}

void ReductionTiling::annotate(func::FuncOp kernel) const {
  Builder builder(kernel.getContext());
  kernel->setAttr(thresholdName,
                  figure(builder.getI64Type(), twoPassThreshold));
  kernel->setAttr(workgroupName, figure(builder.getI32Type(), workgroup));
}

namespace {

constexpr Decisions decisions("runmat-tile-reductions");

std::string toText(uint64_t number) {
  return number == 0 ? ReductionTiling::ofDevice.str() : std::to_string(number);
}

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
          << remark::metric("two-pass threshold",
                            toText(tiling.twoPassThreshold))
          << remark::metric("workgroup", toText(tiling.workgroup));
    }
  }
};

} // namespace
