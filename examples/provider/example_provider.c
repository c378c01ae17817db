/*===- example_provider.c - a provider to begin with -----------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A device that is the processor, but with memory of its own as a card has:
 * what kernels read is uploaded, what the program looks at is downloaded. Every
 * call has done its work when it returns, so there is nothing to wait for.
 *
 * It shows what each call must do and refuse. Whatever comes in is checked
 * before it is used: a provider answers with a status and a message, and never
 * ends the program.
 *===----------------------------------------------------------------------===*/
#define _POSIX_C_SOURCE 200112L /* posix_memalign */

#include <runmat/provider.h>

#include <stdlib.h>
#include <string.h>

/* What the buffers of an instance may take together. */
static const uint64_t memory_bytes = (uint64_t)4 << 30;
/* Kernels are vectorised: addresses are multiples of this. */
enum { ALIGNMENT = 64 };

/*===----------------------------------------------------------------------===*
 * What the opaque types of the header are here
 *===----------------------------------------------------------------------===*/

/* One buffer. The user of the table knows it by its handle, a number that is
 * never given out again, so that a stale one is found out. */
struct block {
  uint64_t handle;
  uint64_t bytes;
  char *memory;
  struct block *next;
};

struct runmat_kernel {
  runmat_host_kernel function;
  uint32_t word_count;
  runmat_kernel *next;
};

struct runmat_provider {
  const volatile int32_t *interrupt; /* may be null */
  struct block *blocks;
  runmat_kernel *kernels;
  uint64_t last_handle, last_event;
  runmat_provider_statistics figures;
  const char *error;
};

/*===----------------------------------------------------------------------===*
 * Errors
 *===----------------------------------------------------------------------===*/

/* Without an instance the message belongs to the thread. */
static __thread const char *thread_error = "";

static runmat_status fail(runmat_provider *p, runmat_status status,
                          const char *message) {
  if (p)
    p->error = message;
  else
    thread_error = message;
  return status;
}

static runmat_status invalid(runmat_provider *p, const char *message) {
  return fail(p, RUNMAT_ERROR_INVALID_ARGUMENT, message);
}

static const char *last_error(runmat_provider *p) {
  return p ? p->error : thread_error;
}

/*===----------------------------------------------------------------------===*
 * The device
 *===----------------------------------------------------------------------===*/

/* Structures grow with the versions of the interface: the caller says in
 * struct_size how much of one it knows, and gets no more. */
static void give(void *out, const void *whole, uint32_t size) {
  uint32_t wanted;
  memcpy(&wanted, out, sizeof(wanted));
  if (wanted > size)
    wanted = size;
  memcpy(out, whole, wanted);
  memcpy(out, &wanted, sizeof(wanted));
}

static void describe(runmat_device_info *out) {
  runmat_device_info info;
  memset(&info, 0, sizeof(info));
  info.kernel_format = RUNMAT_KERNEL_HOST; /* load_kernel gets functions */
  strcpy(info.name, "example");
  strcpy(info.vendor, "you");
  strcpy(info.driver, "1.0");
  info.memory_bytes = memory_bytes;
  info.largest_allocation = memory_bytes;
  info.supports_f64 = 1;
  info.supports_i64 = 1;
  info.host_memory = 0; /* kernels get addresses of our buffers only */
  info.max_workgroup_size = 1;
  info.subgroup_size = 1;
  info.default_reduction_workgroup = 1;
  info.default_two_pass_threshold = 4096;
  /* --device=auto takes such devices only with --accel-software. */
  info.device_type = RUNMAT_DEVICE_SOFTWARE;
  info.device_index = 0;
  give(out, &info, sizeof(info));
}

static runmat_status create(const runmat_provider_options *options,
                            runmat_provider **out) {
  runmat_provider *p;
  if (!options || !out)
    return invalid(NULL, "create: an argument is null");
  if (options->device_index != 0)
    return invalid(NULL, "create: there is only device 0");
  p = calloc(1, sizeof(*p));
  if (!p)
    return fail(NULL, RUNMAT_ERROR_OUT_OF_MEMORY, "create: no memory");
  p->interrupt = options->interrupt;
  p->error = "";
  *out = p;
  return RUNMAT_OK;
}

/* Gives back what is left, too: the user may have forgotten buffers. */
static void destroy(runmat_provider *p) {
  if (!p)
    return;
  while (p->blocks) {
    struct block *next = p->blocks->next;
    free(p->blocks->memory);
    free(p->blocks);
    p->blocks = next;
  }
  while (p->kernels) {
    runmat_kernel *next = p->kernels->next;
    free(p->kernels);
    p->kernels = next;
  }
  free(p);
}

static runmat_status device_info(runmat_provider *p, runmat_device_info *out) {
  if (!p || !out)
    return invalid(p, "device_info: an argument is null");
  describe(out);
  return RUNMAT_OK;
}

