//===- ComplexParts.cpp - complex arrays and their parts --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ComplexParts.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstdint>

namespace runmat {

/// Calls work(begin, end) for parts of [0, count) that are worth a thread.
template <typename Work> static void inBlocks(int64_t count, Work work) {
  constexpr int64_t block = 1 << 15;
  auto blocks = [&](uint64_t begin, uint64_t end) {
    work(int64_t(begin) * block, std::min(int64_t(end) * block, count));
  };
  inParallelToTheEnd((count + block - 1) / block, blocks);
}

// Bits move, whatever numbers they are: a word is an element.

template <typename Word>
static void takeWords(const Array &whole, bool imaginary, Array &out) {
  const auto *from = static_cast<const Word *>(whole.data()) + imaginary;
  auto *to = static_cast<Word *>(out.overwriteData());
  inBlocks(out.count(), [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      to[i] = from[2 * i];
  });
}

template <typename Word>
static void joinWords(const Array &real, const Array &imaginary, Array &out) {
  const auto *first = static_cast<const Word *>(real.data());
  const auto *second = static_cast<const Word *>(imaginary.data());
  auto *to = static_cast<Word *>(out.overwriteData());
  inBlocks(out.count(), [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      to[2 * i] = first[i];
      to[2 * i + 1] = second[i];
    }
  });
}

static bool hasSingles(const Array &array) {
  return array.elementClass() == ElementClass::Single;
}

ArrayRef takePart(const Array &whole, bool imaginary) {
  ArrayRef out = Array::make(whole.elementClass(), whole.extents());
  if (whole.count() == 0)
    return out;
  hasSingles(whole) ? takeWords<uint32_t>(whole, imaginary, *out)
                    : takeWords<uint64_t>(whole, imaginary, *out);
  return out;
}

ArrayRef joinParts(const Array &real, const Array &imaginary) {
  if (real.extents() != imaginary.extents())
    throw Error("RunMat:internal", "A unit joined parts of different extents.");
  ArrayRef out = Array::make(real.elementClass(), real.extents(), true);
  if (real.count() == 0)
    return out;
  hasSingles(real) ? joinWords<uint32_t>(real, imaginary, *out)
                   : joinWords<uint64_t>(real, imaginary, *out);
  return out;
}

} // namespace runmat
