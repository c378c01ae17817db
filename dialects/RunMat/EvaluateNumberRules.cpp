//===- EvaluateNumberRules.cpp - rules of functions of numbers -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/EvaluateRules.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace runmat::rules {

ElementClass floatClassOf(ArrayRef<ArrayType> types) {
  bool single = llvm::any_of(types, [](ArrayType type) {
    return type.getElementClass() == ElementClass::Single;
  });
  return single ? ElementClass::Single : ElementClass::Double;
}

ElementClass ownOrFloat(ArrayRef<ArrayType> types) {
  auto integer =
      llvm::find_if(types, [](ArrayType type) { return type.isInteger(); });
  return integer != types.end() ? integer->getElementClass()
                                : floatClassOf(types);
}

bool isVectorType(ArrayType type) {
  return type.getRank() == 2 &&
         (type.getExtent(0) == 1 || type.getExtent(1) == 1);
}

//===----------------------------------------------------------------------===//
// The same extents
//===----------------------------------------------------------------------===//

Types sameType(const Call &call) { return {call[0]}; }

Types floatOfFirst(const Call &call) {
  return {call.make(floatClassOf(call[0]), call[0].getExtents())};
}

/// Integers stay what they are.
Types cumulative(const Call &call) {
  return {call.make(ownOrFloat(call[0]), call[0].getExtents())};
}

Types scanned(const Call &call, Combiner kind) {
  return takesOfScan(kind) & givesComplex ? cumulative(call) : sameType(call);
}

/// [sorted, order]
Types sorted(const Call &call) {
  return {call[0], call.make(ElementClass::Double, call[0].getExtents())};
}

Types doubleOfFirst(const Call &call) {
  return {call.make(ElementClass::Double, call[0].getExtents())};
}

Types doubleLikeArgument(const Call &call, size_t position) {
  return {call.make(ElementClass::Double, call[position].getExtents())};
}

Types expanded(const Call &call) {
  SmallVector<Type> types(call.arrays().begin(), call.arrays().end());
  return {inferArithmetic(types)};
}

Types floatOfPair(const Call &call) {
  Type pair[] = {call[0], call[1]};
  return {inferArithmetic(pair)};
}

/// Of integers too.
Types arithmetic(const Call &call) { return expanded(call); }

Types predicateOfFirst(const Call &call) {
  return {call.make(ElementClass::Logical, call[0].getExtents())};
}

Types floatLikeArgument(const Call &call, size_t position) {
  return {call.make(floatClassOf(call.arrays()), call[position].getExtents())};
}

//===----------------------------------------------------------------------===//
// Scalars and statistics
//===----------------------------------------------------------------------===//

Types floatScalar(const Call &call) {
  return {call.scalar(floatClassOf(call[0]))};
}
Types doubleScalar(const Call &call) {
  return {call.scalar(ElementClass::Double)};
}
/// Of scalars only: of the class of the sum of two.
Types arithmeticScalar(const Call &call) {
  if (!llvm::all_of(call.arrays(),
                    [](ArrayType type) { return type.isScalar(); }))
    return {};
  Type sum = inferArithmetic({call.scalar(call[0].getElementClass()),
                              call.scalar(call[1].getElementClass())});
  return {sum};
}
Types logicalScalar(const Call &call) {
  return {call.scalar(ElementClass::Logical)};
}

bool takesGpuArrays(Value value) {
  auto function =
      value.getParentRegion()->getParentOfType<FunctionOpInterface>();
  return function &&
         llvm::any_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
           return function.getArgAttr(i, gpuArrayAttrName) != nullptr;
         });
}

Types classes(const Call &call) {
  const std::optional<llvm::StringRef> named = call.text(1);
  const bool isGroup =
      named && llvm::is_contained({"float", "integer", "numeric"}, *named);
  const bool isOne = named && symbolizeElementClass(*named) &&
                     !takesGpuArrays(call.values().front());
  return isGroup || isOne ? logicalScalar(call) : Types();
}

