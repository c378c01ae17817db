//===- ExchangedExtents.cpp - extents that a loop exchanges -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/7-Loops/ExchangedExtents.h"

using namespace mlir;

namespace runmat {

ExchangedExtents::ExchangedExtents(ForOp loop)
    : loop(loop), groups(loop->getNumResults()) {
  SmallVector<SmallVector<unsigned>> sources(loop->getNumResults());
  for (auto [i, next] : llvm::enumerate(loop.getCarriedYields()))
    if (next.get().getType().isIndex() &&
        collectSources(next.get(), sources[i]))
      positions.push_back(i);
  // One that takes its value from elsewhere spoils those that take it over.
  auto isSpoilt = [&](unsigned position) {
    return !llvm::all_of(sources[position],
                         [&](unsigned source) { return isAmongThem(source); });
  };
  for (size_t before = 0; before != positions.size();) {
    before = positions.size();
    llvm::erase_if(positions, isSpoilt);
  }
  for (unsigned position : positions)
    for (unsigned source : sources[position])
      groups.join(position, source);
}

/// The carried variables that a value of the turn is one of, if it is one.
bool ExchangedExtents::collectSources(Value value,
                                      SmallVectorImpl<unsigned> &sources) {
  auto carried = loop.getCarried();
  if (auto found = llvm::find(carried, value); found != carried.end()) {
    sources.push_back(found - carried.begin());
    return true;
  }
  auto branch = value.getDefiningOp<IfOp>();
  if (!branch || !loop->isAncestor(branch))
    return false;
  unsigned i = cast<OpResult>(value).getResultNumber();
  return llvm::all_of(branch->getRegions(), [&](Region &region) {
    return collectSources(region.front().getTerminator()->getOperand(i),
                          sources);
  });
}

Value ExchangedExtents::startOf(Value carried) {
  for (unsigned position : positions)
    if (loop.getCarried()[position] == carried)
      return startOf(position, loop);
  return {};
}

SmallVector<std::pair<Value, Value>> ExchangedExtents::mustBeEqual() {
  SmallVector<std::pair<Value, Value>> pairs;
  for (unsigned position : positions)
    if (Value start = startOf(position, loop);
        start != loop.getInitArgs()[position])
      pairs.push_back({start, loop.getInitArgs()[position]});
  return pairs;
}

void ExchangedExtents::dropIn(ForOp copy) {
  for (unsigned position : positions)
    copy.getCarried()[position].replaceAllUsesWith(startOf(position, copy));
}

} // namespace runmat
