//===- UnitLaunches.cpp - launches and calls of a unit ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/UnitLaunches.h"
#include "dialects/RunMat/AttributeNames.h"
#include "runmat/unit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace runmat {

/// For each output, its rank and then its extents.
SmallVector<Value> UnitLaunches::shapeWords(ImplicitLocOpBuilder &b,
                                            LaunchOp launch) {
  SmallVector<Value> result;
  auto next = launch.getShapes().begin();
  for (Type type : launch.getResultTypes()) {
    unsigned rank = cast<runmat::ArrayType>(type).getRank();
    result.push_back(emit.constant64(b, rank));
    for (unsigned d = 0; d < rank; ++d)
      result.push_back(emit.toWord(b, *next++));
  }
  return result;
}

SmallVector<Value> UnitLaunches::donationWords(ImplicitLocOpBuilder &b,
                                               LaunchOp launch) {
  SmallVector<Value> result;
  for (unsigned i = 0; i < launch.getNumResults(); ++i)
    result.push_back(emit.constant32(
        b, launch.getDonations() ? (*launch.getDonations())[i] : -1));
  return result;
}

static Value allEqual(ImplicitLocOpBuilder &b, OperandRange pairs) {
  Value all = arith::ConstantIntOp::create(b, 1, 1);
  for (size_t i = 0; i < pairs.size(); i += 2)
    all =
        arith::AndIOp::create(b, all,
                              arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                                    pairs[i], pairs[i + 1]));
  return all;
}

/// The status of the launch, whose outputs are in `room`.
Value UnitLaunches::launch(ImplicitLocOpBuilder &b, LaunchOp launch,
                           Value room) {
  SmallVector<Value> arguments{
      emit.context,
      emit.constant32(b, clusters.lookup(launch.getKernel())),
      emit.stackArray(b, launch.getInputs()),
      room,
      emit.stackArray(b, shapeWords(b, launch)),
      emit.stackArray(b, emit.toWords(b, launch.getExtents())),
      emit.stackArray(b, emit.toWords(b, launch.getScalars())),
      emit.stackArray(b, donationWords(b, launch))};
  return emit.call(b, offsetof(runmat_unit_functions, launch), b.getI32Type(),
                   arguments);
}

void UnitLaunches::lower(ImplicitLocOpBuilder &b, LaunchOp op) {
  if (!op.getEqual().empty())
    exits.leaveUnless(b, allEqual(b, op.getEqual()), op.getExit(),
                      "sizes do not match", op, /*keepsHeld=*/true);
  Type pointer = emit.context.getType();
  Value room =
      emit.stackRoom(b, pointer, std::max<size_t>(1, op.getNumResults()));
  Value good =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, launch(b, op, room),
                           emit.constant32(b, RUNMAT_LAUNCH_DONE));
  exits.leaveUnless(b, good, op.getExit(),
                    "a guard in a kernel, or a failed launch", op);
  for (auto [index, result] : llvm::enumerate(op.getResults()))
    result.replaceAllUsesWith(LLVM::LoadOp::create(
        b, pointer, emit.elementAddress(b, room, pointer, index)));
  op.erase();
}

/// The address of a function that has its ABI.
static Value addressOf(ImplicitLocOpBuilder &b, ThreadOp op, Type pointer) {
  auto turns =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, op.getTurnsAttr());
  Value function =
      func::ConstantOp::create(b, turns.getFunctionType(), op.getTurnsAttr());
  return UnrealizedConversionCastOp::create(b, pointer, function).getResult(0);
}

void UnitLaunches::lower(ImplicitLocOpBuilder &b, ThreadOp op) {
  Value count = arith::IndexCastOp::create(b, b.getI64Type(), op.getCount());
  SmallVector<Value> words;
  for (Value value : op.getCaptured())
    words.push_back(value.getType().isIndex() ? emit.toWord(b, value) : value);
  Value done =
      emit.call(b, offsetof(runmat_unit_functions, run_turns), b.getI64Type(),
                {emit.context, addressOf(b, op, emit.context.getType()),
                 emit.stackWords(b, words), count, op.getWork(),
                 emit.stackArray(b, op.getChanged()),
                 emit.constant32(b, op.getChanged().size())});
  op.replaceAllUsesWith(
      arith::IndexCastOp::create(b, b.getIndexType(), done).getResult());
  op.erase();
}

