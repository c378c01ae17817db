//===- VerifySPIRVKernels.cpp - modules with one result ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/FloatOps.h"
#include "codegen/SPIRV/ModuleNeeds.h"
#include "codegen/SPIRV/Passes.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_VERIFYSPIRVKERNELS
#include "codegen/SPIRV/Passes.h.inc"

/// Instructions of GLSL.std.450 with one right result.
static bool isExactExtended(Operation *op) {
  return isa<spirv::GLFAbsOp, spirv::GLSAbsOp, spirv::GLFloorOp,
             spirv::GLCeilOp, spirv::GLRoundEvenOp, spirv::GLSqrtOp,
             spirv::GLSMaxOp, spirv::GLSMinOp, spirv::GLUMaxOp, spirv::GLUMinOp,
             spirv::GLFindUMsbOp, spirv::GLFmaOp>(op);
}

static bool isExtended(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.starts_with("spirv.GL.") || name.starts_with("spirv.CL.");
}

/// Whether shaders with the capabilities of kernels may hold `op`.
static bool isAvailable(Operation *op, const spirv::TargetEnv &target) {
  auto query = dyn_cast<spirv::QueryCapabilityInterface>(op);
  return !query || llvm::all_of(query.getCapabilities(),
                                [&](ArrayRef<spirv::Capability> alternatives) {
                                  return target.allows(alternatives);
                                });
}

static LogicalResult verifyOperation(Operation *op,
                                     const spirv::TargetEnv &target) {
  if (isFloatArithmetic(op) && !op->hasAttr(noContractionAttrName))
    return op->emitOpError("lacks the decoration NoContraction: the device may "
                           "contract it (run runmat-mark-no-contraction)");
  if (isa<spirv::FRemOp, spirv::FModOp>(op))
    return op->emitOpError("is not exact on devices: write the remainder as "
                           "arithmetic");
  if (isExtended(op) && !isExactExtended(op))
    return op->emitOpError("has a result of the device's choice: expand it to "
                           "arithmetic before it comes here");
  if (isa<spirv::FDivOp, spirv::GLSqrtOp>(op) &&
      getElementTypeOrSelf(op->getResult(0).getType()).isF32())
    return op->emitOpError("in f32 is not correctly rounded on every device: "
                           "compute it in f64 (run runmat-expand-device-math)");
  if (!isAvailable(op, target))
    return op->emitOpError("needs a capability that compute shaders lack");
  return success();
}

namespace {
struct VerifySPIRVKernels : impl::VerifySPIRVKernelsBase<VerifySPIRVKernels> {
  using VerifySPIRVKernelsBase::VerifySPIRVKernelsBase;

  void runOnOperation() override {
    bool isRefused = false;
    spirv::TargetEnv target(getKernelTargetEnv(&getContext()));
    getOperation().walk([&](Operation *op) {
      bool isRight =
          succeeded(verifyOperation(op, target)) && succeeded(verifyFma(op));
      isRefused |= !isRight;
      verified += isRight;
    });
    if (isRefused)
      signalPassFailure();
  }

  LogicalResult verifyFma(Operation *op) {
    auto fma = dyn_cast<spirv::GLFmaOp>(op);
    if (!fma ||
        (getElementTypeOrSelf(fma.getType()).isF32() ? fused32 : fused64))
      return success();
    return op->emitOpError("is a fused multiply-add, which this device does "
                           "not round once (run runmat-expand-fma)");
  }
};
} // namespace
} // namespace runmat::codegen
