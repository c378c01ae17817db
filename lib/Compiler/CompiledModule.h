//===- CompiledModule.h - a unit and its kernels ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_COMPILEDMODULE_H
#define RUNMAT_COMPILER_COMPILEDMODULE_H

#include "lib/Compiler/ClusterInfo.h"
#include "lib/Compiler/PlanTable.h"
#include "lib/Compiler/UnitCompiler.h"
#include "lib/Compiler/UnitInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace runmat {

/// The bytes of a relocatable object file.
using ObjectFile = llvm::SmallVector<char, 0>;

/// A compiled unit whose kernels are compiled when they are first placed. Keeps
/// the kernels' IR for that. Used by one thread at a time, which need not be
/// the one that made it.
class CompiledModule {
public:
  CompiledModule(const CompileOptions &options,
                 std::shared_ptr<CompilerContext> context,
                 mlir::OwningOpRef<mlir::ModuleOp> module)
      : options(options), context(std::move(context)),
        module(std::move(module)) {}
  ~CompiledModule();

  /// Describes the clusters, compiles the host code; false with `error` set.
  bool finish(const UnitOrigin &origin, std::string &error);

  /// What the engine must know; points into this.
  runmat_unit_description describe() const;

  /// Optimised code of the unit where it has baseline code, which other code is
  /// asked for beside; none with `error` set.
  std::optional<ObjectFile> optimisedObject(std::string &error);

  /// The host's kernels of a cluster, as an object file; none with `error` set.
  /// Any threads may ask at once: only lowering is for one at a time.
  std::optional<ObjectFile> hostKernels(uint32_t cluster, std::string &error);

  /// Code of a kernel (`stage`: RUNMAT_KERNEL_*) for a device, which lives as
  /// long as the unit.
  bool kernel(uint32_t cluster, uint32_t stage,
              const runmat_kernel_target &target, runmat_kernel_code &out,
              std::string &error);

private:
  void describeClusters();
  void describePlan();
  std::optional<ObjectFile> compile(
      mlir::ModuleOp host, std::string &error,
      llvm::function_ref<void()> translated = [] {}) const;
  std::optional<ObjectFile> compileUnit(mlir::ModuleOp host,
                                        std::string &error);

  CompileOptions options;
  std::shared_ptr<CompilerContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<mlir::func::FuncOp> kernels;
  ClusterInfo clusters;
  PlanTable plan;
  UnitInterface interface;
  ObjectFile unitObject;
  /// What optimised code is still to be made of; null where the unit has it.
  std::unique_ptr<codegen::cpu::TranslatedModule> unitCode;
  DeviceCodes deviceCodes;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_COMPILEDMODULE_H
