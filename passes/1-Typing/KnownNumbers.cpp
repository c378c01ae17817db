//===- KnownNumbers.cpp - whole numbers that types tell ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/1-Typing/KnownNumbers.h"
#include "dialects/RunMat/SmallRanges.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <numeric>

using namespace mlir;

namespace runmat {

/// One that is not whole, or NaN, is not told: facts must be equal to
/// themselves.
static KnownNumber whole(double number) {
  const bool isTold = std::abs(number) < 0x1p31 && number == std::floor(number);
  return isTold ? KnownNumber(number) : std::nullopt;
}

/// The product of the extents from a dimension on.
static KnownNumber countFrom(runmat::ArrayType array, size_t first) {
  ArrayRef<int64_t> extents =
      array.getExtents().drop_front(std::min(first, array.getExtents().size()));
  if (llvm::any_of(extents, [](int64_t extent) { return extent < 0; }))
    return std::nullopt;
  return whole(std::accumulate(extents.begin(), extents.end(), 1.0,
                               std::multiplies<double>()));
}

static KnownNumber extentOf(runmat::ArrayType array, size_t dimension) {
  if (dimension >= array.getExtents().size())
    return 1;
  const int64_t extent = array.getExtent(unsigned(dimension));
  return extent < 0 ? std::nullopt : whole(double(extent));
}

static KnownNumber lengthOf(runmat::ArrayType array) {
  const KnownNumber count = countFrom(array, 0);
  if (!count || *count == 0)
    return count;
  return whole(double(*llvm::max_element(array.getExtents())));
}

KnownNumber measure(Operation *op, Type type) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (!array)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, KnownNumber>(op)
      .Case([&](SizeOp size) { return extentOf(array, size.getDimension()); })
      .Case([&](NumelOp count) { return countFrom(array, count.getFirst()); })
      .Case([&](LengthOp) { return lengthOf(array); })
      .Case([&](EndOp end) {
        return end.getPosition() + 1 == end.getCount()
                   ? countFrom(array, end.getPosition())
                   : extentOf(array, end.getPosition());
      })
      .Default([](Operation *) { return std::nullopt; });
}

static KnownNumber constantOf(ConstantOp op) {
  auto number = dyn_cast<FloatAttr>(op.getValue());
  return number && number.getType().isF64() ? whole(number.getValueAsDouble())
                                            : std::nullopt;
}

KnownNumber numberOf(Operation *op, TypeRange types,
                     ArrayRef<KnownNumber> numbers) {
  if (auto constant = dyn_cast<ConstantOp>(op))
    return constantOf(constant);
  if (types.size() == 1)
    if (KnownNumber measured = measure(op, types[0]))
      return measured;
  if (numbers.empty() || llvm::is_contained(numbers, std::nullopt))
    return std::nullopt;
  const double a = *numbers.front(), b = *numbers.back();
  return llvm::TypeSwitch<Operation *, KnownNumber>(op)
      .Case([&](AddOp) { return whole(a + b); })
      .Case([&](SubOp) { return whole(a - b); })
      .Case([&](NegOp) { return whole(-a); })
      .Case([&](ConjOp) { return a; })
      .Case([&](runmat::CastOp cast) {
        return cast.getElementClass() == ElementClass::Double ? KnownNumber(a)
                                                              : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

static SmallVector<int64_t> extentsOfFill(runmat::ArrayType type,
                                          ArrayRef<KnownNumber> numbers) {
  SmallVector<int64_t> extents(type.getExtents());
  for (auto [d, number] : llvm::enumerate(numbers)) {
    const bool isTrailing = d >= 2 && number == 1.0;
    if (extents[d] == runmat::ArrayType::kUnknown && number && !isTrailing)
      extents[d] = std::max<int64_t>(0, int64_t(*number));
  }
  return extents;
}

Type withExtents(Operation *op, Type type, ArrayRef<KnownNumber> numbers) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (!array)
    return type;
  SmallVector<int64_t> extents(array.getExtents());
  const bool areKnown = !llvm::is_contained(numbers, std::nullopt);
  if (isa<RangeOp>(op) && areKnown)
    extents[1] = countSmallRange(*numbers[0], *numbers[1], *numbers[2]);
  auto fill = dyn_cast<FillOp>(op);
  if (fill && !fill.getLike() && numbers.size() == extents.size())
    extents = extentsOfFill(array, numbers);
  return runmat::ArrayType::get(array.getContext(), array.getElementClass(),
                                array.getComplex(), extents);
}

} // namespace runmat
