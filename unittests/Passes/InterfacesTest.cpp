//===- InterfacesTest.cpp - what ops answer to passes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AccessMaps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace runmat;

namespace {

class Interfaces : public testing::Test {
protected:
  Interfaces() {
    context.loadDialect<RunMatDialect, mlir::func::FuncDialect,
                        mlir::arith::ArithDialect>();
  }
  /// The first op of a kind in a function of this text.
  template <typename Op> Op parse(llvm::StringRef body) {
    std::string text =
        ("!s = !runmat.array<double, [1, 1]>\n"
         "!m = !runmat.array<double, [*, *]>\n"
         "func.func @f(%a: !m, %s: !s, %x: f64, %i: index, %c: i1) {\n" +
         body + "\nreturn }")
            .str();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    Op found;
    module->walk([&](Op op) { found = op; });
    return found;
  }
  mlir::Value argument(unsigned index) {
    return (*module->getOps<mlir::func::FuncOp>().begin()).getArgument(index);
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

constexpr llvm::StringLiteral slice =
    "%one = arith.constant 1 : index\n"
    "%0 = runmat.slice %a at %i by (%one, %i) over (%i, %one) : (!m) -> !m";

TEST_F(Interfaces, MapOfASliceIsAWindow) {
  auto access =
      mlir::cast<AccessMapInterface>(parse<SliceOp>(slice).getOperation());
  EXPECT_EQ(access.getSource(), argument(0));
  EXPECT_TRUE(access.isReadInPlace());
  std::optional<AccessWindow> window = windowOf(access);
  ASSERT_TRUE(window);
  EXPECT_EQ(window->offset, argument(3));
  ASSERT_EQ(window->strides.size(), 2u);
  EXPECT_NE(window->strides[0], argument(3));
  EXPECT_EQ(window->strides[1], argument(3));
}

TEST_F(Interfaces, MapOfATranspositionIsAPermutation) {
  auto access = mlir::cast<AccessMapInterface>(
      parse<TransposeOp>("%0 = runmat.transpose %a : (!m) -> !m")
          .getOperation());
  EXPECT_EQ(access.getSource(), argument(0));
  EXPECT_FALSE(access.isReadInPlace());
  EXPECT_TRUE(access.getMapSymbols().empty());
  EXPECT_TRUE(access.getAccessMap().isPermutation());
  EXPECT_EQ(access.getAccessMap().getDimPosition(0), 1u);
  EXPECT_FALSE(windowOf(access));
}

/// A guard before the op says that its positions are in the array.
TEST_F(Interfaces, WhatGuardsCheckedIsNotSpeculated) {
  mlir::Operation *op = parse<SliceOp>(slice);
  EXPECT_TRUE(mlir::isMemoryEffectFree(op));
  EXPECT_FALSE(mlir::isSpeculatable(op));
}

class FixedPosition : public ElementPosition {
public:
  explicit FixedPosition(mlir::Value place) : place(place) {}
  mlir::Value along(unsigned dimension) override {
    asked.push_back(dimension);
    return place;
  }
  mlir::Value extent(unsigned) override { return place; }
  mlir::Value linear(ArrayType) override {
    asked.push_back(-1);
    return place;
  }
  llvm::SmallVector<int> asked;

private:
  mlir::Value place;
};

/// Makes the element of the generator, with its own scalars.
template <typename Op>
mlir::Operation *emitted(GeneratorInterface generator,
                         FixedPosition &position) {
  mlir::OpBuilder builder(generator);
  mlir::Value element =
      generator.emitElement(builder, generator.getElementOperands(), position);
  return element.getDefiningOp<Op>();
}

TEST_F(Interfaces, RangesGoAlongTheColumns) {
  auto generator = mlir::cast<GeneratorInterface>(
      parse<RangeOp>("%0 = runmat.range %x, %x, %x : (f64, f64, f64) -> "
                     "!runmat.array<double, [1, ?]>")
          .getOperation());
  EXPECT_TRUE(generator.isCheap());
  EXPECT_FALSE(generator.isUniform());
  EXPECT_EQ(generator.getElementOperands().size(), 3u);
  FixedPosition position(argument(3));
  EXPECT_TRUE(emitted<RangeElementOp>(generator, position));
  EXPECT_EQ(position.asked, llvm::SmallVector<int>{1});
}

TEST_F(Interfaces, CountOfALinspaceIsAnExtentOnly) {
  auto generator = mlir::cast<GeneratorInterface>(
      parse<LinspaceOp>("%0 = runmat.linspace %x, %x, %x : (f64, f64, f64) -> "
                        "!runmat.array<double, [1, ?]>")
          .getOperation());
  EXPECT_EQ(generator.getElementOperands().size(), 2u);
  EXPECT_EQ(generator.getExtentOf(1), SymbolicExtent::ofNumber(argument(2)));
  FixedPosition position(argument(3));
  EXPECT_TRUE(emitted<LinspaceElementOp>(generator, position));
}

TEST_F(Interfaces, FillsAreTheSameEverywhere) {
  auto generator = mlir::cast<GeneratorInterface>(
      parse<FillOp>("%0 = runmat.fill 1.0 as logical (%x, %x) : (f64, f64) -> "
                    "!runmat.array<logical, [?, ?]>")
          .getOperation());
  EXPECT_TRUE(generator.isUniform());
  EXPECT_TRUE(generator.getElementOperands().empty());
  FixedPosition position(argument(3));
  auto element = mlir::dyn_cast_or_null<mlir::arith::ConstantIntOp>(
      emitted<mlir::arith::ConstantOp>(generator, position));
  ASSERT_TRUE(element);
  EXPECT_EQ(element.value() & 1, 1);
  EXPECT_TRUE(position.asked.empty());
}

TEST_F(Interfaces, RandomNumbersGoByTheirNumberAndAreDear) {
  auto generator = mlir::cast<GeneratorInterface>(
      parse<RandomOp>("%0 = runmat.random uniform as double of %x from %x (%x, "
                      "%x) : (f64, f64, f64, f64) -> "
                      "!runmat.array<double, [?, ?]>")
          .getOperation());
  EXPECT_FALSE(generator.isCheap());
  FixedPosition position(argument(3));
  EXPECT_TRUE(emitted<RandomElementOp>(generator, position));
  EXPECT_EQ(position.asked, llvm::SmallVector<int>{-1});
}

/// The regions, null for what follows, that come after a branch point.
llvm::SmallVector<mlir::Region *>
successors(mlir::RegionBranchOpInterface branch,
           mlir::RegionBranchPoint point) {
  llvm::SmallVector<mlir::RegionSuccessor> found;
  branch.getSuccessorRegions(point, found);
  return llvm::map_to_vector(found, [](mlir::RegionSuccessor successor) {
    return successor.getSuccessor();
  });
}

mlir::RegionBranchPoint endOf(mlir::Operation *op) {
  return mlir::cast<mlir::RegionBranchTerminatorOpInterface>(
      op->getRegion(0).front().getTerminator());
}

using Regions = llvm::SmallVector<mlir::Region *>;

TEST_F(Interfaces, AForMayNotTurn) {
  auto loop =
      parse<ForOp>("%r = runmat.for %k: f64 = %x, %x, %x : f64, f64, "
                   "f64 carry(%v = %x : f64) { runmat.yield %v : f64 }");
  Regions both{&loop.getBody(), nullptr};
  EXPECT_EQ(successors(loop, mlir::RegionBranchPoint::parent()), both);
  EXPECT_EQ(successors(loop, endOf(loop)), both);
  loop.setNonempty(true);
  EXPECT_EQ(successors(loop, mlir::RegionBranchPoint::parent()),
            Regions{&loop.getBody()});
}

/// The condition is the first thing that is yielded, and goes nowhere.
TEST_F(Interfaces, AWhileTurnsAndHandsOnAllButItsCondition) {
  auto loop = parse<WhileOp>("%r = runmat.while carry(%v = %x : f64) { "
                             "runmat.yield %c, %v : i1, f64 }");
  EXPECT_EQ(successors(loop, mlir::RegionBranchPoint::parent()),
            Regions{&loop.getBody()});
  auto branch = mlir::cast<mlir::RegionBranchOpInterface>(loop.getOperation());
  llvm::SmallVector<mlir::Value> sources;
  branch.getPredecessorValues(mlir::RegionSuccessor(&loop.getBody()), 0,
                              sources);
  ASSERT_EQ(sources.size(), 2u);
  EXPECT_EQ(sources[0], argument(2));
  EXPECT_EQ(sources[1], loop.getCarried()[0]);
}

TEST_F(Interfaces, LoopsShowTheirVariablesOnceTheyAreTyped) {
  auto typed = parse<ForOp>("%r = runmat.for %k: f64 = %x, %x, %x : f64, f64, "
                            "f64 carry(%v = %x : f64) { runmat.yield %v : f64 "
                            "}");
  auto loop = mlir::cast<mlir::LoopLikeOpInterface>(typed.getOperation());
  EXPECT_EQ(loop.getInits().size(), 1u);
  EXPECT_EQ(loop.getRegionIterArgs().size(), 1u);
  EXPECT_EQ(loop.getYieldedValues().size(), 1u);
  EXPECT_EQ(loop.getLoopResults()->size(), 1u);

  auto untyped = parse<ForOp>(
      "%r = runmat.for %k: !runmat.any = %s, %s, %s : !s, !s, !s carry(%v = "
      "%s : !s) { %n = runmat.add %v, %k : (!s, !runmat.any) -> !runmat.any\n"
      "runmat.yield %n : !runmat.any }");
  loop = mlir::cast<mlir::LoopLikeOpInterface>(untyped.getOperation());
  EXPECT_TRUE(loop.getInits().empty());
  EXPECT_TRUE(loop.getRegionIterArgs().empty());
  EXPECT_FALSE(loop.getLoopResults());
  EXPECT_EQ(loop.getLoopRegions(), Regions{&untyped.getBody()});
}

} // namespace
