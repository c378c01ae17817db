//===- ToolMainTest.cpp - how tools end -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ToolMain.h"
#include "Worker.h"

#include <gtest/gtest.h>

#include <csignal>
#include <thread>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// In a process of its own.
[[noreturn]] void runTool(const std::function<int(OutputSink &)> &run) {
  CommandLine line;
  line.tool = "tool";
  std::exit(driver::runTool(
      line, run, [](OutputSink &sink) { sink.writeError("last words;"); }));
}

int ignoreAnInterrupt(OutputSink &sink) {
  sink.writeError("begun;");
  std::raise(SIGINT);
  std::this_thread::sleep_for(std::chrono::hours(1));
  return 0;
}

int takeSomeTime(OutputSink &) {
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  return 7;
}

TEST(ToolMainDeathTest, WhatDoesNotObeyAnInterruptHasLastWords) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(runTool(ignoreAnInterrupt),
              testing::ExitedWithCode(interruptedStatus),
              "begun;.*last words;");
}

TEST(ToolMainDeathTest, WithoutAnInterruptThereAreNoLastWords) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(runTool(takeSomeTime), testing::ExitedWithCode(7), "^$");
}

} // namespace
