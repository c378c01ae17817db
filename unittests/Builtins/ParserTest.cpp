//===- ParserTest.cpp - inputParser and onCleanup ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/InputParser.h"
#include "GraphicsSession.h"

namespace runmat::test {

namespace {

/// A parser with one argument of each kind but switches.
Value parserWith(Session &session) {
  const Value p = session.give("inputParser");
  session.run("addRequired", {p, text("a")});
  session.run("addOptional", {p, text("b"), 2.0});
  session.run("addParameter", {p, text("Call"), 3.0});
  session.run("addParamValue", {p, text("Deal"), 4.0});
  session.run("addSwitch", {p, text("e")});
  return p;
}

TEST(InputParserTest, EachKindOfArgumentHasItsPlace) {
  Session session;
  const Value p = parserWith(session);
  session.run("parse", {p, 10.0, text("e"), text("cal"), 30.0});
  expectSame(*p.object().property("Results"), structOf({{"Call", 30.0},
                                                        {"Deal", 4.0},
                                                        {"a", 10.0},
                                                        {"b", 2.0},
                                                        {"e", true}}));
  EXPECT_EQ(errorOf([&] { session.run("parse", {p, 1.0, text("dea"), 2.0}); }),
            "MATLAB:InputParser:UnmatchedParameter");
}

TEST(CleanupTest, TheTaskIsDueOnceWhenTheObjectIsGone) {
  Session session;
  Value c = session.give("onCleanup", {handle("sin")});
  Value copy = c;
  c = Value();
  EXPECT_TRUE(session.session().cleanups->tasks.empty());
  copy.object().destroy();
  copy = Value();
  EXPECT_EQ(session.session().cleanups->tasks.size(), 1u);
}

} // namespace

} // namespace runmat::test
