//===- OptimiseTest.cpp - which code is worth LLVM's passes -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Optimise.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace runmat::codegen;

namespace {

bool isGlue(llvm::StringRef text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module && cpu::isGlue(*module);
}

constexpr llvm::StringLiteral straight = R"(
declare void @call(ptr)
define void @unit(ptr %context) #0 {
  call void @call(ptr %context)
  ret void
}
attributes #0 = { "runmat-unit" }
)";

constexpr llvm::StringLiteral loop = R"(
define void @unit(i64 %n) #0 {
entry:
  br label %turn
turn:
  %k = phi i64 [ 0, %entry ], [ %next, %turn ]
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %turn, label %end
end:
  ret void
}
attributes #0 = { "runmat-unit" }
)";

TEST(IsGlue, AUnitThatOnlyCalls) { EXPECT_TRUE(isGlue(straight)); }

TEST(IsGlue, NoUnitWithALoopOfItsOwn) { EXPECT_FALSE(isGlue(loop)); }

/// What is no unit is a kernel, which is called for each of many chunks.
TEST(IsGlue, NoKernel) {
  std::string kernel = straight.str();
  kernel.replace(kernel.find(" #0 {"), 3, "");
  EXPECT_FALSE(isGlue(kernel));
}

} // namespace
