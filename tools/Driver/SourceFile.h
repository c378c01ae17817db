//===- SourceFile.h - the text that a tool is given -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SOURCEFILE_H
#define RUNMAT_TOOLS_DRIVER_SOURCEFILE_H

#include "CommandLine.h"
#include "Frontend/AST.h"
#include "Interpreter/Output.h"

namespace runmat::driver {

/// A program's text with what it is called in messages and where its functions
/// are.
struct SourceFile {
  std::string name;
  /// Empty for text that comes from no file.
  std::string path;
  std::string folder;
  std::string text;
};

/// The folder of the program's file, or the current one.
std::string programFolder(const CommandLine &line);

/// Reads what the command line names; nothing, after an error, when that fails.
std::optional<SourceFile> readSource(const CommandLine &line, OutputSink &sink);

/// Takes the text of a program; null, after its errors, when it has some.
std::unique_ptr<ast::Program> parseSource(SourceFile &source, OutputSink &sink);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SOURCEFILE_H
