//===- HostCalibration.h - figures of the processor by measuring -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_HOSTCALIBRATION_H
#define RUNMAT_RUNTIME_HOSTCALIBRATION_H

#include "runtime/Devices/DeviceFigures.h"

#include <cstdint>

namespace runmat {

/// A processor to measure, and the time that the calling thread has computed,
/// which what else the machine does adds nothing to.
class HostTarget {
public:
  virtual ~HostTarget() = default;
  virtual double computed() = 0;
  /// Does so much of what the figure is a rate of, or a little more, and
  /// returns how much it was.
  virtual double work(Figure figure, double amount) = 0;
};

/// The rates of one thread, measured for `seconds` at most, as those of so
/// many: they grow with the threads as the assumed ones do. Other figures, and
/// those for which the time did not suffice, are the assumed ones.
Figures calibrateHost(HostTarget &target, uint32_t threads, double seconds);

/// The same of this processor. Takes 64 MiB meanwhile; throws std::bad_alloc.
Figures measuredHost(uint32_t threads, double seconds);

} // namespace runmat

#endif // RUNMAT_RUNTIME_HOSTCALIBRATION_H
