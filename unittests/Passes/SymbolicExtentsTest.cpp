//===- SymbolicExtentsTest.cpp - extents by where they come from *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/SymbolicExtents.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using runmat::ExtentClasses;
using runmat::SymbolicExtent;

namespace {

class SymbolicExtents : public testing::Test {
protected:
  SymbolicExtents() {
    context.loadDialect<runmat::RunMatDialect, mlir::func::FuncDialect>();
  }
  /// The extent of what a function of this text returns.
  SymbolicExtent returned(llvm::StringRef body, unsigned dimension) {
    std::string text =
        ("func.func @f(%a: !runmat.array<double, [*, *]>, "
         "%b: !runmat.array<double, [1, *]>, %n: f64) -> "
         "!runmat.any {\n" +
         body + "\n%r = runmat.undef : !runmat.any\nreturn %r : !runmat.any }")
            .str();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    function = *module->getOps<mlir::func::FuncOp>().begin();
    auto ops = function.getBody().front().rbegin();
    std::advance(ops, 2);
    return runmat::symbolicExtent(ops->getResult(0), dimension);
  }
  mlir::Value argument(unsigned index) { return function.getArgument(index); }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
};

SymbolicExtent arrayExtent(mlir::Value array, int64_t dimension) {
  return {SymbolicExtent::ArrayExtent, dimension, array};
}

TEST_F(SymbolicExtents, LooksThroughElementwiseOpsPastExpandedOperands) {
  llvm::StringRef sum =
      "%0 = runmat.add %b, %a : (!runmat.array<double, [1, *]>, "
      "!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>";
  SymbolicExtent rows = returned(sum, 0);
  EXPECT_EQ(rows, arrayExtent(argument(0), 0));
  SymbolicExtent columns = returned(sum, 1);
  EXPECT_EQ(columns, arrayExtent(argument(1), 1));
}

TEST_F(SymbolicExtents, LooksThroughTransposesAndReductions) {
  SymbolicExtent extent =
      returned("%0 = runmat.transpose %a : (!runmat.array<double, [*, *]>) -> "
               "!runmat.array<double, [*, *]>",
               0);
  EXPECT_EQ(extent, arrayExtent(argument(0), 1));
  llvm::StringRef sum =
      "%0 = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> "
      "!runmat.array<double, [1, *]>";
  EXPECT_TRUE(returned(sum, 0).isOne());
  extent = returned(sum, 1);
  EXPECT_EQ(extent, arrayExtent(argument(0), 1));
}

TEST_F(SymbolicExtents, NamesCountsOfConstructors) {
  EXPECT_EQ(returned("%0 = runmat.range %n, %n, %n : (f64, f64, f64) -> "
                     "!runmat.array<double, [1, ?]>",
                     1)
                .kind,
            SymbolicExtent::RangeCount);
  SymbolicExtent filled =
      returned("%0 = runmat.fill 1.0 as double (%n, %n) : (f64, f64) -> "
               "!runmat.array<double, [?, ?]>",
               1);
  EXPECT_EQ(filled.kind, SymbolicExtent::Number);
  EXPECT_EQ(filled.value, argument(2));
}

TEST(ExtentClassesTest, UnitesTransitively) {
  SymbolicExtent two{SymbolicExtent::Constant, 2, {}},
      three{SymbolicExtent::Constant, 3, {}},
      four{SymbolicExtent::Constant, 4, {}},
      five{SymbolicExtent::Constant, 5, {}};
  ExtentClasses classes;
  EXPECT_TRUE(classes.same(two, two));
  EXPECT_FALSE(classes.same(two, three));
  classes.unite(two, three);
  classes.unite(four, five);
  EXPECT_FALSE(classes.same(three, four));
  classes.unite(three, five);
  EXPECT_TRUE(classes.same(two, four));
}

TEST(ExtentClassesTest, ShapesOfDifferentRankDiffer) {
  SymbolicExtent two{SymbolicExtent::Constant, 2, {}};
  runmat::SymbolicShape a{two, two}, b{two, two, two};
  ExtentClasses classes;
  EXPECT_TRUE(classes.same(a, a));
  EXPECT_FALSE(classes.same(a, b));
}

} // namespace
