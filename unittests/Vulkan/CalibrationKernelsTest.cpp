//===- CalibrationKernelsTest.cpp - what rates are found by -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/CalibrationKernels.h"
#include "VulkanTest.h"
#include "runtime/Devices/DeviceCalibration.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/DeviceRegistry.h"

#include <algorithm>
#include <cmath>

namespace runmat::vulkan::test {
namespace {

constexpr Figure rates[] = {Figure::RateF32, Figure::RateF64,
                            Figure::RateInteger, Figure::RateElementaryF32,
                            Figure::RateElementaryF64};

class CalibrationKernels : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    if (calibrationKernels().empty())
      GTEST_SKIP() << "built without the compiler";
  }

  /// What the kernel makes of the first elements.
  template <typename T>
  std::vector<T> results(const CalibrationKernel &kernel) {
    TestProvider device(testOptions());
    runmat_kernel_code code{};
    code.struct_size = sizeof(code);
    code.format = RUNMAT_KERNEL_SPIRV;
    code.code = kernel.code.data();
    code.code_bytes = kernel.code.size_bytes();
    code.entry = kernel.entry;
    code.word_count = kernel.wordCount;
    code.workgroup_size = kernel.workgroup;
    code.items_per_group = kernel.itemsPerGroup;
    runmat_kernel *loaded = nullptr;
    EXPECT_EQ(device.table->load_kernel(device.provider, &code, &loaded),
              RUNMAT_OK)
        << device.error();
    if (!loaded)
      return {};
    runmat_buffer buffer = device.put(std::vector<T>(elements));
    EXPECT_EQ(device.launch(loaded, {buffer}, {elements}, elements), RUNMAT_OK);
    std::vector<T> found = device.get<T>(buffer);
    device.table->unload_kernel(device.provider, loaded);
    return found;
  }
  template <typename T> static void expectSettled(const std::vector<T> &found) {
    // x * 0.75 + 0.25 leads to 1 from everywhere.
    ASSERT_EQ(found.size(), elements);
    for (T value : found)
      EXPECT_NEAR(value, 1, 1e-6);
  }
  template <typename T>
  static void expectExpOfSin(const std::vector<T> &found) {
    ASSERT_EQ(found.size(), elements);
    for (T value : found)
      EXPECT_TRUE(value > std::exp(-1) && value <= std::exp(1));
    EXPECT_NE(found.front(), found.back());
  }

  static constexpr size_t elements = 1000;
};

/// Each variant that this device can run computes what its name says: nothing
/// else is timed.
TEST_F(CalibrationKernels, ComputeWhatTheyAreFor) {
  TestProvider device(testOptions());
  const runmat_device_info info = device.info();
  for (const CalibrationKernel &kernel : calibrationKernels()) {
    if ((kernel.features & ~info.features) != 0)
      continue;
    SCOPED_TRACE(runmat::info(kernel.figure).name);
    switch (kernel.figure) {
    case Figure::RateF32:
      expectSettled(results<float>(kernel));
      break;
    case Figure::RateF64:
      expectSettled(results<double>(kernel));
      break;
    case Figure::RateElementaryF32:
      expectExpOfSin(results<float>(kernel));
      break;
    case Figure::RateElementaryF64:
      expectExpOfSin(results<double>(kernel));
      break;
    default: {
      const std::vector<int32_t> found = results<int32_t>(kernel);
      ASSERT_EQ(found.size(), elements);
      for (size_t i = 0; i < elements; ++i)
        EXPECT_EQ(found[i], int32_t(2 * i + 32 * 77));
    }
    }
  }
}

TEST_F(CalibrationKernels, ADeviceGetsWhatItCanRun) {
  TestProvider device(testOptions());
  runmat_device_info info = device.info();
  info.features |= RUNMAT_FEATURE_FMA_F32 | RUNMAT_FEATURE_FMA_F64;
  for (Figure figure : rates) {
    const CalibrationKernel *kernel = calibrationKernel(info, figure);
    ASSERT_TRUE(kernel) << runmat::info(figure).name;
    EXPECT_EQ(kernel->features & ~info.features, 0u);
  }
  info.features = 0;
  for (Figure figure : {Figure::RateF32, Figure::RateF64, Figure::RateInteger})
    EXPECT_EQ(calibrationKernel(info, figure)->features, 0u);
  EXPECT_FALSE(calibrationKernel(info, Figure::RateElementaryF32));
  info.supports_f64 = 0;
  EXPECT_FALSE(calibrationKernel(info, Figure::RateF64));
  EXPECT_FALSE(calibrationKernel(info, Figure::RateElementaryF64));
  EXPECT_TRUE(calibrationKernel(info, Figure::RateF32));
  info.kernel_format = RUNMAT_KERNEL_HOST;
  EXPECT_FALSE(calibrationKernel(info, Figure::RateF32));
}

TEST_F(CalibrationKernels, FindTheRatesOfThisDevice) {
  RuntimeSettings settings;
  DeviceRegistry registry(settings);
  Device &device = registry.device("vulkan");
  const Figures prior = priorFigures(placeClassOf(device.info()), 2);
  const Calibration found = calibrateDevice(device, prior, UINT64_MAX, 60);
  EXPECT_TRUE(found.isComplete);
  for (Figure figure : rates)
    if (calibrationKernel(device.info(), figure))
      EXPECT_NE(found.figures[size_t(figure)], prior[size_t(figure)])
          << info(figure).name;
  EXPECT_EQ(device.statistics().allocated_bytes, 0u);
}

} // namespace
} // namespace runmat::vulkan::test
