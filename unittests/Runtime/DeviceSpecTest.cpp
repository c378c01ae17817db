//===- DeviceSpecTest.cpp - tests of the names of devices -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceSpec.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

std::string read(std::string_view text) {
  const auto spec = parseDeviceSpec(text);
  return spec ? spec->provider + " " + std::to_string(spec->index) : "none";
}

TEST(DeviceSpec, IsANameAndANumber) {
  EXPECT_EQ(read("vulkan"), "vulkan 0");
  EXPECT_EQ(read("vulkan:0"), "vulkan 0");
  EXPECT_EQ(read("vulkan:12"), "vulkan 12");
  EXPECT_EQ(read("My-own_2.1:4294967295"), "My-own_2.1 4294967295");
}

TEST(DeviceSpec, IsNothingElse) {
  for (const char *text :
       {"", ":", ":1", "vulkan:", "vulkan:x", "vulkan:-1", "vulkan:1 ",
        "vulkan:1:2", "vulkan:4294967296", "auto", "auto:1", "2d", "-x", "../x",
        "a/b", "a b", "é"})
    EXPECT_EQ(read(text), "none") << text;
}

TEST(DeviceSpec, HasOneNameForEachDevice) {
  EXPECT_EQ(canonicalName("vulkan", 0), "vulkan");
  EXPECT_EQ(canonicalName("vulkan", 1), "vulkan:1");
}

} // namespace
} // namespace runmat
