//===- RunMatInference.cpp - type rules of the ops --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace runmat {

SmallVector<RuleOperand> ruleOperands(ValueRange values, TypeRange types) {
  SmallVector<RuleOperand> operands;
  for (auto [value, type] : llvm::zip_equal(values, types))
    operands.push_back({value, type});
  return operands;
}

ArrayType asArray(Type type) {
  if (auto array = dyn_cast<ArrayType>(type))
    return array;
  std::optional<ElementClass> elementClass = scalarClass(type);
  return elementClass ? ArrayType::get(type.getContext(), *elementClass, {1, 1})
                      : ArrayType();
}

std::optional<double> constantValue(Value value) {
  if (auto box = value.getDefiningOp<BoxOp>())
    value = box.getScalar();
  // A constructor sees its extents so: real, and in double.
  if (auto cast = value.getDefiningOp<runmat::CastOp>();
      cast && cast.getElementClass() == ElementClass::Double)
    value = cast.getOperand();
  if (auto conjugate = value.getDefiningOp<ConjOp>())
    value = conjugate.getOperand();
  Attribute attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return std::nullopt;
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return number.getValueAsDouble();
  return std::nullopt;
}

std::optional<int64_t> namedDimension(std::optional<double> number) {
  bool isDimension = number && *number >= 1 && *number <= 64 &&
                     *number == static_cast<int64_t>(*number);
  return isDimension ? std::optional(static_cast<int64_t>(*number) - 1)
                     : std::nullopt;
}

namespace {

constexpr int64_t kMany = ArrayType::kMany;
constexpr int64_t kUnknown = ArrayType::kUnknown;

/// The operands as arrays, or nothing when one is not an array that compiled
/// code handles.
std::optional<SmallVector<ArrayType>> computableArrays(TypeRange operands) {
  SmallVector<ArrayType> arrays;
  for (Type type : operands) {
    ArrayType array = asArray(type);
    if (!array || !isComputable(array))
      return std::nullopt;
    arrays.push_back(array);
  }
  return arrays;
}

/// The same where chars count as the doubles that runmat-legalise makes of
/// them.
std::optional<SmallVector<ArrayType>> numericArrays(TypeRange operands) {
  SmallVector<Type> types = llvm::map_to_vector(operands, [](Type type) {
    auto array = dyn_cast<ArrayType>(type);
    bool isChar = array && array.getElementClass() == ElementClass::Char;
    return isChar ? Type(ArrayType::get(type.getContext(), ElementClass::Double,
                                        array.getExtents()))
                  : type;
  });
  return computableArrays(types);
}

bool allScalars(TypeRange operands) {
  return llvm::all_of(operands, [](Type type) { return type.isIntOrFloat(); });
}

/// The type that two scalars compute in: their own, or that of a 64-bit integer
/// beside a double.
Type commonScalar(TypeRange scalars) {
  Type a = scalars[0], b = scalars[1];
  if (a == b || (isWideInteger(a) && b.isF64()))
    return a;
  return isWideInteger(b) && a.isF64() ? b : Type();
}

bool anyInteger(ArrayRef<ArrayType> arrays) {
  return llvm::any_of(arrays, [](ArrayType type) { return type.isInteger(); });
}

ElementClass floatClass(ArrayRef<ArrayType> arrays) {
  bool single = llvm::any_of(arrays, [](ArrayType type) {
    return type.getElementClass() == ElementClass::Single;
  });
  return single ? ElementClass::Single : ElementClass::Double;
}

/// One extent of an expansion; nothing when the two never fit.
std::optional<int64_t> expandExtent(int64_t a, int64_t b) {
  if (a == 1)
    return b;
  if (b == 1)
    return a;
  if (a >= 0 && b >= 0)
    return a == b ? std::optional(a) : std::nullopt;
  if (a >= 0 || b >= 0) {
    int64_t constant = std::max(a, b), other = std::min(a, b);
    if (constant == 0 && other == kMany)
      return std::nullopt;
    return constant;
  }
  return a == kMany || b == kMany ? kMany : kUnknown;
}

/// Extents of all operands expanded together.
std::optional<SmallVector<int64_t>> expandAll(ArrayRef<ArrayType> arrays) {
  SmallVector<int64_t> result(arrays.front().getExtents());
  for (ArrayType array : arrays.drop_front()) {
    auto accumulated =
        ArrayType::get(array.getContext(), ElementClass::Double, result);
    std::optional<SmallVector<int64_t>> next =
        expandExtents(accumulated, array);
    if (!next)
      return std::nullopt;
    result = std::move(*next);
  }
  return result;
}

Type elementwiseResult(ArrayRef<ArrayType> arrays, ElementClass elementClass) {
  std::optional<SmallVector<int64_t>> extents = expandAll(arrays);
  if (!extents)
    return {};
  return ArrayType::get(arrays.front().getContext(), elementClass, *extents);
}

int64_t joinExtent(int64_t a, int64_t b) {
  if (a == b)
    return a;
  bool aMany = a == kMany || a >= 2, bMany = b == kMany || b >= 2;
  return aMany && bMany ? kMany : kUnknown;
}

} // namespace

