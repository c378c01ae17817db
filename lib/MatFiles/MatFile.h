//===- MatFile.h - MAT-files, version 5 to 7 --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The format is The MathWorks' "MAT-File Format" (level 5). Version 7 is the
// same with compressed variables. Numbers, logical, char, cells and structs can
// be stored.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_MATFILES_MATFILE_H
#define RUNMAT_MATFILES_MATFILE_H

#include "Values/Value.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace runmat {

/// A variable of a MAT-file.
using NamedValue = std::pair<std::string, Value>;

/// Whether the text of a file begins as a MAT-file does.
bool isMatFile(std::string_view contents);

/// Which variables of a file are read.
struct MatFileRequest {
  /// Says of a name whether it is wanted; null: all are. What is not wanted may
  /// be of any class.
  std::function<bool(std::string_view)> wants;
  /// Told of wanted variables of a class that this program lacks, which are
  /// left out; null: they are errors.
  std::function<void(const Error &)> leftOut;
};

/// The wanted variables of a MAT-file in its order. Throws
/// MATLAB:load:corruptFile for what is cut short or damaged, and
/// MATLAB:load:unsupportedClass for what this program has no class for.
std::vector<NamedValue> readMatFile(std::string_view contents,
                                    const MatFileRequest &request = {});

/// The file with these variables; what it holds can be read again. Throws an
/// error that names the variable for a value that MAT-files cannot hold, such
/// as MATLAB:save:unsupportedClass.
std::string writeMatFile(const std::vector<NamedValue> &variables,
                         bool compressed);

} // namespace runmat

#endif // RUNMAT_MATFILES_MATFILE_H
