//===- ControlFlow.cpp - how values flow through loops and branches -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

bool mayFlow(Type from, Type to) {
  return from == to || isa<AnyType>(from) || isa<AnyType>(to);
}

bool carriesOneType(LoopInterface loop) {
  auto all = llvm::zip(loop.getCarriedInits(), loop.getCarried(),
                       loop.getCarriedYields(), loop->getResults());
  return llvm::all_of(all, [](auto variable) {
    auto [init, carried, yielded, result] = variable;
    Type type = carried.getType();
    return init.get().getType() == type && yielded.get().getType() == type &&
           result.getType() == type;
  });
}

/// Before the values that are handed on a loop yields whether it goes on.
MutableOperandRange YieldOp::getMutableSuccessorOperands(RegionSuccessor) {
  Operation *parent = getOperation()->getParentOp();
  unsigned leading =
      isa<LoopInterface>(parent)
          ? getOperation()->getNumOperands() - parent->getNumResults()
          : 0;
  return getValuesMutable().slice(leading,
                                  getOperation()->getNumOperands() - leading);
}

/// The body and, where it may be left or never entered, what follows.
template <typename Loop>
static void addSuccessors(Loop loop, bool mayLeave,
                          SmallVectorImpl<RegionSuccessor> &successors) {
  successors.emplace_back(&loop.getBody(), loop.getCarried());
  if (mayLeave)
    successors.emplace_back(loop.getOperation(), loop->getResults());
}

/// One that is `nonempty` leaves the unit where it would not turn.
void ForOp::getSuccessorRegions(RegionBranchPoint point,
                                SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, !(point.isParent() && getNonempty()), successors);
}

/// The first turn asks the condition.
void WhileOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  addSuccessors(*this, !point.isParent(), successors);
}

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &successors) {
  if (!point.isParent()) {
    successors.emplace_back(getOperation(), getResults());
    return;
  }
  successors.emplace_back(&getThenRegion());
  successors.emplace_back(&getElseRegion());
}

bool IfOp::areTypesCompatible(Type from, Type to) { return mayFlow(from, to); }

} // namespace runmat
