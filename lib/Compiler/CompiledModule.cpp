//===- CompiledModule.cpp - a unit and its kernels --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/CompiledModule.h"
#include "codegen/CPU/Optimise.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "definitions/KernelNames.h"
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/RunMatOps.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace runmat {

static_assert(std::string_view(unitName.data(), unitName.size()) == unitEntry);

CompiledModule::~CompiledModule() {
  const CompilerContext::Use use = context->use();
  module = {};
}

void CompiledModule::describeClusters() {
  llvm::StringMap<SmallVector<uint8_t>> classes;
  module->walk([&](LaunchOp launch) {
    for (Type type : launch.getResultTypes())
      classes[launch.getKernel()].push_back(
          static_cast<uint8_t>(cast<ArrayType>(type).getElementClass()));
  });
  for (auto function : module->getOps<func::FuncOp>())
    if (function->hasAttr(kernelAttrName)) {
      kernels.push_back(function);
      clusters.add(function, classes[function.getName()]);
    }
}

void CompiledModule::describePlan() {
  auto unit = module->lookupSymbol<func::FuncOp>(unitName);
  plan = PlanTable(
      unit->getAttrOfType<DictionaryAttr>(planAttrName), [&](StringRef name) {
        auto found = llvm::find_if(kernels, [&](func::FuncOp kernel) {
          return kernel.getName() == name;
        });
        return uint32_t(found - kernels.begin());
      });
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// A module that holds a copy of just this function.
static OwningOpRef<ModuleOp> isolate(func::FuncOp function) {
  OwningOpRef<ModuleOp> result = ModuleOp::create(function.getLoc());
  result->getBody()->push_back(function->clone());
  return result;
}

static bool lowerToLLVM(ModuleOp module, const codegen::cpu::TargetCPU &cpu,
                        const CompileOptions &how, std::string &error) {
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (error.empty())
                                      error = diagnostic.str();
                                    return success();
                                  });
  PassManager manager(module.getContext());
  manager.enableVerifier(how.verify);
  codegen::cpu::PipelineOptions options;
  options.describe(cpu);
  options.debug = how.debug;
  codegen::cpu::buildPipeline(manager, options);
  if (succeeded(manager.run(module)))
    return true;
  if (error.empty())
    error = "lowering to LLVM failed";
  return false;
}

/// Of an answer of the emitter's.
template <typename T>
static std::optional<T> orError(llvm::Expected<T> made, std::string &error) {
  if (made)
    return std::move(*made);
  error = llvm::toString(made.takeError());
  return std::nullopt;
}

std::optional<ObjectFile>
CompiledModule::compile(ModuleOp host, std::string &error,
                        llvm::function_ref<void()> translated) const {
  const codegen::cpu::CodeEmitter *emitter =
      CompilerSession::get().emitterFor(options, error);
  if (!emitter || !lowerToLLVM(host, emitter->target(), options, error))
    return std::nullopt;
  return orError(emitter->emitObject(host, nullptr, translated), error);
}

/// Baseline code is made where that is wanted and optimised code takes longer.
std::optional<ObjectFile> CompiledModule::compileUnit(ModuleOp host,
                                                      std::string &error) {
  if (!options.baselineFirst)
    return compile(host, error);
  using codegen::cpu::Effort;
  const codegen::cpu::CodeEmitter *emitter =
      CompilerSession::get().emitterFor(options, error);
  if (!emitter || !lowerToLLVM(host, emitter->target(), options, error))
    return std::nullopt;
  auto translated = orError(emitter->translate(host), error);
  if (!translated)
    return std::nullopt;
  const bool isBaseline = !codegen::cpu::isGlue(*(*translated)->module);
  auto object =
      orError(emitter->emitObject(**translated,
                                  isBaseline ? Effort::Baseline : Effort::Low),
              error);
  if (isBaseline)
    unitCode = std::move(*translated);
  return object;
}

std::optional<ObjectFile> CompiledModule::optimisedObject(std::string &error) {
  const codegen::cpu::CodeEmitter *emitter =
      CompilerSession::get().emitterFor(options, error);
  if (!emitter)
    return std::nullopt;
  const auto code = std::move(unitCode);
  return orError(emitter->emitObject(*code, codegen::cpu::Effort::Low), error);
}

runmat_unit_description CompiledModule::describe() const {
  runmat_unit_description description{};
  description.is_baseline = unitCode != nullptr;
  description.object = {unitObject.data(), unitObject.size()};
  description.clusters = clusters.all().data();
  description.cluster_count = clusters.all().size();
  interface.describe(description);
  description.plan = plan.view();
  return description;
}

bool CompiledModule::finish(const UnitOrigin &origin, std::string &error) {
  // Before the unit is lowered: its launches tell the classes of outputs.
  describeClusters();
  describePlan();
  PassManager manager(module->getContext());
  manager.enableVerifier(options.verify);
  manager.addPass(createLowerUnits());
  if (failed(manager.run(*module))) {
    error = "the unit does not lower to its ABI";
    return false;
  }
  auto unit = module->lookupSymbol<func::FuncOp>(unitName);
  interface = UnitInterface(unit, origin);
  OwningOpRef<ModuleOp> host = isolate(unit);
  unit.erase();
  for (auto function :
       llvm::make_early_inc_range(module->getOps<func::FuncOp>()))
    if (function->hasAttr(turnsAttrName)) {
      function->remove();
      host->push_back(function);
    }
  std::optional<ObjectFile> object = compileUnit(*host, error);
  if (object)
    unitObject = std::move(*object);
  return object.has_value();
}

std::optional<ObjectFile> CompiledModule::hostKernels(uint32_t cluster,
                                                      std::string &error) {
  CompilerContext::Use use = context->use();
  OwningOpRef<ModuleOp> host = isolate(kernels[cluster]);
  return compile(*host, error, [&] {
    host = {};
    use.unlock();
  });
}

bool CompiledModule::kernel(uint32_t cluster, uint32_t stage,
                            const runmat_kernel_target &target,
                            runmat_kernel_code &out, std::string &error) {
  if (target.format != RUNMAT_KERNEL_SPIRV) {
    error = "there is no code of it for this device";
    return false;
  }
  out = {};
  const CompilerContext::Use use = context->use();
  const bool isMade = deviceCodes.add(*context, out, error, [&] {
    return codegen::compileKernelToSPIRV(kernels[cluster], stage,
                                         codegen::optionsFor(target));
  });
  out.word_count = wordCount(clusters.all()[cluster]);
  return isMade;
}

} // namespace runmat