std::optional<ElementClass> integerClass(ArrayRef<ArrayType> arrays) {
  std::optional<ElementClass> result;
  for (ArrayType array : arrays) {
    if (!array.isInteger())
      continue;
    if (result && *result != array.getElementClass())
      return std::nullopt;
    result = array.getElementClass();
  }
  bool othersAreScalars = llvm::all_of(arrays, [](ArrayType array) {
    return array.isInteger() || array.isScalar();
  });
  return othersAreScalars ? result : std::nullopt;
}

bool isComputable(ArrayType type) {
  return !type.getComplex() && type.getElementClass() != ElementClass::Char;
}

bool isHandled(ArrayType type) {
  return type.getComplex() || isComputable(type);
}

bool isIntegerElement(Type type) {
  return type.isSignedInteger() || type.isUnsignedInteger();
}

bool isWideInteger(Type type) {
  if (auto array = dyn_cast<ArrayType>(type))
    return !array.getComplex() && isWideInteger(array.getElementType());
  return isIntegerElement(type) && type.getIntOrFloatBitWidth() == 64;
}

Type heldType(Type element) {
  MLIRContext *context = element.getContext();
  return isWideInteger(element) ? Type(IntegerType::get(context, 64))
                                : Type(Float64Type::get(context));
}

std::optional<ElementClass> scalarClass(Type type) {
  for (ElementClass elementClass :
       {ElementClass::Double, ElementClass::Single, ElementClass::Logical,
        ElementClass::Char, ElementClass::Int8, ElementClass::Int16,
        ElementClass::Int32, ElementClass::Int64, ElementClass::UInt8,
        ElementClass::UInt16, ElementClass::UInt32, ElementClass::UInt64}) {
    auto scalar = ArrayType::get(type.getContext(), elementClass, {1, 1});
    if (scalar.getElementType() == type)
      return elementClass;
  }
  return std::nullopt;
}

std::optional<SmallVector<int64_t>> expandExtents(ArrayType lhs,
                                                  ArrayType rhs) {
  SmallVector<int64_t> result;
  for (unsigned d = 0, e = std::max(lhs.getRank(), rhs.getRank()); d < e; ++d) {
    std::optional<int64_t> extent =
        expandExtent(lhs.getExtent(d), rhs.getExtent(d));
    if (!extent)
      return std::nullopt;
    result.push_back(*extent);
  }
  return result;
}

Type inferRealUnary(TypeRange operands) {
  auto array = dyn_cast<ArrayType>(operands[0]);
  bool isInteger = array ? isComputable(array) && array.isInteger()
                         : isWideInteger(operands[0]);
  return isInteger ? operands[0] : inferFloatUnary(operands);
}

Type inferFloatUnary(TypeRange operands) {
  if (allScalars(operands))
    return isa<FloatType>(operands[0]) ? operands[0] : Type();
  auto arrays = numericArrays(operands);
  return arrays && !anyInteger(*arrays)
             ? elementwiseResult(*arrays, floatClass(*arrays))
             : Type();
}

Type inferFloatBinary(TypeRange operands) {
  auto arrays = numericArrays(operands);
  return arrays && !anyInteger(*arrays) ? inferArithmetic(operands) : Type();
}

Type inferArithmetic(TypeRange operands) {
  // A function of parts may be written without any.
  if (operands.empty())
    return {};
  if (allScalars(operands))
    return commonScalar(operands);
  auto arrays = numericArrays(operands);
  if (!arrays)
    return {};
  if (!anyInteger(*arrays))
    return elementwiseResult(*arrays, floatClass(*arrays));
  std::optional<ElementClass> elementClass = integerClass(*arrays);
  return elementClass ? elementwiseResult(*arrays, *elementClass) : Type();
}

