//===- UnitTable.h - what the engine must know of a unit --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exits, guard sites and call sites of a unit, collected while it is lowered
// and kept in an attribute of its function.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_UNITTABLE_H
#define RUNMAT_CODEGEN_UNIT_UNITTABLE_H

#include "mlir/IR/BuiltinAttributes.h"
#include <optional>
#include <string>
#include <vector>

namespace runmat {

/// A statement to which the unit can exit, and the names of the values that it
/// hands over.
struct UnitExit {
  int64_t statement = 0;
  std::vector<std::string> names;
};

/// An argument of a call site: a text written in the program, or the next
/// array, or scalar of a class, that the unit passes.
struct CallArgument {
  bool isText = false;
  std::string text;
  std::optional<int64_t> scalarClass;
};

/// What a unit takes a result for: of this class, with extents as in an array
/// type.
struct CallResult {
  int64_t elementClass = 0;
  bool isComplex = false;
  bool isScalar = false; ///< given as its bits, not as an array
  std::vector<int64_t> extents;
};

/// A call of a builtin with effects, or an operation of the runtime.
struct CallSite {
  std::string callee;
  int64_t statement = 0;
  std::vector<CallArgument> arguments;
  std::vector<CallResult> results;
  /// The first argument is handed over, to be changed in place.
  bool inPlace = false;
};

struct UnitTable {
  std::vector<UnitExit> exits;
  /// Why each place that may leave the unit does so.
  std::vector<std::string> sites;
  std::vector<CallSite> calls;

  mlir::DictionaryAttr toAttribute(mlir::MLIRContext *context) const;
  static UnitTable fromAttribute(mlir::DictionaryAttr attribute);
};

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_UNITTABLE_H
