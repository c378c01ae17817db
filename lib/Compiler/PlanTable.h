//===- PlanTable.h - what a unit does, as the runtime reads it --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_PLANTABLE_H
#define RUNMAT_COMPILER_PLANTABLE_H

#include "runmat/unit_plan.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/Allocator.h"

#include <vector>

namespace runmat {

/// The plan of a unit (runmat-describe-plan) as runmat/unit_plan.h has it.
class PlanTable {
public:
  PlanTable() = default;
  /// `plan` may be null: the unit launches nothing. Numbers kernels by
  /// `clusterOf`.
  PlanTable(mlir::DictionaryAttr plan,
            llvm::function_ref<uint32_t(llvm::StringRef)> clusterOf);

  /// Valid while this lives.
  runmat_plan view() const;

private:
  template <typename T> const T *keep(llvm::ArrayRef<T> elements) {
    return elements.copy(arena).data();
  }
  const uint32_t *numbers(mlir::DictionaryAttr entries, llvm::StringRef name,
                          uint32_t &count);
  const runmat_plan_extent *extents(mlir::DictionaryAttr entries,
                                    llvm::StringRef name, uint32_t &count);
  runmat_plan_value valueOf(mlir::DictionaryAttr entries);
  runmat_plan_step stepOf(mlir::DictionaryAttr entries,
                          llvm::function_ref<uint32_t(llvm::StringRef)>);

  std::vector<runmat_plan_value> values;
  std::vector<runmat_plan_loop> loops;
  std::vector<runmat_plan_carried> carried;
  std::vector<runmat_plan_step> steps;
  std::vector<uint32_t> outputs;
  llvm::BumpPtrAllocator arena;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_PLANTABLE_H
