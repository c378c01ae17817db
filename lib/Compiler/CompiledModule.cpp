//===- CompiledModule.cpp - a unit and its kernels --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/CompiledModule.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/Common/KernelInfo.h"
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "codegen/Unit/UnitTable.h"
#include "dialects/RunMat/RunMatOps.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

/// Why no device may run a kernel, or null.
static const char *hostOnlyReason(func::FuncOp kernel) {
  bool elementary = false, remainder = false;
  kernel.walk([&](Operation *op) {
    bool isMath = isa<math::MathDialect>(op->getDialect());
    bool isBasic = isa<math::AbsFOp, math::FloorOp, math::CeilOp, math::TruncOp,
                       math::RoundEvenOp, math::CopySignOp, math::SqrtOp>(op);
    elementary |= isMath && !isBasic;
    remainder |= isa<arith::RemFOp>(op);
  });
  if (remainder)
    return "it needs the remainder of a division, which devices do not give "
           "exactly";
  return elementary ? "it needs an elementary function in double precision, "
                      "which devices do not have yet"
                    : nullptr;
}

/// Whether device code of the kernel computes in f64. Devices do not divide
/// singles, or take their roots, exactly, so that goes by way of f64.
static bool computesF64(func::FuncOp kernel) {
  auto isWide = [](Operation *op) {
    bool isExactInF64 = isa<arith::DivFOp, math::SqrtOp>(op);
    return isExactInF64 || llvm::any_of(op->getResultTypes(),
                                        [](Type type) { return type.isF64(); });
  };
  return kernel
      .walk([&](Operation *op) {
        return isWide(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static double costOf(func::FuncOp kernel) {
  double cost = 1;
  kernel.walk([&](Operation *op) {
    cost += isa<math::MathDialect>(op->getDialect()) ? 10 : 1;
  });
  return cost;
}

runmat_cluster_info CompiledModule::describe(func::FuncOp kernel,
                                             ArrayRef<uint8_t> classes) {
  auto attribute = kernel->getAttrOfType<KernelAttr>("runmat.kernel");
  outputClasses.emplace_back(classes.begin(), classes.end());
  names.push_back(kernel.getName().str());
  runmat_cluster_info info{};
  info.struct_size = sizeof(info);
  bool reduces = attribute.getKind() == KernelKind::Reduction;
  info.kind = reduces ? RUNMAT_CLUSTER_REDUCTION : RUNMAT_CLUSTER_ELEMENTWISE;
  info.input_count = attribute.getInputs();
  info.output_count = attribute.getOutputs();
  info.extent_count = attribute.getExtents();
  info.scalar_count = attribute.getScalars();
  info.has_flag = attribute.getFlag();
  info.output_classes = outputClasses.back().data();
  info.host_only = hostOnlyReason(kernel);
  info.name = names.back().c_str();
  info.computes_f64 = computesF64(kernel);
  info.cost_per_item = costOf(kernel);
  if (!reduces)
    return info;
  FailureOr<codegen::KernelInfo> taken = codegen::KernelInfo::get(kernel);
  if (failed(taken))
    return info;
  std::vector<uint8_t> &reduced =
      reducedDimensions.emplace_back(info.extent_count);
  for (unsigned d : taken->reduced)
    reduced[d] = 1;
  info.reduced = reduced.data();
  info.block_length = reductionBlock;
  info.partial_bytes = taken->partialType.getIntOrFloatBitWidth() / 8;
  return info;
}

void CompiledModule::describeClusters() {
  llvm::StringMap<SmallVector<uint8_t>> classes;
  module->walk([&](LaunchOp launch) {
    for (Type type : launch.getResultTypes())
      classes[launch.getKernel()].push_back(
          static_cast<uint8_t>(cast<ArrayType>(type).getElementClass()));
  });
  for (auto function : module->getOps<func::FuncOp>())
    if (function->hasAttr("runmat.kernel")) {
      kernels.push_back(function);
      clusters.push_back(describe(function, classes[function.getName()]));
    }
}

/// The variables of an exit and the loops around it, from the names of its
/// values.
static ExitDescription describeExit(const UnitExit &exit,
                                    const UnitInterface &interface) {
  ExitDescription result;
  result.statement = exit.statement;
  result.valueCount = exit.names.size();
  for (size_t i = 0; i < exit.names.size(); ++i) {
    if (exit.names[i] == "$first") {
      result.loops.push_back({false, i, i + 1, i + 2, i + 3});
      i += 3;
      continue;
    }
    if (exit.names[i] == "$while")
      result.loops.push_back({true});
    ast::Slot slot = interface.slotOf(exit.names[i]);
    bool isInParts = i + 1 < exit.names.size() &&
                     exit.names[i + 1] == StatementOp::getImaginaryName();
    if (slot != ast::noSlot)
      result.variables.push_back({i, slot, isInParts});
    i += isInParts;
  }
  return result;
}

static CallDescription describeCall(const CallSite &call) {
  CallDescription description;
  description.callee = call.callee;
  description.statement = ast::StatementId(call.statement);
  description.inPlace = call.inPlace;
  for (const CallArgument &argument : call.arguments)
    description.arguments.push_back(
        {argument.isText, argument.text, argument.scalarClass});
  for (const CallResult &result : call.results)
    description.results.push_back(
        {{ast::noSlot, static_cast<uint8_t>(result.elementClass),
          result.isComplex, result.extents},
         result.isScalar});
  return description;
}

/// The inputs whose variables get another value by the end of the unit and by
/// each exit after the array has changed.
static std::vector<size_t> lentInputs(func::FuncOp unit,
                                      const UnitInterface &interface,
                                      ArrayRef<ast::Slot> outputs) {
  std::vector<size_t> result;
  auto candidates = unit->getAttrOfType<ArrayAttr>("runmat.lent");
  if (!candidates)
    return result;
  for (auto candidate : candidates.getAsRange<DictionaryAttr>()) {
    size_t input = cast<IntegerAttr>(candidate.get("input")).getInt();
    ast::Slot slot = interface.inputs[input].slot;
    auto names = candidate.getAs<ArrayAttr>("names");
    auto isSlot = [&](StringAttr name) {
      return interface.slotOf(name.getValue()) == slot;
    };
    if (llvm::is_contained(outputs, slot) &&
        (!names || llvm::any_of(names.getAsRange<StringAttr>(), isSlot)))
      result.push_back(input);
  }
  return result;
}

void CompiledModule::describeInterface(const UnitInterface &interface) {
  auto unit = module->lookupSymbol<func::FuncOp>("unit");
  inputs = interface.inputs;
  for (auto name : unit->getAttrOfType<ArrayAttr>("runmat.outputs")
                       .getAsRange<StringAttr>())
    outputs.push_back(interface.slotOf(name.getValue()));
  if (auto names = unit->getAttrOfType<ArrayAttr>("runmat.gpu_arrays"))
    for (auto name : names.getAsRange<StringAttr>())
      gpuArrays.push_back(interface.slotOf(name.getValue()));
  lentInputs = runmat::lentInputs(unit, interface, outputs);
  nextIndex = interface.positionOf(
      unit->getAttrOfType<IntegerAttr>("runmat.end").getInt());
  UnitTable table = UnitTable::fromAttribute(
      unit->getAttrOfType<DictionaryAttr>("runmat.unit"));
  for (const UnitExit &exit : table.exits) {
    exits.push_back(describeExit(exit, interface));
    largestExit = std::max(largestExit, exit.names.size());
  }
  sites = table.sites;
  for (const CallSite &call : table.calls)
    calls.push_back(describeCall(call));
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

static bool lowerToLLVM(ModuleOp module, unsigned vectorBytes, bool verify,
                        std::string &error) {
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (error.empty())
                                      error = diagnostic.str();
                                    return success();
                                  });
  PassManager manager(module.getContext());
  manager.enableVerifier(verify);
  codegen::cpu::PipelineOptions options;
  options.vectorBytes = vectorBytes;
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
  auto unit = module->lookupSymbol<func::FuncOp>("unit");
  OwningOpRef<ModuleOp> host = isolate(unit);
  unit.erase();
  if (!jit ||
      !lowerToLLVM(*host, jit->target().vectorBytes, options.verify, error))
    return false;
  auto code = take(jit->add(*host), error);
  auto address = code ? take(jit->lookUp(*code, "unit"), error) : std::nullopt;
  if (!address)
    return false;
  unitCode = std::move(*code);
  function = reinterpret_cast<runmat_unit_function>(*address);
  return true;
}

bool CompiledModule::finish(const UnitInterface &interface,
                            std::string &error) {
  // Before the unit is lowered: its launches tell the classes of outputs.
  describeClusters();
  PassManager manager(module->getContext());
  manager.enableVerifier(options.verify);
  manager.addPass(createLowerUnits());
  if (failed(manager.run(*module))) {
    error = "the unit does not lower to its ABI";
    return false;
  }
  describeInterface(interface);
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
    if (!lowerToLLVM(*lowered, jit->target().vectorBytes, options.verify,
                     error))
      return false;
    auto code = take(jit->add(*lowered), error);
    if (!code)
      return false;
    found = hostKernels.emplace(cluster, std::move(*code)).first;
  }
  names.push_back(kernels[cluster].getName().str() + suffixOf(stage));
  auto address = take(jit->lookUp(found->second, names.back()), error);
  if (!address)
    return false;
  out.format = RUNMAT_KERNEL_HOST;
  out.entry = names.back().c_str();
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
  const runmat_cluster_info &info = clusters[cluster];
  out.word_count = info.input_count + info.output_count +
                   (info.kind == RUNMAT_CLUSTER_REDUCTION) +
                   (info.has_flag != 0) + info.extent_count + info.scalar_count;
  return good;
}

//===----------------------------------------------------------------------===//
// The table's functions
//===----------------------------------------------------------------------===//

/// Position in the block after a unit that ends before this statement.
static size_t positionOf(const CompileRequest &request, int64_t statement) {
  for (size_t i = request.index; i < request.block->size(); ++i)
    if (int64_t((*request.block)[i]->id) == statement)
      return i;
  return request.block->size();
}

static ast::Slot slotOf(const ast::Function &function, StringRef name) {
  if (name == StringRef(randomCounterName))
    return randomCounter;
  for (size_t slot = 0; slot < function.variables.size(); ++slot)
    if (name == StringRef(function.variables[slot].name))
      return slot;
  return ast::noSlot;
}

static std::vector<VariableType> typesOf(const CompileRequest &request,
                                         ArrayRef<ast::Slot> slots) {
  std::vector<VariableType> types;
  for (ast::Slot slot : slots)
    for (const VariableType &type : request.variables)
      if (type.slot == slot)
        types.push_back(type);
  return types;
}

CompileResult compileUnit(const CompileRequest &request) {
  CompilerSession &session = CompilerSession::get();
  UnitInProgress unit = lowerTo(session, request, Stage::Linalg);
  if (!unit.module)
    return {nullptr, unit.reason, unit.blamed};
  auto compiled = std::make_unique<CompiledModule>(
      session, request.options, unit.context, std::move(unit.module));
  auto slot = [&](StringRef name) { return slotOf(*request.function, name); };
  auto position = [&](int64_t id) { return positionOf(request, id); };
  std::string error;
  if (!compiled->finish({typesOf(request, unit.inputs), slot, position}, error))
    return {nullptr, error, ast::noSlot};
  return {std::move(compiled), unit.reason, ast::noSlot};
}

} // namespace runmat
