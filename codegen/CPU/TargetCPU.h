//===- TargetCPU.h - the CPU that code is made for --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_TARGETCPU_H
#define RUNMAT_CODEGEN_CPU_TARGETCPU_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace runmat::codegen::cpu {

/// A CPU as LLVM names it, and the vectors it has.
struct TargetCPU {
  std::string name;
  std::string features;
  unsigned vectorBytes;
  /// Whether it has x*y + z with one rounding.
  bool fuses;
  /// As LLVM names the machine; empty for this one.
  std::string triple = {};
};

/// The target named `name`: "native", "x86-64", "x86-64-v3" or "x86-64-v4". An
/// error when there is no such name or this machine cannot run its code.
llvm::Expected<TargetCPU> getTargetCPU(llvm::StringRef name);

/// The target named `name`, also where this machine cannot run its code. Beside
/// the names above there is "aarch64-linux-gnu".
llvm::Expected<TargetCPU> findTargetCPU(llvm::StringRef name);

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_TARGETCPU_H
