//===- TestKernels.cpp - clusters with kernels in C++ -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestKernels.h"

#include "runtime/UnitHandles.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <mutex>

namespace runmat::test {
namespace {

double *doubles(uint64_t word) { return reinterpret_cast<double *>(word); }

template <uint32_t extents>
void addScalar(const uint64_t *words, uint64_t begin, uint64_t end) {
  double scalar = std::bit_cast<double>(words[2 + extents]);
  for (uint64_t i = begin; i < end; ++i)
    doubles(words[1])[i] = doubles(words[0])[i] + scalar;
}

constexpr runmat_host_kernel addScalarKernels[] = {
    addScalar<0>, addScalar<1>, addScalar<2>, addScalar<3>, addScalar<4>};

/// One block of a slice.
double blockSum(const double *slice, uint64_t length, uint64_t block) {
  double sum = 0;
  uint64_t last = std::min<uint64_t>(length, (block + 1) * sumBlock);
  for (uint64_t i = block * sumBlock; i < last; ++i)
    sum += slice[i];
  return sum;
}

void sumPartial(const uint64_t *words, uint64_t begin, uint64_t end) {
  uint64_t rows = words[3], columns = words[4];
  for (uint64_t i = begin; i < end; ++i)
    doubles(words[2])[i] =
        blockSum(doubles(words[0]) + i % columns * rows, rows, i / columns);
}

void sumFinal(const uint64_t *words, uint64_t begin, uint64_t end) {
  uint64_t columns = words[4];
  uint64_t blocks = (words[3] + sumBlock - 1) / sumBlock;
  for (uint64_t slice = begin; slice < end; ++slice) {
    double sum = 0;
    for (uint64_t block = 0; block < blocks; ++block)
      sum += doubles(words[2])[block * columns + slice];
    doubles(words[1])[slice] = sum;
  }
}

void sumSingle(const uint64_t *words, uint64_t begin, uint64_t end) {
  uint64_t columns = words[4];
  uint64_t blocks = (words[3] + sumBlock - 1) / sumBlock;
  for (uint64_t slice = begin; slice < end; ++slice)
    for (uint64_t block = 0; block < blocks; ++block)
      sumPartial(words, block * columns + slice, block * columns + slice + 1);
  sumFinal(words, begin, end);
}

void guardedSqrt(const uint64_t *words, uint64_t begin, uint64_t end) {
  auto *flag = reinterpret_cast<uint32_t *>(words[2]);
  for (uint64_t i = begin; i < end; ++i) {
    double x = doubles(words[0])[i];
    if (x < 0)
      __atomic_store_n(flag, 1, __ATOMIC_RELAXED);
    doubles(words[1])[i] = std::sqrt(x);
  }
}

Cluster oneOutput(uint32_t kind, uint32_t extents, const char *name) {
  Cluster cluster;
  cluster.outputClasses = {RUNMAT_CLASS_DOUBLE};
  cluster.info.struct_size = sizeof(cluster.info);
  cluster.info.kind = kind;
  cluster.info.input_count = 1;
  cluster.info.output_count = 1;
  cluster.info.extent_count = extents;
  cluster.info.output_classes = cluster.outputClasses.data();
  cluster.info.name = name;
  cluster.info.cost_per_item = 1;
  return cluster;
}

} // namespace

bool FakeSource::kernel(uint32_t, uint32_t stage,
                        const runmat_kernel_target &target,
                        runmat_kernel_code &out, std::string &error) {
  requests.push_back(target);
  stages.push_back(stage);
  auto found = kernels.find(stage);
  if (found == kernels.end() || refuseAll || target.format == refusedFormat) {
    error = "no such kernel";
    return false;
  }
  out.format = RUNMAT_KERNEL_HOST;
  out.code = reinterpret_cast<const void *>(found->second);
  out.entry = "fake";
  out.word_count = wordCount;
  out.workgroup_size = 1;
  out.items_per_group = 1;
  return true;
}

Cluster addScalarCluster(uint32_t extents) {
  Cluster cluster =
      oneOutput(RUNMAT_CLUSTER_ELEMENTWISE, extents, "add_scalar");
  cluster.info.scalar_count = 1;
  return cluster;
}

FakeSource addScalarSource(uint32_t extents) {
  return FakeSource(3 + extents,
                    {{RUNMAT_KERNEL_ELEMENTWISE, addScalarKernels[extents]}});
}

Cluster sumCluster() {
  Cluster cluster = oneOutput(RUNMAT_CLUSTER_REDUCTION, 2, "sum");
  static constexpr uint8_t firstOfTwo[] = {1, 0};
  cluster.info.reduced = firstOfTwo;
  cluster.info.block_length = sumBlock;
  cluster.info.partial_bytes = sizeof(double);
  return cluster;
}

FakeSource sumSource() {
  return FakeSource(5, {{RUNMAT_KERNEL_SINGLE, sumSingle},
                        {RUNMAT_KERNEL_PARTIAL, sumPartial},
                        {RUNMAT_KERNEL_FINAL, sumFinal}});
}

Cluster sqrtCluster() {
  Cluster cluster = oneOutput(RUNMAT_CLUSTER_ELEMENTWISE, 1, "sqrt");
  cluster.info.has_flag = 1;
  return cluster;
}

FakeSource sqrtSource() {
  return FakeSource(4, {{RUNMAT_KERNEL_ELEMENTWISE, guardedSqrt}});
}

TestLaunch::TestLaunch(const Cluster &cluster, KernelSource &source,
                       std::vector<ArrayRef> inputs,
                       std::vector<int64_t> extents,
                       std::vector<std::vector<int64_t>> shapes,
                       std::vector<uint64_t> scalars)
    : inputs(std::move(inputs)), cluster(cluster), source(source),
      extents(std::move(extents)), scalars(std::move(scalars)),
      outputs(shapes.size()) {
  for (const std::vector<int64_t> &shape : shapes) {
    this->shapes.push_back(static_cast<int64_t>(shape.size()));
    this->shapes.insert(this->shapes.end(), shape.begin(), shape.end());
  }
}

TestLaunch::~TestLaunch() { releaseOutputs(); }

void TestLaunch::releaseOutputs() {
  for (runmat_array *&handle : outputs)
    if (handle)
      fromHandle(std::exchange(handle, nullptr))->release();
}

LaunchArguments TestLaunch::arguments() {
  handles.clear();
  for (const ArrayRef &input : inputs)
    handles.push_back(toHandle(input.get()));
  return {handles.data(), outputs.data(),
          shapes.data(),  extents.data(),
          scalars.data(), donations.empty() ? nullptr : donations.data()};
}

LaunchOutcome TestLaunch::on(Launcher &launcher, Device &device) {
  releaseOutputs();
  return launcher.launch(reference(), device, arguments(), error);
}

const Array *TestLaunch::rawOutput(size_t k) const {
  return fromHandle(outputs[k]);
}

Array *TestLaunch::takeOutput(size_t k) {
  return fromHandle(std::exchange(outputs[k], nullptr));
}

ArrayRef TestLaunch::output(size_t k) const {
  return ArrayRef::share(fromHandle(outputs[k]));
}

ArrayRef ramp(int64_t count, double first) {
  ArrayRef array = Array::make(ElementClass::Double, {count, 1});
  auto *elements = static_cast<double *>(array->overwriteData());
  for (int64_t i = 0; i < count; ++i)
    elements[i] = first + static_cast<double>(i);
  return array;
}

uint64_t bitsOf(double value) { return std::bit_cast<uint64_t>(value); }

} // namespace runmat::test
