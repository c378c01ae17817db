//===- MarkNoContraction.cpp - float operations stay apart ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/FloatOps.h"
#include "codegen/SPIRV/Passes.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_MARKNOCONTRACTION
#include "codegen/SPIRV/Passes.h.inc"

namespace {
struct MarkNoContraction : impl::MarkNoContractionBase<MarkNoContraction> {
  void runOnOperation() override {
    auto unit = UnitAttr::get(&getContext());
    getOperation().walk([&](Operation *op) {
      if (!isFloatArithmetic(op) || op->hasAttr(noContractionAttrName))
        return;
      op->setAttr(noContractionAttrName, unit);
      ++marked;
    });
  }
};
} // namespace
} // namespace runmat::codegen
