//===- ScanKernels.h - device kernels of cumulative functions ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of docs/numerics.md in three kernels for each combination of what
// is computed and of which class. A line is what is scanned: `length` elements,
// `stride` apart, one for each position below `stride` in each of `outer` parts
// of an array.
//
// scan_<op>_<class>_blocks: scans each block of the lines, and stores its total
//   at totals[block * lines + line] where lines have several blocks. The totals
//   are then lines of their own, `lines` apart, for these kernels, in place.
//   Items: blocks * lines.
// scan_<op>_<class>_columns: the same for lines whose elements are neighbours.
// scan_<op>_<class>_join: combines the totals, scanned, with the blocks that
//   follow them. Items: elements.
//
// <class>: f64, f32 and i8 (logical). Sums and products of logical are doubles,
// and so are their totals. All take the same words: the addresses of operand,
// result and totals; stride, length and outer. Operand and result may be the
// same.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANKERNELS_H
#define RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANKERNELS_H

#include "codegen/SPIRV/Library/LibraryKernels.h"
#include "dialects/RunMat/RunMatOps.h"

namespace runmat::codegen {

/// Classes of operand and result.
enum class ScanClass { Double, Single, Logical, LogicalAsDouble };

void emitScanBlocks(EntryPoint &entry, Combiner combiner, ScanClass scanClass);
void emitScanColumns(EntryPoint &entry, Combiner combiner, ScanClass scanClass);
void emitScanJoin(EntryPoint &entry, Combiner combiner, ScanClass scanClass);

/// The rows of the table.
llvm::ArrayRef<LibraryKernel> scanKernels();

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANKERNELS_H
