//===- ProviderConformance.cpp - one suite for every provider ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include "runtime/Devices/DeviceRegistry.h"

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>

namespace runmat::conformance {
namespace {

DeviceRegistry &registry() {
  static DeviceRegistry instance{RuntimeSettings{}};
  return instance;
}

void addScalarOnHost(const uint64_t *words, uint64_t begin, uint64_t end) {
  auto *in = reinterpret_cast<const float *>(words[0]);
  auto *out = reinterpret_cast<float *>(words[1]);
  float scalar;
  std::memcpy(&scalar, &words[3], sizeof(scalar));
  for (uint64_t i = begin; i < end && i < words[2]; ++i)
    out[i] = in[i] + scalar;
}

std::vector<uint32_t> readModule(const char *path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(file)), {});
  std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
  std::memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
  return words;
}

/// Whether the tests were told to do without Vulkan.
bool vulkanIsLeftOut() {
  const char *wanted = std::getenv("RUNMAT_TEST_VULKAN");
  return wanted && std::strcmp(wanted, "0") == 0;
}

bool hasVulkanDevice(const runmat_provider_table &table) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_provider *provider = nullptr;
  if (table.create(&options, &provider) != RUNMAT_OK)
    return false;
  table.destroy(provider);
  return true;
}

} // namespace

const Kernel &addScalarKernel() {
  static const Kernel kernel = {addScalarOnHost,
                                readModule(RUNMAT_ADD_SCALAR_SPIRV),
                                "add_scalar",
                                4,
                                64,
                                64};
  return kernel;
}

const runmat_provider_table *tableOf(const std::string &name) {
  if (name == "counting" && !registry().provider(name))
    registry().loadProvider(RUNMAT_COUNTING_PROVIDER);
  return registry().provider(name);
}

std::vector<std::string> providersUnderTest() {
  std::vector<std::string> names = {"cpu", "inprocess", "counting"};
  if (vulkanIsLeftOut())
    std::cout << "note: vulkan is left out (RUNMAT_TEST_VULKAN=0)\n";
  else
    names.push_back("vulkan");
  return names;
}

void ProviderConformance::SetUp() {
  table = tableOf(GetParam());
  ASSERT_NE(table, nullptr) << GetParam() << " is not registered";
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.threads = 2;
  options.interrupt = &interrupt;
  ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK)
      << table->last_error(nullptr);
  info.struct_size = sizeof(info);
  ASSERT_EQ(table->device_info(provider, &info), RUNMAT_OK);
}

void ProviderConformance::TearDown() {
  if (!provider)
    return;
  for (const runmat_buffer &buffer : buffers)
    table->free(provider, &buffer);
  table->destroy(provider);
}

runmat_buffer ProviderConformance::allocate(uint64_t bytes) {
  runmat_buffer buffer{};
  EXPECT_EQ(table->alloc(provider, bytes, &buffer), RUNMAT_OK)
      << table->last_error(provider);
  buffers.push_back(buffer);
  return buffer;
}

void ProviderConformance::upload(const runmat_buffer &to,
                                 const std::vector<uint8_t> &bytes) {
  ASSERT_EQ(table->upload(provider, &to, 0, bytes.data(), bytes.size()),
            RUNMAT_OK)
      << table->last_error(provider);
}

std::vector<uint8_t> ProviderConformance::download(const runmat_buffer &from,
                                                   uint64_t bytes) {
  std::vector<uint8_t> result(bytes);
  EXPECT_EQ(table->download(provider, &from, 0, result.data(), bytes),
            RUNMAT_OK)
      << table->last_error(provider);
  return result;
}

runmat_kernel *ProviderConformance::load(const Kernel &kernel) {
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  code.format = info.kernel_format;
  code.entry = kernel.entry;
  code.word_count = kernel.wordCount;
  code.items_per_group = kernel.itemsPerGroup;
  code.workgroup_size = 1;
  if (info.kernel_format == RUNMAT_KERNEL_HOST) {
    code.code = reinterpret_cast<const void *>(kernel.host);
  } else if (info.kernel_format == RUNMAT_KERNEL_SPIRV) {
    EXPECT_FALSE(kernel.spirv.empty()) << "no SPIR-V of " << kernel.entry;
    code.code = kernel.spirv.data();
    code.code_bytes = kernel.spirv.size() * sizeof(uint32_t);
    code.workgroup_size = kernel.workgroupSize;
  } else {
    ADD_FAILURE() << "the suite has no kernels of format "
                  << info.kernel_format;
  }
  runmat_kernel *loaded = nullptr;
  EXPECT_EQ(table->load_kernel(provider, &code, &loaded), RUNMAT_OK)
      << table->last_error(provider);
  return loaded;
}

void ProviderConformance::expectError(runmat_status status,
                                      runmat_status expected) {
  EXPECT_EQ(status, expected) << table->last_error(provider);
  ASSERT_NE(table->last_error(provider), nullptr);
  EXPECT_STRNE(table->last_error(provider), "");
}

runmat_provider_statistics ProviderConformance::statistics() {
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  EXPECT_EQ(table->statistics(provider, &figures), RUNMAT_OK)
      << table->last_error(provider);
  return figures;
}

std::vector<uint8_t> countingBytes(size_t count) {
  std::vector<uint8_t> bytes(count);
  for (size_t i = 0; i < count; ++i)
    bytes[i] = static_cast<uint8_t>(i % 251);
  return bytes;
}

// Without the device a machine cannot test the provider at all; that must show.
TEST(ProviderConformanceSetup, VulkanHasADevice) {
  if (vulkanIsLeftOut())
    GTEST_SKIP() << "RUNMAT_TEST_VULKAN is 0";
  const runmat_provider_table *table = tableOf("vulkan");
  ASSERT_NE(table, nullptr);
  EXPECT_TRUE(hasVulkanDevice(*table)) << table->last_error(nullptr);
}

TEST(ProviderConformanceSetup, CreateRefusesNull) {
  for (const std::string &name : providersUnderTest()) {
    const runmat_provider_table *table = tableOf(name);
    ASSERT_NE(table, nullptr) << name;
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    EXPECT_NE(table->create(&options, nullptr), RUNMAT_OK) << name;
    EXPECT_STRNE(table->last_error(nullptr), "") << name;
  }
}

TEST(ProviderConformanceSetup, CreateRefusesADeviceThatIsNotThere) {
  for (const std::string &name : providersUnderTest()) {
    const runmat_provider_table *table = tableOf(name);
    ASSERT_NE(table, nullptr) << name;
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    options.device_index = 99;
    runmat_provider *provider = nullptr;
    EXPECT_NE(table->create(&options, &provider), RUNMAT_OK) << name;
    EXPECT_STRNE(table->last_error(nullptr), "") << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Providers, ProviderConformance,
                         testing::ValuesIn(providersUnderTest()),
                         [](const auto &test) { return test.param; });

} // namespace runmat::conformance
