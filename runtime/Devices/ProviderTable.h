//===- ProviderTable.h - what a provider's table must have ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERTABLE_H
#define RUNMAT_RUNTIME_PROVIDERTABLE_H

#include "runmat/provider.h"

#include <string>

namespace runmat {

/// What keeps a table from being used: its version, its size, its name or a
/// call that it lacks. Empty when nothing does.
std::string findTableDefect(const runmat_provider_table &table);

/// A version of the interface in words: "1.2".
std::string versionText(uint32_t version);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERTABLE_H
