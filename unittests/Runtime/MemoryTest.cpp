//===- MemoryTest.cpp - tests of host memory --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Memory.h"
#include "runtime/Array.h"
#include "runtime/SystemFiles.h"
#include "runtime/providers/Host/HostProvider.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <unistd.h>

namespace runmat {
namespace {

constexpr size_t megabyte = size_t(1) << 20;

/// Fixes the limit for a test, over what earlier tests left behind.
class MemoryLimit : public testing::Test {
protected:
  void SetUp() override {
    memory::trim();
    memory::setLimit(size_t(1) << 40);
    size_t used = (size_t(1) << 40) - memory::available();
    memory::setLimit(used + 64 * megabyte);
  }
  void TearDown() override { memory::setLimit(0); }
};

std::string identifierOf(const std::function<void()> &action) {
  try {
    action();
  } catch (const Error &error) {
    return error.identifier;
  }
  return "no error";
}

TEST_F(MemoryLimit, RefusesWhatDoesNotFit) {
  ArrayRef array = Array::make(ElementClass::Double, {9 << 20, 1});
  EXPECT_EQ(identifierOf([&] { array->mutableData(); }),
            "MATLAB:array:SizeLimitExceeded");
  ArrayRef smaller = Array::make(ElementClass::Double, {7 << 20, 1});
  EXPECT_EQ(identifierOf([&] { smaller->mutableData(); }), "no error");
}

TEST_F(MemoryLimit, CountsWhatIsReservedThoughUntouched) {
  ArrayRef first = Array::make(ElementClass::Double, {5 << 20, 1});
  first->mutableData();
  ArrayRef second = Array::make(ElementClass::Double, {5 << 20, 1});
  EXPECT_EQ(identifierOf([&] { second->mutableData(); }),
            "MATLAB:array:SizeLimitExceeded");
  first = nullptr;
  EXPECT_EQ(identifierOf([&] { second->mutableData(); }), "no error");
}

TEST_F(MemoryLimit, PooledBlocksMakeRoom) {
  for (int64_t millions = 1; millions <= 6; ++millions) {
    ArrayRef array = Array::make(ElementClass::Double, {millions << 20, 1});
    EXPECT_EQ(identifierOf([&] { array->mutableData(); }), "no error");
  }
}

TEST_F(MemoryLimit, PooledBlocksCountAsAvailable) {
  size_t before = memory::available();
  {
    ArrayRef array = Array::make(ElementClass::Double, {5 << 20, 1});
    array->mutableData();
    EXPECT_LT(memory::available(), before);
  }
  EXPECT_EQ(memory::available(), before);
  EXPECT_EQ(identifierOf([] {
              Array::zeros(ElementClass::Double, {6 << 20, 1})->mutableData();
            }),
            "no error");
}

TEST_F(MemoryLimit, TotalIsTheLimitWhateverIsTaken) {
  const size_t total = memory::total(), used = memory::used();
  EXPECT_EQ(memory::available() + used, total);
  ArrayRef array = Array::make(ElementClass::Double, {5 << 20, 1});
  array->mutableData();
  EXPECT_EQ(memory::total(), total);
  EXPECT_GE(memory::used(), used + 40 * megabyte);
  EXPECT_EQ(memory::available() + memory::used(), total);
}

TEST(Memory, TotalIsTheMachinesAndAvailableAPartOfIt) {
  const size_t machine = size_t(sysconf(_SC_PHYS_PAGES)) *
                         static_cast<size_t>(sysconf(_SC_PAGESIZE));
  const size_t total = memory::total();
  EXPECT_GT(total, 256 * megabyte);
  EXPECT_LE(total, machine);
  EXPECT_LE(memory::available(), total);
  EXPECT_EQ(memory::total(), total);
}

TEST(Memory, HostProvidersTellTotalAndWhatIsFree) {
  for (const runmat_provider_table *table :
       {&cpuProviderTable(), &inprocessProviderTable()}) {
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    runmat_provider *provider = nullptr;
    ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK);
    runmat_device_info info{};
    info.struct_size = sizeof(info);
    ASSERT_EQ(table->device_info(provider, &info), RUNMAT_OK);
    EXPECT_EQ(info.memory_bytes, memory::total()) << table->name;
    EXPECT_GT(info.memory_budget, info.memory_used) << table->name;
    EXPECT_LE(info.memory_budget, info.memory_bytes) << table->name;
    table->destroy(provider);
  }
}

TEST_F(MemoryLimit, ZerosFailAtOnce) {
  EXPECT_EQ(identifierOf(
                [] { Array::zeros(ElementClass::Double, {1000000, 1000000}); }),
            "MATLAB:array:SizeLimitExceeded");
}

TEST_F(MemoryLimit, GrowthThatFailsLeavesTheArray) {
  const double one[] = {1};
  ArrayRef array = Array::fromValues(ElementClass::Double, {1, 1}, one);
  EXPECT_EQ(identifierOf([&] { array->growTo({1000000000, 1}); }),
            "MATLAB:array:SizeLimitExceeded");
  EXPECT_EQ(array->extents().str(), "1x1");
  EXPECT_EQ(array->elementAsDouble(0), 1.0);
}

TEST_F(MemoryLimit, MiddleBlocksAreCheckedToo) {
  std::vector<ArrayRef> arrays;
  auto fillUp = [&] {
    for (int i = 0; i < 200; ++i) {
      arrays.push_back(Array::make(ElementClass::Double, {65536, 1}));
      arrays.back()->mutableData();
    }
  };
  EXPECT_EQ(identifierOf(fillUp), "MATLAB:array:SizeLimitExceeded");
}

TEST_F(MemoryLimit, DestroyGivesMemoryOfHostProvidersBack) {
  for (const runmat_provider_table *table :
       {&cpuProviderTable(), &inprocessProviderTable()}) {
    size_t before = memory::available();
    runmat_provider_options options{};
    options.struct_size = sizeof(options);
    runmat_provider *provider = nullptr;
    ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK);
    runmat_buffer buffer{};
    ASSERT_EQ(table->alloc(provider, 8 * megabyte, &buffer), RUNMAT_OK);
    EXPECT_LT(memory::available(), before);
    table->destroy(provider);
    memory::trim();
    EXPECT_EQ(memory::available(), before) << table->name;
  }
}

