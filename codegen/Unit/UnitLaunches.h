//===- UnitLaunches.h - launches and calls of a unit ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_UNITLAUNCHES_H
#define RUNMAT_CODEGEN_UNIT_UNITLAUNCHES_H

#include "codegen/Unit/UnitExits.h"

#include "llvm/ADT/StringMap.h"

namespace runmat {

/// Cluster numbers by kernel name: the order of the kernels in the module.
using ClusterNumbers = llvm::StringMap<int64_t>;

/// Lowers what runs something else: kernels and builtins.
class UnitLaunches {
public:
  UnitLaunches(const ClusterNumbers &clusters, UnitEmitter &emit,
               UnitExits &exits, UnitTable &table)
      : clusters(clusters), emit(emit), exits(exits), table(table) {}

  void lower(mlir::ImplicitLocOpBuilder &b, LaunchOp launch);
  void lower(mlir::ImplicitLocOpBuilder &b, CallOp call);
  void lower(mlir::ImplicitLocOpBuilder &b, ThreadOp op);
  void lower(mlir::ImplicitLocOpBuilder &b, RuntimeInterface op);

private:
  /// Numbers the site, with the texts among its arguments; what is left of them
  /// is passed.
  mlir::Value addSite(mlir::ImplicitLocOpBuilder &b, runmat_call_site site,
                      mlir::ValueRange arguments,
                      llvm::SmallVector<mlir::Value> &passed);
  mlir::Value takeWord(mlir::ImplicitLocOpBuilder &b, mlir::Value room,
                       size_t index, mlir::Type type);
  llvm::SmallVector<mlir::Value> shapeWords(mlir::ImplicitLocOpBuilder &b,
                                            LaunchOp launch);
  llvm::SmallVector<mlir::Value> donationWords(mlir::ImplicitLocOpBuilder &b,
                                               LaunchOp launch);
  mlir::Value launch(mlir::ImplicitLocOpBuilder &b, LaunchOp launch,
                     mlir::Value room);

  const ClusterNumbers &clusters;
  UnitEmitter &emit;
  UnitExits &exits;
  UnitTable &table;
};

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_UNITLAUNCHES_H
