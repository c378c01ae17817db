//===- TestKernels.h - clusters with kernels in C++ -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stand-ins for what the compiler makes: a KernelSource over host functions,
// and clusters that show how they were called.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_TESTKERNELS_H
#define RUNMAT_UNITTESTS_RUNTIME_TESTKERNELS_H

#include "runtime/Array.h"
#include "runtime/KernelSource.h"
#include "runtime/Launcher.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace runmat::test {

/// A source whose kernels are the host functions given by stage. All belong to
/// cluster 0.
class FakeSource : public KernelSource {
public:
  FakeSource(
      uint32_t wordCount,
      std::initializer_list<std::pair<const uint32_t, runmat_host_kernel>>
          kernels)
      : wordCount(wordCount), kernels(kernels) {}

  bool kernel(uint32_t cluster, uint32_t stage,
              const runmat_kernel_target &target, runmat_kernel_code &out,
              std::string &error) override;

  uint32_t wordCount;
  std::map<uint32_t, runmat_host_kernel> kernels;
  /// Targets asked for, in order.
  std::vector<runmat_kernel_target> requests;
  std::vector<uint32_t> stages;
  /// Devices with this format get no kernel.
  uint32_t refusedFormat = 0;
  bool refuseAll = false;
};

/// A cluster description with its lists.
struct Cluster {
  runmat_cluster_info info{};
  std::vector<uint8_t> outputClasses;
};

/// y = x + scalar over doubles of any rank up to 4. Words: x, y, extents,
/// scalar.
Cluster addScalarCluster(uint32_t extents);
FakeSource addScalarSource(uint32_t extents);

/// Sum of doubles over the dimensions of `reduced`, in blocks of 4. Supports
/// reduction over the first dimension of two. Words: x, y, partials, rows,
/// columns.
constexpr uint32_t sumBlock = 4;
Cluster sumCluster();
FakeSource sumSource();

/// y = sqrt(x) with a guard against negative numbers. Words: x, y, flag, count.
Cluster sqrtCluster();
FakeSource sqrtSource();

/// Inputs, outputs and shapes of a launch of cluster 0, owned.
class TestLaunch {
public:
  TestLaunch(const Cluster &cluster, KernelSource &source,
             std::vector<ArrayRef> inputs, std::vector<int64_t> extents,
             std::vector<std::vector<int64_t>> shapes,
             std::vector<uint64_t> scalars = {});
  ~TestLaunch();
  TestLaunch(const TestLaunch &) = delete;

  LaunchOutcome on(Launcher &launcher, Device &device);
  LaunchArguments arguments();
  ClusterRef reference() const { return {&cluster.info, &source, 0}; }
  /// Output k, which stays owned by the launch.
  ArrayRef output(size_t k) const;
  const Array *rawOutput(size_t k) const;
  /// Output k, which belongs to the caller now.
  Array *takeOutput(size_t k);

  std::vector<int32_t> donations;
  std::vector<ArrayRef> inputs;
  Error error{"", ""};

private:
  void releaseOutputs();

  const Cluster &cluster;
  KernelSource &source;
  std::vector<int64_t> extents;
  std::vector<int64_t> shapes;
  std::vector<uint64_t> scalars;
  std::vector<runmat_array *> handles;
  std::vector<runmat_array *> outputs;
};

/// A column of doubles first, first + 1, …
ArrayRef ramp(int64_t count, double first = 0);
uint64_t bitsOf(double value);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_TESTKERNELS_H
