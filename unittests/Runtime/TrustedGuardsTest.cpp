//===- TrustedGuardsTest.cpp - guard flags that are read later --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/TrustedGuards.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Residency.h"
#include "runtime/UnitContext.h"
#include "runtime/UnitHandles.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

/// Launches of a guarded cluster by a unit on a device that the host waits for.
class TrustedGuardsTest : public testing::Test {
protected:
  FakeProvider fake;
  DeviceRegistry registry{settings()};
  Planner planner{registry};
  Launcher launcher{settings()};
  UnitContext context{planner, launcher};
  const runmat_unit_functions &functions = *context.functions;
  Cluster cluster = sqrtCluster();
  FakeSource source = sqrtSource();
  UnitContext::Frame frame{context, &cluster.info, 1, source};

  ~TrustedGuardsTest() override { FakeProvider::reset(); }

  static RuntimeSettings settings() {
    RuntimeSettings settings;
    settings.device = "inprocess";
    return settings;
  }
  Device &device() { return registry.device("inprocess"); }
  uint64_t downloads() { return device().counters().downloads.get(); }

  /// The root of numbers from `first` on; null when the launch was not done.
  ArrayRef root(double first, int32_t expected = RUNMAT_LAUNCH_DONE) {
    TestLaunch launch(cluster, source, {ramp(10, first)}, {10}, {{10, 1}});
    LaunchArguments a = launch.arguments();
    EXPECT_EQ(functions.launch(&context, 0, a.inputs, a.outputs, a.shapes,
                               a.extents, a.scalars, a.donations),
              expected)
        << context.lastError().message;
    return launch.rawOutput(0) ? launch.output(0) : ArrayRef();
  }
};

TEST_F(TrustedGuardsTest, AreReadOnceForAllLaunches) {
  counters().reset();
  context.trustGuards();
  for (int turn = 0; turn < 100; ++turn)
    root(4);
  EXPECT_EQ(downloads(), 0u);
  EXPECT_TRUE(context.guardsHeld());
  EXPECT_EQ(downloads(), 1u);
  EXPECT_TRUE(context.guardsHeld());
  EXPECT_EQ(downloads(), 1u);
}

TEST_F(TrustedGuardsTest, AreReadAtOnceWithoutTrust) {
  root(-1, RUNMAT_LAUNCH_GUARD);
  EXPECT_TRUE(context.guardsHeld());
}

TEST_F(TrustedGuardsTest, OneThatDoesNotHoldIsRemembered) {
  context.trustGuards();
  root(4);
  root(-1);
  root(4);
  EXPECT_FALSE(context.guardsHeld());
  EXPECT_FALSE(context.guardsHeld());
  context.startOver();
  EXPECT_TRUE(context.guardsHeld());
  root(-1, RUNMAT_LAUNCH_GUARD);
}

TEST_F(TrustedGuardsTest, ManyAreLookedAtOnTheWay) {
  counters().reset();
  context.trustGuards();
  for (int turn = 0; turn < 1000; ++turn)
    root(4);
  EXPECT_GE(downloads(), 3u);
  EXPECT_LE(downloads(), 10u);
}

TEST_F(TrustedGuardsTest, ALongRunEndsSoonAfterOneThatDoesNotHold) {
  context.trustGuards();
  root(-1);
  int launches = 0;
  int32_t status = RUNMAT_LAUNCH_DONE;
  for (; status == RUNMAT_LAUNCH_DONE && launches < 1000; ++launches) {
    TestLaunch launch(cluster, source, {ramp(10, 4)}, {10}, {{10, 1}});
    LaunchArguments a = launch.arguments();
    status = functions.launch(&context, 0, a.inputs, a.outputs, a.shapes,
                              a.extents, a.scalars, a.donations);
  }
  EXPECT_EQ(status, RUNMAT_LAUNCH_FAILED);
  EXPECT_LT(launches, 1000);
}

TEST_F(TrustedGuardsTest, AnUnreadableFlagDoesNotHold) {
  TrustedGuards guards;
  registry.registerProvider(FakeProvider::table());
  Device &failing = registry.device("fake");
  guards.flagOn(failing);
  EXPECT_EQ(guards.unread(), 1u);
  FakeProvider::failCall("download", RUNMAT_ERROR_DEVICE_LOST);
  EXPECT_FALSE(guards.hold());
}

