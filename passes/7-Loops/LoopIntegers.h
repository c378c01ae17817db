//===- LoopIntegers.h - numbers of a loop that are integers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LOOPS_LOOPINTEGERS_H
#define RUNMAT_PASSES_LOOPS_LOOPINTEGERS_H

#include "dialects/RunMat/RunMatOps.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <optional>

namespace runmat {

/// Says, before a loop, whether doubles computed in it are integers to the bit,
/// and computes them as such. -0 is no integer.
class LoopIntegers {
public:
  LoopIntegers(ForOp loop, mlir::ImplicitLocOpBuilder &before)
      : loop(loop), before(before) {}

  /// Holds where the integers are those numbers; null is always.
  mlir::Value valid() const { return allHold; }
  void require(mlir::Value condition);
  void requireBounded(mlir::Value number) { require(isBounded(number)); }

  bool isFromOutside(mlir::Value value);

  /// Whether `number` is a sum of the loop's element, constants and values from
  /// outside.
  bool isSum(mlir::Value number) { return isSumWith(number, {}); }

  /// Finds the carried variables that count and that subscripts follow: whole
  /// constants are added to them in a turn, or they become one.
  void findCounters();

  /// Whether `number` is such a sum with a counter in it.
  bool followsCounter(mlir::Value number);

  /// The positions among what the loop carries.
  llvm::SmallVector<unsigned> counters() const;

  /// Requires that counters are integers in all of so many turns.
  void requireCounters(mlir::Value turns);

  /// Requires what `number` takes from outside to be integers.
  void requireSum(mlir::Value number);

  /// A number that isSum, in the turn with this element, at `b`.
  mlir::Value at(mlir::ImplicitLocOpBuilder &b, mlir::Value number,
                 mlir::Value element);

  /// A double from outside as an integer.
  mlir::Value fromOutside(mlir::Value number);

private:
  /// A carried variable and how much it changes in a turn at most.
  struct Counter {
    unsigned position;
    int64_t change;
  };

  ForOp loop;
  mlir::ImplicitLocOpBuilder &before;
  llvm::SmallVector<Counter> found;
  llvm::DenseMap<mlir::Value, mlir::Value> integers;
  mlir::Value allHold;

  mlir::Value isBounded(mlir::Value number);
  mlir::Value bitsOf(mlir::Value number);
  mlir::Value carried(const Counter &counter) {
    return loop.getCarried()[counter.position];
  }
  bool isSumWith(mlir::Value number, mlir::Value counter, unsigned depth = 0);
  std::optional<int64_t> changeOf(mlir::Value value, mlir::Value counter,
                                  unsigned depth = 0);
  std::optional<int64_t> changeOfSum(mlir::Operation *sum, mlir::Value counter,
                                     unsigned depth);
};

/// Computes such numbers in integers in a copy of the loop that runs only where
/// they are.
class TurnsInIntegers {
public:
  TurnsInIntegers(LoopIntegers &integers, ForOp turns);

  /// Carries a counter as an integer.
  void carry(unsigned position);

  /// A sum, or what has become of a counter, as an integer; from here on the
  /// double is converted from it.
  mlir::Value integerOf(mlir::Value number);

private:
  LoopIntegers &integers;
  ForOp turns;
  mlir::ImplicitLocOpBuilder outside, start;
  llvm::DenseMap<mlir::Value, mlir::Value> known;

  mlir::Value ofBranch(mlir::OpResult result);
  mlir::Value ofSum(mlir::Operation *sum);
  void becomeInteger(mlir::ImplicitLocOpBuilder &b, mlir::Value number);
};

} // namespace runmat

#endif // RUNMAT_PASSES_LOOPS_LOOPINTEGERS_H
