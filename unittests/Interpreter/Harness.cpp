//===- Harness.cpp - runs program text in tests -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <pthread.h>

using namespace runmat;

void test::onLargeStack(const std::function<void()> &action) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, size_t(256) << 20);
  pthread_t thread;
  auto run = [](void *argument) -> void * {
    (*static_cast<const std::function<void()> *>(argument))();
    return nullptr;
  };
  pthread_create(&thread, &attributes, run,
                 const_cast<std::function<void()> *>(&action));
  pthread_attr_destroy(&attributes);
  pthread_join(thread, nullptr);
}

std::unique_ptr<ast::Program> test::parse(const std::string &text) {
  DiagnosticEngine diagnostics;
  auto program = parseProgram("test.m", text, diagnostics);
  if (!program)
    throw Error("test:parse", diagnostics.render());
  return program;
}

test::RunResult test::runText(const std::string &text) {
  RunResult result;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    try {
      interpreter.run(interpreter.load(parse(text), "."), true);
    } catch (const Error &error) {
      result.failed = true;
      result.identifier = error.identifier;
      result.message = error.message;
    }
    interpreter.endProgram();
    result.output = sink.text;
  });
  return result;
}

std::string test::outputOf(const std::string &text) {
  RunResult result = runText(text);
  return result.failed ? result.identifier + ": " + result.message
                       : result.output;
}

std::string test::errorOf(const std::string &text) {
  return runText(text).identifier;
}
