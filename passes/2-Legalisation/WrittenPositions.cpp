//===- WrittenPositions.cpp - subscripts that are written down --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/WrittenPositions.h"
#include "definitions/SmallArrays.h"
#include "dialects/RunMat/RunMatInference.h"
#include "passes/1-Typing/KnownNumbers.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <functional>

using namespace mlir;

namespace runmat {

template <typename Op, typename Combine>
static std::optional<double> combined(Op op, Combine combine) {
  auto a = writtenNumber(op.getLhs()), b = writtenNumber(op.getRhs());
  return a && b ? std::optional<double>(combine(*a, *b)) : std::nullopt;
}

std::optional<double> writtenNumber(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  using Number = std::optional<double>;
  return llvm::TypeSwitch<Operation *, Number>(op)
      .Case([](ConstantOp constant) {
        auto number = dyn_cast<FloatAttr>(constant.getValue());
        return number && number.getType().isF64()
                   ? Number(number.getValueAsDouble())
                   : Number();
      })
      .Case([](NegOp negated) {
        Number number = writtenNumber(negated.getOperand());
        return number ? Number(-*number) : Number();
      })
      .Case([](AddOp sum) { return combined(sum, std::plus()); })
      .Case([](SubOp difference) { return combined(difference, std::minus()); })
      .Case<EndOp, SizeOp, NumelOp, LengthOp>([](Operation *measured) {
        return measure(measured, measured->getOperand(0).getType());
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// The elements of first:step:last; nothing where they are not written down.
static std::optional<SmallVector<double>> numbersOf(Value subscript) {
  if (auto number = writtenNumber(subscript))
    return SmallVector<double>{*number};
  SmallVector<double> numbers;
  if (auto range = subscript.getDefiningOp<RangeOp>()) {
    auto first = writtenNumber(range.getFirst()),
         step = writtenNumber(range.getStep()),
         last = writtenNumber(range.getLast());
    if (!first || !step || !last || *step != std::floor(*step) || *step == 0 ||
        std::abs(*last - *first) > mostSmallElements)
      return std::nullopt;
    for (double x = *first; *step > 0 ? x <= *last : x >= *last; x += *step)
      numbers.push_back(x);
    return numbers;
  }
  auto list = subscript.getDefiningOp<ConcatenateOp>();
  if (!list)
    return std::nullopt;
  for (Value part : list.getParts()) {
    auto number = writtenNumber(part);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

std::optional<Positions> positionsOf(Value subscript, int64_t bound) {
  if (isColon(subscript))
    return llvm::to_vector(llvm::seq(int64_t(0), bound));
  auto numbers = numbersOf(subscript);
  if (!numbers)
    return std::nullopt;
  Positions positions;
  for (double number : *numbers) {
    if (number != std::floor(number) || number < 1 || number > double(bound))
      return std::nullopt;
    positions.push_back(int64_t(number) - 1);
  }
  return positions;
}

std::optional<Positions> placesOf(runmat::ArrayType array,
                                  ValueRange subscripts) {
  if (subscripts.size() == 1)
    return positionsOf(subscripts[0], array.getExtent(0) * array.getExtent(1));
  if (subscripts.size() != 2)
    return std::nullopt;
  auto rows = positionsOf(subscripts[0], array.getExtent(0)),
       columns = positionsOf(subscripts[1], array.getExtent(1));
  if (!rows || !columns)
    return std::nullopt;
  Positions places;
  for (int64_t column : *columns)
    for (int64_t row : *rows)
      places.push_back(row + column * array.getExtent(0));
  return places;
}

} // namespace runmat
