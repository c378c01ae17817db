//===- ExpandMath.h - expansions of scalar ops ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of expand-math, each a set of patterns over ops on builtin scalars.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_EXPANDMATH_H
#define RUNMAT_PASSES_ARITHMETIC_EXPANDMATH_H

#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"

#include "mlir/IR/PatternMatch.h"

namespace runmat {

/// What the parts choose is told as the pass's decisions.
inline constexpr Decisions expandMathDecisions("runmat-expand-math");

/// Marks an arith.select that nearly always takes its first value.
inline constexpr llvm::StringLiteral usuallyAttrName = "runmat.usually";
/// On a math.fma that must be right for subnormal numbers too.
inline constexpr llvm::StringLiteral ofAllAttrName = "runmat.of_all";

/// Arithmetic, comparisons, logic, rounding, casts.
void populateExpandArithmeticPatterns(mlir::RewritePatternSet &patterns);
/// Whether operands are in the domain of an op.
void populateExpandDomainPatterns(mlir::RewritePatternSet &patterns);
/// Arithmetic of 64-bit integers, saturating.
void populateExpandWideIntegerPatterns(mlir::RewritePatternSet &patterns);
/// Conversions from and to 64-bit integers, and relations and sums of them with
/// doubles.
void populateExpandWideConversionPatterns(mlir::RewritePatternSet &patterns);
/// Products of 64-bit integers and doubles.
void populateExpandWideProductPatterns(mlir::RewritePatternSet &patterns);
/// Bits of integers of all classes.
void populateExpandBitPatterns(mlir::RewritePatternSet &patterns);
/// Subscripts become positions: before the loop counters that they come from
/// are expanded. Gives the number of those that are computed in integers.
unsigned expandSubscripts(mlir::Operation *root);
/// Counts and elements of ranges, by the formulas of
/// docs/numerics.md.
void populateExpandRangePatterns(mlir::RewritePatternSet &patterns);
/// exp, sin, …: f32 ones to the arithmetic of their text, f64 ones to math ops.
void populateExpandElementaryPatterns(mlir::RewritePatternSet &patterns);
/// Parts of functions of complex numbers, to the arithmetic of their text.
void populateExpandComplexPatterns(mlir::RewritePatternSet &patterns);
/// Whether the function of `op` is one.
bool hasText(FunctionPartOp op);
/// Elements of random streams, to the arithmetic of their text.
void populateExpandRandomPatterns(mlir::RewritePatternSet &patterns);

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_EXPANDMATH_H
