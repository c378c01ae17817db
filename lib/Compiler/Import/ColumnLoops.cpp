//===- ColumnLoops.cpp - for loops over the columns of arrays ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/ColumnLoops.h"
#include "lib/Compiler/Import/BuiltinArguments.h"

using namespace mlir;

namespace runmat {

/// Their number is that of x(:, end): the extents but the first multiply.
std::optional<Turns> importColumns(ImportState &state,
                                   const ast::Expr &iterated) {
  Value array = importExpression(state, iterated);
  if (!array)
    return std::nullopt;
  Location loc = state.locate(iterated.range);
  Value one = number(state, loc, 1);
  Value last = EndOp::create(state.builder, loc, state.any(), array,
                             /*position=*/1, /*count=*/2);
  return Turns{{one, one, last}, array};
}

Value elementOf(ImportState &state, const Turns &turns, ForOp loop) {
  if (!turns.array)
    return loop.getElement();
  Location loc = state.rename(loop.getLoc(), "indexing");
  Value all =
      TextOp::create(state.builder, loc, state.any(), llvm::StringRef(":"));
  return IndexOp::create(state.builder, loc, state.any(), turns.array,
                         ValueRange{all, loop.getElement()}, Value());
}

bool mayTakeColumns(ImportState &state, ForOp loop) {
  bool hasEffects = loop.walk([](CallOp) { return WalkResult::interrupt(); })
                        .wasInterrupted();
  if (hasEffects)
    state.refuse("a for loop over columns with calls that have effects is not "
                 "compiled");
  return !hasEffects;
}

ColumnsHere::ColumnsHere(ImportState &state, Value array)
    : state(state), isOn(array && !state.scope->inlined) {
  if (isOn)
    state.columns.push_back({state.loops - 1, array});
}

ColumnsHere::~ColumnsHere() {
  if (isOn)
    state.columns.pop_back();
}

} // namespace runmat
