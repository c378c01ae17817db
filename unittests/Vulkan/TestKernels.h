//===- TestKernels.h - kernels written by hand ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_VULKAN_TESTKERNELS_H
#define RUNMAT_UNITTESTS_VULKAN_TESTKERNELS_H

#include "runmat/provider.h"

#include <span>

namespace runmat::vulkan::test {

/// One of kernels/*.spvasm, with how it is to be loaded.
struct TestKernel {
  const char *entry;
  std::span<const unsigned char> code;
  uint32_t words;
  uint32_t workgroup;

  runmat_kernel_code description() const;
};

extern const TestKernel addSelf;
extern const TestKernel gridStride;
extern const TestKernel sumWords;
extern const TestKernel spin;

} // namespace runmat::vulkan::test

#endif // RUNMAT_UNITTESTS_VULKAN_TESTKERNELS_H
