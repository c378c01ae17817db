//===- CompileTimes.h - how long compiles take ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILETIMES_H
#define RUNMAT_ENGINE_COMPILETIMES_H

#include <cstddef>

namespace runmat {

/// About how long a compile takes: as long as the earlier ones did for so much
/// text of a program, with a usual time for the first one.
class CompileTimes {
public:
  double expected(size_t bytes) const {
    return double(bytes) * seconds / noted;
  }
  void note(size_t bytes, double took) {
    noted += double(bytes);
    seconds += took;
  }

private:
  /// A text of some lines takes a tenth of a second.
  double noted = 200, seconds = 0.1;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILETIMES_H
