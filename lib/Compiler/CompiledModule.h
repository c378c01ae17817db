//===- CompiledModule.h - a unit and its kernels ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_COMPILEDMODULE_H
#define RUNMAT_COMPILER_COMPILEDMODULE_H

#include "lib/Compiler/UnitCompiler.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <deque>
#include <map>

namespace runmat {

/// What the names in a unit stand for in the program that it came from.
struct UnitInterface {
  std::vector<VariableType> inputs;
  /// The slot of a variable; noSlot for a name that means none.
  llvm::function_ref<ast::Slot(llvm::StringRef)> slotOf;
  /// The position in the block of a statement.
  llvm::function_ref<size_t(int64_t)> positionOf;
};

/// A compiled unit whose kernels are compiled when they are first placed. Keeps
/// the kernels' IR for that.
class CompiledModule final : public CompiledUnit {
public:
  CompiledModule(CompilerSession &session, const CompileOptions &options,
                 std::shared_ptr<mlir::MLIRContext> context,
                 mlir::OwningOpRef<mlir::ModuleOp> module)
      : session(session), options(options), context(std::move(context)),
        module(std::move(module)) {}

  /// Describes the clusters, compiles the host code; false with `error` set.
  bool finish(const UnitInterface &interface, std::string &error);

  bool kernel(uint32_t cluster, uint32_t stage,
              const runmat_kernel_target &target, runmat_kernel_code &out,
              std::string &error) override;

private:
  void describeClusters();
  runmat_cluster_info describe(mlir::func::FuncOp kernel,
                               llvm::ArrayRef<uint8_t> outputClasses);
  bool compileHost(std::string &error);
  void describeInterface(const UnitInterface &interface);
  bool hostKernel(uint32_t cluster, uint32_t stage, runmat_kernel_code &out,
                  std::string &error);
  bool deviceKernel(uint32_t cluster, uint32_t stage,
                    const runmat_kernel_target &target, runmat_kernel_code &out,
                    std::string &error);

  CompilerSession &session;
  CompileOptions options;
  std::shared_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<mlir::func::FuncOp> kernels;
  // Stable storage behind the pointers in `clusters` and in kernel codes.
  std::deque<std::vector<uint8_t>> outputClasses, reducedDimensions;
  std::deque<std::string> names;
  DeviceCodes deviceCodes;
  codegen::cpu::JITModule unitCode;
  std::map<uint32_t, codegen::cpu::JITModule> hostKernels;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_COMPILEDMODULE_H
