/*===- CountingProvider.c - a provider that counts its calls ---------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A third provider as somebody else would write it: plain C, a shared library,
 * nothing but runmat/provider.h. It takes host kernels, runs them one after the
 * other, and exports how often each call of its table was made.
 *===----------------------------------------------------------------------===*/
#include "runmat/provider.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

enum { MAX_BUFFERS = 4096, MAX_KERNELS = 4096, ALIGNMENT = 64 };
static const uint64_t memory_bytes = (uint64_t)1 << 32;

struct runmat_kernel {
  runmat_host_kernel function;
  uint32_t word_count;
};

struct runmat_provider {
  const volatile int32_t *interrupt;
  void *blocks[MAX_BUFFERS];
  uint64_t sizes[MAX_BUFFERS];
  uint64_t events;
  runmat_kernel *kernels[MAX_KERNELS];
  const char *error;
  runmat_provider_statistics figures;
};

/* The calls, in the order of the table. */
enum call {
  CALL_CREATE,
  CALL_DESTROY,
  CALL_LAST_ERROR,
  CALL_DEVICE_INFO,
  CALL_ALLOC,
  CALL_FREE,
  CALL_UPLOAD,
  CALL_DOWNLOAD,
  CALL_COPY,
  CALL_FILL,
  CALL_LOGICAL_ISREAL,
  CALL_LOAD_KERNEL,
  CALL_UNLOAD_KERNEL,
  CALL_LAUNCH,
  CALL_SYNCHRONIZE,
  CALL_RECORD_EVENT,
  CALL_WAIT_EVENT,
  CALL_QUEUE_COUNT,
  CALL_STATISTICS,
  CALL_LIST_DEVICES,
  CALL_COUNT
};
static const char *const call_names[CALL_COUNT] = {
    "create",        "destroy",     "last_error",     "device_info",
    "alloc",         "free",        "upload",         "download",
    "copy",          "fill",        "logical_isreal", "load_kernel",
    "unload_kernel", "launch",      "synchronize",    "record_event",
    "wait_event",    "queue_count", "statistics",     "list_devices"};
static uint64_t calls[CALL_COUNT];

/** How often the call of that name was made; ~0 for no such call. */
EXPORT uint64_t counting_provider_calls(const char *name) {
  for (int i = 0; i < CALL_COUNT; ++i)
    if (strcmp(name, call_names[i]) == 0)
      return calls[i];
  return ~(uint64_t)0;
}

static const char *create_error = "";

static runmat_status fail(runmat_provider *p, runmat_status status,
                          const char *message) {
  if (p)
    p->error = message;
  return status;
}

static runmat_status invalid(runmat_provider *p, const char *message) {
  return fail(p, RUNMAT_ERROR_INVALID_ARGUMENT, message);
}

static runmat_status create(const runmat_provider_options *options,
                            runmat_provider **out) {
  ++calls[CALL_CREATE];
  if (!options || !out || options->device_index != 0) {
    create_error = "an argument is null or the device is not 0";
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  }
  runmat_provider *p = calloc(1, sizeof(*p));
  if (!p) {
    create_error = "no memory";
    return RUNMAT_ERROR_OUT_OF_MEMORY;
  }
  p->interrupt = options->interrupt;
  p->error = "";
  p->figures.struct_size = sizeof(p->figures);
  *out = p;
  return RUNMAT_OK;
}

static void destroy(runmat_provider *p) {
  ++calls[CALL_DESTROY];
  for (int i = 0; p && i < MAX_BUFFERS; ++i)
    free(p->blocks[i]);
  for (int i = 0; p && i < MAX_KERNELS; ++i)
    free(p->kernels[i]);
  free(p);
}

static const char *last_error(runmat_provider *p) {
  ++calls[CALL_LAST_ERROR];
  return p ? p->error : create_error;
}

/* As much as the caller's version of the structure holds. */
static void describe(runmat_device_info *out) {
  runmat_device_info info;
  memset(&info, 0, sizeof(info));
  info.struct_size = sizeof(info);
  if (out->struct_size < info.struct_size)
    info.struct_size = out->struct_size;
  info.kernel_format = RUNMAT_KERNEL_HOST;
  strcpy(info.name, "counting");
  strcpy(info.vendor, "RunMat tests");
  strcpy(info.driver, "C");
  info.memory_bytes = memory_bytes;
  info.largest_allocation = memory_bytes;
  info.supports_f64 = 1;
  info.supports_i64 = 1;
  info.max_workgroup_size = 1;
  info.subgroup_size = 1;
  info.default_reduction_workgroup = 1;
  info.default_two_pass_threshold = 4096;
  info.device_type = RUNMAT_DEVICE_SOFTWARE;
  memcpy(out, &info, info.struct_size);
}

static runmat_status device_info(runmat_provider *p, runmat_device_info *out) {
  ++calls[CALL_DEVICE_INFO];
  if (!p || !out)
    return invalid(p, "device_info: an argument is null");
  describe(out);
  return RUNMAT_OK;
}

