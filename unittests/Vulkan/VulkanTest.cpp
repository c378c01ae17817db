//===- VulkanTest.cpp - fixture of the device tests -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Instance.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

namespace runmat::vulkan::test {

bool validationAvailable() {
  static const bool available = [] {
    try {
      Instance instance({.validate = true});
      // Kept, so that the leak checker knows whose the allocations are that the
      // layer leaves behind (test/lsan.supp).
      dlopen("libVkLayer_khronos_validation.so", RTLD_LAZY | RTLD_NODELETE);
      return true;
    } catch (const VulkanError &) {
      return false;
    }
  }();
  return available;
}

bool deviceTestsLeftOut() {
  const char *value = std::getenv("RUNMAT_TEST_VULKAN");
  return value && std::strcmp(value, "0") == 0;
}

runmat_provider_options testOptions(const volatile int32_t *interrupt) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.validate = validationAvailable();
  options.interrupt = interrupt;
  return options;
}

// The layer that the loader finds first is called first. That is to be the
// validation layer, which judges what the provider does with all three queues.
ShuffledQueues::ShuffledQueues(int seed)
    : path("VK_LAYER_PATH",
           "/usr/share/vulkan/explicit_layer.d:" RUNMAT_LAYER_FOLDER),
      layers("VK_INSTANCE_LAYERS", validationAvailable()
                                       ? "VK_LAYER_KHRONOS_validation:"
                                         "VK_LAYER_RUNMAT_shuffled_queues"
                                       : "VK_LAYER_RUNMAT_shuffled_queues"),
      order("RUNMAT_SHUFFLE_SEED", std::to_string(seed).c_str()) {}

TestProvider::TestProvider(const runmat_provider_options &options) {
  runmat_status status = table->create(&options, &provider);
  if (status != RUNMAT_OK)
    throw std::runtime_error(table->last_error(nullptr));
}

TestProvider::~TestProvider() {
  EXPECT_EQ(validationMessageCount(provider), 0u);
  uint64_t before = ValidationLog::total();
  table->destroy(provider);
  EXPECT_EQ(ValidationLog::total(), before);
}

runmat_buffer TestProvider::alloc(uint64_t bytes) {
  runmat_buffer buffer{};
  EXPECT_EQ(table->alloc(provider, bytes, &buffer), RUNMAT_OK) << error();
  return buffer;
}

void TestProvider::upload(const runmat_buffer &to, const void *from,
                          uint64_t bytes, uint64_t offset) {
  EXPECT_EQ(table->upload(provider, &to, offset, from, bytes), RUNMAT_OK)
      << error();
}

void TestProvider::download(const runmat_buffer &from, void *to, uint64_t bytes,
                            uint64_t offset) {
  EXPECT_EQ(table->download(provider, &from, offset, to, bytes), RUNMAT_OK)
      << error();
}

runmat_device_info TestProvider::info() {
  runmat_device_info info{};
  info.struct_size = sizeof(info);
  EXPECT_EQ(table->device_info(provider, &info), RUNMAT_OK) << error();
  return info;
}

LongWork::LongWork(const runmat_device_info &info)
    : outer(15), inner(400), groups(65535) {
  if (info.max_loop_turns != 0)
    return;
  outer = 10000;
  inner = 30000;
  groups = 1;
}

uint64_t LongWork::result() const {
  uint64_t x = 1;
  for (uint64_t i = 0; i < outer * inner; ++i)
    x = x * 1664525 + 1013904223;
  return x;
}

runmat_kernel *TestProvider::load(const TestKernel &kernel) {
  runmat_kernel_code code = kernel.description();
  runmat_kernel *loaded = nullptr;
  EXPECT_EQ(table->load_kernel(provider, &code, &loaded), RUNMAT_OK) << error();
  return loaded;
}

runmat_status TestProvider::launch(runmat_kernel *kernel,
                                   std::initializer_list<runmat_buffer> buffers,
                                   std::vector<uint64_t> scalars,
                                   uint64_t items,
                                   const std::vector<uint8_t> &accesses) {
  std::vector<uint64_t> words;
  for (const runmat_buffer &buffer : buffers)
    words.push_back(buffer.address);
  words.insert(words.end(), scalars.begin(), scalars.end());
  runmat_launch request{};
  request.struct_size = sizeof(request);
  request.word_count = static_cast<uint32_t>(words.size());
  request.kernel = kernel;
  request.words = words.data();
  request.buffers = buffers.begin();
  request.buffer_count = static_cast<uint32_t>(buffers.size());
  request.items = items;
  request.accesses = accesses.empty() ? nullptr : accesses.data();
  return table->launch(provider, &request);
}

} // namespace runmat::vulkan::test
