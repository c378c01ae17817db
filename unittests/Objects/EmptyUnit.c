/*===- EmptyUnit.c - an object file with a unit that does nothing ----------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *===----------------------------------------------------------------------===*/
#include "runmat/unit.h"

int32_t unit(runmat_unit_context *context, runmat_array *const *inputs,
             runmat_array **outputs, runmat_exit_state *state) {
  (void)context, (void)inputs, (void)outputs, (void)state;
  return RUNMAT_UNIT_DONE;
}
