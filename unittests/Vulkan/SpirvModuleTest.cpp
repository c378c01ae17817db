//===- SpirvModuleTest.cpp - checks of SPIR-V without a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/SpirvModule.h"
#include "TestKernels.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstring>
#include <gtest/gtest.h>

namespace runmat::vulkan {
namespace {

DevicePlan capablePlan() {
  DevicePlan plan;
  plan.features.bufferDeviceAddress = true;
  plan.features.shaderInt64 = true;
  return plan;
}

std::vector<unsigned char> bytesOf(const test::TestKernel &kernel) {
  return {kernel.code.begin(), kernel.code.end()};
}

runmat_status statusOf(const std::vector<unsigned char> &code,
                       const std::string &entry, const DevicePlan &plan,
                       const char *expected) {
  try {
    readSpirv(code.data(), code.size(), entry, plan);
    return RUNMAT_OK;
  } catch (const VulkanError &error) {
    EXPECT_NE(std::string(error.what()).find(expected), std::string::npos)
        << error.what();
    return error.status;
  }
}

TEST(SpirvModule, ReadsTheWorkgroupOfTheEntryPoint) {
  auto code = bytesOf(test::gridStride);
  SpirvModule module =
      readSpirv(code.data(), code.size(), "grid_stride", capablePlan());
  EXPECT_EQ(module.workgroupSize, 64u);
}

TEST(SpirvModule, RefusesAnotherEntryPoint) {
  EXPECT_EQ(statusOf(bytesOf(test::gridStride), "grid", capablePlan(),
                     "no compute entry point"),
            RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST(SpirvModule, RefusesWhatTheDeviceLacks) {
  DevicePlan plan = capablePlan();
  plan.features.shaderInt64 = false;
  EXPECT_EQ(statusOf(bytesOf(test::gridStride), "grid_stride", plan, "Int64"),
            RUNMAT_ERROR_UNSUPPORTED);
}

TEST(SpirvModule, RefusesOtherBytes) {
  DevicePlan plan = capablePlan();
  std::vector<unsigned char> code(64, 'x');
  EXPECT_EQ(statusOf(code, "k", plan, "magic"), RUNMAT_ERROR_INVALID_ARGUMENT);
  code.resize(63);
  EXPECT_EQ(statusOf(code, "k", plan, "length"), RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(statusOf({}, "k", plan, "length"), RUNMAT_ERROR_INVALID_ARGUMENT);
}

// Cut anywhere or with any word replaced, a module is read or refused; reading
// past its end is what the sanitizers would report.
TEST(SpirvModule, SurvivesBrokenModules) {
  const auto whole = bytesOf(test::addSelf);
  for (size_t words = 0; words < whole.size() / 4; ++words) {
    std::vector<unsigned char> cut(whole.begin(), whole.begin() + words * 4);
    statusOf(cut, "add_self", capablePlan(), "");
    for (uint32_t value : {0u, 0xffffffffu, 0x0003000fu, 0x00020011u}) {
      std::vector<unsigned char> changed = whole;
      std::memcpy(changed.data() + words * 4, &value, 4);
      statusOf(changed, "add_self", capablePlan(), "");
    }
  }
}

} // namespace
} // namespace runmat::vulkan
