//===- Warnings.h - which warnings are shown --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_WARNINGS_H
#define RUNMAT_BUILTINS_WARNINGS_H

#include "Builtins/CallContext.h"

namespace runmat {

/// Whether warnings of that identifier are shown, or were switched off.
bool isWarningOn(const SessionState &session, std::string_view identifier);

} // namespace runmat

#endif // RUNMAT_BUILTINS_WARNINGS_H
