//===- Triangular.cpp - factors by elimination with exchanges ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Factorisation.h"
#include "LinearAlgebra/Workspace.h"

#include <numeric>

namespace runmat::linalg {

/// The order that exchanges of row k with row exchanges[k] leave, from 1.
static std::vector<int64_t> orderAfter(const Size *exchanges, int64_t count,
                                       int64_t rows) {
  std::vector<int64_t> order(static_cast<size_t>(rows));
  std::iota(order.begin(), order.end(), 1);
  for (int64_t k = 0; k < count; ++k)
    std::swap(order[size_t(k)], order[size_t(exchanges[k] - 1)]);
  return order;
}

template <typename T>
std::optional<TriangularFactors<T>> triangularFactors(Matrix<T> a) {
  const Routines<T> *library = libraryOf(a);
  if (!library)
    return {};
  const Size rows = Size(a.rows), columns = Size(a.columns);
  if (rows == columns) {
    const Factorisation<T> lu(*library, a.elements.data(), rows);
    auto order = orderAfter(lu.exchanges(), rows, rows);
    return TriangularFactors<T>{std::move(a), std::move(order)};
  }
  std::vector<Size> exchanges(static_cast<size_t>(std::min(rows, columns)));
  Size info = 0;
  library->getrf(&rows, &columns, a.elements.data(), &rows, exchanges.data(),
                 &info);
  requireAccepted(info, "getrf");
  auto order = orderAfter(exchanges.data(), int64_t(exchanges.size()), rows);
  return TriangularFactors<T>{std::move(a), std::move(order)};
}

template std::optional<TriangularFactors<float>>
    triangularFactors(Matrix<float>);
template std::optional<TriangularFactors<double>>
    triangularFactors(Matrix<double>);
template std::optional<TriangularFactors<std::complex<float>>>
    triangularFactors(Matrix<std::complex<float>>);
template std::optional<TriangularFactors<std::complex<double>>>
    triangularFactors(Matrix<std::complex<double>>);

} // namespace runmat::linalg
