//===- DebuggerTests.cpp - programs that stop -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "Interpreter/Debugger.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Gives texts one after another.
class ScriptedReader final : public DebugReader {
public:
  explicit ScriptedReader(std::vector<std::string> texts)
      : texts(std::move(texts)) {}
  std::optional<std::string> read(Frame &, const UnfinishedTest &) override {
    return next < texts.size() ? std::optional(texts[next++]) : std::nullopt;
  }
  bool givesUpAtEnd() const override { return false; }

  const std::vector<std::string> texts;
  size_t next = 0;
};

/// A hook that takes no statement and counts how often it is asked.
class CountingHook final : public UnitHook {
public:
  int asked = 0, forgotten = 0;
  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  void unloaded(Module &) override { ++forgotten; }
  Outcome enter(Frame &, const ast::Block &, size_t) override {
    ++asked;
    return NotTaken();
  }
};

class Debugging : public testing::Test {
protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() /
             ("runmat_debugger_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "f.m") << "function y = f(n)\n"
                                     "y = 0;\n"
                                     "for k = 1:n\n"
                                     "  y = y + g(k);\n"
                                     "end\n"
                                     "end\n"
                                     "\n"
                                     "function z = g(k)\n"
                                     "z = 2 * k;\n"
                                     "end\n";
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  /// What a program prints that stops and is told these texts. Those that are
  /// left over are an error.
  std::string session(const std::string &program,
                      std::vector<std::string> texts) {
    std::string output;
    onLargeStack([&] {
      CollectingSink sink;
      Interpreter interpreter(sink);
      interpreter.searchPath().add({folder.string()}, false);
      interpreter.setHook(&hook);
      ScriptedReader reader(std::move(texts));
      interpreter.debugger().setReader(&reader);
      try {
        interpreter.run(interpreter.load(parse(program), "."), true);
      } catch (const Error &error) {
        sink.write(interpreter.renderError(error));
      } catch (const DebugQuit &quit) {
        sink.write("quit " + std::to_string(quit.remaining) + "\n");
      }
      EXPECT_EQ(reader.next, reader.texts.size()) << sink.text;
      output = sink.text;
    });
    return output;
  }

  std::filesystem::path folder;
  CountingHook hook;
};

TEST_F(Debugging, dbstop) {
  EXPECT_EQ(session("dbstop in f at 4\nfprintf('%d', f(1));",
                    {"fprintf('<%d>', k)", "y = 40;", "dbcont"}),
            "4     y = y + g(k);\n<1>42");
  EXPECT_EQ(session("dbstop in f at 4 if k == 3\nfprintf('%d', f(3));",
                    {"fprintf('<%d>', k)", "dbcont"}),
            "4     y = y + g(k);\n<3>12");
  EXPECT_EQ(
      session("dbstop('in', 'f', 'at', 'g')\nfprintf('%d', f(1));", {"dbcont"}),
      "9   z = 2 * k;\n2");
}

TEST_F(Debugging, aConditionThatFailsStops) {
  const std::string text =
      session("dbstop in f at 2 if nothing > 1\nf(1);", {"dbcont"});
  EXPECT_NE(text.find("The condition 'nothing > 1' of the breakpoint at line 2 "
                      "of f cannot be evaluated"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("2   y = 0;"), std::string::npos) << text;
}

TEST_F(Debugging, aLineWithoutStatementMoves) {
  EXPECT_EQ(session("dbstop in f at 5\ndbstop in f at 1\ndbstatus", {}),
            "Breakpoints for f are on lines 2, 9.\n");
}

TEST_F(Debugging, anAnonymousFunctionIsNoPlaceToStop) {
  std::ofstream(folder / "h.m") << "function y = h(x)\n"
                                   "f = @(v) ...\n"
                                   "    v + 1;\n"
                                   "y = f(x);\n"
                                   "end\n";
  EXPECT_EQ(
      session("dbstop in h at 3\ndbstatus\nfprintf('%d', h(1));", {"dbcont"}),
      "Breakpoint for h is on line 4.\n4   y = f(x);\n2");
}

TEST_F(Debugging, placesThatDoNotExist) {
  const auto identifier = [&](const std::string &command) {
    return session("try, " + command +
                       "\ncatch e, fprintf('%s', e.identifier)"
                       "\nend",
                   {});
  };
  EXPECT_EQ(identifier("dbstop in none at 1"), "MATLAB:debugger:fileNotFound");
  EXPECT_EQ(identifier("dbstop in sin"), "MATLAB:debugger:fileNotFound");
  EXPECT_EQ(identifier("dbstop in f at 11"), "MATLAB:dbstop:noSuchLine");
  EXPECT_EQ(identifier("dbstop in f at 0"), "MATLAB:dbstop:noSuchLine");
  EXPECT_EQ(identifier("dbstop in f at h"), "MATLAB:dbstop:noSuchLine");
  EXPECT_EQ(identifier("dbstop in f at 10"), "MATLAB:dbstop:noStatement");
  EXPECT_EQ(identifier("dbstop in f at"), "MATLAB:dbstop:missingArgument");
  EXPECT_EQ(identifier("dbstop in f at 4 5"), "MATLAB:dbstop:tooManyArguments");
  EXPECT_EQ(identifier("dbstop if naninf a:b"),
            "MATLAB:dbstop:tooManyArguments");
  EXPECT_EQ(identifier("dbstop if never"), "MATLAB:dbstop:badCondition");
}

TEST_F(Debugging, dbclear) {
  EXPECT_EQ(session("dbstop in f at 4\ndbstop in f at 2\ndbstop if error\n"
                    "dbclear in f at 4\ndbstatus\ndbclear if error\ndbstatus\n"
                    "dbclear in f\ndbstatus\ndbstop if warning\ndbclear all\n"
                    "dbstatus",
                    {}),
            "Breakpoint for f is on line 2.\nStop if error.\n"
            "Breakpoint for f is on line 2.\n");
}

TEST_F(Debugging, dbstatus) {
  EXPECT_EQ(session("dbstop in f at 4 if n > 1\ndbstop if error a:b\n"
                    "s = dbstatus;\ndbclear all\ndbstop(s)\ndbstatus\n"
                    "fprintf('%s %d %s %s', s(1).name, s(1).line, "
                    "s(1).expression{1}, s(2).identifier{1});",
                    {}),
            "Breakpoint for f is on line 4 if n > 1.\nStop if error a:b.\n"
            "f 4 n > 1 a:b");
}

TEST_F(Debugging, dbstep) {
  EXPECT_EQ(session("dbstop in f\nf(2);",
                    {"dbstep", "dbstep", "dbstep", "dbclear all", "dbcont"}),
            "2   y = 0;\n3   for k = 1:n\n4     y = y + g(k);\n"
            "5   end\n");
  EXPECT_EQ(
      session("dbstop in f\nf(1);", {"dbstep 2", "dbstep in", "dbstep out"}),
      "2   y = 0;\n4     y = y + g(k);\n9   z = 2 * k;\n5   end\n");
}

TEST_F(Debugging, aStepStopsAtTheEndsOfLoopsAndFunctions) {
  EXPECT_EQ(session("dbstop in f at 4\ny = f(2);",
                    {"dbstep", "dbstep", "dbstep", "dbstep", "y = 7;", "dbstep",
                     "fprintf('%d', y)"}),
            "4     y = y + g(k);\n5   end\n4     y = y + g(k);\n5   end\n"
            "End of function f.\nEnd of script test.\n7");
  EXPECT_EQ(session("keyboard\nfor i = 1:2, d = i; e = d; end\nx = 1;",
                    {"dbstep", "dbstep", "dbcont"}),
            "2   for i = 1:2, d = i; e = d; end\n3   x = 1;\n");
}

TEST_F(Debugging, aStepBehindReturnLeavesTheFunction) {
  std::ofstream(folder / "r.m")
      << "function r\nfor k = 1:3\n  if k == 2, return, end\nend\nend\n";
  EXPECT_EQ(session("dbstop in r at 3\nr\nx = 1;",
                    {"dbclear all", "dbstep", "dbstep", "dbstep", "dbcont"}),
            "3     if k == 2, return, end\n4   end\n"
            "3     if k == 2, return, end\n3   x = 1;\n");
}

TEST_F(Debugging, naninf) {
  // Where a value arises, once a statement, and not what has been so before.
  EXPECT_EQ(session("dbstop if naninf\na = 0;\nb = 1 / a + 1;\nc = {b};\n"
                    "d = single([1 0]) ./ single([0 2]);\nx = log(a);\n"
                    "y = sum([b 1]) > 2;",
                    {"dbcont", "dbcont", "dbcont", "dbcont"}),
            "3   b = 1 / a + 1;\n5   d = single([1 0]) ./ single([0 2]);\n"
            "6   x = log(a);\n7   y = sum([b 1]) > 2;\n");
  EXPECT_EQ(session("dbstop if infnan\ndbstatus\ndbclear if naninf\n"
                    "dbstatus\nx = 1 / 0;",
                    {}),
            "Stop if naninf.\n");
}

TEST_F(Debugging, noUnitHidesAValue) {
  session("dbstop if naninf\nx = 1;\ny = 2;", {});
  EXPECT_EQ(hook.asked, 1);
}

TEST_F(Debugging, aStepOutStopsInTheCaller) {
  EXPECT_EQ(session("dbstop in f at g\ny = f(2);\nfprintf('%d', y);",
                    {"dbclear all", "dbstep out", "dbstep out", "dbcont"}),
            "9   z = 2 * k;\n5   end\n"
            "3   fprintf('%d', y);\n6");
}

TEST_F(Debugging, dbcont) {
  EXPECT_EQ(session("keyboard\nfprintf('on')", {"fprintf('a')", "dbcont"}),
            "aon");
}

TEST_F(Debugging, keyboard) {
  EXPECT_EQ(
      session("x = 1;\nkeyboard\nfprintf('%d', x);", {"x = 5;", "dbcont"}),
      "5");
  // The end of the commands lets the program go on, which stops no more.
  EXPECT_EQ(session("keyboard\nfprintf('a')\nkeyboard\nfprintf('b')", {}),
            "ab");
}

TEST_F(Debugging, dbquit) {
  EXPECT_EQ(session("dbstop in f at 4\nfprintf('%d', f(1));", {"dbquit"}),
            "4     y = y + g(k);\nquit 0\n");
  // A program that is run where another one is stopped.
  EXPECT_EQ(session("dbstop in f at 4\nfprintf('%d', f(1));",
                    {"f(2);", "dbquit", "fprintf('%d', n)", "dbcont"}),
            "4     y = y + g(k);\n4     y = y + g(k);\n12");
  EXPECT_EQ(session("dbstop in f at 4\nfprintf('%d', f(1));",
                    {"f(2);", "dbquit all"}),
            "4     y = y + g(k);\n4     y = y + g(k);\nquit 0\n");
}

TEST_F(Debugging, dbup) {
  EXPECT_EQ(session("base = 7;\ndbstop in f at g\nf(1);",
                    {"dbup", "fprintf('%d\\n', n)", "dbup",
                     "fprintf('%d\\n', base)", "dbup", "dbcont"}),
            "9   z = 2 * k;\nIn workspace belonging to f (line 4).\n1\n"
            "In workspace belonging to test (line 3).\n7\n"
            "prompt:1:1: error: dbup: this is the outermost workspace already."
            "\n  dbup\n  ^~~~\n");
}

TEST_F(Debugging, dbdown) {
  EXPECT_EQ(session("dbstop in f at g\nf(1);",
                    {"dbup 2", "dbdown", "fprintf('%d\\n', n)", "dbcont"}),
            "9   z = 2 * k;\nIn workspace belonging to test (line 2).\n"
            "In workspace belonging to f (line 4).\n1\n");
}

TEST_F(Debugging, dbstack) {
  EXPECT_EQ(session("h;\nfunction h, dbstack, end", {}),
            "> In test>h (line 2)\n  In test (line 1)\n");
  EXPECT_EQ(session("dbstop in f at g\nf(1);",
                    {"dbup", "dbstack",
                     "[s, i] = dbstack; fprintf('%s %d %d',"
                     " s(1).name, s(1).line, i);",
                     "dbcont"}),
            "9   z = 2 * k;\nIn workspace belonging to f (line 4).\n"
            "  In f>g (line 9)\n> In f (line 4)\n  In test (line 2)\n"
            "f>g 9 2");
}

TEST_F(Debugging, dbtype) {
  EXPECT_EQ(session("dbtype f 2:3\ndbtype f 9", {}),
            "2     y = 0;\n3     for k = 1:n\n9     z = 2 * k;\n");
}

TEST_F(Debugging, errorsStopWhereTheyArise) {
  const std::string text =
      session("dbstop if error\nh(3);\nfunction h(n)\nx = [1 2];\nif n > 1\n"
              "  y = x(n);\nend\nend",
              {"fprintf('<%d %d>', n, numel(x))", "dbcont"});
  EXPECT_NE(text.find("Index must not exceed 2."), std::string::npos) << text;
  EXPECT_NE(text.find("6     y = x(n);\n<3 2>quit 0"), std::string::npos)
      << text;
}

TEST_F(Debugging, caughtErrorsStopWhenAsked) {
  const std::string program = "\ntry\n  error('a:b', 'no')\ncatch\nend\n"
                              "eval('error(''c'')', 'fprintf(''on'')')";
  EXPECT_EQ(session("dbstop if error" + program, {}), "on");
  const std::string text =
      session("dbstop if caught error" + program, {"dbcont"});
  EXPECT_NE(text.find("3     error('a:b', 'no')"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("on")) << text;
  EXPECT_EQ(session("dbstop if caught error x:y" + program, {}), "on");
}

TEST_F(Debugging, warningsStop) {
  EXPECT_EQ(session("dbstop if warning\nx = 3;\nwarning('a:b', 'odd')\n"
                    "warning('off', 'c:d')\nwarning('c:d', 'even')",
                    {"fprintf('<%d>', x)", "dbcont"}),
            "Warning: odd\n3   warning('a:b', 'odd')\n<3>");
}

TEST_F(Debugging, withoutCommandsOneNoteIsTold) {
  std::string output;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.run(interpreter.load(parse("keyboard\nkeyboard"), "."), true);
    output = sink.text;
  });
  EXPECT_EQ(output, "note: the program would stop at line 1 of test, but "
                    "standard input has no commands. It goes on.\n");
}

TEST_F(Debugging, noStepEntersAUnit) {
  session("keyboard\nx = 1;\ny = 2;", {"dbstep", "dbstep", "dbcont"});
  EXPECT_EQ(hook.asked, 1);
}

TEST_F(Debugging, unitsMayRunBesideBreakpoints) {
  session("dbstop in f at 4\nx = 1;\ny = 2;", {});
  EXPECT_EQ(hook.asked, 3);
  EXPECT_GT(hook.forgotten, 0);
}

TEST_F(Debugging, aFileThatIsLoadedAnewKeepsItsBreakpoints) {
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    Breakpoints points;
    points.add({canonicalFile(folder / "f.m"), "f", 4, ""});
    interpreter.debugger().setBreakpoints(points);
    const auto module = interpreter.modulesOf(points.lines()[0].file).front();
    EXPECT_EQ(module->breakpoints.size(), 1u);
  });
}

} // namespace
