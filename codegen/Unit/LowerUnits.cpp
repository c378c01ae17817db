//===- LowerUnits.cpp - unit functions get the unit ABI ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After structured control flow became branches: each op on arrays turns into
// calls through the context's table. The ways out are UnitExits, what runs
// kernels and builtins is UnitLaunches, what is done with arrays
// HandleLowering.
//===----------------------------------------------------------------------===//
#include "codegen/Unit/HandleLowering.h"
#include "codegen/Unit/Passes.h"
#include "codegen/Unit/TurnsLowering.h"
#include "codegen/Unit/UnitLaunches.h"
#include "dialects/RunMat/OpDispatch.h"
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
    handles->finish();
    giveMachineTypes(function);
    return std::move(table);
  }

private:
  template <typename, typename...> friend class runmat::OpDispatch;

  func::FuncOp function;
  const ClusterNumbers &clusters;
  Type pointer;
  UnitTable table;
  std::unique_ptr<UnitEmitter> emit;
  std::unique_ptr<UnitExits> exits;
  std::unique_ptr<UnitLaunches> launches;
  std::unique_ptr<HandleLowering> handles;
  Value outputs;

  void toPointer(Value value) {
    if (isa<runmat::ArrayType, ElementsType>(value.getType()))
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
    exits = std::make_unique<UnitExits>(function, *emit, table, added[3]);
    launches = std::make_unique<UnitLaunches>(clusters, *emit, *exits, table);
    handles = std::make_unique<HandleLowering>(*emit, *exits);
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
    if (handles->lower(op) ||
        OpDispatch<UnitLowering, StatementOp, GuardOp, LaunchOp, ThreadOp,
                   CallOp, func::ReturnOp>::visit(*this, op))
      return;
    ImplicitLocOpBuilder b(op->getLoc(), op);
    if (auto runtime = dyn_cast<RuntimeInterface>(op))
      return launches->lower(b, runtime);
    for (Value result : op->getResults())
      toPointer(result);
    // Whoever comes next holds what the code before this block passed on.
    if (op->hasTrait<OpTrait::IsTerminator>())
      exits->hold({});
  }

  void visit(StatementOp statement) { exits->addStatement(statement); }

  void visit(LaunchOp launch) {
    ImplicitLocOpBuilder b(launch.getLoc(), launch);
    launches->lower(b, launch);
  }

  void visit(ThreadOp thread) {
    ImplicitLocOpBuilder b(thread.getLoc(), thread);
    launches->lower(b, thread);
  }

  void visit(CallOp call) {
    ImplicitLocOpBuilder b(call.getLoc(), call);
    launches->lower(b, call);
  }

  void visit(GuardOp guard) {
    ImplicitLocOpBuilder b(guard.getLoc(), guard);
    exits->leaveUnless(b, guard.getCondition(), guard.getExit(),
                       guard.getReason(), guard);
    guard.erase();
  }

  void visit(func::ReturnOp op) {
    if (op->getNumOperands() == 1 && op->getOperand(0).getType().isInteger(32))
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    for (auto [index, value] : llvm::enumerate(op.getOperands()))
      LLVM::StoreOp::create(b, value,
                            emit->elementAddress(b, outputs, pointer, index));
    func::ReturnOp::create(b,
                           ValueRange{emit->constant32(b, RUNMAT_UNIT_DONE)});
    op.erase();
  }
};

/// An op that may leave the unit needs a place to leave to; a call that has
/// none ends the unit with its error.
WalkResult requireExit(Operation *op) {
  auto leaving = dyn_cast<ExitInterface>(op);
  if (!leaving || isa<CallOp>(op) || !leaving.mayExit() ||
      !leaving.getExitMutable().empty())
    return WalkResult::advance();
  op->emitOpError("may leave the unit: expected a statement as its exit, got "
                  "none; runmat-assign-exits gives it one when a statement "
                  "stands before it");
  return WalkResult::interrupt();
}

struct LowerUnits : public runmat::impl::LowerUnitsBase<LowerUnits> {
  void runOnOperation() override {
    // Before the units, which call them by their types.
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(turnsAttrName)) {
        if (failed(flattenControlFlow(function)))
          return signalPassFailure();
        lowerTurns(function);
        nameForOptimiser(function);
      }
    ClusterNumbers clusters;
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr(kernelAttrName))
        clusters[function.getName()] = clusters.size();
      else if (function->hasAttr(outputsAttrName))
        functions.push_back(function);
    }
    for (func::FuncOp unit : functions) {
      if (unit.walk(requireExit).wasInterrupted() ||
          failed(flattenControlFlow(unit)))
        return signalPassFailure();
      UnitTable table = UnitLowering(unit, clusters).run();
      unit->setAttr(unitTableAttrName, table.toAttribute(&getContext()));
      ++units;
      exits += table.exits.size();
      calls += table.calls.size();
      nameForOptimiser(unit);
    }
  }

  /// LLVM's passes know functions of units by this.
  void nameForOptimiser(func::FuncOp function) {
    function->setAttr("passthrough",
                      Builder(&getContext()).getStrArrayAttr({"runmat-unit"}));
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
