//===- ValueFlow.cpp - who reads the arrays of a plan -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/ValueFlow.h"
#include "runtime/LoopNest.h"

#include <algorithm>

namespace runmat {
namespace {

class FlowBuilder {
public:
  explicit FlowBuilder(const PlanGraph &graph);
  ValueFlow flowOf(uint32_t value, uint32_t maker);

private:
  /// A name of the array, and the most arrays that reach it.
  struct Name {
    uint32_t value;
    double most;
  };
  void visit(Name name);
  void addReaders(Name name, uint32_t madeIn);
  void addReader(uint32_t step, double count);
  void collectReaders(ValueFlow &flow);

  const PlanGraph &graph;
  LoopNest nest;
  std::vector<std::vector<uint32_t>> readersOf;   ///< Steps, by value.
  std::vector<std::vector<uint32_t>> carriedFrom; ///< Indices, by value.

  // Of the flow in the making.
  std::vector<Name> names;
  std::vector<double> mostOf;  ///< By value; 0 where it has no such name.
  std::vector<double> countOf; ///< By step; the last one is after the unit.
  std::vector<uint32_t> counted;
};

FlowBuilder::FlowBuilder(const PlanGraph &graph)
    : graph(graph), nest(graph.loops), readersOf(graph.values.size()),
      carriedFrom(graph.values.size()), mostOf(graph.values.size()),
      countOf(graph.steps.size() + 1) {
  for (uint32_t s = 0; s < graph.steps.size(); ++s)
    for (uint32_t value : graph.steps[s].reads)
      readersOf[value].push_back(s);
  for (uint32_t c = 0; c < graph.carried.size(); ++c) {
    carriedFrom[graph.carried[c].first].push_back(c);
    if (graph.carried[c].next != graph.carried[c].first)
      carriedFrom[graph.carried[c].next].push_back(c);
  }
}

void FlowBuilder::visit(Name name) {
  if (name.most <= mostOf[name.value])
    return;
  mostOf[name.value] = name.most;
  names.push_back(name);
}

void FlowBuilder::addReader(uint32_t step, double count) {
  double &known = countOf[step];
  if (known == 0)
    counted.push_back(step);
  known = std::max(known, count);
}

void FlowBuilder::addReaders(Name name, uint32_t madeIn) {
  for (uint32_t step : readersOf[name.value]) {
    uint32_t common = nest.common(madeIn, graph.steps[step].loop);
    addReader(step, std::min(name.most, nest.executions(common)));
  }
  if (graph.values[name.value].isReadAfterwards)
    addReader(static_cast<uint32_t>(graph.steps.size()), 1);
}

void FlowBuilder::collectReaders(ValueFlow &flow) {
  const auto after = static_cast<uint32_t>(graph.steps.size());
  for (uint32_t step : counted) {
    if (step != flow.maker)
      flow.readers.push_back({step == after ? noStep : step, countOf[step]});
    countOf[step] = 0;
  }
  counted.clear();
  std::sort(flow.readers.begin(), flow.readers.end(),
            [](const FlowReader &left, const FlowReader &right) {
              return left.count != right.count ? left.count > right.count
                                               : left.step < right.step;
            });
}

ValueFlow FlowBuilder::flowOf(uint32_t value, uint32_t maker) {
  ValueFlow flow = {value, maker, {}};
  const uint32_t madeIn = maker == noStep ? noLoop : graph.steps[maker].loop;
  visit({value, nest.executions(madeIn)});
  for (size_t i = 0; i < names.size(); ++i) {
    const Name name = names[i];
    addReaders(name, madeIn);
    for (uint32_t index : carriedFrom[name.value]) {
      const CarriedValue &carried = graph.carried[index];
      visit(
          {carried.inside, std::min(name.most, nest.executions(carried.loop))});
    }
  }
  for (const Name &name : names)
    mostOf[name.value] = 0;
  names.clear();
  collectReaders(flow);
  return flow;
}

} // namespace

std::vector<ValueFlow> valueFlows(const PlanGraph &graph) {
  std::vector<uint32_t> makers(graph.values.size(), noStep);
  for (uint32_t s = 0; s < graph.steps.size(); ++s)
    for (uint32_t value : graph.steps[s].writes)
      makers[value] = s;
  FlowBuilder builder(graph);
  std::vector<ValueFlow> flows;
  for (uint32_t v = 0; v < graph.values.size(); ++v) {
    const PlanValue &value = graph.values[v];
    if (value.isGenerated || (value.currentAt == 0 && makers[v] == noStep))
      continue;
    ValueFlow flow = builder.flowOf(v, makers[v]);
    if (!flow.readers.empty())
      flows.push_back(std::move(flow));
  }
  return flows;
}

} // namespace runmat
