//===- ProviderConformanceKernels.cpp - loading and launching ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include <bit>
#include <cstring>

namespace runmat::conformance {
namespace {

/// A loaded kernel with its buffers and words.
struct AddScalar {
  std::vector<runmat_buffer> buffers;
  std::vector<uint64_t> words;
  runmat_launch launch{};

  AddScalar(runmat_kernel *kernel, const runmat_buffer &in,
            const runmat_buffer &out, uint64_t count, float scalar)
      : buffers{in, out},
        words{in.address, out.address, count, std::bit_cast<uint32_t>(scalar)} {
    launch.struct_size = sizeof(launch);
    launch.kernel = kernel;
    launch.words = words.data();
    launch.word_count = static_cast<uint32_t>(words.size());
    launch.buffers = buffers.data();
    launch.buffer_count = static_cast<uint32_t>(buffers.size());
    launch.items = count;
  }
};

std::vector<uint8_t> floats(size_t count, float first) {
  std::vector<uint8_t> bytes(count * sizeof(float));
  for (size_t i = 0; i < count; ++i) {
    float value = first + static_cast<float>(i % 1000);
    std::memcpy(&bytes[i * sizeof(float)], &value, sizeof(value));
  }
  return bytes;
}

TEST_P(ProviderConformance, LaunchWorksOnEveryItemOnce) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  for (uint64_t count :
       {1ull, 63ull, 64ull, 65ull, 257ull, 65535ull * 64 + 1}) {
    runmat_buffer in = allocate(count * 4 + 4), out = allocate(count * 4 + 4);
    upload(in, floats(count + 1, 0));
    upload(out, floats(count + 1, -5000));
    AddScalar call(kernel, in, out, count, 2.5f);
    ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK)
        << table->last_error(provider);
    std::vector<uint8_t> expected = floats(count + 1, 2.5f);
    std::vector<uint8_t> untouched = floats(count + 1, -5000);
    std::copy(untouched.end() - 4, untouched.end(), expected.end() - 4);
    EXPECT_EQ(download(out, (count + 1) * 4), expected) << count;
  }
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, LaunchOfNothingIsFine) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer buffer = allocate(64);
  upload(buffer, floats(16, 1));
  AddScalar call(kernel, buffer, buffer, 0, 1);
  EXPECT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  EXPECT_EQ(download(buffer, 64), floats(16, 1));
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, LaunchesSeeWhatCameBeforeThem) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  constexpr uint64_t count = 100000;
  runmat_buffer a = allocate(count * 4), b = allocate(count * 4);
  upload(a, floats(count, 0));
  AddScalar there(kernel, a, b, count, 1), back(kernel, b, a, count, 1);
  for (int i = 0; i < 10; ++i) {
    ASSERT_EQ(table->launch(provider, &there.launch), RUNMAT_OK);
    ASSERT_EQ(table->launch(provider, &back.launch), RUNMAT_OK);
  }
  EXPECT_EQ(download(a, count * 4), floats(count, 20));
  // An upload between launches does not overtake the one before it.
  ASSERT_EQ(table->launch(provider, &there.launch), RUNMAT_OK);
  upload(a, floats(count, 500));
  EXPECT_EQ(download(b, count * 4), floats(count, 21));
  EXPECT_EQ(download(a, count * 4), floats(count, 500));
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, LaunchesSeeWhatOthersSayTheyWrote) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  constexpr uint64_t count = 100000;
  constexpr uint8_t accesses[] = {RUNMAT_ACCESS_READ, RUNMAT_ACCESS_WRITE};
  runmat_buffer a = allocate(count * 4), b = allocate(count * 4);
  upload(a, floats(count, 0));
  AddScalar there(kernel, a, b, count, 1), back(kernel, b, a, count, 1);
  there.launch.accesses = back.launch.accesses = accesses;
  for (int i = 0; i < 10; ++i) {
    // The second one only reads what the first one only reads.
    ASSERT_EQ(table->launch(provider, &there.launch), RUNMAT_OK);
    ASSERT_EQ(table->launch(provider, &there.launch), RUNMAT_OK);
    ASSERT_EQ(table->launch(provider, &back.launch), RUNMAT_OK);
  }
  EXPECT_EQ(download(a, count * 4), floats(count, 20));
  EXPECT_EQ(download(b, count * 4), floats(count, 19));
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, FreeWaitsForQueuedWork) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  constexpr uint64_t count = 1 << 20;
  runmat_buffer out = allocate(count * 4);
  runmat_buffer in{};
  ASSERT_EQ(table->alloc(provider, count * 4, &in), RUNMAT_OK);
  upload(in, floats(count, 3));
  AddScalar call(kernel, in, out, count, 4);
  ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  ASSERT_EQ(table->free(provider, &in), RUNMAT_OK);
  EXPECT_EQ(download(out, count * 4), floats(count, 7));
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, LaunchRefusesBadArguments) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer buffer = allocate(64);
  expectError(table->launch(provider, nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
  AddScalar noKernel(nullptr, buffer, buffer, 16, 1);
  expectError(table->launch(provider, &noKernel.launch),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  AddScalar fewWords(kernel, buffer, buffer, 16, 1);
  fewWords.launch.word_count = 3;
  expectError(table->launch(provider, &fewWords.launch),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  AddScalar noWords(kernel, buffer, buffer, 16, 1);
  noWords.launch.words = nullptr;
  expectError(table->launch(provider, &noWords.launch),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, LoadKernelRefusesBadCode) {
  runmat_kernel *kernel = nullptr;
  expectError(table->load_kernel(provider, nullptr, &kernel),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  code.format = info.kernel_format;
  code.entry = "none";
  code.workgroup_size = 1;
  code.items_per_group = 1;
  expectError(table->load_kernel(provider, &code, &kernel),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  code.format = 77;
  code.code = &code;
  code.code_bytes = 4;
  EXPECT_NE(table->load_kernel(provider, &code, &kernel), RUNMAT_OK);
  EXPECT_STRNE(table->last_error(provider), "");
}

TEST_P(ProviderConformance, UnloadKernelForgetsTheKernel) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer buffer = allocate(64);
  AddScalar call(kernel, buffer, buffer, 16, 1);
  ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  table->unload_kernel(provider, kernel);
  expectError(table->launch(provider, &call.launch),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, UnloadKernelLeavesOthersAlone) {
  runmat_kernel *first = load(addScalarKernel());
  runmat_kernel *second = load(addScalarKernel());
  ASSERT_NE(first, nullptr);
  ASSERT_NE(second, nullptr);
  table->unload_kernel(provider, first);
  runmat_buffer in = allocate(64), out = allocate(64);
  upload(in, floats(16, 0));
  AddScalar call(second, in, out, 16, 1);
  ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  EXPECT_EQ(download(out, 64), floats(16, 1));
  table->unload_kernel(provider, second);
}

TEST_P(ProviderConformance, StatisticsCountWhatHappened) {
  runmat_provider_statistics before = statistics();
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer in = allocate(400), out = allocate(400);
  upload(in, floats(100, 0));
  AddScalar call(kernel, in, out, 100, 1);
  ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  ASSERT_EQ(table->launch(provider, &call.launch), RUNMAT_OK);
  download(out, 40);
  runmat_provider_statistics after = statistics();
  EXPECT_EQ(after.launches - before.launches, 2u);
  EXPECT_EQ(after.uploads - before.uploads, 1u);
  EXPECT_EQ(after.upload_bytes - before.upload_bytes, 400u);
  EXPECT_EQ(after.downloads - before.downloads, 1u);
  EXPECT_EQ(after.download_bytes - before.download_bytes, 40u);
  EXPECT_EQ(after.kernels_loaded - before.kernels_loaded, 1u);
  EXPECT_EQ(after.allocations - before.allocations, 2u);
  EXPECT_GE(after.allocated_bytes - before.allocated_bytes, 800u);
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderConformance, StatisticsRefusesNull) {
  expectError(table->statistics(provider, nullptr),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

} // namespace
} // namespace runmat::conformance
