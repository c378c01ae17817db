//===- FmaProbeTest.cpp - whether fma rounds once ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ScopedFolder.h"
#include "VulkanTest.h"
#include "runtime/FileCache.h"
#include "runtime/providers/vulkan/FmaProbeCode.h"

#include <cmath>

namespace runmat::vulkan::test {
namespace {

constexpr uint32_t fmaBits = RUNMAT_FEATURE_FMA_F32 | RUNMAT_FEATURE_FMA_F64 |
                             RUNMAT_FEATURE_FMA_SUBNORMALS_F32;

class VulkanFmaProbe : public DeviceTest {
protected:
  /// What the device's fma makes of operands, by a launch through the table.
  template <typename T> static T fmaOf(TestProvider &device, T a, T b, T c) {
    const std::vector<uint32_t> words = fmaProbeCode(sizeof(T) * 8);
    runmat_kernel_code code{};
    code.struct_size = sizeof(code);
    code.format = RUNMAT_KERNEL_SPIRV;
    code.code = words.data();
    code.code_bytes = words.size() * sizeof(uint32_t);
    code.entry = "fma_probe";
    code.word_count = 1;
    code.workgroup_size = code.items_per_group = fmaProbePoints;
    runmat_kernel *kernel = nullptr;
    EXPECT_EQ(device.table->load_kernel(device.provider, &code, &kernel),
              RUNMAT_OK)
        << device.error();
    std::vector<T> table(4 * fmaProbePoints);
    const uint32_t last = fmaProbePoints - 1;
    table[last] = a;
    table[fmaProbePoints + last] = b;
    table[2 * fmaProbePoints + last] = c;
    runmat_buffer buffer = device.put(table);
    EXPECT_EQ(device.launch(kernel, {buffer}, {}, fmaProbePoints), RUNMAT_OK);
    return device.get<T>(buffer).back();
  }
  static runmat_provider_options cachedIn(const ScopedFolder &folder) {
    runmat_provider_options options = testOptions();
    options.cache_directory = folder.path().c_str();
    return options;
  }
  static uint32_t bitsIn(const ScopedFolder &folder) {
    TestProvider device(cachedIn(folder));
    return device.info().features & fmaBits;
  }
  /// The key under which a device's answer is kept; empty when none is.
  static std::string keyIn(const FileCache &files) {
    for (const CachedFile &file : files.list())
      if (file.key.starts_with("fma\n"))
        return file.key;
    return {};
  }
};

/// A product whose last digits are all that is left, by the device's kernel and
/// by what the probe says of it.
TEST_F(VulkanFmaProbe, TellsWhatTheDeviceDoes) {
  TestProvider device;
  const uint32_t features = device.info().features;
  const float x = std::ldexp(1.0f, -15);
  const float left = fmaOf(device, 1 + x, 1 - x, -1.0f);
  const float small = std::ldexp(1.0f, -130);
  const bool keepsSmall = fmaOf(device, 1.5f, small, small) == 2.5f * small;
  EXPECT_EQ((features & RUNMAT_FEATURE_FMA_F32) != 0, left == -x * x);
  EXPECT_EQ((features & RUNMAT_FEATURE_FMA_SUBNORMALS_F32) != 0,
            left == -x * x && keepsSmall);
  const double u = std::ldexp(1.0, -30);
  const double rest = fmaOf(device, 1 + u, 1 - u, -1.0);
  EXPECT_EQ((features & RUNMAT_FEATURE_FMA_F64) != 0, rest == -u * u);
  EXPECT_TRUE(left == 0 || left == -x * x);
  EXPECT_TRUE(rest == 0 || rest == -u * u);
}

/// The kernel computes a product and a sum at all.
TEST_F(VulkanFmaProbe, ComputesProductsAndSums) {
  TestProvider device;
  EXPECT_EQ(fmaOf(device, 3.0f, 5.0f, 7.0f), 22.0f);
  EXPECT_EQ(fmaOf(device, -3.0, 5.0, 7.0), -8.0);
}

/// A later instance takes the answer from the file, and asks the device again
/// where the file holds none.
TEST_F(VulkanFmaProbe, IsKeptWithTheDriversData) {
  ScopedFolder folder;
  const uint32_t found = bitsIn(folder);
  const FileCache files(folder.path().string(), 1 << 20);
  const std::string key = keyIn(files);
  ASSERT_NE(key, "");
  const uint32_t other = found == 0 ? fmaBits : 0;
  ASSERT_TRUE(files.write(key, "fused " + std::to_string(other)));
  EXPECT_EQ(bitsIn(folder), other);
  for (const char *damaged : {"", "fused", "fused 1", "unfused 0"}) {
    ASSERT_TRUE(files.write(key, damaged));
    EXPECT_EQ(bitsIn(folder), found) << damaged;
  }
}

} // namespace
} // namespace runmat::vulkan::test