TEST(Memory, BlocksOfSomeHundredKilobytesAreUsedAgain) {
  memory::trim();
  const memory::Block first = memory::allocate(200000);
  void *const data = first.data;
  memory::release(first);
  const memory::Block second = memory::allocate(199000);
  // Under a sanitizer there is no pool, and fresh pages are zero.
  if (!second.zeroed)
    EXPECT_EQ(second.data, data);
  const size_t before = memory::takenFresh();
  memory::release(second);
  memory::release(memory::allocate(198000));
  EXPECT_EQ(memory::takenFresh() - before, second.zeroed ? second.bytes : 0);
}

TEST(Memory, CountsWhatTheSystemGaveAndNotThePool) {
  memory::trim();
  const auto taken = [](memory::Block &block) {
    const size_t before = memory::takenFresh();
    block = memory::allocate(3 * megabyte);
    return memory::takenFresh() - before;
  };
  memory::Block block;
  EXPECT_GE(taken(block), 3 * megabyte);
  EXPECT_TRUE(block.zeroed);
  memory::release(block);
  const size_t again = taken(block);
  // Under a sanitizer there is no pool.
  EXPECT_EQ(again, block.zeroed ? block.bytes : 0);
  memory::release(block);
}

TEST(Memory, ErrorSaysWhatWasAskedFor) {
  try {
    Array::zeros(ElementClass::Double, {1000000, 1000000});
    FAIL() << "no error";
  } catch (const Error &error) {
    EXPECT_EQ(error.message.find("Requested 1000000x1000000 (7450.6GB) array "
                                 "exceeds maximum array size preference ("),
              0u)
        << error.message;
  }
}

