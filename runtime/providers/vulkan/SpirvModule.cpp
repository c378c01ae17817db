//===- SpirvModule.cpp - a look into SPIR-V ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/SpirvModule.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstring>
#include <fmt/format.h>
#include <optional>
#include <span>

namespace runmat::vulkan {

namespace {

// Numbers of the SPIR-V specification.
constexpr uint32_t magicNumber = 0x07230203;
constexpr size_t headerWords = 5;
enum Opcode : uint32_t {
  OpEntryPoint = 15,
  OpExecutionMode = 16,
  OpCapability = 17,
  OpFunction = 54,
};
constexpr uint32_t executionModelGLCompute = 5;
constexpr uint32_t executionModeLocalSize = 17;

/// Capabilities that depend on an optional feature.
constexpr struct {
  uint32_t capability;
  const char *name;
  bool FeatureSet::*feature;
} optionalCapabilities[] = {
    {9, "Float16", &FeatureSet::shaderFloat16},
    {10, "Float64", &FeatureSet::shaderFloat64},
    {11, "Int64", &FeatureSet::shaderInt64},
    {22, "Int16", &FeatureSet::shaderInt16},
    {39, "Int8", &FeatureSet::shaderInt8},
    {4433, "StorageBuffer16BitAccess", &FeatureSet::storageBuffer16BitAccess},
    {4448, "StorageBuffer8BitAccess", &FeatureSet::storageBuffer8BitAccess},
    {5345, "VulkanMemoryModel", &FeatureSet::vulkanMemoryModel},
    {5347, "PhysicalStorageBufferAddresses", &FeatureSet::bufferDeviceAddress},
};

[[noreturn]] void refuse(runmat_status status, const std::string &entry,
                         const std::string &why) {
  throw VulkanError(status, fmt::format("The SPIR-V kernel ({}) cannot be "
                                        "loaded: {}.",
                                        entry, why));
}

std::vector<uint32_t> copyWords(const void *code, size_t bytes,
                                const std::string &entry) {
  if (!code || bytes % 4 != 0 || bytes / 4 <= headerWords)
    refuse(RUNMAT_ERROR_INVALID_ARGUMENT, entry,
           fmt::format("its length ({} bytes) is not that of a module", bytes));
  std::vector<uint32_t> words(bytes / 4);
  std::memcpy(words.data(), code, bytes);
  if (words[0] != magicNumber)
    refuse(RUNMAT_ERROR_INVALID_ARGUMENT, entry,
           fmt::format("it does not begin with the magic number of SPIR-V but "
                       "with {:#x}",
                       words[0]));
  return words;
}

class Reader {
public:
  Reader(const std::string &entry, const DevicePlan &plan)
      : entry(entry), plan(plan) {}

  void read(std::span<const uint32_t> words) {
    for (size_t at = headerWords; at < words.size();) {
      uint32_t length = words[at] >> 16;
      if (length == 0 || length > words.size() - at)
        refuse(RUNMAT_ERROR_INVALID_ARGUMENT, entry,
               fmt::format("the instruction at word {} runs past its end", at));
      Opcode opcode = static_cast<Opcode>(words[at] & 0xffff);
      // All that matters here comes before the first function.
      if (opcode == OpFunction)
        break;
      instruction(opcode, words.subspan(at + 1, length - 1));
      at += length;
    }
    if (!function)
      refuse(RUNMAT_ERROR_INVALID_ARGUMENT, entry,
             "it has no compute entry point of that name");
  }

  uint64_t workgroupSize = 0;

private:
  void instruction(Opcode opcode, std::span<const uint32_t> operands) {
    switch (opcode) {
    case OpCapability:
      return capability(operands);
    case OpEntryPoint:
      return entryPoint(operands);
    case OpExecutionMode:
      return executionMode(operands);
    default:
      return;
    }
  }

  void capability(std::span<const uint32_t> operands) {
    for (const auto &optional : optionalCapabilities)
      if (!operands.empty() && operands[0] == optional.capability &&
          !(plan.features.*optional.feature))
        refuse(RUNMAT_ERROR_UNSUPPORTED, entry,
               fmt::format("the device does not offer what it needs ({})",
                           optional.name));
  }

  void entryPoint(std::span<const uint32_t> operands) {
    if (operands.size() < 3 || operands[0] != executionModelGLCompute)
      return;
    std::span<const uint32_t> text = operands.subspan(2);
    const char *name = reinterpret_cast<const char *>(text.data());
    size_t length = strnlen(name, text.size_bytes());
    if (std::string_view(name, length) == entry)
      function = operands[1];
  }

  void executionMode(std::span<const uint32_t> operands) {
    if (operands.size() < 5 || operands[0] != function ||
        operands[1] != executionModeLocalSize)
      return;
    workgroupSize = uint64_t{operands[2]} * operands[3] * operands[4];
  }

  const std::string &entry;
  const DevicePlan &plan;
  std::optional<uint32_t> function;
};

} // namespace

SpirvModule readSpirv(const void *code, size_t bytes, const std::string &entry,
                      const DevicePlan &plan) {
  SpirvModule module;
  module.words = copyWords(code, bytes, entry);
  Reader reader(entry, plan);
  reader.read(module.words);
  module.workgroupSize = reader.workgroupSize;
  return module;
}

} // namespace runmat::vulkan
