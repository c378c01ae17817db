//===- DeviceRecorderTest.cpp - calls of devices and their work -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/DeviceRecorder.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/providers/Host/HostProvider.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <functional>

namespace runmat::telemetry {
namespace {

void twice(const uint64_t *words, uint64_t begin, uint64_t end) {
  auto *values = reinterpret_cast<double *>(words[0]);
  for (uint64_t i = begin; i < end; ++i)
    values[i] *= 2;
}

class DeviceRecorderTest : public testing::Test {
protected:
  DeviceRecorderTest() { recorder().start(1000); }
  ~DeviceRecorderTest() override { recorder().stop(); }

  /// Uploads 80 bytes, doubles them `launches` times, and looks at 8 of them.
  void use(Device &device, int launches) {
    runmat_kernel_code code{};
    code.struct_size = sizeof(code);
    code.format = RUNMAT_KERNEL_HOST;
    code.code = reinterpret_cast<const void *>(twice);
    code.entry = "twice";
    code.word_count = 1;
    code.workgroup_size = 1;
    LoadedKernel kernel;
    ASSERT_EQ(device.tryLoadKernel(code, kernel), RUNMAT_OK);
    const DeviceBuffer buffer = device.allocate(80);
    const std::vector<double> ones(10, 1.0);
    device.upload(buffer.get(), 0, ones.data(), 80);
    runmat_launch launch{};
    launch.struct_size = sizeof(launch);
    launch.word_count = 1;
    launch.kernel = kernel.get();
    launch.words = &buffer.get().address;
    launch.buffers = &buffer.get();
    launch.buffer_count = 1;
    launch.items = 10;
    for (int i = 0; i < launches; ++i)
      ASSERT_EQ(device.tryLaunch(launch), RUNMAT_OK);
    double value = 0;
    device.download(buffer.get(), 0, &value, 8);
    EXPECT_EQ(value, double(1 << launches));
    device.synchronize();
    device.takeTimings();
  }
  static std::vector<Event> events(EventKind kind) {
    std::vector<Event> list = recorder().recording().events;
    std::erase_if(list, [&](const Event &event) { return event.kind != kind; });
    return list;
  }
  static Total total(EventKind kind) {
    Total none;
    for (const Total &total : recorder().recording().totals)
      if (total.kind == kind)
        return total;
    return none;
  }

