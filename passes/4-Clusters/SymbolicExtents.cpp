//===- SymbolicExtents.cpp - extents by where they come from ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/SymbolicExtents.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat {

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
    return SymbolicExtent::ofNumber(number);
  return SymbolicExtent::ofArray(owner, dimension);
}

/// An index that gives an extent.
static SymbolicExtent indexExtent(Value index) {
  if (auto measure = index.getDefiningOp<ExtentOp>())
    return symbolicExtent(measure.getArray(), measure.getDimension());
  return SymbolicExtent::ofIndex(index);
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

/// What the op says of its own result, looked into.
static SymbolicExtent resultExtent(ExtentsInterface op, Value result,
                                   unsigned dimension) {
  SymbolicExtent extent = op.getExtentOf(dimension);
  switch (extent.kind) {
  case SymbolicExtent::ArrayExtent:
    return extent.value == result
               ? extent
               : symbolicExtent(extent.value, extent.constant);
  case SymbolicExtent::Number:
    return numberExtent(extent.value, result, dimension);
  case SymbolicExtent::Index:
    return indexExtent(extent.value);
  case SymbolicExtent::Constant:
  case SymbolicExtent::RangeCount:
    return extent;
  }
  return {};
}

SymbolicExtent symbolicExtent(Value value, unsigned dimension) {
  auto array = cast<ArrayType>(value.getType());
  int64_t extent = array.getExtent(dimension);
  if (extent >= 0)
    return {SymbolicExtent::Constant, extent, {}};
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<ElementwiseInterface>(op))
    return elementwiseExtent(op, dimension);
  if (auto known = dyn_cast_or_null<ExtentsInterface>(op))
    return resultExtent(known, value, dimension);
  return SymbolicExtent::ofArray(value, dimension);
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
