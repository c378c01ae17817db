//===- Legalise.h - rules of runmat-legalise --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_LEGALISE_H
#define RUNMAT_PASSES_LEGALISATION_LEGALISE_H

#include "passes/2-Legalisation/ComplexParts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace runmat {

/// Which complex values are two real ones: those that are computed by parts,
/// and what loops and branches make of such ones alone. What the runtime gives
/// is a whole array, and so is what is only changed element by element.
class ComplexValues {
public:
  explicit ComplexValues(mlir::func::FuncOp function);

  bool empty() const { return values.empty(); }
  bool areParts(mlir::Value value) const { return values.contains(value); }
  /// How many carried variables and results of branches are parts.
  unsigned countVariables() const { return variables; }
  /// Of a yield, the operands that its parent gives as parts.
  llvm::BitVector dividedYields(mlir::Operation *yield) const {
    return yields.lookup(yield);
  }

private:
  void classify(mlir::OpResult result, llvm::SetVector<mlir::OpResult> &given);
  void markYields(mlir::OpResult result);
  bool comesAsParts(mlir::OpResult result) const;
  bool hasParts(mlir::Value value) const;

  llvm::DenseSet<mlir::Value> values;
  unsigned variables = 0;
  llvm::DenseMap<mlir::Operation *, llvm::BitVector> yields;
};

/// The guard behind which the parts with this imaginary one make a complex
/// number.
using PartGuards = llvm::DenseMap<mlir::Value, mlir::Operation *>;

/// The parts of a complex value at a place, from what became of it.
Parts takeApart(mlir::OpBuilder &builder, mlir::Location loc,
                mlir::Value original, mlir::ValueRange converted);

/// Loops, branches, statements, parts and joins with two values for one.
void addStructuralPatterns(mlir::RewritePatternSet &patterns,
                           const mlir::TypeConverter &types,
                           const ComplexValues &values);

/// Whether an op on complex arrays, or one that makes them of real ones, has to
/// be written by parts or left to the runtime.
bool computesComplex(mlir::Operation *op);
/// Whether an op asks for a part or the conjugate of a real array.
bool asksRealForPart(mlir::Operation *op);
void addComplexPatterns(mlir::RewritePatternSet &patterns,
                        const mlir::TypeConverter &types, PartGuards &guards);

/// Whether an op computes with the numbers of chars.
bool computesChars(mlir::Operation *op);
/// Whether an op computes with integers as backends do not.
bool computesIntegers(mlir::Operation *op);
void addNumberPatterns(mlir::RewritePatternSet &patterns);

/// Ops that compute. What a pattern makes of one may have to be written again:
/// of chars numbers, of a product of 64-bit integers one of elements.
struct ComputationPattern : mlir::RewritePattern {
  ComputationPattern(mlir::MLIRContext *context, mlir::PatternBenefit benefit)
      : RewritePattern(MatchInterfaceOpTypeTag(),
                       NumbersInterface::getInterfaceID(), benefit, context) {
    setHasBoundedRewriteRecursion();
  }
};

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_LEGALISE_H
