//===- Slices.cpp - subscripts as regular parts of arrays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/3-Scalars/Slices.h"
#include "dialects/RunMat/AccessMaps.h"
#include "dialects/RunMat/ShiftedRange.h"
#include "passes/3-Scalars/ScalarForm.h"
#include "passes/3-Scalars/ScalariseIndexing.h"
#include "passes/8-Arithmetic/WholeNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace runmat {
namespace {

/// Steps beyond this are left to the interpreter, so that positions computed
/// from them do not overflow.
constexpr double largestStep = 1 << 24;

/// The positions that a subscript names: first, first + step, …
struct Positions {
  Value first, step, count;
  /// Whether all of them are in the dimension; null is always.
  Value inside;
};

class SliceBuilder {
public:
  SliceBuilder(OpBuilder &builder, Location loc) : b(loc, builder) {}

  Positions find(Value subscript, Value bound) {
    if (isColon(subscript))
      return {index(0), index(1), bound, Value()};
    if (auto range = shiftedRange(subscript))
      return ofRange(*range, bound);
    Value number = castScalar(b, b.getLoc(), subscript, b.getF64Type());
    Value position = SubscriptOp::create(b, b.getIndexType(), number);
    return {position, index(1), index(1), isBelow(position, bound)};
  }

  void require(Value condition) {
    GuardOp::create(b, condition, b.getStringAttr("index"), Value());
  }
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(x, y); }
  Value add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(x, y); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, x, y); }
  Value either(Value x, Value y) { return arith::OrIOp::create(b, x, y); }
  Value equals(Value x, int64_t y) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, x, index(y));
  }

private:
  ImplicitLocOpBuilder b;

  /// Unsigned: no position at all is beyond every bound.
  Value isBelow(Value position, Value bound) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, position, bound);
  }

  Value real(double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  }

  Value compare(arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, predicate, x, y);
  }

  /// The step as an index, and whether it is one; null is always.
  std::pair<Value, Value> wholeStep(Value step) {
    if (std::optional<int64_t> constant = wholeConstant(step))
      return {index(*constant), Value()};
    if (auto minus = step.getDefiningOp<NegOp>())
      if (auto constant = wholeConstant(minus.getOperand()))
        return {index(-*constant), Value()};
    Value fits = compare(arith::CmpFPredicate::OLE,
                         math::AbsFOp::create(b, step), real(largestStep));
    Value whole = compare(arith::CmpFPredicate::OEQ,
                          math::FloorOp::create(b, step), step);
    Value good = both(fits, whole);
    Value safe = arith::SelectOp::create(b, good, step, real(0));
    Value integer = arith::FPToSIOp::create(b, b.getI64Type(), safe);
    return {arith::IndexCastOp::create(b, b.getIndexType(), integer), good};
  }

  /// The first position, and what must hold of it beside its place: only a
  /// range from a whole number is another one when it is shifted. Null is
  /// nothing.
  std::pair<Value, Value> firstOf(ShiftedRange shifted) {
    Value number = shifted.range.getFirst(), isWhole;
    if (shifted.shift != 0) {
      if (!wholeConstant(number))
        isWhole = compare(arith::CmpFPredicate::OEQ,
                          math::FloorOp::create(b, number), number);
      number = arith::AddFOp::create(b, number, real(double(shifted.shift)));
    }
    return {SubscriptOp::create(b, b.getIndexType(), number), isWhole};
  }

  /// A range without elements is inside, whatever it starts with. One to NaN
  /// has one element, NaN. Constant steps may be larger than `largestStep`:
  /// that no more elements than the bound are named keeps sums small.
  Positions ofRange(ShiftedRange shifted, Value bound) {
    RangeOp range = shifted.range;
    auto [first, startsWhole] = firstOf(shifted);
    Value count = CountOp::create(b, b.getIndexType(), range.getFirst(),
                                  range.getStep(), range.getLast());
    auto [step, isWhole] = wholeStep(range.getStep());
    Value turns = arith::SubIOp::create(b, count, index(1));
    Value last = add(first, mul(turns, step));
    Value inside = both(isBelow(first, bound), isBelow(last, bound));
    inside = both(inside, arith::CmpIOp::create(b, arith::CmpIPredicate::ule,
                                                count, bound));
    for (Value condition : {isWhole, startsWhole})
      if (condition)
        inside = both(inside, condition);
    if (!wholeConstant(range.getLast()))
      inside = both(inside, compare(arith::CmpFPredicate::ORD, range.getLast(),
                                    range.getLast()));
    return {first, step, count, either(equals(count, 0), inside)};
  }
};

} // namespace

