//===- HostCopy.h - copying on the host -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_HOSTCOPY_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_HOSTCOPY_H

#include <cstddef>
#include <cstdint>

namespace runmat::vulkan {

/// Copies `bytes`, with up to `threads` when there are many: one thread does
/// not keep up with the bus of a discrete device.
void copyBytes(std::byte *to, const std::byte *from, uint64_t bytes,
               uint32_t threads);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_HOSTCOPY_H
