//===- PlanRun.cpp - one run of a unit under a plan -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanRun.h"
#include "runtime/Memory.h"
#include "runtime/Planner/LateSaving.h"
#include "runtime/Planner/ModelCorrections.h"
#include "runtime/Planner/PlanSearch.h"
#include "runtime/Residency.h"
#include "runtime/Telemetry/Recorder.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <utility>

namespace runmat {
namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

/// Runs of a unit on a device that are waited for, so that what they took can
/// be compared with the plan.
constexpr uint64_t timedRuns = 9;
/// A number beyond this is no extent that memory could hold.
constexpr double largestNumber = 1e15;

PlanGraph withoutCompiling(PlanGraph graph) {
  for (PlanStep &step : graph.steps)
    step.compile = {0, 0};
  return graph;
}

double onHost(const PlanCosts &costs) {
  return costs.seconds(Placement(costs.graph().steps.size(), hostPlace));
}

} // namespace

//===----------------------------------------------------------------------===//
// Deciding
//===----------------------------------------------------------------------===//

PlanRun::PlanRun(UnitPlanner &planner, PlannedUnit &unit,
                 std::span<const ArrayRef> arrays)
    : planner(planner), unit(unit) {
  Places &places = planner.places;
  if (isNegligible(arrays))
    return;
  places.poll();
  if (!places.haveDevice())
    return;
  ++unit.runs;
  // What compiling costs is spread over the runs: with twice as many it may
  // pay.
  const bool mayPay =
      std::has_single_bit(unit.runs) && !unit.last.holdsForMoreRuns;
  const bool isKnown = !mayPay && isAsBefore(arrays);
  if (isKnown) {
    runmat::counters().planCacheHits.add();
    noteSaving(unit.last.saving, unit.last.lateSaving + laterSaving());
    if (unit.last.isOnHost && !unit.hasOpenLoops())
      return;
  }
  executed.resize(unit.list().size());
  epoch = places.epoch();
  version = unit.version();
  begin = Clock::now();
  if (isKnown)
    inputs = unit.last.inputs;
  else
    lookAt(arrays);
  expectTurns();
  if (isKnown) {
    placement = &unit.last.placement;
    return;
  }
  plan();
}

PlannedUnit::Input PlanRun::describe(const Array &array) const {
  PlannedUnit::Input input;
  input.extents = array.extents().toVector();
  const bool isOnHost = Residency::isOnHost(array);
  Device *device = Residency::deviceOf(array);
  if (PlaceIndex place = device ? planner.places.placeOf(*device) : hostPlace;
      place != hostPlace)
    input.currentAt = only(place) | (isOnHost ? only(hostPlace) : 0);
  if (isOnHost && array.count() == 1 && !array.isComplex())
    input.number = array.elementAsDouble(0);
  return input;
}

void PlanRun::lookAt(std::span<const ArrayRef> arrays) {
  inputs.clear();
  for (const ArrayRef &array : arrays)
    inputs.push_back(array ? describe(*array) : PlannedUnit::Input());
}

void PlanRun::expectTurns() {
  turns.clear();
  for (uint32_t loop = 0; loop < unit.loopCount(); ++loop)
    turns.push_back(unit.usualTurns(loop, inputs));
}

bool PlanRun::areAsBefore(std::span<const ArrayRef> arrays,
                          std::span<const PlannedUnit::Input> before) const {
  return std::ranges::equal(
      arrays, before,
      [&](const ArrayRef &array, const PlannedUnit::Input &then) {
        return then == (array ? describe(*array) : PlannedUnit::Input());
      });
}

bool PlanRun::isAsBefore(std::span<const ArrayRef> arrays) const {
  const PlannedUnit::Decision &last = unit.last;
  return last.isMade && last.epoch == planner.places.epoch() &&
         last.version == unit.version() && areAsBefore(arrays, last.inputs);
}

