//===- ShapeBuiltins.cpp - extents and their changes ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

namespace {

/// The extents of reshape(x, m, [], n): the open one follows from the others.
SmallVector<Value> openExtents(ImportState &state, Value operand,
                               Arguments arguments, size_t open, Location loc) {
  SmallVector<const ast::Expr *> given(arguments);
  given.erase(given.begin() + open);
  SmallVector<Value> sizes;
  Value rest = NumelOp::create(state.builder, loc, state.any(), operand);
  for (const ast::Expr *argument : given) {
    Value size = importExpression(state, *argument);
    if (!size)
      return {};
    if (!literal(argument))
      size = asCount(state, loc, size);
    rest = DivOp::create(state.builder, loc, state.any(), rest, size);
    sizes.push_back(size);
  }
  sizes.insert(sizes.begin() + open, rest);
  return sizes;
}

Value reshape(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() > 1 ? importExpression(state, *arguments[0])
                                       : wrongArguments(state);
  if (!operand)
    return {};
  auto create = [&](ValueRange sizes, bool like) {
    return ReshapeOp::create(state.builder, loc, state.any(), operand, sizes,
                             like);
  };
  Arguments rest = arguments.drop_front();
  if (rest.size() == 1)
    if (Value source = shapeSource(state, rest[0]))
      return create(source, /*like=*/true);
  auto open = llvm::find_if(rest, isEmptyLiteral);
  SmallVector<Value> sizes =
      rest.size() > 1 && open != rest.end()
          ? openExtents(state, operand, rest, open - rest.begin(), loc)
          : extents(state, rest, /*square=*/false, loc);
  return sizes.empty() ? Value() : create(sizes, /*like=*/false);
}

/// An op that asks for the shape of its operand only.
template <typename Op>
Value shaped(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importShaped(state, *arguments[0])
                                        : wrongArguments(state);
  return operand
             ? Op::create(state.builder, loc, state.any(), operand).getResult()
             : Value();
}

template <int64_t dimension>
Value extent(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importShaped(state, *arguments[0])
                                        : wrongArguments(state);
  return operand ? SizeOp::create(state.builder, loc, state.any(), operand,
                                  dimension)
                       .getResult()
                 : Value();
}

/// Whether there are so many elements.
template <int count>
Value hasCount(ImportState &state, Arguments arguments, Location loc) {
  Value elements = shaped<NumelOp>(state, arguments, loc);
  return elements ? EqOp::create(state.builder, loc, state.any(), elements,
                                 number(state, loc, count))
                        .getResult()
                  : Value();
}

template <bool conjugate>
Value transposed(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importExpression(state, *arguments[0])
                                        : wrongArguments(state);
  return operand ? TransposeOp::create(state.builder, loc, state.any(), operand,
                                       conjugate)
                       .getResult()
                 : Value();
}

} // namespace

void addShapes(BuiltinTable &table) {
  static const std::pair<llvm::StringRef, BuiltinImport> rows[] = {
#define RUNMAT_ROWS_Shape
#include "Catalogue/ImportRows.inc"
  };
  table.insert(std::begin(rows), std::end(rows));
}

Value importSize(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 1)
    return shaped<ShapeOp>(state, arguments, loc);
  std::optional<int64_t> d =
      arguments.size() == 2 ? dimension(arguments[1]) : std::nullopt;
  Value operand =
      d ? importShaped(state, *arguments[0]) : wrongArguments(state);
  return operand ? SizeOp::create(state.builder, loc, state.any(), operand, *d)
                       .getResult()
                 : Value();
}

SmallVector<Value> importSizes(ImportState &state, const ast::Expr *argument,
                               size_t outputs, Location loc) {
  Value operand = importShaped(state, *argument);
  SmallVector<Value> sizes;
  for (size_t d = 0; operand && d + 1 < outputs; ++d)
    sizes.push_back(
        SizeOp::create(state.builder, loc, state.any(), operand, d));
  if (operand)
    sizes.push_back(
        NumelOp::create(state.builder, loc, state.any(), operand, outputs - 1));
  return sizes;
}

} // namespace runmat
