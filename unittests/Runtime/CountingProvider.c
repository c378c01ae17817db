/*===- CountingProvider.c - a provider that counts its calls ---------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The provider of examples/ behind a table that counts how often each call is
 * made, and exports the figures. With the variable COUNTING_PROVIDER=refuse it
 * loads no kernel.
 *===----------------------------------------------------------------------===*/
#define runmat_provider_query example_query
#include "examples/provider/example_provider.c"
#undef runmat_provider_query

/* The calls: type of the result, name, parameters, arguments. */
#define CALLS(CALL)                                                            \
  CALL(runmat_status, create,                                                  \
       (const runmat_provider_options *options, runmat_provider **out),        \
       (options, out))                                                         \
  CALL(void, destroy, (runmat_provider * p), (p))                              \
  CALL(const char *, last_error, (runmat_provider * p), (p))                   \
  CALL(runmat_status, device_info,                                             \
       (runmat_provider * p, runmat_device_info * out), (p, out))              \
  CALL(runmat_status, alloc,                                                   \
       (runmat_provider * p, uint64_t bytes, runmat_buffer *out),              \
       (p, bytes, out))                                                        \
  CALL(runmat_status, free,                                                    \
       (runmat_provider * p, const runmat_buffer *buffer), (p, buffer))        \
  CALL(runmat_status, upload,                                                  \
       (runmat_provider * p, const runmat_buffer *to, uint64_t offset,         \
        const void *from, uint64_t bytes),                                     \
       (p, to, offset, from, bytes))                                           \
  CALL(runmat_status, download,                                                \
       (runmat_provider * p, const runmat_buffer *from, uint64_t offset,       \
        void *to, uint64_t bytes),                                             \
       (p, from, offset, to, bytes))                                           \
  CALL(runmat_status, copy,                                                    \
       (runmat_provider * p, const runmat_buffer *to, uint64_t to_offset,      \
        const runmat_buffer *from, uint64_t from_offset, uint64_t bytes),      \
       (p, to, to_offset, from, from_offset, bytes))                           \
  CALL(runmat_status, fill,                                                    \
       (runmat_provider * p, const runmat_buffer *to, uint64_t offset,         \
        uint64_t bytes, const void *pattern, uint32_t step),                   \
       (p, to, offset, bytes, pattern, step))                                  \
  CALL(runmat_status, logical_isreal,                                          \
       (runmat_provider * p, const runmat_tensor *tensor, int32_t *out),       \
       (p, tensor, out))                                                       \
  CALL(runmat_status, load_kernel,                                             \
       (runmat_provider * p, const runmat_kernel_code *code,                   \
        runmat_kernel **out),                                                  \
       (p, code, out))                                                         \
  CALL(void, unload_kernel, (runmat_provider * p, runmat_kernel * kernel),     \
       (p, kernel))                                                            \
  CALL(runmat_status, launch, (runmat_provider * p, const runmat_launch *l),   \
       (p, l))                                                                 \
  CALL(runmat_status, synchronize, (runmat_provider * p), (p))                 \
  CALL(runmat_status, record_event, (runmat_provider * p, uint64_t *event),    \
       (p, event))                                                             \
  CALL(runmat_status, wait_event, (runmat_provider * p, uint64_t event),       \
       (p, event))                                                             \
  CALL(uint32_t, queue_count, (runmat_provider * p), (p))                      \
  CALL(runmat_status, statistics,                                              \
       (runmat_provider * p, runmat_provider_statistics * out), (p, out))      \
  CALL(runmat_status, list_devices,                                            \
       (const runmat_provider_options *options, uint32_t capacity,             \
        runmat_device_info *out, uint32_t *count),                             \
       (options, capacity, out, count))

#define NUMBER(type, name, parameters, arguments) CALL_##name,
enum { CALLS(NUMBER) CALL_COUNT };
#define NAME(type, name, parameters, arguments) #name,
static const char *const call_names[CALL_COUNT] = {CALLS(NAME)};
static uint64_t calls[CALL_COUNT];

#define COUNTED(type, name, parameters, arguments)                             \
  static type counted_##name parameters {                                      \
    ++calls[CALL_##name];                                                      \
    return table.name arguments;                                               \
  }
CALLS(COUNTED)

#define ENTRY(type, name, parameters, arguments) .name = counted_##name,
static runmat_provider_table counting_table = {
    .abi_version = RUNMAT_PROVIDER_ABI_VERSION,
    .struct_size = sizeof(runmat_provider_table),
    .name = "counting",
    CALLS(ENTRY)};

static runmat_status refuse_kernel(runmat_provider *p,
                                   const runmat_kernel_code *code,
                                   runmat_kernel **out) {
  (void)p, (void)code, (void)out;
  return RUNMAT_ERROR_INTERNAL;
}

#define EXPORT __attribute__((visibility("default")))

/** How often the call of that name was made; ~0 for no such call. */
EXPORT uint64_t counting_provider_calls(const char *name) {
  for (int i = 0; i < CALL_COUNT; ++i)
    if (strcmp(name, call_names[i]) == 0)
      return calls[i];
  return ~(uint64_t)0;
}

EXPORT const runmat_provider_table *
runmat_provider_query(uint32_t max_version) {
  const char *how = getenv("COUNTING_PROVIDER");
  if (how && strcmp(how, "refuse") == 0)
    counting_table.load_kernel = refuse_kernel;
  return example_query(max_version) ? &counting_table : NULL;
}
