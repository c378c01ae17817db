//===- LoopNames.h - names of what resumes a loop ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_LOOPNAMES_H
#define RUNMAT_DIALECTS_RUNMAT_LOOPNAMES_H

#include "llvm/ADT/StringRef.h"

/// The names under which a statement lists the loops around it, the outermost
/// first, after its variables. No variable can have them. A `for` has a value
/// for each of the first four: its range, and how many turns are over; a
/// `while` has one that only says that it is there.
namespace runmat::loopname {

inline constexpr llvm::StringLiteral first = "$first";
inline constexpr llvm::StringLiteral step = "$step";
inline constexpr llvm::StringLiteral last = "$last";
inline constexpr llvm::StringLiteral iteration = "$iteration";
inline constexpr llvm::StringLiteral whileLoop = "$while";

/// What the names of arrays begin with whose columns a `for` takes, among the
/// variables; the number of loops around that follows.
inline constexpr llvm::StringLiteral columns = "$columns";

} // namespace runmat::loopname

#endif // RUNMAT_DIALECTS_RUNMAT_LOOPNAMES_H
