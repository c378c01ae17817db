//===- ProductRandomTest.cpp - random numbers drawn by kernels --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What our compiler's kernels draw is the stream of docs/numerics.md.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "definitions/RandomText.h"

#include <gtest/gtest.h>
#include <vector>

using namespace runmat;
using namespace runmat::kernels;

namespace {

class ProductRandomTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!selectKernelLevel(GetParam()))
      GTEST_SKIP() << "this machine or this build has no " << GetParam();
  }
  void TearDown() override { selectKernelLevel("native"); }
};

double defined(Distribution distribution, bool isSingle, uint64_t counter,
               uint64_t seed) {
  const PlainRandom text;
  if (distribution == Distribution::Normal)
    return text.normalAt(counter, seed);
  return isSingle ? text.uniformSingleAt(counter, seed)
                  : text.uniformAt(counter, seed);
}

/// Nothing behind the n numbers is touched.
template <typename T>
void expectStream(Distribution distribution, uint64_t seed, uint64_t counter,
                  int64_t n) {
  constexpr bool isSingle = sizeof(T) == 4;
  const CompiledRandom *kernel =
      productTable().random[size_t(distribution)][isSingle];
  ASSERT_NE(kernel, nullptr);
  std::vector<T> drawn(size_t(n) + 8, T(7));
  kernel->run(seed, counter, drawn.data(), n);
  for (int64_t k = 0; k < n; ++k)
    ASSERT_EQ(drawn[size_t(k)],
              T(defined(distribution, isSingle, counter + uint64_t(k), seed)))
        << seed << ", " << counter << " + " << k;
  for (size_t k = size_t(n); k < drawn.size(); ++k)
    EXPECT_EQ(drawn[k], T(7));
}

/// Of a few numbers, of many that threads share, and where the counter passes
/// a word.
TEST_P(ProductRandomTest, DrawsTheStream) {
  for (Distribution distribution :
       {Distribution::Uniform, Distribution::Normal})
    for (uint64_t seed : {uint64_t(0), uint64_t(0xffffffff)})
      for (uint64_t counter :
           {uint64_t(0), (uint64_t(1) << 32) - 9, (uint64_t(1) << 53) - 50000})
        for (int64_t n : {0, 1, 7, 33, 40001}) {
          expectStream<double>(distribution, seed, counter, n);
          expectStream<float>(distribution, seed, counter, n);
        }
}

TEST(ProductRandom, TheReferenceSetHasNoKernels) {
  for (const auto &row : referenceTable().random)
    for (const CompiledRandom *kernel : row)
      EXPECT_EQ(kernel, nullptr);
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductRandomTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"));

} // namespace
