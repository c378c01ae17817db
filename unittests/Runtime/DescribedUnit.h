//===- DescribedUnit.h - a unit for tests of plans --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_DESCRIBEDUNIT_H
#define RUNMAT_UNITTESTS_RUNTIME_DESCRIBEDUNIT_H

#include "runtime/Planner/PlannedUnit.h"

namespace runmat::test {

inline constexpr uint32_t none = RUNMAT_PLAN_NONE;

/// for k = ..., x = f(x); end, y = g(x, n); where f runs over the elements of x
/// and g makes n-by-1 elements; then the host looks at y.
struct DescribedUnit {
  runmat_plan_extent ofX[2] = {{-1, none, 0}, {1, none, 0}};
  runmat_plan_extent one[2] = {{1, none, 0}, {1, none, 0}};
  runmat_plan_extent likeX[2] = {{0, 0, 0}, {1, none, 0}};
  runmat_plan_extent byN[2] = {{0, 1, RUNMAT_PLAN_ELEMENT}, {1, none, 0}};
  runmat_plan_extent hidden[2] = {{-1, none, 0}, {1, none, 0}};
  runmat_plan_value values[6] = {{0, 4, 2, ofX},    {1, 8, 2, one},
                                 {none, 4, 2, ofX}, {none, 4, 2, likeX},
                                 {none, 8, 2, byN}, {none, 8, 2, hidden}};
  runmat_plan_loop loops[1] = {{none, 0, none, 0, 0}};
  runmat_plan_carried carried[1] = {{0, 0, 2, 3}};
  uint32_t numbers[6] = {0, 1, 2, 3, 4, 5};
  runmat_plan_step steps[4] = {
      {0, 0, 0, 1, 1, 2, numbers + 2, numbers + 3, likeX},
      {1, 0, none, 1, 1, 2, numbers + 3, numbers + 4, byN},
      {none, 1, none, 1, 1, 0, numbers + 4, numbers + 5, nullptr},
      {none, 0, none, 1, 0, 0, numbers + 5, nullptr, nullptr}};
  uint32_t outputs[2] = {3, none};
  runmat_plan plan = {6, 1, 1, 4, values, loops, carried, steps, 2, outputs};
  runmat_cluster_info clusters[2] = {};

  DescribedUnit() {
    clusters[0].name = "f";
    clusters[0].operations[RUNMAT_WORK_F32] = 100;
    clusters[1].name = "g";
  }
  PlannedUnit unit(bool isMoved = false) {
    return PlannedUnit(plan, clusters, {false, false, isMoved, false});
  }
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_DESCRIBEDUNIT_H
