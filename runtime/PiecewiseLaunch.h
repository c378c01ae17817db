//===- PiecewiseLaunch.h - clusters that do not fit a device ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PIECEWISELAUNCH_H
#define RUNMAT_RUNTIME_PIECEWISELAUNCH_H

#include "runtime/Launcher.h"

namespace runmat {

/// Runs a cluster over one range of its elements after the other, with arrays
/// of the host: those are cut, and the results are on the host. As
/// Launcher::launch otherwise; NoMemory also where the cluster cannot be cut or
/// pieces would be too short to be worth it.
LaunchOutcome launchInPieces(Launcher &launcher, const ClusterRef &cluster,
                             Device &device, const LaunchArguments &arguments,
                             Error &error);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PIECEWISELAUNCH_H
