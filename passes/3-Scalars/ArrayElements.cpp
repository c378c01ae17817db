//===- ArrayElements.cpp - ops on small arrays by their elements *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/3-Scalars/ArrayElements.h"
#include "definitions/SmallArrays.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/2-Legalisation/UnrollReductions.h"
#include "passes/2-Legalisation/WrittenPositions.h"
#include "passes/3-Scalars/SmallSystems.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace runmat {

using ElementsOf = llvm::function_ref<ArrayRef<Value>(Value)>;

static runmat::ArrayType arrayOf(Value value) {
  return cast<runmat::ArrayType>(value.getType());
}

static int64_t countOf(runmat::ArrayType type) {
  return type.getExtent(0) * type.getExtent(1);
}

/// A scalar or a small array.
static bool hasElements(Type type) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (!array || array.getRank() != 2 || array.getComplex() ||
      array.getExtent(0) < 1 || array.getExtent(1) < 1 ||
      array.getExtent(0) > mostSmallElements ||
      array.getExtent(1) > mostSmallElements)
    return false;
  ElementClass own = array.getElementClass();
  const bool isClass = own == ElementClass::Double ||
                       own == ElementClass::Single ||
                       own == ElementClass::Logical;
  return isClass && countOf(array) <= mostSmallElements;
}

bool isSmallArray(Type type) {
  return hasElements(type) && !cast<runmat::ArrayType>(type).isScalar();
}

static runmat::ArrayType elementTypeOf(runmat::ArrayType array) {
  return runmat::ArrayType::get(array.getContext(), array.getElementClass(),
                                {1, 1});
}

