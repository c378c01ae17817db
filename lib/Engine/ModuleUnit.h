//===- ModuleUnit.h - what became of a unit given as IR ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_MODULEUNIT_H
#define RUNMAT_ENGINE_MODULEUNIT_H

#include "Frontend/AST.h"
#include "Values/Value.h"

#include <string>
#include <utility>
#include <vector>

namespace runmat {

/// Thrown when a module or its arguments are wrong: what to tell the user, as
/// whole lines.
struct ModuleError {
  std::string text;
};

struct ModuleOutcome {
  /// The variables that the unit defined, or that its side exit hands over.
  std::vector<std::pair<std::string, Value>> variables;
  /// Why it left by a side exit; empty when it did not.
  std::string exitReason;
  /// The statement before which it left.
  ast::StatementId exitStatement = 0;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_MODULEUNIT_H
