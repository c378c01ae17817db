//===- PlanCosts.h - what a placement of a unit costs -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The predicted seconds of a graph as a sum of terms, each of which depends on
// where a few steps are. What is searched is the placement of the least sum.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANCOSTS_H
#define RUNMAT_RUNTIME_PLANCOSTS_H

#include "runtime/Planner/Plan.h"
#include "runtime/Planner/ValueFlow.h"

namespace runmat {

/// Two steps of which one is executed right after the other, and how often.
struct Succession {
  uint32_t before; ///< noStep: nothing, at the begin of the unit.
  uint32_t after;
  double count;
};

class PlanCosts {
public:
  /// Of a graph without problems (problemOf), which must outlive this, as the
  /// places must.
  PlanCosts(const PlanGraph &graph, std::span<const PlanPlace> places);

  const PlanGraph &graph() const { return graph_; }
  std::span<const PlanPlace> places() const { return places_; }
  std::span<const ValueFlow> flows() const { return flows_; }
  std::span<const Succession> successions() const { return successions_; }

  /// Seconds of all executions of the step, compiling included, as if each one
  /// followed another in the place's queue; infinite where it cannot be.
  double stepSeconds(uint32_t step, PlaceIndex place) const;
  /// What is added when a step at `place` does not follow one that was there.
  double wakeSeconds(const Succession &succession, PlaceIndex place) const;
  /// Moving the flow's array once between the host and the place.
  double uploadSeconds(const ValueFlow &flow, PlaceIndex place) const;
  double downloadSeconds(const ValueFlow &flow, PlaceIndex place) const;
  /// The least of the places that have it from the beginning; 0 when the host
  /// has it.
  double homeDownloadSeconds(const ValueFlow &flow) const;

  /// Seconds of all transfers of the flow, for the most arrays that anybody at
  /// each place reads. A place has a copy from the first read on; between two
  /// devices an array goes by the host.
  double flowSeconds(const ValueFlow &flow, PlaceSet currentAt,
                     std::span<const double> countAt) const;
  double flowSeconds(const ValueFlow &flow, const Placement &placement) const;
  /// Where the flow's arrays are when they are made.
  PlaceSet currentAt(const ValueFlow &flow, const Placement &placement) const;

  double stepsSeconds(const Placement &placement) const;
  double transfersSeconds(const Placement &placement) const;
  double seconds(const Placement &placement) const {
    return stepsSeconds(placement) + transfersSeconds(placement);
  }

private:
  void addSuccessions();

  const PlanGraph &graph_;
  std::span<const PlanPlace> places_;
  std::vector<ValueFlow> flows_;
  std::vector<Succession> successions_;
  std::vector<double> stepSeconds_; ///< By step and place.
};

/// The place of a reader under the placement.
inline PlaceIndex placeOf(const FlowReader &reader,
                          const Placement &placement) {
  return reader.step == noStep ? hostPlace : placement[reader.step];
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANCOSTS_H
