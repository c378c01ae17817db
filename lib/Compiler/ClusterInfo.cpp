//===- ClusterInfo.cpp - what the runtime must know of clusters -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/ClusterInfo.h"
#include "codegen/Common/KernelInfo.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/5-Kernels/ReductionTiling.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {

/// Why no device may run a kernel, or null.
static const char *hostOnlyReason(func::FuncOp kernel) {
  bool elementary = false, remainder = false;
  kernel.walk([&](Operation *op) {
    bool isMath = isa<math::MathDialect>(op->getDialect());
    bool isBasic = isa<math::AbsFOp, math::FloorOp, math::CeilOp, math::TruncOp,
                       math::RoundEvenOp, math::CopySignOp, math::SqrtOp>(op);
    elementary |= isMath && !isBasic;
    remainder |= isa<arith::RemFOp>(op);
  });
  if (remainder)
    return "it needs the remainder of a division, which devices do not give "
           "exactly";
  return elementary ? "it needs an elementary function in double precision, "
                      "which devices do not have yet"
                    : nullptr;
}

/// Whether device code of the kernel computes in f64. Devices do not divide
/// singles, or take their roots, exactly, so that goes by way of f64.
static bool computesF64(func::FuncOp kernel) {
  auto isWide = [](Operation *op) {
    bool isExactInF64 = isa<arith::DivFOp, math::SqrtOp>(op);
    return isExactInF64 || llvm::any_of(op->getResultTypes(),
                                        [](Type type) { return type.isF64(); });
  };
  return kernel
      .walk([&](Operation *op) {
        return isWide(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// In additions: the records of the catalogue say what other arithmetic costs.
static double costOf(func::FuncOp kernel) {
  static const llvm::StringMap<double> costs = {
#include "Catalogue/OperationCosts.inc"
  };
  double cost = 1;
  kernel.walk([&](Operation *op) {
    auto known = costs.find(op->getName().getStringRef());
    cost += known == costs.end() ? 1 : known->second;
  });
  return cost;
}

/// What a reduction tells beside what every cluster does.
void ClusterInfo::describeReduction(func::FuncOp kernel,
                                    runmat_cluster_info &info) {
  FailureOr<codegen::KernelInfo> taken = codegen::KernelInfo::get(kernel);
  if (failed(taken))
    return;
  std::vector<uint8_t> &reduced =
      reducedDimensions.emplace_back(info.extent_count);
  for (unsigned d : taken->reduced)
    reduced[d] = 1;
  info.reduced = reduced.data();
  ReductionTiling tiling = ReductionTiling::of(kernel);
  info.two_pass_threshold = tiling.twoPassThreshold;
  info.workgroup = tiling.workgroup;
  info.block_length = reductionBlock;
  info.partial_bytes = taken->partialType.getIntOrFloatBitWidth() / 8;
}

void ClusterInfo::add(func::FuncOp kernel, ArrayRef<uint8_t> classes) {
  auto attribute = kernel->getAttrOfType<KernelAttr>(kernelAttrName);
  outputClasses.emplace_back(classes.begin(), classes.end());
  names.push_back(kernel.getName().str());
  runmat_cluster_info info{};
  info.struct_size = sizeof(info);
  bool reduces = attribute.getKind() == KernelKind::Reduction;
  info.kind = reduces ? RUNMAT_CLUSTER_REDUCTION : RUNMAT_CLUSTER_ELEMENTWISE;
  info.input_count = attribute.getInputs();
  info.output_count = attribute.getOutputs();
  info.extent_count = attribute.getExtents();
  info.scalar_count = attribute.getScalars();
  info.has_flag = attribute.getFlag();
  info.output_classes = outputClasses.back().data();
  info.host_only = hostOnlyReason(kernel);
  info.name = names.back().c_str();
  info.computes_f64 = computesF64(kernel);
  info.cost_per_item = costOf(kernel);
  if (reduces)
    describeReduction(kernel, info);
  infos.push_back(info);
}

uint32_t wordCount(const runmat_cluster_info &cluster) {
  bool hasPartials = cluster.kind == RUNMAT_CLUSTER_REDUCTION;
  return cluster.input_count + cluster.output_count + hasPartials +
         (cluster.has_flag != 0) + cluster.extent_count + cluster.scalar_count;
}

} // namespace runmat
