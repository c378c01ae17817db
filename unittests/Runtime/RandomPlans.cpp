//===- RandomPlans.cpp - made-up devices and units --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "RandomPlans.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace runmat::test {

double Dice::magnitude(double least, double most) {
  double share = below(1u << 20) / double(1u << 20);
  return least * std::pow(most / least, share);
}

void TestPlaces::add(std::string name, const Figures &figures) {
  models.emplace_back(figures);
  places.push_back({std::move(name), &models.back()});
}

void TestPlaces::set(PlaceIndex place, Figure figure, double value) {
  Figures figures = models[place].uncorrected();
  figures[size_t(figure)] = value;
  models[place] = DeviceModel(figures);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// From a tenth of usual figures to ten times as much.
static Figures randomFigures(Dice &dice, bool hasTransfers) {
  Figures figures{};
  for (size_t i = 0; i < figureCount; ++i) {
    const FigureInfo &it = info(figureAt(i));
    if (it.isOfDevices && !hasTransfers)
      continue;
    if (figureAt(i) == Figure::CompileOperationSeconds) {
      figures[i] = figures[i - 1] / 500; // follows that of a whole kernel
      continue;
    }
    double usual = it.isRate ? 20e9 : 20e-6;
    figures[i] = dice.magnitude(usual / 10, usual * 10);
  }
  return figures;
}

TestPlaces randomPlaces(Dice &dice, uint32_t count) {
  TestPlaces places;
  places.add("host", randomFigures(dice, false));
  for (uint32_t p = 1; p < count; ++p)
    places.add("device" + std::to_string(p),
               randomFigures(dice, !dice.chance(10)));
  return places;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {

class GraphMaker {
public:
  GraphMaker(Dice &dice, const GraphShape &shape) : dice(dice), shape(shape) {}
  PlanGraph make();

private:
  uint32_t addValue();
  void addGiven();
  void addStep(uint32_t loop);
  void addBody(uint32_t loop, uint32_t depth, uint32_t steps);
  void addLoop(uint32_t around, uint32_t depth, uint32_t steps);
  void addCarried(uint32_t loop, size_t visibleBefore);
  uint32_t anyVisible() {
    return visible[dice.below(static_cast<uint32_t>(visible.size()))];
  }

  Dice &dice;
  GraphShape shape;
  PlanGraph graph;
  std::vector<uint32_t> visible;
};

uint32_t GraphMaker::addValue() {
  PlanValue value;
  value.bytes = dice.magnitude(8, 1e8);
  value.isReadAfterwards = dice.chance(20);
  graph.values.push_back(value);
  return static_cast<uint32_t>(graph.values.size() - 1);
}

void GraphMaker::addGiven() {
  uint32_t value = addValue();
  visible.push_back(value);
  if (dice.chance(15))
    graph.values[value].isGenerated = true;
  else
    graph.values[value].currentAt = 1 + dice.below(only(shape.places) - 1);
}

void GraphMaker::addStep(uint32_t loop) {
  PlanStep step;
  step.name = "step" + std::to_string(graph.steps.size());
  step.loop = loop;
  step.work.bytes = dice.magnitude(1e3, 1e8);
  step.work.operations[dice.below(workKindCount)] = dice.magnitude(1e2, 1e8);
  step.work.launches = dice.chance(20) ? dice.below(3) : 1;
  for (uint32_t i = dice.below(4); i > 0; --i)
    step.reads.push_back(anyVisible());
  step.obstacles.resize(shape.places);
  for (uint32_t p = 1; p < shape.places; ++p)
    if (dice.chance(10))
      step.obstacles[p] = "it lacks something";
  step.compiledAt = dice.below(only(shape.places));
  for (uint32_t i = dice.chance(80) ? 1 : dice.below(3); i > 0; --i)
    step.writes.push_back(addValue());
  visible.insert(visible.end(), step.writes.begin(), step.writes.end());
  graph.steps.push_back(std::move(step));
}

/// Variables of the loop: each is something else in the next turn.
void GraphMaker::addCarried(uint32_t loop, size_t visibleBefore) {
  for (CarriedValue &carried : graph.carried)
    if (carried.loop == loop) {
      auto made = static_cast<uint32_t>(visible.size() - visibleBefore);
      carried.next =
          made == 0 ? anyVisible() : visible[visibleBefore + dice.below(made)];
    }
}

void GraphMaker::addLoop(uint32_t around, uint32_t depth, uint32_t steps) {
  auto loop = static_cast<uint32_t>(graph.loops.size());
  uint32_t choices = shape.mostTurns - shape.leastTurns + 1;
  graph.loops.push_back(
      {around, double(shape.leastTurns + dice.below(choices))});
  std::vector<uint32_t> insides;
  for (uint32_t i = shape.hasCarried ? dice.below(3) : 0; i > 0; --i) {
    uint32_t first = anyVisible();
    uint32_t inside = addValue();
    graph.values[inside].bytes = graph.values[first].bytes;
    graph.values[inside].isReadAfterwards = false;
    graph.carried.push_back({loop, first, inside, inside});
    insides.push_back(inside);
  }
  const size_t before = visible.size();
  visible.insert(visible.end(), insides.begin(), insides.end());
  addBody(loop, depth + 1, steps);
  addCarried(loop, before);
  // What the body sees of its variables ends with it.
  visible.erase(visible.begin() + static_cast<ptrdiff_t>(before),
                visible.begin() +
                    static_cast<ptrdiff_t>(before + insides.size()));
}

void GraphMaker::addBody(uint32_t loop, uint32_t depth, uint32_t steps) {
  while (steps > 0) {
    if (shape.hasLoops && depth < 3 && dice.chance(25)) {
      uint32_t inner = 1 + dice.below(steps);
      addLoop(loop, depth, inner);
      steps -= inner;
      continue;
    }
    addStep(loop);
    --steps;
  }
}

PlanGraph GraphMaker::make() {
  for (uint32_t i = 1 + dice.below(3); i > 0; --i)
    addGiven();
  addBody(noLoop, 0, shape.steps);
  graph.runs = 1 + dice.below(5);
  return std::move(graph);
}

//===----------------------------------------------------------------------===//
// Simulation
//===----------------------------------------------------------------------===//

class Simulation {
public:
  Simulation(const PlanGraph &graph, std::span<const PlanPlace> places,
             const Placement &placement)
      : graph(graph), places(places), placement(placement),
        arrays(graph.values.size()), isCompiled(graph.steps.size()) {}
  SimulatedSeconds run();

private:
  /// An array, by the value that it was made as, and where it is.
  struct TestArray {
    uint32_t value;
    PlaceSet copies;
  };
  /// Null for what kernels make where they read it.
  using ArrayPointer = std::shared_ptr<TestArray>;

  void runSteps(uint32_t begin, uint32_t end, uint32_t loop);
  void runLoop(uint32_t begin, uint32_t end, uint32_t loop);
  void runStep(uint32_t step);
  void read(uint32_t name, PlaceIndex place);
  double moveSeconds(uint32_t value, PlaceIndex place, bool isUpload) const;
  /// The loop right inside of `outer` that the step is in; `outer` if none.
  uint32_t loopBelow(uint32_t step, uint32_t outer) const;

  const PlanGraph &graph;
  std::span<const PlanPlace> places;
  const Placement &placement;
  std::vector<ArrayPointer> arrays; ///< By name, as of now.
  std::vector<bool> isCompiled;
  PlaceIndex lastPlace = maxPlaces;
  SimulatedSeconds seconds;
};

double Simulation::moveSeconds(uint32_t value, PlaceIndex place,
                               bool isUpload) const {
  const PlanValue &it = graph.values[value];
  return places[place].model->transferSeconds(
      isUpload ? Transfer::Upload : Transfer::Download, it.bytes);
}

void Simulation::read(uint32_t name, PlaceIndex place) {
  if (!arrays[name] || contains(arrays[name]->copies, place))
    return;
  auto &[value, copies] = *arrays[name];
  if (!contains(copies, hostPlace)) {
    double least = HUGE_VAL;
    for (PlaceIndex p = 1; p < places.size(); ++p)
      if (contains(copies, p))
        least = std::min(least, moveSeconds(value, p, false));
    seconds.transfers += least;
    copies |= only(hostPlace);
  }
  if (place != hostPlace) {
    seconds.transfers += moveSeconds(value, place, true);
    copies |= only(place);
  }
}

void Simulation::runStep(uint32_t index) {
  const PlanStep &step = graph.steps[index];
  const PlaceIndex place = placement[index];
  const DeviceModel &model = *places[place].model;
  for (uint32_t value : step.reads)
    read(value, place);
  if (!contains(step.compiledAt, place) && !isCompiled[index])
    seconds.steps += model.compileSeconds(step.compile) / graph.runs;
  isCompiled[index] = true;
  const bool isQueued = place != hostPlace && lastPlace == place;
  seconds.steps += model.launchSeconds(step.work, isQueued);
  lastPlace = place;
  for (uint32_t value : step.writes)
    arrays[value] = std::make_shared<TestArray>(TestArray{value, only(place)});
}

uint32_t Simulation::loopBelow(uint32_t step, uint32_t outer) const {
  uint32_t loop = graph.steps[step].loop;
  while (loop != outer && graph.loops[loop].around != outer)
    loop = graph.loops[loop].around;
  return loop;
}

void Simulation::runLoop(uint32_t begin, uint32_t end, uint32_t loop) {
  for (const CarriedValue &carried : graph.carried)
    if (carried.loop == loop)
      arrays[carried.inside] = arrays[carried.first];
  for (int turn = 0; turn < graph.loops[loop].turns; ++turn) {
    runSteps(begin, end, loop);
    std::vector<ArrayPointer> now = arrays;
    for (const CarriedValue &carried : graph.carried)
      if (carried.loop == loop)
        arrays[carried.inside] = now[carried.next];
  }
}

void Simulation::runSteps(uint32_t begin, uint32_t end, uint32_t loop) {
  while (begin < end) {
    uint32_t inner = loopBelow(begin, loop);
    uint32_t after = begin + 1;
    if (inner == loop) {
      runStep(begin);
    } else {
      while (after < end && loopBelow(after, loop) == inner)
        ++after;
      runLoop(begin, after, inner);
    }
    begin = after;
  }
}

SimulatedSeconds Simulation::run() {
  for (uint32_t v = 0; v < graph.values.size(); ++v)
    if (graph.values[v].currentAt)
      arrays[v] =
          std::make_shared<TestArray>(TestArray{v, graph.values[v].currentAt});
  runSteps(0, static_cast<uint32_t>(graph.steps.size()), noLoop);
  for (uint32_t v = 0; v < graph.values.size(); ++v)
    if (graph.values[v].isReadAfterwards)
      read(v, hostPlace);
  return seconds;
}

} // namespace

PlanGraph randomGraph(Dice &dice, const GraphShape &shape) {
  return GraphMaker(dice, shape).make();
}

SimulatedSeconds simulate(const PlanGraph &graph,
                          std::span<const PlanPlace> places,
                          const Placement &placement) {
  return Simulation(graph, places, placement).run();
}

} // namespace runmat::test
