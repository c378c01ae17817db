//===- ChainTiling.h - how a chain of launches is cut -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heuristic of runtime/LaunchChain.h: which pieces of the domain all
// launches of a chain go through before the next piece.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CHAINTILING_H
#define RUNMAT_RUNTIME_CHAINTILING_H

#include <cstdint>

namespace runmat {

/// What a chain goes over: `outer` groups of `inner` slices of `length`
/// elements; slices of a group lie side by side in memory.
struct ChainDomain {
  uint64_t inner = 1, length = 1, outer = 1;
  /// Elements of a block of a reduction.
  uint64_t block = 1;
  /// Of the arrays that the launches read and write, together.
  uint64_t bytes = 0;
  /// Whether a launch reads what another one reduced: it needs whole slices.
  bool readsReduced = false;

  uint64_t slices() const { return inner * outer; }
  uint64_t elements() const { return slices() * length; }
};

/// What the processor has.
struct ChainMachine {
  unsigned threads = 1;
  /// Of a cache that each thread has for itself.
  uint64_t cacheBytes = 1 << 20;
};

struct ChainTiling {
  enum class Kind : uint8_t {
    InOrder, ///< each launch over the whole domain
    Groups,  ///< some whole groups of slices at a time
    Strips,  ///< some slices of a group at a time
    Blocks   ///< some blocks of the only slice at a time
  };
  Kind kind = Kind::InOrder;
  /// Groups, slices or blocks of a piece.
  uint64_t step = 1;
};

/// Whole groups of slices where one fits into the cache and there are enough
/// for all threads or little to do, else strips of large groups; blocks where
/// nothing needs a slice's reduction before its end.
ChainTiling chooseTiling(const ChainDomain &domain,
                         const ChainMachine &machine);

/// This processor, with so many threads.
ChainMachine chainMachine(unsigned threads);

} // namespace runmat

#endif // RUNMAT_RUNTIME_CHAINTILING_H
