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
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_HIDECONDITIONS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

/// Finds the values that are computed from constants, the words of an entry
/// point and the positions of elements, without reading memory.
class UnreadValues {
public:
  explicit UnreadValues(func::FuncOp entry) : entry(entry) {}

  bool contains(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return isWordOrPosition(cast<BlockArgument>(value));
    auto [known, isNew] = unread.try_emplace(op, false);
    if (!isNew)
      return known->second;
    bool isUnread = op->getNumRegions() == 0 && isPure(op) &&
                    llvm::all_of(op->getOperands(), [&](Value operand) {
                      return contains(operand);
                    });
    return unread[op] = isUnread;
  }

private:
  bool isWordOrPosition(BlockArgument argument) {
    if (auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()))
      return argument == loop.getInductionVar();
    return argument.getOwner() == &entry.getBody().front() &&
           argument.getArgNumber() <
               entry.getNumArguments() - entryBuiltinArguments;
  }

  func::FuncOp entry;
  DenseMap<Operation *, bool> unread;
};

struct HideConditions : impl::HideConditionsBase<HideConditions> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (canHide(function))
        hideIn(function);
  }

  void hideIn(func::FuncOp entry) {
    UnreadValues unread(entry);
    entry.walk([&](scf::IfOp branch) {
      if (!unread.contains(branch.getCondition()))
        return;
      OpBuilder builder(branch);
      branch.getConditionMutable().assign(
          hide(builder, entry, branch.getCondition()));
      ++hidden;
    });
  }
};

} // namespace
} // namespace runmat::codegen
