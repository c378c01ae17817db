//===- KernelRunner.cpp - kernel text to code that runs ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "KernelRunner.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <chrono>
#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::codegen;

std::vector<std::string> test::runnableCPUs() {
  std::vector<std::string> names;
  for (const char *name : {"native", "x86-64", "x86-64-v3", "x86-64-v4"}) {
    auto cpu = cpu::getTargetCPU(name);
    if (cpu)
      names.push_back(name);
    else
      llvm::consumeError(cpu.takeError());
  }
  return names;
}

mlir::OwningOpRef<mlir::ModuleOp> test::lower(mlir::MLIRContext &context,
                                              const std::string &text,
                                              const cpu::TargetCPU &target,
                                              std::string &errors) {
  mlir::DialectRegistry registry;
  cpu::registerDialects(registry);
  context.appendDialectRegistry(registry);
  context.disableMultithreading();
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &d) {
    errors += d.str() + "\n";
    return mlir::success();
  });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  mlir::PassManager manager(&context);
  cpu::PipelineOptions options;
  options.describe(target);
  cpu::buildPipeline(manager, options);
  if (!module || mlir::failed(manager.run(*module)))
    return nullptr;
  return module;
}

test::CompiledKernels::CompiledKernels(const std::string &text,
                                       const std::string &cpu,
                                       cpu::Effort effort)
    : context(mlir::MLIRContext::Threading::DISABLED) {
  auto created = cpu::CodeEmitter::create({cpu, effort, /*verify=*/true});
  if (!created) {
    ADD_FAILURE() << llvm::toString(created.takeError());
    return;
  }
  emitter = std::move(*created);
  std::string errors;
  auto start = std::chrono::steady_clock::now();
  module = lower(context, text, emitter->target(), errors);
  loweringSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (!module) {
    ADD_FAILURE() << errors;
    return;
  }
  auto object = emitter->emitObject(*module, &times);
  if (!object)
    ADD_FAILURE() << llvm::toString(object.takeError());
  else if (!code.load({object->data(), object->size()}, errors))
    ADD_FAILURE() << errors;
}

test::Entry test::CompiledKernels::entry(const std::string &name) {
  void *address = code.find(name);
  if (!address)
    ADD_FAILURE() << "there is no kernel '" << name << "'";
  return reinterpret_cast<Entry>(address);
}

void test::runSplit(Entry entry, const Words &words, uint64_t items,
                    unsigned pieces) {
  std::mt19937_64 random(items + pieces);
  std::vector<uint64_t> cuts{0, items};
  for (unsigned i = 1; i < pieces; ++i)
    cuts.push_back(items ? random() % (items + 1) : 0);
  std::sort(cuts.begin(), cuts.end());
  for (size_t i = cuts.size() - 1; i != 0; --i)
    entry(words.data(), cuts[i - 1], cuts[i]);
}
