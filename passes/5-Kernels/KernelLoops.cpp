//===- KernelLoops.cpp - how a cluster's dimensions collapse ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/5-Kernels/KernelLoops.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace runmat {

/// The value whose extents are the iteration space.
static Value spaceValue(ClusterOp cluster) {
  Value yielded = cast<YieldOp>(cluster.getBody().front().getTerminator())
                      .getValues()
                      .front();
  if (auto reduce = yielded.getDefiningOp<ReduceOp>())
    return reduce.getOperand();
  return yielded;
}

KernelLoops::KernelLoops(ClusterOp cluster) : context(cluster.getContext()) {
  Value space = spaceValue(cluster);
  auto type = cast<ArrayType>(space.getType());
  unsigned rank = type.getRank();
  treatment.resize(rank);
  reduced.assign(rank, false);
  Value yielded = cast<YieldOp>(cluster.getBody().front().getTerminator())
                      .getValues()
                      .front();
  if (auto reduce = yielded.getDefiningOp<ReduceOp>())
    for (SmallVector<int64_t> dimensions = *reduce.getReducedDimensions(type);
         int64_t d : dimensions)
      if (d < rank)
        reduced[d] = true;
  for (unsigned d = 0; d < rank; ++d)
    dropped.push_back(type.getExtent(d) == 1);
  // A reduction keeps a reduced loop even when it only runs once.
  bool isReduction = llvm::is_contained(reduced, true);
  auto reducedLoopLeft = [&] {
    for (unsigned d = 0; d < rank; ++d)
      if (reduced[d] && !dropped[d])
        return true;
    return false;
  };
  if (isReduction && !reducedLoopLeft())
    dropped[llvm::find(reduced, true) - reduced.begin()] = false;
  if (!isReduction && !llvm::is_contained(dropped, false))
    dropped[0] = false;
  collectLeaves(cluster);
  for (unsigned d = 0; d < rank; ++d) {
    if (dropped[d])
      continue;
    if (!loops.empty() && sameTreatment(loops.back().back(), d))
      loops.back().push_back(d);
    else
      loops.push_back({d});
  }
}

/// Leaves are the arrays read from outside, their slices and the generators;
/// elementwise ops between them change nothing.
void KernelLoops::collectLeaves(ClusterOp cluster) {
  unsigned rank = treatment.size();
  auto addLeaf = [&](Value leaf) {
    auto array = cast<ArrayType>(leaf.getType());
    for (unsigned d = 0; d < rank; ++d)
      treatment[d].push_back(array.getExtent(d) != 1);
  };
  // Neighbours there need not be neighbours in memory.
  auto keepApart = [&] {
    for (unsigned d = 0; d < rank; ++d)
      treatment[d].push_back(2 + d);
  };
  Block &body = cluster.getBody().front();
  for (Operation &op : body) {
    if (isa<AccessMapInterface>(op)) {
      keepApart();
      continue;
    }
    if (auto generator = dyn_cast<GeneratorInterface>(op))
      if (!generator.isUniform())
        addLeaf(op.getResult(0));
    for (Value operand : op.getOperands()) {
      bool outside = isa<ArrayType>(operand.getType()) &&
                     operand.getParentBlock() != &body;
      if (outside)
        addLeaf(operand);
    }
  }
}

bool KernelLoops::sameTreatment(unsigned a, unsigned b) const {
  return reduced[a] == reduced[b] && treatment[a] == treatment[b];
}

std::optional<unsigned> KernelLoops::loopOf(unsigned dimension) const {
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    if (llvm::is_contained(loops[loop], dimension))
      return loop;
  return std::nullopt;
}

AffineMap KernelLoops::mapOfLoops(ArrayRef<unsigned> which) const {
  SmallVector<AffineExpr> results;
  for (unsigned loop : llvm::reverse(which))
    results.push_back(getAffineDimExpr(count() - 1 - loop, context));
  return AffineMap::get(count(), 0, results, context);
}

SmallVector<unsigned> KernelLoops::loopsOf(ArrayType array) const {
  SmallVector<unsigned> which;
  for (unsigned loop = 0; loop < count(); ++loop)
    if (array.getExtent(loops[loop].front()) != 1)
      which.push_back(loop);
  return which;
}

AffineMap KernelLoops::mapOf(ArrayType array, bool transposed) const {
  if (!transposed)
    return mapOfLoops(loopsOf(array));
  SmallVector<unsigned> which;
  for (unsigned loop = 0; loop < count(); ++loop)
    if (array.getExtent(1 - loops[loop].front()) != 1)
      which.push_back(loop);
  std::reverse(which.begin(), which.end());
  return mapOfLoops(which);
}

AffineMap KernelLoops::outputMap() const {
  SmallVector<unsigned> which;
  for (unsigned loop = 0; loop < count(); ++loop)
    if (!isReduced(loop))
      which.push_back(loop);
  return mapOfLoops(which);
}

} // namespace runmat
