//===- CalibrationTest.cpp - tests of measuring a device --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/Calibration.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>

namespace runmat {
namespace {

/// A device that exists in its figures alone, with a clock that only its calls
/// move: uploads are the host's work, fills and copies the queue's.
class SimulatedDevice final : public CalibrationTarget {
public:
  double launch = 30e-6, dependent = 4e-6;
  double uploadLatency = 7e-6, uploadRate = 8e9;
  double downloadLatency = 50e-6, downloadRate = 6e9;
  double bandwidth = 900e9;
  /// Operations in a second of the figures that it has kernels for.
  std::map<Figure, double> rates;
  double operationsOfElement = 100;
  uint64_t mostElements = uint64_t{1} << 25;
  uint64_t transferBytes = uint64_t{1} << 25, copyBytes = uint64_t{1} << 28;
  /// The call of that name fails.
  std::string failing;
  /// Seconds that a call takes beside its own, by its name and bytes.
  std::function<double(const std::string &, uint64_t)> mishap;

  std::map<std::string, int> calls;
  std::map<std::string, uint64_t> largest;
  double time = 1000;

  double now() override { return time; }
  uint64_t transferCapacity() const override { return transferBytes; }
  uint64_t copyCapacity() const override { return copyBytes; }
  bool upload(uint64_t count) override {
    time += uploadLatency + double(count) / uploadRate;
    return went("upload", count);
  }
  bool download(uint64_t count) override {
    finish();
    time += downloadLatency + double(count) / downloadRate;
    return went("download", count);
  }
  bool copy(uint64_t count) override {
    queue(2 * double(count) / bandwidth);
    return went("copy", count);
  }
  bool fill(uint64_t count) override {
    queue(0);
    return went("fill", count);
  }
  Computation computation(Figure figure) override {
    if (!rates.contains(figure))
      return {};
    return {mostElements, operationsOfElement};
  }
  bool compute(Figure figure, uint64_t elements) override {
    queue(operationsOfElement * double(elements) / rates.at(figure));
    return went("compute", elements);
  }
  bool synchronize() override {
    finish();
    return went("synchronize", 0);
  }
  int allCalls() const {
    int all = 0;
    for (const auto &[name, count] : calls)
      all += count;
    return all;
  }

private:
  void queue(double work) {
    queued += (queued > 0 ? dependent : launch) + work;
  }
  void finish() { time += std::exchange(queued, 0); }
  bool went(const std::string &name, uint64_t count) {
    ++calls[name];
    largest[name] = std::max(largest[name], count);
    if (mishap)
      time += mishap(name, count);
    return name != failing;
  }

