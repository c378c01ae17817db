//===- CallbackSink.cpp - output of functions called from C -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/CallbackSink.h"

#include <cstdio>

using namespace runmat::embedding;

void CallbackSink::put(std::string_view utf8, bool isError) {
  if (utf8.empty())
    return;
  if (output)
    output(user, utf8.data(), utf8.size(), isError);
  else
    std::fwrite(utf8.data(), 1, utf8.size(), isError ? stderr : stdout);
}

void CallbackSink::flush() {
  if (!output)
    std::fflush(stdout);
}
