//===- AccessMaps.cpp - ops that read elements elsewhere --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AccessMaps.h"

using namespace mlir;

namespace runmat {

Value TransposeOp::getSource() { return getOperand(); }
AffineMap TransposeOp::getAccessMap() {
  return AffineMap::getPermutationMap(ArrayRef<unsigned>{1, 0}, getContext());
}
bool TransposeOp::isReadInPlace() { return false; }

Value SliceOp::getSource() { return getArray(); }
/// One dimension and one stride each.
AffineMap SliceOp::getAccessMap() {
  unsigned rank = getStrides().size();
  AffineExpr position = getAffineSymbolExpr(0, getContext());
  for (unsigned d = 0; d < rank; ++d)
    position = position + getAffineDimExpr(d, getContext()) *
                              getAffineSymbolExpr(1 + d, getContext());
  return AffineMap::get(rank, 1 + rank, position);
}
/// The offset and the strides, which follow the array.
OperandRange SliceOp::getMapSymbols() {
  return getOperation()->getOperands().slice(1, 1 + getStrides().size());
}
bool SliceOp::isReadInPlace() { return true; }

std::optional<AccessWindow> windowOf(AccessMapInterface op) {
  AffineMap map = op.getAccessMap();
  unsigned rank = map.getNumDims();
  if (map.getNumResults() != 1 || map.getNumSymbols() != 1 + rank)
    return std::nullopt;
  MLIRContext *context = map.getContext();
  AffineExpr expected = getAffineSymbolExpr(0, context);
  for (unsigned d = 0; d < rank; ++d)
    expected = expected + getAffineDimExpr(d, context) *
                              getAffineSymbolExpr(1 + d, context);
  if (map.getResult(0) != expected)
    return std::nullopt;
  OperandRange symbols = op.getMapSymbols();
  return AccessWindow{symbols.front(), llvm::to_vector(symbols.drop_front())};
}

} // namespace runmat
