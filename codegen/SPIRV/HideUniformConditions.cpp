//===- HideUniformConditions.cpp - branches drivers fold --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NVIDIA's compiler (580) crashes on a loop that stores one value everywhere
// beside a branch that it proves to be never taken, such as the guard of
// log(abs(s)). Guards of values that differ from element to element do no harm,
// so conditions that are the same for all elements get a bit here that only the
// running kernel knows.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/HiddenBits.h"
#include "codegen/SPIRV/KernelEntry.h"
#include "codegen/SPIRV/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_HIDEUNIFORMCONDITIONS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

/// Finds the values that constants and the words of an entry point determine.
class UniformValues {
public:
  explicit UniformValues(func::FuncOp entry) : entry(entry) {}

  bool contains(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return isWord(cast<BlockArgument>(value));
    auto [known, isNew] = uniforms.try_emplace(op, false);
    if (!isNew)
      return known->second;
    bool isUniform = op->getNumRegions() == 0 && isPure(op) &&
                     llvm::all_of(op->getOperands(), [&](Value operand) {
                       return contains(operand);
                     });
    return uniforms[op] = isUniform;
  }

private:
  bool isWord(BlockArgument argument) {
    return argument.getOwner() == &entry.getBody().front() &&
           argument.getArgNumber() <
               entry.getNumArguments() - entryBuiltinArguments;
  }

  func::FuncOp entry;
  DenseMap<Operation *, bool> uniforms;
};

struct HideUniformConditions
    : impl::HideUniformConditionsBase<HideUniformConditions> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (canHide(function))
        hideIn(function);
  }

  void hideIn(func::FuncOp entry) {
    UniformValues uniforms(entry);
    entry.walk([&](scf::IfOp branch) {
      if (!uniforms.contains(branch.getCondition()))
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
