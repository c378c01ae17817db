//===- RandomBuiltins.cpp - random numbers ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

namespace {

/// The extents of random numbers: 1 by 1 unless told.
ImportedExtents randomExtents(ImportState &state, Arguments arguments,
                              Location loc) {
  if (!arguments.empty())
    return extentsOrLike(state, arguments, loc);
  Value one = number(state, loc, 1);
  return {{one, one}};
}

/// Of extents, with a class by name or by 'like'.
template <Distribution distribution>
Value random(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(state, arguments);
  ImportedExtents sizes = randomExtents(state, arguments, loc);
  Value like = named.prototype && !sizes.values.empty()
                   ? importExpression(state, *named.prototype)
                   : Value();
  if (sizes.values.empty() || (named.prototype && !like))
    return {};
  return importRandom(state, distribution, sizes, named.elementClass, like,
                      loc);
}

/// What whole numbers count from and to, as doubles.
SmallVector<Value> importLimits(ImportState &state, const ast::Expr *expr,
                                Location loc) {
  auto *matrix = dynCast<ast::MatrixExpr>(expr);
  SmallVector<const ast::Expr *> written{expr};
  if (matrix && matrix->rows.size() == 1 && matrix->rows[0].size() == 2)
    written.assign(matrix->rows[0].begin(), matrix->rows[0].end());
  SmallVector<Value> limits;
  if (written.size() == 1)
    limits.push_back(number(state, loc, 1));
  for (const ast::Expr *each : written) {
    Value limit = importExpression(state, *each);
    if (!limit)
      return {};
    if (!literal(each))
      limit = GatherOp::create(state.builder, loc, state.any(),
                               asCount(state, loc, limit));
    limits.push_back(limit);
  }
  return limits;
}

/// Of most or [least most], and extents.
Value randomWhole(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(state, arguments);
  if (arguments.empty() || named.prototype)
    return wrongArguments(state);
  SmallVector<Value> limits = importLimits(state, arguments[0], loc);
  ImportedExtents sizes;
  if (!limits.empty())
    sizes = randomExtents(state, arguments.drop_front(), loc);
  Value numbers =
      sizes.values.empty()
          ? Value()
          : importRandomWhole(state, limits[0], limits[1], sizes, loc);
  return numbers ? castTo(state, loc, named.elementClass, numbers) : Value();
}

Value permutation(ImportState &state, Arguments arguments, Location loc) {
  SmallVector<Value> limits;
  if (arguments.size() == 1)
    limits = importLimits(state, arguments[0], loc);
  if (limits.empty())
    return wrongArguments(state);
  return importRandomOrder(state, limits.back(), loc);
}

} // namespace

void addRandomNumbers(BuiltinTable &table) {
  static const std::pair<llvm::StringRef, BuiltinImport> rows[] = {
#define RUNMAT_ROWS_Random
#include "Catalogue/ImportRows.inc"
  };
  table.insert(std::begin(rows), std::end(rows));
}

} // namespace runmat
