//===- ReductionChoice.h - which settings of reductions are fastest -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_REDUCTIONCHOICE_H
#define RUNMAT_TOOLS_PROFILE_REDUCTIONCHOICE_H

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace runmat::profile {

/// What a reduction of `slices` slices took.
struct ReductionRun {
  uint64_t length, slices;
  uint32_t workgroup;
  bool inTwoPasses;
  double seconds;
};

/// The settings two-pass-threshold and reduction-workgroup.
struct ReductionPair {
  uint64_t threshold;
  uint32_t workgroup;
};

/// How many times as long as the fastest way to reduce each shape the pair
/// takes, in the geometric mean over the shapes; none where a run is missing.
std::optional<double> slowdown(std::span<const ReductionRun> runs,
                               ReductionPair pair);

/// Thresholds that tell the lengths that were measured apart: one below them
/// all, and each of them.
std::vector<uint64_t> thresholdsBetween(std::span<const ReductionRun> runs);

/// The pair of these thresholds and the workgroups measured that takes least;
/// of equals the first, by threshold. None where for each a run is missing.
std::optional<ReductionPair> bestPair(std::span<const ReductionRun> runs,
                                      std::span<const uint64_t> thresholds);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_REDUCTIONCHOICE_H
