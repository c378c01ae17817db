/*===- unit_table.h - what must be known of a unit to run it ---------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a unit can leave, what it hands over there, and what it calls. Written
 * while a unit gets its ABI (codegen/Unit), completed by the compiler, read by
 * the engine: all three know it by these structures only.
 *===----------------------------------------------------------------------===*/
#ifndef RUNMAT_UNIT_TABLE_H
#define RUNMAT_UNIT_TABLE_H

#include "runmat/unit.h"
#include "runmat/unit_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Not terminated by a zero: texts of programs may hold some. */
typedef struct runmat_text {
  const char *data;
  size_t size;
} runmat_text;

/** In place of extents. */
enum { RUNMAT_EXTENT_UNKNOWN = -1, RUNMAT_EXTENT_MANY = -2 /* 2 or more */ };

/** What a unit assumes of an array, or promises of it. */
typedef struct runmat_array_type {
  uint8_t element_class; /* runmat_class */
  uint8_t is_complex;
  uint8_t is_gpu_array;
  uint32_t rank;
  const int64_t *extents; /* an extent, or RUNMAT_EXTENT_* */
} runmat_array_type;

/** Variables by their number; these mean none of the program's. */
enum {
  RUNMAT_SLOT_NONE = -1,
  /* the state of the session's random numbers */
  RUNMAT_SLOT_RANDOM_SEED = -2,
  RUNMAT_SLOT_RANDOM_COUNTER = -3,
  /* how many arguments the call of the function gives, and how many outputs it
   * asks for */
  RUNMAT_SLOT_ARGUMENTS_GIVEN = -4,
  RUNMAT_SLOT_OUTPUTS_ASKED = -5,
  /* and, counted down from here by the number of loops around, the array whose
   * columns a `for` takes; the slots before it are the compiler's own */
  RUNMAT_SLOT_COLUMNS = -16
};

enum { RUNMAT_LOOP_FOR = 0, RUNMAT_LOOP_WHILE = 1 };

/** A loop around an exit. Of a `for`, the numbers of the values that say where
 * it stands: first:step:last, and how many turns are over. A `while` is only
 * there. */
typedef struct runmat_exit_loop {
  uint32_t kind; /* RUNMAT_LOOP_* */
  uint32_t first, step, last, iteration;
} runmat_exit_loop;

#define RUNMAT_NO_VALUE UINT32_MAX

/** Among the classes of an exit's values: an array. */
#define RUNMAT_VALUE_ARRAY (-1)

/** A variable that an exit hands over. */
typedef struct runmat_exit_variable {
  runmat_text name; /* in the unit's IR */
  int32_t slot;
  uint32_t value; /* its number among those handed over */
  /* The number of its imaginary parts, when `value` has just the real ones; or
   * RUNMAT_NO_VALUE. */
  uint32_t imaginary;
  /* Of a matrix that is handed over as its elements, in column-major order from
   * `value` on, and those of its imaginary parts from `imaginary` on; 0 of
   * another variable. */
  uint16_t rows, columns;
} runmat_exit_variable;

/** A statement at which the interpreter can take over. */
typedef struct runmat_unit_exit {
  int64_t statement;
  uint32_t value_count;
  uint32_t variable_count;
  uint32_t loop_count;
  const int32_t *values; /* element classes of scalars; RUNMAT_VALUE_ARRAY */
  const runmat_exit_variable *variables;
  const runmat_exit_loop *loops; /* the outermost first */
} runmat_unit_exit;

/** How a call gets an argument: as a text written in the program, or as the
 * next word that the unit passes, a handle or the bits of an element. */
enum {
  RUNMAT_ARGUMENT_ARRAY = 0,
  RUNMAT_ARGUMENT_SCALAR = 1,
  RUNMAT_ARGUMENT_TEXT = 2
};

typedef struct runmat_call_argument {
  uint32_t kind;         /* RUNMAT_ARGUMENT_* */
  uint8_t element_class; /* of a scalar */
  runmat_text text;
} runmat_call_argument;

typedef struct runmat_call_result {
  runmat_array_type type;
  uint32_t is_scalar; /* given by its bits, not as a handle */
} runmat_call_result;

/** What an operation is told besides its arguments; each reads its own part. */
typedef struct runmat_operation_details {
  uint8_t has_dimension; /* else the first one that is not 1 */
  uint8_t is_backward;
  uint8_t scan;     /* ScanOpcode of definitions/RuntimeOperations.h */
  uint8_t lhs_form; /* MatrixForm of definitions/MatrixForm.h */
  uint8_t rhs_form;
  uint8_t is_deferred; /* elements need not be copied before they are read */
  uint32_t order_count;
  uint64_t dimension;   /* zero-based */
  const int64_t *order; /* the zero-based dimensions of a permutation */
} runmat_operation_details;

/** A call of a builtin with effects, or an operation of the runtime, which has
 * results and leaves by a side exit when it fails. */
typedef struct runmat_call_site {
  runmat_text callee; /* a builtin, or what messages call the operation */
  uint32_t operation; /* RuntimeOperation of definitions/RuntimeOperations.h */
  runmat_operation_details details;
  int64_t statement; /* of a call with effects */
  uint32_t in_place; /* the first argument is handed over, to be changed */
  uint32_t argument_count;
  uint32_t result_count;
  const runmat_call_argument *arguments;
  const runmat_call_result *results;
  uint32_t step; /* of the plan (runmat/unit_plan.h), or RUNMAT_PLAN_NONE */
} runmat_call_site;

typedef struct runmat_unit_table {
  const runmat_unit_exit *exits;
  const runmat_text *sites; /* why each place that may leave does so */
  const runmat_call_site *calls;
  uint32_t exit_count;
  uint32_t site_count;
  uint32_t call_count;
} runmat_unit_table;

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_UNIT_TABLE_H */
