//===- EvaluatedTextsTests.cpp - which texts may have units -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Notes the texts given to eval that come and go.
class TextHook final : public UnitHook {
public:
  std::vector<std::string> came, went;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, 0);
    if (module.context)
      came.push_back(module.program().source);
  }
  void unloaded(Module &module) override {
    if (module.context)
      went.push_back(module.program().source);
  }
  Outcome enter(Frame &, const ast::Block &, size_t) override {
    return NotTaken();
  }
};

using Texts = std::vector<std::string>;

TextHook runOf(const std::string &text, const std::string &expected) {
  TextHook hook;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(interpreter.load(parse(text), "."), true);
    EXPECT_EQ(sink.text, expected);
  });
  return hook;
}

TEST(EvaluatedTexts, AreLoadedWhenTheyComeAgain) {
  const TextHook hook = runOf("x = 1; for k = 1:3, eval('x = x + 1;'); end\n"
                              "eval('x = x * 2;'); fprintf('%d', x);",
                              "8");
  EXPECT_EQ(hook.came, Texts{"x = x + 1;"});
  EXPECT_EQ(hook.went, Texts{});
}

TEST(EvaluatedTexts, AreLoadedAtOnceWithLoops) {
  const std::string loop = "for k = 1:3, x = x + k; end";
  const TextHook hook =
      runOf("x = 0; eval('" + loop + "'); fprintf('%d', x);", "6");
  EXPECT_EQ(hook.came, Texts{loop});
}

TEST(EvaluatedTexts, AreOthersWhereNamesMeanSomethingElse) {
  const TextHook hook = runOf("for k = 1:2, eval('y = sum([k 1]);'); end\n"
                              "fprintf('%d ', y); sum = 10:20;\n"
                              "eval('y = sum([k 1]);'); fprintf('%d ', y);",
                              "3 11 10 ");
  EXPECT_EQ(hook.came, Texts{});
}

TEST(EvaluatedTexts, MakeRoomForOthers) {
  const TextHook hook =
      runOf("x = 0; for k = 1:65\n"
            "eval(sprintf('while x < %d, x = x + 1; end', k)); end\n"
            "fprintf('%d', x);",
            "65");
  EXPECT_EQ(hook.came.size(), 65u);
  EXPECT_EQ(hook.went, Texts{hook.came.front()});
}

} // namespace
