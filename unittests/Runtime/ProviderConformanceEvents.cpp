//===- ProviderConformanceEvents.cpp - device, order and events -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <unistd.h>

namespace runmat::conformance {
namespace {

TEST_P(ProviderConformance, TableIsComplete) {
  EXPECT_EQ(table->abi_version >> 16, RUNMAT_PROVIDER_ABI_VERSION >> 16);
  EXPECT_GE(table->struct_size, offsetof(runmat_provider_table, matmul));
  EXPECT_EQ(table->name, GetParam());
}

TEST_P(ProviderConformance, DeviceInfoIsFilled) {
  EXPECT_GE(info.struct_size, offsetof(runmat_device_info, subgroup_size));
  EXPECT_STRNE(info.name, "");
  EXPECT_GE(info.kernel_format, uint32_t(RUNMAT_KERNEL_HOST));
  EXPECT_LE(info.kernel_format, uint32_t(RUNMAT_KERNEL_PTX));
  EXPECT_GT(info.memory_bytes, 0u);
  EXPECT_GT(info.largest_allocation, 0u);
  EXPECT_GE(info.max_workgroup_size, 1u);
  EXPECT_GE(info.default_reduction_workgroup, 1u);
  EXPECT_LE(info.default_reduction_workgroup, info.max_workgroup_size);
  EXPECT_GT(info.default_two_pass_threshold, 0u);
}

TEST_P(ProviderConformance, DeviceInfoRefusesNull) {
  expectError(table->device_info(provider, nullptr),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

/// The call is optional, and tables of older versions end before it.
bool canList(const runmat_provider_table &table) {
  return table.struct_size > offsetof(runmat_provider_table, list_devices) &&
         table.list_devices;
}

TEST_P(ProviderConformance, ListDevicesTellsOfTheOneThatIsOpen) {
  if (!canList(*table))
    GTEST_SKIP() << "lists no devices";
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  uint32_t count = 0;
  ASSERT_EQ(table->list_devices(&options, 0, nullptr, &count), RUNMAT_OK);
  ASSERT_GE(count, 1u);
  std::vector<runmat_device_info> devices(count);
  for (runmat_device_info &device : devices)
    device.struct_size = sizeof(device);
  ASSERT_EQ(table->list_devices(&options, count, devices.data(), &count),
            RUNMAT_OK);
  EXPECT_EQ(count, devices.size());
  const runmat_device_info &listed = devices[0];
  EXPECT_EQ(listed.device_index, info.device_index);
  EXPECT_EQ(listed.device_type, info.device_type);
  EXPECT_EQ(listed.kernel_format, info.kernel_format);
  EXPECT_STREQ(listed.name, info.name);
  EXPECT_STREQ(listed.driver, info.driver);
  EXPECT_EQ(listed.max_workgroup_size, info.max_workgroup_size);
}

TEST_P(ProviderConformance, ListDevicesKeepsToTheCallersSizes) {
  if (!canList(*table))
    GTEST_SKIP() << "lists no devices";
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_device_info devices[2]{};
  const auto shorter = uint32_t(offsetof(runmat_device_info, device_type));
  devices[0].struct_size = shorter;
  devices[0].device_type = 0xdeadbeef;
  devices[1].name[0] = '?';
  uint32_t count = 0;
  ASSERT_EQ(table->list_devices(&options, 1, devices, &count), RUNMAT_OK);
  EXPECT_EQ(devices[0].struct_size, shorter);
  EXPECT_EQ(devices[0].device_type, 0xdeadbeefu);
  EXPECT_STREQ(devices[0].name, info.name);
  EXPECT_STREQ(devices[1].name, "?");
}

TEST_P(ProviderConformance, ListDevicesRefusesNull) {
  if (!canList(*table))
    GTEST_SKIP() << "lists no devices";
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  uint32_t count = 0;
  EXPECT_EQ(table->list_devices(&options, 0, nullptr, nullptr),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->list_devices(&options, 1, nullptr, &count),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_STRNE(table->last_error(nullptr), "");
}

TEST_P(ProviderConformance, LastErrorNamesTheCall) {
  expectError(table->free(provider, nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
  std::string first = table->last_error(provider);
  expectError(table->wait_event(provider, ~uint64_t(0)),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(first, table->last_error(provider));
}

TEST_P(ProviderConformance, SynchronizeWaitsForLaunches) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  constexpr uint64_t count = 1 << 18;
  runmat_buffer buffer = allocate(count * 4);
  float one = 1;
  ASSERT_EQ(table->fill(provider, &buffer, 0, count * 4, &one, 4), RUNMAT_OK);
  addInPlace(kernel, buffer, 2);
  ASSERT_EQ(table->synchronize(provider), RUNMAT_OK)
      << table->last_error(provider);
  float value = 0;
  ASSERT_EQ(table->download(provider, &buffer, (count - 1) * 4, &value, 4),
            RUNMAT_OK);
  EXPECT_EQ(value, 3.0f);
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, SynchronizeRefusesNull) {
  EXPECT_NE(table->synchronize(nullptr), RUNMAT_OK);
}

TEST_P(ProviderConformance, RecordEventGivesWhatWaitEventTakes) {
  constexpr uint64_t none = ~uint64_t(0);
  uint64_t event = none;
  ASSERT_EQ(table->record_event(provider, &event), RUNMAT_OK);
  EXPECT_NE(event, none);
  EXPECT_EQ(table->wait_event(provider, event), RUNMAT_OK);
  EXPECT_EQ(table->wait_event(provider, event), RUNMAT_OK);
  expectError(table->record_event(provider, nullptr),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, WaitEventRefusesWhatWasNotRecorded) {
  expectError(table->wait_event(provider, ~uint64_t(0)),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, QueueCountIsAtLeastOne) {
  EXPECT_GE(table->queue_count(provider), 1u);
}

TEST_P(ProviderConformance, QueueNameTellsOfEachQueue) {
  if (table->struct_size <= offsetof(runmat_provider_table, queue_name) ||
      !table->queue_name)
    GTEST_SKIP() << "it names no queues, which is optional";
  const uint32_t count = table->queue_count(provider);
  for (uint32_t queue = 0; queue < count; ++queue)
    EXPECT_STRNE(table->queue_name(provider, queue), "") << queue;
  EXPECT_STREQ(table->queue_name(provider, count), "");
  EXPECT_STREQ(table->queue_name(provider, ~0u), "");
}

// As large as what devices may move by queues of their own.
TEST_P(ProviderConformance, WorkOfAllQueuesIsDoneInTheOrderOfTheCalls) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  constexpr uint64_t count = 3 << 20;
  runmat_buffer one = allocate(count * 4), two = allocate(count * 4);
  std::vector<float> values(count), got(count);
  for (float round = 0; round < 4; ++round) {
    std::ranges::fill(values, round);
    ASSERT_EQ(table->upload(provider, &one, 0, values.data(), count * 4),
              RUNMAT_OK);
    addInPlace(kernel, one, 10);
    ASSERT_EQ(table->copy(provider, &two, 0, &one, 0, count * 4), RUNMAT_OK);
    // Comes behind the copy, although nobody has waited for that.
    std::ranges::fill(values, -1.0f);
    ASSERT_EQ(table->upload(provider, &one, 0, values.data(), count * 4),
              RUNMAT_OK);
    ASSERT_EQ(table->download(provider, &two, 0, got.data(), count * 4),
              RUNMAT_OK);
    ASSERT_TRUE(std::ranges::all_of(
        got, [&](float value) { return value == round + 10; }));
  }
  ASSERT_EQ(table->download(provider, &one, 0, got.data(), count * 4),
            RUNMAT_OK);
  EXPECT_TRUE(
      std::ranges::all_of(got, [](float value) { return value == -1; }));
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, CreateGivesAnInstanceOfItsOwn) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_provider *second = nullptr;
  ASSERT_EQ(table->create(&options, &second), RUNMAT_OK);
  ASSERT_NE(second, nullptr);
  EXPECT_NE(second, provider);
  table->destroy(second);
}

TEST_P(ProviderConformance, CreateRefusesBadArguments) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.device_index = 1000;
  runmat_provider *second = nullptr;
  EXPECT_NE(table->create(&options, &second), RUNMAT_OK);
  EXPECT_STRNE(table->last_error(nullptr), "");
  options.device_index = 0;
  EXPECT_NE(table->create(&options, nullptr), RUNMAT_OK);
  EXPECT_STRNE(table->last_error(nullptr), "");
}

/// Bytes of memory that the process uses.
uint64_t residentBytes() {
  uint64_t all = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * uint64_t(sysconf(_SC_PAGESIZE));
}

TEST_P(ProviderConformance, DestroyGivesBackWhatTheInstanceHeld) {
  constexpr uint64_t mebibyte = 1 << 20, bytes = 32 * mebibyte;
  const std::vector<uint8_t> data(bytes, 1);
  const uint64_t before = residentBytes();
  for (int i = 0; i < 20; ++i) {
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    runmat_provider *second = nullptr;
    ASSERT_EQ(table->create(&options, &second), RUNMAT_OK);
    runmat_buffer buffer{};
    EXPECT_EQ(table->alloc(second, bytes, &buffer), RUNMAT_OK);
    EXPECT_EQ(table->upload(second, &buffer, 0, data.data(), bytes), RUNMAT_OK);
    table->destroy(second);
  }
  // A memory checker may hold freed memory for a while.
  EXPECT_LT(residentBytes(), before + 400 * mebibyte);
}

TEST_P(ProviderConformance, DestroyWithLiveBuffersAndASecondInstance) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_provider *second = nullptr;
  ASSERT_EQ(table->create(&options, &second), RUNMAT_OK)
      << table->last_error(nullptr);
  runmat_buffer buffer{};
  ASSERT_EQ(table->alloc(second, 1024, &buffer), RUNMAT_OK);
  table->destroy(second);
  // The first one does not notice.
  upload(allocate(64), countingBytes(64));
}

TEST_P(ProviderConformance, InstancesKeepTheirOwnFigures) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  runmat_provider *second = nullptr;
  ASSERT_EQ(table->create(&options, &second), RUNMAT_OK);
  upload(allocate(64), countingBytes(64));
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  ASSERT_EQ(table->statistics(second, &figures), RUNMAT_OK);
  EXPECT_EQ(figures.uploads, 0u);
  table->destroy(second);
}

} // namespace
} // namespace runmat::conformance
