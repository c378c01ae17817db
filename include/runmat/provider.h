/*===- provider.h - the C ABI between RunMat and a device backend ----------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A provider owns one device: its memory, its kernels and its queues. RunMat
 * drives it through one table of functions. A provider may live in a shared
 * library of its own that exports `runmat_provider_query`.
 *
 * Rules: every call returns a status; on failure the message is read with
 * `last_error` before the next call on the same provider. Pointers passed in
 * are borrowed for the call. Calls on one provider come from one thread at a
 * time. Work may run asynchronously, and in several queues at once, but as if
 * in the order of the calls: what writes a buffer waits for what was called
 * before it and uses the same buffer, what reads one for what writes it, and a
 * buffer may be freed while queued work uses it. `download` returns when it has
 * the bytes, and then need not have waited for work that has nothing to do with
 * them; `synchronize` waits for all that was queued before it.
 *===----------------------------------------------------------------------===*/
#ifndef RUNMAT_PROVIDER_H
#define RUNMAT_PROVIDER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Major version in the upper half, minor in the lower; a minor step only adds
 * at the ends of structures. */
#define RUNMAT_PROVIDER_ABI_VERSION 0x00010007u

typedef int32_t runmat_status;
enum {
  RUNMAT_OK = 0,
  RUNMAT_ERROR_INVALID_ARGUMENT = 1,
  RUNMAT_ERROR_OUT_OF_MEMORY = 2,
  RUNMAT_ERROR_DEVICE_LOST = 3,
  RUNMAT_ERROR_UNSUPPORTED = 4,
  RUNMAT_ERROR_INTERNAL = 5,
  RUNMAT_ERROR_INTERRUPTED = 6
};

/** Class of an element; the numbers are part of the ABI. */
typedef enum runmat_class {
  RUNMAT_CLASS_DOUBLE = 0,
  RUNMAT_CLASS_SINGLE = 1,
  RUNMAT_CLASS_INT8 = 2,
  RUNMAT_CLASS_INT16 = 3,
  RUNMAT_CLASS_INT32 = 4,
  RUNMAT_CLASS_INT64 = 5,
  RUNMAT_CLASS_UINT8 = 6,
  RUNMAT_CLASS_UINT16 = 7,
  RUNMAT_CLASS_UINT32 = 8,
  RUNMAT_CLASS_UINT64 = 9,
  RUNMAT_CLASS_LOGICAL = 10, /* one byte, 0 or 1 */
  RUNMAT_CLASS_CHAR = 11     /* UTF-16 code unit */
} runmat_class;

/** One instance of a provider; its contents are the provider's own. */
typedef struct runmat_provider runmat_provider;
/** A loaded kernel; its contents are the provider's own. */
typedef struct runmat_kernel runmat_kernel;

/** Device memory. `address` is what kernels see: a device address, or a host
 * pointer for providers on the host. */
typedef struct runmat_buffer {
  uint64_t handle; /* the provider's own identity, never 0 */
  uint64_t address;
  uint64_t bytes;
} runmat_buffer;

/** A typed view of a buffer: dense, column-major. Strides are in elements. */
typedef struct runmat_tensor {
  runmat_buffer buffer;
  uint32_t device; /* index in the registry */
  uint8_t element_class;
  uint8_t is_complex;
  uint8_t reserved[2];
  uint32_t rank;
  const int64_t *extents;
  const int64_t *strides;
} runmat_tensor;

typedef struct runmat_provider_options {
  uint32_t struct_size;
  uint32_t device_index;
  /** Worker threads for providers on the host; 0 means one. */
  uint32_t threads;
  uint32_t validate; /* turn on the validation of the device API */
  /** Set to non-zero by the user's interrupt; long work looks at it and returns
   * RUNMAT_ERROR_INTERRUPTED. */
  const volatile int32_t *interrupt;
  /* Since version 1.1: */
  /** Folder for what the provider keeps from process to process, made on first
   * use; null: nothing is kept. Nothing found there may be needed or trusted.
   */
  const char *cache_directory;
  /** Non-zero: the pipelines of the kernels that processes used last may be
   * made in the background, as far as the folder tells of them. */
  uint32_t warm_up;
  uint32_t reserved;
} runmat_provider_options;

