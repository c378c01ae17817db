//===- NamesKeptTest.cpp - what is kept of names ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/NamesKept.h"
#include "../Interpreter/Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// A script that calls f of another file, which calls g of a third.
struct Files {
  std::unique_ptr<ast::Program> script = parse("x = f(1);");
  std::unique_ptr<ast::Program> f, g;
  CompileRequest request;

  Files(const std::string &textOfF, const std::string &textOfG)
      : f(parse(textOfF)), g(parse(textOfG)) {
    request.program = script.get();
    request.meaningOf = [this](const ast::Program &in, std::string_view name) {
      if (&in == script.get() && name == "f")
        return function(*f);
      if (&in == f.get() && name == "g")
        return function(*g);
      return NameMeaning{name == "sin" ? NameMeaning::Kind::Builtin
                                       : NameMeaning::Kind::Other};
    };
  }
  static NameMeaning function(const ast::Program &file) {
    return {NameMeaning::Kind::Function, &file, file.functions.front()};
  }
  std::vector<NameAnswer> ask() {
    NameNotes notes(request);
    const MeaningOf asked = notes.noting();
    asked(*script, "f");
    asked(*script, "f");
    asked(*f, "g");
    asked(*g, "sin");
    EXPECT_EQ(
        programsOf(request, notes.meanings()),
        (std::vector<const ast::Program *>{script.get(), f.get(), g.get()}));
    return notes.answers();
  }
};

const std::string callsG = "function y = f(x)\n y = g(x);\nend\n",
                  callsSin = "function y = g(x)\n y = sin(x);\nend\n";

TEST(NamesKept, AreNotedOnce) {
  const std::vector<NameAnswer> answers = Files(callsG, callsSin).ask();
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(answers[1].program, 1u);
  EXPECT_EQ(answers[2].program, 2u);
  EXPECT_EQ(answers[2].kind, NameMeaning::Kind::Builtin);
}

TEST(NamesKept, HoldWhereTheFunctionsAreTheSame) {
  const std::vector<NameAnswer> answers = Files(callsG, callsSin).ask();
  // Where it stands, and what stands beside it, does not matter.
  Files moved(callsG, "\n\n" + callsSin + "function h\nend\n");
  const auto meanings = meaningsNow(answers, moved.request);
  ASSERT_TRUE(meanings);
  EXPECT_EQ(meanings->at(1).program, moved.g.get());
  EXPECT_EQ(programsOf(moved.request, *meanings).size(), 3u);
  Files other(callsG, "function y = g(x)\n y = sin(x)+1;\nend\n");
  EXPECT_FALSE(meaningsNow(answers, other.request));
}

TEST(NamesKept, HoldNotWhereANameMeansSomethingElse) {
  std::vector<NameAnswer> answers = Files(callsG, callsSin).ask();
  Files same(callsG, callsSin);
  answers[2].kind = NameMeaning::Kind::Other;
  EXPECT_FALSE(meaningsNow(answers, same.request));
  // A number that is none of a program's.
  answers[2] = {7, "sin", NameMeaning::Kind::Builtin, {}};
  EXPECT_FALSE(meaningsNow(answers, same.request));
}

/// Where two functions were in one file, both names meant what that file saw.
TEST(NamesKept, HoldNotWhereAFileIsTwo) {
  Files files(callsG + callsSin, "");
  files.request.meaningOf = [&](const ast::Program &in, std::string_view) {
    if (&in == files.script.get())
      return NameMeaning{NameMeaning::Kind::Function, files.f.get(),
                         files.f->functions.front()};
    return NameMeaning{NameMeaning::Kind::Function, files.f.get(),
                       files.f->functions.back()};
  };
  NameNotes notes(files.request);
  notes.noting()(*files.script, "f");
  notes.noting()(*files.f, "g");
  EXPECT_TRUE(meaningsNow(notes.answers(), files.request));
  const Files apart(callsG, callsSin);
  EXPECT_FALSE(meaningsNow(notes.answers(), apart.request));
}

TEST(NamesKept, AreRepeated) {
  Files files(callsG, callsSin);
  const std::vector<NameAnswer> answers = files.ask();
  const MeaningOf again =
      repeated(files.request, answers, *meaningsNow(answers, files.request));
  EXPECT_EQ(again(*files.f, "g").program, files.g.get());
  EXPECT_EQ(again(*files.g, "sin").kind, NameMeaning::Kind::Builtin);
  EXPECT_EQ(again(*files.f, "sin").kind, NameMeaning::Kind::Other);
}

} // namespace
