//===- CommandSyntax.h - lines such as `hold on` ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_COMMANDSYNTAX_H
#define RUNMAT_FRONTEND_COMMANDSYNTAX_H

#include "Frontend/Lexer.h"

#include <string>
#include <vector>

namespace runmat {

/// Whether a statement that begins with a name, which is no variable and ends
/// at `offset`, reads as a command: a blank follows, then neither `(` nor `=`
/// nor an operator with blanks on both sides.
bool looksLikeCommand(const Lexer &lexer, uint32_t offset);

/// The words behind a command name.
struct CommandWords {
  /// Quotes removed, doubled ones undone.
  std::vector<std::string> words;
  /// Where the words end: a line end, `,`, `;` or `%`.
  uint32_t end = 0;
  /// A quote is not closed on the line; it stands at `end`.
  bool unterminated = false;
};

/// Splits what follows a command name that ends at `offset`.
CommandWords splitCommandWords(const Lexer &lexer, uint32_t offset);

} // namespace runmat

#endif // RUNMAT_FRONTEND_COMMANDSYNTAX_H