/// Infinite where a part of the work is only guessed at.
double PlanRun::estimated(std::span<const ArrayRef> arrays) {
  PlannedUnit::Estimate &known = unit.estimate;
  if (known.isMade && areAsBefore(arrays, known.inputs))
    return known.seconds;
  lookAt(arrays);
  expectTurns();
  const PlanGraph graph =
      withoutCompiling(unit.graph(inputs, turns, planner.places));
  const bool isKnown = !unit.hasOpenLoops() && !graph.hasGuesses &&
                       problemOf(graph, planner.places.list()).empty();
  known = {inputs,
           isKnown ? onHost(PlanCosts(graph, planner.places.list()))
                   : std::numeric_limits<double>::infinity(),
           true};
  return known.seconds;
}

/// Whether the run is to do without a plan: a look at the work alone, since
/// reading models and planning take as long as a small program computes.
bool PlanRun::isNegligible(std::span<const ArrayRef> arrays) {
  Places &places = planner.places;
  return places.mayNeglect() && places.isNegligible(estimated(arrays));
}

PlanKey PlanRun::key() const {
  std::vector<int64_t> extents;
  std::vector<PlaceSet> residency;
  for (const PlannedUnit::Input &input : inputs) {
    extents.insert(extents.end(), input.extents.begin(), input.extents.end());
    double number = input.number.value_or(0);
    bool isExtent = number >= 0 && number < largestNumber;
    extents.push_back(isExtent ? static_cast<int64_t>(number) : 0);
    residency.push_back(input.currentAt);
  }
  residency.push_back(epoch);
  return planKey(unit.number(), extents, residency);
}

/// For a device that is being opened, or that is worth opening for this alone:
/// a step that the host has begun can be saved no more. How long an opening
/// takes that is only assumed is learnt from it for the next process.
void PlanRun::awaitWherePays(const PlanCosts &costs) {
  Places &places = planner.places;
  const std::optional<double> left =
      places.mayOpen() ? places.openingSeconds() : places.secondsToOpen();
  const bool isLengthKnown = !places.mayOpen() || places.isStandInLearnt();
  if (!left || !paysToWait(costs, *left))
    return;
  places.want();
  if (isLengthKnown)
    places.awaitOpening();
}

/// A placement that is the best one of today and the best one without the cost
/// of compiling is so for any number of runs between: what it saves of another
/// one is linear in the share of that cost.
static bool isBestWithoutCompiling(const PlanGraph &graph,
                                   std::span<const PlanPlace> places,
                                   const Placement &placement) {
  const PlanGraph compiled = withoutCompiling(graph);
  return searchPlacement(PlanCosts(compiled, places)) == placement;
}

void PlanRun::plan() {
  telemetry::Span span(telemetry::EventKind::Plan);
  runmat::counters().planCacheMisses.add();
  const std::span<const PlanPlace> places = planner.places.list();
  const PlanGraph graph = unit.graph(inputs, turns, planner.places);
  if (!problemOf(graph, places).empty())
    return;
  const PlanCosts costs(graph, places);
  Plan fresh = searchPlan(costs);
  PlanKey wanted = key();
  PlanHistory *history = planner.plans.find(wanted);
  if (!history)
    history = &planner.plans.add(std::move(wanted), std::move(fresh));
  else
    history->review(std::move(fresh),
                    costs.seconds(history->inForce().placement()));
  unit.assume(graph);
  // By today's models: the plan may be older.
  follow(history->inForce(), costs);
  // A unit that runs once has no use for it.
  unit.last.holdsForMoreRuns =
      unit.runs > 1 &&
      isBestWithoutCompiling(graph, places, unit.last.placement);
  if (telemetry::Event *event = span.event())
    event->detail = decisions();
  awaitWherePays(costs);
}

void PlanRun::follow(const Plan &plan, const PlanCosts &costs) {
  PlannedUnit::Decision &last = unit.last;
  last = {inputs, epoch, unit.version(), plan.placement()};
  last.isMade = true;
  last.onHost = onHost(costs);
  last.saving = std::max(0.0, last.onHost - costs.seconds(last.placement));
  last.lateSaving = lateSaving(costs);
  last.isOnHost = std::ranges::all_of(
      last.placement, [](PlaceIndex place) { return place == hostPlace; });
  noteSaving(last.saving, last.lateSaving + laterSaving());
  placement = &last.placement;
  report(plan);
}

