//===- KeepErrors.cpp - what may be an error is never dead ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/KeepErrors.h"
#include "dialects/RunMat/ExtentPatterns.h"
#include "dialects/RunMat/RunMatInference.h"
#include "dialects/RunMat/ShiftedRange.h"
#include "passes/4-Clusters/SymbolicExtents.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_KEEPERRORS
#include "passes/Passes.h.inc"
} // namespace runmat

/// Whether a char is read as a number before anything can be seen to happen:
/// the guard of that tells its subscripts from an error.
static bool isReadAsNumber(IndexOp index) {
  if (!index.selectsChar())
    return false;
  for (Operation *next = index->getNextNode(); next;
       next = next->getNextNode()) {
    if (auto number = dyn_cast<EvaluateOp>(next);
        number && number.getCharRead() == index)
      return true;
    if (!isMemoryEffectFree(next))
      return false;
  }
  return false;
}

static bool joinsScalars(ConcatenateOp op) {
  return llvm::all_of(op.getParts().getTypes(), [](Type type) {
    auto array = dyn_cast<runmat::ArrayType>(type);
    return array && array.isScalar();
  });
}

bool runmat::needsReader(Operation *op) {
  if (auto index = dyn_cast<IndexOp>(op);
      index &&
      (index.selectsElement() || index.selectsSlice() || isReadAsNumber(index)))
    return false;
  if (auto joined = dyn_cast<ConcatenateOp>(op); joined && joinsScalars(joined))
    return false;
  return isa<ExitInterface>(op) && op->getNumResults() > 0 &&
         isMemoryEffectFree(op);
}

static bool hasFewElements(runmat::ArrayType array) {
  int64_t count = countFrom(array, 0);
  return count >= 0 && count <= mostUnmadeElements;
}

/// Whether operands expand each other, so that none has as many elements as
/// the result.
static bool isLargerThanOperands(Operation *op, runmat::ArrayType result) {
  return llvm::none_of(op->getOperandTypes(), [&](Type type) {
    auto operand = dyn_cast<runmat::ArrayType>(type);
    return operand &&
           llvm::all_of(llvm::seq(0u, result.getRank()), [&](unsigned d) {
             return operand.getExtent(d) != 1 || result.getExtent(d) == 1;
           });
  });
}

/// Whether operands have extents that are not known to be equal.
static bool hasDifferentExtents(Operation *op, unsigned rank) {
  for (unsigned d = 0; d < rank; ++d) {
    std::optional<SymbolicExtent> first;
    for (Value operand : op->getOperands()) {
      auto array = dyn_cast<runmat::ArrayType>(operand.getType());
      if (!array || array.getExtent(d) == 1)
        continue;
      SymbolicExtent extent = symbolicExtent(operand, d);
      if (first && !(*first == extent))
        return true;
      first = extent;
    }
  }
  return false;
}

/// Over no elements a reduction gives one: then its result is larger.
static bool mayReduceNothing(ReduceOp op) {
  auto operand = cast<runmat::ArrayType>(op.getOperand().getType());
  auto dimensions = op.getReducedDimensions(operand);
  return !dimensions || llvm::any_of(*dimensions, [&](int64_t d) {
    return !isMany(operand.getExtent(d)) && operand.getExtent(d) != 1;
  });
}

bool runmat::mayBeError(Operation *op) {
  auto result = op->getNumResults() == 1
                    ? dyn_cast<runmat::ArrayType>(op->getResult(0).getType())
                    : runmat::ArrayType();
  if (!result)
    return false;
  bool mayBeTooLarge = !hasFewElements(result);
  if (isa<GeneratorInterface>(op))
    return mayBeTooLarge;
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return mayBeTooLarge && mayReduceNothing(reduce);
  auto elementwise = dyn_cast<ElementwiseInterface>(op);
  if (!elementwise)
    return false;
  bool mayFail = elementwise.hasDomainGuard() &&
                 outsideOf(elementwise.getDomain()) == OutsideDomain::Error;
  return mayFail || hasDifferentExtents(op, result.getRank()) ||
         (mayBeTooLarge && isLargerThanOperands(op, result));
}

