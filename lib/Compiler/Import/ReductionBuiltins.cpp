//===- ReductionBuiltins.cpp - sums, extremes and statistics ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

namespace {

/// What other arguments say is left to the runtime.
Value evaluated(ImportState &state, Arguments arguments, Location loc) {
  if (!EvaluateOp::isKnown(state.builtin))
    return wrongArguments(state);
  SmallVector<Value> results =
      importOperation(state, state.builtin, arguments, 1, loc);
  return results.empty() ? Value() : results.front();
}

/// Over the dimensions that the end of the arguments names.
Value reduce(ImportState &state, Combiner combiner, Arguments arguments,
             Arguments dimensions, Location loc) {
  std::optional<Dimensions> over = dimensionsOf(state, dimensions);
  if (!over)
    return evaluated(state, arguments, loc);
  Value operand = importExpression(state, *arguments[0]);
  return operand ? ReduceOp::create(state.builder, loc, state.any(), combiner,
                                    operand, over->list, over->all)
                       .getResult()
                 : Value();
}

template <Combiner combiner>
Value reduction(ImportState &state, Arguments arguments, Location loc) {
  return arguments.empty()
             ? wrongArguments(state)
             : reduce(state, combiner, arguments, arguments.drop_front(), loc);
}

/// max(x), max(x, [], dims), max(x, y). Of two arguments [] is an operand.
template <typename Op, Combiner combiner>
Value extremum(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 2)
    return binary<Op>(state, arguments, loc);
  if (arguments.empty() ||
      (arguments.size() > 1 && !isEmptyLiteral(arguments[1])))
    return wrongArguments(state);
  return reduce(state, combiner, arguments,
                arguments.drop_front(std::min<size_t>(2, arguments.size())),
                loc);
}

Value mean(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.empty())
    return wrongArguments(state);
  std::optional<Dimensions> over = dimensionsOf(state, arguments.drop_front());
  if (!over)
    return evaluated(state, arguments, loc);
  Value operand = importExpression(state, *arguments[0]);
  return operand ? MeanOp::create(state.builder, loc, state.any(), operand,
                                  over->list, over->all)
                       .getResult()
                 : Value();
}

/// var(x), var(x, w), var(x, w, dims) with w 0, 1 or [].
Value variance(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.empty() || arguments.size() > 3)
    return wrongArguments(state);
  bool population = false;
  if (arguments.size() > 1 && !isEmptyLiteral(arguments[1])) {
    std::optional<double> weight = literal(arguments[1]);
    if (!weight || (*weight != 0 && *weight != 1))
      return wrongArguments(state);
    population = *weight == 1;
  }
  std::optional<Dimensions> over = dimensionsOf(
      state, arguments.size() > 2 ? arguments.drop_front(2) : Arguments());
  Value operand =
      over ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? VarOp::create(state.builder, loc, state.any(), operand,
                                 over->list, over->all, population)
                       .getResult()
                 : Value();
}

/// The square root of the variance.
Value deviation(ImportState &state, Arguments arguments, Location loc) {
  Value square = variance(state, arguments, loc);
  return square ? SqrtOp::create(state.builder, loc, state.any(), square)
                      .getResult()
                : Value();
}

} // namespace

void addReductions(BuiltinTable &table) {
  static const std::pair<llvm::StringRef, BuiltinImport> rows[] = {
#define RUNMAT_ROWS_Reduction
#include "Catalogue/ImportRows.inc"
  };
  table.insert(std::begin(rows), std::end(rows));
}

} // namespace runmat