Types nameOfClass(const Call &call) {
  return takesGpuArrays(call.values().front())
             ? Types()
             : Types{call.make(ElementClass::Char, {1, ArrayType::kMany})};
}

/// Of vectors only.
Types vectorToScalar(const Call &call) {
  return llvm::all_of(call.arrays(), isVectorType)
             ? Types{call.scalar(floatClassOf(call.arrays()))}
             : Types();
}

/// The zero-based dimensions that a number or a list of numbers names.
static std::optional<SmallVector<int64_t>> listedDimensions(Value list) {
  SmallVector<Value> numbers{list};
  auto joined = list.getDefiningOp<ConcatenateOp>();
  if (joined && joined.getDimension() == 1)
    numbers.assign(joined.getParts().begin(), joined.getParts().end());
  SmallVector<int64_t> dimensions;
  for (Value value : numbers) {
    std::optional<int64_t> dimension = namedDimension(constantValue(value));
    if (!dimension)
      return std::nullopt;
    dimensions.push_back(*dimension);
  }
  return dimensions;
}

/// Of the first `count` arguments.
static std::optional<SmallVector<int64_t>>
reducedDimensionsOf(const Call &call, size_t position, size_t count) {
  if (count <= position)
    return reducedDimensions(call[0], std::nullopt, /*all=*/false);
  if (auto text = call.text(position))
    return *text == "all"
               ? reducedDimensions(call[0], std::nullopt, /*all=*/true)
               : std::nullopt;
  return listedDimensions(call.values()[position]);
}

/// What is left of x when the dimensions that argument `position` names, or the
/// first one that is not 1, are reduced.
static std::optional<Shape>
reducedShape(const Call &call, size_t position,
             std::optional<size_t> count = std::nullopt) {
  std::optional<SmallVector<int64_t>> dimensions =
      reducedDimensionsOf(call, position, count.value_or(call.size()));
  if (!dimensions)
    return std::nullopt;
  Shape shape(call[0].getExtents());
  for (int64_t d : *dimensions)
    if (d < static_cast<int64_t>(shape.size()))
      shape[d] = 1;
  while (shape.size() > 2 && shape.back() == 1)
    shape.pop_back();
  return shape;
}

Types statisticOver(const Call &call, size_t position) {
  std::optional<Shape> shape = reducedShape(call, position);
  return shape ? Types{call.make(ownOrFloat(call[0]), *shape)} : Types();
}

static bool isNaNFlag(StringRef option) {
  static constexpr StringLiteral flags[] = {
#define RUNMAT_ROWS_nanflags
#include "Catalogue/NameLists.inc"
  };
  return llvm::is_contained(flags, option);
}

Types totalOver(const Call &call, size_t position) {
  ElementClass elementClass = floatClassOf(call[0]);
  size_t count = call.size();
  for (; count > 1 && call.text(count - 1); --count) {
    StringRef option = *call.text(count - 1);
    if (option == "all")
      break;
    if (option == "native" && call[0].isInteger())
      elementClass = call[0].getElementClass();
    else if (option == "double")
      elementClass = ElementClass::Double;
    else if (option != "default" && !isNaNFlag(option))
      return {};
  }
  std::optional<Shape> shape = reducedShape(call, position, count);
  return shape ? Types{call.make(elementClass, *shape)} : Types();
}

/// [m, i] = max(x, [], dim), max(x, y)
Types extremum(const Call &call) {
  if (call.size() == 2 && countFrom(call[1], 0) != 0)
    return expanded(call);
  bool ofOne = call.size() == 1 || countFrom(call[1], 0) == 0;
  std::optional<Shape> shape = ofOne ? reducedShape(call, 2) : std::nullopt;
  return shape ? Types{call.likeFirst(*shape),
                       call.make(ElementClass::Double, *shape)}
               : Types();
}

} // namespace runmat::rules
