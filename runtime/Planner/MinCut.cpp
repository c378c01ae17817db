//===- MinCut.cpp - a minimum cut of a graph --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A minimum cut is what a maximum flow cannot pass. The flow is found by
// Dinitz's algorithm ("Algorithm for solution of a problem of maximum flow in
// networks with power estimation", Soviet Math. Doklady 11, 1970): flows along
// all shortest paths at once, then along longer ones. Each such phase fills an
// edge of every path to the brim, exactly so also in floating point, so that
// there are no more phases than nodes; graphs of programs need some tens.
//===----------------------------------------------------------------------===//
#include "runtime/Planner/MinCut.h"

#include <algorithm>

namespace runmat {

namespace {
constexpr uint32_t noEdge = UINT32_MAX;
}

uint32_t MinCut::addNode() {
  firstEdge.push_back(noEdge);
  supply.push_back(0);
  demand.push_back(0);
  return static_cast<uint32_t>(firstEdge.size() - 1);
}

void MinCut::addEdge(uint32_t from, uint32_t to, double capacity) {
  auto index = static_cast<uint32_t>(edges.size());
  edges.push_back({to, firstEdge[from], capacity});
  firstEdge[from] = index;
  edges.push_back({from, firstEdge[to], 0});
  firstEdge[to] = index + 1;
}

void MinCut::addSource(uint32_t node, double capacity) {
  supply[node] += capacity;
}

void MinCut::addSink(uint32_t node, double capacity) {
  demand[node] += capacity;
}

/// Numbers nodes by their distance from those with supply. Whether a node with
/// demand is among them.
bool MinCut::findLevels() {
  level.assign(firstEdge.size(), unreached);
  queue.clear();
  for (uint32_t node = 0; node < supply.size(); ++node)
    if (supply[node] > 0) {
      level[node] = 0;
      queue.push_back(node);
    }
  bool found = false;
  for (size_t i = 0; i < queue.size(); ++i) {
    const uint32_t node = queue[i];
    found |= demand[node] > 0;
    for (uint32_t e = firstEdge[node]; e != noEdge; e = edges[e].next)
      if (edges[e].residual > 0 && level[edges[e].to] == unreached) {
        level[edges[e].to] = level[node] + 1;
        queue.push_back(edges[e].to);
      }
  }
  return found;
}

/// Goes one level on along an edge that has room; false when there is none.
bool MinCut::advance(uint32_t &node) {
  for (uint32_t &e = currentEdge[node]; e != noEdge; e = edges[e].next)
    if (edges[e].residual > 0 && level[edges[e].to] == level[node] + 1) {
      path.push_back(e);
      node = edges[e].to;
      return true;
    }
  return false;
}

/// Goes back from a node that leads nowhere; false at the start.
bool MinCut::retreat(uint32_t &node) {
  if (path.empty())
    return false;
  uint32_t last = path.back();
  path.pop_back();
  node = edges[last ^ 1].to;
  currentEdge[node] = edges[last].next;
  return true;
}

/// Sends along the path what it can take, and goes back to where it is full.
void MinCut::augment(uint32_t source, uint32_t &node) {
  double amount = std::min(supply[source], demand[node]);
  for (uint32_t e : path)
    amount = std::min(amount, edges[e].residual);
  supply[source] -= amount;
  demand[node] -= amount;
  size_t full = path.size();
  for (size_t i = path.size(); i-- > 0;) {
    Edge &edge = edges[path[i]];
    edge.residual -= amount;
    edges[path[i] ^ 1].residual += amount;
    if (edge.residual <= 0)
      full = i;
  }
  if (full == path.size())
    return;
  node = edges[path[full] ^ 1].to;
  path.resize(full);
}

void MinCut::pushFrom(uint32_t source) {
  path.clear();
  uint32_t node = source;
  while (supply[source] > 0)
    if (demand[node] > 0)
      augment(source, node);
    else if (!advance(node) && !retreat(node))
      return;
}

void MinCut::solve() {
  // What goes through one node alone needs no search.
  for (size_t node = 0; node < supply.size(); ++node) {
    double through = std::min(supply[node], demand[node]);
    supply[node] -= through;
    demand[node] -= through;
  }
  while (findLevels()) {
    currentEdge = firstEdge;
    for (size_t i = 0; i < queue.size() && level[queue[i]] == 0; ++i)
      pushFrom(queue[i]);
  }
}

} // namespace runmat
