//===- Indexing.cpp - x(i), x(i,j) = v and end ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"
#include "lib/Compiler/Import/Cells.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/SurveyImport.h"

using namespace mlir;

namespace runmat {

namespace {

/// While subscripts are imported, `end` measures this array.
class Measured {
public:
  Measured(ImportState &state, const ast::Expr &expr, Value array)
      : state(state) {
    state.measured.push_back({&expr, array});
  }
  ~Measured() { state.measured.pop_back(); }

private:
  ImportState &state;
};

Value importColon(ImportState &state, const ast::Expr &expr) {
  return TextOp::create(state.builder, state.locate(expr.range), state.any(),
                        llvm::StringRef(":"));
}

/// Those in parentheses.
bool importSubscripts(ImportState &state, const ast::IndexExpr &expr,
                      Value array, SmallVector<Value> &subscripts) {
  return importSubscripts(state, expr,
                          {expr.arguments.data(), expr.arguments.size()}, array,
                          subscripts);
}

/// What an index is of: the value of a variable or field; null with the reason
/// noted.
Value indexedArray(ImportState &state, const ast::IndexExpr &expr) {
  ast::Slot slot = state.placeOf(*expr.base);
  if (slot != ast::noSlot)
    return state.read(slot);
  return state.refusePlace(*expr.base,
                           "this kind of indexing is not compiled yet");
}

} // namespace

bool importSubscripts(ImportState &state, const ast::Expr &index,
                      ArrayRef<const ast::Expr *> arguments, Value array,
                      SmallVector<Value> &subscripts) {
  Measured measured(state, index, array);
  for (const ast::Expr *argument : arguments) {
    Value value = argument->kind == ast::ExprKind::Colon
                      ? importColon(state, *argument)
                      : importExpression(state, *argument);
    if (!value)
      return false;
    subscripts.push_back(value);
  }
  if (!subscripts.empty())
    return true;
  state.refuse("x() is not compiled");
  return false;
}

Value importEnd(ImportState &state, const ast::EndExpr &expr) {
  for (auto &[target, array] : llvm::reverse(state.measured))
    if (target == expr.target)
      return EndOp::create(state.builder, state.locate(expr.range), state.any(),
                           array, expr.position, expr.count);
  // What it measures is around the part that is looked at.
  return state.isListing ? unknownValue(state)
                         : state.refuse("this use of end is not compiled");
}

/// What is read from: also an element of a cell, c{i}(j).
static Value readArray(ImportState &state, const ast::IndexExpr &expr) {
  ast::Slot holder = elementHolderOf(state, *expr.base);
  return holder == ast::noSlot
             ? indexedArray(state, expr)
             : importCellElement(state, cast<ast::CellIndexExpr>(*expr.base),
                                 holder);
}

Value importElement(ImportState &state, const ast::IndexExpr &expr) {
  Value array = readArray(state, expr);
  SmallVector<Value> subscripts;
  if (!array || !importSubscripts(state, expr, array, subscripts))
    return {};
  return IndexOp::create(state.builder, state.locate(expr.range, "indexing"),
                         state.any(), array, subscripts, Value());
}

Value importElementField(ImportState &state, const ast::IndexExpr &expr,
                         ast::Slot column) {
  Value array = state.read(column);
  SmallVector<Value> subscripts;
  if (!array || !importSubscripts(state, expr, array, subscripts))
    return {};
  auto op = IndexOp::create(state.builder, state.locate(expr.range, "indexing"),
                            state.any(), array, subscripts, Value());
  op.setOfStructs(true);
  return op;
}

Value importFieldUpdate(ImportState &state, const ast::IndexExpr &target,
                        ast::Slot column, Value value) {
  Value array = state.read(column);
  SmallVector<Value> subscripts;
  if (!array || !importSubscripts(state, target, array, subscripts))
    return {};
  auto op = UpdateOp::create(
      state.builder, state.locate(target.range, "an indexed assignment"),
      state.any(), array, subscripts, value, Value());
  op.setOfStructs(true);
  return op;
}

/// Whether a subscript of the target is end + 1.
static bool isBehindEnd(const ast::IndexExpr &target, size_t position) {
  auto *sum = dynCast<ast::BinaryExpr>(target.arguments[position]);
  auto *end = sum ? dynCast<ast::EndExpr>(sum->lhs) : nullptr;
  auto *one = sum ? dynCast<ast::NumberExpr>(sum->rhs) : nullptr;
  return end && one && sum->op == ast::BinaryOp::Plus &&
         end->target == &target && one->value == 1 && !one->imaginary &&
         one->literalClass == ast::LiteralClass::Double;
}

/// The dimension along which x(end + 1, :) and x(:, end + 1) grow.
static std::optional<int64_t> grownDimension(const ast::IndexExpr &target) {
  if (target.arguments.size() != 2)
    return std::nullopt;
  for (size_t d : {0, 1})
    if (isBehindEnd(target, d) &&
        target.arguments[1 - d]->kind == ast::ExprKind::Colon)
      return int64_t(d);
  return std::nullopt;
}

/// x(end + 1, :) = v appends the elements of a vector as a row. What is no
/// vector does not fit its own length, and leaves the unit; so does one of
/// another length, and nothing, which would append nothing.
static Value appendLine(ImportState &state, Location loc, Value array,
                        Value value, int64_t dimension) {
  OpBuilder &builder = state.builder;
  Value like = CastLikeOp::create(builder, loc, state.any(), value, array);
  Value length = LengthOp::create(builder, loc, state.any(), like);
  Value one = number(state, loc, 1);
  SmallVector<Value> extents(
      2, MaximumOp::create(builder, loc, state.any(), length, one));
  extents[size_t(dimension)] = one;
  Value line = ReshapeOp::create(builder, loc, state.any(), like, extents,
                                 /*like=*/false);
  return AppendOp::create(builder, loc, state.any(), array, line,
                          builder.getI64IntegerAttr(dimension), Value());
}

/// Of a variable that a loop carries, what it is before.
static Value beforeLoop(Value array) {
  auto argument = dyn_cast<BlockArgument>(array);
  auto loop = argument
                  ? dyn_cast<LoopInterface>(argument.getOwner()->getParentOp())
                  : LoopInterface();
  if (!loop)
    return {};
  for (auto [carried, init] :
       llvm::zip(loop.getCarried(), loop.getCarriedInits()))
    if (carried == argument)
      return init.get();
  return {};
}

static bool isEmptyMatrix(Value array) {
  auto fill = array.getDefiningOp<FillOp>();
  return fill && fill.getExtents().size() == 2 &&
         llvm::all_of(fill.getExtents(), [](Value extent) {
           return constantValue(extent) == 0.0;
         });
}

bool startsEmpty(Value array) {
  while (true)
    if (Value before = beforeLoop(array))
      array = before;
    else if (auto grown = array.getDefiningOp<GrowOp>())
      array = grown.getArray();
    else
      break;
  if (auto type = dyn_cast<runmat::ArrayType>(array.getType()))
    return type.getExtents() == ArrayRef<int64_t>{0, 0};
  return isEmptyMatrix(array);
}

Value importUpdate(ImportState &state, const ast::IndexExpr &target,
                   Value value) {
  Value array = indexedArray(state, target);
  SmallVector<Value> subscripts;
  if (!array || !importSubscripts(state, target, array, subscripts))
    return {};
  Location loc = state.locate(target.range, "an indexed assignment");
  bool isSingle = subscripts.size() == 1 && !isColon(subscripts.front());
  if (isSingle &&
      (isBehindEnd(target, 0) || (state.loops && startsEmpty(array))))
    return GrowOp::create(state.builder, loc, state.any(), array,
                          subscripts.front(), value, Value());
  if (auto dimension = grownDimension(target); dimension && state.loops)
    return appendLine(state, loc, array, value, *dimension);
  return UpdateOp::create(state.builder, loc, state.any(), array, subscripts,
                          value, Value());
}

Value importDeletion(ImportState &state, const ast::IndexExpr &target) {
  Value array = indexedArray(state, target);
  SmallVector<Value> subscripts;
  if (!array || !importSubscripts(state, target, array, subscripts))
    return {};
  return DeleteOp::create(state.builder,
                          state.locate(target.range, "a deletion of elements"),
                          state.any(), array, subscripts, Value());
}

} // namespace runmat
