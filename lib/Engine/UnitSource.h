//===- UnitSource.h - where a unit is from ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITSOURCE_H
#define RUNMAT_ENGINE_UNITSOURCE_H

#include "Engine/CompilerTable.h"

#include <string>
#include <string_view>

namespace runmat {

inline std::string toString(const runmat_text &text) {
  return {text.data, text.size};
}

/// Gives a unit's description and the code of its kernels: the compiler that
/// made it, or what was kept of that. Lives as long as the unit.
class UnitSource {
public:
  virtual ~UnitSource() = default;

  virtual const runmat_unit_description &description() const = 0;
  /// The object file of the host's kernels of a cluster, valid until the next
  /// call of anything; false with `error` set when there is none.
  virtual bool hostKernels(uint32_t cluster, std::string_view &object,
                           std::string &error) = 0;
  /// Whether the host's kernels of a cluster, or those for devices, are
  /// expected to be made already, so that asking for them takes no compile.
  virtual bool hasHostKernels(uint32_t cluster) const = 0;
  virtual bool hasDeviceKernels(uint32_t) const { return false; }
  /// Code of a kernel (`stage`: RUNMAT_KERNEL_*) for a device, which lives as
  /// long as this; false with `error` set when there is none.
  virtual bool deviceKernel(uint32_t cluster, uint32_t stage,
                            const runmat_kernel_target &target,
                            runmat_kernel_code &out, std::string &error) = 0;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITSOURCE_H
