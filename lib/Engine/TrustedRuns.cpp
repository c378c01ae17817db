//===- TrustedRuns.cpp - runs of units that may be undone -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/TrustedRuns.h"
#include "runtime/Counters.h"

namespace runmat {

/// Arrays that are kept only to be put back take memory from the program;
/// beside the work on so many bytes a wait is short.
static constexpr uint64_t mostFormerBytes = uint64_t(64) << 20;

bool TrustedRuns::isFull() const {
  return flags.isFull() || formerBytes > mostFormerBytes;
}

void TrustedRuns::add(UnitEntry &entry, size_t index,
                      const UnitVariables &variables,
                      std::span<const ast::Slot> slots) {
  Run run{
      &entry, std::make_unique<UnitCache::Use>(entry), index, variables, {}};
  for (const ast::Slot slot : slots)
    keep(run, slot);
  runs.push_back(std::move(run));
}

void TrustedRuns::keep(ast::Slot slot) { keep(runs.back(), slot); }

void TrustedRuns::keep(Run &run, ast::Slot slot) {
  Value value = run.variables.value(slot);
  if (value.isArray())
    formerBytes += value.array()->bytes();
  run.former.emplace_back(slot, std::move(value));
}

void TrustedRuns::forget() {
  runs.clear();
  formerBytes = 0;
  flags.clear();
}

void TrustedRuns::undo(Run &run) {
  for (; !run.former.empty(); run.former.pop_back()) {
    auto &[slot, value] = run.former.back();
    run.variables.putBack(slot, std::move(value));
  }
}

std::optional<size_t> TrustedRuns::settleAll() {
  if (flags.hold()) {
    forget();
    return std::nullopt;
  }
  const uint32_t first = *flags.raised();
  const size_t index = runs[first].index;
  runs[first].entry->unit->guardsHeld = false;
  while (runs.size() > first) {
    undo(runs.back());
    runs.pop_back();
    counters().unitsRepeated.add();
  }
  forget();
  return index;
}

} // namespace runmat
