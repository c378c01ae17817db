//===- VerifyContract.cpp - what typed units must satisfy -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/Legalise.h"
#include "passes/2-Legalisation/ScalarMatrices.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_VERIFYCONTRACT
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Ops that pass complex arrays on or put them together.
bool movesComplex(Operation *op) {
  return isa<JoinOp, RuntimeInterface, UndefOp, WidenOp, LoopInterface, IfOp>(
      op);
}

/// Why a type cannot reach the backends as the result of `op`, or null when it
/// can.
const char *refusal(Operation *op, Type type) {
  if (isa<AnyType>(type))
    return "an untyped value";
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (!array)
    return nullptr;
  if (array.getComplex())
    return movesComplex(op) ? nullptr : "a complex array";
  return nullptr;
}

/// Ops about shapes that are written by extents.
bool asksForShape(Operation *op) {
  if (auto numel = dyn_cast<NumelOp>(op))
    return numel.getFirst() != 0;
  if (auto fill = dyn_cast<FillOp>(op))
    return fill.getLike();
  if (auto random = dyn_cast<RandomOp>(op))
    return random.getLike() || random.getPrototype();
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    return reshape.getLike();
  return isa<LengthOp, NdimsOp, ShapeOp>(op);
}

/// Ops that become elementwise ones.
bool isLibraryOp(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    auto operand = dyn_cast<runmat::ArrayType>(reduce.getOperand().getType());
    auto over = reduce.getDimensions();
    return operand && over && reducesNothing(operand, *over);
  }
  return isa<TruthOp, PlusOp, CastLikeOp>(op) || hasElementwiseForm(op);
}

struct VerifyContract
    : public runmat::impl::VerifyContractBase<VerifyContract> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      for (Type type : op->getResultTypes())
        if (const char *why = refusal(op, type)) {
          op->emitOpError("breaks the backend contract: ")
              << why << " of type " << type;
          return WalkResult::interrupt();
        }
      if (computesChars(op) || computesComplex(op) || computesIntegers(op)) {
        op->emitOpError("breaks the backend contract: expected "
                        "runmat-legalise to have written it with doubles, by "
                        "parts or exactly");
        return WalkResult::interrupt();
      }
      if (isa<MeanOp, VarOp>(op)) {
        op->emitOpError("breaks the backend contract: expected "
                        "runmat-expand-library to have written it by sums");
        return WalkResult::interrupt();
      }
      if (isa<TextOp>(op) &&
          !llvm::all_of(op->getUsers(),
                        llvm::IsaPred<CallOp, RuntimeInterface>)) {
        op->emitOpError("breaks the backend contract: expected calls only to "
                        "use a text, which exists as no array");
        return WalkResult::interrupt();
      }
      if (asksForShape(op)) {
        op->emitOpError("breaks the backend contract: expected "
                        "runmat-expand-library to have written it by extents");
        return WalkResult::interrupt();
      }
      if (isLibraryOp(op)) {
        op->emitOpError("breaks the backend contract: expected "
                        "runmat-expand-library to have written it elementwise");
        return WalkResult::interrupt();
      }
      ++verified;
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};

} // namespace