enum { RUNMAT_KERNEL_HOST = 1, RUNMAT_KERNEL_SPIRV = 2, RUNMAT_KERNEL_PTX = 3 };

/** What a kernel for the device may use beyond the obligatory; bits of
 * `runmat_device_info.features`. */
enum {
  RUNMAT_FEATURE_INT8 = 1 << 0, /* arithmetic */
  RUNMAT_FEATURE_INT16 = 1 << 1,
  RUNMAT_FEATURE_FLOAT16 = 1 << 2,
  RUNMAT_FEATURE_STORAGE8 = 1 << 3, /* loads and stores of one byte */
  RUNMAT_FEATURE_STORAGE16 = 1 << 4,
  /* Float controls that a SPIR-V kernel may declare. */
  RUNMAT_FEATURE_DENORM_PRESERVE_F32 = 1 << 8,
  RUNMAT_FEATURE_DENORM_PRESERVE_F64 = 1 << 9,
  RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32 = 1 << 10,
  RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64 = 1 << 11,
  RUNMAT_FEATURE_ROUND_TO_EVEN_F32 = 1 << 12,
  RUNMAT_FEATURE_ROUND_TO_EVEN_F64 = 1 << 13,
  /* Since version 1.5: the device's fma rounds once. Without it kernels take
   * more operations for the same. */
  RUNMAT_FEATURE_FMA_F32 = 1 << 14,
  RUNMAT_FEATURE_FMA_F64 = 1 << 15,
  /** That of singles keeps subnormal numbers. */
  RUNMAT_FEATURE_FMA_SUBNORMALS_F32 = 1 << 16
};

/** What kind of machine a device is. */
enum {
  RUNMAT_DEVICE_UNKNOWN = 0,
  RUNMAT_DEVICE_HOST = 1,       /* the processor, on the host's memory */
  RUNMAT_DEVICE_DISCRETE = 2,   /* memory of its own; virtual ones, too */
  RUNMAT_DEVICE_INTEGRATED = 3, /* shares the host's memory */
  RUNMAT_DEVICE_SOFTWARE = 4    /* the interface of a device on the processor */
};

typedef struct runmat_device_info {
  uint32_t struct_size;
  /** Which code `load_kernel` takes: RUNMAT_KERNEL_*. */
  uint32_t kernel_format;
  char name[256];
  char vendor[64];
  char driver[256];
  uint64_t memory_bytes;
  uint64_t largest_allocation;
  uint32_t supports_f64;
  uint32_t supports_i64;
  /** Non-zero when a kernel reads host memory in place, so that nothing is
   * uploaded. */
  uint32_t host_memory;
  uint32_t max_workgroup_size;
  uint32_t max_push_constant_bytes;
  uint32_t subgroup_size;
  /** Preferred reduction settings; an override by the user wins. */
  uint32_t default_reduction_workgroup;
  uint64_t default_two_pass_threshold;
  /** RUNMAT_FEATURE_*; 0 for providers on the host. */
  uint32_t features;
  /** Turns that all loops of one invocation may make together, nested ones and
   * the test that ends each loop counted; beyond them some software drivers
   * leave loops early and say nothing. 0: no bound. */
  uint32_t max_loop_turns;
  /* Since version 1.2: */
  uint32_t device_type; /* RUNMAT_DEVICE_* */
  /** The `device_index` by which `create` opens it. */
  uint32_t device_index;
  /* Since version 1.3: */
  /** How many bytes of its memory the process may take in all, and how many it
   * has taken, as the device's driver saw it when the call was made: what other
   * processes take is not in the budget. 0: the driver does not tell. */
  uint64_t memory_budget;
  uint64_t memory_used;
} runmat_device_info;

/** What a launch does with a buffer; bits. */
enum { RUNMAT_ACCESS_READ = 1, RUNMAT_ACCESS_WRITE = 2 };

/** A kernel on the host: works on items [begin, end) of the launch. */
typedef void (*runmat_host_kernel)(const uint64_t *words, uint64_t begin,
                                   uint64_t end);

/** Since version 1.7: no later process will want the kernel, so that warm-up
 * need not remember it; a bit of `runmat_kernel_code.flags`. */
enum { RUNMAT_KERNEL_ONCE = 1 << 0 };

