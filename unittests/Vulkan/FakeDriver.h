//===- FakeDriver.h - a driver that only makes pipelines --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Software devices keep no pipeline data, so what is done with it is tested
// against functions that do: data of theirs is the usual header and a number
// for each pipeline that was made with it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_VULKAN_FAKEDRIVER_H
#define RUNMAT_UNITTESTS_VULKAN_FAKEDRIVER_H

#include "runtime/providers/vulkan/DeviceCalls.h"
#include "runtime/providers/vulkan/PhysicalDevice.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace runmat::vulkan::test {

/// One at a time.
class FakeDriver {
public:
  FakeDriver();
  ~FakeDriver();
  FakeDriver(const FakeDriver &) = delete;

  /// Data of this driver, as a file of it holds it.
  static std::string data(const PhysicalDeviceSnapshot &snapshot,
                          const std::set<uint64_t> &pipelines);

  /// Lets threads wait in the compiler, from now on, until `open`.
  void close();
  void open();
  /// Waits until a thread does.
  void awaitWaiting();

  DeviceCalls calls;
  PhysicalDeviceSnapshot snapshot;
  /// Pipelines asked for.
  std::atomic<int> attempts{0};
  std::atomic<int> compiled{0};
  std::atomic<int> destroyed{0};
  /// What caches were made with.
  std::vector<std::string> initialData;
  /// Results of the calls that follow.
  std::atomic<VkResult> compileResult{VK_SUCCESS};
  std::atomic<VkResult> initialDataResult{VK_SUCCESS};
  std::atomic<VkResult> dataResult{VK_SUCCESS};

private:
  friend struct FakeFunctions;
  void pass();

  std::mutex mutex;
  std::condition_variable changed;
  bool isClosed = false;
  int waiting = 0;
};

} // namespace runmat::vulkan::test

#endif // RUNMAT_UNITTESTS_VULKAN_FAKEDRIVER_H
