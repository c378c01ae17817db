//===- LargestErrors.h - where ElementarySweep found them -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LargestErrors.txt holds lines as ElementarySweep prints them. Its output of
// another sweep may be appended: a function may have several lines.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_LARGESTERRORS_H
#define RUNMAT_UNITTESTS_SUPPORT_LARGESTERRORS_H

#include <string>
#include <type_traits>
#include <vector>

namespace runmat::test {

struct LargestError {
  std::string function, kind; ///< `kind` is "single" or "double".
  double ulps;                ///< What was measured then.
  long double x, y;
};

const std::vector<LargestError> &largestErrors();

/// Those of a function in a class.
template <typename T, typename Take>
void atLargestErrors(const std::string &function, Take take) {
  const char *kind = std::is_same_v<T, float> ? "single" : "double";
  for (const LargestError &error : largestErrors())
    if (error.function == function && error.kind == kind)
      take(error);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_LARGESTERRORS_H
