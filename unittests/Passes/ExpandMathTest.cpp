//===- ExpandMathTest.cpp - domains are known or refused --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include <gtest/gtest.h>

using namespace mlir;

namespace {

class ExpandDomain : public testing::Test {
protected:
  ExpandDomain() {
    context.loadDialect<runmat::RunMatDialect, func::FuncDialect,
                        arith::ArithDialect, math::MathDialect>();
  }

  /// A module that asks whether `operands` doubles are in the domain of `op`.
  OwningOpRef<ModuleOp> ask(StringRef op, unsigned operands) {
    ImplicitLocOpBuilder b(UnknownLoc::get(&context), &context);
    OwningOpRef<ModuleOp> module = ModuleOp::create(b.getLoc());
    b.setInsertionPointToEnd(module->getBody());
    SmallVector<Type> types(operands, b.getF64Type());
    auto function =
        func::FuncOp::create(b, "f", b.getFunctionType(types, b.getI1Type()));
    b.setInsertionPointToEnd(function.addEntryBlock());
    Value inside = runmat::InsideDomainOp::create(b, b.getI1Type(), op,
                                                  function.getArguments());
    func::ReturnOp::create(b, inside);
    return module;
  }

  bool expand(ModuleOp module) {
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str();
      return success();
    });
    PassManager manager(&context);
    // What a verifier refuses before is not the pass's own doing.
    manager.enableVerifier(false);
    manager.addPass(runmat::createExpandMath());
    return succeeded(manager.run(module));
  }

  bool verifies(ModuleOp module) {
    ScopedDiagnosticHandler quiet(&context,
                                  [](Diagnostic &) { return success(); });
    return succeeded(verify(module));
  }

  MLIRContext context;
  std::string messages;
};

TEST_F(ExpandDomain, UnknownOpsAreRefused) {
  OwningOpRef<ModuleOp> module = ask("sin", 1);
  EXPECT_FALSE(expand(*module));
  EXPECT_NE(messages.find("no domain that expand-math knows for 'sin'"),
            std::string::npos)
      << messages;
}

/// What the verifier takes for an op with a guard has a domain in the pass.
TEST_F(ExpandDomain, EveryGuardedOpHasOne) {
  unsigned guarded = 0;
  for (RegisteredOperationName op : context.getRegisteredOperations()) {
    if (op.getDialectNamespace() != "runmat")
      continue;
    for (unsigned operands : {1u, 2u}) {
      OwningOpRef<ModuleOp> module = ask(op.stripDialect(), operands);
      if (!verifies(*module))
        continue;
      ++guarded;
      EXPECT_TRUE(expand(*module)) << op.stripDialect().str() << messages;
    }
  }
  EXPECT_GE(guarded, 12u);
}

} // namespace
