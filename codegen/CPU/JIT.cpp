//===- JIT.cpp - machine code from the LLVM dialect -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/JIT.h"
#include "codegen/CPU/Optimise.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Timer.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include <atomic>
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

JIT::JIT(const JITOptions &options, TargetCPU cpu)
    : options(options), cpu(std::move(cpu)) {}

JIT::~JIT() = default;

static void initialiseTargets() {
  static std::once_flag once;
  std::call_once(once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
}

Expected<std::unique_ptr<JIT>> JIT::create(const JITOptions &options) {
  initialiseTargets();
  auto cpu = options.forOthers ? findTargetCPU(options.cpu)
                               : getTargetCPU(options.cpu);
  if (!cpu)
    return cpu.takeError();
  std::unique_ptr<JIT> result(new JIT(options, std::move(*cpu)));
  // Objects come from our own emission; nothing needs initialisers or
  // thread-local storage, so no platform is set up.
  auto machine = orc::JITTargetMachineBuilder(Triple(sys::getProcessTriple()));
  auto jit = orc::LLJITBuilder()
                 .setJITTargetMachineBuilder(std::move(machine))
                 .setPlatformSetUp(orc::setUpInactivePlatform)
                 .create();
  if (!jit)
    return jit.takeError();
  result->jit = std::move(*jit);
  result->jit->getExecutionSession().setErrorReporter(
      [self = result.get()](Error error) {
        std::lock_guard lock(self->reportMutex);
        self->reports += toString(std::move(error)) + "; ";
      });
  return std::move(result);
}

Expected<std::unique_ptr<TargetMachine>> JIT::makeMachine() {
  Triple triple(sys::getProcessTriple());
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return createStringError(message);
  TargetOptions targetOptions;
  // Results must not depend on the CPU: fused only where the program says so.
  targetOptions.AllowFPOpFusion = FPOpFusion::Strict;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, cpu.name, cpu.features, targetOptions, Reloc::PIC_,
      CodeModel::Small, CodeGenOptLevel::Default, /*JIT=*/true));
  if (!machine)
    return createStringError("LLVM makes no code for " + triple.str());
  return std::move(machine);
}

Expected<std::unique_ptr<Module>> JIT::translate(mlir::ModuleOp source,
                                                 LLVMContext &context,
                                                 TargetMachine &machine) {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(source.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message += diagnostic.str() + "\n";
                                          return mlir::success();
                                        });
  auto module = mlir::translateModuleToLLVMIR(source, context, "runmat");
  if (!module)
    return createStringError("cannot translate to LLVM IR: " + message);
  module->setDataLayout(machine.createDataLayout());
  module->setTargetTriple(machine.getTargetTriple());
  for (Function &function : *module)
    if (!function.isDeclaration()) {
      function.addFnAttr("target-cpu", cpu.name);
      function.addFnAttr("target-features", cpu.features);
      function.setDoesNotThrow();
    }
  return std::move(module);
}

static Error verify(const Module &module, StringRef when) {
  std::string message;
  raw_string_ostream stream(message);
  if (verifyModule(module, &stream))
    return createStringError(Twine("invalid LLVM IR ") + when + ": " + message);
  return Error::success();
}

Error JIT::optimise(Module &module, TargetMachine &machine) {
  if (options.verify)
    if (Error error = verify(module, "before optimisation"))
      return error;
  if (options.effort == Effort::High)
    optimiseFully(module, machine);
  else
    optimiseQuickly(module, machine);
  return options.verify ? verify(module, "after optimisation")
                        : Error::success();
}

Error JIT::emit(Module &module, TargetMachine &machine, Output output,
                SmallVectorImpl<char> &bytes) {
  raw_svector_ostream stream(bytes);
  if (output == Output::IR) {
    stream << module;
    return Error::success();
  }
  legacy::PassManager passes;
  auto kind = output == Output::Assembly ? CodeGenFileType::AssemblyFile
                                         : CodeGenFileType::ObjectFile;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, kind,
                                  !options.verify))
    return createStringError("LLVM emits no code of this kind");
  passes.run(module);
  return Error::success();
}

/// Collects LLVM's errors, which would otherwise end the process.
static void collectErrors(LLVMContext &context, std::string &errors) {
  context.setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo *info, void *sink) {
        if (info->getSeverity() != DS_Error)
          return;
        raw_string_ostream stream(*static_cast<std::string *>(sink));
        DiagnosticPrinterRawOStream printer(stream);
        info->print(printer);
        stream << "\n";
      },
      &errors);
}

Expected<SmallVector<char, 0>> JIT::compile(mlir::ModuleOp source, Output kind,
                                            CompileTimes *times) {
  LLVMContext context;
  std::string errors;
  collectErrors(context, errors);
  auto machine = makeMachine();
  if (!machine)
    return machine.takeError();
  auto module = timed(times, &CompileTimes::translate,
                      [&] { return translate(source, context, **machine); });
  if (!module)
    return module.takeError();
  if (Error error = timed(times, &CompileTimes::optimise,
                          [&] { return optimise(**module, **machine); }))
    return std::move(error);
  SmallVector<char, 0> bytes;
  if (Error error = timed(times, &CompileTimes::emit, [&] {
        return emit(**module, **machine, kind, bytes);
      }))
    return std::move(error);
  if (!errors.empty())
    return createStringError(errors);
  return std::move(bytes);
}

Expected<JITModule> JIT::add(mlir::ModuleOp module, CompileTimes *times) {
  auto object = compile(module, Output::Object, times);
  if (!object)
    return object.takeError();
  return timed(times, &CompileTimes::link, [&] {
    return link(std::make_unique<SmallVectorMemoryBuffer>(std::move(*object)));
  });
}

Expected<JITModule> JIT::link(std::unique_ptr<MemoryBuffer> object) {
  static std::atomic<uint64_t> count = 0;
  auto library = jit->createJITDylib("module" + std::to_string(count++));
  if (!library)
    return library.takeError();
  JITModule module(*this, *library);
  if (Error error = jit->addObjectFile(*library, std::move(object)))
    return std::move(error);
  return std::move(module);
}

Expected<void *> JIT::lookUp(const JITModule &module, StringRef symbol) {
  auto address = jit->lookup(*module.library, symbol);
  if (!address)
    return explain(address.takeError());
  return address->toPtr<void *>();
}

/// The linker returns that a symbol failed and reports the reason elsewhere.
Error JIT::explain(Error error) {
  std::lock_guard lock(reportMutex);
  std::string reasons = std::exchange(reports, {});
  return createStringError(reasons + toString(std::move(error)));
}

JITModule::~JITModule() {
  // What cannot be freed stays, and nobody has its address.
  if (library)
    consumeError(jit->jit->getExecutionSession().removeJITDylib(*library));
}

static Expected<std::string> toText(Expected<SmallVector<char, 0>> bytes) {
  if (!bytes)
    return bytes.takeError();
  return std::string(bytes->begin(), bytes->end());
}

Expected<SmallVector<char, 0>> JIT::emitObject(mlir::ModuleOp module) {
  return compile(module, Output::Object, nullptr);
}

Expected<std::string> JIT::emitLLVM(mlir::ModuleOp module) {
  return toText(compile(module, Output::IR, nullptr));
}

Expected<std::string> JIT::emitAssembly(mlir::ModuleOp module) {
  return toText(compile(module, Output::Assembly, nullptr));
}
