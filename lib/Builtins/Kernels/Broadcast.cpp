//===- Broadcast.cpp - implicit expansion -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Broadcast.h"

#include <algorithm>

namespace runmat::kernels {

Extents broadcastExtents(const Extents &lhs, const Extents &rhs) {
  if (lhs == rhs)
    return lhs;
  std::vector<int64_t> extents(std::max(lhs.rank(), rhs.rank()));
  for (size_t d = 0; d < extents.size(); ++d) {
    if (lhs[d] != rhs[d] && lhs[d] != 1 && rhs[d] != 1)
      throw Error("MATLAB:sizeDimensionsMustMatch",
                  "Arrays have incompatible sizes for this operation.");
    extents[d] = lhs[d] == 1 ? rhs[d] : lhs[d];
  }
  return Extents(std::move(extents));
}

namespace {

/// Elements to step for one step of each dimension; 0 where it is repeated.
std::vector<int64_t> strides(const Extents &operand, size_t rank) {
  std::vector<int64_t> result(rank);
  int64_t stride = 1;
  for (size_t d = 0; d < rank; ++d) {
    result[d] = operand[d] == 1 ? 0 : stride;
    stride *= operand[d];
  }
  return result;
}

/// The leading dimensions that both operands walk with one stride each.
struct InnerRun {
  size_t dimensions = 0;
  int64_t lhsStep = 0;
  int64_t rhsStep = 0;
};

InnerRun innerRun(const Extents &lhs, const Extents &rhs,
                  const Extents &result) {
  InnerRun run;
  size_t d = 0;
  while (d < result.rank() && result[d] == 1)
    ++d;
  run.lhsStep = lhs[d] == result[d] ? 1 : 0;
  run.rhsStep = rhs[d] == result[d] ? 1 : 0;
  // Each operand matches the result in every dimension of the run, or is
  // repeated in every one.
  const auto fits = [&](const Extents &operand, int64_t step) {
    return operand[d] == (step == 1 ? result[d] : 1);
  };
  while (d < result.rank() && fits(lhs, run.lhsStep) && fits(rhs, run.rhsStep))
    ++d;
  run.dimensions = d;
  return run;
}

} // namespace

void runBroadcast(const BinaryRunner &operation, const BroadcastOperand &lhs,
                  const BroadcastOperand &rhs, const Extents &result, char *out,
                  size_t outBytes) {
  const size_t rank = result.rank();
  const InnerRun inner = innerRun(*lhs.extents, *rhs.extents, result);
  int64_t run = 1;
  for (size_t d = 0; d < inner.dimensions; ++d)
    run *= result[d];
  const auto lhsStrides = strides(*lhs.extents, rank);
  const auto rhsStrides = strides(*rhs.extents, rank);
  const int64_t runs = run == 0 ? 0 : result.count() / run;
  std::vector<int64_t> index(rank, 0);
  int64_t lhsOffset = 0, rhsOffset = 0;
  for (int64_t r = 0; r < runs; ++r) {
    operation(lhs.data + lhsOffset * int64_t(lhs.elementBytes), inner.lhsStep,
              rhs.data + rhsOffset * int64_t(rhs.elementBytes), inner.rhsStep,
              out + r * run * int64_t(outBytes), run);
    for (size_t d = inner.dimensions; d < rank; ++d) {
      lhsOffset += lhsStrides[d];
      rhsOffset += rhsStrides[d];
      if (++index[d] < result[d])
        break;
      lhsOffset -= lhsStrides[d] * result[d];
      rhsOffset -= rhsStrides[d] * result[d];
      index[d] = 0;
    }
  }
}

} // namespace runmat::kernels