static runmat_status list_devices(const runmat_provider_options *options,
                                  uint32_t capacity, runmat_device_info *out,
                                  uint32_t *count) {
  ++calls[CALL_LIST_DEVICES];
  (void)options;
  if (!count || (capacity && !out)) {
    create_error = "list_devices: an argument is null";
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  }
  *count = 1;
  if (capacity)
    describe(out);
  return RUNMAT_OK;
}

/* Where the bytes are; null when they are not all inside a live buffer. A
 * handle is the slot's number and one. */
static char *range(runmat_provider *p, const runmat_buffer *buffer,
                   uint64_t offset, uint64_t bytes) {
  if (!p || !buffer || buffer->handle == 0 || buffer->handle > MAX_BUFFERS)
    return NULL;
  uint64_t slot = buffer->handle - 1;
  if (!p->blocks[slot] || offset > p->sizes[slot] ||
      bytes > p->sizes[slot] - offset)
    return NULL;
  return (char *)p->blocks[slot] + offset;
}

static runmat_status alloc(runmat_provider *p, uint64_t bytes,
                           runmat_buffer *out) {
  ++calls[CALL_ALLOC];
  if (!p || !out)
    return invalid(p, "alloc: an argument is null");
  uint64_t slot = 0;
  while (slot < MAX_BUFFERS && p->blocks[slot])
    ++slot;
  if (bytes > memory_bytes - ALIGNMENT || slot == MAX_BUFFERS)
    return fail(p, RUNMAT_ERROR_OUT_OF_MEMORY, "alloc: too much");
  uint64_t rounded = (bytes + ALIGNMENT) / ALIGNMENT * ALIGNMENT;
  void *block = aligned_alloc(ALIGNMENT, rounded);
  if (!block)
    return fail(p, RUNMAT_ERROR_OUT_OF_MEMORY, "alloc: no memory");
  p->blocks[slot] = block;
  p->sizes[slot] = bytes;
  p->figures.allocations += 1;
  p->figures.allocated_bytes += bytes;
  out->handle = slot + 1;
  out->address = (uint64_t)(uintptr_t)block;
  out->bytes = bytes;
  return RUNMAT_OK;
}

static runmat_status release(runmat_provider *p, const runmat_buffer *buffer) {
  ++calls[CALL_FREE];
  if (!range(p, buffer, 0, 0))
    return invalid(p, "free: no such buffer");
  uint64_t slot = buffer->handle - 1;
  p->figures.allocated_bytes -= p->sizes[slot];
  free(p->blocks[slot]);
  p->blocks[slot] = NULL;
  return RUNMAT_OK;
}

static runmat_status upload(runmat_provider *p, const runmat_buffer *to,
                            uint64_t offset, const void *from, uint64_t bytes) {
  ++calls[CALL_UPLOAD];
  char *target = range(p, to, offset, bytes);
  if (!target || !from)
    return invalid(p, "upload: not inside a buffer, or from null");
  memcpy(target, from, bytes);
  p->figures.uploads += 1;
  p->figures.upload_bytes += bytes;
  return RUNMAT_OK;
}

static runmat_status download(runmat_provider *p, const runmat_buffer *from,
                              uint64_t offset, void *to, uint64_t bytes) {
  ++calls[CALL_DOWNLOAD];
  char *source = range(p, from, offset, bytes);
  if (!source || !to)
    return invalid(p, "download: not inside a buffer, or to null");
  memcpy(to, source, bytes);
  p->figures.downloads += 1;
  p->figures.download_bytes += bytes;
  return RUNMAT_OK;
}

static runmat_status copy(runmat_provider *p, const runmat_buffer *to,
                          uint64_t to_offset, const runmat_buffer *from,
                          uint64_t from_offset, uint64_t bytes) {
  ++calls[CALL_COPY];
  char *target = range(p, to, to_offset, bytes);
  char *source = range(p, from, from_offset, bytes);
  if (!target || !source)
    return invalid(p, "copy: not inside a buffer");
  memmove(target, source, bytes);
  return RUNMAT_OK;
}

static runmat_status fill(runmat_provider *p, const runmat_buffer *to,
                          uint64_t offset, uint64_t bytes, const void *pattern,
                          uint32_t step) {
  ++calls[CALL_FILL];
  int known = step == 1 || step == 2 || step == 4 || step == 8;
  char *target = range(p, to, offset, bytes);
  if (!target || !pattern || !known || offset % step || bytes % step)
    return invalid(p, "fill: bad pattern, or not inside a buffer");
  for (uint64_t i = 0; i < bytes; i += step)
    memcpy(target + i, pattern, step);
  return RUNMAT_OK;
}

static runmat_status logical_isreal(runmat_provider *p,
                                    const runmat_tensor *tensor, int32_t *out) {
  ++calls[CALL_LOGICAL_ISREAL];
  if (!p || !tensor || !out)
    return invalid(p, "logical_isreal: an argument is null");
  *out = tensor->is_complex == 0;
  return RUNMAT_OK;
}

