//===- SessionThreadsTest.cpp - sessions in threads of their own -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "../Interpreter/Harness.h"
#include "Engine/Engine.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>
#include <unistd.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Loops that are entered between turns, a function that they call, arrays of
/// one kernel and of several, and text given to eval.
constexpr const char *program = R"(
s = 0;
for k = 1:20000
  s = s + halved(k) * mod(k, 7);
end
x = linspace(0, 1, 50000);
for k = 1:5
  y = sin(x * k) .* exp(-x) + cumsum(x) / k;
  s = s + sum(y(:) > 0.5) + max(y) - min(y);
end
A = reshape(x(1:40000), 200, 200);
B = A' * A + mean(A, 2);
n = 0;
while n < 3000
  n = n + 1;
  A(n) = A(n) + B(n) * n;
end
eval('for k = 1:4000, s = s + sqrt(k); end');
fprintf('%.17g %.17g\n', s, sum(A(:)));

function y = halved(x)
  y = x / 2;
end
)";

struct Ran {
  std::string output;
  size_t units = 0;
};

Ran run(const SessionOptions &options) {
  Ran ran;
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    std::optional<Engine> engine;
    if (options.jit != JitMode::Off)
      interpreter.setHook(&engine.emplace(options, interpreter));
    interpreter.run(interpreter.load(parse(program), "."), true);
    ran.output = sink.text;
    if (engine)
      ran.units = std::ranges::count_if(
          engine->units().entries(),
          [](const UnitEntry *entry) { return entry->runs > 0; });
  });
  return ran;
}

/// As many sessions at once as modes, twice: the second ones find in the cache
/// what the first ones kept.
class SessionThreads : public testing::Test {
protected:
  SessionThreads() {
    CompilerLibrary::setFile(RUNMAT_TEST_COMPILER);
    options.device = "cpu";
    options.threads = 2;
    options.unitCache =
        testing::TempDir() + "sessions-" + std::to_string(::getpid());
  }
  ~SessionThreads() override {
    while (background::isAnyThreadLeft())
      std::this_thread::yield();
    std::filesystem::remove_all(options.unitCache);
  }

  std::vector<Ran> runAtOnce(size_t count, JitMode jit) {
    options.jit = jit;
    std::vector<Ran> ran(count);
    std::vector<std::thread> threads;
    for (Ran &each : ran)
      threads.emplace_back([&each, this] { each = run(options); });
    for (std::thread &thread : threads)
      thread.join();
    return ran;
  }

  SessionOptions options;
};

TEST_F(SessionThreads, CompileAndReadWhatOthersKept) {
  options.jit = JitMode::Off;
  const std::string expected = run(options).output;
  EXPECT_EQ(std::ranges::count(expected, '\n'), 1) << expected;
  for (JitMode jit : {JitMode::Auto, JitMode::Always, JitMode::Auto})
    for (const Ran &ran : runAtOnce(8, jit)) {
      EXPECT_EQ(ran.output, expected);
      if (jit == JitMode::Always)
        EXPECT_GE(ran.units, 3u);
    }
}

} // namespace
