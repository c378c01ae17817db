//===- ForcedRunTest.cpp - tests of runs at a named device ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/ForcedRun.h"
#include "DescribedUnit.h"
#include "FakeProvider.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Planner/Planner.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <thread>

namespace runmat {
namespace {

using namespace test;
using namespace std::chrono_literals;

class ForcedRunTest : public testing::Test {
protected:
  ForcedRunTest() {
    FakeProvider::reset();
    FakeProvider::setDevices(
        {FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE)});
    settings.device = "fake";
    settings.modelCache = (folder.path() / "models").string();
    described.clusters[0].extent_count = 1;
  }
  ~ForcedRunTest() override { FakeProvider::reset(); }

  ModelKey key(DeviceRegistry &registry) const {
    return modelKey(registry.device("fake").info(), settings.threads);
  }
  /// An earlier process has measured the card.
  void keepModel() {
    auto registry = registryWithFake(settings);
    ASSERT_TRUE(ModelStore(settings.modelCache)
                    .save(DeviceModel(prior), key(*registry)));
  }
  std::optional<DeviceModel> kept() {
    auto registry = registryWithFake(settings);
    return ModelStore(settings.modelCache).load(key(*registry));
  }
  /// Five launches of f at the card, which take 30 ms each: the first is not
  /// timed, the second may be that of fresh memory. A call of
  /// `between` follows each.
  void runSlowly(Planner &planner, const std::function<void()> &between = {}) {
    PlannedUnit unit = described.unit();
    ForcedRun run(*planner.forcedModels(), unit);
    const ClusterRef cluster = {described.clusters, nullptr, 0};
    const int64_t extent = 1000000000;
    LaunchArguments arguments;
    arguments.extents = &extent;
    for (int i = 0; i < 5; ++i) {
      ForcedRun::Execution execution(run, cluster, *planner.forced());
      std::this_thread::sleep_for(30ms);
      execution.done(*planner.forced(), arguments, nullptr);
      if (between)
        between();
    }
  }

  const vulkan::test::ScopedFolder folder;
  const Figures prior = priorFigures(PlaceClass::DiscreteGpu, 1);
  RuntimeSettings settings;
  DescribedUnit described;
};

// 1e9 items of 100 operations at 8e12 in a second are 12.5 ms.
TEST_F(ForcedRunTest, LaunchesCorrectTheKeptModel) {
  keepModel();
  {
    auto registry = registryWithFake(settings);
    Planner planner(*registry);
    ASSERT_NE(planner.forcedModels(), nullptr);
    runSlowly(planner);
  }
  const std::optional<DeviceModel> model = kept();
  ASSERT_TRUE(model);
  EXPECT_EQ(model->uncorrected(), prior);
  EXPECT_EQ(model->correction(Figure::RateF32).window().size(), 3u);
  EXPECT_LT(model->figure(Figure::RateF32), 0.6 * 8e12);
}

TEST_F(ForcedRunTest, TransfersCorrectItToo) {
  keepModel();
  {
    auto registry = registryWithFake(settings);
    Planner planner(*registry);
    Device &card = *planner.forced();
    const std::vector<char> bytes(16 << 20);
    DeviceBuffer buffer = card.allocate(bytes.size());
    FakeProvider::onCall("upload", [] { std::this_thread::sleep_for(50ms); });
    runSlowly(planner, [&] {
      card.upload(buffer.get(), 0, bytes.data(), bytes.size());
    });
  }
  const std::optional<DeviceModel> model = kept();
  ASSERT_TRUE(model);
  EXPECT_LT(model->figure(Figure::UploadRate),
            0.5 * prior[size_t(Figure::UploadRate)]);
}

// Else the device would never be measured.
TEST_F(ForcedRunTest, NothingIsKeptOfADeviceThatWasNotMeasured) {
  {
    auto registry = registryWithFake(settings);
    EXPECT_EQ(Planner(*registry).forcedModels(), nullptr);
  }
  settings.reportsPlaces = true;
  {
    auto registry = registryWithFake(settings);
    Planner planner(*registry);
    ASSERT_NE(planner.forcedModels(), nullptr);
    runSlowly(planner);
    EXPECT_EQ(
        planner.forcedModels()->of(*planner.forced()).figure(Figure::RateF32),
        prior[size_t(Figure::RateF32)]);
  }
  EXPECT_FALSE(kept());
}

TEST_F(ForcedRunTest, NothingIsLearntWithoutCalibrationAndOfTheHost) {
  keepModel();
  settings.calibrates = false;
  auto registry = registryWithFake(settings);
  EXPECT_EQ(Planner(*registry).forcedModels(), nullptr);
  settings.calibrates = true;
  settings.device = "cpu";
  auto onHost = registryWithFake(settings);
  EXPECT_EQ(Planner(*onHost).forcedModels(), nullptr);
}

TEST_F(ForcedRunTest, ALostDeviceTeachesNothing) {
  keepModel();
  {
    auto registry = registryWithFake(settings);
    Planner planner(*registry);
    runSlowly(planner);
    FakeProvider::failCall("synchronize", RUNMAT_ERROR_DEVICE_LOST);
    EXPECT_NE(planner.forced()->trySynchronize(), RUNMAT_OK);
    EXPECT_TRUE(planner.forced()->isLost());
  }
  FakeProvider::reset();
  FakeProvider::setDevices(
      {FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE)});
  const std::optional<DeviceModel> model = kept();
  ASSERT_TRUE(model);
  EXPECT_TRUE(model->correction(Figure::RateF32).window().empty());
}

} // namespace
} // namespace runmat
