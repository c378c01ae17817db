//===- DeviceCodeFiles.h - code of device kernels in files ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_DEVICECODEFILES_H
#define RUNMAT_ENGINE_DEVICECODEFILES_H

#include "Engine/KeptCode.h"
#include "runmat/unit.h"

#include <deque>

namespace runmat {

/// Code of kernels by a name, which tells all that it follows from, and the
/// target. Keeps what it gave as long as it lives.
class DeviceCodeFiles {
public:
  explicit DeviceCodeFiles(KeptCode files) : files(std::move(files)) {}

  bool find(std::string_view name, const runmat_kernel_target &target,
            runmat_kernel_code &out);
  void keep(std::string_view name, const runmat_kernel_target &target,
            const runmat_kernel_code &code) const;

private:
  const KeptCode files;
  std::deque<std::string> contents;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_DEVICECODEFILES_H
