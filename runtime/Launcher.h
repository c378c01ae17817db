//===- Launcher.h - runs a cluster on a device ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mechanics of a launch: storage of the results, scratch, the argument
// words and the one or two kernels. Where a cluster runs is the Planner's
// decision.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LAUNCHER_H
#define RUNMAT_RUNTIME_LAUNCHER_H

#include "runmat/unit.h"
#include "runtime/Error.h"
#include "runtime/IterationSpace.h"
#include "runtime/KernelSource.h"
#include "runtime/LaunchChain.h"
#include "runtime/Memory.h"
#include "runtime/Settings.h"
#include "runtime/ThreadedTurns.h"
#include "runtime/TrustedGuards.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace runmat {

/// The arguments of `launch` of the unit ABI (include/runmat/unit.h).
struct LaunchArguments {
  runmat_array *const *inputs = nullptr;
  runmat_array **outputs = nullptr;
  const int64_t *shapes = nullptr;
  const int64_t *extents = nullptr;
  const uint64_t *scalars = nullptr;
  /// May be null: no donations.
  const int32_t *donations = nullptr;
  /// Where a device raises the guard flag for somebody to read later; null: the
  /// launch waits and reads it.
  TrustedGuards *trusted = nullptr;
  /// Launches that wait for this one, or this one waits with them where its
  /// cluster says so; null: it waits for none.
  LaunchChain *chain = nullptr;
};

/// A cluster of a unit: what it is and where its kernels come from.
struct ClusterRef {
  const runmat_cluster_info *info = nullptr;
  KernelSource *source = nullptr;
  uint32_t index = 0;
};

enum class LaunchOutcome {
  Done = RUNMAT_LAUNCH_DONE,
  Guard = RUNMAT_LAUNCH_GUARD,
  Failed = RUNMAT_LAUNCH_FAILED,
  /// The source has no kernel for this device, or the device has no memory
  /// left: another one may run the cluster.
  NoKernel = 3,
  NoMemory = 4
};

class Launcher {
public:
  explicit Launcher(const RuntimeSettings &settings) : settings(settings) {}

  /// Runs the cluster on `device`. When it is not Done, every output is null
  /// and inputs are as they were, donated ones too: exits need them. (One that
  /// only a lost device held cannot be read any more; an interrupt may leave
  /// one half-written with `interruptDonated`.) For what is neither Done nor
  /// Guard the reason is in `error`. Throws nothing.
  LaunchOutcome launch(const ClusterRef &cluster, Device &device,
                       const LaunchArguments &arguments, Error &error);

  /// Runs the launches that wait, which were given the device of the host.
  /// Neither Done nor Guard: the reason is in `error`.
  LaunchOutcome runChain(LaunchChain &chain, Device &device, Error &error);

  /// Turns of units' loops that threads may make.
  ThreadedTurns &threadedTurns() { return turns; }

private:
  ThreadedTurns turns;
  class Call;
  /// The guard flag's word on each device, by device index.
  struct FlagWord {
    const Device *device;
    DeviceBuffer buffer;
  };
  const runmat_buffer &flagOn(Device &device);
  /// Null when the device refuses it.
  const LoadedKernel *passageOn(Device &device);

  RuntimeSettings settings;
  std::vector<FlagWord> flags;
  /// Partials of small reductions on the host, which are over before the next
  /// launch: to ask the device for them took as long as to add a few elements.
  alignas(memory::alignment) std::array<std::byte, 4096> smallPartials;
  LoadedKernel passage;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_LAUNCHER_H
