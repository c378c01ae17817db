//===- ConvertChars.cpp - chars as numbers ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_CONVERTCHARS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// The array of chars that an operand is, or null.
runmat::ArrayType charsOf(Value operand) {
  auto array = dyn_cast<runmat::ArrayType>(operand.getType());
  bool isChars = array && array.getElementClass() == ElementClass::Char;
  return isChars ? array : runmat::ArrayType();
}

/// Ops that compute with the numbers of their operands.
bool computes(Operation *op) {
  return isa<ElementwiseInterface, RealOp, ImagOp, ConjOp, ReduceOp, MeanOp,
             VarOp, MTimesOp, MRightDivideOp, MLeftDivideOp, MPowerOp, PlusOp,
             TruthOp>(op);
}

struct ConvertChars : public runmat::impl::ConvertCharsBase<ConvertChars> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (!computes(op))
        return;
      OpBuilder builder(op);
      for (OpOperand &operand : op->getOpOperands())
        if (runmat::ArrayType chars = charsOf(operand.get()))
          operand.set(numbersOf(builder, operand.get(), chars));
    });
  }

  static Value numbersOf(OpBuilder &builder, Value value,
                         runmat::ArrayType chars) {
    Type numbers = runmat::ArrayType::get(
        builder.getContext(), ElementClass::Double, chars.getExtents());
    return EvaluateOp::create(builder, value.getLoc(), TypeRange(numbers),
                              builder.getStringAttr("double"), value, Value())
        .getResult(0);
  }
};

} // namespace
