//===- DeviceModelTest.cpp - tests of predicted times -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceModel.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace runmat {
namespace {

constexpr PlaceClass classes[] = {PlaceClass::Host, PlaceClass::DiscreteGpu,
                                  PlaceClass::IntegratedGpu,
                                  PlaceClass::SoftwareDevice};

/// A device of round figures.
Figures roundFigures() {
  Figures figures{};
  auto set = [&](Figure figure, double value) {
    figures[size_t(figure)] = value;
  };
  set(Figure::Bandwidth, 100e9);
  set(Figure::RateF32, 1e12);
  set(Figure::RateF64, 0.5e12);
  set(Figure::RateInteger, 0.25e12);
  set(Figure::RateElementaryF32, 10e9);
  set(Figure::RateElementaryF64, 5e9);
  set(Figure::LaunchSeconds, 10e-6);
  set(Figure::DependentLaunchSeconds, 2e-6);
  set(Figure::OpenSeconds, 0.1);
  set(Figure::UploadSeconds, 20e-6);
  set(Figure::UploadRate, 5e9);
  set(Figure::DownloadSeconds, 40e-6);
  set(Figure::DownloadRate, 4e9);
  set(Figure::CompileSeconds, 50e-3);
  set(Figure::CompileOperationSeconds, 1e-3);
  return figures;
}

LaunchWork memoryWork() {
  LaunchWork work;
  work.bytes = 1e9;          // 10 ms
  work[WorkKind::F32] = 1e9; // 1 ms
  return work;
}
LaunchWork arithmeticWork() {
  LaunchWork work;
  work.bytes = 1e8;                    // 1 ms
  work[WorkKind::ElementaryF64] = 1e8; // 20 ms
  work[WorkKind::F64] = 1e9;           // 2 ms
  return work;
}
LaunchWork smallWork() {
  LaunchWork work;
  work.bytes = 1e4; // 0.1 us
  return work;
}

/// As the model, but the figure takes so many times as long.
DeviceModel slower(const Figures &figures, Figure figure, double factor) {
  Figures changed = figures;
  double &value = changed[size_t(figure)];
  value = info(figure).isRate ? value / factor : value * factor;
  return DeviceModel(changed);
}

//===----------------------------------------------------------------------===//
// Predictions
//===----------------------------------------------------------------------===//

TEST(DeviceModel, ALaunchTakesTheLargerOfMemoryAndArithmetic) {
  DeviceModel model(roundFigures());
  EXPECT_DOUBLE_EQ(model.workSeconds(memoryWork()), 10e-3);
  EXPECT_DOUBLE_EQ(model.workSeconds(arithmeticWork()), 22e-3);
  EXPECT_DOUBLE_EQ(model.launchSeconds(memoryWork(), false), 10e-3 + 10e-6);
  EXPECT_DOUBLE_EQ(model.launchSeconds(memoryWork(), true), 10e-3 + 2e-6);
}

TEST(DeviceModel, LaunchesOfAStepFollowOneAnother) {
  DeviceModel model(roundFigures());
  LaunchWork work = memoryWork();
  work.launches = 3;
  EXPECT_DOUBLE_EQ(model.launchSeconds(work, false), 10e-3 + 14e-6);
  work.launches = 0;
  EXPECT_DOUBLE_EQ(model.launchSeconds(work, false), 10e-3);
}

TEST(DeviceModel, AQueueMakesNoLaunchDearer) {
  DeviceModel model =
      slower(roundFigures(), Figure::DependentLaunchSeconds, 100);
  EXPECT_DOUBLE_EQ(model.latencySeconds(true), 10e-6);
}

TEST(DeviceModel, TransfersGrowWithTheirBytes) {
  DeviceModel model(roundFigures());
  EXPECT_DOUBLE_EQ(model.transferSeconds(Transfer::Upload, 0), 20e-6);
  EXPECT_DOUBLE_EQ(model.transferSeconds(Transfer::Upload, 5e6), 1020e-6);
  EXPECT_DOUBLE_EQ(model.transferSeconds(Transfer::Download, 4e6), 1040e-6);
}

TEST(DeviceModel, NothingMovesWhereTheHostsMemoryIsUsed) {
  DeviceModel host(priorFigures(PlaceClass::Host, 4));
  EXPECT_EQ(host.transferSeconds(Transfer::Upload, 1e9), 0);
  host.observeTransfer(Transfer::Upload, 1e9, 1);
  EXPECT_EQ(host.transferSeconds(Transfer::Upload, 1e9), 0);
}

TEST(DeviceModel, CompilingCountsKernels) {
  DeviceModel model(roundFigures());
  EXPECT_DOUBLE_EQ(model.compileSeconds({3, 0}), 150e-3);
}

//===----------------------------------------------------------------------===//
// Corrections
//===----------------------------------------------------------------------===//

/// What the model says after it has seen `work` take as long as on `real`.
double learnt(DeviceModel &model, const DeviceModel &real,
              const LaunchWork &work, int launches) {
  for (int i = 0; i < launches; ++i)
    model.observeLaunch(work, false, real.launchSeconds(work, false));
  return model.launchSeconds(work, false) / real.launchSeconds(work, false);
}

TEST(DeviceModel, WrongFiguresAreRightAfterAFewLaunches) {
  struct {
    Figure figure;
    LaunchWork work;
  } const cases[] = {{Figure::Bandwidth, memoryWork()},
                     {Figure::RateElementaryF64, arithmeticWork()},
                     {Figure::LaunchSeconds, smallWork()}};
  for (const auto &[figure, work] : cases)
    for (double factor : {20.0, 3.0, 0.5}) {
      DeviceModel model(roundFigures());
      DeviceModel real = slower(roundFigures(), figure, factor);
      SCOPED_TRACE(std::string(info(figure).name) + " " +
                   std::to_string(factor));
      EXPECT_NEAR(learnt(model, real, work, 4), 1, 0.02);
      for (size_t i = 0; i < figureCount; ++i)
        if (figureAt(i) != figure)
          EXPECT_EQ(model.figure(figureAt(i)), roundFigures()[i]);
    }
}

LaunchWork bytesAlone(double bytes) {
  LaunchWork work;
  work.bytes = bytes;
  return work;
}

/// A host whose caches hold the smaller arrays.
TEST(DeviceModel, BandwidthIsLearntForEachSize) {
  DeviceModel model(roundFigures());
  const DeviceModel cached = slower(roundFigures(), Figure::Bandwidth, 0.3);
  const DeviceModel memory = slower(roundFigures(), Figure::Bandwidth, 1.2);
  const LaunchWork small = bytesAlone(240e6), large = bytesAlone(2.4e9);
  for (int i = 0; i < 10; ++i) {
    learnt(model, cached, small, 7);
    learnt(model, memory, large, 7);
  }
  EXPECT_NEAR(learnt(model, cached, small, 0), 1, 0.02);
  EXPECT_NEAR(learnt(model, memory, large, 0), 1, 0.02);
  // Of a size not seen: as those of all sizes.
  EXPECT_NEAR(learnt(model, memory, bytesAlone(24e9), 0), 1, 0.02);
}

TEST(DeviceModel, TwoLaunchesOfASizeAreNotBelievedOverMany) {
  DeviceModel model(roundFigures());
  const DeviceModel slow = slower(roundFigures(), Figure::Bandwidth, 4);
  learnt(model, slow, bytesAlone(240e6), 7);
  const DeviceModel fast = slower(roundFigures(), Figure::Bandwidth, 0.5);
  EXPECT_NEAR(learnt(model, fast, bytesAlone(2.4e9), 2), 8, 0.2);
  EXPECT_NEAR(learnt(model, fast, bytesAlone(2.4e9), 1), 1, 0.3);
}

TEST(DeviceModel, LargerArraysDoNotMakeSmallerOnesSlow) {
  DeviceModel model(roundFigures());
  const DeviceModel same(roundFigures());
  const DeviceModel slow = slower(roundFigures(), Figure::Bandwidth, 4);
  learnt(model, slow, bytesAlone(2.4e9), 7);
  EXPECT_NEAR(learnt(model, same, bytesAlone(240e6), 0), 1, 1e-9);
  // What they show to be faster is.
  DeviceModel other(roundFigures());
  const DeviceModel fast = slower(roundFigures(), Figure::Bandwidth, 0.25);
  learnt(other, fast, bytesAlone(2.4e9), 7);
  EXPECT_NEAR(learnt(other, fast, bytesAlone(240e6), 0), 1, 1e-9);
}

TEST(DeviceModel, ClassesOfMemoryGrowByFour) {
  EXPECT_EQ(memoryClassOf(0), 0u);
  EXPECT_EQ(memoryClassOf((1 << 20) - 1), 0u);
  EXPECT_EQ(memoryClassOf(1 << 20), 1u);
  EXPECT_EQ(memoryClassOf(240e6), 4u);
  EXPECT_EQ(memoryClassOf(2.4e9), 6u);
  EXPECT_EQ(memoryClassOf(1e300), memoryClassCount - 1);
  for (size_t i = 0; i < memoryClassCount; ++i)
    EXPECT_EQ(memoryClassOf(leastBytesOf(i)), i);
}

TEST(DeviceModel, AFasterDeviceIsFoundToo) {
  DeviceModel model(roundFigures());
  DeviceModel real = slower(roundFigures(), Figure::Bandwidth, 0.1);
  // Arithmetic bounds this work once memory is ten times as fast.
  LaunchWork work = memoryWork();
  work.operations = {};
  EXPECT_NEAR(learnt(model, real, work, 4), 1, 0.02);
}

TEST(DeviceModel, OneMishapChangesLittle) {
  DeviceModel model(roundFigures());
  const double usual = model.launchSeconds(memoryWork(), false);
  model.observeLaunch(memoryWork(), false, usual * 50);
  EXPECT_DOUBLE_EQ(model.launchSeconds(memoryWork(), false), usual);
  for (int i = 0; i < 6; ++i)
    model.observeLaunch(memoryWork(), false, usual);
  model.observeLaunch(memoryWork(), false, usual / 50);
  EXPECT_NEAR(model.launchSeconds(memoryWork(), false), usual, usual * 1e-9);
}

TEST(DeviceModel, WorkBoundByTwoThingsTeachesNothing) {
  DeviceModel model(roundFigures());
  LaunchWork work = memoryWork();
  work[WorkKind::F32] = 8e9; // 8 ms beside 10 ms of memory
  for (int i = 0; i < 5; ++i)
    model.observeLaunch(work, false, 1.0);
  EXPECT_EQ(model.workSeconds(memoryWork()), 10e-3);
}

/// A launch of a few microseconds takes longer than a filled device's rates
/// say.
TEST(DeviceModel, SmallWorkTeachesNothingOfRates) {
  DeviceModel model(roundFigures());
  LaunchWork work;
  work.bytes = 10e6; // 100 us, of which the latency is 10
  for (int i = 0; i < 5; ++i)
    model.observeLaunch(work, false, 1e-3);
  EXPECT_EQ(model.workSeconds(memoryWork()), 10e-3);
}

TEST(DeviceModel, TransfersAreCorrectedByTheirSize) {
  DeviceModel model(roundFigures());
  for (int i = 0; i < 4; ++i) {
    model.observeTransfer(Transfer::Upload, 8, 60e-6);
    model.observeTransfer(Transfer::Upload, 1e9, 0.5);
  }
  EXPECT_NEAR(model.transferSeconds(Transfer::Upload, 8), 60e-6, 1e-6);
  EXPECT_NEAR(model.transferSeconds(Transfer::Upload, 1e9), 0.5, 1e-2);
  EXPECT_DOUBLE_EQ(model.transferSeconds(Transfer::Download, 4e6), 1040e-6);
}

TEST(DeviceModel, CompilesAreCorrected) {
  DeviceModel model(roundFigures());
  for (int i = 0; i < 3; ++i)
    model.observeCompile({2, 0}, 0.5);
  EXPECT_NEAR(model.compileSeconds({1, 0}), 0.25, 1e-12);
}

TEST(DeviceModel, LargeTextsTakeLongerToCompile) {
  DeviceModel model(roundFigures());
  EXPECT_DOUBLE_EQ(model.compileSeconds({2, 100}), 0.2);
  for (int i = 0; i < 3; ++i)
    model.observeCompile({1, 400}, 1.05);
  EXPECT_DOUBLE_EQ(model.figure(Figure::CompileSeconds), 50e-3);
  EXPECT_NEAR(model.compileSeconds({1, 800}), 2.05, 1e-9);
}

TEST(DeviceModel, TimesThatAreNoneAreIgnored) {
  DeviceModel model(roundFigures());
  for (double seconds :
       {0.0, -1.0, double(NAN), std::numeric_limits<double>::infinity()})
    for (int i = 0; i < 5; ++i)
      model.observeLaunch(memoryWork(), false, seconds);
  EXPECT_EQ(model.workSeconds(memoryWork()), 10e-3);
}

//===----------------------------------------------------------------------===//
// The running estimate
//===----------------------------------------------------------------------===//

TEST(RunningRatio, BelievesThreeThatAgree) {
  RunningRatio ratio;
  EXPECT_EQ(ratio.value(), 1);
  ratio.observe(16);
  EXPECT_EQ(ratio.value(), 1);
  ratio.observe(16);
  EXPECT_EQ(ratio.value(), 4);
  ratio.observe(16);
  EXPECT_EQ(ratio.value(), 16);
}

TEST(RunningRatio, FollowsWhatChanges) {
  RunningRatio ratio;
  for (int i = 0; i < 20; ++i)
    ratio.observe(2);
  for (int i = 0; i < 4; ++i)
    ratio.observe(5);
  EXPECT_EQ(ratio.value(), 5);
  EXPECT_EQ(ratio.window().size(), RunningRatio::windowSize);
}

TEST(RunningRatio, ThreeMishapsOfSevenStayOutside) {
  RunningRatio ratio;
  for (double it : {2.0, 900.0, 2.1, 1e-3, 1.9, 500.0, 2.05})
    ratio.observe(it);
  EXPECT_GE(ratio.value(), 1.9);
  EXPECT_LE(ratio.value(), 2.1);
}

TEST(RunningRatio, IsClamped) {
  RunningRatio ratio;
  for (int i = 0; i < 3; ++i)
    ratio.observe(1e30);
  EXPECT_EQ(ratio.value(), RunningRatio::largest);
}

TEST(RunningRatio, GoesOnFromItsWindow) {
  RunningRatio ratio;
  for (double it : {2.0, 3.0, 4.0, 5.0})
    ratio.observe(it);
  RunningRatio again(ratio.window());
  EXPECT_EQ(again.value(), ratio.value());
  ratio.observe(7);
  again.observe(7);
  EXPECT_EQ(again.value(), ratio.value());
}

//===----------------------------------------------------------------------===//
// What is assumed
//===----------------------------------------------------------------------===//

TEST(DevicePriors, AreUsableAndEachHasItsReason) {
  for (PlaceClass it : classes)
    for (uint32_t threads : {0u, 1u, 16u, 1000u}) {
      Figures figures = priorFigures(it, threads);
      EXPECT_TRUE(areUsable(figures)) << nameOf(it);
      for (size_t i = 0; i < figureCount; ++i)
        EXPECT_EQ(figures[i] > 0, priorReason(it, figureAt(i)) != nullptr)
            << nameOf(it) << ": " << info(figureAt(i)).name;
    }
}

TEST(DevicePriors, ADeviceSaysItsClass) {
  runmat_device_info info{};
  const auto classOf = [&](uint32_t type) {
    info.device_type = type;
    return placeClassOf(info);
  };
  EXPECT_EQ(classOf(RUNMAT_DEVICE_HOST), PlaceClass::Host);
  EXPECT_EQ(classOf(RUNMAT_DEVICE_DISCRETE), PlaceClass::DiscreteGpu);
  EXPECT_EQ(classOf(RUNMAT_DEVICE_INTEGRATED), PlaceClass::IntegratedGpu);
  EXPECT_EQ(classOf(RUNMAT_DEVICE_SOFTWARE), PlaceClass::SoftwareDevice);
  // As of providers before version 1.2, or of one after this.
  for (uint32_t type : {uint32_t(RUNMAT_DEVICE_UNKNOWN), 99u}) {
    info.kernel_format = RUNMAT_KERNEL_SPIRV;
    info.host_memory = 0;
    EXPECT_EQ(classOf(type), PlaceClass::IntegratedGpu);
    info.kernel_format = RUNMAT_KERNEL_HOST;
    EXPECT_EQ(classOf(type), PlaceClass::SoftwareDevice);
    info.host_memory = 1;
    EXPECT_EQ(classOf(type), PlaceClass::Host);
  }
}

TEST(DevicePriors, ThreadsShareTheMemory) {
  Figures one = priorFigures(PlaceClass::Host, 1);
  Figures many = priorFigures(PlaceClass::Host, 64);
  auto ratio = [&](Figure figure) {
    return many[size_t(figure)] / one[size_t(figure)];
  };
  EXPECT_DOUBLE_EQ(ratio(Figure::RateF64), 64);
  EXPECT_DOUBLE_EQ(ratio(Figure::Bandwidth), 10);
  EXPECT_DOUBLE_EQ(ratio(Figure::LaunchSeconds), 1);
}

TEST(DevicePriors, ASoftwareDeviceNeverBeatsItsHost) {
  Figures host = priorFigures(PlaceClass::Host, 8);
  Figures device = priorFigures(PlaceClass::SoftwareDevice, 8);
  for (size_t i = 0; i < figureCount; ++i) {
    const FigureInfo &it = info(figureAt(i));
    if (!it.isOfDevices && it.isRate)
      EXPECT_LT(device[i], host[i]) << it.name;
    if (!it.isOfDevices && !it.isRate)
      EXPECT_GT(device[i], host[i]) << it.name;
  }
}

TEST(DeviceFigures, ThoseThatCannotBeAreNotUsable) {
  for (size_t i = 0; i < figureCount; ++i)
    for (double bad : {-1.0, 0.0, double(NAN), HUGE_VAL}) {
      Figures figures = roundFigures();
      figures[i] = bad;
      EXPECT_FALSE(areUsable(figures)) << info(figureAt(i)).name << " " << bad;
    }
}

} // namespace
} // namespace runmat
