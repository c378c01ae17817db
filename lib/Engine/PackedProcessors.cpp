//===- PackedProcessors.cpp - what packed code is compiled for --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PackedProcessors.h"

namespace runmat {

std::vector<std::string> packedProcessors() {
  return {"x86-64", "x86-64-v3", "x86-64-v4"};
}

std::string packedProcessorHere() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("x86-64-v4"))
    return "x86-64-v4";
  if (__builtin_cpu_supports("x86-64-v3"))
    return "x86-64-v3";
#endif
  return "x86-64";
}

} // namespace runmat
