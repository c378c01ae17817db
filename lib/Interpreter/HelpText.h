//===- HelpText.h - what a program's own text says of it --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_HELPTEXT_H
#define RUNMAT_INTERPRETER_HELPTEXT_H

#include <string>
#include <string_view>

namespace runmat {

/// The comment that explains the function whose keyword stands at `begin`: the
/// one that follows its first line or, where none does, the one above it.
/// Without the signs of comments; empty when there is none.
std::string functionComment(std::string_view source, size_t begin);

/// The comment that explains a file: that of its first function when the file
/// begins with one, else the first comment.
std::string fileComment(std::string_view source);

/// `y = f(x)`: the first line of the function whose keyword stands at `begin`.
std::string functionCall(std::string_view source, size_t begin);

/// The lines broken between words where they are longer than so many columns.
std::string wrapped(std::string_view text, size_t width);

/// One line on a keyword, with its form; empty for other words.
std::string_view keywordHelp(std::string_view word);

/// Without blanks at both ends.
std::string_view withoutBlanks(std::string_view text);

/// `text` without its first line, which is returned, its end excluded.
std::string_view takeLine(std::string_view &text);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_HELPTEXT_H
