/*===- OtherBuild.c - a compiler library of another build ------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * In C, which the table must be: its functions are null, so whoever asks for
 * more than the build ends there.
 *===----------------------------------------------------------------------===*/
#include "Engine/CompilerTable.h"

__attribute__((visibility("default"))) const runmat_compiler_table *
runmat_compiler(void) {
  static const runmat_compiler_table table = {.build_id = "another"};
  return &table;
}
