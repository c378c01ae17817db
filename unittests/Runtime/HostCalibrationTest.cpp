//===- HostCalibrationTest.cpp - tests of measuring the host ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/HostCalibration.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

#include <map>

namespace runmat {
namespace {

/// A processor that exists in its rates alone.
class SimulatedHost final : public HostTarget {
public:
  std::map<Figure, double> rates;
  /// Each third sample takes as much longer.
  double mishap = 0;
  double time = 50;

  double computed() override { return time; }
  double work(Figure figure, double amount) override {
    time += amount / rates.at(figure);
    time += ++calls % 3 == 0 ? mishap : 0;
    return amount;
  }

private:
  int calls = 0;
};

constexpr Figure rates[] = {
    Figure::Bandwidth,   Figure::RateF32,           Figure::RateF64,
    Figure::RateInteger, Figure::RateElementaryF32, Figure::RateElementaryF64};

SimulatedHost hostOf(double factor) {
  SimulatedHost host;
  const Figures prior = priorFigures(PlaceClass::Host, 1);
  for (Figure figure : rates)
    host.rates[figure] = factor * prior[size_t(figure)];
  return host;
}

TEST(HostCalibration, FindsTheRatesByTheNumberOfThreads) {
  for (uint32_t threads : {1U, 4U, 64U}) {
    SimulatedHost host = hostOf(3);
    host.rates[Figure::RateInteger] *= 7;
    const Figures found = calibrateHost(host, threads, 0.3);
    const Figures prior = priorFigures(PlaceClass::Host, threads);
    for (Figure figure : rates) {
      const double factor = figure == Figure::RateInteger ? 21 : 3;
      EXPECT_NEAR(found[size_t(figure)] / prior[size_t(figure)], factor, 1e-6)
          << info(figure).name;
    }
    EXPECT_TRUE(areUsable(found));
  }
}

TEST(HostCalibration, LeavesOtherFiguresAlone) {
  SimulatedHost host = hostOf(5);
  const Figures found = calibrateHost(host, 2, 0.3);
  const Figures prior = priorFigures(PlaceClass::Host, 2);
  for (Figure figure : {Figure::LaunchSeconds, Figure::CompileSeconds,
                        Figure::UploadRate, Figure::OpenSeconds})
    EXPECT_EQ(found[size_t(figure)], prior[size_t(figure)]);
}

TEST(HostCalibration, AMishapChangesNothing) {
  SimulatedHost host = hostOf(1);
  host.mishap = 0.5e-3;
  const Figures found = calibrateHost(host, 1, 0.3);
  const Figures prior = priorFigures(PlaceClass::Host, 1);
  for (Figure figure : rates)
    EXPECT_NEAR(found[size_t(figure)] / prior[size_t(figure)], 1, 1e-6);
}

TEST(HostCalibration, KeepsToItsTime) {
  // A sample takes a second on a host this slow.
  SimulatedHost host = hostOf(1e-5);
  const double begun = host.time;
  const Figures found = calibrateHost(host, 1, 0.05);
  const Figures prior = priorFigures(PlaceClass::Host, 1);
  int measured = 0;
  for (Figure figure : rates)
    measured += found[size_t(figure)] != prior[size_t(figure)];
  EXPECT_EQ(measured, 1);
  EXPECT_LT(host.time - begun, 40);
  EXPECT_TRUE(areUsable(found));
  SimulatedHost other = hostOf(2);
  EXPECT_EQ(calibrateHost(other, 1, 0), prior);
}

TEST(HostCalibration, AClockThatStandsStillEndsIt) {
  class Still final : public HostTarget {
  public:
    double computed() override { return 7; }
    double work(Figure, double amount) override { return amount; }
  } still;
  EXPECT_EQ(calibrateHost(still, 3, 0.3), priorFigures(PlaceClass::Host, 3));
}

TEST(HostCalibration, ThisProcessorHasUsableFigures) {
  const Figures found = measuredHost(2, 0.3);
  EXPECT_TRUE(areUsable(found));
  const Figures prior = priorFigures(PlaceClass::Host, 2);
  EXPECT_NE(found[size_t(Figure::RateF32)], prior[size_t(Figure::RateF32)]);
  EXPECT_GT(found[size_t(Figure::RateF32)],
            found[size_t(Figure::RateElementaryF32)]);
}

} // namespace
} // namespace runmat
