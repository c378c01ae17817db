//===- Device.h - one open device -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wraps an instance of a provider: buffers that free themselves into a pool,
// counting, and errors as runmat::Error where the caller cannot go on without.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICE_H
#define RUNMAT_RUNTIME_DEVICE_H

#include "runmat/provider.h"
#include "runtime/Counters.h"
#include "runtime/Devices/BufferPool.h"
#include "runtime/Devices/IdleTrimmer.h"
#include "runtime/Devices/ResidentCopies.h"
#include "runtime/Error.h"
#include "runtime/Telemetry/DeviceRecorder.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace runmat {

class Device;

/// Thrown when a device has no memory left for a buffer: the host, or another
/// device, can still do the work. "RunMat:device:OutOfMemory".
struct OutOfDeviceMemory : Error {
  using Error::Error;
};

/// Memory of a device, given back when destroyed. Keeps its device alive.
class DeviceBuffer {
public:
  DeviceBuffer() = default;
  DeviceBuffer(std::shared_ptr<Device> device, const runmat_buffer &buffer)
      : device(std::move(device)), buffer(buffer) {}
  DeviceBuffer(DeviceBuffer &&other) noexcept
      : device(std::move(other.device)),
        buffer(std::exchange(other.buffer, {})) {}
  DeviceBuffer &operator=(DeviceBuffer &&other) noexcept {
    std::swap(device, other.device);
    std::swap(buffer, other.buffer);
    return *this;
  }
  ~DeviceBuffer();

  const runmat_buffer &get() const { return buffer; }
  explicit operator bool() const { return buffer.handle != 0; }

private:
  std::shared_ptr<Device> device;
  runmat_buffer buffer{};
};

/// A loaded kernel, unloaded when destroyed. Keeps its device alive.
class LoadedKernel {
public:
  LoadedKernel() = default;
  LoadedKernel(std::shared_ptr<Device> device, runmat_kernel *kernel,
               uint32_t wordCount, runmat_host_kernel function = nullptr)
      : device(std::move(device)), kernel(kernel), function(function),
        words(wordCount) {}
  LoadedKernel(LoadedKernel &&other) noexcept
      : device(std::move(other.device)),
        kernel(std::exchange(other.kernel, nullptr)), function(other.function),
        words(other.words) {}
  LoadedKernel &operator=(LoadedKernel &&other) noexcept {
    std::swap(device, other.device);
    std::swap(kernel, other.kernel);
    std::swap(function, other.function);
    std::swap(words, other.words);
    return *this;
  }
  ~LoadedKernel();

  runmat_kernel *get() const { return kernel; }
  /// The code itself, of a kernel of the host; null for others.
  runmat_host_kernel hostFunction() const { return function; }
  uint32_t wordCount() const { return words; }
  explicit operator bool() const { return kernel != nullptr; }

private:
  std::shared_ptr<Device> device;
  runmat_kernel *kernel = nullptr;
  runmat_host_kernel function = nullptr;
  uint32_t words = 0;
};

/// One open device. Used from one thread, beside which only its own trimmer
/// makes calls of the provider; a lock sees to it that there is one at a time.
class Device : public std::enable_shared_from_this<Device> {
public:
  /// The index of a device that is in no registry.
  static constexpr uint32_t unregistered = UINT32_MAX;

  /// Opens an instance, in any thread. Throws runmat::Error "RunMat:device:…"
  /// when the provider refuses. `index` is its place in the registry, `name`
  /// what the user calls it. Its buffers take no more than `memoryLimit` bytes
  /// together, if it has memory of its own.
  static std::shared_ptr<Device> open(const runmat_provider_table &table,
                                      runmat_provider_options options,
                                      uint32_t index, std::string name,
                                      uint64_t memoryLimit = UINT64_MAX);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  const std::string &name() const { return name_; }
  uint32_t index() const { return index_; }
  /// Gives a device that was opened unregistered its place, before its first
  /// use.
  void enterRegistry(uint32_t index);
  /// What the provider says, with no more memory than the limit.
  const runmat_device_info &info() const { return info_; }
  /// Bytes of arrays that it has room for now, not counting those there that
  /// would make room: no more than other processes leave, where the driver
  /// tells, and memory that waits in the pool counts as free.
  uint64_t availableMemory() const;
  /// Whether kernels read host memory in place, so that nothing is uploaded.
  bool hostMemory() const { return info_.host_memory != 0; }

  /// A buffer of at least `bytes` bytes with undefined contents, from the pool
  /// when one fits. Without memory for it copies of arrays that are not in use
  /// make room; when they cannot, this throws OutOfDeviceMemory. Throws
  /// runmat::Error when the device fails.
  DeviceBuffer allocate(uint64_t bytes);
  /// The copies of arrays in its memory.
  ResidentCopies &copies() { return copies_; }
  /// Gives pooled buffers back to the provider, those kept longest first, until
  /// that many bytes are free or none is left.
  void trim(uint64_t bytes = UINT64_MAX);
  /// Gives those back that nobody has wanted for some seconds. Whatever takes
  /// and frees buffers does this on its way, and where nothing does a thread.
  void trimIdle(BufferPool::Clock::time_point now = BufferPool::Clock::now());

