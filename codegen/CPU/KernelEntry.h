//===- KernelEntry.h - an entry of a kernel under construction --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the loops of elementwise and reduction entries have in common: argument
// words, addresses, masks, and loads along one dimension.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_KERNELENTRY_H
#define RUNMAT_CODEGEN_CPU_KERNELENTRY_H

#include "codegen/Common/KernelBody.h"
#include "codegen/Common/KernelInfo.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace runmat::codegen::cpu {

using Values = llvm::SmallVector<mlir::Value, 4>;

/// Lanes of a chunk that hold elements.
struct Mask {
  mlir::Value full;       ///< i1: all of them
  mlir::Value lanes;      ///< vector<width x i1>
  mlir::Value count = {}; ///< i64; null where it is all of them
};

/// An access seen along the dimension that is vectorised.
struct Stream {
  enum class Walk { Unused, Contiguous, Reversed, Broadcast, Strided };
  Walk walk = Walk::Unused;
  mlir::Type elementType;
  mlir::Value base;   ///< address of the first element
  mlir::Value stride; ///< in elements, of Strided
  Values splats;      ///< the vector, of Broadcast: one of each part
};

/// A function `name(words: ptr, begin: i64, end: i64)` with the words of its
/// kernel loaded, and a builder that stands in its body.
class KernelEntry {
public:
  KernelEntry(const KernelInfo &info, llvm::StringRef suffix, int64_t width);

  /// Ends the function, with what it raised.
  void finish();

  const KernelInfo &info;
  /// Lanes of a vector.
  const int64_t width;
  mlir::ImplicitLocOpBuilder b;
  mlir::func::FuncOp function;
  mlir::Value words, begin, end;
  Values extents; ///< i64, by dimension; one extent of 1 for rank 0
  mlir::Value partials;

  // i64 arithmetic.
  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  mlir::Value min(mlir::Value a, mlir::Value b);
  mlir::Value divide(mlir::Value a, mlir::Value b); ///< of non-negative values
  mlir::Value remainder(mlir::Value a, mlir::Value b);
  mlir::Value less(mlir::Value a, mlir::Value b);
  /// Product of the extents of `dims`.
  mlir::Value product(llvm::ArrayRef<unsigned> dims);

  /// Coordinates in `dims` (first one fastest) of linear position `position`.
  Values delinearise(mlir::Value position, llvm::ArrayRef<unsigned> dims);
  /// The coordinates after `coordinates`, whose first one may equal its extent
  /// and then carries.
  Values carry(llvm::ArrayRef<unsigned> dims, mlir::ValueRange coordinates);

  // Memory.
  mlir::Value address(mlir::Value base, mlir::Type element, mlir::Value offset);
  mlir::Value loadScalar(mlir::Type type, mlir::Value address);
  mlir::Value loadVector(mlir::Type element, mlir::Value address);
  void store(mlir::Value value, mlir::Value address);
  /// Stores the lanes of `mask`.
  void store(mlir::Value vector, mlir::Value address, const Mask &mask);
  /// Stores complex numbers, each part behind the other.
  void storeParts(mlir::Value real, mlir::Value imaginary, mlir::Value address,
                  const Mask &mask);
  /// Room for `count` elements in the frame, aligned for vectors.
  mlir::Value allocate(mlir::Type element, int64_t count);
  mlir::Value inputBase(unsigned number) { return inputBases[number]; }
  mlir::Value outputBase(unsigned number) { return outputBases[number]; }
  /// Scalar `number` of the kernel, as i64.
  mlir::Value scalarWord(unsigned number);

  // Chunks of `width` elements.
  mlir::VectorType vectorOf(mlir::Type element);
  mlir::Value splat(mlir::Value scalar);
  /// The mask of a chunk of which `remaining` (at least 1) elements exist.
  Mask mask(mlir::Value remaining);
  /// That of a chunk of which all elements exist.
  Mask fullMask();
  /// Calls `chunk(position, mask)` for the chunks of [0, count): in a loop over
  /// those that are full, and for what is left.
  void forChunks(mlir::Value count,
                 llvm::function_ref<void(mlir::Value, const Mask &)> chunk);
  /// Lane number + `first`, as vector of index.
  mlir::Value indices(mlir::Value first);

  /// Input access `number`, starting at `coordinates` (of all dimensions) and
  /// walking along dimension 0.
  Stream stream(const BodyEmitter &body, unsigned number,
                mlir::ValueRange coordinates);
  /// All input accesses.
  llvm::SmallVector<Stream> streams(const BodyEmitter &body,
                                    mlir::ValueRange coordinates);
  /// The elements [position, position + width) of `stream`; lanes outside
  /// `mask` are zero, or as `repeatsElements` says. A null mask stands for
  /// full.
  mlir::Value load(const Stream &stream, mlir::Value position,
                   mlir::Value lanes);
  /// The same of a contiguous stream of complex numbers: the real and the
  /// imaginary parts.
  Values loadParts(const Stream &stream, mlir::Value position,
                   mlir::Value lanes);
  /// Maps the elements of all streams at `position` in `body`.
  void mapElements(BodyEmitter &body, llvm::ArrayRef<Stream> streams,
                   mlir::Value position, const Mask &mask);
  /// Address of the element of access `number` at `coordinates`.
  mlir::Value elementAddress(unsigned number, mlir::ValueRange coordinates);

  /// A body emitter of this width with extents and scalars mapped and the
  /// scalar prologue emitted here. Its raises look at the lanes of
  /// `currentMask`.
  mlir::FailureOr<BodyEmitter> makeBody();
  mlir::Value currentMask;
  /// Lanes behind the end hold an element again, the first of the chunk, so
  /// that what they raise is raised anyway and raises need no mask.
  bool repeatsElements = false;

private:
  void loadWords();
  mlir::Value word(mlir::Type type, unsigned number);
  void clearRaised();
  void raise(mlir::OpBuilder &builder, mlir::Location loc,
             mlir::Value condition);
  void setFlag();
  mlir::Value number(const KernelNumber &number);
  mlir::Value loadNeighbours(mlir::VectorType type, mlir::Value start,
                             mlir::Value lanes, mlir::Value beside);
  mlir::Value besideElements(const Stream &stream, mlir::Value position);
  mlir::Value reversed(mlir::Value vector);
  mlir::Value interleaved(mlir::Value even, mlir::Value odd);
  Values splatsAt(mlir::Type element, mlir::Value address);
  mlir::Value accessStride(const KernelAccess &access, unsigned position);

  Values inputBases, outputBases;
  mlir::Value flag;
  mlir::Value raised; ///< room for the conditions of all chunks together
};

/// The vectors that loops are made of.
struct VectorShape {
  unsigned bytes;      ///< of a register
  unsigned interleave; ///< registers of an elementwise chunk
  bool fuses;          ///< whether the CPU has x*y + z with one rounding
};

/// Operations of the body for one lane, with those of its fused products where
/// the CPU has none.
int64_t countWritten(const KernelInfo &info, VectorShape shape);

/// Lanes of a vector of `bytes` bytes that hold the widest numbers of `info`.
int64_t chooseWidth(const KernelInfo &info, unsigned bytes);

/// Writes the entry of an elementwise kernel before the kernel.
mlir::LogicalResult emitElementwise(const KernelInfo &info, VectorShape shape);

/// Writes the entries of a reduction before the kernel.
mlir::LogicalResult emitReduction(const KernelInfo &info, VectorShape shape);

/// Writes the entries of a scan before the kernel.
mlir::LogicalResult emitScan(const KernelInfo &info, VectorShape shape);

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_KERNELENTRY_H
