//===- KernelTable.h - (operation x class) -> kernel ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one table through which array operations run. The reference set fills it:
// one plain loop for each operation and class. The product set, made by our own
// compiler, goes over it where there is one.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_KERNELTABLE_H
#define RUNMAT_BUILTINS_KERNELS_KERNELTABLE_H

#include "Builtins/Kernels/CompiledElementwise.h"
#include "Builtins/Kernels/CompiledReduction.h"
#include "Builtins/Kernels/CompiledScan.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/Reduce.h"
#include "Values/Convert.h"

#include <array>

namespace runmat::kernels {

/// Classes that have kernels of their own; logical and char compute as double.
enum class KernelClass : uint8_t {
  Double,
  Single,
  ComplexDouble,
  ComplexSingle,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
};
inline constexpr size_t kernelClassCount = size_t(KernelClass::UInt64) + 1;

KernelClass kernelClass(ElementClass elementClass, bool isComplex);
/// The number type in which operands of the class reach a kernel.
Number operandNumber(KernelClass kernelClass);

/// What a kernel writes.
struct ResultKind {
  ElementClass elementClass = ElementClass::Double;
  bool isComplex = false;
};

/// n elements, contiguous. False: one of them is real and its result is not, so
/// that all the results are wanted complex, and `out` is of no use.
using UnaryFunction = bool (*)(const void *in, void *out, int64_t n);
/// n elements; a stride is 1, or 0 for an operand that is repeated.
using BinaryFunction = void (*)(const void *lhs, int64_t lhsStride,
                                const void *rhs, int64_t rhsStride, void *out,
                                int64_t n);

/// Who made the kernels.
enum class KernelOrigin : uint8_t { Reference, Product };

struct UnaryKernel {
  UnaryFunction function = nullptr; ///< null: the class has no such operation
  ResultKind result;
  /// The same operation by the product set, which then runs.
  const CompiledUnary *compiled = nullptr;

  bool run(const void *in, void *out, int64_t n) const {
    return compiled ? compiled->run(in, out, n) : function(in, out, n);
  }
};

/// Runs a binary operation: a plain loop, or a kernel of the product set.
struct BinaryRunner {
  BinaryFunction function;
  const CompiledBinary *compiled;
  const CompiledIntegers *integers = nullptr;

  void operator()(const void *lhs, int64_t lhsStride, const void *rhs,
                  int64_t rhsStride, void *out, int64_t n) const {
    if (compiled)
      compiled->run(lhs, lhsStride, rhs, rhsStride, out, n);
    else if (integers)
      integers->run(lhs, lhsStride, rhs, rhsStride, out, n);
    else
      function(lhs, lhsStride, rhs, rhsStride, out, n);
  }
};
struct BinaryKernel {
  BinaryFunction function = nullptr;
  ResultKind result;
  /// Of a complex and a real operand; null: the real one is taken as complex.
  BinaryFunction complexByReal = nullptr;
  BinaryFunction realByComplex = nullptr;
  /// `function` by the product set, which then runs.
  const CompiledBinary *compiled = nullptr;
  /// Likewise of a complex and a real operand, and the other way round.
  const CompiledBinary *compiledByReal = nullptr;
  const CompiledBinary *compiledOfReal = nullptr;
  /// Of complex numbers: what computes each part of two by itself.
  const CompiledBinary *eachPart = nullptr;