  /// How long buffers are kept that nobody wants.
  void setLongestIdle(BufferPool::Clock::duration time);

  // The transfers throw runmat::Error when the device fails.
  void upload(const runmat_buffer &to, uint64_t offset, const void *from,
              uint64_t bytes);
  void download(const runmat_buffer &from, uint64_t offset, void *to,
                uint64_t bytes);
  void copy(const runmat_buffer &to, uint64_t toOffset,
            const runmat_buffer &from, uint64_t fromOffset, uint64_t bytes);
  void fill(const runmat_buffer &to, uint64_t offset, uint64_t bytes,
            const void *pattern, uint32_t patternBytes);
  void synchronize();

  // Those on the launch path return a status; the reason is lastError().
  runmat_status tryUpload(const runmat_buffer &to, uint64_t offset,
                          const void *from, uint64_t bytes);
  runmat_status tryDownload(const runmat_buffer &from, uint64_t offset,
                            void *to, uint64_t bytes);
  runmat_status tryFill(const runmat_buffer &to, uint64_t offset,
                        uint64_t bytes, const void *pattern,
                        uint32_t patternBytes);
  runmat_status tryLoadKernel(const runmat_kernel_code &code,
                              LoadedKernel &out);
  runmat_status tryLaunch(const runmat_launch &launch);
  runmat_status trySynchronize();
  /// Whether a call found the device lost; nothing should be placed there any
  /// more.
  bool isLost() const { return lost; }

  /// Large transfers since the last call, and the seconds that they took by
  /// themselves; at most a few.
  struct TimedTransfer {
    bool isUpload;
    uint64_t bytes;
    double seconds;
  };
  std::vector<TimedTransfer> takeTransfers() {
    return std::exchange(transfers, {});
  }

  /// What all large transfers took so far.
  double transferSeconds() const { return transferSeconds_; }

  /// A kernel of so many operations was made for the device and loaded.
  struct TimedCompile {
    double operations, seconds;
  };
  void noteCompiled(const TimedCompile &one);
  /// Those since the last call, at most a few.
  std::vector<TimedCompile> takeCompiled() {
    return std::exchange(compiled, {});
  }

  /// The provider's message of the last call that failed.
  std::string lastError() const;
  /// The provider's own figures since it was opened.
  runmat_provider_statistics statistics() const;
  DeviceCounters &counters() const { return *counters_; }
  /// Records the work that is over, when something is recorded.
  void takeTimings();
  /// The same of all that is left to tell when a recording ends.
  void endRecording();
  /// Keeps the trimmer away while it lives: for calls of the table.
  [[nodiscard]] std::unique_lock<std::recursive_mutex> lock() const {
    return std::unique_lock(mutex);
  }
  /// The raw table and instance, for library hooks and tests.
  const runmat_provider_table &table() const { return table_; }
  runmat_provider *instance() const { return provider; }

private:
  friend class DeviceBuffer;
  friend class LoadedKernel;
  Device(const runmat_provider_table &table, uint32_t index, std::string name);
  runmat_status note(runmat_status status);
  void limitMemory(uint64_t bytes);
  void recycle(const runmat_buffer &buffer);
  void check(runmat_status status, const char *action) const;
  template <typename Call>
  runmat_status timed(bool isUpload, uint64_t bytes, Call call);
  uint64_t bytesLeft() const;
  runmat_status take(uint64_t bytes, runmat_buffer &buffer);
  runmat_status takeNew(uint64_t bytes, runmat_buffer &buffer);
  bool makeRoom(uint64_t bytes);
  void giveBack(const runmat_buffer &buffer);
  std::optional<BufferPool::Clock::time_point> trimUnasked();

  const runmat_provider_table &table_;
  runmat_provider *provider = nullptr;
  uint32_t index_;
  std::string name_;
  runmat_device_info info_{};
  DeviceCounters *counters_;
  BufferPool pool;
  ResidentCopies copies_;
  /// Of all buffers, those in the pool too, and what it may grow to.
  uint64_t takenBytes = 0, memoryLimit = UINT64_MAX;
  bool lost = false;
  std::vector<TimedTransfer> transfers;
  double transferSeconds_ = 0;
  std::vector<TimedCompile> compiled;
  /// Null unless something is recorded.
  std::unique_ptr<telemetry::DeviceRecorder> recorder;
  /// Held for each call of the provider, and for the pool. Room is made by
  /// calls within calls.
  mutable std::recursive_mutex mutex;
  /// The last one: its thread ends before the rest goes.
  IdleTrimmer trimmer;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICE_H
