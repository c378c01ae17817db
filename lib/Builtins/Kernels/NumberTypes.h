//===- NumberTypes.h - the number and class of a C++ type -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_NUMBERTYPES_H
#define RUNMAT_BUILTINS_KERNELS_NUMBERTYPES_H

#include "LinearAlgebra/Matrix.h"
#include "Values/Convert.h"

namespace runmat::kernels {

template <typename T>
inline constexpr bool isSingleNumber =
    sizeof(linalg::RealOf<T>) == sizeof(float);

/// The number type that T, a floating-point or complex type, stands for.
template <typename T>
inline constexpr Number numberOf =
    linalg::isComplex<T>
        ? (isSingleNumber<T> ? Number::ComplexSingle : Number::ComplexDouble)
        : (isSingleNumber<T> ? Number::Single : Number::Double);

/// The class of arrays with such elements.
template <typename T>
inline constexpr ElementClass classOf =
    isSingleNumber<T> ? ElementClass::Single : ElementClass::Double;

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_NUMBERTYPES_H
