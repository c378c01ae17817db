//===- SourceRange.h - a stretch of source text -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_SUPPORT_SOURCERANGE_H
#define RUNMAT_SUPPORT_SOURCERANGE_H

#include <cstdint>

namespace runmat {

/// Half-open byte range in a source text.
struct SourceRange {
  uint32_t begin = 0;
  uint32_t end = 0;
};

} // namespace runmat

#endif // RUNMAT_SUPPORT_SOURCERANGE_H
