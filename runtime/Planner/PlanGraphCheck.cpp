//===- PlanGraphCheck.cpp - is the description of a unit sound --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LoopNest.h"

#include <cmath>

namespace runmat {
namespace {

bool isAmount(double value) { return std::isfinite(value) && value >= 0; }
bool isCount(double value) { return std::isfinite(value) && value >= 1; }

std::string about(const char *noun, size_t index, const char *what) {
  return std::string(noun) + " " + std::to_string(index) + " " + what;
}

/// Checks one graph; each check leaves the first problem in `problem`.
class Check {
public:
  Check(const PlanGraph &graph, std::span<const PlanPlace> places)
      : graph(graph), places(places) {}

  std::string run() {
    // Later checks follow the numbers that earlier ones looked at.
    if (checkPlaces() && checkLoops() && checkValues() && checkCarried() &&
        checkSteps() && checkOrigins() && checkOrder())
      checkReads();
    return std::move(problem);
  }

private:
  bool fail(std::string text) {
    problem = std::move(text);
    return false;
  }
  bool isLoop(uint32_t loop) const {
    return loop == noLoop || loop < graph.loops.size();
  }
  bool areValues(const std::vector<uint32_t> &values) const {
    for (uint32_t value : values)
      if (value >= graph.values.size())
        return false;
    return true;
  }
  bool checkPlaces();
  bool checkLoops();
  bool checkValues();
  bool checkCarried();
  bool checkSteps();
  bool checkStep(const PlanStep &step, size_t index);
  bool checkOrigins();
  bool checkOrder();
  bool checkReads();

  const PlanGraph &graph;
  std::span<const PlanPlace> places;
  std::string problem;
};

bool Check::checkPlaces() {
  if (places.empty() || places.size() > maxPlaces)
    return fail("there must be 1 to 32 places");
  for (size_t i = 0; i < places.size(); ++i)
    if (!places[i].model)
      return fail(about("place", i, "has no model"));
  return isCount(graph.runs) || fail("the unit runs less than once");
}

bool Check::checkLoops() {
  for (size_t i = 0; i < graph.loops.size(); ++i) {
    const PlanLoop &loop = graph.loops[i];
    if (loop.around != noLoop && loop.around >= i)
      return fail(about("loop", i, "comes before the one around it"));
    if (!isCount(loop.turns))
      return fail(about("loop", i, "turns less than once"));
  }
  return true;
}

bool Check::checkValues() {
  const PlaceSet everywhere =
      only(static_cast<PlaceIndex>(places.size()) - 1) * 2 - 1;
  for (size_t i = 0; i < graph.values.size(); ++i) {
    const PlanValue &value = graph.values[i];
    if (!isAmount(value.bytes))
      return fail(about("value", i, "has no number of bytes"));
    if ((value.currentAt & ~everywhere) != 0)
      return fail(about("value", i, "is at a place that is none"));
  }
  return true;
}

bool Check::checkCarried() {
  for (size_t i = 0; i < graph.carried.size(); ++i) {
    const CarriedValue &carried = graph.carried[i];
    if (carried.loop >= graph.loops.size())
      return fail(about("carried value", i, "has no loop"));
    if (!areValues({carried.first, carried.inside, carried.next}))
      return fail(about("carried value", i, "names a value that is none"));
  }
  return true;
}

bool Check::checkStep(const PlanStep &step, size_t index) {
  if (!areValues(step.reads) || !areValues(step.writes))
    return fail(about("step", index, "names a value that is none"));
  if (!isLoop(step.loop))
    return fail(about("step", index, "is in a loop that is none"));
  if (!canBeAt(step, hostPlace))
    return fail(about("step", index, "cannot be on the host"));
  bool isWork = isAmount(step.work.bytes);
  for (double operations : step.work.operations)
    isWork &= isAmount(operations);
  for (double seconds : step.measured)
    isWork &= isAmount(seconds);
  return isWork || fail(about("step", index, "has no amount of work"));
}

bool Check::checkSteps() {
  for (size_t i = 0; i < graph.steps.size(); ++i)
    if (!checkStep(graph.steps[i], i))
      return false;
  return true;
}

/// Each value comes from one thing.
bool Check::checkOrigins() {
  std::vector<uint32_t> origins(graph.values.size());
  for (size_t i = 0; i < graph.values.size(); ++i)
    origins[i] =
        graph.values[i].currentAt != 0 || graph.values[i].isGenerated ? 1 : 0;
  for (const PlanStep &step : graph.steps)
    for (uint32_t value : step.writes)
      ++origins[value];
  for (const CarriedValue &carried : graph.carried)
    ++origins[carried.inside];
  for (size_t i = 0; i < origins.size(); ++i)
    if (origins[i] != 1)
      return fail(about("value", i,
                        origins[i] == 0 ? "comes from nowhere"
                                        : "comes from more than one thing"));
  return true;
}

/// The steps of a loop follow one another.
bool Check::checkOrder() {
  const LoopNest nest(graph.loops);
  std::vector<bool> isOver(graph.loops.size());
  uint32_t current = noLoop;
  for (size_t i = 0; i < graph.steps.size(); ++i) {
    uint32_t loop = graph.steps[i].loop;
    for (; !nest.isWithin(loop, current); current = graph.loops[current].around)
      isOver[current] = true;
    for (uint32_t l = loop; l != noLoop; l = graph.loops[l].around)
      if (isOver[l])
        return fail(about("step", i, "is apart from others of its loop"));
    current = loop;
  }
  return true;
}

/// What steps read is there.
bool Check::checkReads() {
  const LoopNest nest(graph.loops);
  std::vector<bool> isMade(graph.values.size());
  std::vector<uint32_t> scope(graph.values.size(), noLoop);
  for (size_t i = 0; i < graph.values.size(); ++i)
    isMade[i] = graph.values[i].currentAt != 0 || graph.values[i].isGenerated;
  for (const CarriedValue &carried : graph.carried) {
    isMade[carried.inside] = true;
    scope[carried.inside] = carried.loop;
  }
  for (size_t i = 0; i < graph.steps.size(); ++i) {
    for (uint32_t value : graph.steps[i].reads)
      if (!isMade[value] || !nest.isWithin(graph.steps[i].loop, scope[value]))
        return fail(about("step", i, "reads a value that is not there"));
    for (uint32_t value : graph.steps[i].writes)
      isMade[value] = true;
  }
  return true;
}

} // namespace

std::string problemOf(const PlanGraph &graph,
                      std::span<const PlanPlace> places) {
  return Check(graph, places).run();
}

} // namespace runmat