typedef struct runmat_kernel_code {
  uint32_t struct_size;
  uint32_t format; /* RUNMAT_KERNEL_* */
  /** The code: SPIR-V words, PTX text, or for RUNMAT_KERNEL_HOST the function
   * pointer itself. It outlives the kernel. */
  const void *code;
  size_t code_bytes;
  const char *entry;   /* name of the entry point; also the name in traces */
  uint32_t word_count; /* 8-byte argument words of a launch */
  uint32_t workgroup_size; /* invocations of a workgroup; 1 on the host */
  /** Items that one workgroup covers in one turn of its grid-stride loop. */
  uint32_t items_per_group;
  uint32_t flags; /* since version 1.7, 0 before */
} runmat_kernel_code;

/**
 * One launch. `words` are the arguments: first the addresses of `buffers` in
 * order, then extents, then scalars. Device kernels take them as push constants
 * when they fit the device's limit, else through a buffer whose address is the
 * only push constant; the kernel was compiled for one or the other by
 * `max_push_constant_bytes`.
 */
typedef struct runmat_launch {
  uint32_t struct_size;
  uint32_t word_count;
  runmat_kernel *kernel;
  const uint64_t *words;
  const runmat_buffer *buffers;
  uint32_t buffer_count;
  uint32_t reserved;
  uint64_t items;
  /** Estimated operations per item, for cutting the items into tasks; 0 when
   * unknown. */
  uint64_t work_per_item;
  /** Non-zero when the launch overwrites data that is needed again should it
   * stop half-way: it is not cut short by an interrupt. */
  uint32_t must_finish;
  uint32_t reserved2;
  /* Since version 1.3: */
  /** What the kernel does with each of the `buffers`, RUNMAT_ACCESS_*. Launches
   * that only read the same memory need not wait for each other. Null: every
   * buffer may be read and written. */
  const uint8_t *accesses;
} runmat_launch;

/** Counters since the instance was made. */
typedef struct runmat_provider_statistics {
  uint32_t struct_size;
  uint32_t reserved;
  uint64_t launches;
  uint64_t uploads;
  uint64_t upload_bytes;
  uint64_t downloads;
  uint64_t download_bytes;
  uint64_t allocations;
  uint64_t allocated_bytes; /* live now */
  uint64_t kernels_loaded;
  /* Since version 1.1, 0 for providers that compile nothing: */
  /** Pipelines, which is what the device's driver makes of kernels, that it
   * compiled, and those that it found in data of an earlier process. */
  uint64_t pipelines_compiled;
  uint64_t pipelines_cached;
  /** Kernels loaded whose pipeline was there already. */
  uint64_t pipelines_reused;
  /** Pipelines that were made in the background, which count above as well, and
   * the time from the instance's making to the last of them. */
  uint64_t pipelines_warmed;
  uint64_t warm_up_microseconds;
  /* Since version 1.6: */
  /** When that time began, in nanoseconds of the host's CLOCK_MONOTONIC. */
  uint64_t warm_up_begin;
} runmat_provider_statistics;

/** When a device worked for a call. Since version 1.3. */
typedef struct runmat_timing {
  /** The call's number: uploads, downloads, copies, fills and launches count,
   * those that fail as well, from 0 at the call of `time_calls`. */
  uint64_t call;
  /** In nanoseconds of the host's CLOCK_MONOTONIC. Where pieces of work
   * overlap on a queue, the later one begins when the one before it ends. */
  uint64_t begin;
  uint64_t end;
  uint32_t queue; /* less than `queue_count` */
  uint32_t reserved;
} runmat_timing;

