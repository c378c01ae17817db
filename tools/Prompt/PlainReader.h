//===- PlainReader.h - lines as the terminal gives them ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_PLAINREADER_H
#define RUNMAT_TOOLS_PROMPT_PLAINREADER_H

#include "KeyReader.h"
#include "LineReader.h"

namespace runmat::driver {

/// Reads a terminal whose output goes elsewhere, as in `runmat | tee log`: the
/// terminal itself shows and edits what is typed. Prompts go into a pipe, where
/// they keep their place in the output; a file gets none.
class PlainReader final : public LineReader {
public:
  PlainReader();

  Typed read(const std::string &prompt, std::string &line) override;
  void remember(const std::string &) override {}

private:
  KeyReader keys;
  int promptDescriptor;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_PLAINREADER_H