/* Optional: without it --device=auto cannot know of the device. */
static runmat_status list_devices(const runmat_provider_options *options,
                                  uint32_t capacity, runmat_device_info *out,
                                  uint32_t *count) {
  (void)options;
  if (!count || (capacity > 0 && !out))
    return invalid(NULL, "list_devices: an argument is null");
  *count = 1;
  if (capacity > 0)
    describe(out);
  return RUNMAT_OK;
}

/*===----------------------------------------------------------------------===*
 * Memory
 *===----------------------------------------------------------------------===*/

/* The pointer that points to the block, so that it can be taken out. */
static struct block **find_block(runmat_provider *p,
                                 const runmat_buffer *buffer) {
  struct block **at;
  if (!p || !buffer)
    return NULL;
  for (at = &p->blocks; *at; at = &(*at)->next)
    if ((*at)->handle == buffer->handle)
      return at;
  return NULL;
}

/* Where the bytes are; null when they are not all inside a live buffer. */
static char *find_bytes(runmat_provider *p, const runmat_buffer *buffer,
                        uint64_t offset, uint64_t bytes) {
  struct block **at = find_block(p, buffer);
  /* So written that no sum can overflow. */
  if (!at || offset > (*at)->bytes || bytes > (*at)->bytes - offset)
    return NULL;
  return (*at)->memory + offset;
}

static struct block *make_block(uint64_t bytes) {
  void *memory = NULL;
  struct block *block = malloc(sizeof(*block));
  if (!block)
    return NULL;
  if (posix_memalign(&memory, ALIGNMENT, bytes ? bytes : 1) != 0) {
    free(block);
    return NULL;
  }
  block->bytes = bytes;
  block->memory = memory;
  return block;
}

/* RUNMAT_ERROR_OUT_OF_MEMORY has a meaning of its own: RunMat makes room, or
 * does the work elsewhere. */
static runmat_status alloc(runmat_provider *p, uint64_t bytes,
                           runmat_buffer *out) {
  struct block *block = NULL;
  if (!p || !out)
    return invalid(p, "alloc: an argument is null");
  if (bytes <= memory_bytes - p->figures.allocated_bytes)
    block = make_block(bytes);
  if (!block)
    return fail(p, RUNMAT_ERROR_OUT_OF_MEMORY, "alloc: no memory left");
  block->handle = ++p->last_handle;
  block->next = p->blocks;
  p->blocks = block;
  p->figures.allocations += 1;
  p->figures.allocated_bytes += bytes;
  out->handle = block->handle;
  out->address = (uint64_t)(uintptr_t)block->memory; /* what kernels get */
  out->bytes = bytes;
  return RUNMAT_OK;
}

static runmat_status release(runmat_provider *p, const runmat_buffer *buffer) {
  struct block **at = find_block(p, buffer);
  struct block *block;
  if (!at)
    return invalid(p, "free: no such buffer");
  block = *at;
  *at = block->next;
  p->figures.allocated_bytes -= block->bytes;
  free(block->memory);
  free(block);
  return RUNMAT_OK;
}

static runmat_status upload(runmat_provider *p, const runmat_buffer *to,
                            uint64_t offset, const void *from, uint64_t bytes) {
  char *target = find_bytes(p, to, offset, bytes);
  if (!target || !from)
    return invalid(p, "upload: from null, or not inside a buffer");
  memcpy(target, from, bytes);
  p->figures.uploads += 1;
  p->figures.upload_bytes += bytes;
  return RUNMAT_OK;
}

static runmat_status download(runmat_provider *p, const runmat_buffer *from,
                              uint64_t offset, void *to, uint64_t bytes) {
  const char *source = find_bytes(p, from, offset, bytes);
  if (!source || !to)
    return invalid(p, "download: to null, or not inside a buffer");
  memcpy(to, source, bytes);
  p->figures.downloads += 1;
  p->figures.download_bytes += bytes;
  return RUNMAT_OK;
}

static runmat_status copy(runmat_provider *p, const runmat_buffer *to,
                          uint64_t to_offset, const runmat_buffer *from,
                          uint64_t from_offset, uint64_t bytes) {
  char *target = find_bytes(p, to, to_offset, bytes);
  const char *source = find_bytes(p, from, from_offset, bytes);
  if (!target || !source)
    return invalid(p, "copy: not inside a buffer");
  memmove(target, source, bytes);
  return RUNMAT_OK;
}

static runmat_status fill(runmat_provider *p, const runmat_buffer *to,
                          uint64_t offset, uint64_t bytes, const void *pattern,
                          uint32_t step) {
  char *target = find_bytes(p, to, offset, bytes);
  uint64_t i;
  if (step != 1 && step != 2 && step != 4 && step != 8)
    return invalid(p, "fill: the pattern has not 1, 2, 4 or 8 bytes");
  if (!target || !pattern || offset % step != 0 || bytes % step != 0)
    return invalid(p, "fill: no pattern, or not inside a buffer, or not a "
                      "multiple of the pattern");
  for (i = 0; i < bytes; i += step)
    memcpy(target + i, pattern, step);
  return RUNMAT_OK;
}

static runmat_status logical_isreal(runmat_provider *p,
                                    const runmat_tensor *tensor, int32_t *out) {
  if (!p || !tensor || !out)
    return invalid(p, "logical_isreal: an argument is null");
  *out = tensor->is_complex == 0;
  return RUNMAT_OK;
}

