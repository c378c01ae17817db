//===- WorkEstimate.h - what interpreting a statement costs -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In units of one operation on one array element. Loops count with their turns;
// a statement on scalars alone counts nothing outside of loops, since entering
// a unit costs as much as interpreting it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_WORKESTIMATE_H
#define RUNMAT_ENGINE_WORKESTIMATE_H

#include "Engine/Preview.h"

namespace runmat {

class WorkEstimate {
public:
  enum Measure {
    Likely, ///< the largest array of a statement, however much it does to it
    /// Rather too little: kernels pass over vectors, on all threads; what the
    /// text does not tell turns once; and no branch is taken.
    Least
  };

  explicit WorkEstimate(Frame &frame, Measure measure = Likely)
      : preview(frame), measure(measure) {}

  /// Of a statement once.
  double work(const ast::Stmt &statement);
  /// Of a statement that calls a function for each element.
  double calls(const ast::Stmt &statement);
  /// Of the blocks in a statement, once each.
  double bodies(const ast::Stmt &statement);
  /// Of a `while` the turns are counted as they come. A loop over columns is
  /// never compiled.
  double turns(const ast::Stmt &statement);

private:
  double largestArray(const ast::Stmt &statement);
  double elements(const ast::Stmt &statement);
  double call() const;
  double workWithin(const ast::Stmt &statement);

  Preview preview;
  const Measure measure;
};

/// Whether each turn of a loop leaves its unit, so that there is no use in one.
bool leavesEachTurn(const ast::Block &body);

} // namespace runmat

#endif // RUNMAT_ENGINE_WORKESTIMATE_H
