//===- SessionFunctionTests.cpp - what helps at a prompt --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One test for each function that tells of names, files and variables, or sets
// what a session shows, under its name.
//===----------------------------------------------------------------------===//
#include "Catalogue/Catalogue.h"
#include "Graphics/Types.h"
#include "Harness.h"
#include "Interpreter/HelpText.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace runmat;
using namespace runmat::test;

namespace {

bool has(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

/// A folder with function files, in which tests of them run.
class LanguageFunctionFile : public testing::Test {
protected:
  void SetUp() override {
    former = std::filesystem::current_path();
    folder = std::filesystem::temp_directory_path() /
             ("runmat_session_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    std::filesystem::current_path(folder);
    write("twice.m", "function y = twice(x)\n% TWICE  Doubles a frobnicator.\n"
                     "%   More of it.\ny = inner(x);\nend\n"
                     "% Adds one to itself.\nfunction y = inner(x)\n"
                     "y = 2 * x;\nend\n");
    write("plain.m", "function [a, b] = plain(x, ...\n  y) % two\na = x;\n"
                     "b = y;\nend\n");
    write("steps.m", "% Steps of a script.\nk = 1;\n");
    write("count.m", "function n = count\npersistent k\nif isempty(k), k = 0; "
                     "end\nk = k + 1;\nn = k;\nend\n");
  }
  void TearDown() override {
    std::filesystem::current_path(former);
    std::filesystem::remove_all(folder);
  }
  static void write(const std::string &name, const std::string &text) {
    std::ofstream(name) << text;
  }
  std::string path(const std::string &name) const { return folder / name; }

  std::filesystem::path former, folder;
};

/// One line, each form with its results, the example and its output.
TEST(LanguageFunction, help) {
  const std::string sort = outputOf("help sort");
  EXPECT_EQ(sort.find("sort - elements in ascending"), 0u) << sort;
  EXPECT_TRUE(has(sort, "    [y, i] = sort(x, dim, direction, "
                        "'MissingPlacement', placement)\n"))
      << sort;
  EXPECT_TRUE(has(sort, "Example\n    sort([3 1 2], 'descend')\nprints\n    "
                        "3 2 1\n"))
      << sort;
  EXPECT_EQ(outputOf("disp(help('sort'))"), sort + "\n");
  EXPECT_TRUE(has(outputOf("help plus"), "as an operator: +"));
  EXPECT_EQ(outputOf("help('+')"), outputOf("help plus"));
  EXPECT_TRUE(has(outputOf("help for"), "for I = VALUE"));
  EXPECT_TRUE(has(outputOf("help"), "  lookfor  finds functions"));
  EXPECT_TRUE(has(outputOf("help"), "  dbstop    stops the program"));
  EXPECT_TRUE(has(outputOf("help plot"), "plot(X, Y, LineSpec)"));
  EXPECT_TRUE(has(outputOf("doc plot"), " LineStyle LineWidth"));
  EXPECT_TRUE(has(outputOf("help axis"), "'equal', 'image'"));
  EXPECT_EQ(errorOf("help nothing_of_ours"), "MATLAB:help:unknownName");
}
TEST(LanguageFunction, helpOfTopics) {
  EXPECT_TRUE(
      has(outputOf("help"), "  Sorting            order and positions"));
  const std::string sorting = outputOf("help sorting");
  EXPECT_TRUE(has(sorting, "Sorting - order and positions"));
  EXPECT_TRUE(has(sorting, "  sortrows  rows in the order"));
  EXPECT_FALSE(has(sorting, "  cumsum")) << "of another topic";
  EXPECT_TRUE(has(outputOf("help strings"), "Topic Strings - "))
      << "behind the "
         "function";
}
TEST(LanguageFunction, helpOfEveryName) {
  for (const catalogue::Record &record : catalogue::records()) {
    const std::string text = catalogue::helpText(record);
    EXPECT_TRUE(has(text, record.summary)) << record.names.front();
    EXPECT_TRUE(has(text, "\nExample\n")) << record.names.front();
  }
}

/// The type of graphics objects, or the argument, whose properties calls name.
TEST(LanguageFunction, propertiesOfRecords) {
  for (const catalogue::Record &record : catalogue::records()) {
    const std::string_view whose = record.propertiesOf;
    const bool isArgument =
        std::ranges::any_of(record.forms, [&](const catalogue::Form &form) {
          return std::ranges::any_of(form.arguments, [&](const auto &each) {
            return each.name == whose;
          });
        });
    EXPECT_TRUE(whose.empty() || isArgument || graphics::findType(whose))
        << record.names.front();
  }
}

TEST_F(LanguageFunctionFile, help) {
  EXPECT_EQ(outputOf("help twice"),
            " TWICE  Doubles a frobnicator.\n   More of it.\n");
  EXPECT_EQ(outputOf("help twice>inner"), " Adds one to itself.\n");
  EXPECT_EQ(outputOf("help steps"), " Steps of a script.\n");
  EXPECT_TRUE(has(outputOf("help plain"), "\n    [a, b] = plain(x, y)\n"))
      << outputOf("help plain");
  EXPECT_EQ(outputOf("help f\nfunction f\n  %{\n  Of a block.\n  %}\nend"),
            "  Of a block.\n");
  EXPECT_EQ(errorOf("help twice>other"), "MATLAB:help:unknownName");
}

/// Each argument with what it must be, and all examples.
TEST(LanguageFunction, doc) {
  const std::string sort = outputOf("doc sort");
  EXPECT_TRUE(has(sort, "\nArguments\n    x: an array of numbers"));
  EXPECT_TRUE(has(sort, "    direction: 'ascend', 'descend' (optional)\n"));
  EXPECT_TRUE(has(sort, "sort({'b', 'a'}, 'ascend')\nprints\n"));
  EXPECT_EQ(errorOf("doc nothing_of_ours"), "MATLAB:help:unknownName");
}

TEST_F(LanguageFunctionFile, lookfor) {
  EXPECT_EQ(outputOf("lookfor frobnicator"),
            "  twice  TWICE  Doubles a frobnicator.\n");
  EXPECT_TRUE(has(outputOf("lookfor 'More of it'"), "Nothing has"));
  EXPECT_TRUE(has(outputOf("lookfor('More of it', '-all')"), "  twice  "));
  EXPECT_TRUE(has(outputOf("lookfor ASCENDING"), "\n  sort "));
}

TEST_F(LanguageFunctionFile, which) {
  EXPECT_EQ(outputOf("which twice"), path("twice.m") + "\n");
  EXPECT_EQ(outputOf("twice = 1; which twice -all"),
            "twice is a variable.\n" + path("twice.m") + "  % Shadowed\n");
  EXPECT_EQ(outputOf("c = which('sin', '-all'); disp(c{1})"),
            "built-in (sin)\n");
  write("sin.m", "function sin, end\n");
  EXPECT_EQ(outputOf("which -all sin"),
            path("sin.m") + "\nbuilt-in (sin)  % Shadowed\n");
  EXPECT_EQ(outputOf("which nothing_of_ours"),
            "'nothing_of_ours' not found.\n");
}

TEST_F(LanguageFunctionFile, type) {
  EXPECT_EQ(outputOf("type steps"), "\n% Steps of a script.\nk = 1;\n");
  EXPECT_EQ(outputOf("type sin"), "'sin' is a built-in function.\n");
  EXPECT_TRUE(has(outputOf("type addtodate"), "function "));
  EXPECT_EQ(errorOf("type nothing_of_ours"), "MATLAB:type:fileNotFound");
}

TEST_F(LanguageFunctionFile, edit) {
  const std::string append = "setenv('VISUAL', 'echo \"k = 2;\" >>'); ";
  EXPECT_EQ(outputOf(append + "edit steps"), "");
  EXPECT_EQ(outputOf("steps, disp(k)"), "     2\n");
  EXPECT_EQ(outputOf(append + "edit fresh"), "");
  EXPECT_EQ(outputOf("fresh, disp(k)"), "     2\n");
  EXPECT_EQ(errorOf(append + "edit sin"), "MATLAB:Editor:BuiltIn");
  EXPECT_EQ(errorOf("setenv('VISUAL', '/nowhere/editor'); edit steps"),
            "MATLAB:Editor:CannotStart");
}

TEST_F(LanguageFunctionFile, diary) {
  EXPECT_EQ(outputOf("diary kept.txt\ndisp(5)\nt = evalc('disp(6)');\n"
                     "diary off\ndisp(7)\ndisp(fileread('kept.txt'))"),
            "     5\n     7\n     5\n\n");
  EXPECT_EQ(outputOf("diary kept.txt, s = diary; disp(s.Diary), diary, "
                     "s = diary; disp(s.Diary), disp(s.DiaryFile)"),
            "on\noff\n" + path("kept.txt") + "\n");
  EXPECT_EQ(errorOf("diary /nowhere/kept.txt"), "MATLAB:diary:cannotOpen");
}

TEST(LanguageFunction, more) {
  EXPECT_EQ(outputOf("disp(more), more on, disp(more), more off, disp(more), "
                     "more(5), disp(more), more, disp(more)"),
            "off\non\noff\non\noff\n");
  EXPECT_EQ(errorOf("more(0)"), "MATLAB:more:invalidArgument");
}

TEST(LanguageFunction, clearForms) {
  const std::string setUp = "a1 = 1; a2 = 2; b = 3; global g, g = 4; ";
  EXPECT_EQ(outputOf(setUp + "clear -regexp ^a\\d\nn = who; fprintf('%s ', "
                             "n{:})"),
            "b g ");
  EXPECT_EQ(outputOf(setUp + "clear('variables'), n = who; disp(numel(n))\n"
                             "global g\ndisp(g)"),
            "     0\n     4\n");
  EXPECT_EQ(outputOf(setUp + "clear global\nglobal g\ndisp(isempty(g))"),
            "   1\n");
  EXPECT_EQ(outputOf(setUp + "clear global h*\ndisp(g)"), "     4\n");
  EXPECT_EQ(outputOf(setUp + "clearvars -except -regexp ^a\nn = who; "
                             "fprintf('%s ', n{:})"),
            "a1 a2 ");
}
TEST_F(LanguageFunctionFile, clear) {
  EXPECT_EQ(outputOf("count; disp(count), clear functions\ndisp(count)"),
            "     2\n     1\n");
  EXPECT_EQ(outputOf("count; disp(count), clear count\ndisp(count)"),
            "     2\n     1\n");
  EXPECT_EQ(outputOf("count; x = 1; disp(count), clear x\ndisp(count)"),
            "     2\n     3\n");
  EXPECT_EQ(outputOf("count; clear all\ndisp(count)"), "     1\n");
  // A file that was changed is loaded anew.
  EXPECT_EQ(outputOf("count; d = fopen('count.m', 'w'); fprintf(d, 'function "
                     "n = count\\nn = 70;\\nend'); fclose(d);\nclear "
                     "count\ndisp(count)"),
            "    70\n");
  // What runs stays.
  write("itself.m", "function r = itself\npersistent k\nif isempty(k), k = 0; "
                    "end\nk = k + 1;\nclear itself\nr = k;\nend\n");
  EXPECT_EQ(outputOf("itself; disp(itself)"), "     2\n");
}

TEST(LanguageFunction, whos) {
  EXPECT_EQ(outputOf("x = single([1 2 3]); global g, g = 1i; whos"),
            "  Name  Size  Bytes  Class   Attributes\n\n"
            "  g      1x1     16  double  global, complex\n"
            "  x      1x3     12  single\n\n");
  EXPECT_EQ(outputOf("ab = 1; b = 2; s = whos('-regexp', '^a'); "
                     "disp({s.name}), disp(s.global)"),
            "    {'ab'}\n   0\n");
}

/// As MATLAB counts them on machines of 64 bits.
TEST(LanguageFunction, whosBytes) {
  const auto bytes = [](const std::string &value) {
    return outputOf("x = " + value + "; s = whos('x'); disp(s.bytes)");
  };
  EXPECT_EQ(bytes("'abc'"), "     6\n");
  EXPECT_EQ(bytes("{}"), "     0\n");
  EXPECT_EQ(bytes("{1, 'abc'}"), "   222\n");
  EXPECT_EQ(bytes("{{1}}"), "   216\n");
  EXPECT_EQ(bytes("struct('a', 1)"), "   176\n");
  EXPECT_EQ(bytes("struct('a', {1, 2})"), "   288\n");
  EXPECT_EQ(bytes("containers.Map('a', 1)"), "     8\n");
  EXPECT_EQ(bytes("@sin"), "    32\n");
}

TEST(LanguageFunction, whosFields) {
  EXPECT_EQ(outputOf("x = 1i; s = whos; disp(strjoin(fieldnames(s)'))"),
            "name size bytes class global sparse complex nesting persistent "
            "device\n");
  EXPECT_EQ(outputOf("f\nfunction f\npersistent p\np = 2;\ns = whos;\n"
                     "disp([s.persistent s.complex s.nesting.level])\n"
                     "disp(s.nesting.function)\nend"),
            "     1     0     1\nf\n");
  EXPECT_TRUE(has(outputOf("f\nfunction f\npersistent p\np = 2;\nwhos\nend"),
                  "  p      1x1      8  double  persistent\n"));
}

TEST_F(LanguageFunctionFile, whosOfFiles) {
  const std::string saved = "a1 = 1; a2 = {2}; b = 'x'; save kept; clear; ";
  EXPECT_EQ(outputOf(saved + "whos -file kept a*"),
            "  Name  Size  Bytes  Class\n\n"
            "  a1     1x1      8  double\n"
            "  a2     1x1    112  cell\n\n");
  EXPECT_EQ(outputOf(saved + "who -file kept.mat -regexp 2$"),
            "\nYour variables are:\n\na2  \n\n");
  EXPECT_EQ(outputOf(saved + "s = whos('-file', 'kept', 'b'); disp(s.bytes), "
                             "disp(exist('b', 'var'))"),
            "     2\n     0\n")
      << "nothing is loaded";
  EXPECT_EQ(errorOf("whos -file"), "MATLAB:whos:missingFile");
  EXPECT_EQ(errorOf("whos -file nowhere"), "MATLAB:load:couldNotReadFile");
}

TEST(LanguageFunction, whoForms) {
  EXPECT_EQ(outputOf("x = 1; global g, g = 2; who global"),
            "\nYour variables are:\n\ng  \n\n");
  EXPECT_EQ(outputOf("x1 = 1; y = 2; who -regexp \\d"),
            "\nYour variables are:\n\nx1  \n\n");
}

} // namespace
