//===- ExpandViews.cpp - rearrangements as slices ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ExpandViews.h"
#include "dialects/RunMat/ExtentPatterns.h"
#include "passes/2-Legalisation/TypedBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {
namespace {

/// A whole array, to be seen in another way.
class View {
public:
  explicit View(EvaluateOp op)
      : b(op.getLoc(), op), array(op.getArguments().front()), offset(index(0)) {
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
};

/// The first dimension that is not 1, when the type tells it.
std::optional<int64_t> workingDimension(ArrayType type) {
  auto dimensions = reducedDimensions(type, std::nullopt, /*all=*/false);
  if (!dimensions)
    return std::nullopt;
  return dimensions->front();
}

Value reversed(EvaluateOp op, unsigned dimension) {
  View view(op);
  if (dimension < view.strides.size()) {
    Value &stride = view.strides[dimension];
    Value last = view.sub(view.extents[dimension], view.index(1));
    view.offset = view.add(view.offset, view.mul(last, stride));
    stride = view.sub(view.index(0), stride);
  }
  return view.slice(op.getResult(0).getType());
}

template <unsigned dimension> Value reversedAlong(EvaluateOp op) {
  return reversed(op, dimension);
}

/// flip(x), flip(x, dimension)
Value flipped(EvaluateOp op) {
  std::optional<int64_t> dimension;
  if (op.getArguments().size() == 1) {
    dimension =
        workingDimension(cast<ArrayType>(op.getArguments().front().getType()));
  } else if (auto number = constantValue(op.getArguments()[1])) {
    bool isDimension = *number >= 1 && *number <= 16 && *number == int(*number);
    if (isDimension)
      dimension = int(*number) - 1;
  }
  return dimension ? reversed(op, *dimension) : Value();
}

/// The numbers that brackets hold; nothing when one is no constant.
std::optional<SmallVector<double>> listedConstants(Value list) {
  auto row = list.getDefiningOp<EvaluateOp>();
  if (!row || row.getCallee() != "horzcat")
    return std::nullopt;
  SmallVector<double> numbers;
  for (Value argument : row.getArguments()) {
    std::optional<double> number = constantValue(argument);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

/// Zero-based dimensions in their new order; nothing when it is none.
std::optional<SmallVector<unsigned>> orderOf(Value list, unsigned rank) {
  auto numbers = listedConstants(list);
  if (!numbers || numbers->size() < rank)
    return std::nullopt;
  SmallVector<unsigned> order;
  for (double number : *numbers) {
    bool isDimension = number >= 1 && number <= double(numbers->size()) &&
                       number == int(number);
    if (!isDimension || llvm::is_contained(order, unsigned(number) - 1))
      return std::nullopt;
    order.push_back(unsigned(number) - 1);
  }
  return order;
}

/// permute(x, [2 1 3])
Value permuted(EvaluateOp op) {
  unsigned rank =
      cast<ArrayType>(op.getArguments().front().getType()).getRank();
  auto result = cast<ArrayType>(op.getResult(0).getType());
  auto order = orderOf(op.getArguments()[1], rank);
  if (!order || result.getRank() != order->size())
    return {};
  View view(op);
  SmallVector<Value> strides, extents;
  for (unsigned d : *order) {
    strides.push_back(d < rank ? view.strides[d] : view.index(0));
    extents.push_back(d < rank ? view.extents[d] : view.index(1));
  }
  view.strides = strides;
  view.extents = extents;
  return view.slice(result);
}

/// diag(A) of what is no vector.
Value diagonal(EvaluateOp op) {
  auto type = cast<ArrayType>(op.getArguments().front().getType());
  if (type.getRank() != 2 || !isMany(type.getExtent(0)) ||
      !isMany(type.getExtent(1)))
    return {};
  View view(op);
  Value count =
      arith::MinUIOp::create(view.b, view.extents[0], view.extents[1]);
  view.strides = {view.add(view.strides[1], view.index(1)), view.index(0)};
  view.extents = {count, view.index(1)};
  return view.slice(op.getResult(0).getType());
}

/// diff(x): neighbours along the first dimension that is not 1, of which there
/// are two at least.
Value differences(EvaluateOp op) {
  auto type = cast<ArrayType>(op.getArguments().front().getType());
  std::optional<int64_t> dimension = workingDimension(type);
  if (type.isInteger() || !dimension || !isMany(type.getExtent(*dimension)))
    return {};
  auto result = cast<ArrayType>(op.getResult(0).getType());
  auto part = ArrayType::get(op.getContext(), type.getElementClass(),
                             result.getExtents());
  View view(op);
  Value &count = view.extents[*dimension];
  count = view.sub(count, view.index(1));
  Value before = view.slice(part);
  view.offset = view.add(view.offset, view.strides[*dimension]);
  return TypedBuilder(op).apply<SubOp>(view.slice(part), before);
}

using Rule = Value (*)(EvaluateOp);

Rule ruleOf(StringRef callee) {
  static const llvm::StringMap<Rule> rules = {
      {"diag", diagonal},
      {"diff", differences},
      {"flip", flipped},
      {"fliplr", reversedAlong<1>},
      {"flipud", reversedAlong<0>},
      {"permute", permuted},
  };
  return rules.lookup(callee);
}

/// Lists in brackets that nothing reads any more.
void dropUnused(ValueRange arguments) {
  for (Value argument : arguments)
    if (auto list = argument.getDefiningOp<EvaluateOp>();
        list && list.use_empty() && list.getCallee() == "horzcat")
      list.erase();
}

} // namespace

void expandViews(EvaluateOp op) {
  Rule rule = ruleOf(op.getCallee());
  if (!rule)
    return;
  auto type = cast<ArrayType>(op.getArguments().front().getType());
  if (type.getComplex() || type.isScalar() ||
      type.getElementClass() == ElementClass::Char)
    return;
  Value result = rule(op);
  if (!result)
    return;
  SmallVector<Value> arguments(op.getArguments());
  replaceBy(op, result);
  dropUnused(ValueRange(arguments).drop_front());
}

} // namespace runmat
