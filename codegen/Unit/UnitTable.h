//===- UnitTable.h - collects the table of a unit ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exits, guard sites and call sites of a unit (runmat/unit_table.h), collected
// while it is lowered and kept in an attribute of its function.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_UNITTABLE_H
#define RUNMAT_CODEGEN_UNIT_UNITTABLE_H

#include "definitions/RuntimeOperations.h"
#include "runmat/unit_table.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/Allocator.h"

#include <vector>

namespace runmat {

class ArrayType;

/// Owns a table of a unit and all that it points to.
class UnitTable {
public:
  std::vector<runmat_unit_exit> exits;
  std::vector<runmat_text> sites;
  std::vector<runmat_call_site> calls;

  /// The table as others see it; valid until something is added.
  runmat_unit_table view() const;

  /// These keep a copy.
  runmat_text keep(llvm::StringRef text);
  runmat_array_type keep(ArrayType type);
  runmat_operation_details keep(const OperationDetails &details);
  template <typename T> const T *keep(llvm::ArrayRef<T> elements) {
    return elements.copy(arena).data();
  }

  /// What a call gets for a value of this type: an array, or a scalar's bits.
  static runmat_call_argument argumentOf(mlir::Type type);
  runmat_call_result resultOf(mlir::Type type);

  mlir::DictionaryAttr toAttribute(mlir::MLIRContext *context) const;
  static UnitTable fromAttribute(mlir::DictionaryAttr attribute);

private:
  llvm::BumpPtrAllocator arena;
};

/// Lets a list of a C table and its count show `elements`.
template <typename T>
void show(const std::vector<T> &elements, const T *&list, uint32_t &count) {
  list = elements.data();
  count = elements.size();
}

inline llvm::StringRef textOf(const runmat_text &text) {
  return {text.data, text.size};
}

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_UNITTABLE_H
