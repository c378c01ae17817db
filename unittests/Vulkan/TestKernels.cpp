//===- TestKernels.cpp - kernels written by hand ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestKernels.h"

namespace runmat::vulkan::test {

// The assembler includes the binaries: unlike #embed, compiler caches know it.
#define RUNMAT_EMBED_KERNEL(name)                                              \
  asm(".section .rodata\n.balign 16\n"                                         \
      ".hidden runmat_test_" #name "\n.hidden runmat_test_" #name "_end\n"     \
      ".global runmat_test_" #name "\nrunmat_test_" #name ":\n"                \
      ".incbin \"" RUNMAT_KERNEL_DIRECTORY "/" #name ".spv\"\n"                \
      ".global runmat_test_" #name "_end\nrunmat_test_" #name "_end:\n"        \
      ".previous\n");                                                          \
  extern "C" const unsigned char runmat_test_##name[];                         \
  extern "C" const unsigned char runmat_test_##name##_end[];

RUNMAT_EMBED_KERNEL(add_self)
RUNMAT_EMBED_KERNEL(grid_stride)
RUNMAT_EMBED_KERNEL(sum_words)
RUNMAT_EMBED_KERNEL(spin)

#define RUNMAT_KERNEL_CODE(name)                                               \
  #name, { runmat_test_##name, runmat_test_##name##_end }

const TestKernel addSelf{RUNMAT_KERNEL_CODE(add_self), 3, 256};
const TestKernel gridStride{RUNMAT_KERNEL_CODE(grid_stride), 3, 64};
const TestKernel sumWords{RUNMAT_KERNEL_CODE(sum_words), 40, 1};
const TestKernel spin{RUNMAT_KERNEL_CODE(spin), 3, 1};

runmat_kernel_code TestKernel::description() const {
  runmat_kernel_code result{};
  result.struct_size = sizeof(result);
  result.format = RUNMAT_KERNEL_SPIRV;
  result.code = code.data();
  result.code_bytes = code.size();
  result.entry = entry;
  result.word_count = words;
  result.workgroup_size = workgroup;
  result.items_per_group = workgroup;
  return result;
}

} // namespace runmat::vulkan::test
