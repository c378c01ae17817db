//===- runmat-opt.cpp - runs passes on .mlir files --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Stages.h"
#include "lib/Compiler/Registration.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  runmat::registerDialects(registry);
  runmat::registerPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "RunMat pass driver\n\n" + runmat::stageHelp(true),
      registry));
}
