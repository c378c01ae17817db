//===- FmaProbeCode.h - a kernel that runs fma ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBECODE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBECODE_H

#include <cstdint>
#include <vector>

namespace runmat::vulkan {

/// How many points one launch computes, an invocation each.
constexpr uint32_t fmaProbePoints = 64;

/// SPIR-V of the entry point "fma_probe", for floats of 32 or 64 bits. Its one
/// word is the address of four arrays behind each other, of which it makes the
/// last: d[i] = fma(a[i], b[i], c[i]).
std::vector<uint32_t> fmaProbeCode(uint32_t width);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBECODE_H
