//===- Storage.cpp - the elements of an array, wherever they are -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Storage.h"
#include "runtime/Array.h"
#include "runtime/Bytes.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace runmat {

/// The buffer of an array on a device.
class Storage::DeviceCopy final : public ResidentCopy {
public:
  DeviceCopy(Storage &storage, Device &device)
      : storage(storage), device(device.shared_from_this()),
        buffer(device.allocate(storage.bytes_)) {
    device.copies().add(*this);
  }
  ~DeviceCopy() override { device->copies().remove(*this); }

  bool isSpare() const override { return storage.isSpare(*this); }
  bool giveUp() override { return storage.giveUp(*this); }

  Storage &storage;
  const std::shared_ptr<Device> device;
  const DeviceBuffer buffer;
  bool current = false;
};

Storage::Storage(size_t bytes, bool zero)
    : bytes_(bytes), content(zero ? Content::Zero : Content::Undefined) {}

Storage::Storage(size_t bytes, std::function<void(void *)> maker)
    : bytes_(bytes), content(Content::Promised), maker(std::move(maker)) {}

Storage::~Storage() { memory::release(block); }

bool Storage::tryTakeBlock(size_t bytes) {
  memory::HeldBlock fresh(memory::allocate(bytes));
  if (!fresh.block.data)
    return false;
  counters().hostAllocations.add();
  counters().hostAllocatedBytes.add(bytes);
  if (hostCurrent) {
    copyBytes(block.data, fresh.block.data, std::min(bytes_, bytes));
    fresh.block.zeroed = false;
  }
  std::swap(block, fresh.block);
  return true;
}

void Storage::takeBlock(const Array &owner, size_t bytes) {
  if (!tryTakeBlock(bytes))
    owner.failSizeLimit();
}

const Storage::DeviceCopy *Storage::currentCopy() const {
  for (const DeviceCopy &copy : copies)
    if (copy.current)
      return &copy;
  return nullptr;
}

Device *Storage::currentDevice() const {
  const DeviceCopy *copy = currentCopy();
  return copy ? copy->device.get() : nullptr;
}

bool Storage::isCurrentOn(const Device &device) const {
  if (device.hostMemory())
    return hostCurrent;
  for (const DeviceCopy &copy : copies)
    if (copy.device.get() == &device)
      return copy.current;
  return false;
}

Storage::DeviceCopy &Storage::copyOn(Device &device) {
  for (DeviceCopy &copy : copies) {
    if (copy.device.get() != &device)
      continue;
    device.copies().use(copy);
    return copy;
  }
  return copies.emplace_back(*this, device);
}

/// Contents that nobody defined, or that are all zero, are made again anywhere.
bool Storage::isSpare(const DeviceCopy &copy) const {
  return !copy.current || hostCurrent || content != Content::Defined ||
         std::any_of(copies.begin(), copies.end(),
                     [&](const DeviceCopy &other) {
                       return &other != &copy && other.current;
                     });
}

bool Storage::giveUp(const DeviceCopy &copy) {
  if (!isSpare(copy)) {
    if (!block.data && !tryTakeBlock(bytes_))
      return false;
    copy.device->download(copy.buffer.get(), 0, block.data, bytes_);
    hostCurrent = true;
  }
  copies.remove_if([&](const DeviceCopy &each) { return &each == &copy; });
  return true;
}

//===----------------------------------------------------------------------===//
// Host
//===----------------------------------------------------------------------===//

const void *Storage::gather(const Array &owner) {
  if (!block.data)
    takeBlock(owner, bytes_);
  const DeviceCopy *copy = currentCopy();
  if (content == Content::Zero && !block.zeroed)
    clearBytes(block.data, bytes_);
  else if (content == Content::Defined && copy && bytes_)
    copy->device->download(copy->buffer.get(), 0, block.data, bytes_);
  else if (content == Content::Promised)
    keepPromise();
  hostCurrent = true;
  return block.data;
}

void Storage::keepPromise() {
  maker(block.data);
  define();
}

void *Storage::writeHost(const Array &owner, bool keep) {
  if (!hostCurrent) {
    if (keep)
      gather(owner);
    else if (!block.data)
      takeBlock(owner, bytes_);
  }
  copies.clear();
  hostCurrent = true;
  define();
  return block.data;
}

/// What was promised instead is not held any longer.
void Storage::define() {
  content = Content::Defined;
  block.zeroed = false;
  if (maker)
    maker = nullptr;
}

void Storage::readBytes(const Array &owner, size_t offset, size_t count,
                        void *out) {
  if (!hostCurrent && content == Content::Zero) {
    std::memset(out, 0, count);
    return;
  }
  const DeviceCopy *copy = hostCurrent ? nullptr : currentCopy();
  if (copy)
    return copy->device->download(copy->buffer.get(), offset, out, count);
  std::memcpy(out, static_cast<const char *>(readHost(owner)) + offset, count);
}

void Storage::reserve(const Array &owner, size_t bytes) {
  writeHost(owner);
  if (bytes > block.bytes)
    takeBlock(owner, bytes);
}

void Storage::resize(const Array &owner, size_t bytes) {
  writeHost(owner);
  if (bytes > block.bytes) {
    // Half as much again, so that growing by one costs a constant on average;
    // near the limit exactly what is needed.
    size_t generous = bytes + bytes / 2;
    takeBlock(owner, generous <= memory::available() / 2 ? generous : bytes);
  }
  if (bytes > bytes_)
    clearBytes(static_cast<char *>(block.data) + bytes_, bytes - bytes_);
  bytes_ = bytes;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

namespace {

/// How a device that reads host memory sees a host block.
runmat_buffer hostBuffer(const void *data, size_t bytes) {
  auto address = reinterpret_cast<uintptr_t>(data);
  return {address, address, bytes};
}

} // namespace

runmat_buffer Storage::readOn(const Array &owner, Device &device) {
  if (device.hostMemory())
    return hostBuffer(readHost(owner), bytes_);
  ResidentCopies::Use use(device.copies());
  DeviceCopy &copy = copyOn(device);
  if (copy.current)
    return copy.buffer.get();
  if (content == Content::Zero && bytes_) {
    uint8_t zero = 0;
    device.fill(copy.buffer.get(), 0, bytes_, &zero, 1);
  } else if (content != Content::Undefined && bytes_) {
    device.upload(copy.buffer.get(), 0, readHost(owner), bytes_);
  }
  copy.current = true;
  return copy.buffer.get();
}

runmat_buffer Storage::writeOn(const Array &owner, Device &device) {
  if (!device.hostMemory())
    return copyOn(device).buffer.get();
  if (!block.data)
    takeBlock(owner, bytes_);
  return hostBuffer(block.data, bytes_);
}

void Storage::markWritten(Device &device) {
  define();
  hostCurrent = device.hostMemory();
  std::erase_if(copies, [&](const DeviceCopy &copy) {
    return copy.device.get() != &device;
  });
  for (DeviceCopy &copy : copies)
    copy.current = true;
  if (hostCurrent)
    copies.clear();
}

} // namespace runmat
