//===- EntryFunction.h - finds what is called from outside ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_ENTRYFUNCTION_H
#define RUNMAT_ENGINE_ENTRYFUNCTION_H

#include "Engine/EntrySignature.h"
#include "Interpreter/Interpreter.h"

#include <memory>
#include <string>

namespace runmat {

/// An entry: a function of a file, its main one or a local one.
struct EntryFunction {
  std::shared_ptr<Module> module;
  const ast::Function *function = nullptr;
  Value handle;

  /// What a unit is to assume of its parameters.
  std::vector<VariableType> types(const EntrySignature &signature) const;
  /// Of a call from C, which gives so many arguments and asks for all outputs.
  std::unique_ptr<Frame> frame(size_t arguments) const;
};

/// A module without statements, in whose folder functions are looked for.
std::shared_ptr<Module> loadRoot(Interpreter &interpreter,
                                 const std::string &folder);

/// `file` is the name of the file without folder and suffix. Throws
/// runmat::Error where there is no such function, or where it cannot be called
/// with as many arguments.
EntryFunction findEntry(Interpreter &interpreter, Frame &root,
                        const std::string &file, const std::string &entry,
                        size_t arguments);

} // namespace runmat

#endif // RUNMAT_ENGINE_ENTRYFUNCTION_H
