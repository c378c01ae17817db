//===- UnitKernels.h - the kernels of a unit --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_UNITKERNELS_H
#define RUNMAT_ENGINE_UNITKERNELS_H

#include "Engine/CompiledUnit.h"
#include "runtime/KernelSource.h"

namespace runmat {

/// The kernels of a unit, made when they are first launched; lives with the
/// unit.
class UnitKernels final : public KernelSource {
public:
  /// A kernel whose code was made.
  struct Made {
    uint32_t cluster;
    uint32_t stage;  ///< RUNMAT_KERNEL_ELEMENTWISE, …
    uint32_t format; ///< RUNMAT_KERNEL_HOST, …
    std::string name;
  };

  explicit UnitKernels(CompiledUnit &unit) : unit(unit) {}

  bool kernel(uint32_t cluster, uint32_t stage,
              const runmat_kernel_target &target, runmat_kernel_code &out,
              std::string &error) override {
    if (!unit.kernel(cluster, stage, target, out, error))
      return false;
    madeKernels.push_back({cluster, stage, target.format, out.entry});
    return true;
  }

  const std::vector<Made> &made() const { return madeKernels; }

private:
  CompiledUnit &unit;
  std::vector<Made> madeKernels;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITKERNELS_H
