//===- Movement.cpp - elements moved, not computed --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows that lie in memory as they are wanted are copied as bytes, rows the
// other way round by the product set; what is left are the loops of WindowCopy.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Movement.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/Slices.h"
#include "Values/Gather.h"
#include "Values/MemoryCheck.h"

#include <bit>
#include <numeric>

namespace runmat {

using namespace kernels;

namespace {

/// The kernel for rows of a window, where they go back through memory.
const CompiledReversal *findReversal(const WindowCopy &copy) {
  const auto &table = kernelTable().reversals;
  const auto number = size_t(std::countr_zero(copy.elementBytes));
  const bool isBack = !copy.dimensions.empty() &&
                      copy.dimensions[0].from == -1 &&
                      copy.dimensions[0].to == 1;
  return isBack && number < table.size() ? table[number] : nullptr;
}

/// The offsets of the rows of a window, in the array read or written.
std::vector<WalkDimension> rowsOf(const WindowCopy &copy,
                                  int64_t WindowCopy::Dimension::*stride) {
  std::vector<WalkDimension> rows;
  for (size_t d = 1; d < copy.dimensions.size(); ++d)
    rows.push_back({copy.dimensions[d].extent, copy.dimensions[d].*stride});
  return rows;
}

void copyBack(const CompiledReversal &kernel, const WindowCopy &copy,
              const char *from, char *to) {
  const auto size = int64_t(copy.elementBytes);
  const int64_t length = copy.dimensions[0].extent;
  const auto read = rowsOf(copy, &WindowCopy::Dimension::from),
             written = rowsOf(copy, &WindowCopy::Dimension::to);
  Walk source(read), target(written);
  for (int64_t row = copy.count() / length; row > 0; --row) {
    // The kernel counts from the first in memory, which is the last one read.
    const int64_t first = copy.fromOffset + source.offset() - (length - 1);
    kernel.run(from + first * size,
               to + (copy.toOffset + target.offset()) * size, length);
    source.next();
    target.next();
  }
}

void copyElements(WindowCopy copy, const void *from, void *to) {
  copy.collapse();
  if (copy.count() == 0)
    return;
  if (const CompiledReversal *kernel = findReversal(copy))
    copyBack(*kernel, copy, static_cast<const char *>(from),
             static_cast<char *>(to));
  else
    copy.run(from, to);
}

Value movedArray(const Array &x, const Extents &result,
                 const std::vector<WindowCopy> &copies) {
  ArrayRef out = Array::make(x.elementClass(), result, x.isComplex());
  if (out->isEmpty())
    return out;
  for (WindowCopy copy : copies) {
    copy.elementBytes = x.bytes() / size_t(x.count());
    copyElements(copy, x.data(), out->overwriteData());
  }
  return out;
}

/// Positions moved as the elements are.
std::vector<int64_t> positionsOf(int64_t count, const Extents &result,
                                 const std::vector<WindowCopy> &copies) {
  requireMemory(Extents(result.count(), 2), sizeof(int64_t));
  std::vector<int64_t> all(static_cast<size_t>(count));
  std::vector<int64_t> positions(size_t(result.count()));
  std::iota(all.begin(), all.end(), 0);
  for (WindowCopy copy : copies) {
    copy.elementBytes = sizeof(int64_t);
    copy.run(all.data(), positions.data());
  }
  return positions;
}

} // namespace

Value moved(const Value &x, const Extents &result,
            const std::vector<WindowCopy> &copies) {
  if (x.isArray())
    return movedArray(*x.array(), result, copies);
  return gather(x, result, positionsOf(x.count(), result, copies));
}

} // namespace runmat