/// Those that have bits as they are: integers, and doubles for whole numbers.
static bool hasBits(Type element) {
  return isIntegerElement(element) || element.isF64();
}

/// The first operand of an integer class gives its own.
static Type inFirstClass(ArrayRef<ArrayType> arrays) {
  ArrayType first = arrays[0].isInteger() ? arrays[0] : arrays[1];
  return elementwiseResult(arrays, first.getElementClass());
}

Type inferBits(TypeRange operands) {
  if (allScalars(operands))
    return operands[0] == operands[1] && hasBits(operands[0]) ? operands[0]
                                                              : Type();
  auto arrays = computableArrays(operands);
  if (!arrays || !anyInteger(*arrays))
    return inferArithmetic(operands);
  bool differ =
      (*arrays)[0].isInteger() && (*arrays)[1].isInteger() &&
      (*arrays)[0].getElementClass() != (*arrays)[1].getElementClass();
  return differ ? Type() : inFirstClass(*arrays);
}

/// The places may be of any class.
Type inferBitShift(TypeRange operands) {
  if (allScalars(operands))
    return hasBits(operands[0]) && operands[0].isF64() == operands[1].isF64() &&
                   hasBits(operands[1])
               ? operands[0]
               : Type();
  auto arrays = computableArrays(operands);
  return arrays && anyInteger(*arrays) ? inFirstClass(*arrays)
                                       : inferArithmetic(operands);
}

/// A number that is no integer beside one of 64 bits is divided before the
/// quotient is rounded: only the interpreter does that.
Type inferIntegerDivide(TypeRange operands) {
  auto arrays = computableArrays(operands);
  if (!arrays || !anyInteger(*arrays))
    return {};
  bool isMixed =
      !llvm::all_of(*arrays, [](ArrayType array) { return array.isInteger(); });
  if (isMixed && llvm::any_of(operands, isWideInteger))
    return {};
  std::optional<ElementClass> own = integerClass(*arrays);
  return own ? elementwiseResult(*arrays, *own) : Type();
}

static bool isScalarOperand(Type type) {
  ArrayType array = asArray(type);
  return array && array.isScalar();
}

/// A matrix of the class of both operands, with extents picked by the rule;
/// complex when one of them is.
static Type matrixResult(TypeRange operands, int64_t rows, int64_t columns,
                         int64_t lhsInner, int64_t rhsInner) {
  auto arrays = computableArrays(partsOf(operands));
  bool fit = lhsInner < 0 || rhsInner < 0 || lhsInner == rhsInner;
  if (!arrays || !fit || anyInteger(*arrays) || (*arrays)[0].getRank() > 2 ||
      (*arrays)[1].getRank() > 2)
    return {};
  auto matrix = ArrayType::get(operands[0].getContext(), floatClass(*arrays),
                               {rows, columns});
  return anyComplex(operands) ? complexOf(matrix) : matrix;
}

static int64_t extentOf(Type type, unsigned dimension) {
  ArrayType array = asArray(type);
  return array ? array.getExtent(dimension) : kUnknown;
}

Type inferMatrixTimes(TypeRange operands) {
  if (isScalarOperand(operands[0]) || isScalarOperand(operands[1]))
    return inferComplexArithmetic(operands);
  return matrixResult(operands, extentOf(operands[0], 0),
                      extentOf(operands[1], 1), extentOf(operands[0], 1),
                      extentOf(operands[1], 0));
}
Type inferMatrixRightDivide(TypeRange operands) {
  if (isScalarOperand(operands[1]))
    return inferComplexArithmetic(operands);
  return matrixResult(operands, extentOf(operands[0], 0),
                      extentOf(operands[1], 0), extentOf(operands[0], 1),
                      extentOf(operands[1], 1));
}
Type inferMatrixLeftDivide(TypeRange operands) {
  if (isScalarOperand(operands[0]))
    return inferComplexArithmetic(TypeRange{operands[1], operands[0]});
  return matrixResult(operands, extentOf(operands[0], 1),
                      extentOf(operands[1], 1), extentOf(operands[0], 0),
                      extentOf(operands[1], 0));
}
/// A square matrix to a scalar power.
Type inferMatrixPower(TypeRange operands) {
  if (!isScalarOperand(operands[1]))
    return {};
  if (isScalarOperand(operands[0]))
    return inferComplexArithmetic(operands);
  return matrixResult(operands, extentOf(operands[0], 0),
                      extentOf(operands[0], 1), extentOf(operands[0], 0),
                      extentOf(operands[0], 1));
}
Type inferTruth(bool scalar, TypeRange operands) {
  if (allScalars(operands))
    return inferPredicate(operands);
  if (!numericArrays(operands) || (scalar && !isScalarOperand(operands[0])))
    return {};
  return ArrayType::get(operands[0].getContext(), ElementClass::Logical,
                        {1, 1});
}

