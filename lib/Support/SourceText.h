//===- SourceText.h - lines and columns of a source text --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps byte offsets to what a reader of a message needs: the line, the column
// in characters, and the text of the line. LF, CR LF and a lone CR end a line.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_SUPPORT_SOURCETEXT_H
#define RUNMAT_SUPPORT_SOURCETEXT_H

#include "Support/SourceRange.h"

#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// Position as shown to a reader, both counted from 1. The column counts code
/// points, not bytes.
struct LineColumn {
  uint32_t line = 1;
  uint32_t column = 1;
};

/// A named text with its line table. It does not own the text, which must
/// outlive it.
class SourceText {
public:
  SourceText(std::string file, std::string_view text);

  const std::string &file() const { return name; }
  std::string_view text() const { return content; }

  /// Line and column of a byte offset; offsets past the end count as the end.
  LineColumn position(uint32_t offset) const;

  /// Text of line `line` (from 1) without its line end.
  std::string_view lineText(uint32_t line) const;

  /// Byte offset of the first character of line `line` (from 1).
  uint32_t lineBegin(uint32_t line) const;

private:
  std::string name;
  std::string_view content;
  std::vector<uint32_t> lineStarts;
};

} // namespace runmat

#endif // RUNMAT_SUPPORT_SOURCETEXT_H
