//===- CostRule.h - is a cluster cheaper on a device ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_COSTRULE_H
#define RUNMAT_RUNTIME_COSTRULE_H

namespace runmat {

/// What a launch needs, as far as the rule looks at it.
struct ClusterWork {
  double operations = 0;
  double bytes = 0;         ///< Of all inputs.
  double uploadBytes = 0;   ///< Of inputs that the device lacks.
  double downloadBytes = 0; ///< Of inputs that the host lacks.
};

/// Seconds that the launch takes on the host, transfers included.
double secondsOnHost(const ClusterWork &work);
/// Seconds that it takes on the device, transfers included.
double secondsOnDevice(const ClusterWork &work);
/// Whether the device is the better place.
bool isCheaperOnDevice(const ClusterWork &work);

} // namespace runmat

#endif // RUNMAT_RUNTIME_COSTRULE_H
