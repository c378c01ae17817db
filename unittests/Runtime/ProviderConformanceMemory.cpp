//===- ProviderConformanceMemory.cpp - buffers and transfers ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace runmat::conformance {
namespace {

constexpr uint64_t size = 4096;

TEST_P(ProviderConformance, AllocGivesDistinctBuffers) {
  runmat_buffer first = allocate(size);
  runmat_buffer second = allocate(size);
  EXPECT_NE(first.handle, 0u);
  EXPECT_NE(first.handle, second.handle);
  EXPECT_NE(first.address, 0u);
  EXPECT_EQ(first.address % 64, 0u);
  EXPECT_GE(first.bytes, size);
  bool apart = first.address + size <= second.address ||
               second.address + size <= first.address;
  EXPECT_TRUE(apart);
}

TEST_P(ProviderConformance, AllocRefusesNull) {
  expectError(table->alloc(provider, size, nullptr),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, AllocRefusesWhatTheDeviceCannotHold) {
  runmat_buffer buffer{};
  expectError(table->alloc(provider, uint64_t(1) << 60, &buffer),
              RUNMAT_ERROR_OUT_OF_MEMORY);
  // The device goes on.
  upload(allocate(size), countingBytes(size));
}

TEST_P(ProviderConformance, FreeGivesMemoryBack) {
  uint64_t before = statistics().allocated_bytes;
  runmat_buffer buffer{};
  ASSERT_EQ(table->alloc(provider, size, &buffer), RUNMAT_OK);
  EXPECT_GT(statistics().allocated_bytes, before);
  EXPECT_EQ(table->free(provider, &buffer), RUNMAT_OK);
  EXPECT_EQ(statistics().allocated_bytes, before);
}

TEST_P(ProviderConformance, FreeRefusesWhatIsNoBuffer) {
  expectError(table->free(provider, nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
  runmat_buffer buffer{};
  ASSERT_EQ(table->alloc(provider, size, &buffer), RUNMAT_OK);
  ASSERT_EQ(table->free(provider, &buffer), RUNMAT_OK);
  expectError(table->free(provider, &buffer), RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, UploadAndDownloadKeepBytes) {
  for (uint64_t bytes : {1ull, 3ull, 4095ull, 1ull << 20}) {
    runmat_buffer buffer = allocate(bytes);
    upload(buffer, countingBytes(bytes));
    EXPECT_EQ(download(buffer, bytes), countingBytes(bytes)) << bytes;
  }
}

TEST_P(ProviderConformance, UploadHonoursTheOffset) {
  runmat_buffer buffer = allocate(size);
  upload(buffer, std::vector<uint8_t>(size, 7));
  std::vector<uint8_t> piece = {1, 2, 3, 4, 5};
  ASSERT_EQ(table->upload(provider, &buffer, 13, piece.data(), piece.size()),
            RUNMAT_OK);
  std::vector<uint8_t> expected(size, 7);
  std::copy(piece.begin(), piece.end(), expected.begin() + 13);
  EXPECT_EQ(download(buffer, size), expected);
}

TEST_P(ProviderConformance, DownloadHonoursTheOffset) {
  runmat_buffer buffer = allocate(size);
  std::vector<uint8_t> bytes = countingBytes(size);
  upload(buffer, bytes);
  std::vector<uint8_t> piece(9);
  ASSERT_EQ(table->download(provider, &buffer, 101, piece.data(), piece.size()),
            RUNMAT_OK);
  EXPECT_TRUE(std::equal(piece.begin(), piece.end(), bytes.begin() + 101));
}

TEST_P(ProviderConformance, UploadBorrowsItsSourceForTheCallOnly) {
  runmat_buffer buffer = allocate(size);
  std::vector<uint8_t> bytes = countingBytes(size);
  upload(buffer, bytes);
  std::fill(bytes.begin(), bytes.end(), 0);
  EXPECT_EQ(download(buffer, size), countingBytes(size));
}

TEST_P(ProviderConformance, UploadRefusesBadRanges) {
  runmat_buffer buffer = allocate(size);
  std::vector<uint8_t> bytes(size * 2);
  auto tryUpload = [&](uint64_t offset, uint64_t count) {
    return table->upload(provider, &buffer, offset, bytes.data(), count);
  };
  expectError(tryUpload(1, buffer.bytes), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryUpload(buffer.bytes + 1, 1), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryUpload(std::numeric_limits<uint64_t>::max(), 2),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, UploadRefusesNull) {
  runmat_buffer buffer = allocate(size);
  uint8_t byte = 0;
  expectError(table->upload(provider, &buffer, 0, nullptr, 1),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->upload(provider, nullptr, 0, &byte, 1),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  runmat_buffer foreign{};
  expectError(table->upload(provider, &foreign, 0, &byte, 0),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, DownloadRefusesBadRanges) {
  runmat_buffer buffer = allocate(size);
  std::vector<uint8_t> bytes(size * 2);
  expectError(table->download(provider, &buffer, 1, bytes.data(), buffer.bytes),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->download(provider, &buffer, 0, nullptr, 1),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->download(provider, nullptr, 0, bytes.data(), 1),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, CopyHonoursBothOffsets) {
  runmat_buffer from = allocate(size);
  runmat_buffer to = allocate(size);
  std::vector<uint8_t> bytes = countingBytes(size);
  upload(from, bytes);
  upload(to, std::vector<uint8_t>(size, 9));
  ASSERT_EQ(table->copy(provider, &to, 40, &from, 16, 100), RUNMAT_OK)
      << table->last_error(provider);
  std::vector<uint8_t> expected(size, 9);
  std::copy(bytes.begin() + 16, bytes.begin() + 116, expected.begin() + 40);
  EXPECT_EQ(download(to, size), expected);
  EXPECT_EQ(download(from, size), bytes);
}

TEST_P(ProviderConformance, CopyRefusesBadRanges) {
  runmat_buffer from = allocate(size);
  runmat_buffer to = allocate(size);
  expectError(table->copy(provider, &to, 0, &from, 8, from.bytes),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->copy(provider, &to, 8, &from, 0, to.bytes),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->copy(provider, nullptr, 0, &from, 0, 8),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->copy(provider, &to, 0, nullptr, 0, 8),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, FillRepeatsPatternsOfEachSize) {
  const uint8_t pattern[8] = {11, 22, 33, 44, 55, 66, 77, 88};
  for (uint32_t step : {1u, 2u, 4u, 8u}) {
    runmat_buffer buffer = allocate(size);
    upload(buffer, std::vector<uint8_t>(size, 0));
    uint64_t offset = 3 * step, count = 101 * step;
    ASSERT_EQ(table->fill(provider, &buffer, offset, count, pattern, step),
              RUNMAT_OK)
        << table->last_error(provider);
    std::vector<uint8_t> expected(size, 0);
    for (uint64_t i = 0; i < count; ++i)
      expected[offset + i] = pattern[i % step];
    EXPECT_EQ(download(buffer, size), expected) << step;
  }
}

TEST_P(ProviderConformance, FillRefusesBadPatternsAndRanges) {
  runmat_buffer buffer = allocate(size);
  uint64_t pattern = 0;
  auto tryFill = [&](uint64_t offset, uint64_t count, uint32_t step) {
    return table->fill(provider, &buffer, offset, count, &pattern, step);
  };
  expectError(tryFill(0, 6, 3), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryFill(0, 16, 16), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryFill(0, 6, 4), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryFill(2, 8, 4), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(tryFill(8, buffer.bytes, 4), RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->fill(provider, &buffer, 0, 4, nullptr, 4),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(ProviderConformance, LogicalIsrealReadsTheTensor) {
  runmat_tensor tensor{};
  tensor.buffer = allocate(size);
  int64_t extents[] = {2, 2}, strides[] = {1, 2};
  tensor.rank = 2;
  tensor.extents = extents;
  tensor.strides = strides;
  int32_t isReal = -1;
  ASSERT_EQ(table->logical_isreal(provider, &tensor, &isReal), RUNMAT_OK);
  EXPECT_EQ(isReal, 1);
  tensor.is_complex = 1;
  ASSERT_EQ(table->logical_isreal(provider, &tensor, &isReal), RUNMAT_OK);
  EXPECT_EQ(isReal, 0);
  expectError(table->logical_isreal(provider, nullptr, &isReal),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

} // namespace
} // namespace runmat::conformance