/// A full device sends arrays home unasked: then they are no more certain.
TEST_F(TrustedGuardsTest, AreReadBeforeWhatCameHomeIs) {
  context.trustGuards();
  ArrayRef bad = root(-1);
  ASSERT_TRUE(device().copies().giveUpOne());
  ASSERT_TRUE(Residency::isOnHost(*bad));
  uint64_t bits = 0;
  EXPECT_NE(functions.load(&context, toHandle(bad.get()), 0, &bits), 0);
  EXPECT_EQ(context.lastError().identifier, "RunMat:guard");
}

/// What the unit asks of an array that a guard was trusted for.
struct Request {
  const char *name;
  bool (*isRefused)(UnitContext &context, runmat_array *array);
};

class TrustedGuardsRequests : public TrustedGuardsTest,
                              public testing::WithParamInterface<Request> {};

TEST_P(TrustedGuardsRequests, SeeNothingThatAGuardDidNotHoldFor) {
  context.trustGuards();
  ArrayRef good = root(4);
  EXPECT_FALSE(GetParam().isRefused(context, toHandle(good.get())));
  context.startOver();
  context.trustGuards();
  ArrayRef bad = root(-1);
  EXPECT_TRUE(GetParam().isRefused(context, toHandle(bad.get())));
  EXPECT_EQ(context.lastError().identifier, "RunMat:guard");
  EXPECT_FALSE(context.guardsHeld());
}

const Request requests[] = {
    {"load",
     [](UnitContext &context, runmat_array *array) {
       uint64_t bits = 0;
       return context.functions->load(&context, array, 0, &bits) != 0;
     }},
    {"unbox",
     [](UnitContext &context, runmat_array *array) {
       // It is no scalar, which is the next thing to be looked at.
       uint64_t bits = 0;
       context.functions->unbox(&context, array, &bits);
       return context.lastError().identifier == "RunMat:guard";
     }},
    {"elements",
     [](UnitContext &context, runmat_array *array) {
       void *address = nullptr;
       return context.functions->elements(&context, array, &address) != 0;
     }},
    {"own",
     [](UnitContext &context, runmat_array *array) {
       int32_t failed = 0;
       fromHandle(array)->retain();
       runmat_array *owned = context.functions->own(&context, array, &failed);
       if (owned)
         fromHandle(owned)->release();
       return failed != 0;
     }},
    {"join",
     [](UnitContext &context, runmat_array *array) {
       runmat_array *whole = context.functions->join(&context, array, array);
       if (whole)
         fromHandle(whole)->release();
       return whole == nullptr;
     }},
    {"call",
     [](UnitContext &context, runmat_array *array) {
       // A context without builtins refuses it, too, but not for a guard.
       context.functions->call(&context, 0, &array);
       return context.lastError().identifier == "RunMat:guard";
     }},
};

INSTANTIATE_TEST_SUITE_P(All, TrustedGuardsRequests,
                         testing::ValuesIn(requests),
                         [](const auto &test) { return test.param.name; });

TEST_F(TrustedGuardsTest, PartsAreTakenOfWhatIsCertain) {
  ArrayRef whole = Array::make(ElementClass::Double, {10, 1},
                               /*isComplex=*/true);
  Residency::bufferOn(*whole, device());
  Residency::markWritten(*whole, device());
  context.trustGuards();
  root(-1);
  EXPECT_EQ(functions.part(&context, toHandle(whole.get()), 0), nullptr);
  EXPECT_EQ(context.lastError().identifier, "RunMat:guard");
}

/// Counts what is seen.
class SpeakingContext : public UnitContext {
public:
  using UnitContext::UnitContext;
  int calls = 0;

protected:
  void callBuiltin(uint32_t, runmat_array *const *) override { ++calls; }
};

TEST_F(TrustedGuardsTest, WhatIsSeenWaitsForAllOfThemAtOnce) {
  counters().reset();
  SpeakingContext speaking(planner, launcher);
  UnitContext::Frame inside(speaking, &cluster.info, 1, source);
  speaking.trustGuards();
  for (int output = 1; output <= 3; ++output) {
    for (int turn = 0; turn < 10; ++turn) {
      TestLaunch launch(cluster, source, {ramp(10, 4)}, {10}, {{10, 1}});
      LaunchArguments a = launch.arguments();
      EXPECT_EQ(functions.launch(&speaking, 0, a.inputs, a.outputs, a.shapes,
                                 a.extents, a.scalars, a.donations),
                RUNMAT_LAUNCH_DONE);
    }
    EXPECT_EQ(functions.call(&speaking, 0, nullptr), 0);
    EXPECT_EQ(downloads(), uint64_t(output));
  }
  EXPECT_EQ(speaking.calls, 3);
  EXPECT_FALSE(speaking.canBeUndone());
}

