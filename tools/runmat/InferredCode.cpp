//===- InferredCode.cpp - code of a script that did not run -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "InferredCode.h"
#include "PackedSources.h"
#include "PackingOptions.h"
#include "SourceFile.h"

#include "Engine/PrepareProgram.h"

#include <utility>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

size_t driver::inferCode(const fs::path &script, const fs::path &folder) {
  CollectingSink sink;
  CommandLine line;
  line.program = script;
  std::optional<SourceFile> source = readSource(line, sink);
  std::unique_ptr<ast::Program> program =
      source ? parseSource(*source, sink) : nullptr;
  if (!program)
    throw CompileMistake{"the script cannot be read:\n" + std::move(sink.text)};
  const SessionOptions options = packingOptions(folder, {});
  Interpreter interpreter(sink);
  Engine engine(options, interpreter);
  interpreter.setHook(&engine);
  const size_t units =
      prepareProgram(engine, interpreter.load(std::move(program),
                                              source->folder, source->path));
  if (!engine.compilerError().empty())
    throw CompileMistake{engine.compilerError()};
  return units;
}
