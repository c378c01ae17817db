//===- Manifest.h - what a compiled library says of itself ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entries of its archive beside sources and code. `runmat compile` writes them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_MANIFEST_H
#define RUNMAT_EMBEDDING_MANIFEST_H

#include <string>
#include <string_view>

namespace runmat::embedding {

/// Of the build that made it.
inline constexpr std::string_view buildKey = "build";

/// The processors that its code is for, a line each, the least first;
/// without it those of packedProcessors().
inline constexpr std::string_view processorsKey = "processors";

/// What an entry's file, without folder and suffix, and its signature are kept
/// by.
inline std::string entryFileKey(std::string_view entry) {
  return "entry file\n" + std::string(entry);
}
inline std::string entrySignatureKey(std::string_view entry) {
  return "entry signature\n" + std::string(entry);
}

/// Entries with such a key have units for closed extents (`closedTypes`), and
/// with a content that is not empty one for open extents, too.
inline std::string entryClosedKey(std::string_view entry) {
  return "entry closed\n" + std::string(entry);
}
/// So many units an entry has at most.
inline constexpr size_t mostClosedTypes = 32;

} // namespace runmat::embedding

#endif // RUNMAT_EMBEDDING_MANIFEST_H
