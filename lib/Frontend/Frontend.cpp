//===- Frontend.cpp - from source text to a resolved tree -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Frontend.h"

#include "Frontend/Parser.h"
#include "Frontend/Resolver.h"

#include <limits>

namespace runmat {

/// Positions have 32 bits.
static constexpr size_t maxSourceSize =
    std::numeric_limits<uint32_t>::max() - 1;

std::unique_ptr<ast::Program> parseProgram(std::string file, std::string source,
                                           DiagnosticEngine &diagnostics,
                                           const ParseOptions &options) {
  if (source.size() > maxSourceSize) {
    SourceText none(std::move(file), "");
    diagnostics.error(none, {0, 0}, "the file is larger than 4 GiB",
                      "split it into several files");
    return nullptr;
  }
  auto program =
      std::make_unique<ast::Program>(std::move(file), std::move(source));
  SourceText text(program->file, program->source);
  size_t errorsBefore = diagnostics.errorCount();
  Parser(*program, text, diagnostics, options).parseFile();
  if (diagnostics.errorCount() == errorsBefore)
    resolveNames(*program, text, diagnostics, options);
  if (diagnostics.errorCount() != errorsBefore)
    return nullptr;
  return program;
}

} // namespace runmat
