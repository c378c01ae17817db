//===- ProviderConformance.cpp - one suite for every provider ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstring>

// The assembler includes the binary: unlike #embed, compiler caches know it.
asm(".section .rodata\n.balign 16\n"
    ".hidden runmat_add_scalar\n.hidden runmat_add_scalar_end\n"
    ".global runmat_add_scalar\nrunmat_add_scalar:\n"
    ".incbin \"" RUNMAT_ADD_SCALAR_SPIRV "\"\n"
    ".global runmat_add_scalar_end\nrunmat_add_scalar_end:\n"
    ".previous\n");
extern "C" const unsigned char runmat_add_scalar[];
extern "C" const unsigned char runmat_add_scalar_end[];

namespace runmat::conformance {
namespace {

void addScalarOnHost(const uint64_t *words, uint64_t begin, uint64_t end) {
  auto *in = reinterpret_cast<const float *>(words[0]);
  auto *out = reinterpret_cast<float *>(words[1]);
  float scalar;
  std::memcpy(&scalar, &words[3], sizeof(scalar));
  for (uint64_t i = begin; i < end && i < words[2]; ++i)
    out[i] = in[i] + scalar;
}

/// The kernel's SPIR-V, which the program carries.
std::vector<uint32_t> embeddedModule() {
  const auto bytes = size_t(runmat_add_scalar_end - runmat_add_scalar);
  std::vector<uint32_t> words(bytes / sizeof(uint32_t));
  std::memcpy(words.data(), runmat_add_scalar, bytes);
  return words;
}

} // namespace

const Kernel &addScalarKernel() {
  static const Kernel kernel = {
      addScalarOnHost, embeddedModule(), "add_scalar", 4, 64, 64};
  return kernel;
}

void ProviderConformance::SetUp() {
  table = &providersUnderTest().tableOf(GetParam());
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.threads = 2;
  options.interrupt = &interrupt;
  ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK)
      << table->last_error(nullptr);
  info.struct_size = sizeof(info);
  ASSERT_EQ(table->device_info(provider, &info), RUNMAT_OK);
}

void ProviderConformance::TearDown() {
  if (!provider)
    return;
  for (const runmat_buffer &buffer : buffers)
    table->free(provider, &buffer);
  table->destroy(provider);
}

runmat_buffer ProviderConformance::allocate(uint64_t bytes) {
  runmat_buffer buffer{};
  EXPECT_EQ(table->alloc(provider, bytes, &buffer), RUNMAT_OK)
      << table->last_error(provider);
  buffers.push_back(buffer);
  return buffer;
}

void ProviderConformance::upload(const runmat_buffer &to,
                                 const std::vector<uint8_t> &bytes) {
  ASSERT_EQ(table->upload(provider, &to, 0, bytes.data(), bytes.size()),
            RUNMAT_OK)
      << table->last_error(provider);
}

std::vector<uint8_t> ProviderConformance::download(const runmat_buffer &from,
                                                   uint64_t bytes) {
  std::vector<uint8_t> result(bytes);
  EXPECT_EQ(table->download(provider, &from, 0, result.data(), bytes),
            RUNMAT_OK)
      << table->last_error(provider);
  return result;
}

runmat_kernel *ProviderConformance::load(const Kernel &kernel) {
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  code.format = info.kernel_format;
  code.entry = kernel.entry;
  code.word_count = kernel.wordCount;
  code.items_per_group = kernel.itemsPerGroup;
  code.workgroup_size = 1;
  if (info.kernel_format == RUNMAT_KERNEL_HOST) {
    code.code = reinterpret_cast<const void *>(kernel.host);
  } else if (info.kernel_format == RUNMAT_KERNEL_SPIRV) {
    EXPECT_FALSE(kernel.spirv.empty()) << "no SPIR-V of " << kernel.entry;
    code.code = kernel.spirv.data();
    code.code_bytes = kernel.spirv.size() * sizeof(uint32_t);
    code.workgroup_size = kernel.workgroupSize;
  } else {
    ADD_FAILURE() << "the suite has no kernels of format "
                  << info.kernel_format;
  }
  runmat_kernel *loaded = nullptr;
  EXPECT_EQ(table->load_kernel(provider, &code, &loaded), RUNMAT_OK)
      << table->last_error(provider);
  return loaded;
}

void ProviderConformance::addInPlace(runmat_kernel *kernel,
                                     const runmat_buffer &buffer, float value) {
  const uint64_t count = buffer.bytes / sizeof(float);
  const uint64_t words[] = {buffer.address, buffer.address, count,
                            std::bit_cast<uint32_t>(value)};
  runmat_launch launch{};
  launch.struct_size = sizeof(launch);
  launch.kernel = kernel;
  launch.words = words;
  launch.word_count = 4;
  launch.buffers = &buffer;
  launch.buffer_count = 1;
  launch.items = count;
  EXPECT_EQ(table->launch(provider, &launch), RUNMAT_OK)
      << table->last_error(provider);
}

void ProviderConformance::expectError(runmat_status status,
                                      runmat_status expected) {
  EXPECT_EQ(status, expected) << table->last_error(provider);
  ASSERT_NE(table->last_error(provider), nullptr);
  EXPECT_STRNE(table->last_error(provider), "");
}

runmat_provider_statistics ProviderConformance::statistics() {
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  EXPECT_EQ(table->statistics(provider, &figures), RUNMAT_OK)
      << table->last_error(provider);
  return figures;
}

std::string testName(const testing::TestParamInfo<std::string> &test) {
  std::string name = test.param;
  std::ranges::replace_if(
      name, [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

std::vector<uint8_t> countingBytes(size_t count) {
  std::vector<uint8_t> bytes(count);
  for (size_t i = 0; i < count; ++i)
    bytes[i] = static_cast<uint8_t>(i % 251);
  return bytes;
}

INSTANTIATE_TEST_SUITE_P(Providers, ProviderConformance,
                         testing::ValuesIn(providersUnderTest().names()),
                         testName);

} // namespace runmat::conformance
