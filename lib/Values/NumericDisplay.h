//===- NumericDisplay.h - numbers in columns --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_NUMERICDISPLAY_H
#define RUNMAT_VALUES_NUMERICDISPLAY_H

#include "Values/Display.h"

namespace runmat {

/// The rows of a non-empty array of numbers or logicals, each page under
/// `name(:,:,k) =` when there are several; each line ends in a newline.
std::string numericRows(std::string_view name, const Value &value,
                        const DisplayFormat &format);

/// One number as it stands in a cell or a field: `3.1416`, `5`, `1.0000e-05`.
std::string inlineNumber(const Value &value, int64_t index,
                         const DisplayFormat &format);

} // namespace runmat

#endif // RUNMAT_VALUES_NUMERICDISPLAY_H
