//===- Operators.h - array operations by class ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of the language on arrays: class rules, implicit expansion and
// the kernel table (operation x class). The kernels here are the reference set:
// one plain loop each, the definition of what a program means.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_OPERATORS_H
#define RUNMAT_BUILTINS_KERNELS_OPERATORS_H

#include "Values/Convert.h"
#include "Values/Value.h"
#include "definitions/MatrixForm.h"

namespace runmat {

/// What an operation has to say of its result; without a text it is nothing.
struct Warning {
  std::string identifier;
  std::string message;
};

/// Elementwise operations, from the records of the catalogue.
enum class UnaryOpcode : uint8_t {
#define RUNMAT_UNARY_OPCODE(opcode, name, symbol, family) opcode,
#include "Catalogue/Opcodes.inc"
};
enum class BinaryOpcode : uint8_t {
#define RUNMAT_BINARY_OPCODE(opcode, name, symbol, family) opcode,
#include "Catalogue/Opcodes.inc"
};

/// The MATLAB name of the operation, for messages.
const char *opcodeName(UnaryOpcode op);
const char *opcodeName(BinaryOpcode op);
/// How it is written as an operator; empty for what is called by name only.
const char *opcodeSymbol(UnaryOpcode op);
const char *opcodeSymbol(BinaryOpcode op);

/// By which rule the classes of two operands combine.
enum class OperationFamily : uint8_t { Arithmetic, Relation, Logic, Bits };
OperationFamily familyOf(BinaryOpcode op);

/// Elementwise, class rules as MATLAB's.
Value unaryOp(UnaryOpcode op, const Value &operand);
/// Elementwise with implicit expansion, class rules as MATLAB's.
Value binaryOp(BinaryOpcode op, const Value &lhs, const Value &rhs);

/// The class of a sum, product and the like of both; throws
/// MATLAB:mixedClasses.
ElementClass arithmeticClass(const Value &lhs, const Value &rhs);

/// x.' and x'.
Value transpose(const Value &operand, bool conjugate);
/// x*y, x/y, x\y, x^y; elementwise when one is a scalar, as MATLAB's. Where a
/// result is not to be relied on, `warning` (may be null) says so.
Value matrixMultiply(const Value &lhs, const Value &rhs);
/// The product of factors that are written as transposes, which the library
/// reads as they are stored.
struct MatrixFactor {
  const Value &stored;
  MatrixForm form;
};
Value matrixMultiply(const MatrixFactor &lhs, const MatrixFactor &rhs);
Value matrixRightDivide(const Value &lhs, const Value &rhs,
                        Warning *warning = nullptr);
Value matrixLeftDivide(const Value &lhs, const Value &rhs,
                       Warning *warning = nullptr);
Value matrixPower(const Value &lhs, const Value &rhs,
                  Warning *warning = nullptr);
/// The identity of the extents of a square matrix: single where that is, else
/// double.
Value identityLike(const Value &matrix);
/// The inverse of a square matrix; infinities for a singular one.
Value matrixInverse(const Value &matrix, Warning *warning = nullptr);
/// x\y of a real or complex least squares problem, with all columns of x in
/// use however close to dependent they are. In double.
Value leastSquares(const Value &lhs, const Value &rhs);

/// first:step:last; `step` may be undefined (1).
Value colonRange(const Value &first, const Value &step, const Value &last);

} // namespace runmat

#endif // RUNMAT_BUILTINS_KERNELS_OPERATORS_H
