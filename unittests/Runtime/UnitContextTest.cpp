//===- UnitContextTest.cpp - tests of what units call -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/UnitContext.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Interrupt.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstring>

namespace runmat {
namespace {

using namespace test;

/// Notes the builtins called.
class TestContext : public UnitContext {
public:
  using UnitContext::UnitContext;
  std::vector<std::pair<uint32_t, double>> calls;
  bool failCalls = false;

protected:
  void callBuiltin(uint32_t callSite, runmat_array *const *arguments) override {
    if (failCalls)
      throw Error("Test:failed", "The builtin failed.");
    calls.emplace_back(callSite, fromHandle(arguments[0])->elementAsDouble(0));
  }
};

class UnitContextTest : public testing::Test {
protected:
  DeviceRegistry registry{RuntimeSettings{}};
  Planner planner{registry};
  Launcher launcher{RuntimeSettings{}};
  TestContext context{planner, launcher};
  const runmat_unit_functions &functions = *context.functions;
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
};

TEST_F(UnitContextTest, TableHasItsVersion) {
  EXPECT_EQ(functions.version, RUNMAT_UNIT_ABI_VERSION);
  EXPECT_EQ(functions.struct_size, sizeof(runmat_unit_functions));
}

TEST_F(UnitContextTest, RetainAndReleaseCount) {
  ArrayRef array = ramp(3);
  functions.retain(toHandle(array.get()));
  EXPECT_FALSE(array->isUnique());
  functions.release(toHandle(array.get()));
  EXPECT_TRUE(array->isUnique());
}

TEST_F(UnitContextTest, ExtentAndRank) {
  ArrayRef array = ramp(24)->reshaped(Extents(std::vector<int64_t>{2, 3, 4}));
  const runmat_array *handle = toHandle(array.get());
  EXPECT_EQ(functions.rank(handle), 3);
  EXPECT_EQ(functions.extent(handle, 0), 2);
  EXPECT_EQ(functions.extent(handle, 2), 4);
  EXPECT_EQ(functions.extent(handle, 9), 1);
}

TEST_F(UnitContextTest, BoxAndUnboxKeepTheBits) {
  struct Case {
    int32_t elementClass;
    uint64_t bits;
    uint64_t kept;
  };
  const Case cases[] = {
      {RUNMAT_CLASS_DOUBLE, std::bit_cast<uint64_t>(-0.0),
       std::bit_cast<uint64_t>(-0.0)},
      {RUNMAT_CLASS_SINGLE, 0x1234567840490fdb, 0x40490fdb},
      {RUNMAT_CLASS_LOGICAL, 0xffffffffffffff01, 1},
      {RUNMAT_CLASS_INT64, ~uint64_t(0), ~uint64_t(0)},
  };
  for (const Case &each : cases) {
    runmat_array *boxed = functions.box(&context, each.elementClass, each.bits);
    ASSERT_NE(boxed, nullptr);
    EXPECT_TRUE(fromHandle(boxed)->extents().isScalar());
    uint64_t bits = 0xdeadbeef;
    EXPECT_EQ(functions.unbox(&context, boxed, &bits), 0);
    EXPECT_EQ(bits, each.kept);
    functions.release(boxed);
  }
}

TEST_F(UnitContextTest, UnboxRefusesWhatIsNoScalar) {
  ArrayRef array = ramp(3);
  uint64_t bits = 0;
  EXPECT_NE(functions.unbox(&context, toHandle(array.get()), &bits), 0);
  EXPECT_NE(context.lastError().message.find("3x1"), std::string::npos);
}

TEST_F(UnitContextTest, ReshapeSharesStorage) {
  ArrayRef array = ramp(6);
  int64_t extents[] = {2, 3, 1};
  runmat_array *result =
      functions.reshape(&context, toHandle(array.get()), 3, extents);
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(fromHandle(result)->extents().str(), "2x3");
  EXPECT_EQ(fromHandle(result)->data(), array->data());
  functions.release(result);
}

TEST_F(UnitContextTest, JoinedPartsComeBack) {
  ArrayRef real = ramp(3), imaginary = ramp(3);
  imaginary->mutableAs<double>()[1] = -0.0;
  runmat_array *whole =
      functions.join(&context, toHandle(real.get()), toHandle(imaginary.get()));
  ASSERT_NE(whole, nullptr);
  EXPECT_TRUE(fromHandle(whole)->isComplex());
  for (int32_t isImaginary : {0, 1}) {
    runmat_array *part = functions.part(&context, whole, isImaginary);
    ASSERT_NE(part, nullptr);
    EXPECT_FALSE(fromHandle(part)->isComplex());
    const ArrayRef &given = isImaginary ? imaginary : real;
    EXPECT_EQ(std::memcmp(fromHandle(part)->data(), given->data(), 24), 0);
    functions.release(part);
  }
  functions.release(whole);
}

TEST_F(UnitContextTest, PartsOfDifferentExtentsDoNotJoin) {
  ArrayRef real = ramp(3), imaginary = ramp(2);
  EXPECT_EQ(
      functions.join(&context, toHandle(real.get()), toHandle(imaginary.get())),
      nullptr);
}

TEST_F(UnitContextTest, LaunchRunsTheClusterOfTheFrame) {
  UnitContext::Frame frame(context, &cluster.info, 1, source);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(2)});
  LaunchArguments a = launch.arguments();
  EXPECT_EQ(functions.launch(&context, 0, a.inputs, a.outputs, a.shapes,
                             a.extents, a.scalars, a.donations),
            RUNMAT_LAUNCH_DONE);
  EXPECT_EQ(launch.output(0)->elementAsDouble(0), 2.0);
}

