//===- SymbolicExtents.cpp - extents by where they come from ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/SymbolicExtents.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace runmat {

Value SymbolicExtent::materialise(OpBuilder &builder, Location loc) const {
  Type index = builder.getIndexType();
  switch (kind) {
  case Constant:
    return arith::ConstantIndexOp::create(builder, loc, constant);
  case ArrayExtent:
    return ExtentOp::create(builder, loc, index, value, constant);
  case RangeCount: {
    auto range = value.getDefiningOp<RangeOp>();
    return CountOp::create(builder, loc, index, range.getFirst(),
                           range.getStep(), range.getLast());
  }
  case Number:
    return ToExtentOp::create(builder, loc, index, value);
  case Index:
    return value;
  }
  return {};
}

/// The extent whose value a number is, as `size` gives it.
static std::optional<SymbolicExtent> measuredExtent(Value number) {
  auto real = number.getDefiningOp<arith::SIToFPOp>();
  auto integer =
      real ? real.getIn().getDefiningOp<arith::IndexCastOp>() : nullptr;
  auto measure = integer ? integer.getIn().getDefiningOp<ExtentOp>() : nullptr;
  if (!measure)
    return std::nullopt;
  return symbolicExtent(measure.getArray(), measure.getDimension());
}

/// A scalar operand that gives an extent; 1x1 arrays are not looked into.
static SymbolicExtent numberExtent(Value number, Value owner,
                                   unsigned dimension) {
  if (std::optional<SymbolicExtent> extent = measuredExtent(number))
    return *extent;
  if (number.getType().isF64())
    return {SymbolicExtent::Number, 0, number};
  return {SymbolicExtent::ArrayExtent, dimension, owner};
}

/// An index that gives an extent.
static SymbolicExtent indexExtent(Value index) {
  if (auto measure = index.getDefiningOp<ExtentOp>())
    return symbolicExtent(measure.getArray(), measure.getDimension());
  return {SymbolicExtent::Index, 0, index};
}

/// Expansion takes the extent of the first operand that is not known to be 1.
static SymbolicExtent elementwiseExtent(Operation *op, unsigned dimension) {
  for (Value operand : op->getOperands()) {
    auto array = dyn_cast<ArrayType>(operand.getType());
    if (array && array.getExtent(dimension) != 1)
      return symbolicExtent(operand, dimension);
  }
  return {};
}

SymbolicExtent symbolicExtent(Value value, unsigned dimension) {
  auto array = cast<ArrayType>(value.getType());
  int64_t extent = array.getExtent(dimension);
  if (extent >= 0)
    return {SymbolicExtent::Constant, extent, {}};
  Operation *op = value.getDefiningOp();
  if (!op)
    return {SymbolicExtent::ArrayExtent, dimension, value};
  if (isa<ElementwiseInterface>(op))
    return elementwiseExtent(op, dimension);
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return symbolicExtent(reduce.getOperand(), dimension);
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return symbolicExtent(transpose.getOperand(), 1 - dimension);
  if (auto slice = dyn_cast<SliceOp>(op))
    return indexExtent(slice.getExtents()[dimension]);
  if (auto widen = dyn_cast<WidenOp>(op))
    return symbolicExtent(widen.getArray(), dimension);
  if (auto range = dyn_cast<RangeOp>(op))
    if (range.getFirst().getType().isF64())
      return {SymbolicExtent::RangeCount, 0, value};
  if (auto linspace = dyn_cast<LinspaceOp>(op))
    return numberExtent(linspace.getCount(), value, dimension);
  if (auto fill = dyn_cast<FillOp>(op))
    return numberExtent(fill.getExtents()[dimension], value, dimension);
  if (auto random = dyn_cast<RandomOp>(op))
    return numberExtent(random.getExtents()[dimension], value, dimension);
  return {SymbolicExtent::ArrayExtent, dimension, value};
}

SymbolicShape symbolicShape(Value value) {
  SymbolicShape shape;
  auto array = cast<ArrayType>(value.getType());
  for (unsigned d = 0; d < array.getRank(); ++d)
    shape.push_back(symbolicExtent(value, d));
  return shape;
}

std::optional<unsigned>
ExtentClasses::classOf(const SymbolicExtent &extent) const {
  for (auto &[member, number] : members)
    if (member == extent)
      return number;
  return std::nullopt;
}

unsigned ExtentClasses::insert(const SymbolicExtent &extent) {
  if (std::optional<unsigned> known = classOf(extent))
    return *known;
  members.emplace_back(extent, count);
  return count++;
}

void ExtentClasses::unite(const SymbolicExtent &a, const SymbolicExtent &b) {
  unsigned kept = insert(a), gone = insert(b);
  for (auto &[member, number] : members)
    if (number == gone)
      number = kept;
}

bool ExtentClasses::same(const SymbolicExtent &a,
                         const SymbolicExtent &b) const {
  if (a == b)
    return true;
  std::optional<unsigned> classA = classOf(a);
  return classA && classA == classOf(b);
}

bool ExtentClasses::same(ArrayRef<SymbolicExtent> a,
                         ArrayRef<SymbolicExtent> b) const {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [&](auto pair) {
           return same(std::get<0>(pair), std::get<1>(pair));
         });
}

} // namespace runmat
