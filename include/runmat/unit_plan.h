/*===- unit_plan.h - what a unit does, for the planner ---------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The arrays of a unit, what makes and reads them, and the loops around that,
 * before the extents at hand are known. Written by the compiler, read by the
 * runtime, which decides with it where the unit's clusters run. A unit runs
 * right whatever stands here.
 *===----------------------------------------------------------------------===*/
#ifndef RUNMAT_UNIT_PLAN_H
#define RUNMAT_UNIT_PLAN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** In place of the number of a value, an input, a loop, a step, a cluster. */
#define RUNMAT_PLAN_NONE UINT32_MAX

/** In place of a dimension: the number that the array's one element is. */
#define RUNMAT_PLAN_ELEMENT UINT32_MAX

/** An extent. Without a value it is `number`, where -1 is one that is not known
 * before the unit runs; else that dimension's extent of the value. */
typedef struct runmat_plan_extent {
  int64_t number;
  uint32_t value;
  uint32_t dimension;
} runmat_plan_extent;

/** An array: an input of the unit, what steps write, what a loop carries, or
 * else one that the unit makes on the host. */
typedef struct runmat_plan_value {
  uint32_t input; /* number of the unit's input, or RUNMAT_PLAN_NONE */
  uint32_t element_bytes;
  uint32_t extent_count;
  const runmat_plan_extent *extents;
} runmat_plan_value;

/** A loop; those around it come first. */
typedef struct runmat_plan_loop {
  uint32_t around;
  double turns; /* 0 when they are not known before the unit runs */
  /** first:step:last, where the number that this value's one element is ends
   * it; RUNMAT_PLAN_NONE: nothing is known. */
  uint32_t last;
  double first, step;
} runmat_plan_loop;

/** An array that goes from turn to turn: as it is before the first one, as the
 * body sees it, as the next turn does. */
typedef struct runmat_plan_carried {
  uint32_t loop, first, inside, next;
} runmat_plan_carried;

/** A cluster, an operation of the runtime, or what only the host does. Those of
 * a loop follow one another, in the order of execution. */
typedef struct runmat_plan_step {
  uint32_t cluster; /* or RUNMAT_PLAN_NONE */
  uint32_t is_call; /* a call site names this step */
  uint32_t loop;
  uint32_t read_count, write_count, extent_count;
  const uint32_t *reads;
  const uint32_t *writes;
  const runmat_plan_extent *extents; /* of a cluster's iteration space */
} runmat_plan_step;

typedef struct runmat_plan {
  uint32_t value_count, loop_count, carried_count, step_count;
  const runmat_plan_value *values;
  const runmat_plan_loop *loops;
  const runmat_plan_carried *carried;
  const runmat_plan_step *steps;
  /** Of each output of the unit its value; RUNMAT_PLAN_NONE: no step has to do
   * with it. */
  uint32_t output_count;
  const uint32_t *outputs;
} runmat_plan;

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_UNIT_PLAN_H */
