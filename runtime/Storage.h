//===- Storage.h - the elements of an array, wherever they are --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One host block and at most one buffer a device, with a note of which hold the
// current contents. Nothing is moved before somebody asks for it there, and
// nothing twice, but where a device lacks memory (ResidentCopies.h). Devices
// that read host memory share the host block.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_STORAGE_H
#define RUNMAT_RUNTIME_STORAGE_H

#include "runtime/Devices/Device.h"
#include "runtime/Memory.h"

#include <functional>
#include <list>
#include <memory>

namespace runmat {

class Array;

class Storage {
public:
  /// Contents start undefined, or all zero without memory being touched.
  explicit Storage(size_t bytes, bool zero = false);
  /// Contents are written by `maker`, given the host block, when somebody asks
  /// for them.
  Storage(size_t bytes, std::function<void(void *)> maker);
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  size_t bytes() const { return bytes_; }
  /// What writes the contents, as long as nobody asked for them; else null.
  const std::function<void(void *)> *promise() const {
    return content == Content::Promised ? &maker : nullptr;
  }
  /// Bytes that fit without moving.
  size_t capacity() const {
    return block.bytes > bytes_ ? block.bytes : bytes_;
  }

  // `owner` describes the array in error messages.

  /// Current contents on the host.
  const void *readHost(const Array &owner) {
    return hostCurrent ? block.data : gather(owner);
  }
  /// The host block for writing; afterwards only the host is current. Without
  /// `keep` the old contents are not fetched.
  void *writeHost(const Array &owner, bool keep = true);
  /// Bytes of the current contents; from a device only these are fetched.
  void readBytes(const Array &owner, size_t offset, size_t count, void *out);
  /// Changes the size, keeping the common prefix on the host; new bytes are
  /// zero.
  void resize(const Array &owner, size_t bytes);
  /// Makes room for `bytes` on the host.
  void reserve(const Array &owner, size_t bytes);

  // A buffer is the array's until the next call that may take memory of the
  // device, or as long as a ResidentCopies::Use lives that was made before.

  /// Current contents on `device`, uploaded when they are not there yet.
  runmat_buffer readOn(const Array &owner, Device &device);
  /// A buffer on `device` for results; its contents are undefined and not
  /// current until `markWritten`.
  runmat_buffer writeOn(const Array &owner, Device &device);
  /// After a kernel wrote the buffer: `device` alone is current.
  void markWritten(Device &device);
  bool isCurrentOn(const Device &device) const;
  bool isHostCurrent() const { return hostCurrent; }
  /// The first device with a current copy, when there is one.
  Device *currentDevice() const;

private:
  enum class Content { Undefined, Zero, Promised, Defined };
  class DeviceCopy;

  const void *gather(const Array &owner);
  void keepPromise();
  void define();
  bool tryTakeBlock(size_t bytes);
  void takeBlock(const Array &owner, size_t bytes);
  DeviceCopy &copyOn(Device &device);
  const DeviceCopy *currentCopy() const;
  bool isSpare(const DeviceCopy &copy) const;
  bool giveUp(const DeviceCopy &copy);

  size_t bytes_;
  memory::Block block;
  bool hostCurrent = false;
  Content content;
  std::function<void(void *)> maker;
  std::list<DeviceCopy> copies;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_STORAGE_H
