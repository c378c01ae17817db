//===- CallbackSink.h - output of functions called from C -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_CALLBACKSINK_H
#define RUNMAT_EMBEDDING_CALLBACKSINK_H

#include "Interpreter/Output.h"
#include "runmat/runmat.h"

namespace runmat::embedding {

/// Hands text on to the caller's function, or to the standard streams.
class CallbackSink final : public OutputSink {
public:
  void setOutput(runmat_output function, void *argument) {
    output = function;
    user = argument;
  }

  void write(std::string_view utf8) override { put(utf8, false); }
  void writeError(std::string_view utf8) override { put(utf8, true); }
  void flush() override;

private:
  void put(std::string_view utf8, bool isError);

  runmat_output output = nullptr;
  void *user = nullptr;
};

} // namespace runmat::embedding

#endif // RUNMAT_EMBEDDING_CALLBACKSINK_H
