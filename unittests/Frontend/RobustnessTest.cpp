//===- RobustnessTest.cpp - huge and broken texts ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <ctime>

using namespace runmat;
using namespace runmat::test;

namespace {

std::string repeat(std::string_view part, size_t count) {
  std::string out;
  out.reserve(part.size() * count);
  for (size_t i = 0; i < count; ++i)
    out += part;
  return out;
}

void expectRoundTrip(const std::string &source) {
  std::string printed;
  EXPECT_TRUE(roundTrips(source, printed));
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RUNMAT_SLOW_CHECKS
#endif
#endif

// Sanitizers slow everything down: there the texts are a tenth as long.
#ifdef RUNMAT_SLOW_CHECKS
constexpr size_t scale = 10;
#else
constexpr size_t scale = 1;
#endif

constexpr size_t many = 100'000 / scale;

TEST(Robustness, LongChainsOfOperators) {
  expectRoundTrip("x = 1" + repeat(" + a", many) + ";");
  expectRoundTrip("x = 1" + repeat("^2", many) + ";");
  expectRoundTrip("x = 1" + repeat(":2", many) + ";");
  expectRoundTrip("x = y" + repeat("'", many) + ";");
  expectRoundTrip("x = 1" + repeat(" || a && b < c", many) + ";");
}

TEST(Robustness, LongChainsOfIndices) {
  expectRoundTrip("x = y" + repeat(".a", many) + ";");
  expectRoundTrip("x = y" + repeat("{end}", many) + ";");
  expectRoundTrip("x" + repeat(".a{1}", many) + " = 3;");
}

TEST(Robustness, ManyStatementsClausesAndFunctions) {
  expectRoundTrip(repeat("x = 1; hold on\n", many));
  expectRoundTrip("if a\n" + repeat("elseif b\n x;\n", many) + "end");
  std::string functions;
  for (size_t i = 0; i < many; ++i)
    functions += "function f" + std::to_string(i) + "\nx;\n";
  expectRoundTrip(functions);
}

TEST(Robustness, DeepNestingThatIsAccepted) {
  expectRoundTrip("x = " + repeat("(", 900) + "1" + repeat(")", 900) + ";");
  expectRoundTrip("x = " + repeat("[", 900) + "1" + repeat("]", 900) + ";");
  expectRoundTrip("x = " + repeat("@() ", 900) + "y;");
  expectRoundTrip("x = " + repeat("f(1 + ", 400) + "1" + repeat(")", 400));
  expectRoundTrip(repeat("if a\n", 900) + repeat("end\n", 900));
  std::string functions;
  for (size_t i = 0; i < 900; ++i)
    functions += "function f" + std::to_string(i) + "\n";
  expectRoundTrip(functions + repeat("end\n", 900));
}

void expectTooDeep(const std::string &source) {
  std::string errors = errorsOf(source);
  EXPECT_NE(errors.find("nested deeper than 1000 levels"), std::string::npos)
      << source.substr(0, 20) << ": " << errors.substr(0, 200);
  EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 1);
}

TEST(Robustness, DeepNestingOfExpressionsIsOneError) {
  expectTooDeep("x = " + repeat("(", 1000) + "1" + repeat(")", 1000));
  expectTooDeep("x = " + repeat("(", 10'000) + "1" + repeat(")", 10'000));
  for (std::string_view opener :
       {"(", "[", "{", "-", "2^-~+(", "@() ", "f(1, ", "f(a=", "c{", "x.("})
    expectTooDeep("x = " + repeat(opener, many) + "1;");
}

TEST(Robustness, DeepNestingOfBlocksIsOneError) {
  for (std::string_view opener : {"if a\n", "while a\n", "for a = b\n",
                                  "switch a\ncase 1\n", "try\n", "spmd\n"})
    expectTooDeep(repeat(opener, many));
  expectTooDeep(repeat("function f\n", many) + repeat("end\n", many));
}

TEST(Robustness, LineOfTenMegabytes) {
  constexpr size_t size = 10'000'000 / scale;
  expectRoundTrip("x = [" + repeat("1.25, ", size / 6) + "];");
  expectRoundTrip("x = '" + repeat("a", size) + "';");
  EXPECT_EQ(errorsOf("x = '" + repeat("a", size)),
            "1:5: this character array is not closed: no ' follows on its "
            "line\n");
  EXPECT_EQ(errorsOf("x = [" + repeat("1 ", size / 2) + "?];"),
            "1:" + std::to_string(size + 7) +
                ": expected a class name behind '?', got ']'\n");
}

/// Of the processor's own time: others may want it as well.
double secondsToParse(const std::string &source) {
  auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
  };
  double begin = now();
  parse(source);
  return now() - begin;
}

