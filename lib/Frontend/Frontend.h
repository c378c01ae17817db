//===- Frontend.h - from source text to a resolved tree ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one entry of the frontend: lexer, parser and name resolution in a call.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_FRONTEND_H
#define RUNMAT_FRONTEND_FRONTEND_H

#include "Frontend/AST.h"
#include "Support/Diagnostics.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// What the frontend cannot see in the text. The defaults suit a file that runs
/// in a workspace of its own.
struct ParseOptions {
  /// Names that are variables when the statements start: those of the
  /// workspace of a prompt, of `eval`, or of the caller of a script. They take
  /// the first slots of `Program::script` in this order, and make
  /// `name -1` an expression instead of a command.
  std::vector<std::string> variables;

  /// The statements run in a workspace that others share (prompt, `eval`, a
  /// script called by a function): every variable is observable, and a name
  /// that is not assigned in the text may still be a variable.
  bool sharedWorkspace = false;

  /// The statements run at once: `variables` are all that there are. Where the
  /// other names of the text are all functions, and it makes no variable by
  /// name, none of them is taken for a variable.
  bool runsAtOnce = false;

  /// Tells which names are functions. Where names may come to be at run time it
  /// decides which call an `end` looks through: `x(min(end, 3))`. May be empty.
  std::function<bool(std::string_view)> isFunction;

  /// Called from time to time while a text is read; what it throws ends that.
  /// May be empty.
  std::function<void()> whileReading;
};

/// Parses and resolves one text: a script, a function file, or a snippet for
/// the prompt or `eval`. `file` is the name shown in messages.
///
/// Returns null when an error was reported to `diagnostics`, never a partial
/// tree; several errors are found in one run. Warnings leave the tree valid.
/// Does not throw for any text, but what `whileReading` throws.
std::unique_ptr<ast::Program> parseProgram(std::string file, std::string source,
                                           DiagnosticEngine &diagnostics,
                                           const ParseOptions &options = {});

/// Whether the text of a program would be read as it was where `options` hold.
bool readsAlike(const ast::Program &program, const ParseOptions &options);

/// Whether the text is the beginning of a program, and more lines could make it
/// whole: a block, a matrix or a block comment is open, or the last line ends
/// in `...`. A text with an error is not.
bool isUnfinished(std::string source, const ParseOptions &options = {});

} // namespace runmat

#endif // RUNMAT_FRONTEND_FRONTEND_H
