//===- Frontend.cpp - from source text to a resolved tree -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Frontend.h"

#include "Frontend/Parser.h"
#include "Frontend/Resolver.h"

#include <limits>
#include <map>

namespace runmat {

/// Positions have 32 bits.
static constexpr size_t maxSourceSize =
    std::numeric_limits<uint32_t>::max() - 1;

/// Whether the text begins with a UTF-16 mark or with an ASCII character in
/// UTF-16.
static bool looksLikeUtf16(std::string_view text) {
  std::string_view mark = text.substr(0, 2);
  bool halfZero = mark.size() == 2 && (mark[0] == 0) != (mark[1] == 0);
  return mark == "\xFF\xFE" || mark == "\xFE\xFF" || halfZero;
}

namespace {

/// What is asked of the world outside of a text, for Program::premises.
class Premises {
public:
  explicit Premises(const ParseOptions &options) : asked(options) {
    if (options.isFunction)
      asked.isFunction = [this, &options](std::string_view name) {
        return answers[std::string(name)] = options.isFunction(name);
      };
  }
  Premises(const Premises &) = delete;

  /// The options, which note what they are asked in this.
  const ParseOptions &options() const { return asked; }

  std::string text() const {
    std::string text = asked.sharedWorkspace ? "shared" : "own";
    for (const std::string &name : asked.variables)
      text += " " + std::to_string(name.size()) + " " + name;
    text += asked.isFunction ? ", asked" : ", alone";
    for (const auto &[name, isFunction] : answers)
      text += (isFunction ? " +" : " -") + name;
    return text;
  }

private:
  ParseOptions asked;
  std::map<std::string, bool> answers;
};

} // namespace

std::unique_ptr<ast::Program> parseProgram(std::string file, std::string source,
                                           DiagnosticEngine &diagnostics,
                                           const ParseOptions &options) {
  if (source.size() > maxSourceSize) {
    SourceText none(std::move(file), "");
    diagnostics.error(none, {0, 0}, "the file is larger than 4 GiB",
                      "split it into several files");
    return nullptr;
  }
  if (looksLikeUtf16(source)) {
    SourceText none(std::move(file), "");
    diagnostics.error(none, {0, 0}, "the file is encoded as UTF-16",
                      "save it as UTF-8");
    return nullptr;
  }
  auto program =
      std::make_unique<ast::Program>(std::move(file), std::move(source));
  SourceText text(program->file, program->source);
  size_t errorsBefore = diagnostics.errorCount();
  const Premises premises(options);
  Parser(*program, text, diagnostics, premises.options()).parseFile();
  if (diagnostics.errorCount() == errorsBefore)
    resolveNames(*program, text, diagnostics, premises.options());
  if (diagnostics.errorCount() != errorsBefore)
    return nullptr;
  program->premises = premises.text();
  return program;
}

bool readsAlike(const ast::Program &program, const ParseOptions &options) {
  const Premises now(options);
  const std::string &then = program.premises;
  // The names that were asked for stand behind the variables.
  for (size_t mark = then.find_first_of("+-"); mark != std::string::npos;) {
    const size_t next = then.find_first_of("+-", mark + 1);
    const size_t end = next == std::string::npos ? then.size() : next - 1;
    if (options.isFunction)
      now.options().isFunction(then.substr(mark + 1, end - mark - 1));
    mark = next;
  }
  return now.text() == then;
}

bool isUnfinished(std::string source, const ParseOptions &options) {
  ast::Program program("", std::move(source));
  const SourceText text(program.file, program.source);
  DiagnosticEngine diagnostics;
  Parser parser(program, text, diagnostics, options);
  parser.parseFile();
  return parser.isUnfinished();
}

} // namespace runmat
