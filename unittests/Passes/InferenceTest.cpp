//===- InferenceTest.cpp - extents of type rules ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include <gtest/gtest.h>

using runmat::ArrayType;
using runmat::ElementClass;

namespace {

constexpr int64_t many = ArrayType::kMany, unknown = ArrayType::kUnknown;

class Inference : public testing::Test {
protected:
  Inference() { context.loadDialect<runmat::RunMatDialect>(); }
  ArrayType array(llvm::ArrayRef<int64_t> extents,
                  ElementClass elementClass = ElementClass::Double) {
    return ArrayType::get(&context, elementClass, extents);
  }
  mlir::MLIRContext context;
};

using Extents = llvm::SmallVector<int64_t>;

TEST_F(Inference, ExpandsOnesOnly) {
  EXPECT_EQ(expandExtents(array({1, 4}), array({3, 1})), Extents({3, 4}));
  EXPECT_EQ(expandExtents(array({3, 4}), array({3, 1})), Extents({3, 4}));
  EXPECT_EQ(expandExtents(array({3, 4}), array({3, 5})), std::nullopt);
}

TEST_F(Inference, ExpandsToTheRankOfEither) {
  EXPECT_EQ(expandExtents(array({1, 4}), array({3, 1, 2})), Extents({3, 4, 2}));
}

TEST_F(Inference, KnowsBestExtentOfTwo) {
  EXPECT_EQ(expandExtents(array({unknown, many}), array({many, 3})),
            Extents({many, 3}));
  EXPECT_EQ(expandExtents(array({unknown, 1}), array({unknown, 1})),
            Extents({unknown, 1}));
}

TEST_F(Inference, NothingNeverFitsMany) {
  EXPECT_EQ(expandExtents(array({0, 1}), array({many, 1})), std::nullopt);
  EXPECT_EQ(expandExtents(array({0, 1}), array({unknown, 1})), Extents({0, 1}));
}

TEST_F(Inference, ReducesFirstDimensionThatIsNotOne) {
  EXPECT_EQ(reducedDimensions(array({1, many}), std::nullopt, false),
            Extents({1}));
  EXPECT_EQ(reducedDimensions(array({many, many}), std::nullopt, false),
            Extents({0}));
  EXPECT_EQ(reducedDimensions(array({1, 1}), std::nullopt, false),
            Extents({0}));
}

TEST_F(Inference, ReducedDimensionDependsOnUnknownExtent) {
  EXPECT_EQ(reducedDimensions(array({unknown, many}), std::nullopt, false),
            std::nullopt);
  EXPECT_EQ(reducedDimensions(array({unknown, 1}), std::nullopt, false),
            Extents({0}));
}

TEST_F(Inference, ReducesWhatIsNamed) {
  int64_t second[] = {1};
  EXPECT_EQ(reducedDimensions(array({unknown, many}), second, false),
            Extents({1}));
  EXPECT_EQ(reducedDimensions(array({unknown, many, 3}), std::nullopt, true),
            Extents({0, 1, 2}));
}

TEST_F(Inference, JoinsExtentsNotClasses) {
  EXPECT_EQ(runmat::joinTypes(array({3, 1}), array({4, 1})), array({many, 1}));
  EXPECT_EQ(runmat::joinTypes(array({3, 1}), array({1, 1})),
            array({unknown, 1}));
  EXPECT_EQ(runmat::joinTypes(array({3, many}), array({3, 2})),
            array({3, many}));
  EXPECT_FALSE(
      runmat::joinTypes(array({3, 1}), array({3, 1}, ElementClass::Single)));
}

} // namespace
