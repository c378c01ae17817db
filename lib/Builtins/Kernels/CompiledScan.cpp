//===- CompiledScan.cpp - who runs which part of a scan ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in a block is in the kernel, that of blocks is here: their totals
// are a scan of their own.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/CompiledScan.h"
#include "definitions/ReductionOrder.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace runmat::kernels {

namespace {

/// Elements from which waking threads pays, and those of one piece.
constexpr int64_t sharedFrom = 32768, pieceLength = 8192;

/// Fewer lines side by side would leave much of what memory brings unused;
/// fewer of those behind each other would wait for themselves.
constexpr int64_t fewestSideBySide = 64, fewestBehind = 12;

struct Words {
  const void *in;
  void *out, *totals;
  int64_t extents[3];
  /// Elements of a block, less than 0 where lines go from their end.
  int64_t block;
};

/// Items [begin, end) of `elements` elements each: who runs one does not show.
void runItems(const KernelEntries &entries, const Words &words, int64_t begin,
              int64_t end, int64_t elements) {
  const KernelEntry entry = selectedEntry(entries);
  if ((end - begin) * elements < sharedFrom)
    return entry(&words, begin, end);
  const int64_t fewest =
      words.extents[0] >= fewestSideBySide ? fewestSideBySide : fewestBehind;
  const int64_t each = std::max(fewest, pieceLength / elements);
  auto work = [&](uint64_t first, uint64_t last) {
    entry(&words, begin + int64_t(first) * each,
          std::min(end, begin + int64_t(last) * each));
  };
  inParallel((end - begin + each - 1) / each, work);
}

} // namespace

void CompiledScan::run(const void *in, const SliceShape &shape, bool backward,
                       void *out) const {
  const int64_t lines = shape.inner * shape.outer;
  const int64_t block = isBlocked ? reductionBlock : shape.length;
  const int64_t blocks = (shape.length + block - 1) / block;
  const int64_t elements = std::min(shape.length, block);
  Words words{in,
              out,
              nullptr,
              {shape.inner, shape.length, shape.outer},
              backward ? -block : block};
  if (blocks == 1)
    return runItems(partial, words, 0, lines, elements);
  const std::unique_ptr<char[]> totals(
      new char[size_t(blocks * lines * elementBytes)]);
  words.totals = totals.get();
  runItems(partial, words, 0, blocks * lines, elements);
  // The totals of a line are `lines` apart, in the order of the line.
  run(totals.get(), {lines, blocks, 1}, /*backward=*/false, totals.get());
  runItems(final, words, lines, blocks * lines, elements);
}

bool SumInBlocks::overflows(const char *line, int64_t length,
                            bool backward) const {
  const int64_t size = wrapped.elementBytes;
  const int64_t blocks = (length - 1 + reductionBlock - 1) / reductionBlock;
  std::vector<char> least(size_t(blocks * size));
  const struct {
    const void *before, *sum;
    void *out, *partials;
    int64_t length;
  } words{line + (backward ? size : 0), line + (backward ? 0 : size),
          least.data(), least.data(), length - 1};
  const KernelEntry entry = selectedEntry(overflow);
  auto work = [&](uint64_t begin, uint64_t end) {
    entry(&words, int64_t(begin), int64_t(end));
  };
  inParallel(blocks, work);
  // The sign is in the last byte.
  for (int64_t last = size - 1; last < blocks * size; last += size)
    if (static_cast<signed char>(least[size_t(last)]) < 0)
      return true;
  return false;
}

bool SumInBlocks::runUnsaturated(const void *in, int64_t length, bool backward,
                                 void *out) const {
  // Where the first block saturates, as short integers soon do, the others need
  // not be tried.
  const int64_t size = wrapped.elementBytes;
  const int64_t first = std::min(length, reductionBlock);
  const int64_t start = (backward ? length - first : 0) * size;
  const auto *from = static_cast<const char *>(in);
  auto *to = static_cast<char *>(out);
  wrapped.run(from + start, {1, first, 1}, backward, to + start);
  if (overflows(to + start, first, backward))
    return false;
  wrapped.run(in, {1, length, 1}, backward, out);
  return !overflows(to, length, backward);
}

} // namespace runmat::kernels
