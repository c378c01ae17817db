//===- LendInputs.cpp - inputs that a unit may change in place --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The variable that an input comes from holds the array while the unit runs, so
// that owning it would copy it. Where the unit gives the variable another value
// in any case, by its end or by an exit that lists it, and nothing else in the
// unit could own the array, it may be changed under the variable.
//===----------------------------------------------------------------------===//
#include "passes/6-Storage/ArrayForms.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LENDINPUTS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-lend-inputs");

/// Whether a loop that has to turn and does not leaves the unit while what
/// `own` gives is as it was: the loop is the first that could change it.
bool leavesItUnchanged(Operation *loop, OwnOp own) {
  if (!isa<ForOp>(loop) || loop->getBlock() != own->getBlock())
    return false;
  Operation *op = own->getNextNode();
  while (op != loop && (isa<OwnOp, ElementsOp>(op) || isMemoryEffectFree(op)))
    op = op->getNextNode();
  return op == loop;
}

/// The names that all statements list to which the unit may exit once the array
/// that `own` takes has changed; none when there is no such statement.
std::optional<llvm::SetVector<Attribute>> namesListedAfter(OwnOp own) {
  std::optional<llvm::SetVector<Attribute>> common;
  own->getParentOfType<func::FuncOp>().walk([&](StatementOp statement) {
    bool comesLater =
        llvm::any_of(statement.getExit().getUsers(), [&](Operation *user) {
          return !precedesOrExcludes(user, own) &&
                 !leavesItUnchanged(user, own);
        });
    if (!comesLater)
      return;
    ArrayRef<Attribute> names = statement.getNames().getValue();
    if (!common)
      common.emplace(names.begin(), names.end());
    else
      common->remove_if(
          [&](Attribute name) { return !llvm::is_contained(names, name); });
  });
  return common;
}

struct LendInputs : public runmat::impl::LendInputsBase<LendInputs> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || function->hasAttr(kernelAttrName))
      return;
    Builder builder(&getContext());
    SmallVector<Attribute> candidates;
    for (BlockArgument input : function.getArguments())
      if (OwnOp own = onlyOwner(input)) {
        candidates.push_back(describe(builder, input, own));
        decisions.took(own, "lent")
            << remark::metric("input", input.getArgNumber());
      }
    if (!candidates.empty())
      function->setAttr(lentAttrName, builder.getArrayAttr(candidates));
    lent = candidates.size();
  }

  /// Whether `user` cannot give the input on under another name. The loan is of
  /// the array: whoever else owned it would change it as well.
  static bool onlyReads(Operation *user) {
    if (user->getNumRegions() != 0 || user->hasTrait<OpTrait::IsTerminator>())
      return false;
    return isa<LaunchOp>(user) ||
           llvm::none_of(user->getResultTypes(),
                         llvm::IsaPred<runmat::ArrayType>);
  }

  /// The op that changes the input once and for all, and the only one that
  /// could; or null.
  static OwnOp onlyOwner(Value input) {
    OwnOp owner;
    for (Operation *user : input.getUsers()) {
      if (onlyReads(user))
        continue;
      auto own = dyn_cast<OwnOp>(user);
      if (!own || owner)
        return {};
      owner = own;
    }
    return owner && !loopAround(owner) && endsAt(input, owner) ? owner
                                                               : OwnOp();
  }

  static Attribute describe(Builder &builder, BlockArgument input, OwnOp own) {
    SmallVector<NamedAttribute> fields{builder.getNamedAttr(
        "input", builder.getI64IntegerAttr(input.getArgNumber()))};
    if (auto names = namesListedAfter(own))
      fields.push_back(builder.getNamedAttr(
          "names", builder.getArrayAttr(names->getArrayRef())));
    return builder.getDictionaryAttr(fields);
  }
};

} // namespace
