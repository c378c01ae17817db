//===- ExpandMasks.cpp - what a mask chooses, computed in place -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Everywhere is computed what is wanted where the mask is true. That pays as
// long as the operations are cheap and no result of theirs is an error: nothing
// is gathered or scattered then, and all is one sweep.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDMASKS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-masks");

/// More operations than this are worth gathering for.
constexpr size_t mostOperations = 16;

runmat::ArrayType arrayOf(Value value) {
  return dyn_cast<runmat::ArrayType>(value.getType());
}

bool isFloat(runmat::ArrayType type) {
  return type && (type.getElementClass() == ElementClass::Double ||
                  type.getElementClass() == ElementClass::Single);
}

/// What `x(mask) = f(y(mask), …)` computes.
class MaskedValue {
public:
  explicit MaskedValue(UpdateOp update)
      : update(update), mask(update.getSubscripts().front()) {}

  /// Whether it can be computed everywhere.
  bool collect() { return collect(update.getValue()) && !leaves.empty(); }

  /// The value in every place, of which those count that the mask chooses.
  Value write() {
    OpBuilder builder(update);
    IRMapping whole;
    for (IndexOp leaf : leaves)
      whole.map(leaf.getResult(), everywhere(leaf));
    for (Operation *op : operations) {
      Operation *made = builder.clone(*op, whole);
      made->getResult(0).setType(ofMask(arrayOf(op->getResult(0))));
    }
    return whole.lookup(update.getValue());
  }

  /// Before the assignment itself is erased there is nothing to erase.
  void eraseUnread() {
    for (Operation *op : llvm::reverse(operations))
      if (op->use_empty())
        op->erase();
    for (IndexOp leaf : leaves)
      if (leaf->use_empty())
        leaf->erase();
  }

private:
  UpdateOp update;
  Value mask;
  SmallVector<Operation *> operations; ///< operands first
  SmallVector<IndexOp> leaves;

  runmat::ArrayType ofMask(runmat::ArrayType type) const {
    return runmat::ArrayType::get(type.getContext(), type.getElementClass(),
                                  type.getComplex(),
                                  arrayOf(mask).getExtents());
  }

  bool isChosen(IndexOp index) const {
    runmat::ArrayType array = arrayOf(index.getArray());
    return index.getSubscripts().size() == 1 &&
           index.getSubscripts().front() == mask && isFloat(array) &&
           array.getExtents() == arrayOf(mask).getExtents();
  }

  /// Other powers cost as much as gathering.
  static bool isSquare(Operation *op) {
    auto power = dyn_cast<PowerOp>(op);
    auto exponent =
        power ? power->getOperand(1).getDefiningOp<ConstantOp>() : ConstantOp();
    auto number =
        exponent ? dyn_cast<FloatAttr>(exponent.getValue()) : FloatAttr();
    return number && number.getValueAsDouble() == 2;
  }

  static bool isCheap(Operation *op) {
    return isa<AddOp, SubOp, MulOp, DivOp, NegOp, AbsOp, MaximumOp, MinimumOp>(
               op) ||
           isSquare(op);
  }

  /// Complex numbers count as real when all imaginary parts are zero, and other
  /// places must not hide that: 0 there has to give 0.
  static bool keepsZero(Operation *op) {
    if (isa<AddOp, SubOp>(op))
      return llvm::none_of(op->getOperands(), [](Value operand) {
        return arrayOf(operand).isScalar() && arrayOf(operand).getComplex();
      });
    return isa<MulOp, NegOp, ConjOp>(op) || isSquare(op);
  }

  static bool isAllowed(Operation *op) {
    auto isComplex = [](Value value) {
      return arrayOf(value) && arrayOf(value).getComplex();
    };
    const bool touchesComplex = isComplex(op->getResult(0)) ||
                                llvm::any_of(op->getOperands(), isComplex);
    return touchesComplex ? keepsZero(op) : isCheap(op);
  }

  bool collect(Value value) {
    runmat::ArrayType type = arrayOf(value);
    if (!type)
      return false;
    if (type.isScalar())
      return true;
    Operation *op = value.getDefiningOp();
    if (!op || !isFloat(type))
      return false;
    if (auto index = dyn_cast<IndexOp>(op)) {
      if (isChosen(index) && !llvm::is_contained(leaves, index))
        leaves.push_back(index);
      return isChosen(index);
    }
    if (llvm::is_contained(operations, op))
      return true;
    if (!isAllowed(op) || operations.size() >= mostOperations ||
        !llvm::all_of(op->getOperands(),
                      [&](Value operand) { return collect(operand); }))
      return false;
    operations.push_back(op);
    return true;
  }

  /// Of complex numbers, 0 where they are not chosen. They are taken for real
  /// if all that are chosen are, as the chosen ones would be: `+` of them is.
  Value everywhere(IndexOp leaf) {
    Value array = leaf.getArray();
    if (!arrayOf(array).getComplex())
      return array;
    TypedBuilder build(update);
    Value zero = build.as(arrayOf(array).getElementClass(), build.number(0));
    Value real = build.choose(mask, build.apply<RealOp>(array), zero);
    Value imaginary = build.choose(mask, build.apply<ImagOp>(array), zero);
    return build.apply<PlusOp>(build.apply<ComplexOp>(real, imaginary));
  }
};

/// Whether numbers take the places of numbers of their class that a mask of the
/// array's own shape chooses.
bool assignsChosen(UpdateOp update) {
  if (update.getSubscripts().size() != 1)
    return false;
  runmat::ArrayType array = arrayOf(update.getArray()),
                    mask = arrayOf(update.getSubscripts().front()),
                    value = arrayOf(update.getValue());
  return isFloat(array) && isFloat(value) && mask &&
         mask.getElementClass() == ElementClass::Logical &&
         mask.getExtents() == array.getExtents() && !array.isScalar() &&
         !value.isScalar() && update.getType() == array &&
         value.getElementClass() == array.getElementClass() &&
         (array.getComplex() || !value.getComplex());
}

Value chosen(UpdateOp update, Value value) {
  TypedBuilder build(update);
  Value mask = update.getSubscripts().front(), array = update.getArray();
  if (!arrayOf(array).getComplex())
    return build.choose(mask, value, array);
  const bool isComplex = arrayOf(value).getComplex();
  Value real = isComplex ? build.apply<RealOp>(value) : value;
  Value imaginary =
      isComplex ? build.apply<ImagOp>(value)
                : build.as(arrayOf(array).getElementClass(), build.number(0));
  return build.apply<ComplexOp>(
      build.choose(mask, real, build.apply<RealOp>(array)),
      build.choose(mask, imaginary, build.apply<ImagOp>(array)));
}

struct ExpandMasks : public runmat::impl::ExpandMasksBase<ExpandMasks> {
  void runOnOperation() override {
    SmallVector<UpdateOp> updates;
    getOperation().walk([&](UpdateOp update) {
      if (assignsChosen(update))
        updates.push_back(update);
    });
    for (UpdateOp update : updates)
      expand(update);
  }

  void expand(UpdateOp update) {
    MaskedValue value(update);
    if (!value.collect()) {
      decisions.left(update, "left to the runtime") << remark::reason(
          "its values are not cheap ones of what the same mask chooses");
      return;
    }
    decisions.took(update, "computed everywhere");
    update.replaceAllUsesWith(chosen(update, value.write()));
    update.erase();
    value.eraseUnread();
    ++expanded;
  }
};

} // namespace
