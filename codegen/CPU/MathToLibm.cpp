//===- MathToLibm.cpp - elementary functions as library calls ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "passes/Decisions.h"
#include "llvm/ADT/StringMap.h"

namespace runmat::codegen::cpu {
#define GEN_PASS_DEF_MATHTOLIBM
#include "codegen/CPU/Passes.h.inc"
} // namespace runmat::codegen::cpu

using namespace mlir;
using namespace runmat::codegen;

namespace {
constexpr runmat::Decisions decisions("runmat-math-to-libm");

struct LibraryFunction {
  llvm::StringLiteral operation;
  llvm::StringLiteral symbol; ///< of the f64 version; f32 has the suffix f
};
} // namespace

static constexpr LibraryFunction libraryFunctions[] = {
#include "Catalogue/LibraryCalls.inc"
};

namespace {
class MathToLibm : public cpu::impl::MathToLibmBase<MathToLibm> {
public:
  void runOnOperation() override;

private:
  LogicalResult replace(Operation *op, llvm::StringRef symbol);
  FailureOr<func::FuncOp> declare(Operation *op, llvm::StringRef symbol,
                                  Type scalar);
  Value callLanes(ImplicitLocOpBuilder &b, Operation *op,
                  func::FuncOp function);
};
} // namespace

void MathToLibm::runOnOperation() {
  llvm::StringMap<llvm::StringRef> symbols;
  for (const LibraryFunction &entry : libraryFunctions)
    symbols[entry.operation] = entry.symbol;
  llvm::SmallVector<Operation *> found;
  getOperation().walk([&](Operation *op) {
    if (symbols.contains(op->getName().getStringRef()))
      found.push_back(op);
  });
  for (Operation *op : found)
    if (failed(replace(op, symbols.lookup(op->getName().getStringRef()))))
      return signalPassFailure();
}

LogicalResult MathToLibm::replace(Operation *op, llvm::StringRef symbol) {
  Type type = op->getResult(0).getType();
  auto vector = dyn_cast<VectorType>(type);
  Type scalar = getElementTypeOrSelf(type);
  if (!(scalar.isF32() || scalar.isF64()) || (vector && vector.getRank() != 1))
    return op->emitOpError("has no library function for ") << type;
  auto function = declare(op, symbol, scalar);
  if (failed(function))
    return failure();
  decisions.took(op, "called")
      << remark::metric("function", function->getName())
      << remark::metric("calls", vector ? vector.getNumElements() : 1);
  ImplicitLocOpBuilder b(op->getLoc(), op);
  Value result =
      vector
          ? callLanes(b, op, *function)
          : func::CallOp::create(b, *function, op->getOperands()).getResult(0);
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  ++calls;
  return success();
}

FailureOr<func::FuncOp>
MathToLibm::declare(Operation *op, llvm::StringRef symbol, Type scalar) {
  std::string name = symbol.str() + (scalar.isF32() ? "f" : "");
  llvm::SmallVector<Type> inputs(op->getNumOperands(), scalar);
  auto type = FunctionType::get(&getContext(), inputs, {scalar});
  if (Operation *known = getOperation().lookupSymbol(name)) {
    auto function = dyn_cast<func::FuncOp>(known);
    if (function && function.getFunctionType() == type)
      return function;
    return op->emitOpError("needs the library function '")
           << name << "', but the module has another symbol of that name";
  }
  auto b = OpBuilder::atBlockBegin(getOperation().getBody());
  auto function = func::FuncOp::create(b, op->getLoc(), name, type);
  function.setPrivate();
  return function;
}

/// Calls `function` for each lane, by way of buffers in the frame.
Value MathToLibm::callLanes(ImplicitLocOpBuilder &b, Operation *op,
                            func::FuncOp function) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  Type element = type.getElementType();
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  llvm::SmallVector<Value> buffers;
  for (Value operand : op->getOperands()) {
    OpBuilder::InsertionGuard guard(b);
    auto entry = op->getParentOfType<func::FuncOp>();
    b.setInsertionPointToStart(&entry.front());
    Value count = arith::ConstantIntOp::create(b, type.getNumElements(), 64);
    buffers.push_back(LLVM::AllocaOp::create(b, pointer, element, count, 64));
    b.setInsertionPoint(op);
    LLVM::StoreOp::create(b, operand, buffers.back(), 64);
  }
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, value, 64);
  };
  auto loop =
      scf::ForOp::create(b, index(0), index(type.getNumElements()), index(1));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    llvm::SmallVector<Value> lanes, addresses;
    for (Value buffer : buffers) {
      addresses.push_back(LLVM::GEPOp::create(
          b, pointer, element, buffer, ValueRange{loop.getInductionVar()}));
      lanes.push_back(LLVM::LoadOp::create(b, element, addresses.back()));
    }
    auto call = func::CallOp::create(b, function, lanes);
    LLVM::StoreOp::create(b, call.getResult(0), addresses.front());
  }
  return LLVM::LoadOp::create(b, type, buffers.front(), 64);
}
