//===- KeepErrors.cpp - what may be an error is never dead ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/KeepErrors.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_KEEPERRORS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

struct KeepErrors : public runmat::impl::KeepErrorsBase<KeepErrors> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (!needsReader(op) ||
          llvm::any_of(op->getUsers(), llvm::IsaPred<DiscardOp>))
        return;
      OpBuilder builder(op->getContext());
      builder.setInsertionPointAfter(op);
      DiscardOp::create(builder, op->getLoc(), op->getResult(0));
      ++kept;
    });
  }
};

} // namespace
