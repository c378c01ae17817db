//===- TextTable.h - text in columns ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_TEXTTABLE_H
#define RUNMAT_TOOLS_DRIVER_TEXTTABLE_H

#include <string>
#include <utility>
#include <vector>

namespace runmat::driver {

/// Rows of cells; each column is as wide as its widest cell.
class TextTable {
public:
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
  /// A line each row, behind `indent` and without blanks at its end.
  std::string text(const std::string &indent = "") const;

private:
  std::vector<std::vector<std::string>> rows;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_TEXTTABLE_H
