//===- InferTypesTest.cpp - the work of type inference ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/1-Typing/InferTypes.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace runmat;

namespace {

/// Loops in loops, around a variable whose type grows in the innermost one.
std::string nest(unsigned depth) {
  std::string before, after;
  for (unsigned level = 0; level < depth; ++level) {
    std::string number = std::to_string(level);
    std::string start = level ? "%s" + std::to_string(level - 1) : "%x";
    before += "%r" + number + " = runmat.for %i" + number +
              ": !runmat.any = %one, %one, %one : !s, !s, !s carry(%s" +
              number + " = " + start + " : !s) {\n";
    std::string next = level + 1 < depth ? "%r" + std::to_string(level + 1)
                                         : "%s" + std::to_string(level);
    after = "%y" + number + " = runmat.add " + next +
            ", %a : (!s, !row) -> !runmat.any\nrunmat.yield %y" + number +
            " : !runmat.any\n}\n" + after;
  }
  // Inner loops end first.
  return "!s = !runmat.array<double, [1, 1]>\n"
         "!row = !runmat.array<double, [1, *]>\n"
         "func.func @f(%x: !s, %a: !row) {\n"
         "%one = runmat.constant 1.0 : f64 -> !s\n" +
         before + after + "return }";
}

/// How often rules are asked for the types of a nest.
uint64_t work(unsigned depth) {
  mlir::MLIRContext context;
  context.loadDialect<RunMatDialect, mlir::func::FuncDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(nest(depth), &context);
  EXPECT_TRUE(module);
  mlir::FailureOr<uint64_t> count =
      inferTypes(*module->getOps<mlir::func::FuncOp>().begin());
  EXPECT_TRUE(mlir::succeeded(count));
  module->walk([](mlir::Operation *op) {
    for (mlir::Type type : op->getResultTypes())
      EXPECT_FALSE(mlir::isa<AnyType>(type));
  });
  return *count;
}

/// If inner loops started over in each turn of the outer ones, it would double
/// or triple with each of them.
TEST(InferTypes, WorkIsLinearInTheDepthOfLoops) {
  uint64_t four = work(4), eight = work(8), twelve = work(12);
  EXPECT_LE(eight - four, 4 * 8u);
  EXPECT_EQ(twelve - eight, eight - four);
}

} // namespace
