//===- MinCut.h - a minimum cut of a graph ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_MINCUT_H
#define RUNMAT_RUNTIME_MINCUT_H

#include <cstdint>
#include <vector>

namespace runmat {

/// Divides nodes between two sides, the source's and the sink's, so that what
/// is cut weighs least. Capacities are at least 0 and may be infinite, as long
/// as no path from source to sink is.
class MinCut {
public:
  uint32_t addNode();
  /// Counted when `from` is on the source's side and `to` on the sink's.
  void addEdge(uint32_t from, uint32_t to, double capacity);
  /// Counted when the node is on the sink's side.
  void addSource(uint32_t node, double capacity);
  /// Counted when the node is on the source's side.
  void addSink(uint32_t node, double capacity);

  /// Finds the cut; once, after everything was added.
  void solve();
  /// Of all minimum cuts this is the one with the fewest nodes here.
  bool isOnSourceSide(uint32_t node) const { return level[node] != unreached; }

private:
  static constexpr uint32_t unreached = UINT32_MAX;
  struct Edge {
    uint32_t to;
    uint32_t next; ///< Of the same node; the reverse edge is at index ^ 1.
    double residual;
  };

  bool findLevels();
  void pushFrom(uint32_t source);
  bool advance(uint32_t &node);
  bool retreat(uint32_t &node);
  void augment(uint32_t source, uint32_t &node);

  std::vector<Edge> edges;
  std::vector<uint32_t> firstEdge;
  std::vector<uint32_t> currentEdge;
  std::vector<uint32_t> level;
  std::vector<uint32_t> queue;
  std::vector<uint32_t> path; ///< Edges from a source.
  /// What a node can still get from the source, and give to the sink.
  std::vector<double> supply;
  std::vector<double> demand;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_MINCUT_H
