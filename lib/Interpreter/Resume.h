//===- Resume.h - a point at which interpretation goes on -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a side exit hands to the interpreter: the statement, and where the loops
// around it stand.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_RESUME_H
#define RUNMAT_INTERPRETER_RESUME_H

#include "Frontend/AST.h"
#include "Values/Value.h"

#include <vector>

namespace runmat {

/// A range of doubles that a `for` loop counts through without storing it.
struct LoopRange {
  double first = 0;
  double step = 1;
  double last = 0;
};

/// A loop in progress. A `for` loop holds the value whose columns it takes; a
/// `while` loop holds nothing, it is only a marker.
struct LoopState {
  LoopState() = default;
  /// A `for` loop over the columns of a value.
  explicit LoopState(Value iterated, int64_t iteration = 0);
  /// A `for` loop over a range of doubles.
  explicit LoopState(LoopRange range, int64_t iteration = 0);

  /// A `for` loop over a range of doubles, which `range` is.
  bool isOverRange() const { return isRange; }

  /// How many iterations the whole `for` loop has.
  int64_t count() const { return total; }
  /// What the loop variable gets in an iteration.
  Value element(int64_t iteration) const;

  /// The value being iterated; undefined for a range and for `while`.
  Value iterated;
  LoopRange range;
  /// Zero-based number of the iteration in progress.
  int64_t iteration = 0;

private:
  bool isRange = false;
  int64_t total = 0;
};

/// The loop of a statement, and where it is.
struct LoopInProgress {
  const ast::Stmt *statement;
  const LoopState *state;
};

/// Where to go on inside a block.
struct ResumePoint {
  /// The first statement to execute; a loop or branch starts afresh.
  ast::StatementId statement = 0;
  /// The loops around the statement, from the outermost one inside the block
  /// that is resumed. One state more than there are loops around it means that
  /// the statement is itself a loop and goes on with the start of that
  /// iteration.
  std::vector<LoopState> loops;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_RESUME_H