Slice sliceOf(OpBuilder &builder, Location loc, Value array,
              ValueRange subscripts) {
  SliceBuilder build(builder, loc);
  Slice slice;
  slice.offset = build.index(0);
  Value stride = build.index(1);
  for (auto [i, subscript] : llvm::enumerate(subscripts)) {
    Value bound = subscriptBound(builder, loc, array, i, subscripts.size());
    Positions positions = build.find(subscript, bound);
    if (positions.inside)
      build.require(positions.inside);
    slice.offset = build.add(slice.offset, build.mul(positions.first, stride));
    slice.strides.push_back(build.mul(positions.step, stride));
    slice.extents.push_back(positions.count);
    stride = build.mul(stride, bound);
  }
  return slice;
}

/// One subscript: the stride and the extent belong to the dimension in which
/// the result lies. Nothing of a 1x1 array has the shape of the subscript, a
/// row.
static void layOut(OpBuilder &builder, IndexOp op, Slice &slice) {
  SliceBuilder build(builder, op.getLoc());
  bool isRow = cast<ArrayType>(op.getType()).getExtent(0) == 1;
  Value none = build.index(0), one = build.index(1);
  slice.strides.insert(isRow ? slice.strides.begin() : slice.strides.end(),
                       none);
  slice.extents.insert(isRow ? slice.extents.begin() : slice.extents.end(),
                       one);
  auto array = cast<ArrayType>(op.getArray().getType());
  if (isRow || array.getExtent(0) >= 0 ||
      array.getExtent(0) == ArrayType::kMany)
    return;
  Value rows = subscriptBound(builder, op.getLoc(), op.getArray(), 0, 2);
  Value hasSome = arith::CmpIOp::create(
      builder, op.getLoc(), arith::CmpIPredicate::ne, slice.extents[0], none);
  Value isVector = arith::CmpIOp::create(builder, op.getLoc(),
                                         arith::CmpIPredicate::ne, rows, one);
  build.require(build.either(hasSome, isVector));
}

Value emitSlice(OpBuilder &builder, IndexOp op) {
  Slice slice =
      sliceOf(builder, op.getLoc(), op.getArray(), op.getSubscripts());
  auto type = cast<ArrayType>(op.getType());
  if (op.getSubscripts().size() == 1)
    layOut(builder, op, slice);
  // Trailing dimensions of one element are none.
  slice.strides.truncate(type.getRank());
  slice.extents.truncate(type.getRank());
  return SliceOp::create(builder, op.getLoc(), type, op.getArray(),
                         slice.offset, slice.strides, slice.extents);
}

/// The dimension of a matrix type along which its elements lie, where the other
/// one is 1.
static std::optional<unsigned> dimensionOfVector(Type type) {
  auto array = cast<runmat::ArrayType>(type);
  const bool isRow = array.getExtent(0) == 1,
             isColumn = array.getExtent(1) == 1;
  if (array.getRank() != 2 || isRow == isColumn)
    return std::nullopt;
  return isRow ? 1 : 0;
}

Value sliceOfVector(ReshapeToOp op) {
  auto slice = op.getArray().getDefiningOp<SliceOp>();
  const auto from = dimensionOfVector(op.getArray().getType());
  const auto to = dimensionOfVector(op.getType());
  if (!slice || !from || !to)
    return {};
  // Beside the other one: where the reshape is, the array may have changed.
  OpBuilder builder(slice);
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, op.getLoc(), value);
  };
  SmallVector<Value> strides(2, index(0)), extents(2, index(1));
  strides[*to] = slice.getStrides()[*from];
  extents[*to] = slice.getExtents()[*from];
  return SliceOp::create(builder, op.getLoc(), op.getType(), slice.getArray(),
                         slice.getOffset(), strides, extents);
}

/// The numbers that the runtime is told of a part: offset, strides, extents.
static SmallVector<Value> numbersOf(OpBuilder &builder, Location loc,
                                    const Slice &part) {
  SmallVector<Value> numbers{indexAsDouble(builder, loc, part.offset)};
  for (Value number : llvm::concat<const Value>(part.strides, part.extents))
    numbers.push_back(indexAsDouble(builder, loc, number));
  return numbers;
}

