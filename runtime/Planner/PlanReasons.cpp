//===- PlanReasons.cpp - why a step is where it is --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanReasons.h"
#include "runtime/SecondsText.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace runmat {
namespace {

/// The two highest counts of a flow's readers at a place, so that the highest
/// one without a certain reader is known at once.
struct HighestCounts {
  double first = 0;
  double second = 0;

  void add(double count) {
    second = std::max(second, std::min(first, count));
    first = std::max(first, count);
  }
  double without(double count) const { return count == first ? second : first; }
};

/// A flow that a step takes part in.
struct Part {
  uint32_t flow;
  double count; ///< As a reader; 0 for the maker.
};

/// What a step costs at a place while the others stay.
struct LocalCost {
  double seconds = 0;
  double transferSeconds = 0;
  double sum() const { return seconds + transferSeconds; }
};

class Explanation {
public:
  Explanation(const PlanCosts &costs, const Placement &placement);
  StepDecision decision(uint32_t step) const;

private:
  struct Other {
    PlaceIndex place;
    LocalCost cost;
  };
  LocalCost costAt(uint32_t step, PlaceIndex place) const;
  double transferSeconds(uint32_t step, PlaceIndex place, Part part) const;
  double wakeSeconds(const Succession &succession, uint32_t step,
                     PlaceIndex place) const;
  double ownSeconds(uint32_t step) const;
  std::optional<Other> bestOther(uint32_t step) const;
  std::string obstacles(uint32_t step) const;
  std::string costText(const LocalCost &cost) const;

  const PlanCosts &costs;
  const Placement &placement;
  const PlaceIndex placeCount;
  /// By flow and place.
  std::vector<HighestCounts> counts;
  // By step.
  std::vector<std::vector<Part>> parts;
  std::vector<std::vector<uint32_t>> successions;
};

Explanation::Explanation(const PlanCosts &costs, const Placement &placement)
    : costs(costs), placement(placement),
      placeCount(static_cast<PlaceIndex>(costs.places().size())),
      counts(costs.flows().size() * placeCount), parts(placement.size()),
      successions(placement.size()) {
  for (uint32_t f = 0; f < costs.flows().size(); ++f) {
    const ValueFlow &flow = costs.flows()[f];
    if (flow.maker != noStep)
      parts[flow.maker].push_back({f, 0});
    for (const FlowReader &reader : flow.readers) {
      counts[f * placeCount + placeOf(reader, placement)].add(reader.count);
      if (reader.step != noStep)
        parts[reader.step].push_back({f, reader.count});
    }
  }
  for (uint32_t i = 0; i < costs.successions().size(); ++i) {
    const Succession &succession = costs.successions()[i];
    if (succession.before == succession.after)
      continue;
    successions[succession.after].push_back(i);
    if (succession.before != noStep)
      successions[succession.before].push_back(i);
  }
}

double Explanation::transferSeconds(uint32_t step, PlaceIndex place,
                                    Part part) const {
  const ValueFlow &flow = costs.flows()[part.flow];
  std::array<double, maxPlaces> countAt{};
  const bool isReader = part.count > 0;
  for (PlaceIndex p = 0; p < placeCount; ++p) {
    const HighestCounts &highest = counts[part.flow * placeCount + p];
    bool isHere = isReader && p == placement[step];
    countAt[p] = isHere ? highest.without(part.count) : highest.first;
  }
  countAt[place] = std::max(countAt[place], part.count);
  PlaceSet madeAt = isReader ? costs.currentAt(flow, placement) : only(place);
  return costs.flowSeconds(flow, madeAt, countAt);
}

/// Of the succession with the step at `place`.
double Explanation::wakeSeconds(const Succession &succession, uint32_t step,
                                PlaceIndex place) const {
  PlaceIndex after =
      succession.after == step ? place : placement[succession.after];
  if (succession.before != noStep) {
    PlaceIndex before =
        succession.before == step ? place : placement[succession.before];
    if (before == after)
      return 0;
  }
  return costs.wakeSeconds(succession, after);
}

LocalCost Explanation::costAt(uint32_t step, PlaceIndex place) const {
  LocalCost cost;
  cost.seconds = costs.stepSeconds(step, place);
  for (uint32_t i : successions[step])
    cost.seconds += wakeSeconds(costs.successions()[i], step, place);
  for (Part part : parts[step])
    cost.transferSeconds += transferSeconds(step, place, part);
  return cost;
}

/// Without what its place means for the steps after it.
double Explanation::ownSeconds(uint32_t step) const {
  double seconds = costs.stepSeconds(step, placement[step]);
  for (uint32_t i : successions[step])
    if (costs.successions()[i].after == step)
      seconds += wakeSeconds(costs.successions()[i], step, placement[step]);
  return seconds;
}

std::string Explanation::costText(const LocalCost &cost) const {
  std::string text = secondsText(cost.seconds);
  if (cost.transferSeconds > 0)
    text += " + " + secondsText(cost.transferSeconds) + " of transfers";
  return text;
}

/// The best place for the step but its own.
std::optional<Explanation::Other> Explanation::bestOther(uint32_t step) const {
  std::optional<Other> best;
  for (PlaceIndex p = 0; p < placeCount; ++p) {
    if (p == placement[step] || !canBeAt(costs.graph().steps[step], p))
      continue;
    LocalCost cost = costAt(step, p);
    if (!best || cost.sum() < best->cost.sum())
      best = {p, cost};
  }
  return best;
}

std::string Explanation::obstacles(uint32_t step) const {
  std::string text;
  const PlanStep &it = costs.graph().steps[step];
  for (PlaceIndex p = 0; p < placeCount; ++p)
    if (!canBeAt(it, p))
      text += "; " + costs.places()[p].name + " cannot: " + it.obstacles[p];
  return text;
}

StepDecision Explanation::decision(uint32_t step) const {
  StepDecision decision;
  decision.place = placement[step];
  decision.seconds = ownSeconds(step);
  const LocalCost cost = costAt(step, decision.place);
  decision.transferSeconds = cost.transferSeconds;
  decision.savedSeconds = std::numeric_limits<double>::infinity();
  decision.reason = costs.places()[decision.place].name + " " + costText(cost);
  if (auto other = bestOther(step)) {
    decision.savedSeconds = other->cost.sum() - cost.sum();
    decision.reason += " against " + costText(other->cost) + " on " +
                       costs.places()[other->place].name;
  }
  decision.reason += obstacles(step);
  return decision;
}

} // namespace

std::vector<StepDecision> explained(const PlanCosts &costs,
                                    const Placement &placement) {
  const Explanation explanation(costs, placement);
  std::vector<StepDecision> decisions;
  for (uint32_t s = 0; s < placement.size(); ++s)
    decisions.push_back(explanation.decision(s));
  return decisions;
}

} // namespace runmat
