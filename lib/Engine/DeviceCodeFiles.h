//===- DeviceCodeFiles.h - code of device kernels in files ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_DEVICECODEFILES_H
#define RUNMAT_ENGINE_DEVICECODEFILES_H

#include "runmat/unit.h"
#include "runtime/FileCache.h"

#include <deque>

namespace runmat {

/// All kept units and kernels of a user together take so much at most.
inline constexpr uint64_t keptCodeBytes = 256 << 20;

/// Code of kernels by a name, which tells all that it follows from, and the
/// target. Keeps what it gave as long as it lives.
class DeviceCodeFiles {
public:
  explicit DeviceCodeFiles(FileCache files) : files(std::move(files)) {}

  bool find(std::string_view name, const runmat_kernel_target &target,
            runmat_kernel_code &out);
  void keep(std::string_view name, const runmat_kernel_target &target,
            const runmat_kernel_code &code) const;

private:
  const FileCache files;
  std::deque<std::string> contents;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_DEVICECODEFILES_H
