//===- CompiledReduction.cpp - who runs which part of a reduction -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of a reduction is in its kernel; here its items are given out.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/CompiledReduction.h"
#include "definitions/ReductionOrder.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace runmat::kernels {

namespace {

/// Elements from which waking threads pays, and those of one piece.
constexpr int64_t sharedFrom = 262144, pieceLength = 32768;

/// Fewer slices side by side would leave much of what memory brings unused.
constexpr int64_t fewestTogether = 512;

/// The arguments of a reduction kernel of one input. Slices along memory have
/// two extents, and no third word is read.
struct Words {
  const void *in;
  void *out, *partials;
  int64_t extents[3];
};

/// One reduction of all slices of an array.
class Run {
public:
  Run(const CompiledReduction &reduction, const void *in,
      const SliceShape &shape, void *out)
      : reduction(reduction),
        entries(shape.inner == 1 ? reduction.along : reduction.across),
        length(shape.length), slices(shape.inner * shape.outer),
        blocks((shape.length + reductionBlock - 1) / reductionBlock),
        together(shape.inner == 1 ? 1 : fewestTogether) {
    words = {in, out, out, {shape.inner, shape.length, shape.outer}};
    if (shape.inner == 1)
      words = {in, out, out, {shape.length, shape.outer, 0}};
    // The partial result of the only block is the result.
    if (blocks == 1)
      return;
    partials.reset(new char[size_t(blocks * slices * reduction.resultBytes)]);
    words.partials = partials.get();
  }

  void reduce() {
    if (slices == 1 && reduction.settled != CompiledReduction::Settled::Never)
      return untilSettled();
    items(0, blocks * slices);
    if (blocks > 1)
      selectedEntry(entries.final)(&words, 0, slices);
  }

private:
  /// Partial results [begin, end): who computes one does not show in it.
  void items(int64_t begin, int64_t end) const {
    const KernelEntry entry = selectedEntry(entries.partial);
    const int64_t elements = std::min(length, reductionBlock);
    if ((end - begin) * elements < sharedFrom)
      return entry(&words, begin, end);
    const int64_t each = std::max(together, pieceLength / elements);
    auto work = [&](uint64_t first, uint64_t last) {
      entry(&words, begin + int64_t(first) * each,
            std::min(end, begin + int64_t(last) * each));
    };
    inParallel((end - begin + each - 1) / each, work);
  }

  /// Truth values of one slice: more and more blocks at a time, until one of
  /// them tells.
  void untilSettled() {
    const char telling =
        reduction.settled == CompiledReduction::Settled::ByTrue;
    auto *found = static_cast<char *>(words.partials);
    char result = char(!telling);
    for (int64_t begin = 0, end = 1; begin < blocks && result != telling;
         begin = end, end = std::min(blocks, 4 * end)) {
      items(begin, end);
      if (std::find(found + begin, found + end, telling) != found + end)
        result = telling;
    }
    *static_cast<char *>(words.out) = result;
  }

  const CompiledReduction &reduction;
  const ReductionEntries &entries;
  int64_t length, slices, blocks, together;
  Words words;
  std::unique_ptr<char[]> partials;
};

void turnFirstBits(void *numbers, int64_t count, int64_t bytes) {
  // The first bit is in the last byte.
  auto *byte = static_cast<unsigned char *>(numbers) + bytes - 1;
  for (int64_t i = 0; i < count; ++i)
    byte[i * bytes] ^= 0x80;
}

} // namespace

void CompiledReduction::run(const void *in, const SliceShape &shape,
                            void *out) const {
  Run(*this, in, shape, out).reduce();
  if (turnsFirstBit)
    turnFirstBits(out, shape.inner * shape.outer, resultBytes);
}

Whole CompiledWholeSum::joined(uint64_t sum, uint64_t upper) const {
  const uint64_t lower = sum - (upper << 32);
  const Whole high = isSigned ? Whole(int64_t(upper)) : Whole(upper);
  return high * (Whole(1) << 32) + Whole(lower);
}

/// Piece by piece, so that the second sum finds it in the cache. No order shows
/// in sums that round nothing.
Whole CompiledWholeSum::sumOfLine(const uint64_t *line, int64_t length) const {
  constexpr int64_t piece = 8 * reductionBlock;
  const auto pieces = size_t((length + piece - 1) / piece);
  std::vector<uint64_t> sums(pieces), upper(pieces);
  auto work = [&](uint64_t begin, uint64_t end) {
    for (uint64_t i = begin; i < end; ++i) {
      const int64_t first = int64_t(i) * piece;
      const SliceShape shape{1, std::min(piece, length - first), 1};
      wrapped.run(line + first, shape, &sums[i]);
      highs.run(line + first, shape, &upper[i]);
    }
  };
  if (pieces > 2)
    inParallel(pieces, work);
  else
    work(0, pieces);
  Whole sum = 0;
  for (size_t i = 0; i < pieces; ++i)
    sum += joined(sums[i], upper[i]);
  return sum;
}

void CompiledWholeSum::run(const void *in, const SliceShape &shape,
                           Whole *out) const {
  if (shape.inner == 1 && shape.outer == 1) {
    out[0] = sumOfLine(static_cast<const uint64_t *>(in), shape.length);
    return;
  }
  const auto count = size_t(shape.inner * shape.outer);
  std::vector<uint64_t> sums(count), upper(count);
  wrapped.run(in, shape, sums.data());
  highs.run(in, shape, upper.data());
  for (size_t i = 0; i < count; ++i)
    out[i] = joined(sums[i], upper[i]);
}

} // namespace runmat::kernels