static ArrayRef<Value> elementsOrItself(Value &value, ElementsOf elementsOf) {
  return arrayOf(value).isScalar() ? ArrayRef<Value>(value) : elementsOf(value);
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

/// A function costs about as much as so many sums.
static int64_t countElementwise(Operation *op) {
  constexpr int64_t function = 20;
  const bool isCheap = isa<AddOp, SubOp, MulOp, DivOp, NegOp, AbsOp, MaximumOp,
                           MinimumOp, SelectOp, CastOp, NotOp, AndOp, OrOp,
                           EqOp, NeOp, LtOp, LeOp, GtOp, GeOp>(op);
  return countOf(arrayOf(op->getResult(0))) * (isCheap ? 1 : function);
}

/// The element of an operand that is read at a place of the result.
static size_t placeOf(runmat::ArrayType operand, int64_t row, int64_t column) {
  return size_t((operand.getExtent(0) == 1 ? 0 : row) +
                (operand.getExtent(1) == 1 ? 0 : column) *
                    operand.getExtent(0));
}

static Elements splitElementwise(Operation *op, ElementsOf elementsOf) {
  OpBuilder builder(op);
  runmat::ArrayType result = arrayOf(op->getResult(0));
  Elements elements;
  for (int64_t column = 0; column < result.getExtent(1); ++column)
    for (int64_t row = 0; row < result.getExtent(0); ++row) {
      IRMapping map;
      for (Value operand : op->getOperands())
        map.map(
            operand,
            elementsOrItself(
                operand, elementsOf)[placeOf(arrayOf(operand), row, column)]);
      Operation *copy = builder.clone(*op, map);
      copy->getResult(0).setType(elementTypeOf(result));
      elements.push_back(copy->getResult(0));
    }
  return elements;
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

static bool isFloat(runmat::ArrayType type) {
  return type.getElementClass() != ElementClass::Logical;
}

namespace {
/// A factor as it is meant, plain or transposed.
struct Factor {
  Value stored;
  bool isTransposed;

  int64_t extent(unsigned dimension) const {
    return arrayOf(stored).getExtent(dimension ^ unsigned(isTransposed));
  }
  size_t place(int64_t row, int64_t column) const {
    return size_t(isTransposed ? column + row * arrayOf(stored).getExtent(0)
                               : row + column * arrayOf(stored).getExtent(0));
  }
};
} // namespace

static std::pair<Factor, Factor> factorsOf(MTimesOp op) {
  return {{op.getLhs(), op.getLhsForm() != Transposition::Plain},
          {op.getRhs(), op.getRhsForm() != Transposition::Plain}};
}

static std::optional<int64_t> countProduct(MTimesOp op) {
  auto [lhs, rhs] = factorsOf(op);
  runmat::ArrayType a = arrayOf(lhs.stored), b = arrayOf(rhs.stored);
  const bool isOfOneClass =
      isFloat(a) && a.getElementClass() == b.getElementClass();
  const int64_t inner = lhs.extent(1);
  if (!isOfOneClass || a.isScalar() || b.isScalar() || inner != rhs.extent(0) ||
      inner > int64_t(mostUnrolled))
    return std::nullopt;
  return 2 * inner * lhs.extent(0) * rhs.extent(1);
}

/// Each element is the sum of its products in the order of all sums
/// (docs/numerics.md).
static Elements splitProduct(MTimesOp op, ElementsOf elementsOf) {
  auto [lhs, rhs] = factorsOf(op);
  TypedBuilder build(op);
  ArrayRef<Value> a = elementsOf(lhs.stored), b = elementsOf(rhs.stored);
  Elements elements;
  for (int64_t column = 0; column < rhs.extent(1); ++column)
    for (int64_t row = 0; row < lhs.extent(0); ++row) {
      SmallVector<Value> products;
      for (int64_t k = 0; k < lhs.extent(1); ++k)
        products.push_back(
            build.apply<MulOp>(a[lhs.place(row, k)], b[rhs.place(k, column)]));
      elements.push_back(foldNumbers(build, Combiner::Sum, products));
    }
  return elements;
}

static bool isOfTruths(ReduceOp op) {
  return op.getCombiner() == Combiner::Any || op.getCombiner() == Combiner::All;
}

/// Numbers are no truth values here, and these are not summed: the result would
/// be of another class.
static std::optional<int64_t> countReduction(ReduceOp op) {
  runmat::ArrayType operand = arrayOf(op.getOperand());
  auto dimensions = op.getReducedDimensions(operand);
  if (!dimensions || isOfTruths(op) == isFloat(operand) || operand.isScalar() ||
      arrayOf(op.getResult()).getElementClass() != operand.getElementClass() ||
      (isFloat(operand) && countOf(operand) / countOf(arrayOf(op.getResult())) >
                               int64_t(mostUnrolled)))
    return std::nullopt;
  return countOf(operand);
}

/// In any order.
static Value foldTruths(TypedBuilder &build, Combiner combiner,
                        ArrayRef<Value> truths) {
  Value folded = truths.front();
  for (Value truth : truths.drop_front())
    folded = combiner == Combiner::Any ? build.compare<OrOp>(folded, truth)
                                       : build.compare<AndOp>(folded, truth);
  return folded;
}

static Elements splitReduction(ReduceOp op, ElementsOf elementsOf) {
  TypedBuilder build(op);
  runmat::ArrayType operand = arrayOf(op.getOperand()),
                    result = arrayOf(op.getResult());
  ArrayRef<Value> numbers = elementsOf(op.getOperand());
  SmallVector<SmallVector<Value>> slices(size_t(countOf(result)));
  for (int64_t column = 0; column < operand.getExtent(1); ++column)
    for (int64_t row = 0; row < operand.getExtent(0); ++row)
      slices[placeOf(result, row, column)].push_back(
          numbers[placeOf(operand, row, column)]);
  return llvm::map_to_vector(slices, [&](ArrayRef<Value> slice) {
    return isOfTruths(op) ? foldTruths(build, op.getCombiner(), slice)
                          : foldNumbers(build, op.getCombiner(), slice);
  });
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static std::optional<int64_t> countIndex(IndexOp op) {
  runmat::ArrayType array = arrayOf(op.getArray());
  auto places = placesOf(array, op.getSubscripts());
  const bool fits = places && !array.isScalar() &&
                    int64_t(places->size()) == countOf(arrayOf(op.getResult()));
  return fits ? std::optional<int64_t>(0) : std::nullopt;
}

static Elements splitIndex(IndexOp op, ElementsOf elementsOf) {
  ArrayRef<Value> elements = elementsOf(op.getArray());
  return llvm::map_to_vector(
      *placesOf(arrayOf(op.getArray()), op.getSubscripts()),
      [&](int64_t place) { return elements[size_t(place)]; });
}

/// The extents that are not 1, of which an assignment looks at nothing else.
static SmallVector<int64_t> longExtents(ArrayRef<int64_t> extents) {
  SmallVector<int64_t> kept;
  llvm::copy_if(extents, std::back_inserter(kept),
                [](int64_t extent) { return extent != 1; });
  return kept;
}

/// Whether the value has the shape of the part that two subscripts name.
static bool hasShapeOfPart(runmat::ArrayType array, ValueRange subscripts,
                           runmat::ArrayType value) {
  if (subscripts.size() != 2)
    return true;
  SmallVector<int64_t> part;
  for (unsigned d = 0; d < 2; ++d)
    part.push_back(
        int64_t(positionsOf(subscripts[d], array.getExtent(d))->size()));
  return longExtents(part) == longExtents(value.getExtents());
}

/// Values of another class are converted, one that is repeated is spread, and
/// one of another shape is refused by the runtime.
static std::optional<int64_t> countUpdate(UpdateOp op) {
  runmat::ArrayType array = arrayOf(op.getArray()),
                    value = arrayOf(op.getValue());
  auto places = placesOf(array, op.getSubscripts());
  const bool fits = places && !array.isScalar() &&
                    array.getElementClass() == value.getElementClass() &&
                    op.getType() == array &&
                    int64_t(places->size()) == countOf(value) &&
                    hasShapeOfPart(array, op.getSubscripts(), value);
  return fits ? std::optional<int64_t>(0) : std::nullopt;
}

static Elements splitUpdate(UpdateOp op, ElementsOf elementsOf) {
  Elements elements(elementsOf(op.getArray()));
  Value value = op.getValue();
  for (auto [place, element] :
       llvm::zip(*placesOf(arrayOf(op.getArray()), op.getSubscripts()),
                 elementsOrItself(value, elementsOf)))
    elements[size_t(place)] = element;
  return elements;
}

/// What flips and diagonals have become.
static std::optional<Positions> placesOfSlice(SliceOp op) {
  auto offset = getConstantIntValue(op.getOffset());
  if (!offset || op.getStrides().size() != 2)
    return std::nullopt;
  auto rowStride = getConstantIntValue(op.getStrides()[0]),
       columnStride = getConstantIntValue(op.getStrides()[1]);
  if (!rowStride || !columnStride)
    return std::nullopt;
  auto result = cast<runmat::ArrayType>(op.getType());
  Positions places;
  for (int64_t column = 0; column < result.getExtent(1); ++column)
    for (int64_t row = 0; row < result.getExtent(0); ++row)
      places.push_back(*offset + row * *rowStride + column * *columnStride);
  return places;
}

static Elements splitTranspose(TransposeOp op, ElementsOf elementsOf) {
  runmat::ArrayType operand = arrayOf(op.getOperand());
  ArrayRef<Value> elements = elementsOf(op.getOperand());
  Elements transposed;
  for (int64_t row = 0; row < operand.getExtent(0); ++row)
    for (int64_t column = 0; column < operand.getExtent(1); ++column)
      transposed.push_back(elements[placeOf(operand, row, column)]);
  return transposed;
}

static Elements splitSlice(SliceOp op, ElementsOf elementsOf) {
  ArrayRef<Value> elements = elementsOf(op.getArray());
  return llvm::map_to_vector(*placesOfSlice(op), [&](int64_t place) {
    return elements[size_t(place)];
  });
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

static std::optional<int64_t> countConcatenation(ConcatenateOp op) {
  ElementClass own = arrayOf(op.getResult()).getElementClass();
  const bool isOfOneClass = llvm::all_of(op.getParts(), [&](Value part) {
    return arrayOf(part).getElementClass() == own;
  });
  return isOfOneClass && op.getDimension() < 2 ? std::optional<int64_t>(0)
                                               : std::nullopt;
}

static Elements splitConcatenation(ConcatenateOp op, ElementsOf elementsOf) {
  runmat::ArrayType result = arrayOf(op.getResult());
  Elements elements(size_t(countOf(result)));
  int64_t row = 0, column = 0;
  for (Value part : op.getParts()) {
    runmat::ArrayType type = arrayOf(part);
    for (auto [place, element] :
         llvm::enumerate(elementsOrItself(part, elementsOf)))
      elements[size_t(row + int64_t(place) % type.getExtent(0) +
                      (column + int64_t(place) / type.getExtent(0)) *
                          result.getExtent(0))] = element;
    (op.getDimension() == 0 ? row : column) +=
        type.getExtent(op.getDimension());
  }
  return elements;
}

static Elements splitFill(FillOp op) {
  TypedBuilder build(op);
  return Elements(size_t(countOf(arrayOf(op.getResult()))),
                  build.number(op.getValue().convertToDouble()));
}

//===----------------------------------------------------------------------===//
// Arrays in memory
//===----------------------------------------------------------------------===//

static Value readElement(TypedBuilder &build, Value array, int64_t position) {
  Value offset =
      arith::ConstantIndexOp::create(build.raw(), array.getLoc(), position);
  Value element =
      runmat::LoadOp::create(build.raw(), array.getLoc(),
                             arrayOf(array).getElementType(), array, offset);
  return build.applyAs<BoxOp>(elementTypeOf(arrayOf(array)), element);
}

Elements readElements(OpBuilder &builder, Value array) {
  TypedBuilder build(builder, array.getLoc());
  Elements elements;
  for (int64_t i = 0; i < countOf(arrayOf(array)); ++i)
    elements.push_back(
        array.getDefiningOp<UndefOp>()
            ? build.applyAs<UndefOp>(elementTypeOf(arrayOf(array)))
            : readElement(build, array, i));
  return elements;
}

Value joinElements(OpBuilder &builder, Location loc, runmat::ArrayType type,
                   ArrayRef<Value> elements) {
  const bool isRow = type.getExtent(0) == 1;
  const int64_t count = int64_t(elements.size());
  auto line = runmat::ArrayType::get(type.getContext(), type.getElementClass(),
                                     isRow ? ArrayRef<int64_t>{1, count}
                                           : ArrayRef<int64_t>{count, 1});
  TypedBuilder build(builder, loc);
  Value array =
      build.applyAs<ConcatenateOp>(line, elements, uint64_t(isRow), Value());
  if (line == type)
    return array;
  Value rows =
      arith::ConstantIndexOp::create(build.raw(), loc, type.getExtent(0));
  Value columns =
      arith::ConstantIndexOp::create(build.raw(), loc, type.getExtent(1));
  return build.applyAs<ReshapeToOp>(type, array, ValueRange{rows, columns});
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

static bool isSmallOrScalar(Value value) {
  return hasElements(value.getType());
}

std::optional<int64_t> countScalarOps(Operation *op) {
  if (op->getNumResults() != 1 || !isSmallOrScalar(op->getResult(0)))
    return std::nullopt;
  const bool isOfSmallArrays =
      isSmallArray(op->getResult(0).getType()) ||
      llvm::any_of(op->getOperandTypes(), isSmallArray);
  if (!isOfSmallArrays)
    return std::nullopt;
  using Count = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Count>(op)
      .Case([](IndexOp index) {
        return isSmallOrScalar(index.getArray()) ? countIndex(index) : Count();
      })
      .Case([](SliceOp slice) {
        return isSmallArray(slice.getArray().getType()) && placesOfSlice(slice)
                   ? Count(0)
                   : Count();
      })
      .Case([](FillOp fill) {
        return fill.getElementClass() == ElementClass::Double && !fill.getLike()
                   ? Count(0)
                   : Count();
      })
      .Case([](UpdateOp update) {
        return isSmallOrScalar(update.getArray()) &&
                       isSmallOrScalar(update.getValue())
                   ? countUpdate(update)
                   : Count();
      })
      .Case([](ReshapeToOp reshape) {
        return isSmallOrScalar(reshape.getArray()) ? Count(0) : Count();
      })
      .Default([](Operation *any) -> Count {
        if (!llvm::all_of(any->getOperands(), isSmallOrScalar))
          return std::nullopt;
        return llvm::TypeSwitch<Operation *, Count>(any)
            .Case(countProduct)
            .Case(countReduction)
            .Case(countConcatenation)
            .Case<MLeftDivideOp, MRightDivideOp>(
                [](Operation *system) { return countSolution(system); })
            .Case([](TransposeOp) { return Count(0); })
            .Case([](ElementwiseInterface elementwise) {
              return countElementwise(elementwise);
            })
            .Default([](Operation *) { return std::nullopt; });
      });
}

Elements splitResult(Operation *op, ElementsOf elementsOf) {
  return llvm::TypeSwitch<Operation *, Elements>(op)
      .Case([&](IndexOp index) { return splitIndex(index, elementsOf); })
      .Case([&](SliceOp slice) { return splitSlice(slice, elementsOf); })
      .Case(splitFill)
      .Case([&](UpdateOp update) { return splitUpdate(update, elementsOf); })
      .Case([&](ReshapeToOp reshape) {
        return Elements(elementsOf(reshape.getArray()));
      })
      .Case([&](MTimesOp product) { return splitProduct(product, elementsOf); })
      .Case([&](ReduceOp reduce) { return splitReduction(reduce, elementsOf); })
      .Case([&](TransposeOp transpose) {
        return splitTranspose(transpose, elementsOf);
      })
      .Case<MLeftDivideOp, MRightDivideOp>(
          [&](Operation *system) { return splitSolution(system, elementsOf); })
      .Case([&](ConcatenateOp joined) {
        return splitConcatenation(joined, elementsOf);
      })
      .Default(
          [&](Operation *any) { return splitElementwise(any, elementsOf); });
}

} // namespace runmat
