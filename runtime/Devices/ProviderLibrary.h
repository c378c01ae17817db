//===- ProviderLibrary.h - providers in shared libraries --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERLIBRARY_H
#define RUNMAT_RUNTIME_PROVIDERLIBRARY_H

#include "runmat/provider.h"

#include <optional>
#include <string>
#include <vector>

namespace runmat {

/// Opens a provider's library and asks it for its table, which has no defect
/// (`findTableDefect`). The library stays open for good. Throws runmat::Error
/// "RunMat:provider" with the file and what is wrong with it.
const runmat_provider_table &loadProviderLibrary(const std::string &path);

/// A library that is found by the name of its provider.
struct ProviderFile {
  std::string name, path;
};

/// The libraries `librunmat-provider-NAME.so` of folders separated by ':', in
/// the order of the folders and then of names; of each name the first one.
/// What cannot be read is passed over.
std::vector<ProviderFile> findProviderLibraries(const std::string &folders);

/// The one of that name, the first in the order of the folders.
std::optional<ProviderFile> findProviderLibrary(const std::string &folders,
                                                const std::string &name);

/// Throws runmat::Error "RunMat:provider".
[[noreturn]] void failProvider(const std::string &what,
                               const std::string &reason);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERLIBRARY_H
