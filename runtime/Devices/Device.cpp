//===- Device.cpp - one open device -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/Device.h"
#include "runtime/Devices/FreeMemory.h"
#include "runtime/Error.h"
#include "runtime/Progress.h"

#include <algorithm>
#include <chrono>
#include <new>

namespace runmat {

using telemetry::CallSpan;
using telemetry::EventKind;

namespace {

/// Shorter transfers tell more of latencies than of the rate.
constexpr uint64_t leastTimedTransfer = uint64_t(4) << 20;
constexpr size_t mostTransfers = 8, mostCompiled = 8;

/// When the trimmer tries again that found the device at work.
constexpr std::chrono::seconds whileBusy{1};

const char *statusIdentifier(runmat_status status) {
  switch (status) {
  case RUNMAT_ERROR_OUT_OF_MEMORY:
    return "RunMat:device:OutOfMemory";
  case RUNMAT_ERROR_DEVICE_LOST:
    return "RunMat:device:Lost";
  case RUNMAT_ERROR_UNSUPPORTED:
    return "RunMat:device:Unsupported";
  case RUNMAT_ERROR_INTERRUPTED:
    return "RunMat:interrupted";
  default:
    return "RunMat:device:Failed";
  }
}

[[noreturn]] void fail(runmat_status status, const std::string &device,
                       const std::string &action, const std::string &reason) {
  std::string message =
      "Device '" + device + "' failed to " + action + ": " + reason;
  if (status == RUNMAT_ERROR_OUT_OF_MEMORY)
    throw OutOfDeviceMemory(statusIdentifier(status), message);
  throw Error(statusIdentifier(status), message);
}

} // namespace

DeviceBuffer::~DeviceBuffer() {
  if (device && buffer.handle)
    device->recycle(buffer);
}

LoadedKernel::~LoadedKernel() {
  if (!device || !kernel)
    return;
  const auto held = device->lock();
  // Code in host memory is not the provider's own: it may be freed next, so
  // nothing queued may run it any more.
  if (device->info_.kernel_format == RUNMAT_KERNEL_HOST)
    (void)device->trySynchronize();
  if (device->recorder)
    device->recorder->unloaded(kernel);
  device->table_.unload_kernel(device->provider, kernel);
}

Device::Device(const runmat_provider_table &table, uint32_t index,
               std::string name)
    : table_(table), index_(index), name_(std::move(name)),
      counters_(&runmat::counters().device(index)),
      trimmer([this] { return trimUnasked(); }) {}

std::shared_ptr<Device> Device::open(const runmat_provider_table &table,
                                     runmat_provider_options options,
                                     uint32_t index, std::string name,
                                     uint64_t memoryLimit) {
  std::shared_ptr<Device> device(new Device(table, index, std::move(name)));
  options.struct_size = sizeof(options);
  runmat_status status = table.create(&options, &device->provider);
  if (status != RUNMAT_OK)
    fail(status, device->name_, "open", table.last_error(nullptr));
  device->info_.struct_size = sizeof(runmat_device_info);
  device->check(table.device_info(device->provider, &device->info_),
                "report what it is");
  // Of a device that works in the host's memory only scratch is buffers.
  if (!device->hostMemory())
    device->limitMemory(memoryLimit);
  const uint64_t memory = device->info_.memory_bytes;
  device->pool.setCapacity(
      std::min(memory, freeMemory(device->info_).value_or(memory)) / 2);
  return device;
}

void Device::limitMemory(uint64_t bytes) {
  memoryLimit = bytes;
  info_.memory_bytes = std::min(info_.memory_bytes, bytes);
  info_.largest_allocation = std::min(info_.largest_allocation, bytes);
}

uint64_t Device::availableMemory() const {
  const auto held = lock();
  runmat_device_info now{};
  now.struct_size = sizeof(now);
  check(table_.device_info(provider, &now), "report its memory");
  const std::optional<uint64_t> free = freeMemory(now);
  if (hostMemory())
    return free.value_or(now.memory_bytes);
  const uint64_t live = takenBytes - pool.bytes();
  const uint64_t left = info_.memory_bytes - std::min(live, info_.memory_bytes);
  return free ? std::min(left, *free + pool.bytes()) : left;
}

void Device::enterRegistry(uint32_t index) {
  index_ = index;
  counters_ = &runmat::counters().device(index);
  if (telemetry::isRecording())
    recorder = std::make_unique<telemetry::DeviceRecorder>(table_, provider,
                                                           index, name_);
}

Device::~Device() {
  trimmer.stop();
  if (!provider)
    return;
  trim();
  endRecording();
  table_.destroy(provider);
}

std::string Device::lastError() const {
  const auto held = lock();
  return table_.last_error(provider);
}

runmat_status Device::note(runmat_status status) {
  lost |= status == RUNMAT_ERROR_DEVICE_LOST;
  return status;
}

void Device::check(runmat_status status, const char *action) const {
  if (status != RUNMAT_OK)
    fail(status, name_, action, lastError());
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

uint64_t Device::bytesLeft() const {
  return memoryLimit - std::min(takenBytes, memoryLimit);
}

/// A buffer that the pool does not have.
runmat_status Device::takeNew(uint64_t bytes, runmat_buffer &buffer) {
  if (bytes > bytesLeft())
    return RUNMAT_ERROR_OUT_OF_MEMORY;
  runmat_status status = note(table_.alloc(provider, bytes, &buffer));
  if (status != RUNMAT_OK)
    return status;
  takenBytes += bytes;
  counters_->allocations.add();
  counters_->allocatedBytes.add(bytes);
  return RUNMAT_OK;
}

runmat_status Device::take(uint64_t bytes, runmat_buffer &buffer) {
  const auto pooled = pool.take(bytes);
  if (!pooled)
    return takeNew(bytes, buffer);
  buffer = *pooled;
  return RUNMAT_OK;
}

/// Frees something, for another try. False where nothing is left, or nothing
/// would help.
bool Device::makeRoom(uint64_t bytes) {
  if (bytes > info_.memory_bytes)
    return false;
  if (pool.isEmpty())
    return copies_.giveUpOne();
  // What the provider lacks is not known.
  trim(bytes > bytesLeft() ? bytes - bytesLeft() : bytes);
  return true;
}

DeviceBuffer Device::allocate(uint64_t bytes) {
  const auto held = lock();
  trimIdle();
  const uint64_t size = BufferPool::roundedSize(bytes);
  runmat_buffer buffer{};
  runmat_status status = take(size, buffer);
  while (status == RUNMAT_ERROR_OUT_OF_MEMORY && makeRoom(size))
    status = take(size, buffer);
  if (status == RUNMAT_OK)
    return {shared_from_this(), buffer};
  const bool isTooMuch =
      status == RUNMAT_ERROR_OUT_OF_MEMORY && size > bytesLeft();
  fail(status, name_, "allocate " + std::to_string(bytes) + " bytes",
       isTooMuch ? "The setting device-memory allows " +
                       std::to_string(memoryLimit) + " bytes in all"
                 : lastError());
}

void Device::recycle(const runmat_buffer &buffer) {
  const auto held = lock();
  try {
    const auto now = BufferPool::Clock::now();
    pool.keep(buffer, now);
    trimIdle(now);
    // In the host's memory there is only scratch.
    if (!hostMemory())
      trimmer.watch();
  } catch (const std::bad_alloc &) {
    giveBack(buffer);
  }
}

void Device::giveBack(const runmat_buffer &buffer) {
  takenBytes -= buffer.bytes;
  // A failure here leaves nothing to do: the buffer is gone either way.
  (void)table_.free(provider, &buffer);
}

void Device::trim(uint64_t bytes) {
  const auto held = lock();
  for (uint64_t freed = 0; freed < bytes;) {
    const auto oldest = pool.takeOldest();
    if (!oldest)
      return;
    giveBack(*oldest);
    freed += oldest->bytes;
  }
}

void Device::trimIdle(BufferPool::Clock::time_point now) {
  const auto held = lock();
  while (const auto surplus = pool.takeSurplus(now))
    giveBack(*surplus);
}

void Device::setLongestIdle(BufferPool::Clock::duration time) {
  const auto held = lock();
  pool.setLongestIdle(time);
}

/// In the trimmer's thread. A device at work is not idle, and is not waited
/// for.
std::optional<BufferPool::Clock::time_point> Device::trimUnasked() {
  const auto now = BufferPool::Clock::now();
  const std::unique_lock held(mutex, std::try_to_lock);
  if (!held)
    return now + whileBusy;
  const uint64_t before = takenBytes;
  trimIdle(now);
  // Providers may keep freed memory until a later call, which may not come.
  if (takenBytes != before)
    (void)table_.synchronize(provider);
  return pool.nextSurplus();
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Calls, and keeps the time of what is large enough to tell something.
void Device::noteCompiled(const TimedCompile &one) {
  if (compiled.size() < mostCompiled)
    compiled.push_back(one);
}

template <typename Call>
runmat_status Device::timed(bool isUpload, uint64_t bytes, Call call) {
  using Clock = std::chrono::steady_clock;
  if (bytes < leastTimedTransfer)
    return call();
  // A download waits for what is queued, which is none of its own time.
  runmat_status status = isUpload ? RUNMAT_OK : trySynchronize();
  if (status != RUNMAT_OK)
    return status;
  const Clock::time_point begin = Clock::now();
  status = call();
  const std::chrono::duration<double> seconds = Clock::now() - begin;
  transferSeconds_ += seconds.count();
  if (status == RUNMAT_OK && transfers.size() < mostTransfers)
    transfers.push_back({isUpload, bytes, seconds.count()});
  return status;
}

/// Moves bytes piece by piece: between two it is known how far that is.
template <typename Move>
static runmat_status movePieces(const char *what, uint64_t bytes, Move move) {
  constexpr uint64_t piece = uint64_t(64) << 20;
  progress::WaitScope wait(what, bytes);
  uint64_t done = 0;
  for (;;) {
    const uint64_t part = std::min(piece, bytes - done);
    const runmat_status status = move(done, part);
    done += part;
    if (status != RUNMAT_OK || done == bytes)
      return status;
    wait.set(done);
  }
}

runmat_status Device::tryUpload(const runmat_buffer &to, uint64_t offset,
                                const void *from, uint64_t bytes) {
  const auto held = lock();
  runmat_status status = timed(true, bytes, [&] {
    const CallSpan span(recorder.get(), EventKind::Upload, bytes);
    return span.ended(note(movePieces(
        "copying to the device", bytes, [&](uint64_t done, uint64_t part) {
          return table_.upload(provider, &to, offset + done,
                               static_cast<const char *>(from) + done, part);
        })));
  });
  if (status == RUNMAT_OK) {
    counters_->uploads.add();
    counters_->uploadBytes.add(bytes);
  }
  return status;
}

runmat_status Device::tryDownload(const runmat_buffer &from, uint64_t offset,
                                  void *to, uint64_t bytes) {
  const auto held = lock();
  runmat_status status = timed(false, bytes, [&] {
    const CallSpan span(recorder.get(), EventKind::Download, bytes);
    return span.ended(note(movePieces(
        "copying from the device", bytes, [&](uint64_t done, uint64_t part) {
          return table_.download(provider, &from, offset + done,
                                 static_cast<char *>(to) + done, part);
        })));
  });
  if (status == RUNMAT_OK) {
    counters_->downloads.add();
    counters_->downloadBytes.add(bytes);
  }
  return status;
}

runmat_status Device::tryFill(const runmat_buffer &to, uint64_t offset,
                              uint64_t bytes, const void *pattern,
                              uint32_t patternBytes) {
  const auto held = lock();
  const CallSpan span(recorder.get(), EventKind::Fill, bytes);
  return span.ended(
      note(table_.fill(provider, &to, offset, bytes, pattern, patternBytes)));
}

void Device::upload(const runmat_buffer &to, uint64_t offset, const void *from,
                    uint64_t bytes) {
  check(tryUpload(to, offset, from, bytes), "upload");
}

void Device::download(const runmat_buffer &from, uint64_t offset, void *to,
                      uint64_t bytes) {
  check(tryDownload(from, offset, to, bytes), "download");
}

void Device::copy(const runmat_buffer &to, uint64_t toOffset,
                  const runmat_buffer &from, uint64_t fromOffset,
                  uint64_t bytes) {
  const auto held = lock();
  const CallSpan span(recorder.get(), EventKind::Copy, bytes);
  check(span.ended(note(
            table_.copy(provider, &to, toOffset, &from, fromOffset, bytes))),
        "copy");
}

void Device::fill(const runmat_buffer &to, uint64_t offset, uint64_t bytes,
                  const void *pattern, uint32_t patternBytes) {
  check(tryFill(to, offset, bytes, pattern, patternBytes), "fill");
}

void Device::synchronize() { check(trySynchronize(), "finish its work"); }

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

runmat_status Device::tryLoadKernel(const runmat_kernel_code &code,
                                    LoadedKernel &out) {
  const auto held = lock();
  runmat_kernel *kernel = nullptr;
  const uint64_t begin = recorder ? telemetry::now() : 0;
  runmat_status status = note(table_.load_kernel(provider, &code, &kernel));
  if (recorder)
    recorder->loaded(kernel, code.entry, begin, status);
  if (status != RUNMAT_OK)
    return status;
  counters_->kernelsLoaded.add();
  const bool isHost = code.format == RUNMAT_KERNEL_HOST;
  out = LoadedKernel(shared_from_this(), kernel, code.word_count,
                     isHost ? reinterpret_cast<runmat_host_kernel>(
                                  const_cast<void *>(code.code))
                            : nullptr);
  return RUNMAT_OK;
}

runmat_status Device::tryLaunch(const runmat_launch &launch) {
  const auto held = lock();
  const CallSpan span(recorder.get(), EventKind::Launch, launch.items,
                      launch.kernel);
  runmat_status status = span.ended(note(table_.launch(provider, &launch)));
  if (status == RUNMAT_OK)
    counters_->launches.add();
  return status;
}

runmat_status Device::trySynchronize() {
  const auto held = lock();
  // On the host there is nothing to wait for.
  const CallSpan span(hostMemory() ? nullptr : recorder.get(), EventKind::Wait);
  return span.ended(note(table_.synchronize(provider)));
}

runmat_provider_statistics Device::statistics() const {
  const auto held = lock();
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  check(table_.statistics(provider, &figures), "report its statistics");
  return figures;
}

void Device::takeTimings() {
  const auto held = lock();
  if (recorder)
    recorder->takeTimings();
}

void Device::endRecording() {
  const auto held = lock();
  takeTimings();
  if (recorder)
    recorder->tellWarmUp();
}

} // namespace runmat
