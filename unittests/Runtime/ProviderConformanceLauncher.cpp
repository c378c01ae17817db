//===- ProviderConformanceLauncher.cpp - arrays on each provider -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime's own way to a device, from arrays to the counters, on every
// provider at hand.
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"
#include "TestKernels.h"

#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Residency.h"

#include <bit>

namespace runmat::conformance {
namespace {

/// The suite's kernel as a cluster's.
class AddScalarSource : public KernelSource {
public:
  bool kernel(uint32_t, uint32_t, const runmat_kernel_target &target,
              runmat_kernel_code &out, std::string &error) override {
    const Kernel &kernel = addScalarKernel();
    out.format = target.format;
    out.entry = kernel.entry;
    out.word_count = kernel.wordCount;
    out.workgroup_size = kernel.workgroupSize;
    out.items_per_group = kernel.itemsPerGroup;
    if (target.format == RUNMAT_KERNEL_HOST) {
      out.code = reinterpret_cast<const void *>(kernel.host);
      return true;
    }
    out.code = kernel.spirv.data();
    out.code_bytes = kernel.spirv.size() * sizeof(uint32_t);
    error = "the suite has no kernel of this format";
    return target.format == RUNMAT_KERNEL_SPIRV;
  }
};

class ProviderLaunches : public testing::TestWithParam<std::string> {
protected:
  void SetUp() override {
    device = &registry.device(GetParam());
    counters().reset();
    cluster.outputClasses[0] = RUNMAT_CLASS_SINGLE;
  }

  ArrayRef ones(int64_t count) {
    std::vector<float> values(static_cast<size_t>(count), 1);
    return Array::fromValues(ElementClass::Single, {count, 1}, values.data());
  }
  ArrayRef add(const ArrayRef &input, float scalar, int32_t donation = -1) {
    test::TestLaunch launch(cluster, source, {input}, {input->count()},
                            {{input->count(), 1}},
                            {std::bit_cast<uint32_t>(scalar)});
    launch.donations = {donation};
    EXPECT_EQ(launch.on(launcher, *device), LaunchOutcome::Done)
        << launch.error.message;
    return launch.output(0);
  }
  uint64_t moved(uint64_t bytes) const {
    return device->hostMemory() ? 0 : bytes;
  }

  DeviceRegistry registry{providersUnderTest().settingsOf(GetParam())};
  Launcher launcher{RuntimeSettings{}};
  Device *device = nullptr;
  test::Cluster cluster = test::addScalarCluster(1);
  AddScalarSource source;
};

INSTANTIATE_TEST_SUITE_P(Providers, ProviderLaunches,
                         testing::ValuesIn(providersUnderTest().names()),
                         testName);

TEST_P(ProviderLaunches, NothingMovesTwiceAndOnlyWhatIsLookedAt) {
  ArrayRef x = ones(10000);
  ArrayRef y = add(x, 1);
  EXPECT_EQ(y->elementAsDouble(0), 2.0);
  ArrayRef z = add(y, 3);
  EXPECT_EQ(z->elementAsDouble(9999), 5.0);
  DeviceCounters &figures = device->counters();
  EXPECT_EQ(figures.launches.get(), 2u);
  EXPECT_EQ(figures.uploads.get(), moved(1));
  EXPECT_EQ(figures.uploadBytes.get(), moved(40000));
  EXPECT_EQ(figures.downloads.get(), moved(2));
  EXPECT_EQ(figures.downloadBytes.get(), moved(8));
}

TEST_P(ProviderLaunches, LongChainsReuseBuffers) {
  ArrayRef x = ones(100000);
  const uint64_t before = device->statistics().allocations;
  for (int i = 0; i < 100; ++i)
    x = add(x, 1);
  EXPECT_LE(device->counters().allocations.get(), moved(4));
  EXPECT_LE(device->statistics().allocations - before, moved(4));
  EXPECT_EQ(x->as<float>()[99999], 101.0f);
  EXPECT_EQ(device->counters().uploads.get(), moved(1));
}

TEST_P(ProviderLaunches, EveryLengthIsRight) {
  for (int64_t count : {0, 1, 7, 255, 256, 257, 100003}) {
    ArrayRef y = add(ones(count), 0.5f);
    ASSERT_EQ(y->count(), count);
    const auto *elements = y->as<float>();
    for (int64_t i = 0; i < count; ++i)
      ASSERT_EQ(elements[i], 1.5f) << count;
  }
}

} // namespace
} // namespace runmat::conformance
