//===- ChainTilingTest.cpp - tests of cutting chains ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ChainTiling.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using Kind = ChainTiling::Kind;

constexpr ChainMachine machine{2, 1 << 20};

/// Of two arrays of doubles.
ChainDomain domainOf(uint64_t inner, uint64_t length, uint64_t outer) {
  ChainDomain domain{inner, length, outer, 2048, 0, true};
  domain.bytes = domain.elements() * 16;
  return domain;
}

TEST(ChainTilingTest, SlicesThatFitGoTogether) {
  const ChainTiling tiling = chooseTiling(domainOf(1, 1000, 1000), machine);
  EXPECT_EQ(tiling.kind, Kind::Groups);
  EXPECT_EQ(tiling.step, (1u << 19) / 16 / 1000);
}

TEST(ChainTilingTest, LongSlicesGoOneAtATime) {
  const ChainTiling tiling = chooseTiling(domainOf(1, 100000, 1000), machine);
  EXPECT_EQ(tiling.kind, Kind::Groups);
  EXPECT_EQ(tiling.step, 1u);
}

TEST(ChainTilingTest, SlicesBeyondTheCacheGoInOrder) {
  EXPECT_EQ(chooseTiling(domainOf(1, 10000000, 10), machine).kind,
            Kind::InOrder);
}

TEST(ChainTilingTest, SlicesSideBySideStayTogether) {
  const ChainTiling tiling = chooseTiling(domainOf(20, 100, 10), machine);
  EXPECT_EQ(tiling.kind, Kind::Groups);
  EXPECT_EQ(tiling.step, (1u << 19) / 16 / 2000);
}

TEST(ChainTilingTest, RowsOfOneMatrixGoInOrder) {
  EXPECT_EQ(chooseTiling(domainOf(1000, 1000, 1), machine).kind, Kind::InOrder);
}

TEST(ChainTilingTest, RowsBeyondTheCachesGoInStrips) {
  const ChainTiling tiling = chooseTiling(domainOf(4000, 1000, 1), machine);
  EXPECT_EQ(tiling.kind, Kind::Strips);
  // Four caches of both arrays, in whole lines.
  EXPECT_EQ(tiling.step, 256u);
  EXPECT_EQ(chooseTiling(domainOf(4000, 5000, 1), machine).kind, Kind::InOrder);
}

TEST(ChainTilingTest, StripsAreForAllThreads) {
  EXPECT_EQ(chooseTiling(domainOf(2000, 600, 1), {16, 1 << 20}).step, 64u);
  EXPECT_EQ(chooseTiling(domainOf(1000, 1200, 1), {16, 1 << 20}).kind,
            Kind::InOrder);
}

TEST(ChainTilingTest, FewRowsAreOnePiece) {
  const ChainTiling tiling = chooseTiling(domainOf(32, 16, 2), machine);
  EXPECT_EQ(tiling.kind, Kind::Groups);
  EXPECT_EQ(tiling.step, 2u);
  EXPECT_EQ(chooseTiling(domainOf(32, 33, 1), machine).kind, Kind::InOrder);
}

TEST(ChainTilingTest, FewSlicesLeaveNoThreadIdle) {
  EXPECT_EQ(chooseTiling(domainOf(1, 30000, 3), {4, 1 << 20}).kind,
            Kind::InOrder);
  EXPECT_EQ(chooseTiling(domainOf(1, 30000, 4), {4, 1 << 20}).kind,
            Kind::Groups);
}

TEST(ChainTilingTest, OneSliceGoesInBlocksWhereNothingNeedsItsEnd) {
  ChainDomain domain = domainOf(1, 10000000, 1);
  EXPECT_EQ(chooseTiling(domain, machine).kind, Kind::InOrder);
  domain.readsReduced = false;
  const ChainTiling tiling = chooseTiling(domain, machine);
  EXPECT_EQ(tiling.kind, Kind::Blocks);
  EXPECT_EQ(tiling.step, (1u << 19) / 16 / 2048);
}

TEST(ChainTilingTest, NothingIsNoPiece) {
  EXPECT_EQ(chooseTiling(domainOf(1, 0, 100), machine).kind, Kind::InOrder);
  EXPECT_EQ(chooseTiling(domainOf(0, 10, 1), machine).kind, Kind::InOrder);
}

} // namespace
} // namespace runmat
