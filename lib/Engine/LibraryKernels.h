//===- LibraryKernels.h - kernels that come from no program -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_LIBRARYKERNELS_H
#define RUNMAT_ENGINE_LIBRARYKERNELS_H

#include "Engine/DeviceCodeFiles.h"
#include "runtime/Devices/Device.h"

#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace runmat {

/// A launch of a library kernel. Its argument words are the addresses of the
/// buffers and then `words`.
struct LibraryLaunch {
  const char *kernel = nullptr;
  std::span<const runmat_buffer> buffers;
  std::span<const uint64_t> words;
  uint64_t items = 0;
  /// It overwrites what a program's variable holds.
  bool mustFinish = false;
};

/// The name for elements of that many bytes among those for 1, 2, 4, 8 and 16.
const char *kernelForBytes(size_t bytes, const char *const (&names)[5]);

/// The kernels of the compiler library that operations of the runtime launch on
/// devices, made when they are first launched there.
class LibraryKernels {
public:
  /// Code is kept in a folder from process to process; an empty name keeps
  /// nothing.
  explicit LibraryKernels(const std::string &codeFolder);

  /// Queues the launch. Throws runmat::Error when there is no such kernel for
  /// the device or the device fails; then nothing was launched.
  void launch(Device &device, const LibraryLaunch &launch);

private:
  struct Slot {
    const Device *device;
    std::string name;
    LoadedKernel kernel;
    std::string error;
  };
  const LoadedKernel &loaded(Device &device, std::string_view name);
  void load(Slot &slot, Device &device);
  bool makeKernel(const std::string &name, const runmat_kernel_target &target,
                  Device &device, runmat_kernel_code &code, std::string &error);

  DeviceCodeFiles files;
  std::list<Slot> slots;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_LIBRARYKERNELS_H
