//===- Application.h - what an application carries with it ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An application is the runmat program with an archive behind it: its source
// files, and the code that was compiled of them (`runmat compile`). A seal in
// the program itself says so, which is there whatever happened to the end of
// the file.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_APPLICATION_H
#define RUNMAT_RUNTIME_APPLICATION_H

#include "runtime/Archive.h"

namespace runmat::application {

/// The application that `program`, the file of this process, becomes with an
/// archive of these entries. None when it is not the program that runs.
std::optional<std::string> make(std::string program,
                                const std::vector<Archive::Entry> &entries);

/// The archive behind the file of this process; null when it is no application,
/// or a damaged one. Opened once.
const Archive *archive();
/// What is wrong with the application that this process is; empty when nothing
/// is, or it is none.
const std::string &damage();

/// Where source files of an application seem to be: no other file can be there.
inline constexpr std::string_view folder = "/proc/self/exe";

/// What a source file is kept by, which has this name in the folder.
std::string sourceKey(std::string_view name);
/// What the name of the script is kept by.
inline constexpr std::string_view mainKey = "main";

/// Whether the application has a source file of that path.
bool hasFile(std::string_view path);
std::optional<std::string> file(std::string_view path);

} // namespace runmat::application

#endif // RUNMAT_RUNTIME_APPLICATION_H
