//===- PlanRunFixture.h - a session whose card is a fake -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_PLANRUNFIXTURE_H
#define RUNMAT_UNITTESTS_RUNTIME_PLANRUNFIXTURE_H

#include "DescribedUnit.h"
#include "FakeProvider.h"
#include "HiddenDrivers.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Planner/PlanRun.h"

#include <gtest/gtest.h>

#include <thread>

namespace runmat::test {

using namespace std::chrono_literals;

class PlanRunTest : public testing::Test {
protected:
  explicit PlanRunTest(bool haveCard = true) {
    FakeProvider::reset();
    FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
    FakeProvider::setDevices({});
    if (haveCard)
      FakeProvider::setDevices(
          {FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE, 1 << 26)});
    beginSession();
  }
  ~PlanRunTest() override {
    planner.reset();
    while (background::isAnyThreadLeft())
      std::this_thread::sleep_for(1ms);
    registry.reset();
    FakeProvider::reset();
  }

  /// Once more, where the test has settings of its own.
  void beginSession(const RuntimeSettings &settings = {}) {
    planner.reset(); // It refers to the registry.
    registry = registryWithFake(settings);
    planner = std::make_unique<UnitPlanner>(*registry, AutoDeviceLimits{60s});
  }
  /// Opens the card, or finds that there is none.
  void settle() {
    planner->places.want();
    const uint32_t before = planner->places.epoch();
    while (planner->places.epoch() == before) {
      planner->places.poll();
      std::this_thread::sleep_for(1ms);
    }
    assumeCard();
  }
  /// What was measured of the card is this machine's speed: a test must not
  /// depend on it.
  void assumeCard() {
    if (Device *card = planner->places.deviceAt(1))
      planner->places.modelOf(*card) =
          DeviceModel(priorFigures(PlaceClass::DiscreteGpu, 1));
  }
  /// x and n of the unit.
  static std::vector<ArrayRef> inputs(int64_t count) {
    const double n = 10;
    return {Array::make(ElementClass::Single, {count, 1}),
            Array::fromValues(ElementClass::Double, {1, 1}, &n)};
  }
  /// Where a step is when it runs for the `time`th time.
  std::string placeOf(PlannedUnit &unit, int64_t count, uint32_t step,
                      int time = 1) {
    const std::vector<ArrayRef> arrays = inputs(count);
    PlanRun run(*planner, unit, arrays);
    Device *device = nullptr;
    for (int i = 0; i < time; ++i)
      device = run.deviceFor(step);
    return device ? device->name() : "none";
  }

  const HiddenDrivers hidden;
  std::unique_ptr<DeviceRegistry> registry;
  std::unique_ptr<UnitPlanner> planner;
  DescribedUnit described;
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_PLANRUNFIXTURE_H
