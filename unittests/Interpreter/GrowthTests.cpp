//===- GrowthTests.cpp - what growing and passing arrays costs --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counted in bytes that are taken from memory, not in time: a copy of what is
// there for each element makes their number grow with the square.
//===----------------------------------------------------------------------===//
#include "Harness.h"
#include "runtime/Counters.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

/// Taken by `new` in this program: what cells and structs hold their values in.
std::atomic<uint64_t> newBytes{0};

void *take(size_t bytes) {
  newBytes.fetch_add(bytes, std::memory_order_relaxed);
  if (void *memory = std::malloc(bytes ? bytes : 1))
    return memory;
  throw std::bad_alloc();
}

} // namespace

void *operator new(size_t bytes) { return take(bytes); }
void *operator new[](size_t bytes) { return take(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, size_t) noexcept { std::free(memory); }

namespace runmat::test {
namespace {

/// Bytes that a program takes, those of arrays included.
uint64_t bytesOf(const std::string &text) {
  uint64_t before = newBytes + counters().hostAllocatedBytes.get();
  EXPECT_EQ(outputOf(text), "");
  return newBytes + counters().hostAllocatedBytes.get() - before;
}

/// How many times as much the text takes for twice as many turns `n`.
double growth(const std::string &text) {
  auto turns = [&](int n) {
    return bytesOf("n = " + std::to_string(n) + ";\n" + text);
  };
  uint64_t nothing = turns(0);
  return double(turns(4000) - nothing) / double(turns(2000) - nothing);
}

/// Between a turn that always costs the same and room that doubles at times.
constexpr double linear = 3;

TEST(Growth, OfAVectorIsLinear) {
  EXPECT_LT(growth("x = []; for i = 1:n, x(end + 1) = i; end"), linear);
  EXPECT_LT(growth("x = []; for i = 1:n, x(i) = i; end"), linear);
  EXPECT_LT(growth("x = zeros(0, 1); for i = 1:n, x(end + 1, 1) = i; end"),
            linear);
}

TEST(Growth, OfColumnsIsLinear) {
  EXPECT_LT(growth("A = zeros(2, 0); for i = 1:n, A(:, end + 1) = [i; i]; end"),
            linear);
}

TEST(Growth, ByConcatenationIsLinear) {
  EXPECT_LT(growth("x = ones(1, 90); for i = 1:n, x = [x, i, i]; end"), linear);
  EXPECT_LT(growth("x = ones(90, 1); for i = 1:n, x = [x; i]; end"), linear);
  EXPECT_LT(growth("x = ones(2, 90); for i = 1:n, x = [x, [i; i]]; end"),
            linear);
  EXPECT_LT(growth("x = repmat('a', 1, 90); for i = 1:n, x = [x, 'bc']; end"),
            linear);
}

TEST(Growth, OfCellsAndFieldsIsLinear) {
  EXPECT_LT(growth("c = {}; for i = 1:n, c{end + 1} = i; end"), linear);
  EXPECT_LT(growth("s.x = []; for i = 1:n, s.x(end + 1) = i; end"), linear);
}

TEST(Growth, DeletionAtTheEndTakesNoCopy) {
  EXPECT_LT(growth("x = 1:n; for i = 1:n, x(end) = []; end"), linear);
  EXPECT_LT(growth("c = num2cell(1:n); for i = 1:n, c(end) = []; end"), linear);
}

/// The measure itself: joining before what is there copies it.
TEST(Growth, OfACopyATurnIsNot) {
  EXPECT_GT(growth("x = []; for i = 1:n, x = [i, x]; end"), linear);
  EXPECT_GT(growth("c = {}; for i = 1:n, c = [c, {i}]; end"), linear);
}

TEST(Growth, PassingAnArrayCopiesNothing) {
  const std::string text = R"(
large = zeros(1, 1000000);
for k = 1:1000, last_of(large); end
function y = last_of(x)
y = x(end);
end
)";
  EXPECT_LT(bytesOf(text), 2u * 8000000);
}

} // namespace
} // namespace runmat::test
