//===- Pager.cpp - long output, page by page --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Pager.h"
#include "TerminalSize.h"

#include "Builtins/TerminalKeys.h"

#include <algorithm>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

static constexpr std::string_view question = "--more--";

void Pager::restart() {
  shown = column = 0;
  isDropping = false;
}

int64_t Pager::linesOfPage() const {
  const int64_t lines = ::isatty(STDOUT_FILENO) ? pageLines() : 0;
  return lines < 0 ? std::max(1, terminalSize().rows - 1) : lines;
}

/// A key that comes as soon as the question is shown must not be shown itself.
void Pager::ask(int64_t page) {
  TerminalKeys keys;
  target.write(question);
  target.flush();
  for (char key = ' '; shown >= page && !isDropping;) {
    key = keys.next();
    isDropping = key == 'q' || key == 'Q' || key == 0;
    if (key == ' ')
      shown = 0;
    else if (key == '\n' || key == '\r')
      shown = page - 1;
  }
  target.write("\r" + std::string(question.size(), ' ') + "\r");
}

/// Line by line, since a page may end behind each.
void Pager::write(std::string_view utf8) {
  while (!utf8.empty() && !isDropping) {
    const int64_t page = linesOfPage();
    if (page == 0)
      return target.write(utf8);
    if (shown >= page && column == 0)
      ask(page);
    if (isDropping)
      return;
    const size_t end = utf8.find('\n');
    const std::string_view line =
        utf8.substr(0, end == std::string_view::npos ? end : end + 1);
    target.write(line);
    utf8.remove_prefix(line.size());
    column += int64_t(
        std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }));
    if (end == std::string_view::npos)
      continue;
    // What is wider than the terminal takes several of its lines.
    shown += 1 + std::max<int64_t>(0, column - 2) / terminalSize().columns;
    column = 0;
  }
}
