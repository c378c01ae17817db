//===- DeviceRunner.cpp - runs kernel text on a Vulkan device ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"

#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "runtime/providers/vulkan/VulkanProvider.h"

#include <algorithm>
#include <iostream>
#include <utility>

namespace runmat::test {

runmat_provider *DeviceTest::provider = nullptr;

static const runmat_provider_table &table() {
  return *vulkan::vulkanProviderTable();
}

static mlir::MLIRContext &context() {
  static auto *made = [] {
    auto *context = new mlir::MLIRContext();
    context->loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                         mlir::linalg::LinalgDialect, mlir::math::MathDialect,
                         runmat::RunMatDialect>();
    return context;
  }();
  return *made;
}

codegen::SPIRVKernel compileText(const std::string &text, uint32_t stage,
                                 const codegen::SPIRVOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, &context());
  if (!module) {
    ADD_FAILURE() << "does not parse:\n" << text;
    return {};
  }
  auto kernel = *module->getOps<mlir::func::FuncOp>().begin();
  auto compiled = codegen::compileKernelToSPIRV(kernel, stage, options);
  if (mlir::failed(compiled)) {
    ADD_FAILURE() << "does not compile:\n" << text;
    return {};
  }
  return *compiled;
}

void DeviceTest::SetUpTestSuite() {
  runmat_provider_options options = {};
  options.struct_size = sizeof(options);
  options.threads = 1;
  if (table().create(&options, &provider) != RUNMAT_OK)
    provider = nullptr;
}

void DeviceTest::TearDownTestSuite() {
  if (provider) {
    EXPECT_EQ(vulkan::validationMessageCount(provider), 0u);
    table().destroy(provider);
  }
  provider = nullptr;
}

void DeviceTest::SetUp() {
  if (!provider)
    GTEST_SKIP() << "no Vulkan device: " << table().last_error(nullptr);
}

static runmat_device_info infoOf(runmat_provider *provider) {
  runmat_device_info info = {};
  info.struct_size = sizeof(info);
  EXPECT_EQ(table().device_info(provider, &info), RUNMAT_OK);
  return info;
}

bool DeviceTest::deviceHas(uint32_t feature) {
  return infoOf(provider).features & feature;
}

void DeviceTest::noteSubnormalsLeftOut() {
  static const testing::TestInfo *noted = nullptr;
  const auto *current = testing::UnitTest::GetInstance()->current_test_info();
  if (std::exchange(noted, current) != current)
    std::cout << "note: the device reports no DenormPreserve; cases that "
                 "depend on subnormal values are left out\n";
}

codegen::SPIRVOptions DeviceTest::options(unsigned workgroup) {
  runmat_device_info info = infoOf(provider);
  runmat_kernel_target target = {};
  target.struct_size = sizeof(target);
  target.format = RUNMAT_KERNEL_SPIRV;
  target.workgroup = workgroup;
  target.max_push_constant_bytes = info.max_push_constant_bytes;
  target.features = info.features;
  return codegen::optionsFor(target);
}

namespace {

/// Buffers of one launch, freed at its end.
class Buffers {
public:
  explicit Buffers(runmat_provider *provider) : provider(provider) {}
  ~Buffers() {
    for (const runmat_buffer &buffer : all)
      table().free(provider, &buffer);
  }

  void add(size_t bytes, const uint8_t *from = nullptr) {
    runmat_buffer buffer = {};
    check(table().alloc(provider, std::max<size_t>(bytes, 8), &buffer));
    all.push_back(buffer);
    if (from && bytes)
      check(table().upload(provider, &buffer, 0, from, bytes));
    else
      clear(buffer, std::max<size_t>(bytes, 8));
  }

  void check(runmat_status status) {
    EXPECT_EQ(status, RUNMAT_OK) << table().last_error(provider);
  }

  Bytes download(size_t number, size_t bytes) {
    Bytes result(bytes);
    if (bytes)
      check(table().download(provider, &all[number], 0, result.data(), bytes));
    return result;
  }

  std::vector<runmat_buffer> all;

private:
  /// Anything but zero, so that what is not written shows.
  void clear(const runmat_buffer &buffer, size_t bytes) {
    uint8_t pattern = 0xA5;
    check(table().fill(provider, &buffer, 0, bytes, &pattern, 1));
  }

  runmat_provider *provider;
};

} // namespace

