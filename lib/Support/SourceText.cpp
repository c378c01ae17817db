//===- SourceText.cpp - lines and columns of a source text ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/SourceText.h"

#include "Support/Utf8.h"

#include <algorithm>

namespace runmat {

SourceText::SourceText(std::string file, std::string_view text)
    : name(std::move(file)), content(text), lineStarts{0} {
  for (size_t at = 0; at < text.size(); ++at) {
    bool crlf =
        text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
    if (text[at] == '\n' || (text[at] == '\r' && !crlf))
      lineStarts.push_back(static_cast<uint32_t>(at + 1));
  }
}

LineColumn SourceText::position(uint32_t offset) const {
  offset = std::min<uint32_t>(offset, static_cast<uint32_t>(content.size()));
  auto after = std::upper_bound(lineStarts.begin(), lineStarts.end(), offset);
  auto line = static_cast<uint32_t>(after - lineStarts.begin());
  uint32_t begin = lineStarts[line - 1];
  size_t before = countCodePoints(content.substr(begin, offset - begin));
  return {line, static_cast<uint32_t>(before + 1)};
}

uint32_t SourceText::lineBegin(uint32_t line) const {
  return lineStarts[line - 1];
}

std::string_view SourceText::lineText(uint32_t line) const {
  uint32_t begin = lineStarts[line - 1];
  size_t end = line < lineStarts.size() ? lineStarts[line] : content.size();
  while (end > begin && (content[end - 1] == '\n' || content[end - 1] == '\r'))
    --end;
  return content.substr(begin, end - begin);
}

} // namespace runmat
