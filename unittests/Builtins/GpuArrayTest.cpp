//===- GpuArrayTest.cpp - gpuArrays through builtins ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestContext.h"

#include "Values/GpuArrays.h"
#include "Values/Indexing.h"
#include "runtime/Planner/DeviceChoice.h"
#include "runtime/Residency.h"
#include "unittests/Runtime/FakeProvider.h"
#include "unittests/Runtime/HiddenDrivers.h"

namespace runmat::test {

namespace {

const Value onDevice = asGpuArray(row({1, 2, 3}));

TEST(GpuArrayTest, IsAPropertyOfTheValue) {
  const Value host = row({1, 2, 3});
  const Value made = call("gpuArray", {host});
  EXPECT_TRUE(made.isGpuArray());
  EXPECT_FALSE(host.isGpuArray());
  EXPECT_EQ(call("class", {made}).toText(), "gpuArray");
  EXPECT_EQ(call("underlyingType", {made}).toText(), "double");
  EXPECT_EQ(elements(made), elements(host));
  EXPECT_EQ(errorOf([] { call("gpuArray", {text("x")}); }),
            "parallel:gpu:array:UnsupportedClass");
}

TEST(GpuArrayTest, GatherTakesItAway) {
  const auto gathered = callAll("gather", {onDevice, 5.0}, 2);
  ASSERT_EQ(gathered.size(), 2u);
  EXPECT_FALSE(gathered[0].isGpuArray());
  EXPECT_TRUE(onDevice.isGpuArray());
  EXPECT_TRUE(call("gather", {asGpuArray(2.0)}).inlineDouble());
}

TEST(GpuArrayTest, ResultsFollowTheFlagsOfTheBuiltin) {
  EXPECT_TRUE(call("sum", {onDevice}).isGpuArray());
  EXPECT_TRUE(call("isnan", {onDevice}).isGpuArray());
  EXPECT_FALSE(call("size", {onDevice}).isGpuArray());
  EXPECT_FALSE(call("isempty", {onDevice}).isGpuArray());
  EXPECT_FALSE(call("num2str", {onDevice}).isGpuArray());
  EXPECT_FALSE(call("zeros", {onDevice}).isGpuArray());
}

TEST(GpuArrayTest, ConstructorsTakeAPrototype) {
  EXPECT_TRUE(call("zeros", {2.0, text("like"), onDevice}).isGpuArray());
  EXPECT_TRUE(call("ones", {2.0, text("gpuArray")}).isGpuArray());
  EXPECT_FALSE(call("ones", {2.0, text("like"), 1.0}).isGpuArray());
  EXPECT_EQ(errorOf([] { call("eye", {2.0, text("like"), CellArray()}); }),
            "MATLAB:invalidPrototype");
}

TEST(GpuArrayTest, AWriteLeavesTheOtherHolderAlone) {
  const Value host = row({1, 2});
  Value made = call("gpuArray", {host});
  const Subscript first(1.0);
  indexAssign(made, {&first, 1}, 9.0);
  EXPECT_TRUE(made.isGpuArray());
  EXPECT_EQ(elements(made), (std::vector<double>{9, 2}));
  EXPECT_EQ(elements(host), (std::vector<double>{1, 2}));
}

TEST(GpuArrayTest, ThereIsAlwaysOneDevice) {
  EXPECT_EQ(call("gpuDeviceCount").scalarDouble(), 1);
  const Value device = call("gpuDevice");
  EXPECT_EQ(device.structure().get("Index")->scalarDouble(), 1);
  for (const double index : {0.0, 2.0, 1.5, notANumber})
    EXPECT_EQ(errorOf([&] { call("gpuDevice", {index}); }),
              "parallel:gpu:device:InvalidDevice");
  callAll("wait", {device}, 0);
  callAll("reset", {device}, 0);
}

/// A caller with two devices: the in-process one, and a fake card.
class DeviceContext : public TestContext {
public:
  explicit DeviceContext(std::string_view device = "inprocess") {
    FakeProvider::setDevices(
        {FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE, 1 << 20)});
    RuntimeSettings settings;
    settings.device = device;
    registry = registryWithFake(settings);
    planner = std::make_unique<Planner>(*registry);
    choice = std::make_unique<DeviceChoice>(*registry, *planner);
  }
  DeviceChoice *devices() override { return choice.get(); }
  Value first(std::string_view name, std::vector<Value> arguments = {},
              int nargout = 1) {
    std::vector<Value> results = call(Value::text(name), arguments, nargout);
    return results.empty() ? Value() : results[0];
  }

