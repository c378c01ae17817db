//===- TrustedRuns.h - runs of units that may be undone ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit that has ended may have launched behind guards that nobody has looked
// at. The next unit of the block may read what it made and launch in its turn:
// the device is not waited for between them. When a guard turns out not to have
// held, the variables are as they were before the first run that it spoils, and
// the interpreter goes on from there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_TRUSTEDRUNS_H
#define RUNMAT_ENGINE_TRUSTEDRUNS_H

#include "Engine/UnitCache.h"
#include "Engine/UnitVariables.h"
#include "runtime/TrustedGuards.h"

#include <memory>
#include <optional>
#include <vector>

namespace runmat {

/// Runs of units that follow each other in one block of one frame.
class TrustedRuns {
public:
  /// Of all runs, the one at hand included.
  TrustedGuards &guards() { return flags; }
  /// Whether there is a flag that nobody has looked at.
  bool isOpen() const { return flags.unread() != 0; }
  /// Whether these are enough to be settled, for the words of their flags or
  /// for what is kept to undo them.
  bool isFull() const;
  /// The run at hand, which began at `index` of the block, has ended, and can
  /// be undone: what it hands over is about to take the places of `slots`.
  void add(UnitEntry &entry, size_t index, const UnitVariables &variables,
           std::span<const ast::Slot> slots);
  /// The interpreter is about to change the slot, behind the last run.
  void keep(ast::Slot slot);
  /// All that ran is certain.
  void forget();
  /// Waits for the guards of all runs. Where one did not hold, undoes its run
  /// and those behind it, and says where in the block they began.
  std::optional<size_t> settle() {
    return flags.hasBegun() ? settleAll() : std::nullopt;
  }

private:
  struct Run {
    UnitEntry *entry;
    std::unique_ptr<UnitCache::Use> use;
    size_t index;
    UnitVariables variables;
    /// What slots held before it, and before statements behind it.
    std::vector<std::pair<ast::Slot, Value>> former;
  };
  std::optional<size_t> settleAll();
  void keep(Run &run, ast::Slot slot);
  static void undo(Run &run);

  TrustedGuards flags;
  /// By the numbers that the guards have for them.
  std::vector<Run> runs;
  /// Of the former values.
  uint64_t formerBytes = 0;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_TRUSTEDRUNS_H
