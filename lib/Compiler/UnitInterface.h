//===- UnitInterface.h - what the engine must know of a unit ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_UNITINTERFACE_H
#define RUNMAT_COMPILER_UNITINTERFACE_H

#include "Engine/CompileRequest.h"
#include "Engine/CompilerTable.h"
#include "codegen/Unit/UnitTable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace runmat {

/// What the names in a unit stand for in the program that it came from.
struct UnitOrigin {
  std::vector<VariableType> inputs;
  /// The slot of a variable; noSlot for a name that means none.
  llvm::function_ref<ast::Slot(llvm::StringRef)> slotOf;
  /// The position in the block of a statement.
  llvm::function_ref<size_t(int64_t)> positionOf;
};

/// The variables and places of the program that a unit deals with.
class UnitInterface {
public:
  UnitInterface() = default;
  /// Of a unit that has its ABI.
  UnitInterface(mlir::func::FuncOp unit, const UnitOrigin &origin);

  /// Fills in what this knows, which the description then points to.
  void describe(runmat_unit_description &description) const;

private:
  void placeExits(const UnitOrigin &origin);

  std::vector<VariableType> inputTypes;
  std::vector<runmat_variable> inputs;
  std::vector<ast::Slot> outputs, gpuArrays;
  std::vector<uint32_t> lentInputs;
  size_t nextIndex = 0;
  UnitTable table;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_UNITINTERFACE_H
