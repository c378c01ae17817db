//===- HiddenBits.h - what drivers must not compute -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drivers simplify what they can prove, not always rightly
// (docs/vulkan-provider.md). A value hidden here keeps its bits, but only the
// running kernel knows that.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_HIDDENBITS_H
#define RUNMAT_CODEGEN_SPIRV_HIDDENBITS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <functional>

namespace runmat::codegen {

/// Finds the values that pure ops compute from constants and from the block
/// arguments that `isKnown` accepts.
class DerivedValues {
public:
  using Known = std::function<bool(mlir::BlockArgument)>;
  explicit DerivedValues(Known isKnown) : isKnown(std::move(isKnown)) {}

  bool contains(mlir::Value value);

private:
  Known isKnown;
  llvm::DenseMap<mlir::Operation *, bool> derived;
};

/// Whether values of `function` can be hidden: it is an entry point with
/// argument words.
bool canHide(mlir::func::FuncOp function);

/// `value`, a float or an integer, joined with zero bits from the entry
/// point's first word: the address of an array, which is a multiple of 16.
/// canHide(entry) must hold.
mlir::Value hide(mlir::OpBuilder &builder, mlir::func::FuncOp entry,
                 mlir::Value value);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_HIDDENBITS_H
