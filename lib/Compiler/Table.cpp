//===- Table.cpp - the compiler library's only symbol -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/DeviceCodes.h"
#include "lib/Compiler/ModuleInput.h"
#include "lib/Compiler/UnitCompiler.h"

extern "C" __attribute__((visibility("default"))) const runmat::CompilerTable *
runmat_compiler_table() {
  static const runmat::CompilerTable table{
      runmat::compilerTableVersion, runmat::compileUnit,
      runmat::emitUnitStage,        runmat::compileModule,
      runmat::emitModuleStage,      runmat::makeLibraryKernel};
  return &table;
}
