//===- LowerUnits.cpp - unit functions get the unit ABI ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After structured control flow became branches: each op on arrays turns into
// calls through the context's table, each op that may fail into a branch to an
// exit block of its own, which boxes what the interpreter needs and drops what
// the unit held.
//===----------------------------------------------------------------------===//
#include "codegen/Unit/Passes.h"
#include "codegen/Unit/UnitEmitter.h"
#include "codegen/Unit/UnitTable.h"
#include "runmat/unit.h"

#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LOWERUNITS
#include "codegen/Unit/Passes.h.inc"
} // namespace runmat

namespace {

/// Cluster numbers by kernel name: the order of the kernels in the module.
using ClusterNumbers = llvm::StringMap<int64_t>;

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
    for (StatementOp statement : statements)
      statement.erase();
    for (Operation *op : dead)
      op->erase();
    for (Block &block : function.getBody())
      for (BlockArgument argument : block.getArguments())
        toPointer(argument);
    return table;
  }

private:
  func::FuncOp function;
  const ClusterNumbers &clusters;
  Type pointer;
  UnitTable table;
  std::unique_ptr<UnitEmitter> emit;
  Value outputs, state;
  SmallVector<StatementOp> statements;
  DenseMap<Value, int64_t> exitNumbers;
  /// References that the next op drops when it leaves.
  SmallVector<Value> owned;
  SmallVector<Operation *> dead;

  void toPointer(Value value) {
    if (isa<runmat::ArrayType>(value.getType()))
      value.setType(pointer);
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
    state = added[3];
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
      return lowerStatement(statement);
    if (auto ownership = dyn_cast<OwnedOp>(op)) {
      owned.assign(ownership.getArrays().begin(), ownership.getArrays().end());
      dead.push_back(op);
      return;
    }
    if (auto guard = dyn_cast<GuardOp>(op))
      return lowerGuard(b, guard);
    if (auto launch = dyn_cast<LaunchOp>(op))
      return lowerLaunch(b, launch);
    if (auto call = dyn_cast<CallOp>(op))
      return lowerCall(b, call);
    if (auto result = dyn_cast<func::ReturnOp>(op))
      return lowerReturn(b, result);
    if (isa<RunMatDialect>(op->getDialect()))
      return lowerSimple(b, op);
    for (Value result : op->getResults())
      toPointer(result);
  }

  void replace(Operation *op, Value value) {
    op->getResult(0).replaceAllUsesWith(value);
    op->erase();
  }

  void lowerSimple(ImplicitLocOpBuilder &b, Operation *op) {
    if (auto retain = dyn_cast<RetainOp>(op)) {
      emit->retain(b, retain.getArray());
      return op->erase();
    }
    if (auto release = dyn_cast<ReleaseOp>(op)) {
      emit->release(b, release.getArray());
      return op->erase();
    }
    if (auto extent = dyn_cast<ExtentOp>(op))
      return replace(op,
                     emit->extent(b, extent.getArray(), extent.getDimension()));
    if (isa<PollOp>(op))
      return lowerPoll(b, op);
    if (auto unbox = dyn_cast<UnboxOp>(op))
      return lowerUnbox(b, unbox);
    if (auto box = dyn_cast<BoxOp>(op))
      return lowerMaker(b, op, emit->box(b, box.getScalar()));
    if (auto reshape = dyn_cast<ReshapeToOp>(op))
      return lowerReshape(b, reshape);
    if (auto widen = dyn_cast<WidenOp>(op)) {
      emit->retain(b, widen.getArray());
      return replace(op, widen.getArray());
    }
    if (isa<UndefOp>(op))
      return lowerUndef(b, op);
    if (isa<TextOp>(op))
      dead.push_back(op);
  }

  void lowerUndef(ImplicitLocOpBuilder &b, Operation *op) {
    Type type = op->getResult(0).getType();
    Value value =
        isa<runmat::ArrayType>(type)
            ? emit->null(b)
            : arith::ConstantOp::create(b, b.getZeroAttr(type)).getResult();
    replace(op, value);
  }

  void lowerPoll(ImplicitLocOpBuilder &b, Operation *op) {
    Value asked = emit->call(b, offsetof(runmat_unit_functions, poll),
                             b.getI32Type(), emit->context);
    replace(op, LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, asked,
                                     emit->constant32(b, 0)));
  }

  /// Splits the block after `op`'s position: goes on when `goesOn` holds, else
  /// to a new block, which is returned empty.
  Block *branchUnless(ImplicitLocOpBuilder &b, Value goesOn, Operation *next) {
    Block *block = next->getBlock();
    Block *rest = block->splitBlock(next);
    Block *out = new Block;
    function.getBody().push_back(out);
    b.setInsertionPointToEnd(block);
    cf::CondBranchOp::create(b, goesOn, rest, ValueRange{}, out, ValueRange{});
    b.setInsertionPointToStart(rest);
    return out;
  }

  /// Returns an error, whose message the context has, unless `goesOn`.
  void failUnless(ImplicitLocOpBuilder &b, Value goesOn, Operation *next) {
    Block *out = branchUnless(b, goesOn, next);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(out);
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, -1)});
  }

  void lowerMaker(ImplicitLocOpBuilder &b, Operation *op, Value made) {
    Value good =
        LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ne, made, emit->null(b));
    op->getResult(0).replaceAllUsesWith(made);
    failUnless(b, good, op);
    op->erase();
  }

  void lowerUnbox(ImplicitLocOpBuilder &b, UnboxOp op) {
    auto [status, scalar] = emit->unbox(b, op.getArray(), op.getType());
    Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                      emit->constant32(b, 0));
    op.getResult().replaceAllUsesWith(scalar);
    failUnless(b, good, op);
    op.erase();
  }

  SmallVector<Value> words(ImplicitLocOpBuilder &b, ValueRange values) {
    SmallVector<Value> result;
    for (Value value : values)
      result.push_back(emit->toWord(b, value));
    return result;
  }

  void lowerReshape(ImplicitLocOpBuilder &b, ReshapeToOp op) {
    Value extents = emit->stackArray(b, words(b, op.getExtents()));
    Value rank = emit->constant32(b, op.getExtents().size());
    Value made =
        emit->call(b, offsetof(runmat_unit_functions, reshape), pointer,
                   {emit->context, op.getArray(), rank, extents});
    lowerMaker(b, op, made);
  }

  //===--------------------------------------------------------------------===//
  // Exits
  //===--------------------------------------------------------------------===//

  void lowerStatement(StatementOp statement) {
    exitNumbers[statement.getExit()] = table.exits.size();
    UnitExit exit{static_cast<int64_t>(statement.getId()), {}};
    for (Attribute name : statement.getNames())
      exit.names.push_back(cast<StringAttr>(name).str());
    table.exits.push_back(std::move(exit));
    statements.push_back(statement);
  }

  /// Leaves the unit by `exit` unless `goesOn`; what the unit holds is dropped
  /// there.
  void leaveUnless(ImplicitLocOpBuilder &b, Value goesOn, Value exit,
                   StringRef reason, Operation *next) {
    Block *out = branchUnless(b, goesOn, next);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(out);
    auto statement = exit.getDefiningOp<StatementOp>();
    Value room = LLVM::LoadOp::create(
        b, pointer, stateField(b, offsetof(runmat_exit_state, values)));
    for (auto [index, value] : llvm::enumerate(statement.getValues()))
      LLVM::StoreOp::create(b, handOver(b, value),
                            emit->elementAddress(b, room, pointer, index));
    for (Value array : owned)
      emit->release(b, array);
    LLVM::StoreOp::create(b, emit->constant32(b, exitNumbers.lookup(exit)),
                          stateField(b, offsetof(runmat_exit_state, exit)));
    LLVM::StoreOp::create(b, emit->constant32(b, table.sites.size()),
                          stateField(b, offsetof(runmat_exit_state, reserved)));
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, 1)});
    table.sites.push_back(reason.str());
    owned.clear();
  }

  Value stateField(ImplicitLocOpBuilder &b, size_t offset) {
    return LLVM::GEPOp::create(
        b, pointer, b.getI8Type(), state,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
  }

  Value handOver(ImplicitLocOpBuilder &b, Value value) {
    if (value.getType().isIntOrFloat())
      return emit->box(b, value);
    emit->retain(b, value);
    return value;
  }

  void lowerGuard(ImplicitLocOpBuilder &b, GuardOp guard) {
    leaveUnless(b, guard.getCondition(), guard.getExit(), guard.getReason(),
                guard);
    guard.erase();
  }

  //===--------------------------------------------------------------------===//
  // Launches and calls
  //===--------------------------------------------------------------------===//

  /// For each output, its rank and then its extents.
  SmallVector<Value> shapeWords(ImplicitLocOpBuilder &b, LaunchOp launch) {
    SmallVector<Value> result;
    auto next = launch.getShapes().begin();
    for (unsigned rank : outputRanks(launch)) {
      result.push_back(emit->constant64(b, rank));
      for (unsigned d = 0; d < rank; ++d)
        result.push_back(emit->toWord(b, *next++));
    }
    return result;
  }

  static SmallVector<unsigned> outputRanks(LaunchOp launch) {
    SmallVector<unsigned> ranks;
    for (Type type : launch.getResultTypes())
      ranks.push_back(cast<runmat::ArrayType>(type).getRank());
    return ranks;
  }

  SmallVector<Value> donationWords(ImplicitLocOpBuilder &b, LaunchOp launch) {
    SmallVector<Value> result;
    for (unsigned i = 0; i < launch.getNumResults(); ++i)
      result.push_back(emit->constant32(
          b, launch.getDonations() ? (*launch.getDonations())[i] : -1));
    return result;
  }

  Value allEqual(ImplicitLocOpBuilder &b, OperandRange pairs) {
    Value all = arith::ConstantIntOp::create(b, 1, 1);
    for (size_t i = 0; i < pairs.size(); i += 2)
      all = arith::AndIOp::create(
          b, all,
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, pairs[i],
                                pairs[i + 1]));
    return all;
  }

  void lowerLaunch(ImplicitLocOpBuilder &b, LaunchOp launch) {
    SmallVector<Value> held = owned;
    if (!launch.getEqual().empty()) {
      leaveUnless(b, allEqual(b, launch.getEqual()), launch.getExit(),
                  "sizes do not match", launch);
      owned = held;
    }
    Value room = emit->stackRoom(b, pointer,
                                 std::max<size_t>(1, launch.getNumResults()));
    SmallVector<Value> arguments{
        emit->context,
        emit->constant32(b, clusters.lookup(launch.getKernel())),
        emit->stackArray(b, launch.getInputs()),
        room,
        emit->stackArray(b, shapeWords(b, launch)),
        emit->stackArray(b, words(b, launch.getExtents())),
        emit->stackArray(b, words(b, launch.getScalars())),
        emit->stackArray(b, donationWords(b, launch))};
    Value status = emit->call(b, offsetof(runmat_unit_functions, launch),
                              b.getI32Type(), arguments);
    Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                      emit->constant32(b, RUNMAT_LAUNCH_DONE));
    leaveUnless(b, good, launch.getExit(),
                "a guard in a kernel, or a failed launch", launch);
    for (auto [index, result] : llvm::enumerate(launch.getResults()))
      result.replaceAllUsesWith(LLVM::LoadOp::create(
          b, pointer, emit->elementAddress(b, room, pointer, index)));
    launch.erase();
  }

  void lowerCall(ImplicitLocOpBuilder &b, CallOp call) {
    CallSite site{
        call.getCallee().str(), static_cast<int64_t>(call.getStatement()), {}};
    SmallVector<Value> arrays;
    for (Value argument : call.getArguments()) {
      auto text = argument.getDefiningOp<TextOp>();
      site.arguments.push_back(
          {text != nullptr, text ? text.getText().str() : std::string()});
      if (!text)
        arrays.push_back(argument);
    }
    Value number = emit->constant32(b, table.calls.size());
    table.calls.push_back(std::move(site));
    Value status =
        emit->call(b, offsetof(runmat_unit_functions, call), b.getI32Type(),
                   {emit->context, number, emit->stackArray(b, arrays)});
    Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                      emit->constant32(b, 0));
    Block *out = branchUnless(b, good, call);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(out);
    for (Value array : owned)
      emit->release(b, array);
    LLVM::StoreOp::create(b, number,
                          stateField(b, offsetof(runmat_exit_state, reserved)));
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, -2)});
    owned.clear();
    call.erase();
  }

  void lowerReturn(ImplicitLocOpBuilder &b, func::ReturnOp op) {
    if (op->getNumOperands() == 1 && op->getOperand(0).getType().isInteger(32))
      return;
    for (auto [index, value] : llvm::enumerate(op.getOperands()))
      LLVM::StoreOp::create(b, value,
                            emit->elementAddress(b, outputs, pointer, index));
    func::ReturnOp::create(b, ValueRange{emit->constant32(b, 0)});
    op.erase();
  }
};

/// An op that may leave the unit needs a place to leave to.
WalkResult requireExit(Operation *op) {
  auto guard = dyn_cast<GuardOp>(op);
  auto launch = dyn_cast<LaunchOp>(op);
  bool lacksExit = (guard && !guard.getExit()) || (launch && !launch.getExit());
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
    SmallVector<func::FuncOp> units;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr("runmat.kernel"))
        clusters[function.getName()] = clusters.size();
      else if (function->hasAttr("runmat.outputs"))
        units.push_back(function);
    }
    for (func::FuncOp unit : units) {
      if (unit.walk(requireExit).wasInterrupted() ||
          failed(flattenControlFlow(unit)))
        return signalPassFailure();
      UnitTable table = UnitLowering(unit, clusters).run();
      unit->setAttr("runmat.unit", table.toAttribute(&getContext()));
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