ReadSliceOp storeWindow(AccessMapInterface op, bool isDeferred) {
  std::optional<AccessWindow> window = windowOf(op);
  if (!window)
    return {};
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value result = op->getResult(0);
  Slice part{window->offset, window->strides, {}};
  for (unsigned d = 0, e = window->strides.size(); d < e; ++d)
    part.extents.push_back(
        cast<ExtentsInterface>(*op).getExtentOf(d).materialise(builder, loc));
  // To measure it is no reason to keep it.
  for (Operation *user : result.getUsers())
    if (auto extent = dyn_cast<ExtentOp>(user))
      extent.getResult().replaceAllUsesWith(
          part.extents[extent.getDimension()]);
  auto stored =
      ReadSliceOp::create(builder, loc, result.getType(), op.getSource(),
                          numbersOf(builder, loc, part), Value(), isDeferred);
  result.replaceAllUsesWith(stored.getResult());
  return stored;
}

/// Where an element of a slice of these extents is in the array.
static Value positionIn(SliceBuilder &build, const Slice &slice,
                        ArrayRef<int64_t> extents, int64_t element) {
  Value position = slice.offset;
  for (auto [stride, extent] : llvm::zip(slice.strides, extents)) {
    position =
        build.add(position, build.mul(build.index(element % extent), stride));
    element /= extent;
  }
  return position;
}

Value emitLoadOfSlice(OpBuilder &builder, runmat::LoadOp op) {
  auto slice = op.getArray().getDefiningOp<SliceOp>();
  auto element = getConstantIntValue(op.getOffset());
  if (!slice || !element)
    return {};
  ArrayRef<int64_t> extents =
      cast<runmat::ArrayType>(slice.getType()).getExtents();
  if (llvm::any_of(extents, [](int64_t extent) { return extent < 1; }))
    return {};
  SliceBuilder build(builder, op.getLoc());
  Value position = positionIn(
      build, {slice.getOffset(), llvm::to_vector(slice.getStrides()), {}},
      extents, *element);
  return runmat::LoadOp::create(builder, op.getLoc(), op.getType(),
                                slice.getArray(), position);
}

//===----------------------------------------------------------------------===//
// Assignments
//===----------------------------------------------------------------------===//

/// The scalars that an array was joined from, also under other extents; none of
/// another one, or where joining converted some.
static ValueRange joinedScalars(Value value) {
  if (auto reshape = value.getDefiningOp<ReshapeToOp>())
    value = reshape.getArray();
  auto joined = value.getDefiningOp<ConcatenateOp>();
  if (!joined)
    return {};
  Type element = cast<runmat::ArrayType>(joined.getType()).getElementType();
  const bool areScalars = llvm::all_of(
      joined.getParts().getTypes(), [&](Type part) { return part == element; });
  return areScalars ? ValueRange(joined.getParts()) : ValueRange();
}

/// The extents of a value in the place of those of a part: 1 where the part has
/// one, and else in order. Nothing where their number differs.
static std::optional<SmallVector<int64_t>> extentsIn(const Slice &part,
                                                     ArrayRef<int64_t> value) {
  SmallVector<int64_t> extents, many;
  llvm::copy_if(value, std::back_inserter(many),
                [](int64_t extent) { return extent != 1; });
  unsigned next = 0;
  for (Value extent : part.extents) {
    const bool isOne = isConstantIntValue(extent, 1);
    if (!isOne && next == many.size())
      return std::nullopt;
    extents.push_back(isOne ? 1 : many[next++]);
  }
  return next == many.size() ? std::optional(extents) : std::nullopt;
}

/// Stores scalars behind guards that the part has their extents; null where it
/// cannot. Once, where no loop is, the runtime does it where the array is,
/// which may be a device.
static Value storeScalars(OpBuilder &builder, UpdateOp op, const Slice &part) {
  ValueRange scalars = joinedScalars(op.getValue());
  if (scalars.empty() || !op->getParentOfType<LoopInterface>())
    return {};
  auto type = cast<runmat::ArrayType>(op.getValue().getType());
  auto extents = extentsIn(part, type.getExtents());
  if (!extents)
    return {};
  SliceBuilder build(builder, op.getLoc());
  for (auto [extent, value] : llvm::zip(part.extents, *extents))
    if (!isConstantIntValue(extent, value))
      build.require(build.equals(extent, value));
  Value array = op.getArray();
  for (auto [element, scalar] : llvm::enumerate(scalars))
    array = runmat::StoreOp::create(
        builder, op.getLoc(), array.getType(), array,
        positionIn(build, part, *extents, int64_t(element)), scalar);
  return array;
}

Value emitAssignment(OpBuilder &builder, UpdateOp op) {
  Slice part = sliceOf(builder, op.getLoc(), op.getArray(), op.getSubscripts());
  if (Value stored = storeScalars(builder, op, part))
    return stored;
  return WriteSliceOp::create(builder, op.getLoc(), op.getType(), op.getArray(),
                              op.getValue(),
                              numbersOf(builder, op.getLoc(), part), Value());
}

} // namespace runmat
