//===- HookedRun.h - a script that a hook looks at --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_ENGINE_HOOKEDRUN_H
#define RUNMAT_UNITTESTS_ENGINE_HOOKEDRUN_H

#include "../Interpreter/Harness.h"

#include <functional>

namespace runmat::test {

inline void runWith(UnitHook &hook, const std::string &text) {
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(interpreter.load(parse(text), "."), true);
  });
}

using Look = std::function<void(Frame &, const ast::Stmt &)>;

/// Shows the last statement of a script to `look` when it is reached.
inline void lookAtLast(const std::string &text, Look look) {
  class LookingHook final : public UnitHook {
  public:
    explicit LookingHook(Look look) : look(std::move(look)) {}
    void loaded(Module &module) override {
      module.entryFlags.assign(module.program().statementCount, AtStatement);
    }
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      if (&block == &frame.function().body && index + 1 == block.size())
        look(frame, *block[index]);
      return NotTaken();
    }
    Outcome enterLoop(Frame &, const ast::Stmt &, const LoopState &) override {
      return NotTaken();
    }

  private:
    const Look look;
  } hook(std::move(look));
  runWith(hook, text);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_ENGINE_HOOKEDRUN_H
