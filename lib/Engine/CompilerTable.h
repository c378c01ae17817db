/*===- CompilerTable.h - the compiler behind a table -----------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one door between engine and compiler, which is a shared library that is
 * opened when the first unit is to be compiled. Plain C: nothing whose layout a
 * standard library chooses goes through it. Syntax trees go through as they are
 * in memory, so both sides must be of one build; its id, the first field of the
 * table, is compared before anything else is looked at.
 *
 * Any threads may call at once, each about units of its own: a unit is used by
 * one thread at a time, but for its optimised code and the host's kernels of
 * its clusters, each of which any thread may ask for. Texts and descriptions
 * that a function gives are valid until the next call in this thread, but those
 * of a unit, which live as long as it does.
 *===----------------------------------------------------------------------===*/
#ifndef RUNMAT_ENGINE_COMPILERTABLE_H
#define RUNMAT_ENGINE_COMPILERTABLE_H

#include "runmat/unit_plan.h"
#include "runmat/unit_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct runmat_compile_options {
  runmat_text cpu;             /* "native", or a name that LLVM knows */
  uint32_t for_others;         /* it need not be this machine's */
  uint64_t two_pass_threshold; /* 0: the provider's default */
  uint32_t reduction_workgroup;
  uint32_t verify;
  uint32_t debug;          /* with the lines that code is of */
  uint32_t baseline_first; /* `optimised_object` is to be asked for */
} runmat_compile_options;

typedef struct runmat_variable {
  int32_t slot;
  runmat_array_type type;
} runmat_variable;

/** A variable whose value no unit can take, and what that is. */
typedef struct runmat_other_variable {
  int32_t slot;
  runmat_text what;
} runmat_other_variable;

/** A function handle or a struct that a variable, or a part of another such
 * value, holds. */
typedef struct runmat_holder {
  int32_t slot;
  const void *program;   /* runmat::ast::Program */
  const void *anonymous; /* runmat::ast::AnonymousFunctionExpr, or null */
  const void *function;  /* runmat::ast::Function that it names, or null */
  runmat_text name;      /* of a handle that is not anonymous */
  const int32_t *parts;  /* slots of what it captured, or of its fields */
  size_t part_count;
  const runmat_text *fields; /* names of the parts of a struct, else null */
  uint32_t structure;        /* runmat::HolderType::Struct */
} runmat_holder;

/** What a name means that a program calls. */
typedef struct runmat_name_meaning {
  uint32_t kind;        /* runmat::NameMeaning::Kind */
  const void *program;  /* of a function: runmat::ast::Program */
  const void *function; /* runmat::ast::Function */
} runmat_name_meaning;

/** The run of statements of a block from `index` on, in a function whose
 * variables have these types. What is in no list has no value. */
typedef struct runmat_compile_request {
  const void *program;  /* runmat::ast::Program */
  const void *function; /* runmat::ast::Function */
  const void *block;    /* runmat::ast::Block */
  size_t index;
  const runmat_variable *variables;
  const runmat_holder *holders;
  const runmat_other_variable *others;
  size_t variable_count;
  size_t holder_count;
  size_t other_count;
  const uint32_t *breakpoints; /* statements that no unit runs over */
  size_t breakpoint_count;
  uint32_t observe_all;         /* every variable can be seen at any time */
  const runmat_text *observers; /* names whose calls may see every variable */
  size_t observer_count;
  uint32_t stops_at_errors; /* calls with effects stay with the interpreter */
  uint32_t at_back_edge;    /* the statement is a loop between two turns */
  int32_t argument_count;   /* of an entry: what its calls give and ask for, */
  int32_t output_count;     /* else -1 */
  /* What a name means that a program calls. */
  void (*meaning_of)(const void *names, const void *program, runmat_text name,
                     runmat_name_meaning *result);
  const void *names;
  runmat_compile_options options;
} runmat_compile_request;

/** A module of IR as text, at one of the stages from `runmat` to `linalg`, and
 * which unit of it is wanted. */
typedef struct runmat_module_request {
  runmat_text file; /* as shown in messages */
  runmat_text text;
  runmat_text entry; /* name or number (from 1); empty when there is but one */
  const runmat_variable *arguments; /* types that untyped arguments take */
  size_t argument_count;
  runmat_compile_options options;
} runmat_module_request;

/** A compiled unit, which owns its description and the code of kernels for
 * devices. */
typedef struct runmat_unit runmat_unit;