TEST(Memory, SizesThatOverflowAreErrors) {
  EXPECT_EQ(identifierOf([] {
              ArrayRef array = Array::make(
                  ElementClass::Double, {int64_t(1) << 31, int64_t(1) << 31});
              array->mutableData();
            }),
            "MATLAB:array:SizeLimitExceeded");
}

TEST(Memory, LargeBlocksAreReused) {
  ArrayRef first = Array::make(ElementClass::Double, {1 << 20, 1});
  const void *data = first->mutableData();
  first = nullptr;
  ArrayRef second = Array::make(ElementClass::Double, {1 << 20, 1});
#if defined(__has_feature) && __has_feature(address_sanitizer)
  second->mutableData(); // freed blocks go back, so that use of them shows
  (void)data;
#else
  EXPECT_EQ(second->mutableData(), data);
#endif
}

/// Arrays that shrink from turn to turn use one block, but not for long: a
/// small one would hold memory that others want as long as it lives.
TEST(Memory, LargeBlocksAreReusedForAFifthLess) {
  memory::trim();
  const memory::Block first = memory::allocate(10 * megabyte);
  memory::release(first);
  const memory::Block less = memory::allocate(8 * megabyte);
  // Under a sanitizer there is no pool, and fresh pages are zero.
  if (!less.zeroed) {
    EXPECT_EQ(less.data, first.data);
    EXPECT_EQ(less.bytes, first.bytes);
  }
  memory::release(less);
  const memory::Block muchLess = memory::allocate(7 * megabyte);
  EXPECT_TRUE(muchLess.zeroed);
  memory::release(muchLess);
}

/// A block of the size asked for comes before a larger one.
TEST(Memory, LargeBlocksOfTheSizeAskedForComeFirst) {
  memory::trim();
  const memory::Block exact = memory::allocate(4 * megabyte),
                      larger = memory::allocate(6 * megabyte);
  memory::release(exact);
  memory::release(larger);
  const memory::Block again = memory::allocate(4 * megabyte);
  if (!again.zeroed)
    EXPECT_EQ(again.data, exact.data);
  memory::release(again);
}

TEST(Memory, BlocksOfEverySizeHoldTheirBytes) {
  for (size_t bytes : {size_t(0), size_t(1), size_t(64), size_t(65),
                       size_t(1024), size_t(1025), megabyte - 64, megabyte - 63,
                       megabyte, 5 * megabyte + 1}) {
    memory::Block block = memory::allocate(bytes);
    ASSERT_NE(block.data, nullptr) << bytes;
    EXPECT_GE(block.bytes, bytes);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(block.data) % memory::alignment, 0u);
    std::memset(block.data, 1, block.bytes);
    memory::release(block);
  }
}

TEST(SystemFiles, ReadsFields) {
  std::string text = "MemTotal:  10 kB\nMemAvailable:   7 kB\n";
  EXPECT_EQ(system_files::field(text, "MemAvailable:"), 7u);
  EXPECT_EQ(system_files::field(text, "Swap:"), std::nullopt);
  EXPECT_EQ(system_files::number("max\n"), std::nullopt);
  EXPECT_EQ(system_files::number(" 12 34"), 12u);
}

TEST(SystemFiles, ReadsEntries) {
  std::string text = "model\t: 85\nmodel name\t: Some CPU @ 2 GHz\nempty:\n"
                     "model name\t: another\nno colon";
  EXPECT_EQ(system_files::entry(text, "model name"), "Some CPU @ 2 GHz");
  EXPECT_EQ(system_files::entry(text, "model"), "85");
  EXPECT_EQ(system_files::entry(text, "empty"), "");
  EXPECT_EQ(system_files::entry(text, "no colon"), "");
  EXPECT_EQ(system_files::entry("", "model"), "");
}

} // namespace
} // namespace runmat
