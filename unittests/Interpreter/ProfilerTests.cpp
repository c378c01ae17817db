//===- ProfilerTests.cpp - where programs spend their time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "Interpreter/ProfileReport.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace runmat;
using namespace runmat::test;

namespace {

constexpr const char *program = "profile on\n"
                                "x = 0;\n"
                                "for k = 1:3\n"
                                "  x = x + f(k);\n"
                                "end\n"
                                "profile off\n"
                                "x = f(9);\n"
                                "function y = f(n)\n"
                                "y = g(n);\n"
                                "y = y + 1;\n"
                                "end\n"
                                "function y = g(n)\n"
                                "if n > 1\n"
                                "  y = g(n - 1);\n"
                                "else\n"
                                "  pause(0.002);\n"
                                "  y = 1;\n"
                                "end\n"
                                "end\n";

ProfileReport profileOf(const std::string &text) {
  ProfileReport report;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.run(interpreter.load(parse(text), "."), true);
    report = reportOf(interpreter.profiler(), interpreter.modules());
  });
  return report;
}

const FunctionReport &functionOf(const ProfileReport &report,
                                 std::string_view name) {
  return *std::ranges::find(report.functions, name, &FunctionReport::name);
}

TEST(Profiler, callsAndLinesAreCounted) {
  const ProfileReport report = profileOf(program);
  ASSERT_EQ(report.functions.size(), 3u);
  const FunctionReport &script = functionOf(report, "test");
  EXPECT_EQ(script.lines.at(4).count, 3u);
  EXPECT_FALSE(script.lines.contains(7));
  const FunctionReport &f = functionOf(report, "test>f");
  EXPECT_EQ(f.calls, 3u);
  EXPECT_EQ(f.lines.at(9).count, 3u);
  const FunctionReport &g = functionOf(report, "test>g");
  EXPECT_EQ(g.calls, 6u);
  EXPECT_EQ(g.lines.at(16).count, 3u);
}

TEST(Profiler, timeIsOfTheFunctionThatTakesIt) {
  const ProfileReport report = profileOf(program);
  const FunctionReport &script = functionOf(report, "test"),
                       &f = functionOf(report, "test>f"),
                       &g = functionOf(report, "test>g");
  // Three pauses of 2 ms, in calls of g that are within another one, too.
  EXPECT_GE(g.total, 0.006);
  EXPECT_GE(g.self, 0.006);
  EXPECT_GE(f.total, g.total);
  EXPECT_LT(f.self, f.total - 0.005);
  EXPECT_GE(script.total, f.total);
  EXPECT_GE(script.lines.at(4).seconds, 0.006);
  // What stands in a loop is not the loop's.
  EXPECT_LT(script.lines.at(3).seconds, script.lines.at(4).seconds);
  EXPECT_EQ(report.functions.front().name, "test");
}

TEST(Profiler, anotherMeasurementBeginsAnew) {
  const std::string loop = "for k = 1:5\n  x = k;\nend\n";
  const ProfileReport fresh =
      profileOf("profile on\n" + loop + "profile on\n" + loop);
  EXPECT_EQ(functionOf(fresh, "test").lines.at(7).count, 5u);
  EXPECT_FALSE(functionOf(fresh, "test").lines.contains(3));
  const ProfileReport both =
      profileOf("profile on\n" + loop + "profile off\nprofile resume\n" + loop);
  EXPECT_EQ(functionOf(both, "test").lines.at(3).count, 5u);
  EXPECT_EQ(functionOf(both, "test").lines.at(8).count, 5u);
  EXPECT_TRUE(profileOf("profile on\n" + loop + "profile off\nprofile clear")
                  .functions.empty());
}

TEST(Profiler, aPageShowsTheSource) {
  const std::string page =
      pageOf(profileOf("profile on\nx = 1 < 2 && 3 > 2;\nprofile off"));
  EXPECT_NE(page.find("x = 1 &lt; 2 &amp;&amp; 3 &gt; 2;"), std::string::npos)
      << page;
  // It needs nothing else.
  EXPECT_EQ(page.find("src="), std::string::npos);
  EXPECT_EQ(page.find("http"), std::string::npos);
}

TEST(Profiler, HistoryHasTheOrderOfCalls) {
  const std::string calls =
      "f\np = profile('info');\n"
      "names = {p.FunctionTable.FunctionName};\n"
      "h = p.FunctionHistory;\n"
      "for k = 1:size(h, 2)\n"
      "fprintf('%d%s ', h(1, k), names{h(2, k)}(end))\nend\n"
      "s = profile('status'); disp(s.HistoryTracking)\n"
      "function f, g, g, end\nfunction g, end";
  EXPECT_EQ(outputOf("profile on -history\n" + calls),
            "0f 0g 1g 0g 1g 1f on\n");
  EXPECT_EQ(outputOf("profile on\n" + calls), "off\n");
}

TEST(Profiler, profile) {
  EXPECT_EQ(outputOf("profile status\nprofile on\nprofile status"),
            "The profiler is off.\nThe profiler is on.\n");
  EXPECT_EQ(outputOf("profile on\nx = 1;\np = profile('info');\n"
                     "t = p.FunctionTable;\nfprintf('%s %d %d %d', "
                     "t.FunctionName, t.NumCalls, "
                     "t.ExecutedLines(1, 1:2));"),
            "test 1 2 1");
  EXPECT_EQ(outputOf("profile report"),
            "The profiler has measured nothing. Switch it on with profile on, "
            "and run a program.\n");
  EXPECT_EQ(errorOf("profile nonsense"), "MATLAB:profile:unknownAction");
  EXPECT_EQ(errorOf("profile on -memory"), "MATLAB:profile:unknownOption");
  EXPECT_EQ(errorOf("profile off now"), "MATLAB:profile:tooManyArguments");
  EXPECT_EQ(errorOf("profile report /nowhere/at/all.html"),
            "MATLAB:profile:cannotWrite");
}

TEST(Profiler, profsave) {
  EXPECT_EQ(outputOf("d = tempname; profile on\nx = 1;\n"
                     "profsave(profile('info'), d)\n"
                     "t = fileread([d '/index.html']);\n"
                     "fprintf('%d', contains(t, 'x = 1;'));\n"
                     "delete([d '/index.html']); rmdir(d)"),
            "1");
  EXPECT_EQ(errorOf("profile on\np = profile('info');\nprofile on\n"
                    "profsave(p)"),
            "MATLAB:profsave:otherMeasurement");
}

} // namespace
