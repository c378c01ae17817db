//===- Package.h - a compiled library in a context --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_PACKAGE_H
#define RUNMAT_EMBEDDING_PACKAGE_H

#include "Engine/Engine.h"
#include "Engine/EntryFunction.h"
#include "runmat/runmat.h"
#include "runtime/Application.h"

#include <map>
#include <span>
#include <string>

namespace runmat::embedding {

/// Librunmat cannot use what the library brings.
class OtherBuild : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// This machine runs none of the code that the library brings.
class OtherProcessor : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// What a context has loaded of a library.
class Package {
public:
  /// Throws OtherBuild, OtherProcessor, or runmat::Error where the library is
  /// damaged.
  Package(const runmat_library &library, Interpreter &interpreter,
          Engine &engine);

  /// Calls an entry. Throws what the function throws, and InvalidArgument.
  std::vector<Value> call(const std::string &entry,
                          std::span<const runmat_array *const> inputs,
                          size_t outputs);

private:
  struct Entry {
    EntryFunction function;
    EntrySignature signature;
  };
  Entry &find(const std::string &name);
  Entry load(const std::string &name);

  Interpreter &interpreter;
  Engine &engine;
  application::Mount mount;
  /// The one whose code is taken.
  std::string processor;
  std::shared_ptr<Module> root;
  std::map<std::string, Entry, std::less<>> entries;
};

} // namespace runmat::embedding

#endif // RUNMAT_EMBEDDING_PACKAGE_H
