//===- KernelWords.h - argument words of library kernels --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What codegen/SPIRV/Library, which writes the kernels, and lib/Engine, which
// launches them, must agree on. Words begin with the addresses of the buffers.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_KERNELWORDS_H
#define RUNMAT_DEFINITIONS_KERNELWORDS_H

namespace runmat::kernelwords {

/// copy_window_N.
namespace copy {
inline constexpr unsigned rank = 4;
enum Word : unsigned {
  SourceAddress,
  TargetAddress,
  SourceOffset,
  TargetOffset,
  Extents,
  SourceStrides = Extents + rank,
  TargetStrides = SourceStrides + rank,
  End = TargetStrides + rank,
  Buffers = SourceOffset
};
} // namespace copy

/// gather_N and scatter_N.
namespace selection {
inline constexpr unsigned rank = 3;
enum Word : unsigned {
  SourceAddress,
  TargetAddress,
  ListAddresses,
  FlagAddress = ListAddresses + rank,
  Offset,
  Extents,
  Strides = Extents + rank,
  Bounds = Strides + rank,
  Listed = Bounds + rank,
  Repeats = Listed + rank,
  End,
  Buffers = Offset
};
} // namespace selection

/// Elements of a mask that an invocation of count_true and find_true walks.
inline constexpr unsigned findBlock = 2048;

} // namespace runmat::kernelwords

#endif // RUNMAT_DEFINITIONS_KERNELWORDS_H
