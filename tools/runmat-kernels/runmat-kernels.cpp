//===- runmat-kernels.cpp - an object file of kernels -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles a file of kernels for one level of processors as units compile
// theirs, so that the bits are the same. Each entry is NAME_LEVEL.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/CodeEmitter.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/Common/KernelInfo.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "passes/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace runmat::codegen;

static llvm::cl::opt<std::string> inputFile(llvm::cl::Positional,
                                            llvm::cl::desc("FILE.mlir"),
                                            llvm::cl::Required);
static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("The object"),
                                             llvm::cl::value_desc("FILE"),
                                             llvm::cl::Required);
static llvm::cl::opt<std::string>
    level("cpu", llvm::cl::desc("x86-64, x86-64-v2, x86-64-v3 or x86-64-v4"),
          llvm::cl::init("x86-64"));

/// Objects of several levels are linked into one program.
static void nameByLevel(ModuleOp module) {
  std::string suffix = "_" + level;
  llvm::replace(suffix, '-', '_');
  for (auto function : module.getOps<func::FuncOp>())
    function.setSymName((function.getSymName() + suffix).str());
}

static LogicalResult lower(ModuleOp module, const cpu::TargetCPU &target) {
  PassManager manager(module.getContext());
  manager.addPass(runmat::createExpandMath());
  manager.addPass(runmat::createVerifyKernelContract());
  cpu::PipelineOptions options;
  options.describe(target);
  // Where fma is many operations, bodies are long enough for one vector to keep
  // the CPU busy, and two would take twice as long to compile.
  if (!target.fuses)
    options.interleave = 1;
  cpu::buildPipeline(manager, options);
  return manager.run(module);
}

/// Programs find by it what this compiler made.
static void collectInSection(ModuleOp module) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isDeclaration())
      function.setSection("runmat_kernels");
}

static llvm::Error write(llvm::ArrayRef<char> bytes) {
  std::string message;
  auto file = openOutputFile(outputFile, &message);
  if (!file)
    return llvm::createStringError(message);
  file->os() << llvm::StringRef(bytes.data(), bytes.size());
  file->keep();
  return llvm::Error::success();
}

static llvm::Error compile(ModuleOp module) {
  cpu::CodeEmitterOptions options;
  options.cpu = level;
  options.forOthers = true;
  auto emitter = cpu::CodeEmitter::create(options);
  if (!emitter)
    return emitter.takeError();
  if (findKernels(module).empty())
    return llvm::createStringError(
        "'%s' has no kernel: expected a func.func with the attribute '%s'",
        inputFile.c_str(), runmat::kernelAttrName.str().c_str());
  nameByLevel(module);
  if (failed(lower(module, emitter->target())))
    return llvm::createStringError("the kernels cannot be lowered");
  collectInSection(module);
  auto object = emitter->emitObject(module);
  if (!object)
    return object.takeError();
  return write(*object);
}

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv, "RunMat kernel compiler\n");
  DialectRegistry registry;
  cpu::registerDialects(registry);
  MLIRContext context(registry);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  auto module = parseSourceFile<ModuleOp>(inputFile, sources, &context);
  if (!module)
    return 1;
  if (llvm::Error error = compile(*module)) {
    llvm::WithColor::error(llvm::errs(), "runmat-kernels")
        << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
