//===- PlannedUnit.cpp - what the planner knows of a unit -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlannedUnit.h"
#include "runtime/Planner/Places.h"
#include "runtime/Planner/Planner.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace runmat {
namespace {

/// Turns that a loop is taken to make when nothing is known of it.
constexpr double turnsAssumed = 4;
constexpr int64_t unknown = -1;

double product(std::span<const int64_t> extents) {
  double count = 1;
  for (int64_t extent : extents)
    count *= static_cast<double>(extent);
  return count;
}

} // namespace

PlannedUnit::PlannedUnit(const runmat_plan &plan,
                         std::span<const runmat_cluster_info> clusters,
                         std::vector<bool> movedByDevices)
    : plan(plan), clusters(clusters), movedByDevices(std::move(movedByDevices)),
      steps(clusters.size(), RUNMAT_PLAN_NONE),
      readAfterwards(plan.value_count), extentsSeen(plan.value_count),
      bytesAssumed(plan.value_count, -1), turnsSeen(plan.loop_count),
      compiledAt(plan.step_count),
      timings(size_t(plan.step_count) * maxPlaces) {
  static std::atomic<uint64_t> count{0};
  number_ = ++count;
  for (uint32_t step = 0; step < plan.step_count; ++step) {
    const uint32_t cluster = plan.steps[step].cluster;
    if (cluster >= steps.size())
      continue;
    steps[cluster] = step;
    for (uint32_t loop = plan.steps[step].loop; loop != RUNMAT_PLAN_NONE;
         loop = loopAround(loop))
      hasOpenLoops_ |= plan.loops[loop].turns == 0;
  }
}

