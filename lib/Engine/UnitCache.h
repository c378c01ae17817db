//===- UnitCache.h - units by place and types -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was compiled, or found not compilable, for a statement and the types of
// the variables there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITCACHE_H
#define RUNMAT_ENGINE_UNITCACHE_H

#include "Engine/CompilerTable.h"
#include "Engine/UnitKernels.h"
#include "Engine/UnitVariables.h"

#include <unordered_map>

namespace runmat {

/// A unit, or the reason why there is none, for one signature.
struct UnitEntry {
  /// Types at the time of the request: all of them for an entry without a unit,
  /// the unit's inputs otherwise.
  std::vector<VariableType> signature;
  std::unique_ptr<CompiledUnit> unit;
  /// Those already made stay loaded from run to run.
  std::unique_ptr<UnitKernels> kernels;
  std::string reason;
  /// The variable that there is no unit because of, and the kind of its value.
  ast::Slot blamed = ast::noSlot;
  ValueKind blamedKind = ValueKind::Undefined;
  /// What statements are logged with that the unit does not execute: those that
  /// follow an exit by its site, and the unit's own first one without a unit or
  /// when it is left alone.
  std::vector<ReasonId> exitReasons;
  ReasonId declined = notAsked;
  /// Exits taken; a unit whose guards keep failing is left alone.
  uint64_t exitsTaken = 0;
  uint64_t runs = 0;
  ast::StatementId statement = 0;
  const ast::Program *program = nullptr;
};

/// Where a unit is entered: before its first statement, or between two turns of
/// the loop that it is.
enum class EntryPoint { Statement, BackEdge };

class UnitCache {
public:
  /// The entry whose signature the variables have, or null.
  UnitEntry *find(const ast::Stmt *statement, const UnitVariables &variables,
                  EntryPoint point = EntryPoint::Statement);
  UnitEntry &add(const ast::Stmt *statement, UnitEntry entry,
                 EntryPoint point = EntryPoint::Statement);
  /// All entries, in the order of their making.
  const std::vector<UnitEntry *> &entries() const { return order; }

private:
  using Table = std::unordered_map<const ast::Stmt *,
                                   std::vector<std::unique_ptr<UnitEntry>>>;
  Table &tableOf(EntryPoint point) {
    return point == EntryPoint::Statement ? statements : loops;
  }
  Table statements, loops;
  std::vector<UnitEntry *> order;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITCACHE_H
