//===- ComplexRules.h - ops on complex arrays by their parts ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_COMPLEXRULES_H
#define RUNMAT_PASSES_LEGALISATION_COMPLEXRULES_H

#include "passes/2-Legalisation/ComplexParts.h"

#include "mlir/Transforms/DialectConversion.h"

namespace runmat {

/// One op, the parts of its operands and a place to build.
class Site {
public:
  /// `operands` are what became of the op's: one value each, or two parts.
  Site(mlir::Operation *op, llvm::ArrayRef<mlir::ValueRange> operands,
       mlir::OpBuilder &builder);

  mlir::Operation *op;
  ComplexBuilder build;

  /// A real operand.
  mlir::Value operand(unsigned i) const { return operands[i].front(); }
  Parts parts(unsigned i);
  bool isComplex(unsigned i) const { return typeOf(i).getComplex(); }
  bool isScalar(unsigned i) const { return typeOf(i).isScalar(); }

  /// The op itself, its first operands replaced by real arrays.
  mlir::Value again(mlir::ValueRange numbers);

private:
  ArrayType typeOf(unsigned i) const {
    return mlir::cast<ArrayType>(op->getOperand(i).getType());
  }

  llvm::ArrayRef<mlir::ValueRange> operands;
};

/// How a rule writes an op.
struct ComplexFormula {
  /// The parts of the result, or a real result and no imaginary part.
  Parts (*write)(Site &) = nullptr;
  /// Whether it can for the operands of this op; null is always.
  bool (*holds)(mlir::Operation *op) = nullptr;
  /// The result stays complex although its imaginary parts are all zero.
  bool keepsComplex = false;
  /// The op gives the same for a complex number without an imaginary part and
  /// for the real one.
  bool sameOfReal = false;
};

/// The formula for a typed op with a complex operand or result; where it has
/// none the runtime does it.
std::optional<ComplexFormula> complexFormulaOf(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_COMPLEXRULES_H
