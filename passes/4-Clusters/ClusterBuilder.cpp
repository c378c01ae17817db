//===- ClusterBuilder.cpp - builds clusters of given ops --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/ClusterBuilder.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/4-Clusters/Fusion.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace runmat {

using Checks = SmallVector<std::pair<SymbolicExtent, SymbolicExtent>>;

/// Where an array is not expanded, it must have the extents of the space.
static void collectChecks(Value value, const SymbolicShape &space,
                          Checks &checks) {
  auto array = dyn_cast<ArrayType>(value.getType());
  if (!array)
    return;
  for (unsigned d = 0; d < array.getRank(); ++d) {
    if (array.getExtent(d) == 1)
      continue;
    std::pair check(space[d], symbolicExtent(value, d));
    if (check.first != check.second && !llvm::is_contained(checks, check))
      checks.push_back(check);
  }
}

static Checks checksOf(ArrayRef<Operation *> body, const SymbolicShape &space) {
  Checks checks;
  for (Operation *op : body) {
    if (!isElementwise(op))
      continue;
    collectChecks(op->getResult(0), space, checks);
    for (Value operand : fusableOperands(op))
      collectChecks(operand, space, checks);
  }
  return checks;
}

ClusterOp buildCluster(OpBuilder &builder, KernelKind kind,
                       ArrayRef<Operation *> body, ValueRange outputs,
                       const SymbolicShape &space) {
  Location loc = body.back()->getLoc();
  SmallVector<Value> extents, equal;
  for (const SymbolicExtent &extent : space)
    extents.push_back(extent.materialise(builder, loc));
  for (auto &[a, b] : checksOf(body, space)) {
    equal.push_back(a.materialise(builder, loc));
    equal.push_back(b.materialise(builder, loc));
  }
  auto cluster = ClusterOp::create(builder, loc, outputs.getTypes(), kind,
                                   extents, equal, Value());
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&cluster.getBody());
  IRMapping mapping;
  for (Operation *op : body)
    builder.clone(*op, mapping);
  auto yields = llvm::map_to_vector(
      outputs, [&](Value output) { return mapping.lookup(output); });
  YieldOp::create(builder, loc, yields);
  return cluster;
}

} // namespace runmat
