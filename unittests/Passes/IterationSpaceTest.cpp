//===- IterationSpaceTest.cpp - how dimensions collapse ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/IterationSpace.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using runmat::ArrayType;
using runmat::ElementClass;
using runmat::IterationSpace;

namespace {

constexpr int64_t many = ArrayType::kMany;

class IterationSpaces : public testing::Test {
protected:
  IterationSpaces() {
    context.loadDialect<runmat::RunMatDialect, mlir::func::FuncDialect>();
  }
  /// The space of a cluster with this body over arrays of rank 3.
  IterationSpace parse(llvm::StringRef kind, llvm::StringRef result,
                       llvm::StringRef body) {
    std::string text =
        ("func.func @f(%a: !runmat.array<double, [*, *, *]>, "
         "%b: !runmat.array<double, [1, *, *]>, "
         "%c: !runmat.array<double, [*, 1, *]>, %i: index) {\n"
         "%r = runmat.cluster " +
         kind + " over (%i, %i, %i) -> " + result + " {\n" + body +
         "\nrunmat.yield %0 : " + result + "\n}\nreturn }")
            .str();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    runmat::ClusterOp found;
    module->walk([&](runmat::ClusterOp cluster) { found = cluster; });
    return IterationSpace(found);
  }
  ArrayType array(llvm::ArrayRef<int64_t> extents) {
    return ArrayType::get(&context, ElementClass::Double, extents);
  }
  static std::vector<unsigned> dimensions(const IterationSpace &space,
                                          unsigned loop) {
    return space.dimensions(loop).vec();
  }

  static constexpr llvm::StringLiteral full =
      "!runmat.array<double, [*, *, *]>";
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

TEST_F(IterationSpaces, OneShapeIsOneLoop) {
  IterationSpace space =
      parse("elementwise", full,
            "%0 = runmat.neg %a : (!runmat.array<double, [*, *, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  ASSERT_EQ(space.loopCount(), 1u);
  EXPECT_EQ(dimensions(space, 0), (std::vector<unsigned>{0, 1, 2}));
  EXPECT_EQ(space.mapOf(array({many, many, many}), false),
            mlir::AffineMap::getMultiDimIdentityMap(1, &context));
}

TEST_F(IterationSpaces, ExpandedDimensionStaysApart) {
  IterationSpace space =
      parse("elementwise", full,
            "%0 = runmat.add %a, %b : (!runmat.array<double, [*, *, *]>, "
            "!runmat.array<double, [1, *, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  ASSERT_EQ(space.loopCount(), 2u);
  EXPECT_EQ(dimensions(space, 0), std::vector<unsigned>{0});
  EXPECT_EQ(dimensions(space, 1), (std::vector<unsigned>{1, 2}));
  // The row is read by the outer loop alone, which linalg counts first.
  EXPECT_EQ(space.mapOf(array({1, many, many}), false),
            mlir::AffineMap::get(2, 0, {mlir::getAffineDimExpr(0, &context)},
                                 &context));
}

TEST_F(IterationSpaces, ExpansionInTheMiddleKeepsThreeLoops) {
  IterationSpace space =
      parse("elementwise", full,
            "%0 = runmat.add %a, %c : (!runmat.array<double, [*, *, *]>, "
            "!runmat.array<double, [*, 1, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  EXPECT_EQ(space.loopCount(), 3u);
}

TEST_F(IterationSpaces, ReducedAndKeptDimensionsDoNotMix) {
  IterationSpace space =
      parse("reduction", "!runmat.array<double, [1, *, *]>",
            "%0 = runmat.reduce sum %a : (!runmat.array<double, [*, *, *]>) -> "
            "!runmat.array<double, [1, *, *]>");
  ASSERT_EQ(space.loopCount(), 2u);
  EXPECT_TRUE(space.isReduced(0));
  EXPECT_FALSE(space.isReduced(1));
  EXPECT_EQ(dimensions(space, 1), (std::vector<unsigned>{1, 2}));
  EXPECT_EQ(space.outputMap().getNumResults(), 1u);
}

TEST_F(IterationSpaces, WholeReductionIsOneLoopWithoutOutputDimensions) {
  IterationSpace space = parse(
      "reduction", "!runmat.array<double, [1, 1]>",
      "%0 = runmat.reduce sum %a all : (!runmat.array<double, [*, *, *]>) -> "
      "!runmat.array<double, [1, 1]>");
  ASSERT_EQ(space.loopCount(), 1u);
  EXPECT_TRUE(space.isReduced(0));
  EXPECT_EQ(space.outputMap().getNumResults(), 0u);
}

TEST_F(IterationSpaces, ReductionOfExtentOneKeepsALoop) {
  IterationSpace space = parse(
      "reduction", "!runmat.array<double, [1, *, *]>",
      "%0 = runmat.reduce sum %b over [0] : (!runmat.array<double, [1, *, "
      "*]>) -> !runmat.array<double, [1, *, *]>");
  ASSERT_EQ(space.loopCount(), 2u);
  EXPECT_TRUE(space.isReduced(0));
  EXPECT_FALSE(space.isReduced(1));
  EXPECT_EQ(space.loopOf(0), std::optional<unsigned>(0));
}

TEST_F(IterationSpaces, DimensionsOfOneHaveNoLoop) {
  IterationSpace space =
      parse("elementwise", "!runmat.array<double, [1, *, *]>",
            "%0 = runmat.neg %b : (!runmat.array<double, [1, *, *]>) -> "
            "!runmat.array<double, [1, *, *]>");
  EXPECT_EQ(space.loopCount(), 1u);
  EXPECT_EQ(space.loopOf(0), std::nullopt);
}

} // namespace
