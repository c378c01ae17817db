//===- Donations.h - storage that outputs take over -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_STORAGE_DONATIONS_H
#define RUNMAT_PASSES_STORAGE_DONATIONS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Chooses for each output of a launch the input whose storage it may take: one
/// of its class and extents that nobody needs after the launch. References must
/// not be counted yet. Returns how many outputs have one.
unsigned markDonations(LaunchOp launch);

} // namespace runmat

#endif // RUNMAT_PASSES_STORAGE_DONATIONS_H
