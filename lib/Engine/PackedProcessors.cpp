//===- PackedProcessors.cpp - what packed code is compiled for --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PackedProcessors.h"

#include <algorithm>

namespace runmat {

std::vector<std::string> packedProcessors() {
#if defined(__aarch64__)
  return {"aarch64-linux-gnu"};
#else
  return {"x86-64", "x86-64-v3", "x86-64-v4"};
#endif
}

std::string packedProcessorHere() {
  const std::vector<std::string> all = packedProcessors();
  return *std::ranges::find_if(all.rbegin(), all.rend(), isProcessorHere);
}

bool isProcessorHere(std::string_view name) {
#if defined(__x86_64__)
  if (name == "x86-64-v2")
    return __builtin_cpu_supports("x86-64-v2");
  if (name == "x86-64-v3")
    return __builtin_cpu_supports("x86-64-v3");
  if (name == "x86-64-v4")
    return __builtin_cpu_supports("x86-64-v4");
#endif
  return name == "native" || name == packedProcessors().front();
}

} // namespace runmat
