//===- Pieces.h - long copies that the user may end -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PIECES_H
#define RUNMAT_RUNTIME_PIECES_H

#include "runtime/Interrupt.h"

#include <algorithm>
#include <istream>
#include <string>
#include <string_view>

namespace runmat {

/// What is done between two looks at the interrupt.
inline constexpr size_t pieceBytes = size_t(1) << 20;

/// Gives all bytes to `take`, piece by piece; stops between two once that is
/// asked for.
template <typename Take> void inPieces(std::string_view bytes, Take take) {
  while (!bytes.empty()) {
    interrupt::poll();
    const std::string_view piece = bytes.substr(0, pieceBytes);
    take(piece);
    bytes.remove_prefix(piece.size());
  }
}

inline void appendInPieces(std::string &out, std::string_view bytes) {
  // At least doubled: many appends in a row must not copy all of it each time.
  if (out.capacity() - out.size() < bytes.size())
    out.reserve(std::max(2 * out.capacity(), out.size() + bytes.size()));
  inPieces(bytes, [&](std::string_view piece) { out += piece; });
}

/// All that is left of a stream.
inline std::string readInPieces(std::istream &stream) {
  std::string text;
  for (size_t read = 0; stream; text.resize(read)) {
    interrupt::poll();
    text.resize(read + pieceBytes);
    stream.read(text.data() + read, pieceBytes);
    read += size_t(stream.gcount());
  }
  return text;
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_PIECES_H
