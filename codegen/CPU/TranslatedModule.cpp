//===- TranslatedModule.cpp - LLVM IR that code is made of ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/TranslatedModule.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <utility>

using namespace llvm;
using namespace runmat::codegen::cpu;

static void collect(const DiagnosticInfo *info, void *sink) {
  if (info->getSeverity() != DS_Error)
    return;
  raw_string_ostream stream(*static_cast<std::string *>(sink));
  DiagnosticPrinterRawOStream printer(stream);
  info->print(printer);
  stream << "\n";
}

TranslatedModule::TranslatedModule() {
  own.setDiagnosticHandlerCallBack(collect, &errors);
}

TranslatedModule::~TranslatedModule() = default;

std::string TranslatedModule::takeErrors() { return std::exchange(errors, {}); }

std::unique_ptr<Module> TranslatedModule::copy() const {
  return CloneModule(*module);
}
