//===- Residence.h - gpuArrays through builtins -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_RESIDENCE_H
#define RUNMAT_BUILTINS_RESIDENCE_H

#include "Builtins/Registry.h"

namespace runmat {

/// Calls the builtin; its numeric and logical results are gpuArrays when an
/// argument is one, or as its flags say. `arguments` and `results` as in
/// BuiltinFunction.
void callKeepingGpuArrays(const Builtin &builtin, CallContext &context,
                          std::span<const Value> arguments,
                          std::vector<Value> &results, int nargout);

} // namespace runmat

#endif // RUNMAT_BUILTINS_RESIDENCE_H
