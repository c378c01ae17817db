/*===- BadDriver.c - a Vulkan driver that fails its user -------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What it does to the process that loads it, the variable BAD_DRIVER says. It
 * does so at once, or at the call that BAD_CALL names: until then it is the
 * driver of the processor.
 *===----------------------------------------------------------------------===*/
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORTED __attribute__((visibility("default")))

typedef void (*Function)(void);
typedef Function (*Lookup)(void *instance, const char *name);

static void fail(void) {
  const char *fault = getenv("BAD_DRIVER");
  if (!fault)
    return;
  if (strcmp(fault, "crash") == 0)
    abort();
  if (strcmp(fault, "segv") == 0) {
    /* As it ends a process whose sanitizer does not catch it. */
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
  }
  while (strcmp(fault, "hang") == 0)
    pause();
  if (strcmp(fault, "exit") == 0)
    exit(0);
  if (strcmp(fault, "print") == 0)
    puts("a driver says something");
  fflush(stdout);
}

/** In place of any call: its arguments do not matter. */
static int32_t failingCall(void) {
  fail();
  return -1;
}

static Function lookUp(const char *entry, void *instance, const char *name) {
  static void *good;
  const char *failing = getenv("BAD_CALL");
  if (!failing)
    return NULL;
  if (strcmp(name, failing) == 0)
    return (Function)failingCall;
  if (!good)
    good = dlopen("libvulkan_lvp.so", RTLD_NOW);
  Lookup next = good ? (Lookup)dlsym(good, entry) : NULL;
  return next ? next(instance, name) : NULL;
}

EXPORTED Function vk_icdGetInstanceProcAddr(void *instance, const char *name) {
  return lookUp("vk_icdGetInstanceProcAddr", instance, name);
}

EXPORTED Function vk_icdGetPhysicalDeviceProcAddr(void *instance,
                                                  const char *name) {
  return lookUp("vk_icdGetPhysicalDeviceProcAddr", instance, name);
}

/** The first call of the Vulkan loader. */
EXPORTED int32_t vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
  if (getenv("BAD_CALL")) {
    *version = *version < 4 ? *version : 4;
    return 0;
  }
  return failingCall();
}
