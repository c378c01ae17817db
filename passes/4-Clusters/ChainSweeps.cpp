//===- ChainSweeps.cpp - clusters that run slice by slice -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Annotates only: the launches stay one after the other, and who runs them may
// do a few slices of all before the next slices (runtime/LaunchChain.h). One
// kernel for all was the other way; it would need every combination of sweeps
// in both backends, and gains registers where this gains the memory.
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/SweepChain.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_CHAINSWEEPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-chain-sweeps");

/// Ops that look at no element: arrays between two members need not be there.
bool looksAtNoElement(Operation &op) {
  return isa<CountOp, ExtentOp, ReshapeToOp, SliceOp>(op) ||
         isa<arith::ArithDialect>(op.getDialect());
}

class BlockChains {
public:
  void run(Block &block) {
    for (Operation &op : block) {
      if (auto cluster = dyn_cast<ClusterOp>(op))
        take(cluster);
      else if (!looksAtNoElement(op))
        close();
    }
    close();
  }

  unsigned chained = 0;

private:
  SweepChain chain;

  void take(ClusterOp cluster) {
    StringRef obstacle = chain.obstacle(cluster);
    if (!obstacle.empty()) {
      if (!chain.members().empty())
        decisions.left(cluster, "not chained")
            << remark::reason("{0}", obstacle);
      close();
      // It may be the first of another one.
      if (!chain.obstacle(cluster).empty())
        return;
    }
    chain.add(cluster);
  }

  void close() {
    if (chain.pays())
      for (ClusterOp member : chain.members().drop_back())
        mark(member);
    chain = SweepChain();
  }

  void mark(ClusterOp member) {
    member.setChained(true);
    ++chained;
    decisions.took(member, "chained")
        << remark::metric("members", chain.members().size());
  }
};

struct ChainSweeps : public runmat::impl::ChainSweepsBase<ChainSweeps> {
  void runOnOperation() override {
    getOperation().walk([&](Block *block) {
      if (isa<ClusterOp>(block->getParentOp()))
        return;
      BlockChains chains;
      chains.run(*block);
      chained += chains.chained;
    });
  }
};

} // namespace
