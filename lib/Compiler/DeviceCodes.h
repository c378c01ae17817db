//===- DeviceCodes.h - code of device kernels -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_DEVICECODES_H
#define RUNMAT_COMPILER_DEVICECODES_H

#include "codegen/SPIRV/Pipeline.h"
#include "mlir/IR/Diagnostics.h"

#include <deque>

namespace runmat {

/// Makes the code of device kernels and keeps it as long as it lives.
class DeviceCodes {
public:
  /// Takes what `compile` answers and describes it in `out`; false with the
  /// first diagnostic in `error` when it fails.
  bool add(mlir::MLIRContext &context, runmat_kernel_code &out,
           std::string &error,
           llvm::function_ref<mlir::FailureOr<codegen::SPIRVKernel>()> compile);

private:
  std::deque<codegen::SPIRVKernel> kernels;
};

/// Code of a kernel of codegen/SPIRV/Library, which is kept for good; false
/// with `error` set when there is none for the target.
bool makeLibraryKernel(const char *name, const runmat_kernel_target &target,
                       runmat_kernel_code &out, std::string &error);

} // namespace runmat

#endif // RUNMAT_COMPILER_DEVICECODES_H
