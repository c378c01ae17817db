//===- CompiledElementwise.cpp - who runs which elements --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/CompiledElementwise.h"
#include "runtime/ParallelWork.h"

#include <algorithm>

namespace runmat::kernels {

namespace {

/// Elements from which waking threads pays, and those of one piece.
constexpr int64_t sharedFrom = 32768, pieceLength = 8192;

/// Of what passes over elements of so many bytes and computes little.
constexpr int64_t lightlySharedFrom(size_t elementBytes) {
  return std::max(sharedFrom, sharedBytes / int64_t(elementBytes));
}

/// Elements do not see each other, so no result depends on the cut.
void runPieces(const KernelEntries &entries, const void *words, int64_t n,
               int64_t from = sharedFrom) {
  const KernelEntry entry = selectedEntry(entries);
  if (n < from)
    return entry(words, 0, n);
  auto work = [&](uint64_t begin, uint64_t end) {
    entry(words, int64_t(begin) * pieceLength,
          std::min(n, int64_t(end) * pieceLength));
  };
  inParallel((n + pieceLength - 1) / pieceLength, work);
}

bool runGuarded(const KernelEntries &entries, const void *in, void *out,
                int64_t n) {
  int32_t flag = 0;
  const struct {
    const void *in;
    void *out;
    int32_t *flag;
    int64_t n;
  } words{in, out, &flag, n};
  runPieces(entries, &words, n);
  return flag == 0;
}

} // namespace

bool CompiledUnary::run(const void *in, void *out, int64_t n) const {
  if (isGuarded)
    return runGuarded(along, in, out, n);
  const int64_t from =
      lightBytes == 0 ? sharedFrom : lightlySharedFrom(lightBytes);
  const struct {
    const void *in;
    void *out;
    int64_t n;
  } words{in, out, n * parts};
  runPieces(along, &words, n * parts, from);
  return true;
}

void CompiledBinary::run(const void *lhs, int64_t lhsStride, const void *rhs,
                         int64_t rhsStride, void *out, int64_t n) const {
  const struct {
    const void *lhs, *rhs;
    void *out;
    int64_t n;
  } words{lhs, rhs, out, n};
  // Of two repeated operands there is one element, which any of them computes.
  const KernelEntries &entries = lhsStride == 0   ? elementAndArray
                                 : rhsStride == 0 ? arrayAndElement
                                                  : both;
  runPieces(entries, &words, n);
}

namespace {

struct OrderedWords {
  const void *array, *other;
  void *out;
  int64_t n;
};

} // namespace

void CompiledIntegers::run(const void *lhs, int64_t lhsStride, const void *rhs,
                           int64_t rhsStride, void *out, int64_t n) const {
  const int64_t from = lightlySharedFrom(elementBytes);
  if (lhsStride == 0) {
    const OrderedWords words{rhs, lhs, out, n};
    return runPieces(elementAndArray, &words, n, from);
  }
  const OrderedWords words{lhs, rhs, out, n};
  runPieces(rhsStride == 0 ? arrayAndElement : both, &words, n, from);
}

bool CompiledIntegers::runBesideDouble(const void *array, double number,
                                       bool arrayIsFirst, void *out,
                                       int64_t n) const {
  const KernelEntries &entries = arrayIsFirst ? arrayAndDouble : doubleAndArray;
  if (!isGuarded) {
    const OrderedWords words{array, &number, out, n};
    runPieces(entries, &words, n);
    return true;
  }
  int32_t flag = 0;
  const struct {
    const void *array, *other;
    void *out;
    int32_t *flag;
    int64_t n;
  } words{array, &number, out, &flag, n};
  runPieces(entries, &words, n);
  return flag == 0;
}

void CompiledReversal::run(const void *in, void *out, int64_t n) const {
  const struct {
    const void *in;
    void *out;
    int64_t n, last;
  } words{in, out, n, n - 1};
  runPieces(along, &words, n);
}

void CompiledRandom::run(uint64_t seed, uint64_t counter, void *out,
                         int64_t n) const {
  const struct {
    void *out;
    int64_t n;
    double seed, counter;
  } words{out, n, double(seed), double(counter)};
  runPieces(along, &words, n);
}

void CompiledTransposition::run(const void *in, int64_t rows, int64_t columns,
                                void *out) const {
  // The kernel walks so many columns of the result side by side.
  constexpr int64_t band = 16;
  const struct {
    const void *in;
    void *out;
    int64_t columns, rows;
  } words{in, out, columns, rows};
  const KernelEntry entry = selectedEntry(across);
  const int64_t n = rows * columns;
  if (n < sharedFrom)
    return entry(&words, 0, n);
  const int64_t bands = (rows + band - 1) / band;
  auto work = [&](uint64_t begin, uint64_t end) {
    entry(&words, int64_t(begin) * band * columns,
          std::min(n, int64_t(end) * band * columns));
  };
  inParallel(bands, work);
}

} // namespace runmat::kernels
