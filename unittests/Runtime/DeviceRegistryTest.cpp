//===- DeviceRegistryTest.cpp - tests of providers by name ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceRegistry.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/providers/Host/HostProvider.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <dlfcn.h>
#include <functional>

namespace runmat {
namespace {

using namespace test;

std::string messageOf(const std::function<void()> &action) {
  try {
    action();
  } catch (const Error &error) {
    return error.message;
  }
  return "no error";
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

TEST(DeviceRegistry, KnowsTheProvidersOfTheHost) {
  DeviceRegistry registry{RuntimeSettings{}};
  std::vector<std::string> names = registry.providers();
  EXPECT_TRUE(std::count(names.begin(), names.end(), "cpu"));
  EXPECT_TRUE(std::count(names.begin(), names.end(), "inprocess"));
  EXPECT_TRUE(registry.cpu().hostMemory());
  EXPECT_FALSE(registry.device("inprocess").hostMemory());
}

TEST(DeviceRegistry, OpensEachDeviceOnce) {
  DeviceRegistry registry{RuntimeSettings{}};
  EXPECT_TRUE(registry.devices().empty());
  Device &device = registry.device("inprocess");
  EXPECT_EQ(&registry.device("inprocess"), &device);
  EXPECT_EQ(&registry.device("inprocess:0"), &device);
  EXPECT_EQ(registry.devices().size(), 1u);
}

TEST(DeviceRegistry, SaysWhatThereIs) {
  DeviceRegistry registry{RuntimeSettings{}};
  std::string message = messageOf([&] { registry.device("toaster"); });
  EXPECT_TRUE(contains(message, "toaster")) << message;
  EXPECT_TRUE(contains(message, "inprocess")) << message;
  message = messageOf([&] { registry.device("cpu:x"); });
  EXPECT_TRUE(contains(message, "cpu:x")) << message;
  message = messageOf([&] { registry.device("cpu:7"); });
  EXPECT_TRUE(contains(message, "there is only device 0")) << message;
}

TEST(DeviceRegistry, RefusesTablesOfAnotherVersion) {
  DeviceRegistry registry{RuntimeSettings{}};
  static runmat_provider_table table = inprocessProviderTable();
  table.name = "future";
  table.abi_version = 0x00020003;
  std::string message = messageOf([&] { registry.registerProvider(table); });
  EXPECT_TRUE(contains(message, "version 2.3")) << message;
  EXPECT_TRUE(contains(message, "speaks 1.7")) << message;
}

TEST(DeviceRegistry, TakesTablesOfALaterMinorVersion) {
  static struct {
    runmat_provider_table table;
    void *later;
  } newer{inprocessProviderTable(), nullptr};
  newer.table.name = "newer";
  newer.table.abi_version = RUNMAT_PROVIDER_ABI_VERSION + 1;
  newer.table.struct_size = sizeof(newer);
  DeviceRegistry registry{RuntimeSettings{}};
  registry.registerProvider(newer.table);
  EXPECT_STREQ(registry.device("newer").info().name, "inprocess");
}

TEST(DeviceRegistry, TakesTablesOfAnOlderMinorVersion) {
  DeviceRegistry registry{RuntimeSettings{}};
  static runmat_provider_table table = inprocessProviderTable();
  table.name = "older";
  table.abi_version = 0x00010000;
  // Its statistics end where those of version 1.0 did.
  table.statistics = [](runmat_provider *instance,
                        runmat_provider_statistics *out) {
    out->struct_size = offsetof(runmat_provider_statistics, pipelines_compiled);
    return inprocessProviderTable().statistics(instance, out);
  };
  // What it says of itself ends where that of version 1.1 did.
  table.device_info = [](runmat_provider *instance, runmat_device_info *out) {
    out->struct_size = offsetof(runmat_device_info, device_type);
    return inprocessProviderTable().device_info(instance, out);
  };
  table.struct_size = offsetof(runmat_provider_table, list_devices);
  registry.registerProvider(table);
  Device &device = registry.device("older");
  EXPECT_EQ(device.info().device_type, uint32_t(RUNMAT_DEVICE_UNKNOWN));
  EXPECT_STREQ(device.info().name, "inprocess");
  runmat_provider_statistics figures = device.statistics();
  EXPECT_EQ(figures.launches, 0u);
  EXPECT_EQ(figures.warm_up_microseconds, 0u);
}

TEST(DeviceRegistry, TellsDevicesFromProcessors) {
  FakeProvider fake;
  auto registry = registryWithFake();
  const auto tables = registry->deviceProviders();
  EXPECT_EQ(std::count(tables.begin(), tables.end(), &FakeProvider::table()),
            1);
  for (const runmat_provider_table *table : tables)
    EXPECT_TRUE(std::string(table->name) != "cpu" &&
                std::string(table->name) != "inprocess");
}

std::shared_ptr<Device> openUnregistered() {
  return Device::open(FakeProvider::table(), providerOptions({}, 0),
                      Device::unregistered, "fake");
}

TEST(DeviceRegistry, AdoptsADeviceThatIsOpen) {
  FakeProvider fake;
  auto registry = registryWithFake();
  registry->cpu();
  counters().reset();
  Device &device = registry->adopt(openUnregistered());
  EXPECT_EQ(device.index(), 1u);
  EXPECT_EQ(registry->devices().size(), 2u);
  EXPECT_EQ(&registry->device("fake"), &device);
  // What it does from here on counts as its own.
  device.upload(device.allocate(8).get(), 0, "1234567", 8);
  EXPECT_EQ(counters().device(1).uploadBytes.get(), 8u);
  EXPECT_EQ(counters().device(Device::unregistered).uploadBytes.get(), 0u);
}

TEST(DeviceRegistry, ADeviceThatIsOpenAlreadyStays) {
  FakeProvider fake;
  auto registry = registryWithFake();
  Device &first = registry->device("fake");
  EXPECT_EQ(&registry->adopt(openUnregistered()), &first);
  EXPECT_EQ(registry->devices().size(), 1u);
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST(DeviceRegistry, RefusesBrokenTables) {
  DeviceRegistry registry{RuntimeSettings{}};
  static runmat_provider_table table = inprocessProviderTable();
  EXPECT_TRUE(contains(messageOf([&] { registry.registerProvider(table); }),
                       "another provider has its name"));
  table.name = "broken";
  table.struct_size = 16;
  EXPECT_TRUE(contains(messageOf([&] { registry.registerProvider(table); }),
                       "16 bytes"));
  table.struct_size = sizeof(table);
  table.download = nullptr;
  EXPECT_TRUE(contains(messageOf([&] { registry.registerProvider(table); }),
                       "`download`"));
  table.download = inprocessProviderTable().download;
  table.name = nullptr;
  EXPECT_TRUE(contains(messageOf([&] { registry.registerProvider(table); }),
                       "no name"));
}

/// How often the provider in C saw a call.
uint64_t callsOf(const char *name) {
  void *library = dlopen(RUNMAT_COUNTING_PROVIDER, RTLD_NOW);
  auto count = reinterpret_cast<uint64_t (*)(const char *)>(
      dlsym(library, "counting_provider_calls"));
  uint64_t result = count(name);
  dlclose(library);
  return result;
}

TEST(DeviceRegistry, LoadsAProviderWrittenInC) {
  uint64_t destroyed = 0, unloaded = 0, freed = 0;
  {
    DeviceRegistry registry{RuntimeSettings{}};
    EXPECT_EQ(registry.loadProvider(RUNMAT_COUNTING_PROVIDER), "counting");
    Device &device = registry.device("counting");
    destroyed = callsOf("destroy");
    unloaded = callsOf("unload_kernel");
    freed = callsOf("free");
    uint64_t launched = callsOf("launch"), uploaded = callsOf("upload");
    Launcher launcher{RuntimeSettings{}};
    Cluster cluster = sumCluster();
    FakeSource source = sumSource();
    ArrayRef input = ramp(30000)->reshaped({10000, 3});
    TestLaunch launch(cluster, source, {input}, {10000, 3}, {{1, 3}});
    ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done)
        << launch.error.message;
    EXPECT_EQ(launch.output(0)->elementAsDouble(0), 49995000.0);
    EXPECT_EQ(callsOf("launch") - launched, 2u);
    EXPECT_EQ(callsOf("upload") - uploaded, 1u);
    EXPECT_EQ(device.statistics().launches, 2u);
  }
  // Closing gives everything back.
  EXPECT_EQ(callsOf("destroy") - destroyed, 1u);
  EXPECT_EQ(callsOf("unload_kernel") - unloaded, 2u);
  EXPECT_EQ(callsOf("free") - freed, 3u);
}

TEST(DeviceRegistry, ProvidersAreToldTheSettings) {
  FakeProvider fake;
  for (bool on : {false, true}) {
    RuntimeSettings settings;
    settings.threads = 3;
    settings.validate = on;
    registryWithFake(settings)->device("fake");
    EXPECT_EQ(FakeProvider::options().threads, 3u);
    EXPECT_EQ(FakeProvider::options().validate, on ? 1u : 0u);
  }
}

TEST(DeviceRegistry, MemoryOfDevicesStaysWithinItsLimit) {
  RuntimeSettings settings;
  settings.deviceMemory = 1 << 20;
  DeviceRegistry registry{settings};
  Device &device = registry.device("inprocess");
  {
    DeviceBuffer half = device.allocate(1 << 19);
    EXPECT_NO_THROW(device.allocate(1 << 18));
    std::string message = messageOf([&] { device.allocate((1 << 19) + 1); });
    EXPECT_TRUE(contains(message, "The setting device-memory allows 1048576"))
        << message;
  }
  // What is only pooled makes room.
  EXPECT_NO_THROW(device.allocate(1 << 20));
  EXPECT_THROW(device.allocate((1 << 20) + 1), OutOfDeviceMemory);
}

TEST(HostProvider, UnloadKernelMakesLaunchRefuse) {
  for (const runmat_provider_table *table :
       {&cpuProviderTable(), &inprocessProviderTable()}) {
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    runmat_provider *provider = nullptr;
    ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK);
    runmat_host_kernel function = [](const uint64_t *, uint64_t, uint64_t) {};
    runmat_kernel_code code{};
    code.struct_size = sizeof(code);
    code.format = RUNMAT_KERNEL_HOST;
    code.code = reinterpret_cast<const void *>(function);
    runmat_kernel *kernel = nullptr;
    ASSERT_EQ(table->load_kernel(provider, &code, &kernel), RUNMAT_OK);
    runmat_launch launch{};
    launch.struct_size = sizeof(launch);
    launch.kernel = kernel;
    EXPECT_EQ(table->launch(provider, &launch), RUNMAT_OK);
    table->unload_kernel(provider, kernel);
    EXPECT_EQ(table->launch(provider, &launch), RUNMAT_ERROR_INVALID_ARGUMENT);
    table->destroy(provider);
  }
}

} // namespace
} // namespace runmat
