//===- ContentHash.h - a hash of bytes --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CONTENTHASH_H
#define RUNMAT_RUNTIME_CONTENTHASH_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace runmat {

/// A hash that finds accidents, not forgeries. Every step is reversible, so two
/// texts of one length that differ in one aligned word alone never share it.
inline uint64_t contentHash(const void *data, size_t bytes, uint64_t seed = 0) {
  auto mixed = [](uint64_t value) {
    value *= 0x9e3779b97f4a7c15;
    return value ^ (value >> 32);
  };
  const char *at = static_cast<const char *>(data);
  uint64_t hash = mixed(seed ^ mixed(bytes + 1));
  while (bytes) {
    uint64_t word = 0;
    size_t step = std::min(bytes, sizeof(word));
    std::memcpy(&word, at, step);
    hash = mixed(hash ^ word);
    at += step;
    bytes -= step;
  }
  return mixed(hash);
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_CONTENTHASH_H
