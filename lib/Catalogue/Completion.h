//===- Completion.h - what may follow what was typed ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a user may go on with, from the records: names of functions, and in a
// call the words of its options and arguments.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_COMPLETION_H
#define RUNMAT_CATALOGUE_COMPLETION_H

#include "Catalogue/Catalogue.h"

#include <vector>

namespace runmat::catalogue {

/// The names of the language that begin with `prefix`, sorted.
std::vector<std::string_view> completions(std::string_view prefix);

/// The words that may stand at `place` (from 0) of a call and begin with
/// `prefix` in any case: options, names of options, and words that an argument
/// knows. Sorted, each once.
std::vector<std::string_view> completions(std::string_view prefix,
                                          const Record &record, int place);

/// 'ascend', 'descend'
std::string quotedList(const std::vector<std::string_view> &words);

} // namespace runmat::catalogue

#endif // RUNMAT_CATALOGUE_COMPLETION_H