TEST(Robustness, TimeIsLinearInTheSize) {
  for (std::string_view part : {"x = a + b * c(1);\n", "[a, b] = f(c);\n",
                                "hold on\n", "if a, b, end\n", "% text\n"}) {
    double small = secondsToParse(repeat(part, 20'000 / scale));
    double large = secondsToParse(repeat(part, 200'000 / scale));
    EXPECT_LT(large, 40 * small + 0.2) << part;
  }
}

TEST(Robustness, EveryPrefixOfAProgramEndsInAResultOrErrors) {
  const std::string source =
      "function [a, b] = f(x, varargin)\narguments\n x (1,:) double = 3\nend\n"
      "a = [1 -2; 'b' \"c\"]'; b = {@(t) t.^2, x(end).y{:}};\n"
      "if a, hold on; elseif b, try, c; catch e, end, else, end\n"
      "switch x, case {1, 'a'}, otherwise, end %{ text\n"
      "parfor (i = 1:3, 2), s.(n)(i) = 0xFFu8; end\n"
      "[~, k] = max(x, Name=3); ! ls\nend\n";
  for (size_t length = 0; length <= source.size(); ++length) {
    DiagnosticEngine diagnostics;
    auto program = parseProgram("t.m", source.substr(0, length), diagnostics);
    EXPECT_EQ(program == nullptr, diagnostics.hasErrors()) << length;
  }
}

TEST(Robustness, DamagedProgramsEndInAResultOrErrors) {
  const std::string source =
      "x = [1 -2; f(3)']; y.a{end} = @(t) t' + x;\nfor i = 1:3 z(i) = 'a'; "
      "end\nif x, hold on, else y; end\nfunction r = g(v)\n r = v;\nend\n";
  using namespace std::string_view_literals;
  constexpr auto bytes = "()[]{}'\",;=.@?:+-*~&|<%!#\n\r\0\xFF aE3"sv;
  for (size_t at = 0; at < source.size(); ++at)
    for (char byte : bytes) {
      std::string damaged = source;
      damaged[at] = byte;
      DiagnosticEngine diagnostics;
      auto program = parseProgram("t.m", damaged, diagnostics);
      EXPECT_EQ(program == nullptr, diagnostics.hasErrors());
    }
}

/// How often a text of 20,000 numbers looks up while it is read.
int glancesAt(const std::string &before, const std::string &behind) {
  int glances = 0;
  ParseOptions options;
  options.whileReading = [&] { ++glances; };
  DiagnosticEngine diagnostics;
  EXPECT_NE(parseProgram("long.m", before + repeat("1 ", 20'000) + behind,
                         diagnostics, options),
            nullptr);
  return glances;
}

TEST(Robustness, ALongTextLooksUpWhileItIsReadAndItsNamesResolved) {
  constexpr int once = 20'000 / 4096;
  EXPECT_GE(glancesAt("x = [", "];"), 3 * once);
  // Whether targets or elements stand in the bracket is looked at first.
  EXPECT_GE(glancesAt("[", "];"), 4 * once);
}

TEST(Robustness, ReadingALongTextCanBeEnded) {
  int glances = 0;
  ParseOptions options;
  options.whileReading = [&] {
    if (++glances == 3)
      throw std::string("enough");
  };
  DiagnosticEngine diagnostics;
  EXPECT_THROW(parseProgram("long.m", "x = [" + repeat("1 ", 20'000) + "];",
                            diagnostics, options),
               std::string);
  EXPECT_EQ(glances, 3);
}

} // namespace
