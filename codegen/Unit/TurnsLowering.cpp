//===- TurnsLowering.cpp - turns of a loop as a function --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// (context, stop, words, begin, end) -> i32. It holds no array and leaves
// nowhere: a guard that does not hold returns.
//===----------------------------------------------------------------------===//
#include "codegen/Unit/TurnsLowering.h"
#include "codegen/Unit/HandleLowering.h"
#include "runmat/unit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace runmat {

namespace {

/// What a function of turns returns.
enum { TurnsMade = 0, TurnsNotMade = 1 };

class TurnsLowering {
public:
  explicit TurnsLowering(func::FuncOp function)
      : function(function), entry(function.getBody().front()) {}

  void run() {
    replaceSignature();
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    UnitTable none;
    UnitExits exits(function, *emit, none, Value());
    HandleLowering handles(*emit, exits);
    for (Operation *op : ops)
      if (auto guard = dyn_cast<GuardOp>(op))
        lower(guard);
      else if (auto poll = dyn_cast<PollOp>(op))
        lower(poll);
      else if (auto end = dyn_cast<func::ReturnOp>(op))
        lower(end);
      else
        handles.lower(op);
    giveMachineTypes(function);
  }

private:
  func::FuncOp function;
  Block &entry;
  std::unique_ptr<UnitEmitter> emit;
  /// Where others say that turns need not be made any more.
  Value stop;
  Block *notMade = nullptr;

  void replaceSignature() {
    ImplicitLocOpBuilder b(function.getLoc(), &entry, entry.begin());
    Type pointer = LLVM::LLVMPointerType::get(b.getContext());
    const SmallVector<Type> types{pointer, pointer, pointer, b.getI64Type(),
                                  b.getI64Type()};
    const unsigned count = entry.getNumArguments();
    SmallVector<BlockArgument> added;
    for (Type type : types)
      added.push_back(entry.addArgument(type, function.getLoc()));
    emit = std::make_unique<UnitEmitter>(added[0], entry);
    for (unsigned i = 0; i < count; ++i) {
      BlockArgument argument = entry.getArgument(i);
      argument.replaceAllUsesWith(
          i < 2 ? arith::IndexCastOp::create(b, b.getIndexType(), added[3 + i])
                      .getResult()
                : captured(b, added[2], i - 2, argument.getType()));
    }
    stop = added[1];
    entry.eraseArguments(0, count);
    function.setFunctionType(b.getFunctionType(types, {b.getI32Type()}));
  }

  Value captured(ImplicitLocOpBuilder &b, Value words, unsigned number,
                 Type type) {
    Value place = emit->elementAddress(b, words, b.getI64Type(), number);
    if (isa<ElementsType>(type))
      return LLVM::LoadOp::create(b, words.getType(), place);
    Value word = LLVM::LoadOp::create(b, b.getI64Type(), place);
    return type.isIndex()
               ? arith::IndexCastOp::create(b, type, word).getResult()
               : emit->fromWord(b, word, type);
  }

  /// Turns that others have made a failure of may never end.
  void lower(PollOp poll) {
    ImplicitLocOpBuilder b(poll.getLoc(), poll);
    Value asked =
        LLVM::OrOp::create(b, emit->asked(b, poll), emit->flag(b, stop));
    poll.replaceAllUsesWith(LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq,
                                                 asked, emit->constant32(b, 0))
                                .getResult());
    poll.erase();
  }

  void lower(GuardOp guard) {
    Block *block = guard->getBlock();
    Block *rest = block->splitBlock(guard);
    auto b = ImplicitLocOpBuilder::atBlockEnd(guard.getLoc(), block);
    branchMostly(b, guard.getCondition(), rest, giveUp());
    guard.erase();
  }

  Block *giveUp() {
    if (notMade)
      return notMade;
    notMade = function.addBlock();
    auto b = ImplicitLocOpBuilder::atBlockEnd(function.getLoc(), notMade);
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, TurnsNotMade)});
    return notMade;
  }

  void lower(func::ReturnOp end) {
    ImplicitLocOpBuilder b(end.getLoc(), end);
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, TurnsMade)});
    end.erase();
  }
};

} // namespace

void lowerTurns(func::FuncOp function) { TurnsLowering(function).run(); }

void giveMachineTypes(func::FuncOp function) {
  Type pointer = LLVM::LLVMPointerType::get(function.getContext());
  auto give = [&](Value value) {
    if (isa<ArrayType, ElementsType>(value.getType()))
      value.setType(pointer);
    else if (isIntegerElement(value.getType()))
      value.setType(heldType(value.getType()));
  };
  function.walk(
      [&](Block *block) { llvm::for_each(block->getArguments(), give); });
  function.walk([&](Operation *op) {
    llvm::for_each(op->getResults(), give);
    if (auto held = dyn_cast<HoldOp>(op)) {
      held.getResult().replaceAllUsesWith(held.getOperand());
      held.erase();
    }
  });
}

} // namespace runmat
