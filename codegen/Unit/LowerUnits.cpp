//===- LowerUnits.cpp - unit functions get the unit ABI ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After structured control flow became branches: each op on arrays turns into
// calls through the context's table. The ways out are UnitExits, what runs
// kernels and builtins is UnitLaunches.
//===----------------------------------------------------------------------===//
#include "codegen/Unit/Passes.h"
#include "codegen/Unit/UnitLaunches.h"
#include "runmat/unit.h"

#include "passes/5-Kernels/ElementMemory.h"

#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LOWERUNITS
#include "codegen/Unit/Passes.h.inc"
} // namespace runmat

namespace {

class UnitLowering {
public:
  UnitLowering(func::FuncOp function, const ClusterNumbers &clusters)
      : function(function), clusters(clusters),
        pointer(LLVM::LLVMPointerType::get(function.getContext())) {}

  UnitTable run() {
    replaceSignature();
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      lower(op);
    exits->eraseStatements();
    for (Operation *op : dead)
      op->erase();
    for (Block &block : function.getBody())
      for (BlockArgument argument : block.getArguments())
        toPointer(argument);
    holdIntegers();
    return std::move(table);
  }

private:
  func::FuncOp function;
  const ClusterNumbers &clusters;
  Type pointer;
  UnitTable table;
  std::unique_ptr<UnitEmitter> emit;
  std::unique_ptr<UnitExits> exits;
  std::unique_ptr<UnitLaunches> launches;
  Value outputs;
  SmallVector<Operation *> dead;

  void toPointer(Value value) {
    if (isa<runmat::ArrayType, ElementsType>(value.getType()))
      value.setType(pointer);
  }

  /// Elements of integer classes become the numbers that hold them; so far
  /// their types told the class.
  void holdIntegers() {
    auto hold = [](Value value) {
      if (isIntegerElement(value.getType()))
        value.setType(heldType(value.getType()));
    };
    function.walk(
        [&](Block *block) { llvm::for_each(block->getArguments(), hold); });
    function.walk([&](Operation *op) {
      llvm::for_each(op->getResults(), hold);
      if (auto held = dyn_cast<HoldOp>(op))
        replace(op, held.getOperand());
    });
  }

  /// (context, inputs, outputs, state) -> i32; the old arguments are loaded
  /// from `inputs`.
  void replaceSignature() {
    Block &entry = function.getBody().front();
    ImplicitLocOpBuilder b(function.getLoc(), &entry, entry.begin());
    unsigned count = entry.getNumArguments();
    SmallVector<BlockArgument> added;
    for (unsigned i = 0; i < 4; ++i)
      added.push_back(entry.addArgument(pointer, function.getLoc()));
    emit = std::make_unique<UnitEmitter>(added[0], entry);
    outputs = added[2];
    exits = std::make_unique<UnitExits>(function, *emit, table, added[3]);
    launches = std::make_unique<UnitLaunches>(clusters, *emit, *exits, table);
    for (unsigned i = 0; i < count; ++i) {
      Value input = LLVM::LoadOp::create(
          b, pointer, emit->elementAddress(b, added[1], pointer, i));
      entry.getArgument(i).replaceAllUsesWith(input);
    }
    entry.eraseArguments(0, count);
    function.setFunctionType(b.getFunctionType(
        {pointer, pointer, pointer, pointer}, {b.getI32Type()}));
  }

  void lower(Operation *op) {
    ImplicitLocOpBuilder b(op->getLoc(), op);
    if (auto statement = dyn_cast<StatementOp>(op))
      return exits->addStatement(statement);
    if (auto guard = dyn_cast<GuardOp>(op))
      return lowerGuard(b, guard);
    if (auto launch = dyn_cast<LaunchOp>(op))
      return launches->lower(b, launch);
    if (auto call = dyn_cast<CallOp>(op))
      return launches->lower(b, call);
    if (auto runtime = dyn_cast<RuntimeInterface>(op))
      return launches->lower(b, runtime);
    if (auto result = dyn_cast<func::ReturnOp>(op))
      return lowerReturn(b, result);
    if (isa<RunMatDialect>(op->getDialect()))
      return lowerHandle(b, op);
    for (Value result : op->getResults())
      toPointer(result);
    // Whoever comes next holds what the code before this block passed on.
    if (op->hasTrait<OpTrait::IsTerminator>())
      exits->hold({});
  }

  void lowerGuard(ImplicitLocOpBuilder &b, GuardOp guard) {
    exits->leaveUnless(b, guard.getCondition(), guard.getExit(),
                       guard.getReason(), guard);
    guard.erase();
  }

  void lowerReturn(ImplicitLocOpBuilder &b, func::ReturnOp op) {
    if (op->getNumOperands() == 1 && op->getOperand(0).getType().isInteger(32))
      return;
    for (auto [index, value] : llvm::enumerate(op.getOperands()))
      LLVM::StoreOp::create(b, value,
                            emit->elementAddress(b, outputs, pointer, index));
    func::ReturnOp::create(b,
                           ValueRange{emit->constant32(b, RUNMAT_UNIT_DONE)});
    op.erase();
  }

