//===- KeptUnit.cpp - a unit whose code is in files -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/KeptUnit.h"

namespace runmat {

KeptUnit::Origin::Origin(const CompileRequest &from,
                         std::vector<NameAnswer> names,
                         std::vector<NameMeaning> meanings)
    : block(*from.block), request(from) {
  request.block = &block;
  request.meaningOf = repeated(from, std::move(names), std::move(meanings));
}

KeptUnit::KeptUnit(const KeptCode &files, KernelKeys keys,
                   const CompileRequest &from, UnitImage image,
                   std::vector<NameMeaning> meanings)
    : files(files), keys(std::move(keys)), read(std::move(image.unit)),
      deviceCodes(files) {
  origin = std::make_unique<Origin>(from, std::move(image.names),
                                    std::move(meanings));
}

KeptUnit::KeptUnit(const KeptCode &files, KernelKeys keys,
                   std::unique_ptr<UnitSource> fresh)
    : files(files), keys(std::move(keys)), compiled(std::move(fresh)),
      deviceCodes(files) {}

/// The compiler gives the same answer to the same request, so the new unit's
/// kernels are those of the one that was read.
bool KeptUnit::compile(std::string &error) {
  if (compiled)
    return true;
  const CompilerLibrary *compiler = CompilerLibrary::open(error);
  if (!compiler)
    return false;
  CompileResult result = compiler->compile(origin->request);
  if (!result.unit ||
      result.unit->description().cluster_count != read->unit.cluster_count) {
    error = "the compiler did not make the unit again that it made once";
    return false;
  }
  compiled = std::move(result.unit);
  origin.reset();
  return true;
}

std::string hostKernelsKey(uint32_t cluster, const std::string &key) {
  return key + "host " + std::to_string(cluster);
}

bool KeptUnit::hostKernels(uint32_t cluster, std::string_view &object,
                           std::string &error) {
  const std::string file = hostKernelsKey(cluster, keys.host);
  if (!compiled)
    if (std::optional<std::string> kept = files.read(file)) {
      hostObject = *std::move(kept);
      object = hostObject;
      return true;
    }
  if (!compile(error) || !compiled->hostKernels(cluster, object, error))
    return false;
  if (hostKernelsKept.insert(cluster).second)
    files.write(file, object);
  return true;
}

/// Says that there are kernels of a cluster for a device: who asks before one
/// is open cannot name its target.
static std::string deviceKernelsNote(uint32_t cluster, const std::string &key) {
  return key + "devices " + std::to_string(cluster);
}

bool KeptUnit::hasDeviceKernels(uint32_t cluster) const {
  return !compiled && files.mayHave(deviceKernelsNote(cluster, keys.device));
}

bool KeptUnit::hasHostKernels(uint32_t cluster) const {
  return compiled ? compiled->hasHostKernels(cluster)
                  : files.mayHave(hostKernelsKey(cluster, keys.host));
}

bool KeptUnit::deviceKernel(uint32_t cluster, uint32_t stage,
                            const runmat_kernel_target &target,
                            runmat_kernel_code &out, std::string &error) {
  const std::string name = keys.device + "device " + std::to_string(cluster) +
                           " " + std::to_string(stage);
  if (!compiled && deviceCodes.find(name, target, out))
    return true;
  if (!compile(error) ||
      !compiled->deviceKernel(cluster, stage, target, out, error))
    return false;
  deviceCodes.keep(name, target, out);
  files.write(deviceKernelsNote(cluster, keys.device), {});
  return true;
}

} // namespace runmat
