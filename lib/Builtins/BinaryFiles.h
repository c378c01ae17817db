//===- BinaryFiles.h - numbers in files -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_BINARYFILES_H
#define RUNMAT_BUILTINS_BINARYFILES_H

#include "Values/Value.h"

#include <cstdio>

namespace runmat::builtins {

/// What a precision such as 'int16', '*int16', 'int16=>single' or
/// '40*uint8=>char' names.
struct Precision {
  ElementClass stored = ElementClass::UInt8;
  ElementClass result = ElementClass::Double;
  /// 'char': characters in UTF-8, however many bytes each has.
  bool isCharacters = false;
  /// How many elements come between two gaps.
  int64_t group = 1;
};
/// Throws MATLAB:FileIO:InvalidPrecision.
Precision readPrecision(const std::string &text);

/// Whether one of the machine formats of the catalogue puts high bytes first.
bool isBigEndian(const Value &format);

/// How elements lie in a file.
struct BinaryLayout {
  Precision precision;
  int64_t gap = 0; ///< bytes left out beside each group
  bool bigEndian = false;
};

/// At most `most` elements of the stored class, as a column.
ArrayRef readElements(std::FILE *stream, const BinaryLayout &layout,
                      int64_t most);
/// Writes the elements of a real array, a gap before each group; the number of
/// those that were written.
int64_t writeElements(std::FILE *stream, const BinaryLayout &layout,
                      const Value &values);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_BINARYFILES_H
