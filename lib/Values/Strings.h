//===- Strings.h - values as string arrays ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_STRINGS_H
#define RUNMAT_VALUES_STRINGS_H

#include "Values/Value.h"

namespace runmat {

/// What `string(value)` is: numbers with up to five digits, texts as they are.
StringArray toStringArray(const Value &value);

} // namespace runmat

#endif // RUNMAT_VALUES_STRINGS_H
