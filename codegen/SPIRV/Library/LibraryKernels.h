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
inline constexpr unsigned copyWindowWords = 16;
template <unsigned bytes> void emitCopyWindow(EntryPoint &entry);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LIBRARY_LIBRARYKERNELS_H
