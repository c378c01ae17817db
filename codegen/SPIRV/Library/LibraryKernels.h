//===- LibraryKernels.h - kernels of the runtime's operations ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Device kernels that come from no program. The runtime launches them by name
// for operations that it does on a device; their argument words are told where
// each is declared, and begin with the addresses of the buffers.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_LIBRARY_LIBRARYKERNELS_H
#define RUNMAT_CODEGEN_SPIRV_LIBRARY_LIBRARYKERNELS_H

#include "codegen/SPIRV/EntryPoint.h"
#include "definitions/KernelWords.h"

namespace runmat::codegen {

/// A row of the table of library kernels.
struct LibraryKernel {
  llvm::StringLiteral name;
  /// How many argument words it takes.
  unsigned words;
  /// Writes the entry point, `finish` included.
  void (*emit)(EntryPoint &entry);
};

llvm::ArrayRef<LibraryKernel> libraryKernels();

/// copy_window_N: copies the elements of N bytes (16: pairs of 8) of a box from
/// one strided window to another. Words: addresses of the source and of the
/// destination, offsets there, the four extents of the box, four strides of the
/// source, four of the destination; offsets and strides count elements. Strides
/// may be negative, or zero in the source. Windows must not overlap.
template <unsigned bytes> void emitCopyWindow(EntryPoint &entry);

/// gather_N and scatter_N: copy elements of N bytes from, or to, the places of
/// a box in an array. Along each dimension these are the one-based positions in
/// a list of doubles, or all. Words: addresses of source, target, three lists
/// (any buffer where there is none) and a 32-bit flag; offset; three extents of
/// the box, strides and bounds in the array, and whether there is a list. A
/// position that is not whole or beyond its bound sets the flag. The other side
/// is dense; scatter_N multiplies its index there by the last word: 1, or 0 to
/// repeat one element. Places must differ.
template <unsigned bytes> void emitGather(EntryPoint &entry);
template <unsigned bytes> void emitScatter(EntryPoint &entry);

/// count_true: how many elements of each block are true, as 64-bit integers.
/// Words: addresses of the mask and the counts, number of elements.
void emitCountTrue(EntryPoint &entry);
/// start_true: sums of the counts before each block, and of all. Words:
/// addresses of the counts and the sums, number of blocks. One item.
void emitStartTrue(EntryPoint &entry);
/// find_true: one-based positions of the true elements as doubles. Words:
/// addresses of the mask, the sums and the positions, number of elements.
void emitFindTrue(EntryPoint &entry);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LIBRARY_LIBRARYKERNELS_H
