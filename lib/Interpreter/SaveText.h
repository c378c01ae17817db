//===- SaveText.h - variables as rows of numbers ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_SAVETEXT_H
#define RUNMAT_INTERPRETER_SAVETEXT_H

#include "Interpreter/LoadSave.h"

namespace runmat {

/// How save -ascii writes a number.
struct NumberForm {
  bool hasAllDigits = false; ///< 16 behind the point instead of 7
  bool hasTabs = false;      ///< between columns instead of blanks
};

/// What save -ascii writes: the rows of each matrix, of chars their codes.
/// Leaves out what is no matrix of numbers, and imaginary parts, with a warning
/// for each.
std::string textOfVariables(const std::vector<NamedValue> &variables,
                            const NumberForm &form, Interpreter &interpreter);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_SAVETEXT_H
