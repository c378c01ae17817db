//===- Scanning.h - values from text by a format ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_SCANNING_H
#define RUNMAT_BUILTINS_SCANNING_H

#include "Values/Value.h"

namespace runmat::builtins {

struct ScanResult {
  Value values;
  int conversions = 0;
  /// Code units of the text that were used.
  size_t consumed = 0;
};

/// What sscanf and fscanf give; `size` is undefined when none is given.
ScanResult scanText(const std::u16string &text, const std::string &format,
                    const Value &size);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_SCANNING_H
