//===- CompileWork.h - what compiling goes over -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_COMPILEWORK_H
#define RUNMAT_RUNTIME_COMPILEWORK_H

#include <cstdint>

namespace runmat {

/// Kernels that are made of their texts. A few functions in one kernel are
/// hundreds of operations, and take longer than the kernel by itself.
struct CompileWork {
  uint32_t kernels = 1;
  double operations = 0; ///< In the texts of all of them.
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_COMPILEWORK_H
