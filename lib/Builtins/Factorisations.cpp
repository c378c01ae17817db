//===- Factorisations.cpp - what factorisations take of LAPACK --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texts of chol, lu, qr, svd, eig and schur (lib/Library/functions) check
// arguments and form results; this computes, where there is a library.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/MatrixValues.h"
#include "LinearAlgebra/Decompositions.h"
#include "Values/MemoryCheck.h"

namespace runmat::builtins {

namespace {

using namespace kernels;
using linalg::Matrix;

/// A call of a routine: what to factorise, and how much is wanted of it.
struct Request {
  const Value &matrix;
  bool isEconomic;
  int outputs;

  int64_t rows() const { return matrix.rows(); }
  int64_t columns() const { return matrix.columns(); }
  int64_t fewer() const { return std::min(rows(), columns()); }
};

template <typename T> Value columnOf(const std::vector<T> &elements) {
  return store(Matrix<T>(elements.data(), int64_t(elements.size()), 1));
}

Value rowOf(const std::vector<int64_t> &elements) {
  return store(Matrix<double>(elements.data(), 1, int64_t(elements.size())));
}

template <typename T> Results ofPotrf(const Request &request) {
  const auto factor = linalg::choleskyFactor(load<T>(request.matrix));
  if (!factor)
    return {};
  return {store(factor->r), double(factor->failed)};
}

template <typename T> Results ofGetrf(const Request &request) {
  const auto factors = linalg::triangularFactors(load<T>(request.matrix));
  if (!factors)
    return {};
  return {store(factors->both), rowOf(factors->order)};
}

/// The triangular factor comes first: alone it needs no orthogonal one.
template <typename T> Results ofGeqrf(const Request &request) {
  const int64_t width = request.isEconomic ? request.fewer() : request.rows();
  const bool withQ = request.outputs > 1;
  if (withQ)
    requireMemory(Extents(request.rows(), width), 2 * sizeof(T));
  const auto factors =
      linalg::orthogonalFactors(load<T>(request.matrix), width, withQ);
  if (!factors)
    return {};
  return {store(factors->r), store(factors->q)};
}

/// Values, then the matrices to the left and the right of them.
template <typename T> Results ofGesdd(const Request &request) {
  using linalg::Vectors;
  const Vectors vectors = request.outputs < 2  ? Vectors::None
                          : request.isEconomic ? Vectors::AsManyAsValues
                                               : Vectors::All;
  if (vectors == Vectors::All) {
    const int64_t larger = std::max(request.rows(), request.columns());
    requireMemory(Extents(larger, larger), 2 * sizeof(T));
  }
  const auto found = linalg::singularValues(load<T>(request.matrix), vectors);
  if (!found)
    return {};
  return {columnOf(found->values), store(found->left), store(found->right)};
}

/// Values, then vectors.
template <typename T> Results ofSyevd(const Request &request) {
  const auto found = linalg::symmetricEigenvalues(load<T>(request.matrix),
                                                  request.outputs > 1);
  if (!found)
    return {};
  return {columnOf(found->values), store(found->vectors)};
}
template <typename T> Results ofGeev(const Request &request) {
  const auto found =
      linalg::eigenvalues(load<T>(request.matrix), request.outputs > 1);
  if (!found)
    return {};
  return {columnOf(found->values), store(found->vectors)};
}

template <typename T> Results ofGees(const Request &request) {
  const auto factors = linalg::schurFactors(load<T>(request.matrix));
  if (!factors)
    return {};
  return {store(factors->u), store(factors->t)};
}

/// A routine of LAPACK by its name without the type.
struct Routine {
  std::string_view name;
  bool needsSquare, needsFinite;
  Results (*ofSingles)(const Request &);
  Results (*ofDoubles)(const Request &);
  /// Null where complex matrices stay with the texts.
  Results (*ofComplexSingles)(const Request &) = nullptr;
  Results (*ofComplexDoubles)(const Request &) = nullptr;

  Results call(const Request &request) const {
    const bool isSingle = request.matrix.isArrayOf(ElementClass::Single);
    const auto function = request.matrix.isComplex()
                              ? (isSingle ? ofComplexSingles : ofComplexDoubles)
                              : (isSingle ? ofSingles : ofDoubles);
    return function ? function(request) : Results();
  }
};

#define RUNMAT_OF_REALS(function) function<float>, function<double>
#define RUNMAT_OF_ALL(function)                                                \
  RUNMAT_OF_REALS(function), function<std::complex<float>>,                    \
      function<std::complex<double>>
constexpr Routine routines[] = {
    {"potrf", true, false, RUNMAT_OF_ALL(ofPotrf)},
    {"getrf", false, false, RUNMAT_OF_ALL(ofGetrf)},
    {"geqrf", false, false, RUNMAT_OF_REALS(ofGeqrf)},
    {"gesdd", false, true, RUNMAT_OF_REALS(ofGesdd)},
    {"syevd", true, true, RUNMAT_OF_REALS(ofSyevd)},
    {"geev", true, true, RUNMAT_OF_REALS(ofGeev)},
    {"gees", true, true, RUNMAT_OF_REALS(ofGees)},
};
#undef RUNMAT_OF_ALL
#undef RUNMAT_OF_REALS

const Routine &routineNamed(const Value &name) {
  return *std::find_if(
      std::begin(routines), std::end(routines) - 1,
      [&](const Routine &routine) { return isOption(name, routine.name); });
}

bool isFinite(const Value &x) {
  const NumberView view(x, Number::ComplexDouble);
  return x.isEmpty() ||
         linalg::isFinite(view.as<std::complex<double>>(), x.count());
}

void requireFitting(const Routine &routine, const Value &matrix) {
  if (routine.needsSquare && matrix.rows() != matrix.columns())
    throw Error("MATLAB:square", "Matrix must be square.");
  if (routine.needsFinite && !isFinite(matrix))
    throw Error("MATLAB:lapack:matrixWithNaNInf",
                "The matrix must not contain NaN or Inf.");
}

/// lapack(routine, matrix, isEconomic): its results, or empty ones where there
/// is no library.
void lapack(CallContext &, Arguments arguments, Results &results, int outputs) {
  const Routine &routine = routineNamed(arguments[0]);
  const Value &matrix = arguments[1];
  requireFitting(routine, matrix);
  const bool isEconomic = arguments.size() > 2 && arguments[2].isTrue();
  results = routine.call({matrix, isEconomic, outputs});
  const Value nothing =
      Array::make(floatClassOf(arguments.subspan(1, 1)), Extents(0, 0));
  results.resize(size_t(std::max(outputs, 1)), nothing);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Factorisations
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group factorisationBuiltins() { return table; }

} // namespace runmat::builtins