static void launchKernel(runmat_provider *provider, Buffers &buffers,
                         const std::vector<runmat_buffer> &used,
                         const codegen::SPIRVKernel &kernel,
                         const std::vector<uint64_t> &words, uint64_t items) {
  runmat_kernel_code code = {};
  code.struct_size = sizeof(code);
  code.format = RUNMAT_KERNEL_SPIRV;
  code.code = kernel.binary.data();
  code.code_bytes = kernel.binary.size() * sizeof(uint32_t);
  code.entry = kernel.entry.c_str();
  code.word_count = kernel.wordCount;
  code.workgroup_size = kernel.workgroupSize;
  code.items_per_group = kernel.itemsPerGroup;
  runmat_kernel *loaded = nullptr;
  buffers.check(table().load_kernel(provider, &code, &loaded));
  if (!loaded)
    return;
  runmat_launch launch = {};
  launch.struct_size = sizeof(launch);
  launch.word_count = words.size();
  launch.kernel = loaded;
  launch.words = words.data();
  launch.buffers = used.data();
  launch.buffer_count = used.size();
  launch.items = items;
  buffers.check(table().launch(provider, &launch));
  buffers.check(table().synchronize(provider));
  table().unload_kernel(provider, loaded);
}

Outcome DeviceTest::runKernels(const Kernels &kernels, const Launch &launch) {
  Buffers buffers(provider);
  for (const Bytes &input : launch.inputs)
    buffers.add(input.size(), input.data());
  for (size_t bytes : launch.outputBytes)
    buffers.add(bytes);
  if (launch.partialBytes)
    buffers.add(launch.partialBytes);
  int32_t flag = 0;
  if (launch.flag)
    buffers.add(sizeof(flag), reinterpret_cast<const uint8_t *>(&flag));
  std::vector<uint64_t> words;
  for (const runmat_buffer &buffer : buffers.all)
    words.push_back(buffer.address);
  words.insert(words.end(), launch.extents.begin(), launch.extents.end());
  words.insert(words.end(), launch.scalars.begin(), launch.scalars.end());
  for (const auto &[kernel, items] : kernels)
    launchKernel(provider, buffers, buffers.all, kernel, words, items);
  Outcome outcome;
  for (size_t i = 0; i < launch.outputBytes.size(); ++i)
    outcome.outputs.push_back(
        buffers.download(launch.inputs.size() + i, launch.outputBytes[i]));
  if (launch.flag)
    outcome.flag = fromBytes<int32_t>(
        buffers.download(buffers.all.size() - 1, sizeof(flag)))[0];
  return outcome;
}

Outcome
DeviceTest::run(const std::string &text, const Launch &launch,
                const std::vector<std::pair<uint32_t, uint64_t>> &stages,
                unsigned workgroup) {
  Kernels kernels;
  for (auto [stage, items] : stages)
    kernels.emplace_back(compileText(text, stage, options(workgroup)), items);
  return runKernels(kernels, launch);
}

static codegen::SPIRVKernel compileNamed(const std::string &name,
                                         const codegen::SPIRVOptions &options) {
  auto compiled = codegen::compileLibraryKernel(&context(), name, options);
  EXPECT_TRUE(mlir::succeeded(compiled))
      << "library kernel " << name << " does not compile";
  return mlir::succeeded(compiled) ? *compiled : codegen::SPIRVKernel();
}

Outcome DeviceTest::runLibrary(const std::string &name, const Launch &launch,
                               uint64_t items, unsigned workgroup) {
  return runKernels({{compileNamed(name, options(workgroup)), items}}, launch);
}

std::vector<Bytes> DeviceTest::runLibrary(const std::vector<Bytes> &contents,
                                          const std::vector<LibraryStep> &steps,
                                          unsigned workgroup) {
  Buffers buffers(provider);
  for (const Bytes &one : contents)
    buffers.add(one.size(), one.data());
  for (const LibraryStep &step : steps) {
    std::vector<uint64_t> words;
    std::vector<runmat_buffer> used;
    for (size_t number : step.buffers) {
      used.push_back(buffers.all[number]);
      words.push_back(used.back().address);
    }
    words.insert(words.end(), step.words.begin(), step.words.end());
    launchKernel(provider, buffers, used,
                 compileNamed(step.kernel, options(workgroup)), words,
                 step.items);
  }
  std::vector<Bytes> results;
  for (size_t i = 0; i < contents.size(); ++i)
    results.push_back(buffers.download(i, contents[i].size()));
  return results;
}

} // namespace runmat::test
