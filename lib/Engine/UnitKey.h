//===- UnitKey.h - all that a unit follows from -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITKEY_H
#define RUNMAT_ENGINE_UNITKEY_H

#include "Engine/CompileRequest.h"

#include <string>

namespace runmat {

/// Everything that the compiler's answer to a request follows from, but for
/// what the names in the program mean and where its files are: requests with
/// one key and the same answers about names have the same unit, in any process
/// of this build.
std::string unitKey(const CompileRequest &request);

/// What code for `native` follows from: which instructions this processor has,
/// and which it is.
std::string processorIdentity();

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITKEY_H