  //===--------------------------------------------------------------------===//
  // Handles
  //===--------------------------------------------------------------------===//

  void replace(Operation *op, Value value) {
    op->getResult(0).replaceAllUsesWith(value);
    op->erase();
  }

  void lowerHandle(ImplicitLocOpBuilder &b, Operation *op) {
    TypeSwitch<Operation *>(op)
        .Case([&](OwnedOp owned) {
          exits->hold(owned.getArrays());
          dead.push_back(op);
        })
        .Case<RetainOp, ReleaseOp>([&](auto count) { lowerCount(b, count); })
        .Case([&](ExtentOp extent) {
          replace(op,
                  emit->extent(b, extent.getArray(), extent.getDimension()));
        })
        .Case([&](PollOp) { lowerPoll(b, op); })
        .Case([&](UnboxOp unbox) { lowerUnbox(b, unbox); })
        .Case([&](BoxOp box) {
          lowerMaker(b, op, emit->box(b, box.getScalar()));
        })
        .Case([&](ReshapeToOp reshape) { lowerReshape(b, reshape); })
        .Case([&](PartOp part) { lowerPart(b, part); })
        .Case([&](JoinOp join) { lowerJoin(b, join); })
        .Case([&](WidenOp widen) {
          emit->retain(b, widen.getArray());
          replace(op, widen.getArray());
        })
        .Case([&](runmat::LoadOp load) { lowerLoad(b, load); })
        .Case([&](OwnOp own) { lowerOwn(b, own); })
        .Case([&](ElementsOp elements) { lowerElements(b, elements); })
        .Case([&](ReadOp read) { lowerRead(b, read); })
        .Case([&](WriteOp write) { lowerWrite(b, write); })
        .Case([&](UndefOp) { lowerUndef(b, op); })
        .Case([&](DiscardOp) { op->erase(); })
        .Case([&](TextOp) { dead.push_back(op); });
  }

  void lowerCount(ImplicitLocOpBuilder &b, RetainOp op) {
    emit->retain(b, op.getArray());
    op.erase();
  }

  void lowerCount(ImplicitLocOpBuilder &b, ReleaseOp op) {
    emit->release(b, op.getArray());
    exits->release(op.getArray());
    op.erase();
  }

  void lowerUndef(ImplicitLocOpBuilder &b, Operation *op) {
    Type type = op->getResult(0).getType();
    if (isa<runmat::ArrayType>(type))
      return replace(op, emit->null(b));
    bool isInteger = isIntegerElement(type);
    Value zero = arith::ConstantOp::create(
        b, b.getZeroAttr(isInteger ? heldType(type) : type));
    replace(op, isInteger ? HoldOp::create(b, type, zero) : zero);
  }

  void lowerPoll(ImplicitLocOpBuilder &b, Operation *op) {
    Value word = emit->fixedField(b, emit->context,
                                  offsetof(runmat_unit_context, interrupt));
    Value asked = LLVM::LoadOp::create(b, b.getI32Type(), word,
                                       /*alignment=*/0, /*isVolatile=*/true);
    replace(op, LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, asked,
                                     emit->constant32(b, 0)));
  }

