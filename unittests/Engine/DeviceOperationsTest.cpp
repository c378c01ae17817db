//===- DeviceOperationsTest.cpp - operations that devices refuse -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device of these tests takes arrays and has no kernel.
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"
#include "../Runtime/FakeProvider.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

class RefusedOperations : public testing::Test {
protected:
  RefusedOperations() {
    FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
    RuntimeSettings settings;
    settings.device = "fake";
    registry = registryWithFake(settings);
    planner = std::make_unique<Planner>(*registry);
  }
  ~RefusedOperations() override { FakeProvider::reset(); }

  bool evaluate(RuntimeOperation operation, std::vector<Value> &arguments,
                std::optional<uint64_t> dimension = std::nullopt) {
    CallDescription site;
    site.operation = operation;
    site.details.dimension = dimension;
    site.onDevice = findDeviceOperation(operation);
    EXPECT_TRUE(site.onDevice) << nameOf(operation);
    std::vector<Value> results;
    const bool done =
        DeviceOperations(*planner).evaluate(site, arguments, results);
    EXPECT_EQ(site.runsOnDevice, uint64_t(done));
    EXPECT_EQ(results.empty(), !done);
    return done;
  }

  /// 1, 2, 3 on the device.
  ArrayRef counted() {
    ArrayRef array = Value::row({1, 2, 3}).array();
    Residency::ensureOn(*array, registry->device("fake"));
    return array;
  }

  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  std::unique_ptr<Planner> planner;
};

TEST_F(RefusedOperations, LeaveWhatIsChangedInPlace) {
  std::vector<Value> arguments{counted(), 7.0, 0.0, 1.0, 2.0};
  const Array *target = arguments[0].array().get();
  const uint64_t before = counters().libraryCallsOnDevice.get();
  EXPECT_FALSE(evaluate(RuntimeOperation::WriteSlice, arguments));
  EXPECT_EQ(counters().libraryCallsOnDevice.get(), before);
  ArrayRef kept = std::move(arguments[0]).takeArray();
  EXPECT_EQ(kept.get(), target);
  EXPECT_TRUE(kept->isUnique());
  EXPECT_EQ(kept->elementAsDouble(0), 1);
}

TEST_F(RefusedOperations, LeaveASharedTarget) {
  const ArrayRef shared = counted();
  std::vector<Value> arguments{shared, 7.0, 0.0, 1.0, 2.0};
  EXPECT_FALSE(evaluate(RuntimeOperation::WriteSlice, arguments));
  EXPECT_EQ(arguments[0].array().get(), shared.get());
}

TEST_F(RefusedOperations, LeaveParts) {
  std::vector<Value> arguments{counted(), counted()};
  EXPECT_FALSE(evaluate(RuntimeOperation::Concatenate, arguments, 1));
  EXPECT_EQ(arguments.size(), 2u);
}

TEST_F(RefusedOperations, InvalidCallsAreTheHosts) {
  std::vector<Value> tooMany{counted(), counted(), 0.0, 1.0, 2.0};
  EXPECT_FALSE(evaluate(RuntimeOperation::WriteSlice, tooMany));
  std::vector<Value> outside{counted(), 2.0, 1.0, 2.0};
  EXPECT_FALSE(evaluate(RuntimeOperation::ReadSlice, outside));
  std::vector<Value> column{counted(), counted()->reshaped(Extents(3, 1))};
  EXPECT_FALSE(evaluate(RuntimeOperation::Concatenate, column, 1));
}

TEST_F(RefusedOperations, NothingButOneArrayNeedsNoKernel) {
  std::vector<Value> arguments{Value::empty(), counted()};
  EXPECT_TRUE(evaluate(RuntimeOperation::Concatenate, arguments, 0));
}

} // namespace
