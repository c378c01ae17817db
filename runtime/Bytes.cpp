//===- Bytes.cpp - much memory copied and cleared --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Bytes.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstring>

namespace runmat {

/// Calls `work` with the offsets and lengths of pieces.
template <typename Work> static void byPieces(size_t bytes, Work work) {
  constexpr size_t pieceBytes = size_t(1) << 16;
  if (bytes < size_t(sharedBytes))
    return work(0, bytes);
  auto range = [&](uint64_t begin, uint64_t end) {
    const size_t first = begin * pieceBytes;
    work(first, std::min(bytes, size_t(end) * pieceBytes) - first);
  };
  inParallel(int64_t((bytes + pieceBytes - 1) / pieceBytes), range);
}

void copyBytes(const void *from, void *to, size_t bytes) {
  byPieces(bytes, [&](size_t offset, size_t length) {
    std::memcpy(static_cast<char *>(to) + offset,
                static_cast<const char *>(from) + offset, length);
  });
}

void clearBytes(void *to, size_t bytes) {
  byPieces(bytes, [&](size_t offset, size_t length) {
    std::memset(static_cast<char *>(to) + offset, 0, length);
  });
}

} // namespace runmat