typedef struct runmat_unit_description {
  /* Its code, as an object file that defines `unit`, a runmat_unit_function. */
  runmat_text object;
  /* Types that the variables it reads must have, in the order of its inputs. */
  const runmat_variable *inputs;
  const int32_t *outputs; /* slots */
  /* The variables among those it hands over that are gpuArrays. */
  const int32_t *gpu_arrays;
  /* Inputs, by number, that it may change although their variables hold them:
   * these get another value whatever happens. */
  const uint32_t *lent_inputs;
  const runmat_cluster_info *clusters;
  uint32_t input_count;
  uint32_t output_count;
  uint32_t gpu_array_count;
  uint32_t lent_input_count;
  uint32_t cluster_count;
  uint32_t is_baseline; /* optimised code of it can be asked for */
  size_t next_index;    /* position in the block after its last statement */
  runmat_unit_table table;
  runmat_plan plan; /* empty when it launches nothing */
} runmat_unit_description;

/** A unit, or why the first statement cannot be compiled for these types. */
typedef struct runmat_compile_result {
  runmat_unit *unit; /* null when there is none */
  runmat_unit_description description;
  runmat_text reason;
  /* The reason follows from the request alone. Else the compiler failed, which
   * it may not do another time. */
  uint32_t is_refused;
  int32_t blamed; /* the variable that is the reason, or RUNMAT_SLOT_NONE */
  /* Slots of the holders that this holds for. */
  const int32_t *holders;
  size_t holder_count;
} runmat_compile_result;

/** A unit made of IR. Its slots number `variables`. */
typedef struct runmat_module_result {
  runmat_unit *unit; /* null when there is none */
  runmat_unit_description description;
  const runmat_text *variables;
  size_t variable_count;
  size_t line;       /* where the unit begins */
  runmat_text error; /* what is wrong with the module, as lines for the user */
} runmat_module_result;

/** The text of a stage (Stages.h); empty when there is none, perhaps with an
 * error. */
typedef struct runmat_stage_text {
  runmat_text text;
  runmat_text error;
  size_t next_index; /* position in the block after the unit */
} runmat_stage_text;

/** A statement that would be interpreted, or an operation in it. */
typedef struct runmat_obstacle {
  runmat_text file;
  uint32_t line;
  uint32_t column;
  int32_t statement_kind; /* runmat::ast::StmtKind, or -1 of an operation */
  runmat_text reason;
} runmat_obstacle;

/** Types at a place in a function: of its variables before a statement, or of
 * the arguments of a call, whose slots are their numbers. */
typedef struct runmat_known_types {
  uint32_t statement;
  runmat_text callee;
  const runmat_variable *variables;
  size_t variable_count;
} runmat_known_types;

/** What is known of a function before it runs. */
typedef struct runmat_survey {
  const runmat_obstacle *obstacles;
  const runmat_known_types *places;
  const runmat_known_types *calls;
  size_t obstacle_count;
  size_t place_count;
  size_t call_count;
} runmat_survey;

typedef struct runmat_compiler_table {
  const char *build_id;
  void (*compile)(const runmat_compile_request *request,
                  runmat_compile_result *result);
  void (*emit)(const runmat_compile_request *request, uint32_t stage,
               runmat_stage_text *result);
  /** The same of a unit given as IR. */
  void (*compile_module)(const runmat_module_request *request,
                         runmat_module_result *result);
  void (*emit_module)(const runmat_module_request *request, uint32_t stage,
                      runmat_stage_text *result);
  /** Looks at all of a block, beyond what no unit computes: a variable that
   * such a statement assigns has then an unknown type, or the one before. */
  void (*survey)(const runmat_compile_request *request, uint32_t as_before,
                 runmat_survey *result);
  /** Optimised code of a unit that has baseline code, as `object` of its
   * description; 0 with an error when there is none. Asked for once, perhaps
   * while other threads ask for kernels. */
  int32_t (*optimised_object)(runmat_unit *unit, runmat_text *object,
                              runmat_text *error);
  /** The host's kernels of a cluster, as an object file that defines them by
   * the names of definitions/KernelNames.h; 0 with an error when there are
   * none. */
  int32_t (*host_kernels)(runmat_unit *unit, uint32_t cluster,
                          runmat_text *object, runmat_text *error);
  /** Code of a kernel of a unit (RUNMAT_KERNEL_*) for a device, which lives as
   * long as the unit; 0 with an error when there is none. */
  int32_t (*kernel)(runmat_unit *unit, uint32_t cluster, uint32_t stage,
                    const runmat_kernel_target *target, runmat_kernel_code *out,
                    runmat_text *error);
  void (*release)(runmat_unit *unit);
  /** The same of a kernel that belongs to an operation of the runtime
   * (codegen/SPIRV/Library), which is kept for good. */
  int32_t (*library_kernel)(const char *name,
                            const runmat_kernel_target *target,
                            runmat_kernel_code *out, runmat_text *error);
  /** Lets go of what is kept for this thread, which compiles no more. */
  void (*end_thread)(void);
} runmat_compiler_table;

/** The library's one function, `const runmat_compiler_table *()`. */
#define RUNMAT_COMPILER_SYMBOL "runmat_compiler"

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_ENGINE_COMPILERTABLE_H */
