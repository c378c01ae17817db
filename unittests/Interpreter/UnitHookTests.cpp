//===- UnitHookTests.cpp - where compiled code takes over -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// A hook made of functions, which marks one statement.
class TestHook final : public UnitHook {
public:
  ast::StatementId statement = 0;
  uint8_t flag = AtStatement;
  std::function<Outcome(Frame &, size_t)> onEnter;
  std::function<Outcome(Frame &, const LoopState &)> onBackEdge;
  int asked = 0;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, 0);
    module.entryFlags[statement] = flag;
  }
  Outcome enter(Frame &frame, const ast::Block &, size_t index) override {
    ++asked;
    return onEnter(frame, index);
  }
  Outcome enterLoop(Frame &frame, const ast::Stmt &,
                    const LoopState &state) override {
    ++asked;
    return onBackEdge(frame, state);
  }
};

/// The output of a run with the hook, or the rendered error.
std::string runWith(TestHook &hook, const std::string &text) {
  std::string output;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    try {
      interpreter.run(interpreter.load(parse(text), "."), true);
    } catch (const Error &error) {
      sink.write(interpreter.renderError(error));
    }
    output = sink.text;
  });
  return output;
}

Value &variable(Frame &frame, std::string_view name) {
  return frame.findOrAdd(name);
}

TEST(UnitHook, onlyMarkedStatementsAreAsked) {
  TestHook hook;
  hook.statement = 1;
  hook.onEnter = [](Frame &, size_t) { return NotTaken(); };
  EXPECT_EQ(runWith(hook, "x = 1;\ny = 2;\nfprintf('%d', x + y);"), "3");
  EXPECT_EQ(hook.asked, 1);
}

TEST(UnitHook, completedStatementsAreSkipped) {
  TestHook hook;
  hook.statement = 1;
  hook.onEnter = [](Frame &frame, size_t index) {
    variable(frame, "y") = 20.0;
    return Completed{index + 2};
  };
  EXPECT_EQ(runWith(hook, "x = 1;\ny = 2;\nerror('not skipped');\n"
                          "fprintf('%d', x + y);"),
            "21");
}

TEST(UnitHook, aUnitMayEndTheBlock) {
  TestHook hook;
  hook.statement = 0;
  hook.onEnter = [](Frame &, size_t) { return Completed{2}; };
  EXPECT_EQ(runWith(hook, "fprintf('a');\nfprintf('b');"), "");
}

TEST(UnitHook, aSideExitGoesOnInsideALoop) {
  TestHook hook;
  hook.statement = 1;
  hook.onEnter = [](Frame &frame, size_t) {
    variable(frame, "s") = 100.0;
    variable(frame, "k") = 3.0;
    return Resumed{{3, {LoopState(LoopRange{1, 1, 4}, 2)}}};
  };
  // Statements: 0 s=0, 1 for, 2 s=s+k, 3 fprintf, 4 fprintf.
  EXPECT_EQ(runWith(hook, "s = 0;\nfor k = 1:4\n  s = s + k;\n"
                          "  fprintf('%d ', s);\nend\nfprintf('end');"),
            "100 104 end");
  EXPECT_EQ(hook.asked, 1);
}

TEST(UnitHook, aSideExitAtTheFirstStatementIsNotAskedAgain) {
  TestHook hook;
  hook.statement = 0;
  hook.onEnter = [](Frame &, size_t) { return Resumed{{0, {}}}; };
  EXPECT_EQ(runWith(hook, "fprintf('a');\nfprintf('b');"), "ab");
  EXPECT_EQ(hook.asked, 1);
}

TEST(UnitHook, aLoopIsTakenAtItsBackEdge) {
  TestHook hook;
  hook.statement = 0;
  hook.flag = UnitHook::AtBackEdge;
  hook.onBackEdge = [](Frame &frame, const LoopState &state) -> Outcome {
    if (state.iteration < 2)
      return NotTaken();
    variable(frame, "k") = 50.0;
    return Completed{};
  };
  EXPECT_EQ(runWith(hook, "for k = 1:9\n  fprintf('%d ', k);\nend\n"
                          "fprintf('%d', k);"),
            "1 2 50");
}

TEST(UnitHook, aLoopTakenAtItsBackEdgeMayExit) {
  TestHook hook;
  hook.statement = 0;
  hook.flag = UnitHook::AtBackEdge;
  bool taken = false;
  hook.onBackEdge = [&](Frame &, const LoopState &state) -> Outcome {
    if (taken || state.iteration == 0)
      return NotTaken();
    taken = true;
    LoopState later = state;
    later.iteration = 4;
    return Resumed{{0, {later}}};
  };
  EXPECT_EQ(runWith(hook, "for k = 1:6\n  fprintf('%d ', k);\nend"), "1 5 6 ");
}

