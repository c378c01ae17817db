//===- Views.cpp - what views walk ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/ExtentPatterns.h"

using namespace mlir;

namespace runmat {

/// Each dimension by itself.
static ViewMap identity(unsigned rank) {
  ViewMap map;
  for (unsigned d = 0; d < rank; ++d)
    map.push_back({WalkedDimension{d, false}});
  return map;
}

/// The first dimension that is not 1, when the type tells it.
static std::optional<int64_t> workingDimension(ArrayType type) {
  auto dimensions = reducedDimensions(type, std::nullopt, /*all=*/false);
  return dimensions ? std::optional(dimensions->front()) : std::nullopt;
}

std::optional<ViewMap> FlipOp::getView() {
  auto type = cast<ArrayType>(getOperand().getType());
  std::optional<int64_t> dimension =
      getDimension() ? std::optional(int64_t(*getDimension()))
                     : workingDimension(type);
  if (!dimension)
    return std::nullopt;
  ViewMap map = identity(type.getRank());
  if (*dimension < type.getRank())
    map[*dimension].front().isBackward = true;
  return map;
}

/// Dimensions beyond those of the operand walk none.
std::optional<ViewMap> PermuteOp::getView() {
  unsigned rank = cast<ArrayType>(getOperand().getType()).getRank();
  auto result = cast<ArrayType>(getType());
  ArrayRef<int64_t> order = getOrder();
  if (order.size() < rank || result.getRank() != order.size())
    return std::nullopt;
  ViewMap map(order.size());
  for (auto [d, from] : llvm::enumerate(order))
    if (from < rank)
      map[d].push_back({unsigned(from), false});
  return map;
}

/// Of what is no vector: both dimensions at once.
std::optional<ViewMap> DiagonalOp::getView() {
  auto type = cast<ArrayType>(getOperand().getType());
  if (type.getRank() != 2 || !llvm::all_of(type.getExtents(), isMany))
    return std::nullopt;
  return ViewMap{{{0, false}, {1, false}}, {}};
}

} // namespace runmat
