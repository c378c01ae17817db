//===- VerifyKernelContract.cpp - what kernels must satisfy -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_VERIFYKERNELCONTRACT
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

LogicalResult verifyBody(linalg::GenericOp generic, KernelAttr kernel) {
  unsigned combines = 0;
  WalkResult result = generic.getRegion().walk([&](Operation *op) {
    combines += isa<CombineOp>(op);
    if (isa<RaiseOp>(op) && !kernel.getFlag()) {
      op->emitOpError(
          "breaks the kernel contract: the kernel has no guard flag");
      return WalkResult::interrupt();
    }
    bool ours = isa<RaiseOp, CombineOp>(op);
    if (!ours && isa<RunMatDialect>(op->getDialect())) {
      op->emitOpError("breaks the kernel contract: expected runmat-expand-math "
                      "to have written it as arithmetic");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  unsigned expected = kernel.getKind() == KernelKind::Reduction;
  if (combines != expected)
    return generic.emitOpError("breaks the kernel contract: expected ")
           << expected << " runmat.combine, got " << combines;
  return success();
}

LogicalResult verifyKernel(func::FuncOp function, KernelAttr kernel) {
  unsigned arguments = kernel.getInputs() + kernel.getOutputs() +
                       kernel.getExtents() + kernel.getScalars();
  if (function.getNumArguments() != arguments)
    return function.emitError("breaks the kernel contract: expected ")
           << arguments << " arguments, got " << function.getNumArguments();
  auto generics = function.getOps<linalg::GenericOp>();
  if (!llvm::hasSingleElement(generics))
    return function.emitError(
        "breaks the kernel contract: expected one linalg.generic");
  linalg::GenericOp generic = *generics.begin();
  if (generic.getNumLoops() != kernel.getExtents())
    return generic.emitOpError("breaks the kernel contract: expected ")
           << kernel.getExtents() << " loops, got " << generic.getNumLoops();
  bool reduces = generic.getNumReductionLoops() > 0;
  if (reduces != (kernel.getKind() == KernelKind::Reduction))
    return generic.emitOpError("breaks the kernel contract: its loops do not "
                               "fit the kind of the kernel");
  return verifyBody(generic, kernel);
}

struct VerifyKernelContract
    : public runmat::impl::VerifyKernelContractBase<VerifyKernelContract> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (auto kernel = function->getAttrOfType<KernelAttr>("runmat.kernel"))
        if (failed(verifyKernel(function, kernel)))
          return signalPassFailure();
  }
};

} // namespace
