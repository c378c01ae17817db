//===- GpuArrayTest.cpp - gpuArrays through builtins ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestContext.h"

#include "Values/GpuArrays.h"
#include "Values/Indexing.h"

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
  EXPECT_EQ(errorOf([] { call("gpuDevice", {2.0}); }),
            "parallel:gpu:device:InvalidDevice");
  callAll("wait", {device}, 0);
  callAll("reset", {device}, 0);
}

} // namespace

} // namespace runmat::test
