//===- CrashingCompiler.cpp - a compiler that crashes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompilerTable.h"
#include "definitions/BuildId.h"

#include <cstdint>

namespace {

/// In the first page, which no process has. Sanitizers stop at null itself.
void crash(const runmat_compile_request *, runmat_compile_result *) {
  *reinterpret_cast<volatile int *>(uintptr_t(64)) = 1;
}

void endThread() {}

} // namespace

extern "C" __attribute__((visibility("default"))) const runmat_compiler_table *
runmat_compiler() {
  static const runmat_compiler_table table = [] {
    runmat_compiler_table made = {};
    made.build_id = runmat::buildId;
    made.compile = crash;
    made.end_thread = endThread;
    return made;
  }();
  return &table;
}
