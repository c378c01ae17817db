//===- CodeEmitter.cpp - machine code from the LLVM dialect -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/CodeEmitter.h"
#include "codegen/CPU/Optimise.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include <chrono>
#include <mutex>
#include <utility>

using namespace llvm;
using namespace runmat::codegen::cpu;

/// Runs `work` and adds its time to a counter of `times`.
template <typename Work>
static auto timed(CompileTimes *times, double CompileTimes::*field, Work work) {
  auto start = std::chrono::steady_clock::now();
  auto result = work();
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;
  if (times)
    times->*field += elapsed.count();
  return result;
}

static void initialiseTargets() {
  static std::once_flag once;
  std::call_once(once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
  });
}

Expected<CodeEmitter> CodeEmitter::create(const CodeEmitterOptions &options) {
  initialiseTargets();
  auto cpu = options.forOthers ? findTargetCPU(options.cpu)
                               : getTargetCPU(options.cpu);
  if (!cpu)
    return cpu.takeError();
  return CodeEmitter(options, std::move(*cpu));
}

Expected<std::unique_ptr<TargetMachine>> CodeEmitter::makeMachine() const {
  Triple triple(cpu.triple.empty() ? sys::getProcessTriple() : cpu.triple);
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return createStringError(message);
  TargetOptions targetOptions;
  // Results must not depend on the CPU: fused only where the program says so.
  targetOptions.AllowFPOpFusion = FPOpFusion::Strict;
  // A short loop over the border of 64 bytes that processors fetch takes up to
  // twice as long; LLVM's 16 leave that to chance.
  targetOptions.LoopAlignment = 32;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, cpu.name, cpu.features, targetOptions, Reloc::PIC_,
      CodeModel::Small, CodeGenOptLevel::Default, /*JIT=*/true));
  if (!machine)
    return createStringError("LLVM makes no code for " + triple.str());
  return std::move(machine);
}

/// What code generation must know of a module that MLIR knows nothing of.
static void describeTarget(Module &module, const TargetCPU &cpu,
                           const TargetMachine &machine) {
  module.setDataLayout(machine.createDataLayout());
  module.setTargetTriple(machine.getTargetTriple());
  // The version whose line tables runtime/LineTable.h reads.
  if (module.getNamedMetadata("llvm.dbg.cu"))
    module.addModuleFlag(Module::Warning, "Dwarf Version", 4);
  for (Function &function : module)
    if (!function.isDeclaration()) {
      function.addFnAttr("target-cpu", cpu.name);
      function.addFnAttr("target-features", cpu.features);
      function.setDoesNotThrow();
    }
}

Expected<std::unique_ptr<TranslatedModule>>
CodeEmitter::translate(mlir::ModuleOp source) const {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(source.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message += diagnostic.str() + "\n";
                                          return mlir::success();
                                        });
  auto machine = makeMachine();
  if (!machine)
    return machine.takeError();
  auto translated = std::make_unique<TranslatedModule>();
  translated->module =
      mlir::translateModuleToLLVMIR(source, translated->context(), "runmat");
  if (!translated->module)
    return createStringError("cannot translate to LLVM IR: " + message);
  describeTarget(*translated->module, cpu, **machine);
  return std::move(translated);
}

static Error verify(const Module &module, StringRef when) {
  std::string message;
  raw_string_ostream stream(message);
  if (verifyModule(module, &stream))
    return createStringError(Twine("invalid LLVM IR ") + when + ": " + message);
  return Error::success();
}

Error CodeEmitter::optimise(Module &module, TargetMachine &machine,
                            Effort effort) const {
  if (options.verify)
    if (Error error = verify(module, "before optimisation"))
      return error;
  switch (effort) {
  case Effort::Baseline:
    optimiseForBaseline(module, machine);
    break;
  case Effort::Low:
    optimiseQuickly(module, machine);
    break;
  case Effort::High:
    optimiseFully(module, machine);
    break;
  }
  return options.verify ? verify(module, "after optimisation")
                        : Error::success();
}

Error CodeEmitter::emit(Module &module, TargetMachine &machine, Effort effort,
                        Output output, SmallVectorImpl<char> &bytes) const {
  raw_svector_ostream stream(bytes);
  if (output == Output::IR) {
    stream << module;
    return Error::success();
  }
  // Selecting and allocating well takes several times as long as the rest of a
  // compile, and gains nothing between calls.
  if (effort == Effort::Baseline || isGlue(module))
    machine.setOptLevel(CodeGenOptLevel::None);
  legacy::PassManager passes;
  auto kind = output == Output::Assembly ? CodeGenFileType::AssemblyFile
                                         : CodeGenFileType::ObjectFile;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, kind,
                                  !options.verify))
    return createStringError("LLVM emits no code of this kind");
  passes.run(module);
  return Error::success();
}

Expected<SmallVector<char, 0>> CodeEmitter::finish(Module &module,
                                                   Effort effort, Output output,
                                                   CompileTimes *times) const {
  auto machine = makeMachine();
  if (!machine)
    return machine.takeError();
  if (Error error = timed(times, &CompileTimes::optimise,
                          [&] { return optimise(module, **machine, effort); }))
    return std::move(error);
  SmallVector<char, 0> bytes;
  if (Error error = timed(times, &CompileTimes::emit, [&] {
        return emit(module, **machine, effort, output, bytes);
      }))
    return std::move(error);
  return std::move(bytes);
}

/// Code of what was translated, unless LLVM had something to say against it.
static Expected<SmallVector<char, 0>>
unlessFailed(TranslatedModule &translated,
             Expected<SmallVector<char, 0>> bytes) {
  const std::string errors = translated.takeErrors();
  if (bytes && !errors.empty())
    return createStringError(errors);
  return bytes;
}

Expected<SmallVector<char, 0>>
CodeEmitter::emitObject(TranslatedModule &translated, Effort effort) const {
  std::unique_ptr<Module> module = effort == Effort::Baseline
                                       ? translated.copy()
                                       : std::move(translated.module);
  return unlessFailed(translated,
                      finish(*module, effort, Output::Object, nullptr));
}

Expected<SmallVector<char, 0>>
CodeEmitter::compile(mlir::ModuleOp source, Output kind, CompileTimes *times,
                     function_ref<void()> translated) const {
  auto module =
      timed(times, &CompileTimes::translate, [&] { return translate(source); });
  if (!module)
    return module.takeError();
  translated();
  return unlessFailed(**module,
                      finish(*(*module)->module, options.effort, kind, times));
}

static Expected<std::string> toText(Expected<SmallVector<char, 0>> bytes) {
  if (!bytes)
    return bytes.takeError();
  return std::string(bytes->begin(), bytes->end());
}

Expected<SmallVector<char, 0>>
CodeEmitter::emitObject(mlir::ModuleOp module, CompileTimes *times,
                        function_ref<void()> translated) const {
  return compile(module, Output::Object, times, translated);
}

Expected<std::string> CodeEmitter::emitLLVM(mlir::ModuleOp module) const {
  return toText(compile(module, Output::IR, nullptr, [] {}));
}

Expected<std::string> CodeEmitter::emitAssembly(mlir::ModuleOp module) const {
  return toText(compile(module, Output::Assembly, nullptr, [] {}));
}
