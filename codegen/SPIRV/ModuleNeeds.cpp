//===- ModuleNeeds.cpp - what a SPIR-V module asks of a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/ModuleNeeds.h"

using namespace mlir;
using spirv::Capability;
using spirv::Extension;

namespace runmat::codegen {

/// Vulkan 1.2 takes this version.
static constexpr spirv::Version version = spirv::Version::V_1_5;

static constexpr Capability kernelCapabilities[] = {
    Capability::Shader,
    Capability::PhysicalStorageBufferAddresses,
    Capability::Int64,
    Capability::Float64,
    Capability::Int8,
    Capability::StorageBuffer8BitAccess,
    Capability::Int16,
    Capability::StorageBuffer16BitAccess,
    Capability::SignedZeroInfNanPreserve,
    Capability::DenormPreserve,
    Capability::RoundingModeRTE,
};

static constexpr Extension kernelExtensions[] = {
    Extension::SPV_KHR_physical_storage_buffer,
    Extension::SPV_KHR_8bit_storage,
    Extension::SPV_KHR_16bit_storage,
    Extension::SPV_KHR_storage_buffer_storage_class,
    Extension::SPV_KHR_float_controls,
};

spirv::TargetEnvAttr getKernelTargetEnv(MLIRContext *context) {
  auto triple = spirv::VerCapExtAttr::get(version, kernelCapabilities,
                                          kernelExtensions, context);
  return spirv::TargetEnvAttr::get(triple,
                                   spirv::getDefaultResourceLimits(context));
}

/// The scalar inside of pointers, arrays and vectors.
static Type scalarOf(Type type) {
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    return scalarOf(pointer.getPointeeType());
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return scalarOf(array.getElementType());
  return getElementTypeOrSelf(type);
}

bool usesType(spirv::ModuleOp module, Type type) {
  auto isUsed = [&](Operation *op) {
    return llvm::any_of(op->getResultTypes(),
                        [&](Type result) { return scalarOf(result) == type; })
               ? WalkResult::interrupt()
               : WalkResult::advance();
  };
  return module.walk(isUsed).wasInterrupted();
}

/// Adds what the execution modes need; LocalSize needs nothing more.
static void addModes(spirv::ModuleOp module,
                     SmallVectorImpl<Capability> &capabilities) {
  for (auto op : module.getOps<spirv::ExecutionModeOp>()) {
    auto needed = spirv::getCapabilities(op.getExecutionMode());
    if (!needed || op.getExecutionMode() == spirv::ExecutionMode::LocalSize)
      continue;
    for (Capability capability : *needed)
      if (!llvm::is_contained(capabilities, capability))
        capabilities.push_back(capability);
  }
}

spirv::VerCapExtAttr computeNeeds(spirv::ModuleOp module) {
  MLIRContext *context = module.getContext();
  SmallVector<Capability> capabilities = {
      Capability::Shader, Capability::PhysicalStorageBufferAddresses,
      Capability::Int64};
  SmallVector<Extension> extensions = {
      Extension::SPV_KHR_physical_storage_buffer};
  if (usesType(module, Float64Type::get(context)))
    capabilities.push_back(Capability::Float64);
  if (usesType(module, IntegerType::get(context, 8))) {
    llvm::append_values(capabilities, Capability::Int8,
                        Capability::StorageBuffer8BitAccess);
    extensions.push_back(Extension::SPV_KHR_8bit_storage);
  }
  if (usesType(module, IntegerType::get(context, 16))) {
    llvm::append_values(capabilities, Capability::Int16,
                        Capability::StorageBuffer16BitAccess);
    extensions.push_back(Extension::SPV_KHR_16bit_storage);
  }
  size_t withoutModes = capabilities.size();
  addModes(module, capabilities);
  if (capabilities.size() != withoutModes)
    extensions.push_back(Extension::SPV_KHR_float_controls);
  return spirv::VerCapExtAttr::get(version, capabilities, extensions, context);
}

} // namespace runmat::codegen