/// Whether the op would have no type if this operand were complex.
static bool takesRealsAlone(OpOperand &use) {
  auto rule = dyn_cast<TypeRuleInterface>(use.getOwner());
  auto array = dyn_cast<runmat::ArrayType>(use.get().getType());
  if (!rule || !array)
    return false;
  SmallVector<Type> types(use.getOwner()->getOperandTypes());
  types[use.getOperandNumber()] = complexOf(array);
  return rule.inferTypes(types).empty();
}

/// What the value may be handed on as: the results of its user, or, where it
/// goes around a loop or out of a branch, whatever that carries.
static void addHeirs(OpOperand &use, SmallVectorImpl<Value> &heirs) {
  Operation *user = use.getOwner();
  if (user->hasTrait<OpTrait::IsTerminator>())
    user = user->getParentOp();
  llvm::append_range(heirs, user->getResults());
  for (Region &region : user->getRegions())
    llvm::append_range(heirs, region.getArguments());
}

bool runmat::isReadAsReal(Operation *op) {
  auto elementwise = dyn_cast<ElementwiseInterface>(op);
  if (!elementwise || !elementwise.hasDomainGuard() ||
      outsideOf(elementwise.getDomain()) != OutsideDomain::Complex)
    return false;
  SmallVector<Value> values(op->getResults());
  llvm::SmallDenseSet<Value> seen(values.begin(), values.end());
  while (!values.empty()) {
    for (OpOperand &use : values.pop_back_val().getUses()) {
      if (takesRealsAlone(use))
        return true;
      SmallVector<Value> heirs;
      addHeirs(use, heirs);
      llvm::copy_if(heirs, std::back_inserter(values),
                    [&](Value heir) { return seen.insert(heir).second; });
    }
  }
  return false;
}

namespace {

constexpr Decisions decisions("runmat-keep-errors");

/// Whether an op of the block chooses a slice by the subscript.
bool isSubscriptOfSlice(Value subscript, Block *block) {
  return llvm::any_of(subscript.getUsers(), [&](Operation *user) {
    if (user->getBlock() != block)
      return false;
    if (auto index = dyn_cast<IndexOp>(user))
      return index.selectsSlice() &&
             llvm::is_contained(index.getSubscripts(), subscript);
    auto update = dyn_cast<UpdateOp>(user);
    return update && update.setsSlice() &&
           llvm::is_contained(update.getSubscripts(), subscript);
  });
}

/// Whether a range is told from an error by the guards of a slice that it, or
/// what it is shifted to, is a subscript of: they look at its count, whoever
/// reads the slice.
bool isCheckedBySlice(Operation *op) {
  Value range = op->getResult(0);
  return isa<RangeOp>(op) &&
         (isSubscriptOfSlice(range, op->getBlock()) ||
          llvm::any_of(range.getUsers(), [&](Operation *user) {
            return user->getNumResults() == 1 &&
                   shiftedRange(user->getResult(0)) &&
                   isSubscriptOfSlice(user->getResult(0), op->getBlock());
          }));
}

/// A 1x1 array becomes a scalar, whose domain is guarded.
bool isScalar(Operation *op) {
  return cast<runmat::ArrayType>(op->getResult(0).getType()).isScalar();
}

/// Why the op must not be dead; empty when it may be.
StringRef reasonToKeep(Operation *op) {
  if (needsReader(op))
    return "it may leave the unit";
  if (mayBeError(op) && !isScalar(op) && !isCheckedBySlice(op))
    return "it may be an error";
  if (isReadAsReal(op))
    return "a complex result is an error where it is read";
  return {};
}

struct KeepErrors : public runmat::impl::KeepErrorsBase<KeepErrors> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      StringRef reason = reasonToKeep(op);
      if (reason.empty() ||
          llvm::any_of(op->getUsers(), llvm::IsaPred<DiscardOp>))
        return;
      OpBuilder builder(op->getContext());
      builder.setInsertionPointAfter(op);
      DiscardOp::create(builder, op->getLoc(), op->getResult(0),
                        isReadAsReal(op));
      ++kept;
      decisions.took(op, "kept")
          << remark::metric("op", op->getName().stripDialect())
          << remark::reason("{0}", reason);
    });
  }
};

} // namespace
