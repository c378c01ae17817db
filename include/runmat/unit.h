/*===- unit.h - what compiled units and the runtime know of each other -----===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A unit is a piece of program compiled to native code. It reaches the runtime
 * through the function table of its context only. This is not the public C API.
 * Both sides carry RUNMAT_UNIT_ABI_VERSION and refuse another.
 *===----------------------------------------------------------------------===*/
#ifndef RUNMAT_UNIT_H
#define RUNMAT_UNIT_H

#include "runmat/provider.h"

#ifdef __cplusplus
extern "C" {
#endif

#define RUNMAT_UNIT_ABI_VERSION 15u

/** A reference-counted array value, `runmat::Array` inside the runtime. */
typedef struct runmat_array runmat_array;
typedef struct runmat_unit_context runmat_unit_context;

/** Results of a unit; the table of runmat/unit_table.h tells what they mean. */
enum {
  RUNMAT_UNIT_DONE = 0,
  RUNMAT_UNIT_LEFT = 1,    /* by a side exit: `exit` and `site` of the state */
  RUNMAT_UNIT_FAILED = -1, /* with an error whose message the context has */
  RUNMAT_UNIT_FAILED_IN_CALL = -2 /* the same, in the call of the state */
};

/** Filled by a unit that leaves by a side exit, or whose call fails. */
typedef struct runmat_exit_state {
  uint32_t exit; /* index in the table's exits */
  union {
    uint32_t site; /* why it left: index in the table's sites */
    uint32_t call; /* which call failed: index in the table's calls */
  };
  /* Room for the values of any exit, which the exit of the table describes: an
   * array with one reference, or the low bytes of a scalar. */
  uint64_t *values;
} runmat_exit_state;

/**
 * A unit. Inputs are borrowed; outputs come with one reference; a null output
 * is a variable left undefined. Returns RUNMAT_UNIT_*; only a unit that is done
 * has outputs.
 */
typedef int32_t (*runmat_unit_function)(runmat_unit_context *context,
                                        runmat_array *const *inputs,
                                        runmat_array **outputs,
                                        runmat_exit_state *state);

/**
 * Makes turns [begin, end) of a loop of a unit, of which several threads may
 * make others at the same time; `words` are what the loop takes from outside,
 * and where to write what it carries, as it is after these turns. Returns
 * non-zero when a turn cannot be made to its end, or *stop is not zero any
 * more; then turns may be made in part.
 */
typedef int32_t (*runmat_turns_function)(runmat_unit_context *context,
                                         const volatile int32_t *stop,
                                         const uint64_t *words, int64_t begin,
                                         int64_t end);

/** Results of `launch`. */
enum {
  RUNMAT_LAUNCH_DONE = 0,
  RUNMAT_LAUNCH_GUARD = 1, /* the guard flag was raised: outputs are not valid
                              and were released */
  RUNMAT_LAUNCH_FAILED = 2 /* no memory or a failed device: outputs were
                              released; leave by a side exit */
};

/** Functions that unit code calls. Those that make arrays return null on
 * failure. */
typedef struct runmat_unit_functions {
  uint32_t version; /* RUNMAT_UNIT_ABI_VERSION */
  uint32_t struct_size;
  /** Null is allowed for these two: a variable that is not assigned yet. */
  void (*retain)(runmat_array *array);
  void (*release)(runmat_array *array);
  int64_t (*extent)(const runmat_array *array,
                    int32_t dimension); /* 1 beyond the rank, 0 of null */
  int64_t (*rank)(const runmat_array *array);
  /** A 1x1 array; the low bytes of `bits` are the element. */
  runmat_array *(*box)(runmat_unit_context *context, int32_t element_class,
                       uint64_t bits);
  /** The element of a 1x1 array, fetched from a device when it is there;
   * non-zero on failure. */
  int32_t (*unbox)(runmat_unit_context *context, runmat_array *array,
                   uint64_t *bits);
  /** The same elements under other extents (equal count, checked by the
   * caller); shares storage. */
  runmat_array *(*reshape)(runmat_unit_context *context, runmat_array *array,
                           int32_t rank, const int64_t *extents);
  /**
   * Runs a cluster of the unit. `inputs` are borrowed. `shapes` holds, for each
   * output, its rank and then its extents. `extents` are those of the iteration
   * space. `donations[k]` is the input whose storage output k may take when
   * this unit holds the only reference to it, or -1. Returns RUNMAT_LAUNCH_*;
   * done may mean that a device is at it, and that its guard flag is looked at
   * later: when that is raised, a later call fails, or the whole run counts for
   * nothing.
   */
  int32_t (*launch)(runmat_unit_context *context, uint32_t cluster,
                    runmat_array *const *inputs, runmat_array **outputs,
                    const int64_t *shapes, const int64_t *extents,
                    const uint64_t *scalars, const int32_t *donations);
  /** One element by its position in column-major order, fetched from a device
   * when it is there; non-zero on failure. */
  int32_t (*load)(runmat_unit_context *context, runmat_array *array,
                  int64_t offset, uint64_t *bits);
  /** The array for changing in place, current on the host alone: the same one
   * when the reference given up is the only one, else a copy. A null array
   * gives null, with *failed left alone; failure sets it. */
  runmat_array *(*own)(runmat_unit_context *context, runmat_array *array,
                       int32_t *failed);
  /** Where the elements are on the host; non-zero on failure. */
  int32_t (*elements)(runmat_unit_context *context, runmat_array *array,
                      void **address);
  /** Calls a builtin with effects (disp, fprintf, …) by its call site;
   * arguments are borrowed. 0 or negative with a message. */
  int32_t (*call)(runmat_unit_context *context, uint32_t call_site,
                  runmat_array *const *arguments);
  /** The real parts of a complex array, or the imaginary ones. */
  runmat_array *(*part)(runmat_unit_context *context, runmat_array *array,
                        int32_t imaginary);
  /** The complex array of two real ones of the same class and extents. */
  runmat_array *(*join)(runmat_unit_context *context, runmat_array *real,
                        runmat_array *imaginary);
  /**
   * An operation of the runtime without effects, by its call site: slices,
   * concatenation, sort, matrix product, … The site says of each word whether
   * it is an array or a scalar's low bytes. Arrays among the results come with
   * one reference each. Arguments are borrowed, but where the site changes its
   * first argument in place that one's reference is given up. Non-zero when the
   * operation is an error or gives what the site does not promise; then nothing
   * has happened, and no reference is taken.
   */
  int32_t (*evaluate)(runmat_unit_context *context, uint32_t call_site,
                      const uint64_t *arguments, uint64_t *results);
  /**
   * Lets threads make turns of a loop of `count` turns, of which each takes
   * about `work` operations and none needs another one. Returns how many are
   * done, from the first one on: all but the last, or 0 where it is not worth
   * it, or where a turn was not made to its end. Then the arrays that the turns
   * change, which the caller owns, hold what they did before.
   */
  int64_t (*run_turns)(runmat_unit_context *context,
                       runmat_turns_function turns, const uint64_t *words,
                       int64_t count, double work, runmat_array *const *changed,
                       int32_t changed_count);
} runmat_unit_functions;

/** The context that a unit gets; the runtime's own data follows. */
struct runmat_unit_context {
  const runmat_unit_functions *functions;
  /** Non-zero while the user asks to stop; looked at on loop back-edges. */
  const volatile int32_t *interrupt;
  /** Non-zero when optimised code of the unit is there; looked at between turns
   * of its outermost loops. */
  const volatile int32_t *replaced;
  /** Where a loop that runs tells its turns that are done, and behind them all
   * of them. */
  volatile int64_t *turns;
};

enum { RUNMAT_CLUSTER_ELEMENTWISE = 0, RUNMAT_CLUSTER_REDUCTION = 1 };

/** Kinds of arithmetic that differ in speed. */
enum {
  RUNMAT_WORK_F32 = 0,
  RUNMAT_WORK_F64 = 1,
  RUNMAT_WORK_INTEGER = 2,
  RUNMAT_WORK_KINDS = 3
};

/**
 * What the runtime must know of a cluster to launch it. The iteration space has
 * `extent_count` dimensions, the first one contiguous in memory. Argument words
 * of its kernels, in this order: addresses of inputs, addresses of outputs,
 * address of the block partials (reductions), address of the guard flag (when
 * has_flag), extents, scalars.
 *
 * Reductions (docs/numerics.md): a slice has `length` = product of the reduced
 * extents; `slices` = product of the others; blocks = ceil(length /
 * block_length). Three kernels: partial (items = blocks * slices, slice
 * fastest: partials[block * slices + slice]), final (items = slices), single
 * (items = slices, does both; for lengths up to the two-pass threshold). All
 * three need room for blocks * slices partials of `partial_bytes` each (at
 * least one). Elementwise: one kernel, items = product of all extents.
 */
typedef struct runmat_cluster_info {
  uint32_t struct_size;
  uint32_t kind; /* RUNMAT_CLUSTER_* */
  uint32_t input_count;
  uint32_t output_count;
  uint32_t extent_count;
  uint32_t scalar_count;
  uint32_t has_flag;
  uint32_t block_length;
  uint32_t partial_bytes;
  /** Invocations of a workgroup of device code of a reduction; 0: the device's
   * own figure. A device that allows fewer takes as many as it allows. */
  uint32_t workgroup;
  /** Slices longer than this are reduced in two launches; 0: the device's own
   * figure. */
  uint64_t two_pass_threshold;
  /** Of each dimension of the iteration space, non-zero when it is reduced; a
   * list, since there may be any number of them. Null: none is. */
  const uint8_t *reduced;
  /** runmat_class of each output. */
  const uint8_t *output_classes;
  const char *name;
  /** The statement that it computes, of several the last one: its file, and its
   * line from 1 on. Null and 0: not known. */
  const char *file;
  uint32_t line;
  /** Non-zero when its device code computes in f64, whatever its arrays are. */
  uint32_t computes_f64;
  /** Estimated operations per item, in additions. */
  double cost_per_item;
  /** Those of them on numbers of each kind. */
  double operations[RUNMAT_WORK_KINDS];
  /** Operations in the kernel's text, those of rare paths too: compiling takes
   * longer with them. */
  double text_operations;
  /** Non-zero when element k of each output depends on k through element k of
   * inputs alone, or through inputs of one element: ranges of the elements may
   * be computed apart. */
  uint32_t pointwise;
  /** Non-zero when the next cluster that the unit launches goes over the same
   * slices and nothing looks at arrays in between: on the host the launch may
   * wait for that one, and does what it does together with it. Outputs hold
   * nothing until then. A guard flag that it raises is told by a later launch.
   */
  uint32_t chained;
} runmat_cluster_info;

enum {
  RUNMAT_KERNEL_ELEMENTWISE = 0,
  RUNMAT_KERNEL_SINGLE = 1,
  RUNMAT_KERNEL_PARTIAL = 2,
  RUNMAT_KERNEL_FINAL = 3
};

/** What a kernel is compiled for. */
typedef struct runmat_kernel_target {
  uint32_t struct_size;
  uint32_t format;    /* RUNMAT_KERNEL_HOST, … */
  uint32_t workgroup; /* invocations of a workgroup of device kernels */
  uint32_t max_push_constant_bytes;
  uint32_t features; /* RUNMAT_FEATURE_* of the device */
} runmat_kernel_target;

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_UNIT_H */