TEST_F(TrustedGuardsTest, ARepeatedRunDoesNotSayThingsTwice) {
  SpeakingContext speaking(planner, launcher);
  UnitContext::Frame inside(speaking, &cluster.info, 1, source);
  speaking.trustGuards();
  for (int output = 0; output < 2; ++output)
    EXPECT_EQ(functions.call(&speaking, 0, nullptr), 0);
  speaking.startOver();
  EXPECT_TRUE(speaking.missesEffects());
  for (int output = 0; output < 3; ++output)
    EXPECT_EQ(functions.call(&speaking, 0, nullptr), 0);
  EXPECT_FALSE(speaking.missesEffects());
  EXPECT_EQ(speaking.calls, 3);
}

TEST_F(TrustedGuardsTest, NothingIsSaidBehindOneThatDidNotHold) {
  SpeakingContext speaking(planner, launcher);
  UnitContext::Frame inside(speaking, &cluster.info, 1, source);
  speaking.trustGuards();
  TestLaunch launch(cluster, source, {ramp(10, -1)}, {10}, {{10, 1}});
  LaunchArguments a = launch.arguments();
  EXPECT_EQ(functions.launch(&speaking, 0, a.inputs, a.outputs, a.shapes,
                             a.extents, a.scalars, a.donations),
            RUNMAT_LAUNCH_DONE);
  EXPECT_NE(functions.call(&speaking, 0, nullptr), 0);
  EXPECT_EQ(speaking.calls, 0);
  EXPECT_TRUE(speaking.raisedFlag());
}

/// Runs that follow each other have a word each.
TEST_F(TrustedGuardsTest, TheFirstRunThatRaisedOneIsNamed) {
  counters().reset();
  TrustedGuards guards;
  for (double first : {4, 4, -1, -1}) {
    SpeakingContext run(planner, launcher);
    UnitContext::Frame inside(run, &cluster.info, 1, source);
    run.follow(guards);
    run.trustGuards();
    TestLaunch launch(cluster, source, {ramp(10, first)}, {10}, {{10, 1}});
    LaunchArguments a = launch.arguments();
    EXPECT_EQ(functions.launch(&run, 0, a.inputs, a.outputs, a.shapes,
                               a.extents, a.scalars, a.donations),
              RUNMAT_LAUNCH_DONE);
  }
  EXPECT_EQ(downloads(), 0u);
  EXPECT_FALSE(guards.hold());
  EXPECT_EQ(downloads(), 1u);
  EXPECT_EQ(guards.raised(), 2u);
  guards.clear();
  EXPECT_TRUE(guards.hold());
  EXPECT_FALSE(guards.hasBegun());
}

TEST_F(TrustedGuardsTest, AnUnreadableFlagIsThatOfTheFirstUnreadRun) {
  registry.registerProvider(FakeProvider::table());
  Device &failing = registry.device("fake");
  TrustedGuards guards;
  guards.beginRun();
  guards.flagOn(failing);
  EXPECT_TRUE(guards.hold());
  for (int run = 1; run < 4; ++run) {
    EXPECT_EQ(guards.beginRun(), uint32_t(run));
    if (run >= 2)
      guards.flagOn(failing);
  }
  FakeProvider::failCall("download", RUNMAT_ERROR_DEVICE_LOST);
  EXPECT_FALSE(guards.hold());
  EXPECT_EQ(guards.raised(), 2u);
}

TEST_F(TrustedGuardsTest, NoGuardIsTrustedAfterAnInputIsChanged) {
  ArrayRef input = ramp(3);
  context.lend(*input, 1);
  context.trustGuards();
  int32_t failed = 0;
  input->retain();
  runmat_array *owned = functions.own(&context, toHandle(input.get()), &failed);
  EXPECT_EQ(owned, toHandle(input.get()));
  functions.release(owned);
  root(-1, RUNMAT_LAUNCH_GUARD);
}

} // namespace
} // namespace runmat
