//===- Output.h - where a program's output goes -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_OUTPUT_H
#define RUNMAT_INTERPRETER_OUTPUT_H

#include <string>
#include <string_view>

namespace runmat {

/// Takes what a program prints. The driver writes to the standard streams;
/// tests and `evalc` collect.
class OutputSink {
public:
  virtual ~OutputSink() = default;
  virtual void write(std::string_view utf8) = 0;
  virtual void writeError(std::string_view utf8) = 0;
  virtual void flush() {}
};

/// Collects both streams in one text.
class CollectingSink final : public OutputSink {
public:
  void write(std::string_view utf8) override { text += utf8; }
  void writeError(std::string_view utf8) override { text += utf8; }

  std::string text;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_OUTPUT_H
