//===- Fourier.cpp - Fourier transforms -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/NumberTypes.h"
#include "Fourier/Transform.h"
#include "Values/MemoryCheck.h"

namespace runmat::builtins {

namespace {

using fourier::Direction;

template <typename T> Value transformed(const Value &x, Direction direction) {
  using Real = linalg::RealOf<T>;
  using Complex = std::complex<Real>;
  const fourier::MatrixShape shape{x.rows(), x.columns()};
  requireMemory(Extents(fourier::extraElements(x.rows()), 1), sizeof(Complex));
  const NumberView view(x, kernels::numberOf<T>);
  if (direction == Direction::Backward &&
      fourier::areSymmetric(view.as<T>(), shape)) {
    ArrayRef out = Array::make(kernels::classOf<T>, x.extents());
    fourier::transformToReal(view.as<T>(),
                             static_cast<Real *>(out->mutableData()), shape);
    return out;
  }
  ArrayRef out = Array::make(kernels::classOf<T>, x.extents(), true);
  fourier::transform(view.as<T>(), static_cast<Complex *>(out->mutableData()),
                     shape, direction);
  return narrow(std::move(out));
}

template <typename Real>
Value transformedInClass(const Value &x, Direction direction) {
  return x.isComplex() ? transformed<std::complex<Real>>(x, direction)
                       : transformed<Real>(x, direction);
}

/// fouriercolumns(x, 'backward'): each column by itself.
void fourierColumns(CallContext &, Arguments arguments, Results &results, int) {
  const bool isBackward = takeOption(arguments, "backward");
  takeOption(arguments, "forward");
  const Value &x = arguments[0];
  const ElementClass floats = floatClassOf(arguments);
  if (x.isEmpty()) {
    results.push_back(castTo(floats, x));
    return;
  }
  const auto direction = isBackward ? Direction::Backward : Direction::Forward;
  results.push_back(floats == ElementClass::Single
                        ? transformedInClass<float>(x, direction)
                        : transformedInClass<double>(x, direction));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Fourier
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group fourierBuiltins() { return table; }

} // namespace runmat::builtins
