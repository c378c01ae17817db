//===- Api.cpp - the C interface --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/Context.h"
#include "Embedding/Results.h"

uint32_t runmat_api_version(void) { return RUNMAT_API_VERSION; }

runmat_context *runmat_context_create(void) try {
  return new runmat_context;
} catch (...) {
  return nullptr;
}

void runmat_context_free(runmat_context *context) { delete context; }

const char *runmat_message(const runmat_context *context) {
  return context ? context->message() : "";
}

const char *runmat_identifier(const runmat_context *context) {
  return context ? context->identifier() : "";
}

uint64_t runmat_interpreted(const runmat_context *context) {
  return context ? context->interpreted() : 0;
}

int32_t runmat_set_output(runmat_context *context, runmat_output output,
                          void *user) {
  return context ? context->setOutput(output, user)
                 : RUNMAT_CALL_INVALID_ARGUMENT;
}

void runmat_array_free(runmat_array *array) {
  if (array)
    runmat::embedding::free(*array);
}

int32_t runmat_call(runmat_context *context, const runmat_library *library,
                    const char *entry, const runmat_array *const *inputs,
                    int32_t input_count, runmat_array *const *outputs,
                    int32_t output_count) {
  if (!context || input_count < 0 || output_count < 0 ||
      (input_count && !inputs) || (output_count && !outputs))
    return RUNMAT_CALL_INVALID_ARGUMENT;
  return context->call(library, entry, {inputs, size_t(input_count)},
                       {outputs, size_t(output_count)});
}
