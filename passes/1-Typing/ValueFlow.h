//===- ValueFlow.h - what flows to values, by MLIR's solver -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The base of the analyses that decide what units are made of. Each visits an
// op again only when something about its operands has changed, and what is
// known of a carried variable only grows, a few times at most, so the work is
// linear in the number of ops however deep loops are nested.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TYPING_VALUEFLOW_H
#define RUNMAT_PASSES_TYPING_VALUEFLOW_H

#include "dialects/RunMat/RunMatOps.h"

#include "mlir/Analysis/DataFlow/DeadCodeAnalysis.h"
#include "mlir/Analysis/DataFlow/SparseAnalysis.h"

namespace runmat {

/// Says that every block runs. MLIR's DeadCodeAnalysis would leave out what
/// constants exclude, but a branch that is never taken stays in the unit and
/// needs types too.
class AllReachable : public mlir::DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;

  mlir::LogicalResult initialize(mlir::Operation *top) override {
    top->walk([&](mlir::Block *block) {
      auto *state =
          getOrCreate<mlir::dataflow::Executable>(getProgramPointBefore(block));
      propagateIfChanged(state, state->setToLive());
    });
    return mlir::success();
  }
  mlir::LogicalResult visit(mlir::ProgramPoint *) override {
    return mlir::success();
  }
};

/// Follows `Fact`s from operands to results and through control flow. A `Fact`
/// starts as unknown and has `join` and `==`, as `dataflow::Lattice` wants it.
///
/// The fact about a result replaces what an earlier visit found: rules need not
/// be monotonic, and what they gave for the first turn of a loop is not joined
/// into what they give for all of them. Only what loops carry grows, which
/// makes an end.
template <typename Fact>
class ValueFlow : public mlir::dataflow::SparseForwardDataFlowAnalysis<
                      mlir::dataflow::Lattice<Fact>> {
public:
  using State = mlir::dataflow::Lattice<Fact>;
  using Base = mlir::dataflow::SparseForwardDataFlowAnalysis<State>;
  using Base::Base;

protected:
  /// The fact about an argument of the function.
  virtual Fact atEntry(mlir::Value argument) = 0;
  /// The facts about the results, of those about the operands; nothing while
  /// too little is known.
  virtual llvm::SmallVector<Fact> ofResults(mlir::Operation *op,
                                            llvm::ArrayRef<Fact> operands) = 0;
  /// The same of the arguments of a loop's body that it does not carry, of the
  /// operands that it does not hand on.
  virtual llvm::SmallVector<Fact> ofTurn(mlir::Operation *loop,
                                         llvm::ArrayRef<Fact> operands) = 0;

private:
  void set(State *state, const Fact &fact) {
    if (state->getValue() == fact)
      return;
    state->getValue() = fact;
    this->propagateIfChanged(state, mlir::ChangeResult::Change);
  }

  void setToEntryState(State *state) override {
    set(state, atEntry(state->getAnchor()));
  }

  mlir::LogicalResult visitOperation(mlir::Operation *op,
                                     llvm::ArrayRef<const State *> operands,
                                     llvm::ArrayRef<State *> results) override {
    auto known = llvm::map_to_vector(
        operands, [](const State *state) { return state->getValue(); });
    for (auto [state, fact] : llvm::zip(results, ofResults(op, known)))
      set(state, fact);
    return mlir::success();
  }

  Fact factFor(mlir::ProgramPoint *point, mlir::Value value) {
    return this->getLatticeElementFor(point, value)->getValue();
  }

  /// What is handed on joins. A loop leaves with a variable as it carries it,
  /// since that has one type around the loop.
  void visitRegionSuccessors(
      mlir::ProgramPoint *point, mlir::RegionBranchOpInterface branch,
      mlir::RegionSuccessor successor,
      llvm::ArrayRef<mlir::dataflow::AbstractSparseLattice *> states) override {
    auto loop = mlir::dyn_cast<LoopInterface>(branch.getOperation());
    size_t own = states.size() - branch->getNumResults();
    if (point->isBlockStart())
      visitTurn(point, branch, successor, states.take_front(own));
    for (unsigned i = own; i < states.size(); ++i) {
      Fact fact;
      if (loop)
        fact = factFor(point, loop.getCarried()[i - own]);
      llvm::SmallVector<mlir::Value> sources;
      branch.getPredecessorValues(successor, i - own, sources);
      for (mlir::Value source : sources)
        fact = Fact::join(fact, factFor(point, source));
      set(static_cast<State *>(states[i]), fact);
    }
  }

  void
  visitTurn(mlir::ProgramPoint *point, mlir::RegionBranchOpInterface branch,
            mlir::RegionSuccessor turn,
            llvm::ArrayRef<mlir::dataflow::AbstractSparseLattice *> states) {
    if (states.empty())
      return;
    if (!mlir::isa<LoopInterface>(branch.getOperation())) {
      for (mlir::dataflow::AbstractSparseLattice *state : states)
        setToEntryState(static_cast<State *>(state));
      return;
    }
    mlir::OperandRange handedOn = branch.getEntrySuccessorOperands(turn);
    llvm::SmallVector<Fact> known;
    unsigned first = handedOn.empty() ? 0 : handedOn.getBeginOperandIndex();
    for (auto [number, operand] : llvm::enumerate(branch->getOperands()))
      if (number < first || number >= first + handedOn.size())
        known.push_back(factFor(point, operand));
    for (auto [state, fact] : llvm::zip(states, ofTurn(branch, known)))
      set(static_cast<State *>(state), fact);
  }
};

} // namespace runmat

#endif // RUNMAT_PASSES_TYPING_VALUEFLOW_H
