//===- CountGuards.cpp - arrays too large to be left out --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/CountGuards.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "passes/2-Legalisation/KeepErrors.h"

using namespace mlir;

namespace runmat {

/// Each factor is looked at before the product, which does not overflow then.
void guardCount(OpBuilder &builder, Location loc, const SymbolicShape &shape) {
  ImplicitLocOpBuilder b(loc, builder);
  Value most = arith::ConstantIndexOp::create(b, mostUnmadeElements);
  Value fits, count;
  auto require = [&](Value number) {
    Value isSmall =
        b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ule, number, most);
    fits = fits ? b.createOrFold<arith::AndIOp>(fits, isSmall) : isSmall;
  };
  for (const SymbolicExtent &extent : shape) {
    if (extent.isOne())
      continue;
    Value factor = extent.materialise(b, loc);
    require(factor);
    if (count)
      require(count = b.createOrFold<arith::MulIOp>(count, factor));
    else
      count = factor;
  }
  if (fits)
    GuardOp::create(b, fits, b.getStringAttr("size of array"), Value());
}

} // namespace runmat
