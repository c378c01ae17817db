//===- VulkanTest.h - fixture of the device tests ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_VULKAN_VULKANTEST_H
#define RUNMAT_UNITTESTS_VULKAN_VULKANTEST_H

#include "TestKernels.h"
#include "runtime/providers/vulkan/VulkanProvider.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <vector>

namespace runmat::vulkan::test {

/// Whether the Khronos validation layer is installed here.
bool validationAvailable();

/// Whether device tests are left out by RUNMAT_TEST_VULKAN=0. Without that, a
/// missing device is a failure.
bool deviceTestsLeftOut();

/// Options with validation on where possible.
runmat_provider_options
testOptions(const volatile int32_t *interrupt = nullptr);

/// Sets an environment variable for a scope.
class ScopedVariable {
public:
  ScopedVariable(const char *name, const char *value) : name(name) {
    if (const char *before = std::getenv(name))
      old = before;
    setenv(name, value, 1);
  }
  ~ScopedVariable() {
    if (old.empty())
      unsetenv(name);
    else
      setenv(name, old.c_str(), 1);
  }

private:
  const char *name;
  std::string old;
};

/// Gives devices three queues while it lives, which run what they are given in
/// a strange order (ShuffledQueuesLayer.cpp).
class ShuffledQueues {
public:
  explicit ShuffledQueues(int seed);

private:
  ScopedVariable path, layers, order;
};

/// A provider that is destroyed at the end of its scope. Calls that fail make
/// the test fail.
class TestProvider {
public:
  explicit TestProvider(const runmat_provider_options &options = testOptions());
  ~TestProvider();
  TestProvider(const TestProvider &) = delete;

  runmat_buffer alloc(uint64_t bytes);
  void upload(const runmat_buffer &to, const void *from, uint64_t bytes,
              uint64_t offset = 0);
  void download(const runmat_buffer &from, void *to, uint64_t bytes,
                uint64_t offset = 0);
  runmat_kernel *load(const TestKernel &kernel);
  /// Launches `kernel`: the addresses of `buffers`, then `scalars`. `accesses`
  /// says what it does with each of the buffers, if it is not empty.
  runmat_status launch(runmat_kernel *kernel,
                       std::initializer_list<runmat_buffer> buffers,
                       std::vector<uint64_t> scalars, uint64_t items,
                       const std::vector<uint8_t> &accesses = {});
  runmat_device_info info();
  std::string error() const { return table->last_error(provider); }

  template <typename T> runmat_buffer put(const std::vector<T> &values) {
    runmat_buffer buffer = alloc(values.size() * sizeof(T));
    upload(buffer, values.data(), values.size() * sizeof(T));
    return buffer;
  }
  template <typename T> std::vector<T> get(const runmat_buffer &buffer) {
    std::vector<T> values(buffer.bytes / sizeof(T));
    download(buffer, values.data(), values.size() * sizeof(T));
    return values;
  }

  const runmat_provider_table *table = vulkanProviderTable();
  runmat_provider *provider = nullptr;
};

/// Arguments and launch size of the kernel `spin` that keep the device busy for
/// seconds: one long loop, or many short ones where loops are bounded.
struct LongWork {
  explicit LongWork(const runmat_device_info &info);
  /// What every invocation stores.
  uint64_t result() const;

  uint64_t outer;
  uint64_t inner;
  uint64_t groups;
};

/// Base of tests that need a device.
class DeviceTest : public testing::Test {
protected:
  void SetUp() override {
    if (deviceTestsLeftOut())
      GTEST_SKIP() << "RUNMAT_TEST_VULKAN=0";
  }
};

} // namespace runmat::vulkan::test

#endif // RUNMAT_UNITTESTS_VULKAN_VULKANTEST_H
