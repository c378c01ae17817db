//===- KernelSource.h - where a unit's kernels come from --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_KERNELSOURCE_H
#define RUNMAT_RUNTIME_KERNELSOURCE_H

#include "runmat/unit.h"
#include "runtime/Devices/Device.h"

#include <cstdint>
#include <list>
#include <string>
#include <vector>

namespace runmat {

/// A kernel of a unit.
struct KernelChoice {
  uint32_t cluster, stage; ///< RUNMAT_KERNEL_*.
  uint32_t workgroup;
  double operations; ///< runmat_cluster_info::text_operations.
};

/// Makes the kernels of one unit when they are first placed on a device, and
/// keeps those that were loaded. Lives as long as the unit.
class KernelSource {
public:
  virtual ~KernelSource() = default;

  /// The code of a kernel: `stage` is RUNMAT_KERNEL_*. Returns false with the
  /// reason in `error` when there is none for this target. `out.code` and
  /// `out.entry` stay valid while the source lives.
  virtual bool kernel(uint32_t cluster, uint32_t stage,
                      const runmat_kernel_target &target,
                      runmat_kernel_code &out, std::string &error) = 0;

  /// The kernel loaded on `device`; made and loaded at the first call, later
  /// ones cost a look at a short list. Null with the reason in `error` when it
  /// cannot be had; that is remembered too.
  const LoadedKernel *loaded(Device &device, const KernelChoice &choice,
                             std::string &error);
  /// Why the cluster has no kernel on `device`; null when no attempt failed.
  const std::string *failure(const Device &device, uint32_t cluster) const;

private:
  struct Slot {
    const Device *device;
    uint32_t workgroup;
    LoadedKernel kernel;
    std::string error;
  };
  void load(Slot &slot, Device &device, const KernelChoice &choice);
  bool make(uint32_t cluster, uint32_t stage,
            const runmat_kernel_target &target, Device &device,
            runmat_kernel_code &code, std::string &error);

  /// By cluster * 4 + stage; a list because callers keep pointers.
  std::vector<std::list<Slot>> slots;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_KERNELSOURCE_H
