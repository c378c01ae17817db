//===- UnitEmitter.h - calls through the context's table --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emits the calls of runmat_unit_functions (runmat/unit.h) in the LLVM dialect.
// Array handles are pointers here.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_UNITEMITTER_H
#define RUNMAT_CODEGEN_UNIT_UNITEMITTER_H

#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace runmat {

class UnitEmitter {
public:
  /// `context` is the unit's first argument; stack slots go to the start of
  /// `entry`.
  UnitEmitter(mlir::Value context, mlir::Block &entry)
      : context(context), entry(entry) {}

  /// A pointer in the context or its table, which do not change while a unit
  /// runs.
  mlir::Value fixedField(mlir::ImplicitLocOpBuilder &builder, mlir::Value base,
                         size_t offset);

  /// A word that others may set at any time.
  mlir::Value flag(mlir::ImplicitLocOpBuilder &builder, mlir::Value word);
  /// Non-zero where one of the words of the context is set that a poll is
  /// about.
  mlir::Value asked(mlir::ImplicitLocOpBuilder &builder, PollOp poll);

  /// Calls the function at this offset of the table; `result` may be null for
  /// none.
  mlir::Value call(mlir::ImplicitLocOpBuilder &builder, size_t offset,
                   mlir::Type result, mlir::ValueRange arguments);

  void retain(mlir::ImplicitLocOpBuilder &builder, mlir::Value array);
  void release(mlir::ImplicitLocOpBuilder &builder, mlir::Value array);
  mlir::Value extent(mlir::ImplicitLocOpBuilder &builder, mlir::Value array,
                     int64_t dimension);
  /// A 1x1 array of a scalar; null at run time when there is no memory.
  mlir::Value box(mlir::ImplicitLocOpBuilder &builder, mlir::Value scalar);
  /// The status of fetching the element, and the element.
  std::pair<mlir::Value, mlir::Value> unbox(mlir::ImplicitLocOpBuilder &builder,
                                            mlir::Value array, mlir::Type type);

  mlir::Value constant32(mlir::ImplicitLocOpBuilder &builder, int64_t value);
  mlir::Value constant64(mlir::ImplicitLocOpBuilder &builder, int64_t value);
  /// A scalar as the low bytes of an 8-byte word.
  mlir::Value toWord(mlir::ImplicitLocOpBuilder &builder, mlir::Value scalar);
  llvm::SmallVector<mlir::Value> toWords(mlir::ImplicitLocOpBuilder &builder,
                                         mlir::ValueRange scalars);
  /// Handles and scalars as 8-byte words on the stack.
  mlir::Value stackWords(mlir::ImplicitLocOpBuilder &builder,
                         mlir::ValueRange values);
  mlir::Value fromWord(mlir::ImplicitLocOpBuilder &builder, mlir::Value word,
                       mlir::Type type);

  /// A stack array holding these values, of the type of the first; a null
  /// pointer when there are none.
  mlir::Value stackArray(mlir::ImplicitLocOpBuilder &builder,
                         mlir::ValueRange values);
  /// Room on the stack for `count` elements.
  mlir::Value stackRoom(mlir::ImplicitLocOpBuilder &builder, mlir::Type element,
                        int64_t count);
  /// Element `index` of an array of 8-byte things.
  mlir::Value elementAddress(mlir::ImplicitLocOpBuilder &builder,
                             mlir::Value array, mlir::Type element,
                             int64_t index);
  mlir::Value null(mlir::ImplicitLocOpBuilder &builder);
  mlir::Value isNull(mlir::ImplicitLocOpBuilder &builder, mlir::Value pointer);

  const mlir::Value context;

private:
  mlir::Block &entry;
};

/// Branches to `rest` where `goesOn` holds, nearly always, else to `out`. LLVM
/// takes both ways for even unless it is told: what follows many guards would
/// seem cold, its loops not worth aligning nor keeping in registers.
void branchMostly(mlir::ImplicitLocOpBuilder &builder, mlir::Value goesOn,
                  mlir::Block *rest, mlir::Block *out,
                  mlir::ValueRange arguments = {});

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_UNITEMITTER_H