typedef struct runmat_provider_table {
  uint32_t abi_version;
  uint32_t struct_size;
  const char *name;

  runmat_status (*create)(const runmat_provider_options *options,
                          runmat_provider **out);
  void (*destroy)(runmat_provider *provider);
  /** Message of the last failed call on `provider`; when null, of the last
   * `create` or `list_devices` that failed in this thread. Never null. */
  const char *(*last_error)(runmat_provider *provider);
  runmat_status (*device_info)(runmat_provider *provider,
                               runmat_device_info *out);

  runmat_status (*alloc)(runmat_provider *provider, uint64_t bytes,
                         runmat_buffer *out);
  runmat_status (*free)(runmat_provider *provider, const runmat_buffer *buffer);
  runmat_status (*upload)(runmat_provider *provider, const runmat_buffer *to,
                          uint64_t offset, const void *from, uint64_t bytes);
  runmat_status (*download)(runmat_provider *provider,
                            const runmat_buffer *from, uint64_t offset,
                            void *to, uint64_t bytes);
  runmat_status (*copy)(runmat_provider *provider, const runmat_buffer *to,
                        uint64_t to_offset, const runmat_buffer *from,
                        uint64_t from_offset, uint64_t bytes);
  /** Repeats the `pattern_bytes` (1, 2, 4 or 8) at `pattern`; `offset` and
   * `bytes` are multiples of it. */
  runmat_status (*fill)(runmat_provider *provider, const runmat_buffer *to,
                        uint64_t offset, uint64_t bytes, const void *pattern,
                        uint32_t pattern_bytes);
  /** Whether the tensor is stored without an imaginary part. */
  runmat_status (*logical_isreal)(runmat_provider *provider,
                                  const runmat_tensor *tensor, int32_t *out);

  runmat_status (*load_kernel)(runmat_provider *provider,
                               const runmat_kernel_code *code,
                               runmat_kernel **out);
  void (*unload_kernel)(runmat_provider *provider, runmat_kernel *kernel);
  runmat_status (*launch)(runmat_provider *provider,
                          const runmat_launch *launch);
  runmat_status (*synchronize)(runmat_provider *provider);

  /** A name for all that was queued before, in any queue. `wait_event` waits
   * until that is done, any number of times, and for nothing that came later
   * where the device allows. */
  runmat_status (*record_event)(runmat_provider *provider, uint64_t *out_event);
  runmat_status (*wait_event)(runmat_provider *provider, uint64_t event);
  uint32_t (*queue_count)(runmat_provider *provider);
  runmat_status (*statistics)(runmat_provider *provider,
                              runmat_provider_statistics *out);

  /* Optional library hooks; null when the provider has none. Dense column-major
   * operands. */
  runmat_status (*matmul)(runmat_provider *provider, const runmat_tensor *a,
                          const runmat_tensor *b, const runmat_tensor *out);
  runmat_status (*fft)(runmat_provider *provider, const runmat_tensor *in,
                       const runmat_tensor *out, uint32_t dimension,
                       int32_t inverse);
  runmat_status (*solve)(runmat_provider *provider, const runmat_tensor *a,
                         const runmat_tensor *b, const runmat_tensor *out);

  /* Since version 1.2: */
  /** Optional. Tells which devices `create` could open with such options,
   * whatever their `device_index`, and opens none. `count` is set to how many
   * there are, `out` gets the first `capacity` of them. The elements of `out`
   * lie `out->struct_size` bytes apart, and each has that size in its
   * `struct_size`. Calls may come from any thread, also while an instance is in
   * use; the message of a failure is that of `create`. */
  runmat_status (*list_devices)(const runmat_provider_options *options,
                                uint32_t capacity, runmat_device_info *out,
                                uint32_t *count);

  /* Since version 1.3: */
  /** Optional, as the next one; a provider has both or none. Begins to time
   * calls; later ones change nothing. RUNMAT_ERROR_UNSUPPORTED where the device
   * has no clock. No other call depends on it. */
  runmat_status (*time_calls)(runmat_provider *provider);
  /** Sets `count` to how many timings of work that is over are in `out`, the
   * earliest ones, `capacity` of them at most; they are forgotten. A call has
   * one for each piece of its work, and none where the device did nothing for
   * it. Waits for nothing. Of timings that nobody takes the newest 4096 are
   * kept. */
  runmat_status (*take_timings)(runmat_provider *provider, uint32_t capacity,
                                runmat_timing *out, uint32_t *count);

  /* Since version 1.4: */
  /** Optional. What a queue is for, in a word or two, as a trace calls it:
   * never null, and empty for one that is not less than `queue_count`. The text
   * lives as long as the instance. */
  const char *(*queue_name)(runmat_provider *provider, uint32_t queue);
} runmat_provider_table;

/** Exported by provider libraries: their table for the newest version not above
 * `max_version`, or null. */
typedef const runmat_provider_table *(*runmat_provider_query_fn)(
    uint32_t max_version);
#define RUNMAT_PROVIDER_QUERY_SYMBOL "runmat_provider_query"

#ifdef __cplusplus
}
#endif

#endif /* RUNMAT_PROVIDER_H */