TEST_F(UnitContextTest, LaunchOutsideAFrameFails) {
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(2)});
  LaunchArguments a = launch.arguments();
  auto run = [&](uint32_t index) {
    return functions.launch(&context, index, a.inputs, a.outputs, a.shapes,
                            a.extents, a.scalars, a.donations);
  };
  EXPECT_EQ(run(0), RUNMAT_LAUNCH_FAILED);
  UnitContext::Frame frame(context, &cluster.info, 1, source);
  EXPECT_EQ(run(5), RUNMAT_LAUNCH_FAILED);
  EXPECT_NE(context.lastError().message.find("cluster 5"), std::string::npos);
}

TEST_F(UnitContextTest, FramesNest) {
  FakeSource inner = addScalarSource(1);
  UnitContext::Frame outerFrame(context, &cluster.info, 1, source);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(2)});
  auto run = [&] {
    LaunchArguments a = launch.arguments();
    functions.launch(&context, 0, a.inputs, a.outputs, a.shapes, a.extents,
                     a.scalars, a.donations);
    functions.release(*a.outputs);
    *a.outputs = nullptr;
  };
  {
    UnitContext::Frame innerFrame(context, &cluster.info, 1, inner);
    run();
  }
  EXPECT_EQ(inner.requests.size(), 1u);
  EXPECT_EQ(source.requests.size(), 0u);
  run();
  EXPECT_EQ(source.requests.size(), 1u);
}

TEST_F(UnitContextTest, ClustersWithoutDeviceCodeRunOnTheProcessor) {
  FakeProvider fake;
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  RuntimeSettings settings;
  settings.device = "fake";
  auto withFake = registryWithFake(settings);
  Planner forced(*withFake);
  TestContext onFake(forced, launcher);
  source.refusedFormat = RUNMAT_KERNEL_SPIRV;
  UnitContext::Frame frame(onFake, &cluster.info, 1, source);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(2)});
  LaunchArguments a = launch.arguments();
  EXPECT_EQ(onFake.functions->launch(&onFake, 0, a.inputs, a.outputs, a.shapes,
                                     a.extents, a.scalars, a.donations),
            RUNMAT_LAUNCH_DONE);
  EXPECT_EQ(FakeProvider::calls("launch"), 0);
  EXPECT_EQ(launch.output(0)->elementAsDouble(1), 3.0);
  FakeProvider::reset();
}