void PlanRun::report(Plan plan) {
  unit.report = std::move(plan);
  unit.reportPlaces.clear();
  for (const PlanPlace &place : planner.places.list())
    unit.reportPlaces.push_back(place.name);
}

/// "f", or "f of line 12".
static std::string nameOf(const runmat_cluster_info &cluster) {
  std::string name = cluster.name;
  return cluster.line ? name + " of line " + std::to_string(cluster.line)
                      : name;
}

/// Of the clusters, in words: "f on cpu: 1 ms against 2 ms on gpu; g on …".
std::string PlanRun::decisions() const {
  std::string text;
  for (uint32_t step = 0; step < unit.report.steps.size(); ++step) {
    const StepDecision &decision = unit.report.steps[step];
    if (const runmat_cluster_info *cluster = unit.clusterOf(step))
      text += (text.empty() ? "" : "; ") + nameOf(*cluster) + " on " +
              unit.reportPlaces[decision.place] + ": " + decision.reason;
  }
  return text;
}

/// What a device could save of this run that is opened now; 0 where none is to
/// be.
double PlanRun::lateSaving(const PlanCosts &costs) const {
  const Places &places = planner.places;
  if (!places.mayOpen())
    return 0;
  return savingAfter(costs,
                     seconds(Clock::now() - begin) + places.openingSeconds());
}

/// The same of the runs to come, by the last decision.
double PlanRun::laterSaving() const {
  const Places &places = planner.places;
  return places.mayOpen()
             ? savingOfLaterRuns(places.runsToCome(), unit.last.onHost,
                                 unit.last.saving, places.openingSeconds())
             : 0;
}

/// A run that is planned again tells only what is more than before.
void PlanRun::noteSaving(double seconds, double late) {
  const double more = std::max(0.0, seconds - noted);
  planner.places.noteSaving(more, late);
  noted += more;
}

