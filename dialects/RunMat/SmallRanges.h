//===- SmallRanges.h - ranges of a few numbers ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_SMALLRANGES_H
#define RUNMAT_DIALECTS_RUNMAT_SMALLRANGES_H

#include <cstdint>

namespace runmat {

/// How many numbers first:step:last are, of whole ones; ArrayType::kUnknown
/// where they may be more than a few, or none.
int64_t countSmallRange(double first, double step, double last);

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_SMALLRANGES_H