  BinaryRunner runner() const { return {function, compiled}; }
  /// Of one complex and one real operand; of neither function nor kernel where
  /// the real one is taken as complex.
  BinaryRunner mixedRunner(bool isByReal) const {
    return isByReal ? BinaryRunner{complexByReal, compiledByReal}
                    : BinaryRunner{realByComplex, compiledOfReal};
  }
};

/// The numbers of operations.
inline constexpr size_t unaryOpcodeCount = 0
#define RUNMAT_UNARY_OPCODE(opcode, name, symbol, family) +1
#include "Catalogue/Opcodes.inc"
    ;
inline constexpr size_t binaryOpcodeCount = 0
#define RUNMAT_BINARY_OPCODE(opcode, name, symbol, family) +1
#include "Catalogue/Opcodes.inc"
    ;

/// The numbers of reductions and scans, and of classes that elements have in
/// memory.
inline constexpr size_t reductionOpcodeCount = size_t(ReductionOpcode::All) + 1;
inline constexpr size_t scanOpcodeCount = size_t(ScanOpcode::Minimum) + 1;
inline constexpr size_t elementClassCount = 12;

struct KernelTable {
  std::array<std::array<UnaryKernel, kernelClassCount>, unaryOpcodeCount> unary;
  std::array<std::array<BinaryKernel, kernelClassCount>, binaryOpcodeCount>
      binary;
  /// z.^2 by class: of complex numbers. Null: `binary` does it.
  std::array<const CompiledUnary *, kernelClassCount> squares{};
  /// By operation, class and whether NaN is left out. Null: the plain loops of
  /// Reduce.cpp.
  std::array<
      std::array<std::array<const CompiledReduction *, 2>, elementClassCount>,
      reductionOpcodeCount>
      reductions{};
  /// Likewise, of Scan.cpp.
  std::array<std::array<const CompiledScan *, elementClassCount>,
             scanOpcodeCount>
      scans{};
  /// By class: of 64-bit integers. Null: the plain loop of WholeSums.cpp.
  std::array<const CompiledWholeSum *, elementClassCount> wholeSums{};
  /// By class: of integers with a sign. Null: `scans` alone.
  std::array<const SumInBlocks *, elementClassCount> sumsInBlocks{};
  /// By operation and class of both operands, or of the one that is an array.
  /// Null: `binary` does it, in the number type of the class.
  std::array<std::array<const CompiledIntegers *, elementClassCount>,
             binaryOpcodeCount>
      integers{};
  /// By size: of elements of 2^i bytes. Null: the loops of WindowCopy.
  std::array<const CompiledReversal *, 4> reversals{};
  /// Likewise. Null: the loops of Transpose.cpp.
  std::array<const CompiledTransposition *, 4> transpositions{};
  /// By distribution, of doubles and of singles. Null: Random.cpp draws them
  /// one by one.
  std::array<std::array<const CompiledRandom *, 2>, 2> random{};
  /// By class of the operand and of the result. Null: the loops of
  /// convertArray.
  std::array<std::array<const CompiledUnary *, elementClassCount>,
             elementClassCount>
      conversions{};

  UnaryKernel &at(UnaryOpcode op, KernelClass kernelClass) {
    return unary[size_t(op)][size_t(kernelClass)];
  }
  BinaryKernel &at(BinaryOpcode op, KernelClass kernelClass) {
    return binary[size_t(op)][size_t(kernelClass)];
  }
  const CompiledReduction *&at(ReductionOpcode op, ElementClass elementClass,
                               bool omitNaN) {
    return reductions[size_t(op)][size_t(elementClass)][omitNaN];
  }
  const CompiledScan *&at(ScanOpcode op, ElementClass elementClass) {
    return scans[size_t(op)][size_t(elementClass)];
  }
  const CompiledIntegers *&at(BinaryOpcode op, ElementClass elementClass) {
    return integers[size_t(op)][size_t(elementClass)];
  }
};

/// The tables, filled on first use. The product's has the kernels of the
/// reference set where our compiler makes none.
const KernelTable &referenceTable();
const KernelTable &productTable();

/// The table that array operations run through. Their bits are the same.
const KernelTable &kernelTable();
void selectKernels(KernelOrigin origin);

inline const UnaryKernel &findKernel(UnaryOpcode op, KernelClass kernelClass) {
  return kernelTable().unary[size_t(op)][size_t(kernelClass)];
}
inline const BinaryKernel &findKernel(BinaryOpcode op,
                                      KernelClass kernelClass) {
  return kernelTable().binary[size_t(op)][size_t(kernelClass)];
}
inline const CompiledReduction *
findReduction(ReductionOpcode op, ElementClass elementClass, bool omitNaN) {
  return kernelTable().reductions[size_t(op)][size_t(elementClass)][omitNaN];
}

inline const CompiledWholeSum *findWholeSum(ElementClass elementClass) {
  return kernelTable().wholeSums[size_t(elementClass)];
}

inline const CompiledUnary *findSquare(KernelClass kernelClass) {
  return kernelTable().squares[size_t(kernelClass)];
}

inline const CompiledScan *findScan(ScanOpcode op, ElementClass elementClass) {
  return kernelTable().scans[size_t(op)][size_t(elementClass)];
}

inline const SumInBlocks *findSumInBlocks(ElementClass elementClass) {
  return kernelTable().sumsInBlocks[size_t(elementClass)];
}

inline const CompiledUnary *findConversion(ElementClass from, ElementClass to) {
  return kernelTable().conversions[size_t(from)][size_t(to)];
}

inline const CompiledIntegers *findIntegers(BinaryOpcode op,
                                            ElementClass elementClass) {
  return kernelTable().integers[size_t(op)][size_t(elementClass)];
}

// The parts of the reference set.
void addRealUnaryKernels(KernelTable &table);
void addComplexUnaryKernels(KernelTable &table);
void addIntegerUnaryKernels(KernelTable &table);
void addRealBinaryKernels(KernelTable &table);
void addComplexBinaryKernels(KernelTable &table);
void addIntegerBinaryKernels(KernelTable &table);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_KERNELTABLE_H