/// In the middle of the run: a device came, a loop turns more often than it was
/// taken to, or something was learnt.
void PlanRun::planAgain() {
  telemetry::Span span(telemetry::EventKind::Plan);
  runmat::counters().planCacheMisses.add();
  epoch = planner.places.epoch();
  version = unit.version();
  const std::span<const PlanPlace> places = planner.places.list();
  const PlanGraph graph = unit.graph(inputs, turns, planner.places);
  if (!problemOf(graph, places).empty())
    return;
  const PlanCosts costs(graph, places);
  Plan fresh = searchPlan(costs);
  unit.assume(graph);
  own = fresh.placement();
  placement = &own;
  report(std::move(fresh));
  noteSaving(onHost(costs) - costs.seconds(own),
             lateSaving(costs) + laterSaving());
  if (telemetry::Event *event = span.event())
    event->detail = decisions();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// How often a loop's body is taken to run in all.
double PlanRun::executions(uint32_t loop) const {
  double result = 1;
  for (; loop != RUNMAT_PLAN_NONE; loop = unit.loopAround(loop))
    result *= turns[loop];
  return result;
}

/// A loop that turns more often than was assumed will turn as often again.
void PlanRun::count(uint32_t step) {
  const uint32_t loop = unit.list()[step].loop;
  ++executed[step];
  if (loop == RUNMAT_PLAN_NONE ||
      static_cast<double>(executed[step]) <= executions(loop))
    return;
  turns[loop] *= 2;
  planAgain();
}

Device *PlanRun::deviceFor(uint32_t step) {
  if (step == RUNMAT_PLAN_NONE || executed.empty())
    return nullptr;
  count(step);
  planner.places.poll();
  if (epoch != planner.places.epoch() || version != unit.version())
    planAgain();
  if (!placement)
    return nullptr;
  Device *device = planner.places.deviceAt((*placement)[step]);
  return device ? device : planner.places.deviceAt(hostPlace);
}

PlanRun::Execution::Execution(PlanRun &run, uint32_t step, Device &device)
    : run(run), step(step), device(device),
      place(run.planner.places.placeOf(device)),
      isPlanned(step != RUNMAT_PLAN_NONE && !run.executed.empty()),
      timer(device, isPlanned && run.isTimed(step, place)) {}

/// The first execution makes kernels, and room at a device.
bool PlanRun::isTimed(uint32_t step, PlaceIndex place) const {
  const bool isCluster = unit.list()[step].cluster != RUNMAT_PLAN_NONE;
  return unit.timed(step, place) < timedLaunches &&
         (unit.isCompiled(step, place) || (!isCluster && place == hostPlace));
}

/// A variable that is made anew each turn is in fresh memory in the second
/// turn, too.
void PlanRun::noteFreshMemory() {
  const size_t taken = memory::takenFresh();
  tookFreshMemory = std::exchange(freshMemory, taken) != taken;
}

bool PlanRun::isPlannedAt(uint32_t step, PlaceIndex place) const {
  return placement && (*placement)[step] == place;
}

bool PlanRun::isAllAt(PlaceIndex place) const {
  return placement && std::ranges::all_of(*placement, [&](PlaceIndex each) {
           return each == place;
         });
}

/// A plan stays the best where the model learnt nothing, as of fresh memory,
/// and where a place turns out faster than its model had it that all of the
/// unit is at: that makes no other plan cheaper by more.
double PlanRun::Execution::learn(const LaunchWork &work, double measured) {
  const bool mayBeFresh =
      run.unit.timed(step, place) == 0 || run.tookFreshMemory;
  const double predicted = correctByLaunch(run.planner.places.modelOf(device),
                                           work, measured, mayBeFresh);
  const bool isSlower = measured > 1.3 * predicted && !mayBeFresh;
  const bool isFaster = predicted > 1.3 * measured && !run.isAllAt(place);
  if (isSlower || isFaster)
    run.unit.learnTime();
  return predicted;
}

void PlanRun::Execution::done(const runmat_cluster_info &cluster,
                              const LaunchArguments &arguments) {
  if (!isPlanned)
    return;
  PlannedUnit &unit = run.unit;
  run.noteFreshMemory();
  const bool isInForce = run.isPlannedAt(step, place);
  if (std::optional<double> measured = timer.stop()) {
    const LaunchWork work = workOf(cluster, arguments);
    const double predicted = learn(work, *measured);
    unit.learnTime(step, place, *measured, work.bytes, predicted, isInForce);
  }
  unit.learnCompiled(step, place, isInForce);
  const runmat_plan_step &described = unit.list()[step];
  for (uint32_t i = 0; i < cluster.output_count; ++i)
    unit.learnExtents(described.writes[i],
                      fromHandle(arguments.outputs[i])->extents().list());
}

void PlanRun::Execution::done(double bytes, Device &taken) {
  if (&taken != &device || !isPlanned)
    return;
  run.noteFreshMemory();
  if (std::optional<double> measured = timer.stop())
    run.unit.learnTime(step, place, *measured, bytes);
  if (place != hostPlace)
    run.unit.learnCompiled(step, place);
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// By the step of each loop that ran most often; loops around come first.
void PlanRun::learnTurns() {
  std::vector<double> most(turns.size());
  for (uint32_t step = 0; step < executed.size(); ++step)
    if (uint32_t loop = unit.list()[step].loop; loop != RUNMAT_PLAN_NONE)
      most[loop] = std::max(most[loop], static_cast<double>(executed[step]));
  for (uint32_t loop = 0; loop < turns.size(); ++loop) {
    if (most[loop] == 0)
      continue;
    turns[loop] = 1;
    turns[loop] = std::max(1.0, most[loop] / executions(loop));
    unit.learnTurns(loop, inputs, turns[loop]);
  }
}

void PlanRun::finish() {
  if (executed.empty())
    return;
  learnTurns();
  if (placement != &unit.last.placement || unit.runs > timedRuns)
    return;
  for (PlaceIndex place = 1; place < planner.places.list().size(); ++place)
    if (Device *device = planner.places.deviceAt(place))
      device->trySynchronize();
  if (PlanHistory *history = planner.plans.find(key())) {
    history->noteMeasured(seconds(Clock::now() - begin));
    if (history->isContradicted())
      unit.learnTime();
  }
}

} // namespace runmat
