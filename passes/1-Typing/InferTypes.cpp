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
    if (auto loop = dyn_cast<WhileOp>(op))
      return inferCarried(loop);
    if (auto branch = dyn_cast<IfOp>(op))
      return inferIf(branch);
    if (auto evaluate = dyn_cast<EvaluateOp>(op))
      return inferEvaluate(evaluate);
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

  void inferEvaluate(EvaluateOp op) {
    SmallVector<Type> types = llvm::all_of(op.getArguments(), isTyped)
                                  ? op.inferResults()
                                  : SmallVector<Type>();
    types.resize(op.getNumResults(), anyType(op));
    for (auto [result, type] : llvm::zip(op.getResults(), types))
      result.setType(type);
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
    auto row = dyn_cast_or_null<runmat::ArrayType>(range);
    body.getArgument(0).setType(
        row ? Type(runmat::ArrayType::get(loop.getContext(),
                                          row.getElementClass(), {1, 1}))
            : anyType(loop));
    inferCarried(loop);
  }

  void inferCarried(LoopInterface loop) {
    stripWidening(loop.getCarriedInits());
    stripWidening(loop.getCarriedYields());
    for (auto [init, carried] :
         llvm::zip(loop.getCarriedInits(), loop.getCarried()))
      carried.setType(init.get().getType());
    while (turn(loop))
      ;
    for (auto [init, carried, result, yielded] :
         llvm::zip(loop.getCarriedInits(), loop.getCarried(),
                   loop->getResults(), loop.getCarriedYields())) {
      Type type = carried.getType();
      result.setType(type);
      widen(init, type);
      if (!isa<AnyType>(type))
        widen(yielded, type);
    }
  }

  /// Undoes the widening of an earlier visit, whose types may have been too
  /// narrow.
  static void stripWidening(MutableArrayRef<OpOperand> operands) {
    for (OpOperand &operand : operands)
      while (auto widen = operand.get().getDefiningOp<WidenOp>())
        operand.set(widen.getArray());
  }

  /// One more pass over the body; whether a carried type grew.
  bool turn(LoopInterface loop) {
    inferBlock(loop.getTurn());
    bool changed = false;
    for (auto [init, carried, yielded] :
         llvm::zip(loop.getCarriedInits(), loop.getCarried(),
                   loop.getCarriedYields())) {
      bool fromUndef = init.get().getDefiningOp<UndefOp>() &&
                       isa<AnyType>(carried.getType());
      Type given = yielded.get().getType();
      Type joined = fromUndef ? given : joinTypes(carried.getType(), given);
      Type next = joined ? joined : anyType(loop);
      changed |= next != carried.getType();
      carried.setType(next);
    }
    return changed;
  }

  /// Undefined on both sides, a value may have any type.
  static Type joinOf(Value a, Value b) {
    if (!b.getDefiningOp<UndefOp>())
      return join(a, b.getType());
    if (!a.getDefiningOp<UndefOp>())
      return a.getType();
    return runmat::ArrayType::get(a.getContext(), ElementClass::Double, {1, 1});
  }

  void inferIf(IfOp branch) {
    for (Region *region : branch.getRegions())
      inferBlock(region->front());
    auto yields = std::pair(
        cast<YieldOp>(branch.getThenRegion().front().getTerminator()),
        cast<YieldOp>(branch.getElseRegion().front().getTerminator()));
    stripWidening(yields.first->getOpOperands());
    stripWidening(yields.second->getOpOperands());
    for (auto [index, result] : llvm::enumerate(branch.getResults())) {
      Value a = yields.first.getValues()[index],
            b = yields.second.getValues()[index];
      Type joined = joinOf(a, b);
      result.setType(joined ? joined : anyType(branch));
      if (joined) {
        widen(yields.first->getOpOperand(index), joined);
        widen(yields.second->getOpOperand(index), joined);
      }
    }
  }

  /// Extents are widened by a view; a class cannot be. An undefined value takes
  /// any type: it is never read.
  static void widen(OpOperand &operand, Type type) {
    Value value = operand.get();
    if (value.getType() == type)
      return;
    if (value.getDefiningOp<UndefOp>())
      return value.setType(type);
    if (!isa<runmat::ArrayType>(type) ||
        !isa<runmat::ArrayType>(value.getType()))
      return;
    Operation *user = operand.getOwner();
    OpBuilder builder(user);
    operand.set(WidenOp::create(builder, user->getLoc(), type, value));
  }
};

/// Says what has no type, and of which operands.
void remark(Operation *op) {
  auto evaluate = dyn_cast<EvaluateOp>(op);
  InFlightDiagnostic diagnostic = op->emitRemark("'")
                                  << (evaluate ? evaluate.getCallee()
                                               : op->getName().stripDialect());
  if (auto cast = dyn_cast<runmat::CastOp>(op))
    diagnostic << " to " << stringifyElementClass(cast.getElementClass());
  diagnostic << "' of ";
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
