//===- RunMatInference.h - type rules of the ops ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules that the td files name. Each maps operand types to the result type;
// null means: stays untyped. Operands are arrays, `any`, or scalars once
// scalarised; the result is of the same kind.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_RUNMATINFERENCE_H
#define RUNMAT_DIALECTS_RUNMAT_RUNMATINFERENCE_H

#include "dialects/RunMat/RunMatTypes.h.inc"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace runmat {

class RandomOp;
class RuntimeInterface;

/// An operand of a rule that asks what makes it: a constant, a colon, a range.
/// The type is the one that is known, which the value need not have yet.
struct RuleOperand {
  mlir::Value value;
  mlir::Type type;
};
llvm::SmallVector<RuleOperand> ruleOperands(mlir::ValueRange values,
                                            mlir::TypeRange types);

/// What a rule for one result answers: nothing for a null type.
inline llvm::SmallVector<mlir::Type> oneType(mlir::Type type) {
  return type ? llvm::SmallVector<mlir::Type>{type}
              : llvm::SmallVector<mlir::Type>{};
}

/// Real classes that compiled code computes with; the others stay with the
/// interpreter.
bool isComputable(ArrayType type);

/// The class of arithmetic with an integer class: all operands are of that
/// class, or scalars of a class that is none. Nothing else has one.
std::optional<ElementClass> integerClass(llvm::ArrayRef<ArrayType> arrays);

/// Whether a type is that of a char array.
inline bool isChars(mlir::Type type) {
  auto array = mlir::dyn_cast<ArrayType>(type);
  return array && array.getElementClass() == ElementClass::Char;
}

/// Whether a builtin type is that of one element of an integer class.
bool isIntegerElement(mlir::Type type);

/// Whether a type is int64 or uint64, of an array or of one element.
bool isWideInteger(mlir::Type type);

/// The builtin type of computations on an element of an integer class: f64 up
/// to 32 bits, i64 beyond.
mlir::Type heldType(mlir::Type element);

/// The class of a builtin scalar; nothing for other types.
std::optional<ElementClass> scalarClass(mlir::Type type);

/// The type of the real or the imaginary parts of a complex array.
ArrayType partOf(ArrayType complex);

/// The type of the complex array of these parts.
ArrayType complexOf(ArrayType part);

/// The types of the operands with complex arrays as their real parts.
llvm::SmallVector<mlir::Type> partsOf(mlir::TypeRange operands);

/// Whether one of the operands is a complex array.
bool anyComplex(mlir::TypeRange operands);

/// Whether compiled code handles arrays of this type: it computes with them, or
/// they are complex.
bool isHandled(ArrayType type);

/// Of the real and the imaginary part, which real numbers have, too.
mlir::Type inferPart(mlir::TypeRange operands);
mlir::Type inferComplex(mlir::TypeRange operands);
/// A number of the class of a number, real or complex.
mlir::Type inferNumberUnary(mlir::TypeRange operands);
mlir::Type inferMagnitude(mlir::TypeRange operands);
/// A float of a float, real or complex.
mlir::Type inferFunction(mlir::TypeRange operands);
/// A logical of a number, real or complex.
mlir::Type inferTest(mlir::TypeRange operands);
mlir::Type inferComplexArithmetic(mlir::TypeRange operands);
/// max(x, y) and min(x, y). Chars in the second place may be an option, unless
/// it is one of them.
mlir::Type inferExtreme(mlir::TypeRange operands);
mlir::Type inferRelation(mlir::TypeRange operands);
mlir::Type inferReduce(Combiner combiner,
                       std::optional<llvm::ArrayRef<int64_t>> dimensions,
                       bool all, mlir::TypeRange operands);
mlir::Type inferVariance(std::optional<llvm::ArrayRef<int64_t>> dimensions,
                         bool all, mlir::TypeRange operands);
