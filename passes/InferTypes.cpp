//===- InferTypes.cpp - types from the arguments onwards --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_INFERTYPES
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Types of one function. Values start as `any` (arguments keep theirs); a type
/// only ever grows more general.
class Inference {
public:
  void inferBlock(Block &block) {
    for (Operation &op : block)
      inferOp(&op);
  }

private:
  void inferOp(Operation *op) {
    if (auto loop = dyn_cast<ForOp>(op))
      return inferFor(loop);
    if (auto branch = dyn_cast<IfOp>(op))
      return inferIf(branch);
    if (auto rule = dyn_cast<TypeRuleInterface>(op))
      return inferByRule(op, rule);
  }

  static bool isTyped(Value value) { return !isa<AnyType>(value.getType()); }

  static Type anyType(Operation *op) { return AnyType::get(op->getContext()); }

  void inferByRule(Operation *op, TypeRuleInterface rule) {
    Value result = op->getResult(0);
    Type type = llvm::all_of(op->getOperands(), isTyped)
                    ? rule.inferType(op->getOperandTypes())
                    : Type();
    result.setType(type ? type : anyType(op));
  }

  /// Undefined values take the type of what they are joined with: they are
  /// never read.
  static Type join(Value a, Type b) {
    if (a.getDefiningOp<UndefOp>())
      return b;
    return joinTypes(a.getType(), b);
  }

  void inferFor(ForOp loop) {
    Block &body = loop.getBody().front();
    bool isRange = llvm::all_of(
        ValueRange{loop.getFirst(), loop.getStep(), loop.getLast()}, isTyped);
    Type range = isRange ? inferRange(TypeRange{loop.getFirst().getType(),
                                                loop.getStep().getType(),
                                                loop.getLast().getType()})
                         : Type();
    body.getArgument(0).setType(
        range ? Type(runmat::ArrayType::get(loop.getContext(),
                                            ElementClass::Double, {1, 1}))
              : anyType(loop));
    stripWidening(loop, 3, loop.getInits().size());
    stripWidening(loop.getBody().front().getTerminator(), 0,
                  loop.getInits().size());
    for (auto [init, carried] : llvm::zip(loop.getInits(), loop.getCarried()))
      carried.setType(init.getType());
    while (turn(loop))
      ;
    for (auto [init, carried, result] :
         llvm::zip(loop.getInits(), loop.getCarried(), loop.getResults())) {
      if (init.getDefiningOp<UndefOp>())
        init.setType(carried.getType());
      else if (init.getType() != carried.getType())
        markUntyped(loop, carried, init);
      result.setType(carried.getType());
      if (!isa<AnyType>(carried.getType()))
        widenYield(cast<YieldOp>(loop.getBody().front().getTerminator()),
                   carried.getArgNumber() - 1, carried.getType());
    }
  }

  /// Undoes the widening of an earlier visit, whose types may have been too
  /// narrow.
  static void stripWidening(Operation *op, unsigned first, unsigned count) {
    for (unsigned i = first; i < first + count; ++i)
      while (auto widen = op->getOperand(i).getDefiningOp<WidenOp>())
        op->setOperand(i, widen.getArray());
  }

  /// One more pass over the body; whether a carried type grew.
  bool turn(ForOp loop) {
    inferBlock(loop.getBody().front());
    bool changed = false;
    auto yield = cast<YieldOp>(loop.getBody().front().getTerminator());
    for (auto [init, carried, yielded] :
         llvm::zip(loop.getInits(), loop.getCarried(), yield.getValues())) {
      bool fromUndef =
          init.getDefiningOp<UndefOp>() && isa<AnyType>(carried.getType());
      Type joined = fromUndef ? yielded.getType()
                              : joinTypes(carried.getType(), yielded.getType());
      Type next = joined ? joined : anyType(loop);
      changed |= next != carried.getType();
      carried.setType(next);
    }
    return changed;
  }

  /// A carried variable whose first value has another type than the later ones:
  /// extents are widened by a cast of the view, classes are not.
  void markUntyped(ForOp loop, BlockArgument carried, Value init) {
    auto a = dyn_cast<runmat::ArrayType>(carried.getType());
    auto b = dyn_cast<runmat::ArrayType>(init.getType());
    if (!a || !b)
      return;
    OpBuilder builder(loop);
    auto widened = WidenOp::create(builder, loop.getLoc(), a, init);
    loop->setOperand(3 + carried.getArgNumber() - 1, widened);
  }

  void inferIf(IfOp branch) {
    for (Region *region : branch.getRegions())
      inferBlock(region->front());
    auto yields = std::pair(
        cast<YieldOp>(branch.getThenRegion().front().getTerminator()),
        cast<YieldOp>(branch.getElseRegion().front().getTerminator()));
    stripWidening(yields.first, 0, branch.getNumResults());
    stripWidening(yields.second, 0, branch.getNumResults());
    for (auto [index, result] : llvm::enumerate(branch.getResults())) {
      Value a = yields.first.getValues()[index],
            b = yields.second.getValues()[index];
      Type joined =
          b.getDefiningOp<UndefOp>() ? a.getType() : join(a, b.getType());
      result.setType(joined ? joined : anyType(branch));
      if (joined) {
        widenYield(yields.first, index, joined);
        widenYield(yields.second, index, joined);
      }
    }
  }

  void widenYield(YieldOp yield, unsigned index, Type type) {
    Value value = yield.getValues()[index];
    if (value.getType() == type)
      return;
    if (value.getDefiningOp<UndefOp>())
      return value.setType(type);
    OpBuilder builder(yield);
    yield->setOperand(index,
                      WidenOp::create(builder, yield.getLoc(), type, value));
  }
};

/// Says what has no type, and of which operands.
void remark(Operation *op) {
  InFlightDiagnostic diagnostic = op->emitRemark("'")
                                  << op->getName().stripDialect() << "' of ";
  llvm::interleave(
      op->getOperandTypes(),
      [&](Type type) {
        if (auto array = dyn_cast<runmat::ArrayType>(type))
          diagnostic << (array.getComplex() ? "complex " : "")
                     << stringifyElementClass(array.getElementClass());
        else
          diagnostic << "a value of no one class";
      },
      [&] { diagnostic << " and "; });
  diagnostic << " is not compiled yet";
}

struct InferTypes : public runmat::impl::InferTypesBase<InferTypes> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Block &body = getOperation().getBody().front();
    Inference().inferBlock(body);
    getOperation().setFunctionType(
        FunctionType::get(&getContext(), body.getArgumentTypes(),
                          body.getTerminator()->getOperandTypes()));
    getOperation().walk([&](Operation *op) {
      for (Value result : op->getResults()) {
        bool isAny = isa<AnyType>(result.getType());
        isAny ? ++untyped : ++typed;
        if (isAny)
          remark(op);
      }
    });
  }
};

} // namespace
