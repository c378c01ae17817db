/*===- BadDriver.c - a Vulkan driver that fails its user -------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What it does to the process that loads it, the variable BAD_DRIVER says.
 *===----------------------------------------------------------------------===*/
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/** The first call of the Vulkan loader. */
__attribute__((visibility("default"))) int32_t
vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
  const char *fault = getenv("BAD_DRIVER");
  (void)version;
  if (!fault)
    return -1;
  if (strcmp(fault, "crash") == 0)
    abort();
  while (strcmp(fault, "hang") == 0)
    pause();
  if (strcmp(fault, "exit") == 0)
    exit(0);
  if (strcmp(fault, "print") == 0)
    puts("a driver says something");
  fflush(stdout);
  return -1;
}
