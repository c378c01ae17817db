//===- TileReductions.cpp - how reductions are cut into passes --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_TILEREDUCTIONS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

struct TileReductions
    : public runmat::impl::TileReductionsBase<TileReductions> {
  using TileReductionsBase::TileReductionsBase;

  void runOnOperation() override {
    if (workgroup != 0 && (workgroup % 32 != 0 || workgroup > 1024)) {
      getOperation().emitError(
          "expected a workgroup of a multiple of 32 up to 1024, got ")
          << workgroup.getValue();
      return signalPassFailure();
    }
    Builder builder(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto kernel = function->getAttrOfType<KernelAttr>("runmat.kernel");
      if (!kernel || kernel.getKind() != KernelKind::Reduction)
        continue;
      function->setAttr("runmat.two_pass_threshold",
                        builder.getI64IntegerAttr(twoPassThreshold));
      function->setAttr("runmat.workgroup",
                        builder.getI64IntegerAttr(workgroup));
    }
  }
};

} // namespace