Type inferComparison(TypeRange operands) {
  if (allScalars(operands))
    return commonScalar(operands)
               ? IntegerType::get(operands[0].getContext(), 1)
               : Type();
  auto arrays = numericArrays(operands);
  return arrays ? elementwiseResult(*arrays, ElementClass::Logical) : Type();
}

Type inferPredicate(TypeRange operands) {
  if (allScalars(operands))
    return IntegerType::get(operands[0].getContext(), 1);
  auto arrays = numericArrays(operands);
  return arrays ? elementwiseResult(*arrays, ElementClass::Logical) : Type();
}

Type inferCast(ElementClass to, TypeRange operands) {
  MLIRContext *context = operands[0].getContext();
  auto scalar = ArrayType::get(context, to, {1, 1});
  if (!isComputable(scalar))
    return {};
  if (allScalars(operands))
    return scalar.getElementType();
  auto arrays = numericArrays(partsOf(operands));
  Type type = arrays ? elementwiseResult(*arrays, to) : Type();
  if (!type || !anyComplex(operands))
    return type;
  bool isFloat = isa<FloatType>(scalar.getElementType());
  return isFloat ? Type(complexOf(cast<ArrayType>(type))) : Type();
}

Type inferSelect(TypeRange operands) {
  TypeRange values = operands.drop_front();
  if (allScalars(operands))
    return operands[0].isInteger(1) && values[0] == values[1] ? values[0]
                                                              : Type();
  auto arrays = computableArrays(operands);
  bool fit = arrays &&
             arrays->front().getElementClass() == ElementClass::Logical &&
             (*arrays)[1].getElementClass() == (*arrays)[2].getElementClass();
  return fit ? elementwiseResult(*arrays, (*arrays)[1].getElementClass())
             : Type();
}

Type inferCastLike(TypeRange operands) {
  ArrayType prototype = asArray(operands[1]);
  return prototype && isComputable(prototype)
             ? inferCast(prototype.getElementClass(), operands.take_front(1))
             : Type();
}

bool reducesNothing(ArrayType operand, ArrayRef<int64_t> dimensions) {
  return llvm::all_of(dimensions,
                      [&](int64_t d) { return d >= operand.getRank(); });
}

std::optional<SmallVector<int64_t>>
reducedDimensions(ArrayType operand,
                  std::optional<ArrayRef<int64_t>> dimensions, bool all) {
  SmallVector<int64_t> result;
  if (all) {
    for (unsigned d = 0; d < operand.getRank(); ++d)
      result.push_back(d);
    return result;
  }
  if (dimensions) {
    result.assign(dimensions->begin(), dimensions->end());
    return result;
  }
  for (unsigned d = 0; d < operand.getRank(); ++d) {
    int64_t extent = operand.getExtent(d);
    if (extent == kUnknown) {
      // A later extent that is certainly 1 leaves no choice: reducing a
      // dimension of 1 changes nothing.
      bool othersAreOne = llvm::all_of(operand.getExtents().drop_front(d + 1),
                                       [](int64_t e) { return e == 1; });
      if (!othersAreOne)
        return std::nullopt;
    }
    if (extent != 1)
      return SmallVector<int64_t>{d};
  }
  return SmallVector<int64_t>{0};
}

