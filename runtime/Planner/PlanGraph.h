//===- PlanGraph.h - what a unit does, for the planner ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plain description of a unit's clusters and operations, of the values
// between them and of the places where they can be: all that a plan depends on.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANGRAPH_H
#define RUNMAT_RUNTIME_PLANGRAPH_H

#include "runtime/Devices/DeviceModel.h"

#include <span>
#include <string>
#include <vector>

namespace runmat {

/// Number of a place: 0 is the host, the others are devices.
using PlaceIndex = uint32_t;
inline constexpr PlaceIndex hostPlace = 0;
/// A bit for each place.
using PlaceSet = uint32_t;
inline constexpr uint32_t maxPlaces = 32;
inline constexpr PlaceSet only(PlaceIndex place) {
  return PlaceSet(1) << place;
}
inline constexpr bool contains(PlaceSet set, PlaceIndex place) {
  return (set & only(place)) != 0;
}

/// A place that a plan may use. The model belongs to the caller.
struct PlanPlace {
  std::string name;
  const DeviceModel *model = nullptr;
};

/// In place of a number: outside of all loops.
inline constexpr uint32_t noLoop = UINT32_MAX;

struct PlanLoop {
  uint32_t around = noLoop;
  double turns = 1; ///< Known or estimated, at least 1.
};

/// An array. A step makes it, or it is there before the unit, or it is what
/// the body of a loop sees of a carried variable (CarriedValue::inside).
struct PlanValue {
  double bytes = 0;
  PlaceSet currentAt = 0; ///< Before the unit; none for others.
  /// Kernels make its elements where they read them (ranges, fills, random
  /// numbers): nothing is ever moved for it.
  bool isGenerated = false;
  /// By the host, after the unit.
  bool isReadAfterwards = false;
};

/// A variable that goes from turn to turn of a loop. What reads it after the
/// loop reads `next`.
struct CarriedValue {
  uint32_t loop = noLoop;
  uint32_t first = 0;  ///< Before the first turn, made outside of the loop.
  uint32_t inside = 0; ///< As the body sees it.
  uint32_t next = 0;   ///< What the next turn sees.
};

/// A cluster or an operation of the runtime, or something that the host alone
/// does, such as output.
struct PlanStep {
  std::string name;
  LaunchWork work;
  std::vector<uint32_t> reads;
  std::vector<uint32_t> writes;
  uint32_t loop = noLoop;
  /// Of each place, why the step cannot be there; empty where it can. Places
  /// beyond the list can take it, the host always.
  std::vector<std::string> obstacles;
  /// Where its kernels are compiled already.
  PlaceSet compiledAt = 0;
  CompileWork compile;
  /// What one execution took at each place where it was timed by itself; 0
  /// where it was not, as beyond the list: then the place's model says it.
  std::vector<double> measured;
};

/// Steps are in the order of execution, those of a loop one after the other.
struct PlanGraph {
  std::vector<PlanValue> values;
  std::vector<PlanLoop> loops; ///< Those around come first.
  std::vector<CarriedValue> carried;
  std::vector<PlanStep> steps;
  /// How often the unit is expected to run this way, at least 1: what
  /// compiling costs is spread over them.
  double runs = 1;
  /// Whether extents are among it that nothing is known of before it runs.
  bool hasGuesses = false;
};

/// What is wrong with the description; empty for one that can be planned.
std::string problemOf(const PlanGraph &graph,
                      std::span<const PlanPlace> places);

/// Whether the step can be at the place.
inline bool canBeAt(const PlanStep &step, PlaceIndex place) {
  return place >= step.obstacles.size() || step.obstacles[place].empty();
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANGRAPH_H
