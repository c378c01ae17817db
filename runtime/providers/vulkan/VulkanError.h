//===- VulkanError.h - results of Vulkan calls as errors --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every fallible Vulkan call goes through `checked` (or `attempted`, where a
// failure is handled in place). Both ask the fault injector first, so that a
// test can make any one of them fail.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANERROR_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANERROR_H

#include "runmat/provider.h"
#include "runtime/providers/vulkan/VulkanHeaders.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace runmat::vulkan {

/// A failed call of the provider: the status that the C ABI returns and one
/// full sentence.
class VulkanError : public std::runtime_error {
public:
  VulkanError(runmat_status status, const std::string &message)
      : std::runtime_error(message), status(status) {}

  runmat_status status;
};

/// Name of a result code as the Vulkan specification writes it.
std::string_view resultName(VkResult result);

/// Throws the VulkanError for `result`; `what` says what was being done.
[[noreturn]] void throwResult(VkResult result, std::string_view what);

/// Makes chosen Vulkan calls fail without being made. Acts on the calls of the
/// current thread only.
class FaultInjector {
public:
  /// The call that follows `skip` further ones fails with `result`, once.
  static void arm(uint64_t skip, VkResult result);
  static void disarm();
  /// Whether the armed fault has been taken.
  static bool fired();
  /// The result the next call must fail with; VK_SUCCESS lets it run.
  static VkResult take();
};

/// Runs `call` unless a fault is due, and returns its result.
template <typename Call> VkResult attempted(Call &&call) {
  VkResult fault = FaultInjector::take();
  return fault == VK_SUCCESS ? call() : fault;
}

/// Runs `call` and throws unless it succeeds. Positive results (incomplete,
/// timeout) do not throw and are returned.
template <typename Call> VkResult checked(std::string_view what, Call &&call) {
  VkResult result = attempted(call);
  if (result < 0)
    throwResult(result, what);
  return result;
}

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANERROR_H
