//===- HideConditions.cpp - branches that drivers fold ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NVIDIA's compiler (580) crashes on loops that read no array and hold a branch
// that it proves to be never taken, such as the guard of log(abs(s)). So
// conditions that no array decides get a bit here that only the running kernel
// knows.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/HiddenBits.h"
#include "codegen/SPIRV/KernelEntry.h"
#include "codegen/SPIRV/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_HIDECONDITIONS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

constexpr Decisions decisions("runmat-hide-conditions");

/// Whether the argument is a word of the entry point or the turn of a loop,
/// which no memory decides.
bool isWordOrTurn(func::FuncOp entry, BlockArgument argument) {
  if (auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()))
    return argument == loop.getInductionVar();
  return argument.getOwner() == &entry.getBody().front() &&
         argument.getArgNumber() <
             entry.getNumArguments() - entryBuiltinArguments;
}

struct HideConditions : impl::HideConditionsBase<HideConditions> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (canHide(function))
        hideIn(function);
  }

  void hideIn(func::FuncOp entry) {
    DerivedValues unread([entry](BlockArgument argument) {
      return isWordOrTurn(entry, argument);
    });
    entry.walk([&](scf::IfOp branch) {
      if (!unread.contains(branch.getCondition())) {
        decisions.left(branch, "kept")
            << remark::reason("it depends on what the kernel reads");
        return;
      }
      decisions.took(branch, "hidden");
      OpBuilder builder(branch);
      branch.getConditionMutable().assign(
          hide(builder, entry, branch.getCondition()));
      ++hidden;
    });
  }
};

} // namespace
} // namespace runmat::codegen
