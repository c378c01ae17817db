//===- ScopedFolder.h - a folder for a test ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_VULKAN_SCOPEDFOLDER_H
#define RUNMAT_UNITTESTS_VULKAN_SCOPEDFOLDER_H

#include <cstdlib>
#include <filesystem>
#include <string>

namespace runmat::vulkan::test {

/// An empty folder that is removed at the end of its scope.
class ScopedFolder {
public:
  ScopedFolder() {
    std::string pattern =
        std::filesystem::temp_directory_path() / "runmat-pipelines-XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~ScopedFolder() { std::filesystem::remove_all(path_); }
  ScopedFolder(const ScopedFolder &) = delete;

  const std::filesystem::path &path() const { return path_; }

private:
  std::filesystem::path path_;
};

} // namespace runmat::vulkan::test

#endif // RUNMAT_UNITTESTS_VULKAN_SCOPEDFOLDER_H
