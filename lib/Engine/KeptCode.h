//===- KeptCode.h - where compiled code is kept -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_KEPTCODE_H
#define RUNMAT_ENGINE_KEPTCODE_H

#include "runtime/FileCache.h"

namespace runmat {

/// Code by keys that hold all that it follows from: what an application or
/// a library brings with it, and a folder of the user's.
class KeptCode {
public:
  /// All of a folder takes so much at most.
  static constexpr uint64_t mostBytes = 256 << 20;

  /// An empty name of a folder keeps nothing.
  explicit KeptCode(const std::string &folder);

  /// Whether anything can be kept, or has been.
  bool isOn() const;
  std::optional<std::string> read(std::string_view key) const;
  /// Whether `read` is expected to find something.
  bool mayHave(std::string_view key) const;
  bool write(std::string_view key, std::string_view content) const;

private:
  std::optional<FileCache> files;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_KEPTCODE_H
