//===- ClusterInfo.cpp - what the runtime must know of clusters -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/ClusterInfo.h"
#include "codegen/Common/KernelInfo.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/5-Kernels/ReductionTiling.h"
#include "passes/8-Arithmetic/RareChoices.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {

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

/// The kind of arithmetic of an op of a kernel; RUNMAT_WORK_KINDS for one that
/// only moves numbers.
static unsigned workKind(Operation *op) {
  if (op->getNumResults() != 1 || isa<linalg::LinalgDialect>(op->getDialect()))
    return RUNMAT_WORK_KINDS;
  Type type = op->getResult(0).getType();
  if (type.isF32())
    return RUNMAT_WORK_F32;
  if (type.isF64())
    return RUNMAT_WORK_F64;
  return type.isIntOrIndex() ? RUNMAT_WORK_INTEGER : RUNMAT_WORK_KINDS;
}

/// What is computed for hardly any element.
static llvm::DenseSet<Operation *> findAllRareOps(func::FuncOp kernel) {
  llvm::DenseSet<Operation *> all;
  for (const RareChoices &choices : findRareChoices(kernel))
    all.insert_range(findRareOps(choices));
  return all;
}

/// In additions: the records of the catalogue say what other arithmetic costs.
/// Only what is computed for each element has a kind.
static void describeCosts(func::FuncOp kernel, runmat_cluster_info &info) {
  static const llvm::StringMap<double> costs = {
#include "Catalogue/OperationCosts.inc"
  };
  llvm::DenseSet<Operation *> rare = findAllRareOps(kernel);
  info.cost_per_item = 1;
  kernel.walk([&](Operation *op) {
    ++info.text_operations;
    if (rare.contains(op) || op->hasTrait<OpTrait::ConstantLike>())
      return;
    auto known = costs.find(op->getName().getStringRef());
    double cost = known == costs.end() ? 1 : known->second;
    info.cost_per_item += cost;
    unsigned kind = workKind(op);
    bool isPerItem = op->getParentOp() != kernel;
    if (isPerItem && kind != RUNMAT_WORK_KINDS)
      info.operations[kind] += cost;
  });
}

/// Whether the kernel computes element by element, wherever the elements are.
static bool isPointwise(func::FuncOp kernel, KernelAttr attribute) {
  if (attribute.getKind() != KernelKind::Elementwise ||
      attribute.getExtents() != 1)
    return false;
  auto knowsPlaces = [](Operation *op) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    return isa<linalg::IndexOp, WindowOp>(op) ||
           (generic &&
            !llvm::all_of(generic.getIndexingMapsArray(), [](AffineMap map) {
              return map.isIdentity() || map.getNumResults() == 0;
            }));
  };
  return !kernel
              .walk([&](Operation *op) {
                return knowsPlaces(op) ? WalkResult::interrupt()
                                       : WalkResult::advance();
              })
              .wasInterrupted();
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

/// Where the program has what the kernel computes. Rewriting may wrap places of
/// the program, but keeps them.
void ClusterInfo::describeOrigin(func::FuncOp kernel,
                                 runmat_cluster_info &info) {
  auto place = kernel.getLoc()->findInstanceOf<FileLineColLoc>();
  if (!place)
    return;
  info.file = files.emplace_back(place.getFilename().str()).c_str();
  info.line = place.getLine();
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
  info.name = names.back().c_str();
  describeOrigin(kernel, info);
  info.computes_f64 = computesF64(kernel);
  info.pointwise = isPointwise(kernel, attribute);
  info.chained = kernel->hasAttr(chainedAttrName);
  describeCosts(kernel, info);
  if (reduces)
    describeReduction(kernel, info);
  infos.push_back(info);
}

} // namespace runmat
