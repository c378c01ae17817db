//===- KernelLoopsTest.cpp - how dimensions collapse ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/5-Kernels/KernelLoops.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using runmat::ArrayType;
using runmat::ElementClass;
using runmat::KernelLoops;

namespace {

constexpr int64_t many = ArrayType::kMany;

class KernelLoopss : public testing::Test {
protected:
  KernelLoopss() {
    context.loadDialect<runmat::RunMatDialect, mlir::func::FuncDialect>();
  }
  /// The loops of a cluster with this body over arrays of rank 3.
  KernelLoops parse(llvm::StringRef kind, llvm::StringRef result,
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
    return KernelLoops(found);
  }
  ArrayType array(llvm::ArrayRef<int64_t> extents) {
    return ArrayType::get(&context, ElementClass::Double, extents);
  }
  static std::vector<unsigned> dimensions(const KernelLoops &loops,
                                          unsigned loop) {
    return loops.dimensions(loop).vec();
  }

  static constexpr llvm::StringLiteral full =
      "!runmat.array<double, [*, *, *]>";
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

TEST_F(KernelLoopss, OneShapeIsOneLoop) {
  KernelLoops loops =
      parse("elementwise", full,
            "%0 = runmat.neg %a : (!runmat.array<double, [*, *, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  ASSERT_EQ(loops.count(), 1u);
  EXPECT_EQ(dimensions(loops, 0), (std::vector<unsigned>{0, 1, 2}));
  EXPECT_EQ(loops.mapOf(array({many, many, many}), false),
            mlir::AffineMap::getMultiDimIdentityMap(1, &context));
}

TEST_F(KernelLoopss, ExpandedDimensionStaysApart) {
  KernelLoops loops =
      parse("elementwise", full,
            "%0 = runmat.add %a, %b : (!runmat.array<double, [*, *, *]>, "
            "!runmat.array<double, [1, *, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  ASSERT_EQ(loops.count(), 2u);
  EXPECT_EQ(dimensions(loops, 0), std::vector<unsigned>{0});
  EXPECT_EQ(dimensions(loops, 1), (std::vector<unsigned>{1, 2}));
  // The row is read by the outer loop alone, which linalg counts first.
  EXPECT_EQ(loops.mapOf(array({1, many, many}), false),
            mlir::AffineMap::get(2, 0, {mlir::getAffineDimExpr(0, &context)},
                                 &context));
}

TEST_F(KernelLoopss, ExpansionInTheMiddleKeepsThreeLoops) {
  KernelLoops loops =
      parse("elementwise", full,
            "%0 = runmat.add %a, %c : (!runmat.array<double, [*, *, *]>, "
            "!runmat.array<double, [*, 1, *]>) -> "
            "!runmat.array<double, [*, *, *]>");
  EXPECT_EQ(loops.count(), 3u);
}

TEST_F(KernelLoopss, ReducedAndKeptDimensionsDoNotMix) {
  KernelLoops loops =
      parse("reduction", "!runmat.array<double, [1, *, *]>",
            "%0 = runmat.reduce sum %a : (!runmat.array<double, [*, *, *]>) -> "
            "!runmat.array<double, [1, *, *]>");
  ASSERT_EQ(loops.count(), 2u);
  EXPECT_TRUE(loops.isReduced(0));
  EXPECT_FALSE(loops.isReduced(1));
  EXPECT_EQ(dimensions(loops, 1), (std::vector<unsigned>{1, 2}));
  EXPECT_EQ(loops.outputMap().getNumResults(), 1u);
}

TEST_F(KernelLoopss, WholeReductionIsOneLoopWithoutOutputDimensions) {
  KernelLoops loops = parse(
      "reduction", "!runmat.array<double, [1, 1]>",
      "%0 = runmat.reduce sum %a all : (!runmat.array<double, [*, *, *]>) -> "
      "!runmat.array<double, [1, 1]>");
  ASSERT_EQ(loops.count(), 1u);
  EXPECT_TRUE(loops.isReduced(0));
  EXPECT_EQ(loops.outputMap().getNumResults(), 0u);
}

TEST_F(KernelLoopss, ReductionOfExtentOneKeepsALoop) {
  KernelLoops loops = parse(
      "reduction", "!runmat.array<double, [1, *, *]>",
      "%0 = runmat.reduce sum %b over [0] : (!runmat.array<double, [1, *, "
      "*]>) -> !runmat.array<double, [1, *, *]>");
  ASSERT_EQ(loops.count(), 2u);
  EXPECT_TRUE(loops.isReduced(0));
  EXPECT_FALSE(loops.isReduced(1));
  EXPECT_EQ(loops.loopOf(0), std::optional<unsigned>(0));
}

TEST_F(KernelLoopss, DimensionsOfOneHaveNoLoop) {
  KernelLoops loops =
      parse("elementwise", "!runmat.array<double, [1, *, *]>",
            "%0 = runmat.neg %b : (!runmat.array<double, [1, *, *]>) -> "
            "!runmat.array<double, [1, *, *]>");
  EXPECT_EQ(loops.count(), 1u);
  EXPECT_EQ(loops.loopOf(0), std::nullopt);
}

} // namespace
