//===- JIT.h - machine code from the LLVM dialect ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_JIT_H
#define RUNMAT_CODEGEN_CPU_JIT_H

#include "codegen/CPU/TargetCPU.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <mutex>
#include <utility>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
namespace orc {
class JITDylib;
class LLJIT;
} // namespace orc
} // namespace llvm

namespace runmat::codegen::cpu {

/// How hard to optimise.
enum class Effort {
  Low, ///< a short list of passes: what code from our own loops needs
  High ///< LLVM's O3
};

struct JITOptions {
  std::string cpu = "native"; ///< as for getTargetCPU
  Effort effort = Effort::Low;
  bool verify = false; ///< check LLVM IR before and after optimisation
  /// Code is only emitted: the CPU may be another than this machine's.
  bool forOthers = false;
};

/// Where the time of a compilation went, in seconds.
struct CompileTimes {
  double translate = 0, optimise = 0, emit = 0, link = 0;
};

class JIT;

/// Code of one module, freed with it: nobody may run it any more then. Its
/// symbols are its own: modules may use the same names. Its JIT outlives it.
class JITModule {
public:
  JITModule() = default;
  JITModule(JITModule &&other) noexcept { *this = std::move(other); }
  JITModule &operator=(JITModule &&other) noexcept {
    std::swap(jit, other.jit);
    std::swap(library, other.library);
    return *this;
  }
  ~JITModule();

private:
  friend class JIT;
  JITModule(JIT &jit, llvm::orc::JITDylib &library)
      : jit(&jit), library(&library) {}
  JIT *jit = nullptr;
  llvm::orc::JITDylib *library = nullptr;
};

/// Compiles modules in the LLVM dialect. All members may
/// be called from several threads at once, on modules of different contexts.
class JIT {
public:
  static llvm::Expected<std::unique_ptr<JIT>> create(const JITOptions &options);
  ~JIT();

  /// Compiles `module`. Symbols that it does not define come from the process.
  llvm::Expected<JITModule> add(mlir::ModuleOp module,
                                CompileTimes *times = nullptr);

  /// The address of function `symbol` of `module`.
  llvm::Expected<void *> lookUp(const JITModule &module,
                                llvm::StringRef symbol);

  /// The code of `module` as an object file.
  llvm::Expected<llvm::SmallVector<char, 0>> emitObject(mlir::ModuleOp module);

  /// The optimised LLVM IR, or the assembly, of `module` as text.
  llvm::Expected<std::string> emitLLVM(mlir::ModuleOp module);
  llvm::Expected<std::string> emitAssembly(mlir::ModuleOp module);

  const TargetCPU &target() const { return cpu; }

private:
  friend class JITModule;
  JIT(const JITOptions &options, TargetCPU cpu);

  enum class Output { IR, Assembly, Object };

  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> makeMachine();
  llvm::Expected<std::unique_ptr<llvm::Module>>
  translate(mlir::ModuleOp source, llvm::LLVMContext &context,
            llvm::TargetMachine &machine);
  llvm::Error optimise(llvm::Module &module, llvm::TargetMachine &machine);
  llvm::Error emit(llvm::Module &module, llvm::TargetMachine &machine,
                   Output output, llvm::SmallVectorImpl<char> &bytes);
  llvm::Expected<llvm::SmallVector<char, 0>>
  compile(mlir::ModuleOp source, Output output, CompileTimes *times);
  llvm::Expected<JITModule> link(std::unique_ptr<llvm::MemoryBuffer> object);

  llvm::Error explain(llvm::Error error);

  JITOptions options;
  TargetCPU cpu;
  /// What the linker reported beside the errors it returned.
  std::mutex reportMutex;
  std::string reports;
  std::unique_ptr<llvm::orc::LLJIT> jit;
};

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_JIT_H
