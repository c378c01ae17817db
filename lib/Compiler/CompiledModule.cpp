//===- CompiledModule.cpp - a unit and its kernels --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/CompiledModule.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/RunMatOps.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace runmat {

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
                        bool verify, std::string &error) {
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (error.empty())
                                      error = diagnostic.str();
                                    return success();
                                  });
  PassManager manager(module.getContext());
  manager.enableVerifier(verify);
  codegen::cpu::PipelineOptions options;
  options.describe(cpu);
  codegen::cpu::buildPipeline(manager, options);
  if (succeeded(manager.run(module)))
    return true;
  if (error.empty())
    error = "lowering to LLVM failed";
  return false;
}

/// Takes the value of an expected, or its message.
template <typename T>
static std::optional<T> take(llvm::Expected<T> expected, std::string &error) {
  if (expected)
    return std::move(*expected);
  error = llvm::toString(expected.takeError());
  return std::nullopt;
}

bool CompiledModule::compileHost(std::string &error) {
  codegen::cpu::JIT *jit = session.jitFor(options, error);
  auto unit = module->lookupSymbol<func::FuncOp>(unitName);
  OwningOpRef<ModuleOp> host = isolate(unit);
  unit.erase();
  if (!jit || !lowerToLLVM(*host, jit->target(), options.verify, error))
    return false;
  auto code = take(jit->add(*host), error);
  auto address =
      code ? take(jit->lookUp(*code, unitName), error) : std::nullopt;
  if (!address)
    return false;
  unitCode = std::move(*code);
  function = reinterpret_cast<runmat_unit_function>(*address);
  return true;
}

runmat_unit_description CompiledModule::describe() const {
  runmat_unit_description description{};
  description.function = function;
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
  interface =
      UnitInterface(module->lookupSymbol<func::FuncOp>(unitName), origin);
  return compileHost(error);
}

static const char *suffixOf(uint32_t stage) {
  switch (stage) {
  case RUNMAT_KERNEL_SINGLE:
    return "_single";
  case RUNMAT_KERNEL_PARTIAL:
    return "_partial";
  case RUNMAT_KERNEL_FINAL:
    return "_final";
  default:
    return "";
  }
}

bool CompiledModule::hostKernel(uint32_t cluster, uint32_t stage,
                                runmat_kernel_code &out, std::string &error) {
  codegen::cpu::JIT *jit = session.jitFor(options, error);
  if (!jit)
    return false;
  auto found = hostKernels.find(cluster);
  if (found == hostKernels.end()) {
    OwningOpRef<ModuleOp> lowered = isolate(kernels[cluster]);
    if (!lowerToLLVM(*lowered, jit->target(), options.verify, error))
      return false;
    auto code = take(jit->add(*lowered), error);
    if (!code)
      return false;
    found = hostKernels.emplace(cluster, std::move(*code)).first;
  }
  entries.push_back(kernels[cluster].getName().str() + suffixOf(stage));
  auto address = take(jit->lookUp(found->second, entries.back()), error);
  if (!address)
    return false;
  out.format = RUNMAT_KERNEL_HOST;
  out.entry = entries.back().c_str();
  out.code = *address;
  out.code_bytes = sizeof(void *);
  out.workgroup_size = 1;
  out.items_per_group = 1;
  return true;
}

bool CompiledModule::deviceKernel(uint32_t cluster, uint32_t stage,
                                  const runmat_kernel_target &target,
                                  runmat_kernel_code &out, std::string &error) {
  return deviceCodes.add(*context, out, error, [&] {
    return codegen::compileKernelToSPIRV(kernels[cluster], stage,
                                         codegen::optionsFor(target));
  });
}

bool CompiledModule::kernel(uint32_t cluster, uint32_t stage,
                            const runmat_kernel_target &target,
                            runmat_kernel_code &out, std::string &error) {
  out = {};
  out.struct_size = sizeof(out);
  bool good = false;
  if (target.format == RUNMAT_KERNEL_HOST)
    good = hostKernel(cluster, stage, out, error);
  else if (target.format == RUNMAT_KERNEL_SPIRV)
    good = deviceKernel(cluster, stage, target, out, error);
  else
    error = "there is no code of it for this device";
  out.word_count = wordCount(clusters.all()[cluster]);
  return good;
}

} // namespace runmat