  HiddenDrivers hidden;
  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  std::unique_ptr<Planner> planner;
  std::unique_ptr<DeviceChoice> choice;
};

double indexOf(const Value &device) {
  return device.structure().get("Index")->scalarDouble();
}
std::string fieldOf(const Value &device, std::string_view field) {
  return device.structure().get(field)->toText();
}
std::string nameOf(const Value &device) { return fieldOf(device, "Name"); }

TEST(GpuDeviceTest, WaitsForTheDeviceOfAuto) {
  DeviceContext context("auto");
  const Value card = context.first("gpuDevice");
  EXPECT_EQ(nameOf(card), "card");
  EXPECT_EQ(fieldOf(card, "Backend"), "fake");
}

TEST(GpuDeviceTest, SelectsAndTells) {
  DeviceContext context;
  EXPECT_EQ(context.first("gpuDeviceCount").scalarDouble(), 2);
  EXPECT_EQ(context.first("gpuDeviceCount", {text("selected")}).scalarDouble(),
            1);
  EXPECT_EQ(nameOf(context.first("gpuDevice")), "inprocess");
  const Value card = context.first("gpuDevice", {2.0});
  EXPECT_EQ(indexOf(card), 2);
  EXPECT_EQ(nameOf(card), "card");
  EXPECT_EQ(nameOf(context.first("gpuDevice")), "card");
  EXPECT_EQ(indexOf(context.first("gpuDevice", {1.0})), 1);
  EXPECT_EQ(nameOf(context.first("gpuDevice", {card})), "card");
  EXPECT_EQ(errorOf([&] { context.first("gpuDevice", {3.0}); }),
            "parallel:gpu:device:InvalidDevice");
  EXPECT_EQ(nameOf(context.first("gpuDevice")), "card");
}

TEST(GpuDeviceTest, ArraysGoToTheOneThatIsSelected) {
  DeviceContext context;
  const Value first = context.first("gpuArray", {row({1, 2, 3})});
  context.first("gpuDevice", {2.0});
  const Value second = context.first("gpuArray", {row({4, 5, 6})});
  const Device &card = context.choice->current();
  EXPECT_EQ(Residency::deviceOf(*first.array())->name(), "inprocess");
  EXPECT_EQ(Residency::deviceOf(*second.array()), &card);
  // From one to the other, by the host.
  Residency::ensureOn(*first.array(), context.choice->current());
  EXPECT_TRUE(Residency::isCurrentOn(*first.array(), card));
  EXPECT_EQ(elements(first), (std::vector<double>{1, 2, 3}));
}

TEST(GpuDeviceTest, CopiesBetweenDevicesKeepWhatOneAloneHas) {
  DeviceContext context;
  Device &here = context.choice->current();
  context.choice->select(2);
  Device &there = context.choice->current();
  ArrayRef array = Array::make(ElementClass::Double, {1, 3});
  const double values[] = {7, 8, 9};
  here.upload(Residency::bufferOn(*array, here), 0, values, sizeof(values));
  Residency::markWritten(*array, here);
  EXPECT_FALSE(Residency::isCurrentOn(*array, there));
  double got[3] = {};
  there.download(Residency::ensureOn(*array, there), 0, got, sizeof(got));
  EXPECT_EQ(std::vector<double>(got, got + 3), (std::vector<double>{7, 8, 9}));
}

TEST(GpuDeviceTest, WaitAndResetTakeADevice) {
  DeviceContext context;
  Device &inProcess = context.choice->current();
  context.first("gpuDevice", {2.0});
  {
    inProcess.allocate(1000);
  }
  const uint64_t held = inProcess.statistics().allocated_bytes;
  EXPECT_GT(held, 0u);
  context.first("wait", {1.0}, 0);
  EXPECT_EQ(inProcess.statistics().allocated_bytes, held);
  context.first("reset", {1.0}, 0);
  EXPECT_EQ(inProcess.statistics().allocated_bytes, 0u);
  EXPECT_EQ(nameOf(context.first("gpuDevice")), "card");
  EXPECT_EQ(errorOf([&] { context.first("wait", {5.0}, 0); }),
            "parallel:gpu:device:InvalidDevice");
}

TEST(GpuDeviceTest, WhatALostDeviceAloneHasExistsNoMore) {
  DeviceContext context;
  context.first("gpuDevice", {2.0});
  Device &card = context.choice->current();
  Value both = context.first("gpuArray", {row({1, 2})});
  ArrayRef array = Array::make(ElementClass::Double, {1, 2});
  Residency::bufferOn(*array, card);
  Residency::markWritten(*array, card);
  const Value alone = asGpuArray(Value(array));
  EXPECT_TRUE(context.first("existsOnGPU", {alone}).isTrue());
  FakeProvider::failCall("upload", RUNMAT_ERROR_DEVICE_LOST);
  EXPECT_ANY_THROW(card.upload(card.allocate(8).get(), 0, "1234567", 8));
  EXPECT_FALSE(context.first("existsOnGPU", {alone}).isTrue());
  EXPECT_TRUE(context.first("existsOnGPU", {both}).isTrue());
  EXPECT_TRUE(context.first("existsOnGPU", {asGpuArray(2.0)}).isTrue());
  EXPECT_FALSE(context.first("existsOnGPU", {row({1, 2})}).isTrue());
}

} // namespace

} // namespace runmat::test