/** Where the provider keeps the kernel; a free place for null; null when there
 * is none. */
static runmat_kernel **place_of(runmat_provider *p,
                                const runmat_kernel *kernel) {
  for (int i = 0; i < MAX_KERNELS; ++i)
    if (p->kernels[i] == kernel)
      return &p->kernels[i];
  return NULL;
}

static runmat_status load_kernel(runmat_provider *p,
                                 const runmat_kernel_code *code,
                                 runmat_kernel **out) {
  ++calls[CALL_LOAD_KERNEL];
  if (!p || !code || !out || !code->code)
    return invalid(p, "load_kernel: an argument is null");
  if (code->format != RUNMAT_KERNEL_HOST)
    return fail(p, RUNMAT_ERROR_UNSUPPORTED, "load_kernel: not host code");
  runmat_kernel **place = place_of(p, NULL);
  runmat_kernel *kernel = place ? malloc(sizeof(*kernel)) : NULL;
  if (!kernel)
    return fail(p, RUNMAT_ERROR_OUT_OF_MEMORY, "load_kernel: no memory");
  memcpy(&kernel->function, &code->code, sizeof(kernel->function));
  kernel->word_count = code->word_count;
  p->figures.kernels_loaded += 1;
  *place = *out = kernel;
  return RUNMAT_OK;
}

static void unload_kernel(runmat_provider *p, runmat_kernel *kernel) {
  ++calls[CALL_UNLOAD_KERNEL];
  runmat_kernel **place = kernel ? place_of(p, kernel) : NULL;
  if (place)
    *place = NULL;
  free(kernel);
}

static int is_interrupted(const runmat_provider *p) {
  return p->interrupt && __atomic_load_n(p->interrupt, __ATOMIC_RELAXED);
}

static runmat_status launch(runmat_provider *p, const runmat_launch *l) {
  ++calls[CALL_LAUNCH];
  if (!p || !l || !l->kernel || (!l->words && l->word_count))
    return invalid(p, "launch: an argument is null");
  if (!place_of(p, l->kernel))
    return invalid(p, "launch: no such kernel");
  if (l->word_count != l->kernel->word_count)
    return invalid(p, "launch: the kernel takes another number of words");
  for (uint32_t i = 0; i < l->buffer_count; ++i)
    if (!range(p, &l->buffers[i], 0, 0))
      return invalid(p, "launch: no such buffer");
  p->figures.launches += 1;
  const uint64_t chunk = 1 << 14;
  for (uint64_t begin = 0; begin < l->items; begin += chunk) {
    if (is_interrupted(p) && !l->must_finish)
      return fail(p, RUNMAT_ERROR_INTERRUPTED, "launch: interrupted");
    uint64_t rest = l->items - begin;
    l->kernel->function(l->words, begin, begin + (rest < chunk ? rest : chunk));
  }
  return RUNMAT_OK;
}

static runmat_status synchronize(runmat_provider *p) {
  ++calls[CALL_SYNCHRONIZE];
  return p ? RUNMAT_OK : RUNMAT_ERROR_INVALID_ARGUMENT;
}

static runmat_status record_event(runmat_provider *p, uint64_t *out) {
  ++calls[CALL_RECORD_EVENT];
  if (!p || !out)
    return invalid(p, "record_event: an argument is null");
  *out = ++p->events;
  return RUNMAT_OK;
}

static runmat_status wait_event(runmat_provider *p, uint64_t event) {
  ++calls[CALL_WAIT_EVENT];
  if (!p || event == 0 || event > p->events)
    return invalid(p, "wait_event: no such event");
  return RUNMAT_OK;
}

static uint32_t queue_count(runmat_provider *p) {
  ++calls[CALL_QUEUE_COUNT];
  (void)p;
  return 1;
}

static runmat_status statistics(runmat_provider *p,
                                runmat_provider_statistics *out) {
  ++calls[CALL_STATISTICS];
  if (!p || !out)
    return invalid(p, "statistics: an argument is null");
  *out = p->figures;
  return RUNMAT_OK;
}

static const runmat_provider_table table = {
    .abi_version = RUNMAT_PROVIDER_ABI_VERSION,
    .struct_size = sizeof(runmat_provider_table),
    .name = "counting",
    .create = create,
    .destroy = destroy,
    .last_error = last_error,
    .device_info = device_info,
    .alloc = alloc,
    .free = release,
    .upload = upload,
    .download = download,
    .copy = copy,
    .fill = fill,
    .logical_isreal = logical_isreal,
    .load_kernel = load_kernel,
    .unload_kernel = unload_kernel,
    .launch = launch,
    .synchronize = synchronize,
    .record_event = record_event,
    .wait_event = wait_event,
    .queue_count = queue_count,
    .statistics = statistics,
    .list_devices = list_devices,
};

EXPORT const runmat_provider_table *runmat_provider_query(uint32_t max_version);
const runmat_provider_table *runmat_provider_query(uint32_t max_version) {
  return max_version >= RUNMAT_PROVIDER_ABI_VERSION ? &table : NULL;
}
