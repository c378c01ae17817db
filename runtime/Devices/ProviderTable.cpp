//===- ProviderTable.cpp - what a provider's table must have ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ProviderTable.h"
#include "runtime/Devices/DeviceSpec.h"

#include <cstddef>

namespace runmat {
namespace {

uint32_t majorOf(uint32_t version) { return version >> 16; }

/// The name of the first call that the table lacks; null when it has all that
/// are not optional.
const char *missingCall(const runmat_provider_table &t) {
  struct Call {
    const char *name;
    bool present;
  };
  const Call calls[] = {
      {"create", t.create != nullptr},
      {"destroy", t.destroy != nullptr},
      {"last_error", t.last_error != nullptr},
      {"device_info", t.device_info != nullptr},
      {"alloc", t.alloc != nullptr},
      {"free", t.free != nullptr},
      {"upload", t.upload != nullptr},
      {"download", t.download != nullptr},
      {"copy", t.copy != nullptr},
      {"fill", t.fill != nullptr},
      {"logical_isreal", t.logical_isreal != nullptr},
      {"load_kernel", t.load_kernel != nullptr},
      {"unload_kernel", t.unload_kernel != nullptr},
      {"launch", t.launch != nullptr},
      {"synchronize", t.synchronize != nullptr},
      {"record_event", t.record_event != nullptr},
      {"wait_event", t.wait_event != nullptr},
      {"queue_count", t.queue_count != nullptr},
      {"statistics", t.statistics != nullptr},
  };
  for (const Call &call : calls)
    if (!call.present)
      return call.name;
  return nullptr;
}

std::string nameDefect(const char *name) {
  if (!name || !*name)
    return "it has no name";
  if (isProviderName(name))
    return {};
  return "its name '" + std::string(name) +
         "' is not one: letters, digits, '-', '_' and '.' after a letter, and "
         "not 'auto'";
}

} // namespace

std::string versionText(uint32_t version) {
  return std::to_string(majorOf(version)) + "." +
         std::to_string(version & 0xFFFF);
}

std::string findTableDefect(const runmat_provider_table &table) {
  if (majorOf(table.abi_version) != majorOf(RUNMAT_PROVIDER_ABI_VERSION))
    return "it speaks version " + versionText(table.abi_version) +
           " of the provider interface, RunMat speaks " +
           versionText(RUNMAT_PROVIDER_ABI_VERSION);
  // A table of an older minor version may end before what it does not know.
  if (table.struct_size < offsetof(runmat_provider_table, matmul))
    return "its table has " + std::to_string(table.struct_size) +
           " bytes, at least " +
           std::to_string(offsetof(runmat_provider_table, matmul)) +
           " are expected";
  if (std::string problem = nameDefect(table.name); !problem.empty())
    return problem;
  if (const char *missing = missingCall(table))
    return std::string("it lacks the call `") + missing + "`";
  return {};
}

} // namespace runmat