void PlannedUnit::expectReadAfterwards(uint32_t output) {
  if (output < plan.output_count && plan.outputs[output] < plan.value_count)
    readAfterwards[plan.outputs[output]] = true;
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

/// Finds extents in the order of the values: what one refers to comes before
/// it.
struct PlannedUnit::Resolver {
  const PlannedUnit &unit;
  std::span<const Input> inputs;
  std::vector<std::vector<int64_t>> extents;
  /// The most elements that any value is known to have: the guess for others.
  double most = 1;
  /// By value: the carried variable that the body sees as it, null where that
  /// changes its extents.
  std::vector<const runmat_plan_carried *> steady;

  const runmat_plan_value &value(uint32_t number) const {
    return unit.plan.values[number];
  }

  int64_t resolve(const runmat_plan_extent &extent) const {
    if (extent.value == RUNMAT_PLAN_NONE)
      return extent.number;
    const uint32_t input = value(extent.value).input;
    if (extent.dimension == RUNMAT_PLAN_ELEMENT) {
      auto number = input < inputs.size() ? inputs[input].number : std::nullopt;
      bool fits = number && *number >= 0 && *number < 1e15;
      return fits ? static_cast<int64_t>(*number) : unknown;
    }
    if (extent.value >= extents.size())
      return unknown;
    const std::vector<int64_t> &of = extents[extent.value];
    return extent.dimension < of.size() ? of[extent.dimension] : 1;
  }

  std::vector<int64_t> resolve(const runmat_plan_extent *list,
                               uint32_t count) const {
    std::vector<int64_t> result(count);
    for (uint32_t d = 0; d < count; ++d)
      result[d] = resolve(list[d]);
    return result;
  }

  static bool isKnown(const std::vector<int64_t> &extents) {
    return std::ranges::find(extents, unknown) == extents.end();
  }

  /// What the body of a loop sees of a carried variable is as large as before
  /// the loop, if the next turn then sees as much; else nothing is known of it.
  void resolveAll() {
    steady.assign(unit.plan.value_count, nullptr);
    for (uint32_t i = 0; i < unit.plan.carried_count; ++i) {
      const runmat_plan_carried &one = unit.plan.carried[i];
      // problemOf tells of others.
      if (std::max({one.first, one.inside, one.next}) < steady.size())
        steady[one.inside] = &one;
    }
    do {
      extents.clear();
      most = 1;
      resolveInOrder();
    } while (dropGrowing());
  }

  /// Of the carried variables; whether there was one.
  bool dropGrowing() {
    bool wasAny = false;
    for (const runmat_plan_carried *&carried : steady)
      if (carried && extents[carried->next] != extents[carried->first]) {
        carried = nullptr;
        wasAny = true;
      }
    return wasAny;
  }

  void resolveInOrder() {
    for (uint32_t v = 0; v < unit.plan.value_count; ++v) {
      const runmat_plan_value &described = value(v);
      std::vector<int64_t> found =
          described.input < inputs.size()
              ? inputs[described.input].extents
              : resolve(described.extents, described.extent_count);
      if (!isKnown(found) && steady[v] && steady[v]->first < v)
        found = extents[steady[v]->first];
      if (!isKnown(found) && !unit.extentsSeen[v].empty())
        found = unit.extentsSeen[v];
      if (isKnown(found))
        most = std::max(most, product(found));
      extents.push_back(std::move(found));
    }
  }

  double elements(const std::vector<int64_t> &of) const {
    return isKnown(of) ? product(of) : most;
  }
  double bytes(uint32_t v) const {
    return elements(extents[v]) * value(v).element_bytes;
  }
};

/// Whether a plan for the one serves the other.
static bool areClose(double a, double b) {
  return a <= 1.25 * b && b <= 1.25 * a;
}

void PlannedUnit::assume(const PlanGraph &graph) {
  for (size_t value = 0; value < bytesAssumed.size(); ++value)
    bytesAssumed[value] = graph.values[value].bytes;
}

void PlannedUnit::learnExtents(uint32_t value,
                               std::span<const int64_t> extents) {
  const double bytes = product(extents) * plan.values[value].element_bytes;
  if (!areClose(std::exchange(bytesAssumed[value], bytes), bytes))
    ++version_;
  extentsSeen[value].assign(extents.begin(), extents.end());
}

void PlannedUnit::learnTurns(uint32_t loop, std::span<const Input> inputs,
                             double turns) {
  if (knownTurns(loop, inputs))
    return;
  if (!areClose(usualTurns(loop, inputs), turns))
    ++version_;
  turnsSeen[loop] = turns;
}

void PlannedUnit::learnCompiled(uint32_t step, PlaceIndex place,
                                bool isInForce) {
  if (!isInForce && !isCompiled(step, place))
    ++version_;
  compiledAt[step] |= only(place);
}

void PlannedUnit::learnTime(uint32_t step, PlaceIndex place, double seconds,
                            double bytes, double predicted, bool isInForce) {
  Timing &timing = timings[step * maxPlaces + place];
  ++timing.comparison.count;
  timing.comparison.measured += seconds;
  timing.comparison.predicted += predicted;
  double perByte = seconds / std::max(bytes, 1.0);
  // The first time is often that of fresh memory, too. A loop of a thousand
  // turns must not be believed to take a thousand times as long.
  const bool isFirst = timing.count++ == 0;
  if (isFirst && predicted > 0 && seconds > predicted) {
    timing.firstPerByte = perByte;
    return;
  }
  if (timing.firstPerByte > 0)
    perByte = std::min(perByte, std::exchange(timing.firstPerByte, 0));
  const double known = timing.secondsPerByte;
  if (known > 0 && perByte >= known)
    return;
  // Where nothing was measured yet, plans had what the model said.
  const bool isCheaper = known > 0 || perByte * bytes <= predicted;
  if (!(isInForce && isCheaper) && !areClose(perByte, known))
    ++version_;
  timing.secondsPerByte = perByte;
}

const runmat_cluster_info *PlannedUnit::clusterOf(uint32_t step) const {
  const uint32_t cluster = plan.steps[step].cluster;
  return cluster == RUNMAT_PLAN_NONE ? nullptr : &clusters[cluster];
}

std::optional<double>
PlannedUnit::knownTurns(uint32_t number, std::span<const Input> inputs) const {
  const runmat_plan_loop &loop = plan.loops[number];
  if (loop.turns != 0)
    return loop.turns;
  const uint32_t input = loop.last < plan.value_count
                             ? plan.values[loop.last].input
                             : RUNMAT_PLAN_NONE;
  if (input >= inputs.size() || !inputs[input].number)
    return std::nullopt;
  const double turns =
      std::floor((*inputs[input].number - loop.first) / loop.step) + 1;
  return std::isfinite(turns) ? std::optional(std::max(turns, 1.0))
                              : std::nullopt;
}

double PlannedUnit::usualTurns(uint32_t loop,
                               std::span<const Input> inputs) const {
  if (std::optional<double> known = knownTurns(loop, inputs))
    return *known;
  return turnsSeen[loop] != 0 ? turnsSeen[loop] : turnsAssumed;
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

void PlannedUnit::addObstacles(PlanStep &step,
                               const runmat_plan_step &described,
                               bool isMovedByDevices, Places &places) const {
  step.obstacles.resize(places.list().size());
  for (PlaceIndex place = 1; place < places.list().size(); ++place) {
    if (described.cluster == RUNMAT_PLAN_NONE) {
      if (!isMovedByDevices)
        step.obstacles[place] = "only the host does it";
      continue;
    }
    const runmat_cluster_info &cluster = clusters[described.cluster];
    const Device *device = places.deviceAt(place);
    const char *obstacle =
        device ? Planner::codeObstacle(cluster, *device) : nullptr;
    if (obstacle)
      step.obstacles[place] = obstacle;
  }
}

/// What a place has no memory for would go there in pieces, if at all, and back
/// each time.
void PlannedUnit::addMemoryObstacles(PlanStep &step, const Resolver &resolver,
                                     Places &places) const {
  auto bytesOf = [&](const std::vector<uint32_t> &values) {
    double bytes = 0;
    for (uint32_t value : values)
      bytes += resolver.bytes(value);
    return bytes;
  };
  // A result may take the place of an input.
  const double least = std::max(bytesOf(step.reads), bytesOf(step.writes));
  for (PlaceIndex place = 1; place < places.list().size(); ++place) {
    const Device *device = places.deviceAt(place);
    if (device && step.obstacles[place].empty() &&
        least > static_cast<double>(device->info().memory_bytes))
      step.obstacles[place] = "its memory is too small";
  }
}

/// `items`: those that its kernel runs over.
void PlannedUnit::addSizeObstacles(PlanStep &step, double items,
                                   const Resolver &resolver,
                                   const Places &places) const {
  double most = items;
  for (const std::vector<uint32_t> *values : {&step.reads, &step.writes})
    for (uint32_t value : *values)
      most = std::max(most, resolver.elements(resolver.extents[value]));
  if (!places.isTooSmall(most))
    return;
  for (PlaceIndex place = 1; place < step.obstacles.size(); ++place)
    if (step.obstacles[place].empty())
      step.obstacles[place] = "fewer elements than accel-threshold";
}

/// Arithmetic per item, as often as there are items.
static void addOperations(LaunchWork &work, const runmat_cluster_info &cluster,
                          double items) {
  static_assert(RUNMAT_WORK_KINDS == size_t(WorkKind::Integer) + 1);
  for (size_t kind = 0; kind < RUNMAT_WORK_KINDS; ++kind)
    work.operations[kind] = cluster.operations[kind] * items;
}

PlanGraph PlannedUnit::graph(std::span<const Input> inputs,
                             std::span<const double> turns,
                             Places &places) const {
  Resolver resolver{*this, inputs, {}, 1, {}};
  resolver.resolveAll();
  PlanGraph graph;
  graph.hasGuesses = !std::ranges::all_of(resolver.extents, &Resolver::isKnown);
  graph.runs = std::max<double>(1, static_cast<double>(runs));
  std::vector<bool> isMade(plan.value_count);
  for (uint32_t i = 0; i < plan.loop_count; ++i)
    graph.loops.push_back({plan.loops[i].around == RUNMAT_PLAN_NONE
                               ? noLoop
                               : plan.loops[i].around,
                           std::max(1.0, turns[i])});
  for (uint32_t i = 0; i < plan.carried_count; ++i) {
    const runmat_plan_carried &one = plan.carried[i];
    graph.carried.push_back({one.loop, one.first, one.inside, one.next});
    isMade[one.inside] = true;
  }
  for (uint32_t i = 0; i < plan.step_count; ++i) {
    const runmat_plan_step &described = plan.steps[i];
    PlanStep step;
    step.reads.assign(described.reads, described.reads + described.read_count);
    step.writes.assign(described.writes,
                       described.writes + described.write_count);
    step.loop = described.loop == RUNMAT_PLAN_NONE ? noLoop : described.loop;
    step.compiledAt = compiledAt[i];
    step.compile.kernels = step.work.launches = 0;
    addObstacles(step, described, described.is_call && movedByDevices[i],
                 places);
    for (uint32_t value : step.writes)
      isMade[value] = true;
    addMemoryObstacles(step, resolver, places);
    if (described.cluster != RUNMAT_PLAN_NONE || described.is_call)
      for (const std::vector<uint32_t> *values : {&step.reads, &step.writes})
        for (uint32_t value : *values)
          step.work.bytes += resolver.bytes(value);
    double items = 0;
    if (described.cluster != RUNMAT_PLAN_NONE) {
      const runmat_cluster_info &cluster = clusters[described.cluster];
      step.name = cluster.name;
      step.compile = {1, cluster.text_operations};
      step.work.launches = 1;
      items = resolver.elements(
          resolver.resolve(described.extents, described.extent_count));
      addOperations(step.work, cluster, items);
    }
    addSizeObstacles(step, items, resolver, places);
    for (PlaceIndex place = 0; place < places.list().size(); ++place)
      step.measured.push_back(timings[i * maxPlaces + place].secondsPerByte *
                              step.work.bytes);
    graph.steps.push_back(std::move(step));
  }
  for (uint32_t v = 0; v < plan.value_count; ++v) {
    const uint32_t input = plan.values[v].input;
    PlanValue value;
    value.bytes = resolver.bytes(v);
    value.isReadAfterwards = readAfterwards[v];
    if (input < inputs.size())
      value.currentAt = inputs[input].currentAt;
    else if (!isMade[v])
      value.currentAt = only(hostPlace);
    graph.values.push_back(value);
  }
  return graph;
}

} // namespace runmat
