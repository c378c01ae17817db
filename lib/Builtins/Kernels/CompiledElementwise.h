//===- CompiledElementwise.h - elementwise kernels of the product -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_COMPILEDELEMENTWISE_H
#define RUNMAT_BUILTINS_KERNELS_COMPILEDELEMENTWISE_H

#include "Builtins/Kernels/CompiledKernel.h"

namespace runmat::kernels {

/// f(x) by our own compiler. A guarded kernel raises a flag where it leaves the
/// reals.
struct CompiledUnary {
  KernelEntries along;
  bool isGuarded;
  /// Bytes of an element where little is computed of each; 0 else.
  size_t lightBytes = 0;
  /// 2 where a kernel of real numbers does the same with each part of complex
  /// ones.
  int64_t parts = 1;

  /// As UnaryFunction.
  bool run(const void *in, void *out, int64_t n) const;
};

/// x op y by our own compiler: of two arrays, and with one element beside all
/// of an array.
struct CompiledBinary {
  KernelEntries both, arrayAndElement, elementAndArray;

  /// As BinaryFunction.
  void run(const void *lhs, int64_t lhsStride, const void *rhs,
           int64_t rhsStride, void *out, int64_t n) const;
};

/// x op y of integers or logicals in their class by our own compiler. Kernels
/// take the array first, whichever operand it is.
struct CompiledIntegers {
  KernelEntries both, arrayAndElement, elementAndArray;
  /// Beside a double that is no element of the class; may be null.
  KernelEntries arrayAndDouble, doubleAndArray;
  /// Whether these raise a flag where doubles do not tell the result.
  bool isGuarded;
  size_t elementBytes;

  bool takesDoubles() const { return arrayAndDouble[0] != nullptr; }
  /// As BinaryFunction.
  void run(const void *lhs, int64_t lhsStride, const void *rhs,
           int64_t rhsStride, void *out, int64_t n) const;
  /// False: doubles did not do, and `out` is of no use.
  bool runBesideDouble(const void *array, double number, bool arrayIsFirst,
                       void *out, int64_t n) const;
};

/// Elements from the last to the first by our own compiler, whatever they are.
struct CompiledReversal {
  KernelEntries along;

  void run(const void *in, void *out, int64_t n) const;
};

/// The columns of a matrix as rows by our own compiler, whatever the elements
/// are.
struct CompiledTransposition {
  KernelEntries across;

  void run(const void *in, int64_t rows, int64_t columns, void *out) const;
};

enum class Distribution : uint8_t { Uniform, Normal };

/// Numbers of the stream of a seed by our own compiler (docs/numerics.md).
struct CompiledRandom {
  KernelEntries along;

  /// Elements `counter` to `counter` + n - 1.
  void run(uint64_t seed, uint64_t counter, void *out, int64_t n) const;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDELEMENTWISE_H
