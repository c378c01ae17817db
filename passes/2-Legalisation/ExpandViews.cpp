//===- ExpandViews.cpp - rearrangements as slices ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ExpandViews.h"
#include "dialects/RunMat/ExtentPatterns.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Decisions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace runmat {
namespace {

constexpr Decisions decisions("runmat-expand-library");

/// The first operand of an op, to be seen in another way.
class View {
public:
  explicit View(Operation *op)
      : b(op->getLoc(), op), array(op->getOperand(0)), offset(index(0)) {
    Value stride = index(1);
    for (unsigned d = 0; d < type().getRank(); ++d) {
      extents.push_back(
          b.createOrFold<ExtentOp>(b.getIndexType(), array, uint64_t(d)));
      strides.push_back(stride);
      stride = mul(stride, extents.back());
    }
  }

  ImplicitLocOpBuilder b;
  Value array, offset;
  SmallVector<Value> strides, extents;

  ArrayType type() const { return cast<ArrayType>(array.getType()); }
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(x, y); }
  Value sub(Value x, Value y) { return b.createOrFold<arith::SubIOp>(x, y); }
  Value mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(x, y); }

  Value slice(Type result) {
    return SliceOp::create(b, result, array, offset, strides, extents);
  }

  /// Looks at the array as the map says.
  void walk(const ViewMap &map) {
    SmallVector<Value> newStrides, newExtents;
    for (ArrayRef<WalkedDimension> walked : map) {
      Value stride, extent;
      for (WalkedDimension dimension : walked) {
        Value step = strideOf(dimension), own = extents[dimension.dimension];
        stride = stride ? add(stride, step) : step;
        extent = extent ? arith::MinUIOp::create(b, extent, own) : own;
      }
      newStrides.push_back(stride ? stride : index(0));
      newExtents.push_back(extent ? extent : index(1));
    }
    strides = newStrides;
    extents = newExtents;
  }

private:
  /// A dimension that is walked backwards starts at its end.
  Value strideOf(WalkedDimension walked) {
    Value stride = strides[walked.dimension];
    if (!walked.isBackward)
      return stride;
    Value last = sub(extents[walked.dimension], index(1));
    offset = add(offset, mul(last, stride));
    return sub(index(0), stride);
  }
};

Value viewed(ViewInterface op) {
  std::optional<ViewMap> map = op.getView();
  if (!map)
    return {};
  View view(op);
  view.walk(*map);
  return view.slice(op->getResult(0).getType());
}

/// Neighbours along the first dimension that is not 1, of which there are two
/// at least.
Value neighboursApart(DifferenceOp op) {
  auto type = cast<ArrayType>(op.getOperand().getType());
  auto dimensions = reducedDimensions(type, std::nullopt, /*all=*/false);
  if (type.isInteger() || !dimensions ||
      !isMany(type.getExtent(dimensions->front())))
    return {};
  int64_t dimension = dimensions->front();
  auto part = ArrayType::get(op.getContext(), type.getElementClass(),
                             cast<ArrayType>(op.getType()).getExtents());
  View view(op);
  Value &count = view.extents[dimension];
  count = view.sub(count, view.index(1));
  Value before = view.slice(part);
  view.offset = view.add(view.offset, view.strides[dimension]);
  return TypedBuilder(op).apply<SubOp>(view.slice(part), before);
}

/// Arrays whose parts clusters can read where they are.
bool isReadInPlace(Type operand) {
  auto type = cast<ArrayType>(operand);
  return !type.getComplex() && !type.isScalar() &&
         type.getElementClass() != ElementClass::Char;
}

} // namespace

Value expandView(Operation *op) {
  auto view = dyn_cast<ViewInterface>(op);
  auto difference = dyn_cast<DifferenceOp>(op);
  if (!view && !difference)
    return {};
  if (!isReadInPlace(op->getOperand(0).getType())) {
    decisions.left(op, "left to the runtime")
        << remark::reason("clusters read no such array where it is");
    return {};
  }
  Value result = view ? viewed(view) : neighboursApart(difference);
  if (!result)
    decisions.left(op, "left to the runtime")
        << remark::reason("its types do not tell which elements it takes");
  return result;
}

} // namespace runmat
