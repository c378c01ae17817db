//===- WarmUp.cpp - pipelines made before they are asked for ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/WarmUp.h"

#include <chrono>
#include <system_error>

namespace runmat::vulkan {

void WarmUp::start() {
  try {
    thread = std::thread([this] { run(); });
  } catch (const std::system_error &) {
    // Kernels are compiled when they are loaded.
  }
}

void WarmUp::stop() noexcept {
  stopped = true;
  if (thread.joinable())
    thread.join();
}

bool WarmUp::mustStop() const {
  return stopped ||
         (interrupt && __atomic_load_n(interrupt, __ATOMIC_RELAXED) != 0);
}

/// Whether to go on after it.
bool WarmUp::prepare(const PipelineSource &source) {
  try {
    if (source.pushConstantBytes > plan.maxPushConstantBytes)
      return true;
    readSpirv(source.words.data(), source.words.size() * sizeof(uint32_t),
              source.entry, plan);
    made_ += pipelines.prepare(source);
    return true;
  } catch (const VulkanError &error) {
    return error.status != RUNMAT_ERROR_DEVICE_LOST &&
           error.status != RUNMAT_ERROR_OUT_OF_MEMORY;
  }
}

void WarmUp::run() noexcept try {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  begin_ = std::chrono::duration_cast<std::chrono::nanoseconds>(
               start.time_since_epoch())
               .count();
  for (const PipelineSource &source : history.stored()) {
    if (mustStop() || !prepare(source))
      return;
    microseconds_ = std::chrono::duration_cast<std::chrono::microseconds>(
                        Clock::now() - start)
                        .count();
  }
} catch (const std::bad_alloc &) {
  // As when it is told to stop.
}

} // namespace runmat::vulkan