/// Below, operands are real unless something else is said.
mlir::Type inferRealUnary(mlir::TypeRange operands);
mlir::Type inferFloatUnary(mlir::TypeRange operands);
mlir::Type inferFloatBinary(mlir::TypeRange operands);
mlir::Type inferArithmetic(mlir::TypeRange operands);
mlir::Type inferIntegerDivide(mlir::TypeRange operands);
mlir::Type inferBits(mlir::TypeRange operands);
mlir::Type inferBitShift(mlir::TypeRange operands);
mlir::Type inferMatrixTimes(mlir::TypeRange operands);
mlir::Type inferMatrixRightDivide(mlir::TypeRange operands);
mlir::Type inferMatrixLeftDivide(mlir::TypeRange operands);
mlir::Type inferMatrixPower(mlir::TypeRange operands);
/// `scalar`: only a scalar will do.
mlir::Type inferTruth(bool scalar, mlir::TypeRange operands);
mlir::Type inferComparison(mlir::TypeRange operands);
mlir::Type inferPredicate(mlir::TypeRange operands);
/// Of real or complex arrays.
mlir::Type inferCast(ElementClass to, mlir::TypeRange operands);
mlir::Type inferSelect(mlir::TypeRange operands);
mlir::Type inferCastLike(mlir::TypeRange operands);
mlir::Type inferReduction(Combiner combiner,
                          std::optional<llvm::ArrayRef<int64_t>> dimensions,
                          bool all, mlir::TypeRange operands);
mlir::Type inferTranspose(mlir::TypeRange operands);
/// `like`: the one value has the extents that are meant.
mlir::Type inferReshape(bool like, llvm::ArrayRef<RuleOperand> operands);
mlir::Type inferFill(ElementClass elementClass, bool like,
                     llvm::ArrayRef<RuleOperand> extents);
mlir::Type inferRandom(RandomOp op, mlir::TypeRange operands);
/// Of a few numbers that are written down the extent is known.
mlir::Type inferRange(llvm::ArrayRef<RuleOperand> operands);
mlir::Type inferRange(mlir::TypeRange operands);
mlir::Type inferLinspace(mlir::TypeRange operands);
/// Whether all subscripts are numbers, which select one element.
bool selectsElement(llvm::ArrayRef<RuleOperand> subscripts);
mlir::Type inferIndex(llvm::ArrayRef<RuleOperand> operands);
mlir::Type inferUpdate(llvm::ArrayRef<RuleOperand> operands);
mlir::Type inferCount(mlir::TypeRange operands);
mlir::Type inferShape(mlir::TypeRange operands);

/// A scalar as the 1x1 array that it stands for, so that scalars and arrays mix
/// in one rule; null for what is neither.
ArrayType asArray(mlir::Type type);

/// A literal, or a box of one: its value.
std::optional<double> constantValue(mlir::Value value);
/// The zero-based dimension that a number names, from 1 to 64; nothing of
/// another number, and of none.
std::optional<int64_t> namedDimension(std::optional<double> number);

/// Whether a subscript is a colon.
bool isColon(mlir::Value subscript);
/// Whether subscripts (colons, ranges and numbers) name a regular part of a
/// real array.
bool namesSlice(ArrayType array, mlir::ValueRange subscripts);

/// Whether `type` says no less than `rule`: the same class, and extents equal
/// or known better.
bool refines(mlir::Type type, mlir::Type rule);

/// The zero-based dimensions that a reduction runs over, or nothing when that
/// depends on extents that are not known.
std::optional<llvm::SmallVector<int64_t>>
reducedDimensions(ArrayType operand,
                  std::optional<llvm::ArrayRef<int64_t>> dimensions, bool all);

/// Whether all of `dimensions` are beyond the rank, where extents are 1:
/// nothing is reduced then.
bool reducesNothing(ArrayType operand, llvm::ArrayRef<int64_t> dimensions);

/// The extents of the expansion of two arrays, or nothing when they can never
/// fit.
std::optional<llvm::SmallVector<int64_t>> expandExtents(ArrayType lhs,
                                                        ArrayType rhs);

/// The least type that holds values of both; null when the classes differ.
mlir::Type joinTypes(mlir::Type lhs, mlir::Type rhs);

/// The builtin scalar type in which an elementwise op of a family computes;
/// null where operands stay as they are.
mlir::Type computeTypeOfArithmetic(mlir::Operation *op);
mlir::Type computeTypeOfRelation(mlir::Operation *op);
mlir::Type computeTypeOfLogic(mlir::Operation *op);
mlir::Type computeTypeOfBits(mlir::Operation *op);

/// Verifier of ops with a type rule: a typed result must be the one that the
/// rule gives, or a refinement of its extents. What is to be known of less
/// exactly is widened (`runmat.widen`).
mlir::LogicalResult verifyTypeRule(mlir::Operation *op);

/// Verifier of what the runtime does: a typed result must be the one that the
/// op's rule gives, or a refinement of it; scalars count as arrays.
mlir::LogicalResult verifyRuntimeOp(RuntimeInterface op);

/// Whether each zero-based dimension is there once, and at least two are.
bool isOrder(llvm::ArrayRef<int64_t> order);

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_RUNMATINFERENCE_H
