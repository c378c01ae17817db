//===- ReductionChoice.cpp - which settings are fastest ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReductionChoice.h"

#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace runmat;
using namespace runmat::profile;

namespace {

const elementary::PlainElementary<double> text;

using Shape = std::pair<uint64_t, uint64_t>;

/// The least seconds of each shape; those that `counts` says.
template <typename Predicate>
std::map<Shape, double> fastest(std::span<const ReductionRun> runs,
                                Predicate counts) {
  std::map<Shape, double> seconds;
  for (const ReductionRun &run : runs) {
    if (!counts(run))
      continue;
    const auto [place, isNew] =
        seconds.try_emplace({run.length, run.slices}, run.seconds);
    place->second = std::min(place->second, run.seconds);
  }
  return seconds;
}

} // namespace

std::optional<double> profile::slowdown(std::span<const ReductionRun> runs,
                                        ReductionPair pair) {
  const auto best = fastest(runs, [](const ReductionRun &) { return true; });
  const auto taken = fastest(runs, [&](const ReductionRun &run) {
    return run.workgroup == pair.workgroup &&
           run.inTwoPasses == (run.length > pair.threshold);
  });
  if (taken.empty() || taken.size() != best.size())
    return std::nullopt;
  double logarithms = 0;
  for (const auto &[shape, seconds] : taken)
    logarithms += text.log(seconds / best.at(shape));
  return text.exp(logarithms / double(taken.size()));
}

std::vector<uint64_t>
profile::thresholdsBetween(std::span<const ReductionRun> runs) {
  std::set<uint64_t> lengths;
  for (const ReductionRun &run : runs)
    lengths.insert(run.length);
  if (!lengths.empty() && *lengths.begin() > 1)
    lengths.insert(*lengths.begin() / 2);
  return {lengths.begin(), lengths.end()};
}

std::optional<ReductionPair>
profile::bestPair(std::span<const ReductionRun> runs,
                  std::span<const uint64_t> thresholds) {
  std::set<uint32_t> workgroups;
  for (const ReductionRun &run : runs)
    workgroups.insert(run.workgroup);
  std::optional<ReductionPair> best;
  double least = 0;
  for (const uint64_t threshold : thresholds)
    for (const uint32_t workgroup : workgroups) {
      const ReductionPair pair = {threshold, workgroup};
      const std::optional<double> cost = slowdown(runs, pair);
      if (!cost || (best && *cost >= least))
        continue;
      best = pair;
      least = *cost;
    }
  return best;
}
