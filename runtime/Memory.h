//===- Memory.h - host memory of arrays -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the bytes of arrays come from: 64-byte aligned blocks, checked against
// the memory that the machine and the control group have left, so that a too
// large array is an error of the program and not the end of the process.
// Freed blocks are kept for reuse: small ones per thread, large ones in one
// bounded pool.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_MEMORY_H
#define RUNMAT_RUNTIME_MEMORY_H

#include <cstddef>

namespace runmat::memory {

/// Every block starts at a multiple of this.
inline constexpr size_t alignment = 64;

/// A block of host memory; `data` is null when there was none to give.
struct Block {
  void *data = nullptr;
  size_t bytes = 0;    ///< Usable size, at least what was asked for.
  bool zeroed = false; ///< Whether all bytes are known to be zero.
};

/// A block of at least `bytes` bytes, or one with null data when the request is
/// beyond what is available.
Block allocate(size_t bytes);
/// Gives a block of `allocate` back.
void release(const Block &block);

/// A block that goes back unless it is taken out.
struct HeldBlock {
  explicit HeldBlock(Block block) : block(block) {}
  ~HeldBlock() { release(block); }
  HeldBlock(const HeldBlock &) = delete;
  HeldBlock &operator=(const HeldBlock &) = delete;

  Block block;
};

/// Bytes that a single request may ask for now, pooled ones included.
size_t available();
/// The machine's memory, less where a control group or `setLimit` bounds it:
/// `available` is never more.
size_t total();
/// Bytes of the blocks that were not given back.
size_t used();
/// Bytes of the large blocks that the system gave since the process began,
/// those of the pool not counted again: who writes to such a block first waits
/// for its pages, which takes several times as long as writing.
size_t takenFresh();
/// Gives the pooled large blocks back to the system.
void trim();
/// Replaces the measured limit on all blocks together; 0 goes back to
/// measuring. For tests and for a memory limit set by the user.
void setLimit(size_t bytes);

} // namespace runmat::memory

#endif // RUNMAT_RUNTIME_MEMORY_H
