//===- DistributeKernels.cpp - kernels to entry points ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/KernelEntry.h"
#include "codegen/SPIRV/Passes.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_DISTRIBUTEKERNELS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

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
  LogicalResult distribute(func::FuncOp kernel);
};

} // namespace

LogicalResult DistributeKernels::checkOptions() {
  if (workgroup % 32 != 0 || workgroup == 0 || workgroup > 1024)
    return getOperation()->emitError("workgroup size ")
           << workgroup.getValue()
           << " is not a multiple of 32 from 32 to 1024";
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
  OpBuilder builder(kernel);
  for (const Stage &known : stages) {
    if (known.ofReductions != info->isReduction ||
        (stage != "all" && known.name != stage))
      continue;
    KernelEntry entry(builder, *info, (kernel.getName() + known.suffix).str(),
                      workgroup);
    if (failed(known.distribute(entry)))
      return failure();
    ++entries;
  }
  kernel.erase();
  return success();
}

} // namespace runmat::codegen
