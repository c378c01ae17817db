//===- UnrollReductions.h - reductions of a few numbers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_UNROLLREDUCTIONS_H
#define RUNMAT_PASSES_UNROLLREDUCTIONS_H

#include "passes/2-Legalisation/TypedBuilder.h"

namespace runmat {

/// Numbers that have a lane each.
inline constexpr size_t mostUnrolled = 32;

/// The reduction of up to so many numbers, one at least, of one class.
mlir::Value foldNumbers(TypedBuilder &build, Combiner combiner,
                        llvm::ArrayRef<mlir::Value> numbers);

/// min([a b c]) as min(min(a, c), b): the same bits, without an array and its
/// launch. The value that stands for the reduction of numbers written side by
/// side; null of others.
mlir::Value unrollReduction(ReduceOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_UNROLLREDUCTIONS_H
