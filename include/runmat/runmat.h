/*===- runmat.h - compiled functions called from C -------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                  *|
\*===----------------------------------------------------------------------===*/
/* What a library that `runmat compile --entry` made is called with; it links
 * librunmat. docs/libraries.md tells how.
 *
 * A context holds all that calls have in common: what was loaded, global and
 * persistent variables, random numbers, the last message. Contexts share
 * nothing that a program could see. Different threads may use different
 * contexts at the same time, and one context one after the other. Nothing here
 * ends the process or prints anything but the output of the functions
 * themselves. */
#ifndef RUNMAT_RUNMAT_H
#define RUNMAT_RUNMAT_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define RUNMAT_EXPORT __attribute__((visibility("default")))
#else
#define RUNMAT_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Major in the upper half, minor in the lower. */
#define RUNMAT_API_VERSION 0x00010001u

/* What every call returns. */
enum runmat_call_status {
  RUNMAT_CALL_OK = 0,
  RUNMAT_CALL_ERROR = 1,            /* the function raised an error */
  RUNMAT_CALL_INVALID_ARGUMENT = 2, /* the caller's mistake; nothing was run */
  RUNMAT_CALL_NO_MEMORY = 3,        /* here, or in the function for an array */
  RUNMAT_CALL_EXIT = 4,             /* the function called exit or quit */
  RUNMAT_CALL_BUSY = 5, /* the context is in use, here or in another thread */
  RUNMAT_CALL_OTHER_BUILD = 6,    /* librunmat is not the one of the library */
  RUNMAT_CALL_INTERNAL = 7,       /* a fault of RunMat */
  RUNMAT_CALL_OTHER_PROCESSOR = 8 /* the library's code is for a processor that
                                     this machine has not */
};

/* Classes of elements. */
enum runmat_element_class {
  RUNMAT_DOUBLE = 0,
  RUNMAT_SINGLE = 1,
  RUNMAT_INT8 = 2,
  RUNMAT_INT16 = 3,
  RUNMAT_INT32 = 4,
  RUNMAT_INT64 = 5,
  RUNMAT_UINT8 = 6,
  RUNMAT_UINT16 = 7,
  RUNMAT_UINT32 = 8,
  RUNMAT_UINT64 = 9,
  RUNMAT_LOGICAL = 10, /* one byte, 0 or 1 */
  RUNMAT_CHAR = 11     /* UTF-16 code unit */
};

/* An array in memory of the processor. Of complex numbers an element is a pair
 * of real and imaginary part. `extents` and `strides` are shape and strides of
 * DLPack. */
typedef struct runmat_array {
  void *data;
  int32_t element_class;
  int32_t is_complex;
  int32_t rank; /* extents that are given; those beyond are 1 */
  int32_t reserved;
  const int64_t *extents;
  /* In elements; NULL for elements without gaps, the first extent fastest. */
  const int64_t *strides;
  /* What runmat_array_free gives back; NULL in arrays of the caller. */
  void *owner;
} runmat_array;

/* An array over memory of the caller: elements without gaps, the first extent
 * fastest. `extents` is used as long as the array is. */
static inline runmat_array runmat_array_of(void *data, int32_t element_class,
                                           int32_t rank,
                                           const int64_t *extents) {
  runmat_array array = {data, element_class, 0, rank, 0, extents, NULL, NULL};
  return array;
}

/* Gives back what a call allocated, and makes the array one with no data. Does
 * nothing to an array of the caller. Any thread, with or without a context. */
RUNMAT_EXPORT void runmat_array_free(runmat_array *array);

typedef struct runmat_context runmat_context;

/* NULL when there is no memory. */
RUNMAT_EXPORT runmat_context *runmat_context_create(void);
/* Before the libraries that it called are unloaded. NULL is no context. */
RUNMAT_EXPORT void runmat_context_free(runmat_context *context);

/* Why the last call with the context failed: text in UTF-8, which lives until
 * the next call with it; empty when it did not. Never NULL. */
RUNMAT_EXPORT const char *runmat_message(const runmat_context *context);
/* The identifier of the error that the function raised, such as
 * "MATLAB:badsubscript"; may be empty. */
RUNMAT_EXPORT const char *runmat_identifier(const runmat_context *context);

/* How many statements the calls with the context have interpreted so far: what
 * compiled code computes is none. UINT64_MAX without memory to count. Asked by
 * who may use the context. */
RUNMAT_EXPORT uint64_t runmat_interpreted(const runmat_context *context);

/* Takes text that functions print, in UTF-8, not terminated; `is_error` tells
 * warnings from output. It must not use the context. */
typedef void (*runmat_output)(void *user, const char *text, size_t bytes,
                              int32_t is_error);
/* Where output goes; by default, and with NULL, to the standard streams. */
RUNMAT_EXPORT int32_t runmat_set_output(runmat_context *context,
                                        runmat_output output, void *user);

/* RUNMAT_API_VERSION of librunmat itself. */
RUNMAT_EXPORT uint32_t runmat_api_version(void);

/* --- for the functions that `runmat compile` writes ---------------------- */

/* What a compiled library brings with it. */
typedef struct runmat_library {
  uint32_t api_version;
  uint32_t reserved;
  const void *archive;
  uint64_t archive_bytes;
} runmat_library;

/* Calls an entry. Inputs are read before it returns and never changed. An
 * output that has data when it is given is memory of the caller, whose class
 * and extents must be those of the result; any other one is allocated. NULL
 * stands for an output that is not wanted. After a failure no output is
 * allocated. */
RUNMAT_EXPORT int32_t runmat_call(
    runmat_context *context, const runmat_library *library, const char *entry,
    const runmat_array *const *inputs, int32_t input_count,
    runmat_array *const *outputs, int32_t output_count);

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_RUNMAT_H */
