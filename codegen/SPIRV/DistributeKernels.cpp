//===- DistributeKernels.cpp - kernels to entry points ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/KernelEntry.h"
#include "codegen/SPIRV/Passes.h"
#include "passes/5-Kernels/ReductionTiling.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_DISTRIBUTEKERNELS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

constexpr Decisions decisions("runmat-distribute-kernels");

struct Stage {
  llvm::StringLiteral name;
  bool ofReductions;
  llvm::StringLiteral suffix;
  LogicalResult (*distribute)(KernelEntry &);
};

constexpr Stage stages[] = {
    {"elementwise", false, "", distributeElementwise},
    {"single", true, "_single", distributeSingle},
    {"partial", true, "_partial", distributePartial},
    {"final", true, "_final", distributeFinal},
};

struct DistributeKernels : impl::DistributeKernelsBase<DistributeKernels> {
  using DistributeKernelsBase::DistributeKernelsBase;

  void runOnOperation() override {
    if (failed(checkOptions()))
      return signalPassFailure();
    for (func::FuncOp kernel : findKernels(getOperation()))
      if (failed(distribute(kernel)))
        return signalPassFailure();
  }

  LogicalResult checkOptions();
  unsigned workgroupOf(func::FuncOp kernel);
  LogicalResult distribute(func::FuncOp kernel);
};

} // namespace

static LogicalResult refuseWorkgroup(Operation *op, unsigned size) {
  return op->emitError("workgroup size ")
         << size << " is not a multiple of 32 from 32 to 1024";
}

/// What the launch asks for, which knows the device; else what was decided.
unsigned DistributeKernels::workgroupOf(func::FuncOp kernel) {
  constexpr unsigned otherwise = 256;
  if (workgroup != 0)
    return workgroup;
  uint32_t decided = ReductionTiling::of(kernel).workgroup;
  return decided ? decided : otherwise;
}

LogicalResult DistributeKernels::checkOptions() {
  if (workgroup != 0 && !isWorkgroup(workgroup))
    return refuseWorkgroup(getOperation(), workgroup);
  auto isNamed = [&](const Stage &known) { return known.name == stage; };
  if (stage != "all" && llvm::none_of(stages, isNamed))
    return getOperation()->emitError("unknown stage '")
           << stage << "': expected all, elementwise, single, partial or final";
  return success();
}

LogicalResult DistributeKernels::distribute(func::FuncOp kernel) {
  FailureOr<KernelInfo> info = KernelInfo::get(kernel);
  if (failed(info))
    return failure();
  if (info->isScan)
    return kernel.emitError("scan kernels are for CPUs: devices run those of "
                            "the library of this backend");
  unsigned size = workgroupOf(kernel);
  if (!isWorkgroup(size))
    return refuseWorkgroup(kernel, size);
  OpBuilder builder(kernel);
  for (const Stage &known : stages) {
    if (known.ofReductions != info->isReduction ||
        (stage != "all" && known.name != stage))
      continue;
    KernelEntry entry(builder, *info, (kernel.getName() + known.suffix).str(),
                      {size, fused32, fused64});
    if (failed(known.distribute(entry)))
      return failure();
    decisions.took(kernel, "distributed") << remark::metric("stage", known.name)
                                          << remark::metric("workgroup", size);
    ++entries;
  }
  kernel.erase();
  return success();
}

} // namespace runmat::codegen
