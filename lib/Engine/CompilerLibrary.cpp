//===- CompilerLibrary.cpp - opens the compiler on first use ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompilerLibrary.h"

#include <dlfcn.h>
#include <unistd.h>

namespace runmat {

/// The library stands in ../lib beside the program's own folder, or where
/// RUNMAT_COMPILER_LIBRARY says.
static std::string libraryPath() {
  if (const char *given = getenv("RUNMAT_COMPILER_LIBRARY"))
    return given;
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof(path));
  std::string program(path, length > 0 ? size_t(length) : 0);
  size_t folder = program.rfind('/');
  size_t parent = folder == std::string::npos || folder == 0
                      ? std::string::npos
                      : program.rfind('/', folder - 1);
  if (parent == std::string::npos)
    return "libRunMatCompiler.so";
  return program.substr(0, parent) + "/lib/libRunMatCompiler.so";
}

static const CompilerTable *load(std::string &error) {
  void *library = dlopen(libraryPath().c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    error = std::string("the compiler cannot be opened: ") + dlerror();
    return nullptr;
  }
  auto query = reinterpret_cast<const CompilerTable *(*)()>(
      dlsym(library, RUNMAT_COMPILER_SYMBOL));
  const CompilerTable *table = query ? query() : nullptr;
  if (table && table->version == compilerTableVersion)
    return table;
  error = "the compiler library is of another version: expected " +
          std::to_string(compilerTableVersion) + ", got " +
          (table ? std::to_string(table->version) : "none");
  return nullptr;
}

const CompilerTable *openCompiler(std::string &error) {
  static std::string failure;
  static const CompilerTable *table = load(failure);
  error = failure;
  return table;
}

} // namespace runmat