  DeviceRegistry registry{RuntimeSettings{}};
};

TEST_F(DeviceRecorderTest, CallsAreToldWithBytesItemsAndNames) {
  Device &device = registry.device("inprocess");
  use(device, 3);
  EXPECT_EQ(total(EventKind::Launch).count, 3u);
  EXPECT_EQ(total(EventKind::Launch).amount, 30u);
  EXPECT_EQ(total(EventKind::Launch).name, "twice");
  EXPECT_EQ(total(EventKind::Upload).count, 1u);
  EXPECT_EQ(total(EventKind::Upload).amount, 80u);
  EXPECT_EQ(total(EventKind::Download).amount, 8u);
  // The last one is that of a host kernel's end.
  EXPECT_EQ(total(EventKind::Wait).count, 2u);
  EXPECT_EQ(total(EventKind::Load).count, 1u);
  EXPECT_EQ(events(EventKind::Load).at(0).name, "twice");
  EXPECT_EQ(events(EventKind::Launch).at(0).device, device.index());
  EXPECT_EQ(recorder().recording().devices.at(device.index()), "inprocess");
}

TEST_F(DeviceRecorderTest, WorkIsJoinedWithItsCall) {
  use(registry.device("inprocess"), 2);
  const std::vector<Event> launches = events(EventKind::Launch);
  ASSERT_EQ(launches.size(), 2u);
  size_t found = 0;
  for (const Event &work : events(EventKind::Work)) {
    if (work.asked != EventKind::Launch)
      continue;
    const Event &launch = launches.at(found++);
    EXPECT_EQ(work.call, launch.call);
    EXPECT_EQ(work.name, "twice");
    // In-process work is done inside the call.
    EXPECT_GE(work.begin, launch.begin);
    EXPECT_LE(work.end, launch.end);
  }
  EXPECT_EQ(found, 2u);
  EXPECT_EQ(total(EventKind::Launch).timed, 2u);
  EXPECT_EQ(total(EventKind::Upload).timed, 1u);
}

TEST_F(DeviceRecorderTest, CopiesAndFillsAreTold) {
  Device &device = registry.device("inprocess");
  const DeviceBuffer from = device.allocate(64), to = device.allocate(64);
  const uint8_t zero = 0;
  device.fill(from.get(), 0, 64, &zero, 1);
  device.copy(to.get(), 0, from.get(), 0, 48);
  device.takeTimings();
  EXPECT_EQ(total(EventKind::Fill).amount, 64u);
  EXPECT_EQ(total(EventKind::Fill).timed, 1u);
  EXPECT_EQ(total(EventKind::Copy).amount, 48u);
  EXPECT_EQ(total(EventKind::Copy).timed, 1u);
}

TEST_F(DeviceRecorderTest, LongRunsTakeTimingsOnTheWay) {
  Device &device = registry.device("inprocess");
  const DeviceBuffer buffer = device.allocate(64);
  const uint8_t zero = 0;
  // More than a provider keeps.
  for (int i = 0; i < 10000; ++i)
    device.fill(buffer.get(), 0, 64, &zero, 1);
  device.takeTimings();
  EXPECT_EQ(total(EventKind::Fill).timed, 10000u);
}

TEST_F(DeviceRecorderTest, CallsThatFailKeepTheNumbers) {
  Device &device = registry.device("inprocess");
  const DeviceBuffer buffer = device.allocate(64);
  const uint8_t zero = 0;
  EXPECT_NE(device.tryUpload(buffer.get(), 1 << 20, &zero, 1), RUNMAT_OK);
  EXPECT_NE(device.lastError(), "");
  device.fill(buffer.get(), 0, 64, &zero, 1);
  device.takeTimings();
  EXPECT_EQ(total(EventKind::Upload).failed, 1u);
  EXPECT_EQ(total(EventKind::Upload).timed, 0u);
  ASSERT_EQ(events(EventKind::Work).size(), 1u);
  EXPECT_EQ(events(EventKind::Work)[0].asked, EventKind::Fill);
}

/// The in-process provider under another name, with another end.
runmat_provider_table variant(const char *name) {
  runmat_provider_table table = inprocessProviderTable();
  table.name = name;
  return table;
}

TEST_F(DeviceRecorderTest, OldTablesTellOfCallsOnly) {
  static runmat_provider_table old = variant("old");
  old.abi_version = 0x00010002;
  old.struct_size = offsetof(runmat_provider_table, time_calls);
  // What lies behind the table is not the provider's.
  old.time_calls = [](runmat_provider *) -> runmat_status { std::abort(); };
  registry.registerProvider(old);
  use(registry.device("old"), 2);
  EXPECT_EQ(total(EventKind::Launch).count, 2u);
  EXPECT_EQ(total(EventKind::Launch).timed, 0u);
  EXPECT_TRUE(events(EventKind::Work).empty());
}

TEST_F(DeviceRecorderTest, QueuesAreCalledWhatTheProviderCallsThem) {
  static runmat_provider_table named = variant("named");
  named.queue_count = [](runmat_provider *) -> uint32_t { return 2; };
  named.queue_name = [](runmat_provider *, uint32_t queue) {
    return queue == 0 ? "kernels" : "copies";
  };
  registry.registerProvider(named);
  const uint32_t device = registry.device("named").index();
  const auto queues = recorder().recording().queues;
  EXPECT_EQ(queues.at({device, 0}), "kernels");
  EXPECT_EQ(queues.at({device, 1}), "copies");
}

TEST_F(DeviceRecorderTest, TablesOfVersion3HaveNoNamesOfQueues) {
  static runmat_provider_table old = variant("old3");
  old.abi_version = 0x00010003;
  old.struct_size = offsetof(runmat_provider_table, queue_name);
  old.queue_name = [](runmat_provider *, uint32_t) -> const char * {
    std::abort();
  };
  registry.registerProvider(old);
  use(registry.device("old3"), 1);
  EXPECT_TRUE(recorder().recording().queues.empty());
  EXPECT_EQ(total(EventKind::Launch).timed, 1u);
}

TEST_F(DeviceRecorderTest, StrangeTimingsAreIgnored) {
  static runmat_provider_table strange = variant("strange");
  strange.take_timings = [](runmat_provider *, uint32_t, runmat_timing *out,
                            uint32_t *count) {
    out[0] = {1000, 1, 2, 0, 0}; // no such call
    out[1] = {0, 2, 1, 0, 0};    // ends before it begins
    *count = 2;
    return runmat_status(RUNMAT_OK);
  };
  registry.registerProvider(strange);
  use(registry.device("strange"), 1);
  EXPECT_TRUE(events(EventKind::Work).empty());
}

TEST_F(DeviceRecorderTest, ADeviceOpenedOutsideOfARecordingTellsNothing) {
  recorder().stop();
  Device &device = registry.device("inprocess");
  recorder().start(10);
  use(device, 1);
  EXPECT_TRUE(recorder().recording().totals.empty());
}

} // namespace
} // namespace runmat::telemetry