Value UnitLaunches::addSite(ImplicitLocOpBuilder &b, runmat_call_site site,
                            ValueRange arguments, SmallVector<Value> &passed) {
  SmallVector<runmat_call_argument> described;
  for (Value argument : arguments) {
    if (auto text = argument.getDefiningOp<TextOp>()) {
      described.push_back({RUNMAT_ARGUMENT_TEXT, /*element_class=*/0,
                           table.keep(text.getText())});
      continue;
    }
    described.push_back(UnitTable::argumentOf(argument.getType()));
    passed.push_back(argument);
  }
  site.argument_count = described.size();
  site.arguments = table.keep<runmat_call_argument>(described);
  table.calls.push_back(site);
  return emit.constant32(b, table.calls.size() - 1);
}

void UnitLaunches::lower(ImplicitLocOpBuilder &b, CallOp call) {
  SmallVector<Value> arrays;
  runmat_call_site site{};
  site.callee = table.keep(call.getCallee());
  site.statement = static_cast<int64_t>(call.getStatement());
  site.step = RUNMAT_PLAN_NONE;
  Value number = addSite(b, site, call.getArguments(), arrays);
  Value status =
      emit.call(b, offsetof(runmat_unit_functions, call), b.getI32Type(),
                {emit.context, number, emit.stackArray(b, arrays)});
  Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                    emit.constant32(b, 0));
  // A call that fails has done nothing yet: the interpreter makes it again, and
  // finds the variables as they are there if the program catches the error.
  if (call.getExit())
    exits.leaveUnless(b, good, call.getExit(),
                      ("an error of " + call.getCallee()).str(), call);
  else
    exits.failCallUnless(b, good, number, call);
  call.erase();
}

/// A result of a call: a handle, or a scalar by its bits.
Value UnitLaunches::takeWord(ImplicitLocOpBuilder &b, Value room, size_t index,
                             Type type) {
  bool isScalar = type.isIntOrFloat();
  Type loaded = isScalar ? Type(b.getI64Type()) : emit.context.getType();
  Value word = LLVM::LoadOp::create(
      b, loaded, emit.elementAddress(b, room, b.getI64Type(), index));
  return isScalar ? emit.fromWord(b, word, type) : word;
}

/// What it fails in is done again by the interpreter, which then says what is
/// wrong. An argument handed over is still ours then.
void UnitLaunches::lower(ImplicitLocOpBuilder &b, RuntimeInterface op) {
  SmallVector<Value> passed;
  auto results = llvm::map_to_vector(
      op->getResultTypes(), [&](Type type) { return table.resultOf(type); });
  runmat_call_site site{};
  site.callee = table.keep(op.getRuntimeName());
  site.operation = static_cast<uint32_t>(op.getRuntimeOperation());
  site.details = table.keep(op.getRuntimeDetails());
  site.statement = -1;
  site.in_place = op.isInPlace();
  auto step = op->getAttrOfType<IntegerAttr>(stepAttrName);
  site.step = step ? step.getInt() : RUNMAT_PLAN_NONE;
  site.result_count = results.size();
  site.results = table.keep<runmat_call_result>(results);
  Value number = addSite(b, site, op.getRuntimeArguments(), passed);
  Value room = emit.stackRoom(b, b.getI64Type(), op->getNumResults());
  Value status =
      emit.call(b, offsetof(runmat_unit_functions, evaluate), b.getI32Type(),
                {emit.context, number, emit.stackWords(b, passed), room});
  Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                    emit.constant32(b, 0));
  exits.leaveUnless(
      b, good, op.getExit(),
      ("an error or another kind of result of '" + op.getRuntimeName() + "'")
          .str(),
      op);
  for (auto [index, result] : llvm::enumerate(op->getResults()))
    result.replaceAllUsesWith(takeWord(b, room, index, result.getType()));
  op->erase();
}

} // namespace runmat
