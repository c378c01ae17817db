//===- HostOperations.h - operations of the runtime on the host -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_HOSTOPERATIONS_H
#define RUNMAT_ENGINE_HOSTOPERATIONS_H

#include "Engine/CompiledUnit.h"
#include "Values/Value.h"

namespace runmat {

/// What an operation works with. Results are appended; arguments may be moved
/// from.
struct HostCall {
  const CallDescription &site;
  std::vector<Value> &arguments;
  std::vector<Value> &results;
};

/// Does the operation of a call site, which is none of the library, as the
/// interpreter does it. Failure is a runmat::Error, and so is a warning: the
/// interpreter does it again then and warns.
void evaluateOnHost(HostCall call);

} // namespace runmat

#endif // RUNMAT_ENGINE_HOSTOPERATIONS_H
