/*===- FaultyProvider.c - a provider library that cannot be used -----------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is wrong with it, the variable FAULTY_PROVIDER says.
 *===----------------------------------------------------------------------===*/
#include "runmat/provider.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

static runmat_provider_table table = {
    .abi_version = RUNMAT_PROVIDER_ABI_VERSION,
    .struct_size = sizeof(runmat_provider_table),
    .name = "faulty",
};

EXPORT const runmat_provider_table *runmat_provider_query(uint32_t max_version);
const runmat_provider_table *runmat_provider_query(uint32_t max_version) {
  const char *fault = getenv("FAULTY_PROVIDER");
  (void)max_version;
  if (!fault || strcmp(fault, "refuse") == 0)
    return NULL;
  if (strcmp(fault, "crash") == 0)
    abort();
  if (strcmp(fault, "version") == 0)
    table.abi_version = 0x00070000u;
  if (strcmp(fault, "short") == 0)
    table.struct_size = 16;
  if (strcmp(fault, "name") == 0)
    table.name = "a:b";
  return &table;
}
