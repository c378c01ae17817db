//===- TargetCPU.cpp - the CPU that code is made for ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/TargetCPU.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace runmat::codegen::cpu;

namespace {
struct Level {
  llvm::StringLiteral name;
  unsigned vectorBytes;
  bool fuses;
  /// What tells that a machine has the level.
  std::initializer_list<llvm::StringLiteral> required;
};
} // namespace

/// Best first.
static const Level levels[] = {
    {"x86-64-v4",
     64,
     true,
     {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl", "avx2", "fma",
      "bmi2"}},
    {"x86-64-v3",
     32,
     true,
     {"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}},
    {"x86-64-v2", 16, false, {"ssse3", "sse4.2", "popcnt", "cx16"}},
    {"x86-64", 16, false, {}},
};

static bool hostHas(const Level &level, const llvm::StringMap<bool> &features) {
  return llvm::all_of(level.required, [&](llvm::StringRef feature) {
    return features.lookup(feature);
  });
}

static TargetCPU getNative(const llvm::StringMap<bool> &features) {
  llvm::SubtargetFeatures list;
  for (const auto &feature : features)
    list.AddFeature(feature.first(), feature.second);
  const Level *best = llvm::find_if(
      levels, [&](const Level &level) { return hostHas(level, features); });
  return {llvm::sys::getHostCPUName().str(), list.getString(),
          best->vectorBytes, features.lookup("fma")};
}

static llvm::Expected<const Level *> findLevel(llvm::StringRef name) {
  const Level *level =
      llvm::find_if(levels, [&](const Level &l) { return l.name == name; });
  if (level == std::end(levels))
    return llvm::createStringError("unknown CPU '%s': expected native, x86-64, "
                                   "x86-64-v2, x86-64-v3 or x86-64-v4",
                                   name.str().c_str());
  return level;
}

/// What all processors of AArch64 have: vectors of 16 bytes and fused products.
static constexpr llvm::StringLiteral aarch64 = "aarch64-linux-gnu";

static TargetCPU describe(const Level &level) {
  return {level.name.str(), "", level.vectorBytes, level.fuses};
}

llvm::Expected<TargetCPU>
runmat::codegen::cpu::findTargetCPU(llvm::StringRef name) {
  if (name == "native")
    return getNative(llvm::sys::getHostCPUFeatures());
  if (name == aarch64)
    return TargetCPU{"generic", "", 16, true, aarch64.str()};
  auto level = findLevel(name);
  if (!level)
    return level.takeError();
  return describe(**level);
}

llvm::Expected<TargetCPU>
runmat::codegen::cpu::getTargetCPU(llvm::StringRef name) {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  if (name == "native")
    return getNative(features);
  auto level = findLevel(name);
  if (!level)
    return level.takeError();
  if (!hostHas(**level, features))
    return llvm::createStringError("this machine cannot run code for '%s'; "
                                   "'native' is what it can run",
                                   name.str().c_str());
  return describe(**level);
}
