//===- ResumeTests.cpp - stopping and going on anywhere ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each program runs whole, and then once for each statement that it executes:
// stopped before that statement and resumed there.
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Thrown out of the interpreter before the statement to stop at.
struct Stop {
  std::shared_ptr<Frame> frame;
  ResumePoint point;
};

/// Stops before the n-th statement that runs in functions of one kind.
class StopHook final : public UnitHook {
public:
  StopHook(ast::FunctionKind kind, int stopAt) : kind(kind), stopAt(stopAt) {}

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }

  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (frame.function().kind != kind || ++count != stopAt)
      return NotTaken();
    Stop stop{frame.shared_from_this(), {block[index]->id, {}}};
    for (const LoopInProgress &loop : frame.loops)
      stop.point.loops.push_back(*loop.state);
    throw stop;
  }

private:
  ast::FunctionKind kind;
  int stopAt;
  int count = 0;
};

/// Runs the program stopped before its n-th statement and resumed there. False
/// when it has fewer statements.
bool runStopped(const std::string &text, ast::FunctionKind kind, int n,
                std::string &output) {
  StopHook hook(kind, n);
  CollectingSink sink;
  Interpreter interpreter(sink);
  interpreter.setHook(&hook);
  bool stopped = false;
  try {
    interpreter.run(interpreter.load(parse(text), "."), true);
  } catch (Stop &stop) {
    stopped = true;
    interpreter.resume(*stop.frame, stop.frame->function().body,
                       std::move(stop.point));
  }
  output = sink.text;
  return stopped;
}

void checkEveryStop(const std::string &text,
                    ast::FunctionKind kind = ast::FunctionKind::Script) {
  const RunResult whole = runText(text);
  ASSERT_FALSE(whole.failed) << whole.message;
  ASSERT_FALSE(whole.output.empty());
  onLargeStack([&] {
    std::string output;
    int stops = 0;
    try {
      while (runStopped(text, kind, stops + 1, output)) {
        ++stops;
        EXPECT_EQ(output, whole.output) << "stopped before statement " << stops;
      }
    } catch (const Error &error) {
      FAIL() << "stop " << stops + 1 << ": " << error.message;
    }
    EXPECT_EQ(output, whole.output);
    EXPECT_GT(stops, 3);
  });
}

TEST(Resume, straightLine) {
  checkEveryStop("x = 1; y = x + 1; z = x*y; fprintf('%d ', x, y, z);");
}

TEST(Resume, forLoops) {
  checkEveryStop("s = 0;\nfor i = 1:3\n  s = s + i;\n  for j = 10:-4:1\n"
                 "    s = s*2 + j;\n    fprintf('%d ', s);\n  end\n"
                 "  fprintf('%d;', i);\nend\nfprintf('%d %d %d', i, j, s);");
}

TEST(Resume, forOverColumnsAndCells) {
  checkEveryStop("for c = [1 2 3;4 5 6]\n  fprintf('%d,', c);\n"
                 "  for d = {c, 'x'}\n    e = d{1};\n"
                 "    fprintf('%d;', numel(e));\n  end\nend");
}

TEST(Resume, whileLoops) {
  checkEveryStop("k = 0;\nwhile k < 3\n  k = k + 1;\n  n = 0;\n"
                 "  while true\n    n = n + 1;\n    if n > k\n      break\n"
                 "    end\n    fprintf('%d%d ', k, n);\n  end\n"
                 "  if k == 2\n    continue\n  end\n  fprintf('k%d ', k);\n"
                 "end\nfprintf('end');");
}

TEST(Resume, branches) {
  checkEveryStop("for k = 1:5\n  if k == 1\n    a = 1;\n    fprintf('A');\n"
                 "  elseif k == 2\n    a = 2;\n    fprintf('B');\n  else\n"
                 "    a = 3;\n    fprintf('C');\n  end\n"
                 "  switch k\n  case {1, 3}\n    b = a;\n    fprintf('x');\n"
                 "  case 2\n    b = 2*a;\n    fprintf('y');\n  otherwise\n"
                 "    b = 0;\n    fprintf('z');\n  end\n"
                 "  fprintf('%d', b);\nend");
}

TEST(Resume, tryBodiesAndHandlers) {
  checkEveryStop("for k = 1:3\n  try\n    fprintf('t%d ', k);\n"
                 "    if k > 1\n      error('a:b', 'no %d', k);\n    end\n"
                 "    fprintf('ok ');\n  catch e\n"
                 "    fprintf('%s ', e.message);\n    fprintf('h ');\n  end\n"
                 "  fprintf('n ');\nend");
}

TEST(Resume, insideFunctions) {
  checkEveryStop("f(3);\nfunction f(n)\n  s = 0;\n  for k = 1:n\n"
                 "    if mod(k, 2)\n      s = s + k;\n      continue\n"
                 "    end\n    s = s*10;\n    fprintf('%d ', s);\n  end\n"
                 "  if s > 5\n    fprintf('big');\n    return\n  end\n"
                 "  fprintf('small');\nend",
                 ast::FunctionKind::Named);
}

TEST(Resume, breakOfAnInnerLoopEnteredAgain) {
  checkEveryStop("for i = 1:3\n  for j = 1:4\n    if j > i\n      break\n"
                 "    end\n    fprintf('%d%d ', i, j);\n  end\nend");
}

TEST(Resume, theLoopVariableMayHaveBeenAssigned) {
  checkEveryStop("for k = 1:3\n  k = k*10;\n  fprintf('%d ', k);\nend");
}

/// One loop state more than there are loops around the statement.
TEST(Resume, startOfAnIteration) {
  onLargeStack([] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    auto module = interpreter.load(
        parse("for k = 5:9\n  fprintf('%d ', k);\nend\nfprintf('end');"), ".");
    auto frame = interpreter.makeScriptFrame(module, true);
    ResumePoint point{0, {LoopState(LoopRange{5, 1, 9}, 3)}};
    interpreter.resume(*frame, module->program().script->body, point);
    EXPECT_EQ(sink.text, "8 9 end");
  });
}

TEST(Resume, aStatementOutsideTheBlockIsRefused) {
  onLargeStack([] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    auto module = interpreter.load(parse("x = 1;\nfor k = 1:2\n  y = k;\n"
                                         "end"),
                                   ".");
    auto frame = interpreter.makeScriptFrame(module, true);
    // The loop's state is missing.
    EXPECT_THROW(interpreter.resume(*frame, module->program().script->body,
                                    ResumePoint{2, {}}),
                 Error);
  });
}

} // namespace