  /// `made` is null where the array could not be made.
  void lowerMaker(ImplicitLocOpBuilder &b, Operation *op, Value made) {
    Value good =
        LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ne, made, emit->null(b));
    op->getResult(0).replaceAllUsesWith(made);
    exits->failUnless(b, good, op);
    op->erase();
  }

  void lowerUnbox(ImplicitLocOpBuilder &b, UnboxOp op) {
    auto [status, scalar] = emit->unbox(b, op.getArray(), op.getType());
    Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                      emit->constant32(b, 0));
    op.getResult().replaceAllUsesWith(scalar);
    exits->failUnless(b, good, op);
    op.erase();
  }

  Value isZero(ImplicitLocOpBuilder &b, Value status) {
    return LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                emit->constant32(b, 0));
  }

  Value toI64(ImplicitLocOpBuilder &b, Value index) {
    return arith::IndexCastOp::create(b, b.getI64Type(), index);
  }

  void lowerLoad(ImplicitLocOpBuilder &b, runmat::LoadOp op) {
    Value room = emit->stackRoom(b, b.getI64Type(), 1);
    Value status = emit->call(
        b, offsetof(runmat_unit_functions, load), b.getI32Type(),
        {emit->context, op.getArray(), toI64(b, op.getOffset()), room});
    Value word = LLVM::LoadOp::create(b, b.getI64Type(), room);
    op.getElement().replaceAllUsesWith(emit->fromWord(b, word, op.getType()));
    exits->failUnless(b, isZero(b, status), op);
    op.erase();
  }

  void lowerOwn(ImplicitLocOpBuilder &b, OwnOp op) {
    Value room = emit->stackRoom(b, b.getI32Type(), 1);
    LLVM::StoreOp::create(b, emit->constant32(b, 0), room);
    Value made = emit->call(b, offsetof(runmat_unit_functions, own), pointer,
                            {emit->context, op.getArray(), room});
    Value failed = LLVM::LoadOp::create(b, b.getI32Type(), room);
    op.getResult().replaceAllUsesWith(made);
    exits->release(op.getArray());
    exits->failUnless(b, isZero(b, failed), op);
    op.erase();
  }

  void lowerElements(ImplicitLocOpBuilder &b, ElementsOp op) {
    Value room = emit->stackRoom(b, pointer, 1);
    Value status =
        emit->call(b, offsetof(runmat_unit_functions, elements), b.getI32Type(),
                   {emit->context, op.getArray(), room});
    op.getElements().replaceAllUsesWith(
        LLVM::LoadOp::create(b, pointer, room).getResult());
    exits->failUnless(b, isZero(b, status), op);
    op.erase();
  }

  Value addressOf(ImplicitLocOpBuilder &b, Value elements, Value offset,
                  Type storage) {
    return LLVM::GEPOp::create(b, pointer, storage, elements,
                               ArrayRef<LLVM::GEPArg>{toI64(b, offset)});
  }

  void lowerRead(ImplicitLocOpBuilder &b, ReadOp op) {
    Type storage = storageOf(op.getType());
    Value stored = LLVM::LoadOp::create(
        b, storage, addressOf(b, op.getElements(), op.getOffset(), storage));
    replace(op, fromMemory(b, b.getLoc(), stored, op.getType()));
  }

  void lowerWrite(ImplicitLocOpBuilder &b, WriteOp op) {
    Value stored = toMemory(b, b.getLoc(), op.getValue());
    LLVM::StoreOp::create(
        b, stored,
        addressOf(b, op.getElements(), op.getOffset(), stored.getType()));
    op.erase();
  }

  void lowerPart(ImplicitLocOpBuilder &b, PartOp op) {
    lowerMaker(b, op,
               emit->call(b, offsetof(runmat_unit_functions, part), pointer,
                          {emit->context, op.getArray(),
                           emit->constant32(b, op.getImaginary())}));
  }

  void lowerJoin(ImplicitLocOpBuilder &b, JoinOp op) {
    lowerMaker(b, op,
               emit->call(b, offsetof(runmat_unit_functions, join), pointer,
                          {emit->context, op.getReal(), op.getImaginary()}));
  }

  void lowerReshape(ImplicitLocOpBuilder &b, ReshapeToOp op) {
    Value extents = emit->stackArray(b, emit->toWords(b, op.getExtents()));
    Value rank = emit->constant32(b, op.getExtents().size());
    Value made =
        emit->call(b, offsetof(runmat_unit_functions, reshape), pointer,
                   {emit->context, op.getArray(), rank, extents});
    lowerMaker(b, op, made);
  }
};

/// An op that may leave the unit needs a place to leave to.
WalkResult requireExit(Operation *op) {
  auto guard = dyn_cast<GuardOp>(op);
  auto launch = dyn_cast<LaunchOp>(op);
  auto runtime = dyn_cast<RuntimeInterface>(op);
  bool lacksExit = (guard && !guard.getExit()) ||
                   (launch && !launch.getExit()) ||
                   (runtime && !runtime.getExit());
  if (!lacksExit)
    return WalkResult::advance();
  op->emitOpError("may leave the unit: expected a statement as its exit, got "
                  "none; runmat-assign-exits gives it one when a statement "
                  "stands before it");
  return WalkResult::interrupt();
}

struct LowerUnits : public runmat::impl::LowerUnitsBase<LowerUnits> {
  void runOnOperation() override {
    ClusterNumbers clusters;
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr("runmat.kernel"))
        clusters[function.getName()] = clusters.size();
      else if (function->hasAttr("runmat.outputs"))
        functions.push_back(function);
    }
    for (func::FuncOp unit : functions) {
      if (unit.walk(requireExit).wasInterrupted() ||
          failed(flattenControlFlow(unit)))
        return signalPassFailure();
      UnitTable table = UnitLowering(unit, clusters).run();
      unit->setAttr("runmat.unit", table.toAttribute(&getContext()));
      ++units;
      exits += table.exits.size();
      calls += table.calls.size();
      // LLVM's passes know it by this.
      unit->setAttr("passthrough",
                    Builder(&getContext()).getStrArrayAttr({"runmat-unit"}));
    }
  }

  LogicalResult flattenControlFlow(func::FuncOp unit) {
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.addIllegalOp<scf::ForOp, scf::IfOp, scf::WhileOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    return applyPartialConversion(unit, target, std::move(patterns));
  }
};

} // namespace
