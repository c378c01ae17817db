//===- HostInstance.h - one instance of a host provider ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTINSTANCE_H
#define RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTINSTANCE_H

#include "runmat/provider.h"
#include "runtime/Memory.h"
#include "runtime/ThreadPool.h"
#include "runtime/providers/Host/CallTimes.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace runmat {

/// What a runmat_kernel of these providers points to.
struct HostKernel {
  runmat_host_kernel function;
  uint32_t wordCount;
};

/// What tells the two host providers apart.
struct HostFlavour {
  const char *name;
  /// Kernels read host arrays in place: launches take any address.
  bool hostMemory;
  uint32_t deviceType; ///< RUNMAT_DEVICE_*
};

/// What an instance would report of itself; as much as `out` holds.
void describe(const HostFlavour &flavour, runmat_device_info *out);

/// What a runmat_provider of these providers points to: the calls of the table,
/// with their checks. Each returns a status and leaves a message when it is not
/// RUNMAT_OK.
class HostInstance {
public:
  HostInstance(const HostFlavour &flavour,
               const runmat_provider_options &options);
  ~HostInstance();

  runmat_status deviceInfo(runmat_device_info *out);
  runmat_status alloc(uint64_t bytes, runmat_buffer *out);
  runmat_status release(const runmat_buffer *buffer);
  runmat_status upload(const runmat_buffer *to, uint64_t offset,
                       const void *from, uint64_t bytes);
  runmat_status download(const runmat_buffer *from, uint64_t offset, void *to,
                         uint64_t bytes);
  runmat_status copy(const runmat_buffer *to, uint64_t toOffset,
                     const runmat_buffer *from, uint64_t fromOffset,
                     uint64_t bytes);
  runmat_status fill(const runmat_buffer *to, uint64_t offset, uint64_t bytes,
                     const void *pattern, uint32_t patternBytes);
  runmat_status logicalIsReal(const runmat_tensor *tensor, int32_t *out);
  runmat_status loadKernel(const runmat_kernel_code *code, runmat_kernel **out);
  void unloadKernel(runmat_kernel *kernel);
  runmat_status launch(const runmat_launch *launch);
  runmat_status recordEvent(uint64_t *out);
  runmat_status waitEvent(uint64_t event);
  runmat_status statistics(runmat_provider_statistics *out);
  runmat_status timeCalls();
  runmat_status takeTimings(uint32_t capacity, runmat_timing *out,
                            uint32_t *count);
  CallTimes &callTimes() { return times; }

  runmat_status fail(runmat_status status, std::string message);
  const char *lastError() const { return error.c_str(); }

private:
  /// Where `bytes` from `offset` of the buffer are; null, with a message, when
  /// that is not all inside a buffer of this instance.
  char *range(const runmat_buffer *buffer, uint64_t offset, uint64_t bytes,
              const char *action);
  runmat_status checkLaunch(const runmat_launch *launch);
  bool ownsBuffers(const runmat_launch &launch) const;

  const HostFlavour &flavour;
  const volatile int32_t *interrupt;
  ThreadPool &pool;
  std::string error;
  std::unordered_map<uint64_t, memory::Block> buffers;
  std::unordered_map<const runmat_kernel *, std::unique_ptr<HostKernel>>
      kernels;
  uint64_t lastHandle = 0;
  uint64_t lastEvent = 0;
  runmat_provider_statistics figures{};
  CallTimes times;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTINSTANCE_H
