//===- DeviceWindows.cpp - copies of windows on devices ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"
#include "definitions/KernelWords.h"

#include <array>

namespace runmat {

namespace {

namespace words = kernelwords::copy;

/// Offsets, extents and strides, in the order of the kernel's words.
using Words = std::array<uint64_t, words::End - words::Buffers>;

Words wordsOf(const WindowCopy &window) {
  Words numbers{};
  const auto word = [&](unsigned number) -> uint64_t & {
    return numbers[number - words::Buffers];
  };
  word(words::SourceOffset) = static_cast<uint64_t>(window.fromOffset);
  word(words::TargetOffset) = static_cast<uint64_t>(window.toOffset);
  for (size_t d = 0; d < words::rank; ++d) {
    const bool isThere = d < window.dimensions.size();
    const WindowCopy::Dimension dimension =
        isThere ? window.dimensions[d] : WindowCopy::Dimension{1, 0, 0};
    word(words::Extents + d) = static_cast<uint64_t>(dimension.extent);
    word(words::SourceStrides + d) = static_cast<uint64_t>(dimension.from);
    word(words::TargetStrides + d) = static_cast<uint64_t>(dimension.to);
  }
  return numbers;
}

} // namespace

bool canCopyOnDevice(const WindowCopy &window) {
  WindowCopy collapsed = window;
  collapsed.collapse();
  return collapsed.dimensions.size() <= words::rank;
}

void copyOnDevice(const DeviceCall &call, Device &device, WindowCopy window,
                  const runmat_buffer &from, const runmat_buffer &to,
                  bool mustFinish) {
  if (window.count() == 0)
    return;
  window.collapse();
  window.widen();
  const Words numbers = wordsOf(window);
  const runmat_buffer buffers[] = {from, to};
  const char *kernel = kernelForBytes(
      window.elementBytes, {"copy_window_1", "copy_window_2", "copy_window_4",
                            "copy_window_8", "copy_window_16"});
  call.launch(device, {kernel, buffers, numbers,
                       static_cast<uint64_t>(window.count()), mustFinish});
}

} // namespace runmat
