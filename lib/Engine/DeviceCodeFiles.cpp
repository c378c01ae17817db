//===- DeviceCodeFiles.cpp - code of device kernels in files ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceCodeFiles.h"
#include "Engine/UnitImage.h"

namespace runmat {

static std::string keyOf(std::string_view name,
                         const runmat_kernel_target &target) {
  std::string key(name);
  for (uint32_t fact : {target.format, target.workgroup,
                        target.max_push_constant_bytes, target.features})
    key += " " + std::to_string(fact);
  return key;
}

bool DeviceCodeFiles::find(std::string_view name,
                           const runmat_kernel_target &target,
                           runmat_kernel_code &out) {
  std::optional<std::string> kept = files.read(keyOf(name, target));
  return kept && decodeKernel(contents.emplace_back(*std::move(kept)), out);
}

void DeviceCodeFiles::keep(std::string_view name,
                           const runmat_kernel_target &target,
                           const runmat_kernel_code &code) const {
  files.write(keyOf(name, target), encode(code));
}

} // namespace runmat
