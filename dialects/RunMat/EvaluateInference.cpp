//===- EvaluateInference.cpp - pure functions of the library ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row a function. A rule may promise what holds nearly always: the unit
// leaves where the runtime gives something else.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {
namespace {

using namespace rules;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Beside what an operation takes: a gpuArray among the arguments makes none of
/// the results one.
constexpr unsigned onHost = 64;

struct Row {
  unsigned fewest, most, outputs;
  Types (*rule)(const Call &);
  unsigned flags = 0;
};
constexpr unsigned any = ~0u;

const llvm::StringMap<Row> &table() {
  static const llvm::StringMap<Row> rows = {
#include "Catalogue/EvaluationRows.inc"
  };
  return rows;
}

} // namespace

bool EvaluateOp::isKnown(StringRef callee, size_t outputs) {
  auto row = table().find(callee);
  return row != table().end() && outputs <= row->second.outputs;
}

IndexOp EvaluateOp::getCharRead() {
  if (getCallee() != "double" || getArguments().size() != 1)
    return {};
  auto index = getArguments().front().getDefiningOp<IndexOp>();
  return index && index.selectsChar() ? index : IndexOp();
}

OperandRange EvaluateOp::getDataOperands() {
  auto row = table().find(getCallee());
  bool isOnHost = row != table().end() && (row->second.flags & onHost);
  return getArguments().take_front(isOnHost ? 0 : getArguments().size());
}

SmallVector<Type> EvaluateOp::inferTypes(TypeRange operands) {
  auto found = table().find(getCallee());
  if (found == table().end())
    return {};
  const Row &row = found->second;
  size_t count = getArguments().size();
  if (count < row.fewest || count > row.most || getNumResults() > row.outputs)
    return {};
  return rules::inferByRule(*this, getArguments(), operands, row.flags,
                            row.rule);
}

LogicalResult EvaluateOp::verify() {
  if (!isKnown(getCallee(), getNumResults()))
    return emitOpError("expected a function of the library with ")
           << getNumResults() << " results, got '" << getCallee() << "'";
  return verifyRuntimeOp(*this);
}

} // namespace runmat
