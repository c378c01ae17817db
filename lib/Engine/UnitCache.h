//===- UnitCache.h - units by place and types -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was compiled, or found not compilable, for a statement and the types of
// the variables there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITCACHE_H
#define RUNMAT_ENGINE_UNITCACHE_H

#include "Engine/CompiledUnit.h"
#include "Engine/OptimiseService.h"
#include "Engine/RequestSnapshot.h"
#include "Engine/UnitKernels.h"
#include "Engine/UnitVariables.h"

#include <unordered_map>

namespace runmat {

/// Where a unit is entered: before its first statement, or between two turns of
/// the loop that it is.
enum class EntryPoint { Statement, BackEdge };

/// A unit, or the reason why there is none, for one signature.
struct UnitEntry {
  /// Types at the time of the request: all of them for an entry without a unit,
  /// the unit's inputs otherwise.
  std::vector<VariableType> signature;
  /// The handles that it calls, or that there is no unit for.
  std::vector<HolderType> holders;
  /// It follows from what names mean in these, of which it may have functions
  /// inside.
  std::vector<const ast::Program *> called;
  std::unique_ptr<CompiledUnit> unit;
  /// Those already made stay loaded from run to run.
  std::unique_ptr<UnitKernels> kernels;
  /// Of a unit with baseline code, the code that takes its place, and what it
  /// is made for; else null.
  std::shared_ptr<const OptimisedCode> optimised;
  std::shared_ptr<const RequestSnapshot> snapshot;
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
  /// Visits that it was declined at, of one without a unit.
  uint32_t declines = 0;
  ast::StatementId statement = 0;
  const ast::Program *program = nullptr;

  /// What its runs took, and what was spent beside them on gathering the fields
  /// of struct arrays; counted where there are such.
  double runSeconds = 0, gatherSeconds = 0;

  /// It is left alone for that: it is found by its other variables, since
  /// looking at all elements again would take as long.
  bool isFoundWithoutColumns = false;

  /// A unit whose guards fail nearly every time only costs.
  bool failsTooOften() const { return exitsTaken > 4 && exitsTaken * 2 > runs; }
  /// So does one that reads a few elements of many.
  bool gathersTooMuch() const {
    return runs > 8 && gatherSeconds > 8 * runSeconds;
  }

  // The cache's own.
  const ast::Stmt *place = nullptr;
  EntryPoint point = EntryPoint::Statement;
  uint64_t lastUse = 0;
  /// Runs that are under way: its code must stay.
  unsigned running = 0;
  /// Its program was forgotten while it ran: it is found no more.
  bool isForgotten = false;
};

/// The units of one statement that were freed, and what they had done.
struct FreedUnits {
  const ast::Program *program = nullptr;
  ast::StatementId statement = 0;
  uint64_t units = 0, runs = 0, exitsTaken = 0;
};

/// Keeps a bounded number of entries: the one used longest ago makes room for a
/// new one. Its code goes with it; met again, the statement is compiled again.
class UnitCache {
public:
  /// Keeps an entry and its code while it runs.
  class Use {
  public:
    explicit Use(UnitEntry &entry) : entry(entry) { ++entry.running; }
    ~Use() { --entry.running; }
    Use(const Use &) = delete;

  private:
    UnitEntry &entry;
  };

  /// At most `limit` entries, and those that run.
  explicit UnitCache(size_t limit) : limit(limit) {}

  /// The entry whose signature the variables have, or null. Valid until the
  /// next `add` unless it is in use.
  UnitEntry *find(const ast::Stmt *statement, UnitVariables variables,
                  EntryPoint point = EntryPoint::Statement);
  /// Whether the statement has a unit for some types.
  bool hasUnit(const ast::Stmt *statement) const;
  /// Whether an entry of the statement is for arrays of one shape: others get
  /// one that serves all of them.
  bool tellsShapes(const ast::Stmt *statement, EntryPoint point);
  UnitEntry &add(const ast::Stmt *statement, UnitEntry entry,
                 EntryPoint point = EntryPoint::Statement);
  /// Frees the units of a program that goes, and those with functions or
  /// handles of it inside, but what runs, and what is known of them.
  void forget(const ast::Program &program);
  /// The entries kept, in the order of their making.
  const std::vector<UnitEntry *> &entries() const { return order; }
  /// Those with units that were freed, one for each statement.
  const std::vector<FreedUnits> &freed() const { return freedUnits; }

private:
  using Table = std::unordered_map<const ast::Stmt *,
                                   std::vector<std::unique_ptr<UnitEntry>>>;
  Table &tableOf(EntryPoint point) {
    return point == EntryPoint::Statement ? statements : loops;
  }
  void makeRoom();
  void free(std::vector<UnitEntry *>::iterator position);
  void remember(const UnitEntry &entry);

  size_t limit;
  uint64_t uses = 0;
  Table statements, loops;
  std::vector<UnitEntry *> order;
  std::vector<FreedUnits> freedUnits;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITCACHE_H