TEST(UnitHook, aForLoopIsAskedBeforeItsFirstTurn) {
  TestHook hook;
  hook.statement = 0;
  hook.flag = UnitHook::AtBackEdge;
  hook.onBackEdge = [](Frame &frame, const LoopState &state) -> Outcome {
    EXPECT_EQ(state.iteration, 0);
    variable(frame, "k") = 50.0;
    return Completed{};
  };
  EXPECT_EQ(runWith(hook, "for k = 1:9\n  fprintf('%d ', k);\nend\n"
                          "fprintf('%d', k);"),
            "50");
}

TEST(UnitHook, whileLoopsAreAskedToo) {
  TestHook hook;
  hook.statement = 1;
  hook.flag = UnitHook::AtBackEdge;
  hook.onBackEdge = [](Frame &frame, const LoopState &) {
    variable(frame, "k") = 7.0;
    return Completed{};
  };
  EXPECT_EQ(runWith(hook, "k = 0;\nwhile k < 5\n  k = k + 1;\nend\n"
                          "fprintf('%d', k);"),
            "7");
  EXPECT_EQ(hook.asked, 1);
}

TEST(UnitHook, errorsGetThePlaceOfTheirStatement) {
  TestHook hook;
  hook.statement = 0;
  hook.onEnter = [](Frame &, size_t) -> Outcome {
    throw StatementError(Error("a:b", "bad"), 1);
  };
  const std::string text = runWith(hook, "x = 1;\n  y = 2;\nz = 3;");
  EXPECT_NE(text.find("test.m:2:3: error: bad"), std::string::npos) << text;
}

TEST(UnitHook, interpretedStatementsAreCounted) {
  onLargeStack([] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setRecording(true);
    auto module =
        interpreter.load(parse("x = 0;\nfor k = 1:5\n  x = x + k;\nend"), ".");
    interpreter.run(module, true);
    const std::map<StatementLog::Key, uint64_t> expected = {
        {{0, notAsked}, 1}, {{1, notAsked}, 1}, {{2, notAsked}, 5}};
    EXPECT_EQ(module->interpreted.counts(), expected);
  });
}

/// It is asked about every fourth visit, and each is logged with its reason.
TEST(UnitHook, isNotAskedWhileItWantsAPause) {
  class Pausing final : public UnitHook {
  public:
    int asked = 0;
    Module *module = nullptr;
    void loaded(Module &loaded) override {
      module = &loaded;
      const size_t count = loaded.program().statementCount;
      loaded.entryFlags.assign(count, 0);
      loaded.entryFlags[1] = AtStatement;
      loaded.pauses.assign(count, {});
      loaded.interpreted.open(count);
    }
    Outcome enter(Frame &, const ast::Block &, size_t) override {
      ++asked;
      return NotTaken{7, 3};
    }
  };
  onLargeStack([&] {
    Pausing hook;
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(
        interpreter.load(parse("for k = 1:10\n x = k;\nend\n"), "."), true);
    EXPECT_EQ(hook.asked, 3);
    EXPECT_EQ(hook.module->interpreted.counts().at({1, 7}), 10u);
  });
}

/// Whether calls are hidden where the last statement of a function is asked
/// about, after a text was evaluated there by a handle.
bool hidesCalls(const std::string &text) {
  TestHook hook;
  bool isHidden = false;
  hook.onEnter = [&](Frame &frame, size_t) {
    isHidden = frame.hidesCalls();
    return NotTaken();
  };
  const std::string program = "function f\n"
                              "h = str2func('eval');\n"
                              "feval(h, '" +
                              text +
                              "');\n"
                              "y = {pi + abs(1), @max};\n"
                              "end\n";
  hook.statement = 2;
  EXPECT_EQ(runWith(hook, program), "");
  EXPECT_EQ(hook.asked, 1);
  return isHidden;
}

TEST(UnitHook, variablesMadeByNameHideCalls) {
  EXPECT_FALSE(hidesCalls("1;"));
  EXPECT_FALSE(hidesCalls("other = 1; max = 2;"));
  EXPECT_TRUE(hidesCalls("pi = 1;"));
  EXPECT_TRUE(hidesCalls("other = 1; abs = 1;"));
}

} // namespace
