//===- TranslatedModule.h - LLVM IR that code is made of --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_TRANSLATEDMODULE_H
#define RUNMAT_CODEGEN_CPU_TRANSLATEDMODULE_H

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <string>

namespace runmat::codegen::cpu {

/// LLVM IR with the context that it is in: it needs nothing of MLIR any more.
/// Used by one thread at a time.
class TranslatedModule {
public:
  TranslatedModule();
  TranslatedModule(const TranslatedModule &) = delete;
  ~TranslatedModule();

  llvm::LLVMContext &context() { return own; }
  /// A copy in the same context.
  std::unique_ptr<llvm::Module> copy() const;
  /// LLVM's errors so far, which would else end the process.
  std::string takeErrors();

private:
  std::string errors;
  llvm::LLVMContext own;

public:
  /// Goes before its context does.
  std::unique_ptr<llvm::Module> module;
};

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_TRANSLATEDMODULE_H
