//===- RandomPlans.h - made-up devices and units ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_RANDOMPLANS_H
#define RUNMAT_UNITTESTS_RUNTIME_RANDOMPLANS_H

#include "runtime/Planner/PlanCosts.h"

#include <deque>
#include <random>

namespace runmat::test {

/// Numbers that are the same with every standard library.
class Dice {
public:
  explicit Dice(uint64_t seed) : engine(seed) {}
  /// One of 0 to count - 1.
  uint32_t below(uint32_t count) {
    return static_cast<uint32_t>(engine() % count);
  }
  bool chance(uint32_t percent) { return below(100) < percent; }
  /// From `least` to `most`, all magnitudes alike.
  double magnitude(double least, double most);

private:
  std::mt19937_64 engine;
};

/// Places and the models that they point to.
class TestPlaces {
public:
  void add(std::string name, const Figures &figures);
  void set(PlaceIndex place, Figure figure, double value);
  std::span<const PlanPlace> get() const { return places; }
  const DeviceModel &model(PlaceIndex place) const {
    return *places[place].model;
  }

private:
  std::deque<DeviceModel> models;
  std::vector<PlanPlace> places;
};

/// A host and devices of random figures, some of which work on host memory.
TestPlaces randomPlaces(Dice &dice, uint32_t count);

struct GraphShape {
  uint32_t steps = 8;
  uint32_t places = 2;
  bool hasLoops = true;
  bool hasCarried = true;
  uint32_t leastTurns = 1;
  uint32_t mostTurns = 6;
};
/// A graph without problems, of whole turns.
PlanGraph randomGraph(Dice &dice, const GraphShape &shape);

/// What a placement takes when each turn of each loop is gone through.
struct SimulatedSeconds {
  double steps = 0;
  double transfers = 0;
};
SimulatedSeconds simulate(const PlanGraph &graph,
                          std::span<const PlanPlace> places,
                          const Placement &placement);

/// Calls `visit` with every placement that the steps' obstacles allow.
template <typename Visit>
void forEachPlacement(const PlanGraph &graph, uint32_t places, Visit visit) {
  Placement placement(graph.steps.size(), hostPlace);
  for (;;) {
    visit(placement);
    size_t s = 0;
    for (; s < placement.size(); ++s) {
      do
        ++placement[s];
      while (placement[s] < places && !canBeAt(graph.steps[s], placement[s]));
      if (placement[s] < places)
        break;
      placement[s] = hostPlace;
    }
    if (s == placement.size())
      return;
  }
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_RANDOMPLANS_H
