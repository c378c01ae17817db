//===- CodeEmitter.h - machine code from the LLVM dialect -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_CODEEMITTER_H
#define RUNMAT_CODEGEN_CPU_CODEEMITTER_H

#include "codegen/CPU/TargetCPU.h"
#include "codegen/CPU/TranslatedModule.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace runmat::codegen::cpu {

/// How hard to optimise.
enum class Effort {
  Baseline, ///< takes the least time to make; until optimised code is there
  Low,      ///< a short list of passes: what code from our own loops needs
  High      ///< LLVM's O3
};

struct CodeEmitterOptions {
  std::string cpu = "native"; ///< as for getTargetCPU
  Effort effort = Effort::Low;
  bool verify = false; ///< check LLVM IR before and after optimisation
  /// Code is only emitted: the CPU may be another than this machine's.
  bool forOthers = false;
};

/// Where the time of a compilation went, in seconds.
struct CompileTimes {
  double translate = 0, optimise = 0, emit = 0;
};

/// Makes code of modules in the LLVM dialect. All members may be called from
/// several threads at once, on modules of different contexts.
class CodeEmitter {
public:
  static llvm::Expected<CodeEmitter> create(const CodeEmitterOptions &options);

  /// The code of `module` as a relocatable object file. `translated` is called
  /// when neither the module nor its context is needed any more.
  llvm::Expected<llvm::SmallVector<char, 0>> emitObject(
      mlir::ModuleOp module, CompileTimes *times = nullptr,
      llvm::function_ref<void()> translated = [] {}) const;

  /// The same in two steps. Baseline code leaves the module as it was, for
  /// another code of it; any other uses it up.
  llvm::Expected<std::unique_ptr<TranslatedModule>>
  translate(mlir::ModuleOp module) const;
  llvm::Expected<llvm::SmallVector<char, 0>>
  emitObject(TranslatedModule &module, Effort effort) const;

  /// The optimised LLVM IR, or the assembly, of `module` as text.
  llvm::Expected<std::string> emitLLVM(mlir::ModuleOp module) const;
  llvm::Expected<std::string> emitAssembly(mlir::ModuleOp module) const;

  const TargetCPU &target() const { return cpu; }

private:
  CodeEmitter(const CodeEmitterOptions &options, TargetCPU cpu)
      : options(options), cpu(std::move(cpu)) {}

  enum class Output { IR, Assembly, Object };

  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> makeMachine() const;
  llvm::Error optimise(llvm::Module &module, llvm::TargetMachine &machine,
                       Effort effort) const;
  llvm::Error emit(llvm::Module &module, llvm::TargetMachine &machine,
                   Effort effort, Output output,
                   llvm::SmallVectorImpl<char> &bytes) const;
  llvm::Expected<llvm::SmallVector<char, 0>> finish(llvm::Module &module,
                                                    Effort effort,
                                                    Output output,
                                                    CompileTimes *times) const;
  llvm::Expected<llvm::SmallVector<char, 0>>
  compile(mlir::ModuleOp source, Output output, CompileTimes *times,
          llvm::function_ref<void()> translated) const;

  CodeEmitterOptions options;
  TargetCPU cpu;
};

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_CODEEMITTER_H