/*===----------------------------------------------------------------------===*
 * Kernels
 *===----------------------------------------------------------------------===*/

static runmat_kernel **find_kernel(runmat_provider *p,
                                   const runmat_kernel *kernel) {
  runmat_kernel **at;
  for (at = &p->kernels; *at; at = &(*at)->next)
    if (*at == kernel)
      return at;
  return NULL;
}

static runmat_status load_kernel(runmat_provider *p,
                                 const runmat_kernel_code *code,
                                 runmat_kernel **out) {
  runmat_kernel *kernel;
  if (!p || !code || !out || !code->code)
    return invalid(p, "load_kernel: an argument is null");
  if (code->format != RUNMAT_KERNEL_HOST)
    return fail(p, RUNMAT_ERROR_UNSUPPORTED, "load_kernel: no host function");
  kernel = malloc(sizeof(*kernel));
  if (!kernel)
    return fail(p, RUNMAT_ERROR_OUT_OF_MEMORY, "load_kernel: no memory");
  /* The code is the function pointer itself; C has no cast for that. */
  memcpy(&kernel->function, &code->code, sizeof(kernel->function));
  kernel->word_count = code->word_count;
  kernel->next = p->kernels;
  p->kernels = kernel;
  p->figures.kernels_loaded += 1;
  *out = kernel;
  return RUNMAT_OK;
}

static void unload_kernel(runmat_provider *p, runmat_kernel *kernel) {
  runmat_kernel **at = p && kernel ? find_kernel(p, kernel) : NULL;
  if (!at)
    return;
  *at = kernel->next;
  free(kernel);
}

/* What is wrong with a launch; null when nothing is. */
static const char *find_fault(runmat_provider *p, const runmat_launch *l) {
  uint32_t i;
  if (!l || !l->kernel)
    return "launch: an argument is null";
  if (!find_kernel(p, l->kernel))
    return "launch: no such kernel";
  if (l->word_count != l->kernel->word_count || (!l->words && l->word_count))
    return "launch: the kernel takes another number of words";
  for (i = 0; i < l->buffer_count; ++i)
    if (!find_block(p, &l->buffers[i]))
      return "launch: no such buffer";
  return NULL;
}

/* Ctrl-C sets the word. A launch that overwrites what is needed again must go
 * on. */
static int must_stop(const runmat_provider *p, const runmat_launch *l) {
  return p->interrupt && *p->interrupt && !l->must_finish;
}

static runmat_status launch(runmat_provider *p, const runmat_launch *l) {
  const uint64_t piece = 1 << 14; /* items between two looks at the word */
  const char *fault;
  uint64_t begin = 0;
  if (!p)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  fault = find_fault(p, l);
  if (fault)
    return invalid(p, fault);
  p->figures.launches += 1;
  while (begin < l->items) {
    const uint64_t rest = l->items - begin;
    const uint64_t end = begin + (rest < piece ? rest : piece);
    if (must_stop(p, l))
      return fail(p, RUNMAT_ERROR_INTERRUPTED, "launch: interrupted");
    /* Items are independent of each other: threads could share them. */
    l->kernel->function(l->words, begin, end);
    begin = end;
  }
  return RUNMAT_OK;
}

/*===----------------------------------------------------------------------===*
 * Order and figures
 *===----------------------------------------------------------------------===*/

static runmat_status synchronize(runmat_provider *p) {
  return p ? RUNMAT_OK : invalid(p, "synchronize: the instance is null");
}

static runmat_status record_event(runmat_provider *p, uint64_t *out) {
  if (!p || !out)
    return invalid(p, "record_event: an argument is null");
  *out = ++p->last_event;
  return RUNMAT_OK;
}

/* All that came before the event is done already. */
static runmat_status wait_event(runmat_provider *p, uint64_t event) {
  if (!p || event == 0 || event > p->last_event)
    return invalid(p, "wait_event: no such event");
  return RUNMAT_OK;
}

static uint32_t queue_count(runmat_provider *p) {
  (void)p;
  return 1;
}

static runmat_status statistics(runmat_provider *p,
                                runmat_provider_statistics *out) {
  if (!p || !out)
    return invalid(p, "statistics: an argument is null");
  give(out, &p->figures, sizeof(p->figures));
  return RUNMAT_OK;
}

/*===----------------------------------------------------------------------===*
 * The table
 *===----------------------------------------------------------------------===*/

/* What is not named here is null: the optional calls that it does without. */
static const runmat_provider_table table = {
    .abi_version = RUNMAT_PROVIDER_ABI_VERSION,
    .struct_size = sizeof(runmat_provider_table),
    .name = "example", /* --device=example */
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

/* A RunMat that is older than the header of this library might not know the end
 * of the table. */
__attribute__((visibility("default"))) const runmat_provider_table *
runmat_provider_query(uint32_t max_version) {
  return max_version >= RUNMAT_PROVIDER_ABI_VERSION ? &table : NULL;
}
