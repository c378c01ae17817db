//===- Pager.h - long output, page by page ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_PAGER_H
#define RUNMAT_TOOLS_PROMPT_PAGER_H

#include "Interpreter/Output.h"

#include <cstdint>
#include <functional>

namespace runmat::driver {

/// Hands output on and waits for a key after each page: a blank shows another
/// one, Enter another line, and q drops the rest. Messages are never held.
class Pager final : public OutputSink {
public:
  /// `pageLines` are the lines of a page: 0 holds nothing, -1 stands for those
  /// of the terminal. `target` outlives it.
  Pager(OutputSink &target, std::function<int64_t()> pageLines)
      : target(target), pageLines(std::move(pageLines)) {}

  /// The next output begins a page.
  void restart();

  void write(std::string_view utf8) override;
  void writeError(std::string_view utf8) override { target.writeError(utf8); }
  void flush() override { target.flush(); }

private:
  int64_t linesOfPage() const;
  void ask(int64_t page);

  OutputSink &target;
  const std::function<int64_t()> pageLines;
  /// Lines of the page that were shown, and columns of the one that is begun.
  int64_t shown = 0, column = 0;
  bool isDropping = false;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_PAGER_H
