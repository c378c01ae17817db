//===- Decisions.h - what a pass decides, told on demand --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's remarks rather than LLVM_DEBUG: the installed LLVM is a release, whose
// debug streams are compiled out, and remarks cost a release next to nothing
// while nobody asks for them. `runmat-opt --remarks-filter=PASS` asks.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_DECISIONS_H
#define RUNMAT_PASSES_DECISIONS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Remarks.h"

namespace runmat {

/// The decisions of one pass. Add reasons with mlir::remark::reason, and
/// figures with mlir::remark::metric: they are only written when asked for.
class Decisions {
public:
  /// `pass` is the name of its flag.
  constexpr explicit Decisions(llvm::StringLiteral pass) : pass(pass) {}

  /// The pass did this to the op.
  mlir::remark::detail::InFlightRemark took(mlir::Operation *op,
                                            llvm::StringRef decision) const {
    return mlir::remark::passed(op->getLoc(), options(decision));
  }
  /// The op is of the kind that the pass looks for, but it was left alone.
  mlir::remark::detail::InFlightRemark left(mlir::Operation *op,
                                            llvm::StringRef decision) const {
    return mlir::remark::missed(op->getLoc(), options(decision));
  }

private:
  mlir::remark::RemarkOpts options(llvm::StringRef decision) const {
    return mlir::remark::RemarkOpts::name(decision).category(pass);
  }

  llvm::StringLiteral pass;
};

} // namespace runmat

#endif // RUNMAT_PASSES_DECISIONS_H
