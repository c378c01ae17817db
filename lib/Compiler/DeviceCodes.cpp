//===- DeviceCodes.cpp - code of device kernels -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/DeviceCodes.h"
#include "lib/Compiler/UnitCompiler.h"

using namespace mlir;

namespace runmat {

bool DeviceCodes::add(
    MLIRContext &context, runmat_kernel_code &out, std::string &error,
    llvm::function_ref<FailureOr<codegen::SPIRVKernel>()> compile) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (error.empty())
      error = diagnostic.str();
    return success();
  });
  FailureOr<codegen::SPIRVKernel> made = compile();
  if (failed(made)) {
    if (error.empty())
      error = "the kernel does not lower to SPIR-V";
    return false;
  }
  const codegen::SPIRVKernel &kernel = kernels.emplace_back(std::move(*made));
  out.struct_size = sizeof(out);
  out.format = RUNMAT_KERNEL_SPIRV;
  out.code = kernel.binary.data();
  out.code_bytes = kernel.binary.size() * sizeof(uint32_t);
  out.entry = kernel.entry.c_str();
  out.word_count = kernel.wordCount;
  out.workgroup_size = kernel.workgroupSize;
  out.items_per_group = kernel.itemsPerGroup;
  return true;
}

bool makeLibraryKernel(const char *name, const runmat_kernel_target &target,
                       runmat_kernel_code &out, std::string &error) {
  if (target.format != RUNMAT_KERNEL_SPIRV) {
    error = "there is no code of it for this device";
    return false;
  }
  CompilerSession &session = CompilerSession::get();
  std::shared_ptr<MLIRContext> context = session.context();
  return session.libraryCodes.add(*context, out, error, [&] {
    return codegen::compileLibraryKernel(context.get(), name,
                                         codegen::optionsFor(target));
  });
}

} // namespace runmat
