//===- SystemCompiler.h - the C compiler of the machine ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_SYSTEMCOMPILER_H
#define RUNMAT_TOOLS_RUNMAT_SYSTEMCOMPILER_H

#include "Engine/Stages.h"

#include <filesystem>
#include <optional>
#include <string>

namespace runmat::driver {

/// What is made of a library: one that is linked, or the text of a stage of its
/// code.
enum class LibraryForm { Shared, Static, Object, Llvm, Assembly, Spirv };

/// The suffix of such a file: ".so".
const char *suffixOf(LibraryForm form);

/// The stage that is shown; none for a library.
std::optional<Stage> stageOf(LibraryForm form);

/// Compiles and links C text in `source` with the programs that the variables
/// CC and AR name, else `cc` and `ar`, those of Debian for machines of another
/// kind, whose name `triple` is then (aarch64-linux-gnu) and else empty.
/// `scratch` is a folder for what lies between. Throws CompileMistake.
void buildLibrary(const std::filesystem::path &source, LibraryForm form,
                  const std::filesystem::path &output,
                  const std::filesystem::path &scratch,
                  const std::string &triple = {});

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_SYSTEMCOMPILER_H
