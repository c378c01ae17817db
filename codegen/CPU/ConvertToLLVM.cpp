//===- ConvertToLLVM.cpp - all conversions to LLVM in one walk --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Passes.h"
#include "dialects/RunMat/AttributeNames.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace runmat::codegen::cpu {
#define GEN_PASS_DEF_CONVERTKERNELSTOLLVM
#include "codegen/CPU/Passes.h.inc"
} // namespace runmat::codegen::cpu

using namespace mlir;
using namespace runmat::codegen;

/// Functions that only others of the module call: one of a name may be in each
/// object. Those that make no turns of a loop do not touch memory, and written
/// out again they would be no gain.
static void describePrivate(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  function->setAttr("llvm.linkage",
                    LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal));
  if (function->hasAttr(runmat::turnsAttrName))
    return;
  function->setAttr("llvm.readnone", UnitAttr::get(context));
  Builder b(context);
  function->setAttr("passthrough",
                    b.getStrArrayAttr({"noinline", "nounwind", "willreturn"}));
}

namespace {
class ConvertKernelsToLLVM
    : public cpu::impl::ConvertKernelsToLLVMBase<ConvertKernelsToLLVM> {
public:
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPrivate() && !function.isDeclaration())
        describePrivate(function);
    LLVMTypeConverter types(&getContext());
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
    arith::populateArithToLLVMConversionPatterns(types, patterns);
    populateMathToLLVMConversionPatterns(types, patterns);
    populateVectorToLLVMConversionPatterns(types, patterns);
    populateFuncToLLVMConversionPatterns(types, patterns);
    LLVMConversionTarget target(getContext());
    target.addLegalOp<ModuleOp>();
    if (failed(
            applyFullConversion(getOperation(), target, std::move(patterns))))
      return signalPassFailure();
    // Between a function and its address, which are both pointers now.
    SmallVector<UnrealizedConversionCastOp> casts;
    getOperation().walk(
        [&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
    reconcileUnrealizedCasts(casts);
    functions += llvm::range_size(getOperation().getOps<LLVM::LLVMFuncOp>());
  }
};
} // namespace