Type inferReduction(Combiner combiner,
                    std::optional<ArrayRef<int64_t>> dimensions, bool all,
                    TypeRange operands) {
  auto arrays = numericArrays(operands);
  if (!arrays)
    return {};
  ArrayType operand = arrays->front();
  // 0x0 reduces to a scalar or to an empty by rules of its own; a max of no
  // elements is an empty, which is guarded against where it may be.
  bool extremum = combiner == Combiner::Max || combiner == Combiner::Min;
  std::optional<SmallVector<int64_t>> reduced =
      reducedDimensions(operand, dimensions, all);
  if (!reduced)
    return {};
  SmallVector<int64_t> extents(operand.getExtents());
  bool wholeEmpty = !dimensions && !all && llvm::all_of(extents, [](int64_t e) {
    return e == 0 || e == kUnknown;
  });
  if (wholeEmpty)
    return {};
  for (int64_t d : *reduced) {
    if (d < 0)
      return {};
    if (d >= static_cast<int64_t>(extents.size()))
      continue;
    if (extremum && extents[d] == 0)
      return {};
    extents[d] = 1;
  }
  while (extents.size() > 2 && extents.back() == 1)
    extents.pop_back();
  bool logical = combiner == Combiner::Any || combiner == Combiner::All;
  // Integers are summed as doubles, and give one.
  bool keepsClass = extremum && operand.isInteger();
  ElementClass elementClass = logical      ? ElementClass::Logical
                              : keepsClass ? operand.getElementClass()
                                           : floatClass(*arrays);
  if (extremum && operand.getElementClass() == ElementClass::Logical)
    return {};
  return ArrayType::get(operand.getContext(), elementClass, extents);
}

Type joinTypes(Type lhs, Type rhs) {
  if (lhs == rhs)
    return lhs;
  auto a = dyn_cast<ArrayType>(lhs), b = dyn_cast<ArrayType>(rhs);
  if (!a || !b || a.getElementClass() != b.getElementClass() ||
      a.getComplex() != b.getComplex())
    return {};
  SmallVector<int64_t> extents;
  for (unsigned d = 0, e = std::max(a.getRank(), b.getRank()); d < e; ++d)
    extents.push_back(joinExtent(a.getExtent(d), b.getExtent(d)));
  return ArrayType::get(a.getContext(), a.getElementClass(), a.getComplex(),
                        extents);
}

/// 64-bit integers compute with doubles as they are.
static bool computesWideIntegers(Operation *op) {
  return isWideInteger(op->getResult(0).getType()) ||
         llvm::any_of(op->getOperandTypes(), isWideInteger);
}

Type computeTypeOfArithmetic(Operation *op) {
  if (computesWideIntegers(op))
    return {};
  Type result = op->getResult(0).getType();
  auto array = dyn_cast<ArrayType>(result);
  return array ? array.getElementType() : result;
}

Type computeTypeOfRelation(Operation *op) {
  if (computesWideIntegers(op))
    return {};
  // Single wins over double.
  bool anySingle = llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto operand = dyn_cast<ArrayType>(type);
    return type.isF32() ||
           (operand && operand.getElementClass() == ElementClass::Single);
  });
  return anySingle ? Type(Float32Type::get(op->getContext()))
                   : Type(Float64Type::get(op->getContext()));
}

Type computeTypeOfLogic(Operation *op) {
  if (computesWideIntegers(op))
    return {};
  return IntegerType::get(op->getContext(), 1);
}

Type computeTypeOfBits(Operation *) { return {}; }

bool refines(Type type, Type rule) {
  if (type == rule)
    return true;
  auto a = dyn_cast<ArrayType>(type), b = dyn_cast<ArrayType>(rule);
  if (!a || !b || a.getElementClass() != b.getElementClass() ||
      a.getComplex() != b.getComplex())
    return false;
  for (unsigned d = 0, e = std::max(a.getRank(), b.getRank()); d < e; ++d) {
    int64_t have = a.getExtent(d), want = b.getExtent(d);
    bool fits =
        have == want || want == kUnknown || (want == kMany && have >= 2);
    if (!fits)
      return false;
  }
  return true;
}

LogicalResult verifyTypeRule(Operation *op) {
  Type result = op->getResult(0).getType();
  if (isa<AnyType>(result))
    return success();
  bool untyped = llvm::any_of(op->getOperandTypes(),
                              [](Type type) { return isa<AnyType>(type); });
  if (untyped)
    return op->emitOpError("has a typed result although an operand is untyped");
  Type rule = cast<TypeRuleInterface>(op).inferType(op->getOperandTypes());
  if (!rule)
    return op->emitOpError("cannot be typed for these operands, expected an "
                           "untyped result, got ")
           << result;
  if (!refines(result, rule))
    return op->emitOpError("expected a result of type ")
           << rule << ", got " << result;
  return success();
}

} // namespace runmat
