//===- TextMapping.h - texts in the kind they came in -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_TEXTMAPPING_H
#define RUNMAT_BUILTINS_TEXTMAPPING_H

#include "Values/Value.h"

#include <functional>

namespace runmat::builtins {

/// The function applied to a char row, each row of a char matrix, each text of
/// a cell or each string; the result is of the same kind.
Value mapTexts(const Value &value,
               const std::function<std::string(const std::string &)> &function);

/// One text for each element of `prototype`, a cell or string array; strings
/// when asked for.
Value textsLike(const Value &prototype, const std::vector<std::string> &texts,
                bool asStrings);

/// A 1xN cell of char rows, or a 1xN string array.
Value textRow(const std::vector<std::string> &texts, bool asStrings);

/// A char matrix whose rows are padded with blanks to one length.
Value charMatrix(const std::vector<std::string> &rows);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_TEXTMAPPING_H