/// A device without memory leaves launch after launch to the processor, and
/// arrays that only it holds come home for that.
TEST_F(UnitContextTest, ClustersWithoutDeviceMemoryRunOnTheProcessor) {
  FakeProvider fake;
  RuntimeSettings settings;
  settings.device = "fake";
  auto withFake = registryWithFake(settings);
  Planner forced(*withFake);
  TestContext onFake(forced, launcher);
  UnitContext::Frame frame(onFake, &cluster.info, 1, source);
  auto add = [&](ArrayRef input) {
    TestLaunch launch(cluster, source, {input}, {10}, {{10, 1}}, {bitsOf(2)});
    LaunchArguments a = launch.arguments();
    EXPECT_EQ(onFake.functions->launch(&onFake, 0, a.inputs, a.outputs,
                                       a.shapes, a.extents, a.scalars,
                                       a.donations),
              RUNMAT_LAUNCH_DONE)
        << onFake.lastError().message;
    return ArrayRef(launch.output(0));
  };
  ArrayRef there = add(ramp(10));
  EXPECT_FALSE(Residency::isOnHost(*there));
  EXPECT_EQ(FakeProvider::calls("launch"), 1);
  FakeProvider::failCall("alloc", RUNMAT_ERROR_OUT_OF_MEMORY);
  withFake->device("fake").trim();
  ArrayRef sum = there;
  for (int turn = 0; turn < 10; ++turn)
    sum = add(sum);
  EXPECT_EQ(FakeProvider::calls("launch"), 1);
  EXPECT_EQ(sum->elementAsDouble(1), 23.0);
  EXPECT_EQ(there->elementAsDouble(1), 3.0);
  FakeProvider::reset();
  EXPECT_EQ(add(sum)->elementAsDouble(1), 25.0);
  EXPECT_EQ(FakeProvider::calls("launch"), 1);
}

TEST_F(UnitContextTest, TheInterruptIsSeen) {
  EXPECT_EQ(*context.interrupt, 0);
  interrupt::request();
  EXPECT_NE(*context.interrupt, 0);
  interrupt::clear();
  EXPECT_EQ(*context.interrupt, 0);
}

TEST_F(UnitContextTest, LoadFetchesOneElement) {
  ArrayRef array = ramp(10);
  uint64_t bits = 0;
  EXPECT_EQ(functions.load(&context, toHandle(array.get()), 7, &bits), 0);
  EXPECT_EQ(std::bit_cast<double>(bits), array->elementAsDouble(7));
}

TEST_F(UnitContextTest, OwnCopiesWhatIsShared) {
  ArrayRef array = ramp(10);
  int32_t failed = 0;
  runmat_array *shared = toHandle(ArrayRef(array).detach());
  runmat_array *owned = functions.own(&context, shared, &failed);
  EXPECT_EQ(failed, 0);
  EXPECT_NE(owned, toHandle(array.get()));
  EXPECT_TRUE(array->isUnique());
  // The only holder keeps the array.
  EXPECT_EQ(functions.own(&context, owned, &failed), owned);
  EXPECT_EQ(functions.own(&context, nullptr, &failed), nullptr);
  EXPECT_EQ(failed, 0);
  functions.release(owned);
}

TEST_F(UnitContextTest, ElementsAreOnTheHost) {
  ArrayRef array = ramp(10);
  void *address = nullptr;
  EXPECT_EQ(functions.elements(&context, toHandle(array.get()), &address), 0);
  EXPECT_EQ(address, array->data());
  EXPECT_EQ(functions.elements(&context, nullptr, &address), 0);
  EXPECT_EQ(address, nullptr);
}

TEST_F(UnitContextTest, CallRunsBuiltins) {
  ArrayRef array = ramp(1, 42);
  runmat_array *arguments[] = {toHandle(array.get())};
  EXPECT_EQ(functions.call(&context, 7, arguments), 0);
  ASSERT_EQ(context.calls.size(), 1u);
  EXPECT_EQ(context.calls[0], (std::pair<uint32_t, double>(7, 42)));
  context.failCalls = true;
  EXPECT_LT(functions.call(&context, 7, arguments), 0);
  EXPECT_EQ(context.lastError().identifier, "Test:failed");
}

TEST_F(UnitContextTest, ReshapeThatCannotBeCountedFails) {
  ArrayRef array = ramp(6);
  int64_t extents[] = {int64_t(1) << 40, int64_t(1) << 40};
  EXPECT_EQ(functions.reshape(&context, toHandle(array.get()), 2, extents),
            nullptr);
  EXPECT_EQ(context.lastError().identifier, "MATLAB:array:SizeLimitExceeded");
}

} // namespace
} // namespace runmat
