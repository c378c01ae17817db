//===- MatrixForm.h - how a factor of a product is meant --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_MATRIXFORM_H
#define RUNMAT_DEFINITIONS_MATRIXFORM_H

#include <cstdint>

namespace runmat {

/// What stands for a stored matrix A in a product: A, A.' or A'.
enum class MatrixForm : uint8_t { Plain, Transposed, Adjoint };

/// Those of the factors of a product.
struct MatrixForms {
  MatrixForm lhs = MatrixForm::Plain, rhs = MatrixForm::Plain;
  bool operator==(const MatrixForms &) const = default;
};

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_MATRIXFORM_H
