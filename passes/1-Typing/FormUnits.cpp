//===- FormUnits.cpp - maximal runs of typed statements ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_FORMUNITS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-form-units");

bool isUntyped(Type type) { return isa<AnyType>(type); }

/// Whether the op or anything inside it has an untyped value. The variables
/// that a statement lists do not count: it only names them.
bool holdsUntyped(Operation &op) {
  return op
      .walk([](Operation *inner) {
        bool untyped = llvm::any_of(inner->getResultTypes(), isUntyped);
        for (Region &region : inner->getRegions())
          for (Block &block : region)
            untyped |= llvm::any_of(block.getArgumentTypes(), isUntyped);
        return untyped ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

struct FormUnits : public runmat::impl::FormUnitsBase<FormUnits> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    StatementOp end = findEnd(function.getBody().front());
    if (!end) {
      function.emitError(
          "expected a statement in the body of a unit, got none");
      return signalPassFailure();
    }
    decisions.took(end, "unit ends here")
        << remark::metric("statement", int64_t(end.getId()));
    endAt(function, end);
  }

  /// The statement before which the unit ends: that of the first untyped op or
  /// the first one left to the interpreter, else the last one. One that stands
  /// inside another begins no unit: what is around it ends with it.
  StatementOp findEnd(Block &block) {
    StatementOp current;
    for (Operation &op : block) {
      if (auto statement = dyn_cast<StatementOp>(op)) {
        if (!statement.getInside())
          current = statement;
        if (op.hasAttr(interpretedAttrName))
          return current;
      } else if (current && holdsUntyped(op)) {
        return current;
      }
    }
    return current;
  }

  void endAt(func::FuncOp function, StatementOp end) {
    Block &block = function.getBody().front();
    OpBuilder builder(end);
    SmallVector<Value> values;
    SmallVector<Attribute> names;
    for (auto [name, value] : llvm::zip(end.getNames(), end.getValues()))
      if (!isUntyped(value.getType())) {
        values.push_back(value);
        names.push_back(name);
      }
    auto terminator = func::ReturnOp::create(builder, end.getLoc(), values);
    function->setAttr(endAttrName, builder.getI64IntegerAttr(end.getId()));
    function->setAttr(outputsAttrName, builder.getArrayAttr(names));
    function.setFunctionType(builder.getFunctionType(
        block.getArgumentTypes(), terminator.getOperandTypes()));
    while (&block.back() != terminator) {
      dropped += isa<StatementOp>(block.back()) && &block.back() != end;
      block.back().dropAllUses();
      block.back().erase();
    }
  }
};

} // namespace
