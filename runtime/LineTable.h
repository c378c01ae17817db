//===- LineTable.h - the lines that code is of ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the line tables of DWARF 4 (section .debug_line, chapter 6.2 of the
// standard), which code has that is compiled with `debug`.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LINETABLE_H
#define RUNMAT_RUNTIME_LINETABLE_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// Code from `begin` to before `end`, of one line.
struct LineRange {
  uint64_t begin, end;
  std::string file; ///< Without its folder.
  uint64_t line;
};

/// The lines of a section in which addresses are final, in the order of the
/// table. What is damaged, or of another version, ends the list. Code of no
/// line counts as that of the line before.
std::vector<LineRange> readLineTable(std::string_view section);

} // namespace runmat

#endif // RUNMAT_RUNTIME_LINETABLE_H