  double queued = 0;
};

constexpr double plenty = 0.3;

Figures prior() { return priorFigures(PlaceClass::DiscreteGpu, 8); }

Calibration measure(SimulatedDevice &device, double seconds = plenty) {
  return calibrate(device, prior(), seconds);
}

void expectNear(const Calibration &found, Figure figure, double expected) {
  const double value = found.figures[size_t(figure)];
  EXPECT_NEAR(value / expected, 1, 0.1) << info(figure).name << " " << value;
}

TEST(Calibration, FindsTheFiguresOfTheDevice) {
  SimulatedDevice device;
  const Calibration found = measure(device);
  EXPECT_TRUE(found.isComplete);
  EXPECT_FALSE(found.hasFailed);
  expectNear(found, Figure::LaunchSeconds, 30e-6);
  expectNear(found, Figure::DependentLaunchSeconds, 4e-6);
  expectNear(found, Figure::UploadSeconds, 7e-6);
  expectNear(found, Figure::UploadRate, 8e9);
  expectNear(found, Figure::DownloadSeconds, 50e-6);
  expectNear(found, Figure::DownloadRate, 6e9);
  expectNear(found, Figure::Bandwidth, 900e9);
}

TEST(Calibration, FindsThoseOfASlowDeviceToo) {
  SimulatedDevice device;
  device.launch = 400e-6;
  device.dependent = 90e-6;
  device.uploadRate = 1e9;
  device.downloadRate = 0.5e9;
  device.bandwidth = 4e9;
  const Calibration found = measure(device);
  EXPECT_TRUE(found.isComplete);
  expectNear(found, Figure::LaunchSeconds, 400e-6);
  expectNear(found, Figure::DependentLaunchSeconds, 90e-6);
  expectNear(found, Figure::UploadRate, 1e9);
  expectNear(found, Figure::DownloadRate, 0.5e9);
  expectNear(found, Figure::Bandwidth, 4e9);
}

TEST(Calibration, FindsTheRatesThatItHasKernelsFor) {
  SimulatedDevice device;
  device.rates = {{Figure::RateF32, 30e12},
                  {Figure::RateElementaryF32, 0.9e12},
                  {Figure::RateInteger, 0.02e12}};
  const Calibration found = measure(device);
  EXPECT_TRUE(found.isComplete);
  for (const auto &[figure, rate] : device.rates)
    expectNear(found, figure, rate);
  for (Figure figure : {Figure::RateF64, Figure::RateElementaryF64})
    EXPECT_EQ(found.figures[size_t(figure)], prior()[size_t(figure)]);
}

TEST(Calibration, LaunchesKeepToTheElementsThereIsRoomFor) {
  SimulatedDevice device;
  device.rates = {{Figure::RateF64, 2e12}};
  device.mostElements = 3000;
  EXPECT_TRUE(measure(device).isComplete);
  EXPECT_EQ(device.largest["compute"], 3000u);
}

TEST(Calibration, SlowArithmeticEndsWithTheTime) {
  SimulatedDevice device;
  device.rates = {{Figure::RateElementaryF32, 1e7}, {Figure::RateF32, 1e7}};
  const double begun = device.time;
  const Calibration found = measure(device);
  EXPECT_TRUE(found.isComplete);
  EXPECT_LT(device.time - begun, plenty + 0.3);
  EXPECT_EQ(found.figures[size_t(Figure::RateF32)],
            prior()[size_t(Figure::RateF32)]);
}

TEST(Calibration, LeavesOtherFiguresAlone) {
  SimulatedDevice device;
  const Calibration found = measure(device);
  for (Figure figure : {Figure::RateF32, Figure::RateF64, Figure::RateInteger,
                        Figure::RateElementaryF32, Figure::RateElementaryF64,
                        Figure::CompileSeconds})
    EXPECT_EQ(found.figures[size_t(figure)], prior()[size_t(figure)]);
  EXPECT_TRUE(areUsable(found.figures));
}

TEST(Calibration, KeepsToItsTime) {
  // The transfers of a device this slow take 0.2 s each at the least.
  SimulatedDevice device;
  device.uploadRate = device.downloadRate = 1e6;
  const double begun = device.time;
  const Calibration found = measure(device);
  EXPECT_FALSE(found.isComplete);
  EXPECT_FALSE(found.hasFailed);
  EXPECT_LT(device.time - begun, plenty + 0.3);
  // The latencies come first.
  expectNear(found, Figure::LaunchSeconds, 30e-6);
  EXPECT_EQ(device.calls["copy"], 0);
  EXPECT_EQ(found.figures[size_t(Figure::Bandwidth)],
            prior()[size_t(Figure::Bandwidth)]);
  EXPECT_TRUE(areUsable(found.figures));
}

TEST(Calibration, WithoutTimeNothingIsMeasured) {
  SimulatedDevice device;
  const Calibration found = measure(device, 0);
  EXPECT_FALSE(found.isComplete);
  EXPECT_EQ(found.figures, prior());
  EXPECT_EQ(device.allCalls(), 0);
}

TEST(Calibration, AMishapChangesNothing) {
  SimulatedDevice device;
  int call = 0;
  device.mishap = [&](const std::string &, uint64_t bytes) {
    return bytes == 256 && ++call % 50 == 0 ? 5e-3 : 0.0;
  };
  const Calibration found = measure(device);
  expectNear(found, Figure::LaunchSeconds, 30e-6);
  expectNear(found, Figure::DownloadSeconds, 50e-6);
}

TEST(Calibration, FirstTimesOfASizeDoNotCount) {
  SimulatedDevice device;
  std::map<std::string, std::map<uint64_t, int>> seen;
  device.mishap = [&](const std::string &name, uint64_t bytes) {
    const int dear = name == "copy" ? 2 : 1;
    return bytes > 256 && seen[name][bytes]++ < dear ? 1e-3 : 0.0;
  };
  const Calibration found = measure(device);
  expectNear(found, Figure::UploadRate, 8e9);
  expectNear(found, Figure::DownloadRate, 6e9);
  expectNear(found, Figure::Bandwidth, 900e9);
}

TEST(Calibration, MovesNoMoreThanItMust) {
  SimulatedDevice device;
  device.uploadRate = 1e9;
  EXPECT_TRUE(measure(device).isComplete);
  // The first power of two that takes 10 ms.
  EXPECT_EQ(device.largest["upload"], uint64_t{1} << 24);
  EXPECT_EQ(device.largest["download"], device.transferBytes);
  EXPECT_EQ(device.largest["copy"], device.copyBytes);
}

TEST(Calibration, KeepsToTheCapacity) {
  for (uint64_t bytes : {uint64_t{4096}, uint64_t{1000000}}) {
    SimulatedDevice device;
    device.transferBytes = bytes / 2;
    device.copyBytes = bytes;
    const Calibration found = measure(device);
    EXPECT_TRUE(found.isComplete);
    EXPECT_TRUE(areUsable(found.figures));
    for (const char *call : {"upload", "download"})
      EXPECT_LE(device.largest[call], bytes / 2);
    EXPECT_LE(device.largest["copy"], bytes);
    EXPECT_GE(device.largest["copy"], bytes / 2);
  }
}

TEST(Calibration, AFailureEndsIt) {
  for (const char *call :
       {"upload", "download", "copy", "fill", "synchronize", "compute"}) {
    SimulatedDevice device;
    device.rates = {{Figure::RateF32, 1e12}, {Figure::RateF64, 1e12}};
    device.failing = call;
    const Calibration found = measure(device);
    EXPECT_TRUE(found.hasFailed) << call;
    EXPECT_FALSE(found.isComplete) << call;
    EXPECT_EQ(device.calls[call], 1);
    EXPECT_TRUE(areUsable(found.figures));
  }
}

TEST(Calibration, AClockThatStandsStillTellsNothing) {
  SimulatedDevice device;
  device.launch = device.dependent = 0;
  device.uploadLatency = device.downloadLatency = 0;
  device.uploadRate = device.downloadRate = device.bandwidth = 1e300;
  device.transferBytes = device.copyBytes = UINT64_MAX;
  const Calibration found = measure(device);
  EXPECT_TRUE(areUsable(found.figures));
  EXPECT_EQ(found.figures[size_t(Figure::LaunchSeconds)],
            prior()[size_t(Figure::LaunchSeconds)]);
  EXPECT_EQ(found.figures[size_t(Figure::UploadRate)],
            prior()[size_t(Figure::UploadRate)]);
}

} // namespace
} // namespace runmat
