//===- VectorizeKernels.cpp - kernels to vectorised loops -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/KernelEntry.h"
#include "codegen/CPU/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "passes/Decisions.h"

namespace runmat::codegen::cpu {
#define GEN_PASS_DEF_VECTORIZEKERNELS
#include "codegen/CPU/Passes.h.inc"
} // namespace runmat::codegen::cpu

using namespace mlir;
using namespace runmat::codegen;

namespace {
constexpr runmat::Decisions decisions("runmat-vectorize-kernels");

class VectorizeKernels
    : public cpu::impl::VectorizeKernelsBase<VectorizeKernels> {
public:
  using VectorizeKernelsBase::VectorizeKernelsBase;

  void runOnOperation() override {
    if (failed(checkOptions()))
      return signalPassFailure();
    for (func::FuncOp function : findKernels(getOperation()))
      if (failed(vectorize(function)))
        return signalPassFailure();
  }

private:
  LogicalResult checkOptions() {
    if (vectorBytes != 16 && vectorBytes != 32 && vectorBytes != 64)
      return refuse("vector-bytes is 16, 32 or 64, got ", vectorBytes);
    if (interleave != 1 && interleave != 2 && interleave != 4)
      return refuse("interleave is 1, 2 or 4, got ", interleave);
    return success();
  }

  LogicalResult refuse(llvm::StringRef reason, unsigned value) {
    return getOperation().emitError("runmat-vectorize-kernels: ")
           << reason << value;
  }

  LogicalResult vectorize(func::FuncOp function) {
    auto info = KernelInfo::get(function);
    if (failed(info))
      return failure();
    decisions.took(function, "vectorised")
        << remark::metric("vectors of", whatVectorsHold(*info))
        << remark::metric("vector bytes", vectorBytes.getValue());
    if (failed(emit(*info)))
      return failure();
    function.erase();
    return success();
  }

  static llvm::StringRef whatVectorsHold(const KernelInfo &info) {
    if (!info.isReduction)
      return info.isScan ? "lines" : "elements";
    return info.isReduced(0) ? "lanes" : "slices";
  }

  LogicalResult emit(const KernelInfo &info) {
    cpu::VectorShape shape{vectorBytes, interleave, fuses};
    if (info.isScan) {
      ++scanKernels;
      return cpu::emitScan(info, shape);
    }
    if (!info.isReduction) {
      ++elementwiseKernels;
      return cpu::emitElementwise(info, shape);
    }
    ++(info.isReduced(0) ? contiguousReductions : stridedReductions);
    return cpu::emitReduction(info, shape);
  }
};
} // namespace
