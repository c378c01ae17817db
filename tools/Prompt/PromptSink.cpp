//===- PromptSink.cpp - the output of what is run at a prompt ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PromptSink.h"

using namespace runmat::driver;

/// The bell moves nothing.
void PromptSink::note(std::string_view utf8) {
  while (utf8.ends_with('\a'))
    utf8.remove_suffix(1);
  if (!utf8.empty())
    isAtLineStart = utf8.back() == '\n';
}

void PromptSink::write(std::string_view utf8) {
  note(utf8);
  target.write(utf8);
}

void PromptSink::writeError(std::string_view utf8) {
  note(utf8);
  target.writeError(utf8);
}

void PromptSink::endLine() {
  if (!isAtLineStart)
    write("\n");
  target.flush();
}
