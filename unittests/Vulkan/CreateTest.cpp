//===- CreateTest.cpp - making and describing a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Instance.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstdlib>
#include <cstring>

namespace runmat::vulkan::test {
namespace {

class VulkanCreate : public DeviceTest {};

TEST(VulkanLoader, SaysThatThereIsNone) {
  try {
    Instance instance({.loaderLibrary = "libvulkan-not-there.so"});
    FAIL();
  } catch (const VulkanError &error) {
    EXPECT_EQ(error.status, RUNMAT_ERROR_UNSUPPORTED);
    EXPECT_NE(std::string(error.what()).find("no Vulkan loader"),
              std::string::npos);
  }
}

TEST(VulkanLoader, SaysThatALibraryIsNotALoader) {
  try {
    Instance instance({.loaderLibrary = "libc.so.6"});
    FAIL();
  } catch (const VulkanError &error) {
    EXPECT_NE(std::string(error.what()).find("vkGetInstanceProcAddr"),
              std::string::npos);
  }
}

TEST(VulkanLoader, SaysThatThereIsNoDriver) {
  ScopedVariable files("VK_DRIVER_FILES", "/nonexistent");
  ScopedVariable names("VK_ICD_FILENAMES", "/nonexistent");
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_provider *provider = nullptr;
  EXPECT_EQ(vulkanProviderTable()->create(&options, &provider),
            RUNMAT_ERROR_UNSUPPORTED);
  EXPECT_EQ(provider, nullptr);
  EXPECT_NE(std::string(vulkanProviderTable()->last_error(nullptr))
                .find("no usable Vulkan driver"),
            std::string::npos);
}

TEST(VulkanLoader, ListingSaysThatThereIsNoDriver) {
  ScopedVariable files("VK_DRIVER_FILES", "/nonexistent");
  ScopedVariable names("VK_ICD_FILENAMES", "/nonexistent");
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  uint32_t count = 7;
  EXPECT_EQ(vulkanProviderTable()->list_devices(&options, 0, nullptr, &count),
            RUNMAT_ERROR_UNSUPPORTED);
  EXPECT_NE(std::string(vulkanProviderTable()->last_error(nullptr))
                .find("no usable Vulkan driver"),
            std::string::npos);
}

TEST_F(VulkanCreate, RefusesAnIndexThatIsNotThere) {
  runmat_provider_options options = testOptions();
  options.device_index = 1000;
  runmat_provider *provider = nullptr;
  EXPECT_EQ(vulkanProviderTable()->create(&options, &provider),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(
      std::string(vulkanProviderTable()->last_error(nullptr)).find("1000"),
      std::string::npos);
}

TEST_F(VulkanCreate, DescribesItsDevice) {
  TestProvider device;
  runmat_device_info info{};
  info.struct_size = sizeof(info);
  ASSERT_EQ(device.table->device_info(device.provider, &info), RUNMAT_OK);
  EXPECT_EQ(info.kernel_format, uint32_t{RUNMAT_KERNEL_SPIRV});
  EXPECT_STRNE(info.name, "");
  EXPECT_STRNE(info.driver, "");
  EXPECT_EQ(info.supports_i64, 1u);
  EXPECT_GE(info.max_push_constant_bytes, 128u);
  EXPECT_GE(info.max_workgroup_size, info.default_reduction_workgroup);
  EXPECT_GT(info.default_two_pass_threshold, 0u);
  EXPECT_GE(info.memory_bytes, info.largest_allocation);
  RecordProperty("device", info.name);
  RecordProperty("driver", info.driver);
}

TEST_F(VulkanCreate, KeepsToTheCallersStructureSize) {
  TestProvider device;
  runmat_device_info info{};
  info.struct_size = offsetof(runmat_device_info, features);
  info.features = 0xdeadbeef;
  ASSERT_EQ(device.table->device_info(device.provider, &info), RUNMAT_OK);
  EXPECT_EQ(info.features, 0xdeadbeef);
  EXPECT_STRNE(info.name, "");
}

TEST_F(VulkanCreate, TwoInstancesWorkSideBySide) {
  TestProvider first, second;
  runmat_kernel *one = first.load(gridStride);
  runmat_kernel *two = second.load(gridStride);
  runmat_buffer a = first.put(std::vector<uint32_t>(1000, 1));
  runmat_buffer b = second.put(std::vector<uint32_t>(1000, 2));
  for (int i = 0; i < 100; ++i) {
    ASSERT_EQ(first.launch(one, {a}, {1000, 1}, 1000), RUNMAT_OK);
    ASSERT_EQ(second.launch(two, {b}, {1000, 2}, 1000), RUNMAT_OK);
  }
  EXPECT_EQ(first.get<uint32_t>(a), std::vector<uint32_t>(1000, 101));
  EXPECT_EQ(second.get<uint32_t>(b), std::vector<uint32_t>(1000, 202));
}

/// The kernel `add_self` without the capability that its execution mode needs:
/// drivers do not mind, the validation layer does.
std::vector<uint32_t> slightlyInvalidModule() {
  std::vector<uint32_t> words(addSelf.code.size() / 4);
  std::memcpy(words.data(), addSelf.code.data(), addSelf.code.size());
  constexpr uint32_t opCapability = 2 << 16 | 17, shader = 1;
  constexpr uint32_t signedZeroInfNanPreserve = 4466;
  for (size_t i = 5; words[i] == opCapability; i += 2)
    if (words[i + 1] == signedZeroInfNanPreserve)
      words[i + 1] = shader;
  return words;
}

TEST_F(VulkanCreate, ValidationMessagesFailStatistics) {
  if (!validationAvailable())
    GTEST_SKIP() << "the validation layer is not installed";
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.validate = 1;
  const runmat_provider_table *table = vulkanProviderTable();
  runmat_provider *provider = nullptr;
  ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK);
  runmat_provider_statistics counts{};
  counts.struct_size = sizeof(counts);
  EXPECT_EQ(table->statistics(provider, &counts), RUNMAT_OK);

  std::vector<uint32_t> words = slightlyInvalidModule();
  runmat_kernel_code code = addSelf.description();
  code.code = words.data();
  runmat_kernel *kernel = nullptr;
  testing::internal::CaptureStderr();
  table->load_kernel(provider, &code, &kernel);
  std::string printed = testing::internal::GetCapturedStderr();
  EXPECT_NE(printed.find("Vulkan validation: "), std::string::npos);
  EXPECT_GT(validationMessageCount(provider), 0u);
  EXPECT_EQ(table->statistics(provider, &counts), RUNMAT_ERROR_INTERNAL);
  EXPECT_NE(std::string(table->last_error(provider)).find("validation layer"),
            std::string::npos);
  table->destroy(provider);
}

TEST_F(VulkanCreate, LogicalIsReal) {
  TestProvider device;
  runmat_tensor tensor{};
  int32_t real = -1;
  ASSERT_EQ(device.table->logical_isreal(device.provider, &tensor, &real),
            RUNMAT_OK);
  EXPECT_EQ(real, 1);
  tensor.is_complex = 1;
  ASSERT_EQ(device.table->logical_isreal(device.provider, &tensor, &real),
            RUNMAT_OK);
  EXPECT_EQ(real, 0);
}

} // namespace
} // namespace runmat::vulkan::test
