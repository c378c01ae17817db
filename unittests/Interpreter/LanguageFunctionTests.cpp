//===- LanguageFunctionTests.cpp - functions of the workspace ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One test for each function that reads or changes variables by name, runs text
// or ends the program, under its name.
//===----------------------------------------------------------------------===//
#include "Harness.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

using namespace runmat;
using namespace runmat::test;

namespace {

TEST(LanguageFunction, assignin) {
  EXPECT_EQ(outputOf("f(); fprintf('%d', made);\n"
                     "function f(), assignin('base', 'made', 9); end"),
            "9");
  EXPECT_EQ(outputOf("g();\nfunction g(), x = 1; f(); fprintf('%d', x); end\n"
                     "function f(), assignin('caller', 'x', 5); end"),
            "5");
  EXPECT_EQ(errorOf("assignin('nowhere', 'x', 1)"), "MATLAB:workspace");
}

TEST(LanguageFunction, clear) {
  EXPECT_EQ(outputOf("a = 1; b = 2; clear a;"
                     "fprintf('%d%d', exist('a'), exist('b'));"),
            "01");
  EXPECT_EQ(outputOf("a = 1; b = 2; clear;"
                     "fprintf('%d%d', exist('a'), exist('b'));"),
            "00");
  EXPECT_EQ(outputOf("ab = 1; b = 2; clear('a*');"
                     "fprintf('%d%d', exist('ab'), exist('b'));"),
            "01");
  EXPECT_EQ(outputOf("global g\ng = 4; clear all\nglobal g\n"
                     "fprintf('%d', isempty(g));"),
            "1");
}

TEST(LanguageFunction, clearvars) {
  EXPECT_EQ(outputOf("a = 1; b = 2; clearvars a;"
                     "fprintf('%d%d', exist('a'), exist('b'));"),
            "01");
  EXPECT_EQ(outputOf("a = 1; b = 2; clearvars -except a\n"
                     "fprintf('%d%d', exist('a'), exist('b'));"),
            "10");
}

TEST(LanguageFunction, eval) {
  EXPECT_EQ(outputOf("eval('x = 3;'); fprintf('%d', x);"), "3");
  EXPECT_EQ(outputOf("fprintf('%d', eval('1 + 2'));"), "3");
  EXPECT_EQ(outputOf("eval('error(''a:b'', ''no'')', 'x = 7;');"
                     "fprintf('%d %s', x, lasterr());"),
            "7 no");
}

TEST(LanguageFunction, evalc) {
  EXPECT_EQ(outputOf("t = evalc('fprintf(''in'')'); fprintf('<%s>', t);"),
            "<in>");
}

TEST(LanguageFunction, evalin) {
  EXPECT_EQ(outputOf("x = 3; f();\nfunction f(), "
                     "fprintf('%d', evalin('base', 'x')); end"),
            "3");
}

/// The status with which the text leaves the program; -1 when it goes on.
int statusOf(const std::string &text) {
  int status = -1;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    try {
      interpreter.run(interpreter.load(parse(text), "."), true);
    } catch (const ExitRequest &request) {
      status = request.status;
    }
  });
  return status;
}

TEST(LanguageFunction, exit) {
  EXPECT_EQ(statusOf("exit(3); error('not here')"), 3);
  EXPECT_EQ(statusOf("try, exit; catch, exit(1), end"), 0);
}
TEST(LanguageFunction, quit) {
  EXPECT_EQ(statusOf("quit(4); error('not here')"), 4);
  EXPECT_EQ(statusOf("quit force"), 0);
}

constexpr const char *caughtAndRaised =
    "try, try, error('a:b', 'no %d', 1); catch e, ";

TEST(LanguageFunction, rethrow) {
  const RunResult result = runText(
      std::string(caughtAndRaised) +
      "rethrow(e); end, catch f, fprintf('%s|%s', f.identifier, f.message); "
      "rethrow(f); end");
  EXPECT_EQ(result.output, "a:b|no 1");
  EXPECT_EQ(result.identifier, "a:b");
  EXPECT_NE(errorOf("rethrow(5)"), "");
}
TEST(LanguageFunction, throw) {
  EXPECT_EQ(errorOf("throw(MException('a:b', 'no'))"), "a:b");
}

TEST(LanguageFunction, run) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("runmat_language_run_" + std::to_string(getpid()) + ".m");
  std::ofstream(file) << "made = given + 1;\n";
  EXPECT_EQ(
      outputOf("given = 4; run('" + file.string() + "'); fprintf('%d', made);"),
      "5");
  std::filesystem::remove(file);
  EXPECT_NE(errorOf("run('" + file.string() + "');"), "");
}

TEST(LanguageFunction, str2func) {
  EXPECT_EQ(outputOf("f = str2func('@(x) x + 1'); fprintf('%d', f(2));"), "3");
  EXPECT_EQ(outputOf("f = str2func('max'); fprintf('%d', f([1 7 2]));"), "7");
}

TEST(LanguageFunction, who) {
  EXPECT_EQ(outputOf("a = 1; b = 2; n = who; fprintf('%s ', n{:});"), "a b ");
  EXPECT_EQ(outputOf("a1 = 1; b1 = 2; who a*"),
            "\nYour variables are:\n\na1  \n\n");
}

} // namespace
