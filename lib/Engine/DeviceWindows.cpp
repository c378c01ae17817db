//===- DeviceWindows.cpp - copies of windows on devices ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"

#include <array>

namespace runmat {

namespace {

/// Dimensions of a box that copy_window_N takes.
constexpr size_t boxRank = 4;

const char *kernelName(size_t elementBytes) {
  switch (elementBytes) {
  case 1:
    return "copy_window_1";
  case 2:
    return "copy_window_2";
  case 4:
    return "copy_window_4";
  case 8:
    return "copy_window_8";
  default:
    return "copy_window_16";
  }
}

/// Offsets, extents and strides, in the order of the kernel's words.
std::array<uint64_t, 2 + 3 * boxRank> wordsOf(const WindowCopy &window) {
  std::array<uint64_t, 2 + 3 * boxRank> words{};
  words[0] = static_cast<uint64_t>(window.fromOffset);
  words[1] = static_cast<uint64_t>(window.toOffset);
  for (size_t d = 0; d < boxRank; ++d) {
    const bool isThere = d < window.dimensions.size();
    const WindowCopy::Dimension dimension =
        isThere ? window.dimensions[d] : WindowCopy::Dimension{1, 0, 0};
    words[2 + d] = static_cast<uint64_t>(dimension.extent);
    words[2 + boxRank + d] = static_cast<uint64_t>(dimension.from);
    words[2 + 2 * boxRank + d] = static_cast<uint64_t>(dimension.to);
  }
  return words;
}

} // namespace

bool canCopyOnDevice(const WindowCopy &window) {
  WindowCopy collapsed = window;
  collapsed.collapse();
  return collapsed.dimensions.size() <= boxRank;
}

void copyOnDevice(const DeviceCall &call, Device &device, WindowCopy window,
                  const runmat_buffer &from, const runmat_buffer &to,
                  bool mustFinish) {
  if (window.count() == 0)
    return;
  window.collapse();
  window.widen();
  const auto words = wordsOf(window);
  const runmat_buffer buffers[] = {from, to};
  call.launch(device, {kernelName(window.elementBytes), buffers, words,
                       static_cast<uint64_t>(window.count()), mustFinish});
}

} // namespace runmat
