//===- UnitText.cpp - unit text to code that runs ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "UnitText.h"
#include "codegen/CPU/CodeEmitter.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::codegen;

static mlir::LogicalResult
run(mlir::ModuleOp module,
    llvm::function_ref<void(mlir::PassManager &)> build) {
  mlir::PassManager manager(module.getContext());
  build(manager);
  return manager.run(module);
}

static mlir::LogicalResult lowerToUnits(mlir::ModuleOp module,
                                        test::UnitStage stage) {
  return run(module, [&](mlir::PassManager &manager) {
    if (stage == test::UnitStage::Untyped) {
      buildTypedPipeline(manager);
      buildClusterPipeline(manager);
    }
    buildKernelPipeline(manager, MiddleEndOptions());
    manager.addPass(createLowerUnits());
  });
}

static mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module,
                                       const cpu::TargetCPU &target) {
  return run(module, [&](mlir::PassManager &manager) {
    cpu::PipelineOptions options;
    options.describe(target);
    cpu::buildPipeline(manager, options);
  });
}

test::UnitText::UnitText(const std::string &text, UnitStage stage) {
  auto emitter = cpu::CodeEmitter::create({"native", cpu::Effort::Low, true});
  if (!emitter) {
    ADD_FAILURE() << llvm::toString(emitter.takeError());
    return;
  }
  mlir::DialectRegistry registry;
  cpu::registerDialects(registry);
  registry.insert<RunMatDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module || mlir::failed(lowerToUnits(*module, stage))) {
    ADD_FAILURE() << "does not lower to a unit:\n" << text;
    return;
  }
  for (auto function : module->getOps<mlir::func::FuncOp>()) {
    if (auto kernel = function->getAttrOfType<KernelAttr>("runmat.kernel"))
      kernels.push_back({kernel.getInputs(), kernel.getOutputs(),
                         kernel.getExtents(), kernel.getScalars()});
    if (auto unit =
            function->getAttrOfType<mlir::DictionaryAttr>("runmat.unit"))
      table = UnitTable::fromAttribute(unit);
  }
  if (mlir::failed(lowerToLLVM(*module, emitter->target()))) {
    ADD_FAILURE() << "does not lower to LLVM:\n" << text;
    return;
  }
  auto object = emitter->emitObject(*module);
  std::string error;
  if (!object)
    ADD_FAILURE() << llvm::toString(object.takeError());
  else if (!code.load({object->data(), object->size()}, error))
    ADD_FAILURE() << error;
}

void *test::UnitText::address(const std::string &symbol) {
  void *found = code.find(symbol);
  if (!found)
    ADD_FAILURE() << "there is no '" << symbol << "'";
  return found;
}
