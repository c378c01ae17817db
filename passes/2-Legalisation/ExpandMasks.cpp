//===- ExpandMasks.cpp - what a mask chooses, computed in place -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Everywhere is computed what is wanted where the mask is true. That pays as
// long as the operations are cheap: nothing is gathered or scattered then, and
// all is one sweep. None of them may be an error, in whatever place.
//
// Complex results count as real when all imaginary parts are zero, which a
// guard looks at. Other places must not hide that from it: what is read is 0
// there, and of 0 the operations make 0.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "llvm/ADT/SetVector.h"

#include <optional>

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDMASKS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-masks");

/// What costs more than so many sums is worth gathering for.
constexpr unsigned mostCost = 10;

runmat::ArrayType arrayOf(Value value) {
  return dyn_cast<runmat::ArrayType>(value.getType());
}

bool isFloat(runmat::ArrayType type) {
  return type && (type.getElementClass() == ElementClass::Double ||
                  type.getElementClass() == ElementClass::Single);
}

bool isComplex(Value value) {
  runmat::ArrayType type = arrayOf(value);
  return type && type.getComplex();
}

bool isScalar(Value value) {
  runmat::ArrayType type = arrayOf(value);
  return type && type.isScalar();
}

/// A real number that is written down, and finite.
std::optional<double> constantOf(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto number =
      constant ? dyn_cast<FloatAttr>(constant.getValue()) : FloatAttr();
  if (!number || !number.getValue().isFinite())
    return std::nullopt;
  return number.getValueAsDouble();
}

bool isSquare(Operation *op) {
  return isa<PowerOp>(op) && constantOf(op->getOperand(1)) == 2;
}

/// A product with a number, also of matrices.
bool isScaling(Operation *op) {
  return isa<MulOp, MTimesOp>(op) &&
         (isScalar(op->getOperand(0)) || isScalar(op->getOperand(1)));
}

bool isQuotient(Operation *op) {
  return isa<DivOp>(op) ||
         (isa<MRightDivideOp>(op) && isScalar(op->getOperand(1)));
}

/// What an operation costs beside a sum; 0 when it is not cheap. Other powers
/// cost as much as gathering.
unsigned costOf(Operation *op) {
  if (isQuotient(op))
    return 4;
  const bool isCheap =
      isa<AddOp, SubOp, MulOp, NegOp, AbsOp, ConjOp, MaximumOp, MinimumOp>(
          op) ||
      isSquare(op) || isScaling(op);
  return isCheap ? 1 : 0;
}

/// Whether the result is 0, of either sign, where all arrays are 0.
bool keepsZero(Operation *op) {
  if (isScaling(op))
    return llvm::all_of(op->getOperands(), [](Value operand) {
      return !isScalar(operand) || constantOf(operand);
    });
  const bool isOfArrays = llvm::none_of(op->getOperands(), isScalar);
  return isSquare(op) || (isa<AddOp, SubOp, MulOp>(op) && isOfArrays) ||
         isa<NegOp, ConjOp>(op);
}

/// What `x(mask) = f(y(mask), …)` computes.
class MaskedValue {
public:
  explicit MaskedValue(UpdateOp update)
      : update(update), mask(update.getSubscripts().front()) {}

  /// Whether it can be computed everywhere.
  bool collect() {
    return collect(update.getValue()) && !leaves.empty() &&
           (!touchesComplex() || llvm::all_of(operations, keepsZero));
  }

  /// The value in every place, of which those count that the mask chooses.
  Value write() {
    OpBuilder builder(update);
    const bool isZeroElsewhere = touchesComplex();
    IRMapping whole;
    for (IndexOp leaf : leaves)
      whole.map(leaf.getResult(), isZeroElsewhere
                                      ? zeroElsewhere(leaf.getArray())
                                      : leaf.getArray());
    for (Operation *op : operations) {
      Operation *made = builder.clone(*op, whole);
      made->getResult(0).setType(ofMask(arrayOf(op->getResult(0))));
    }
    return whole.lookup(update.getValue());
  }

  /// Once the assignment is erased.
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
  llvm::SmallSetVector<Operation *, 8> operations; ///< operands first
  llvm::SmallSetVector<IndexOp, 4> leaves;
  unsigned cost = 0;

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

  bool touchesComplex() const {
    return llvm::any_of(
               leaves,
               [](IndexOp leaf) { return isComplex(leaf.getResult()); }) ||
           llvm::any_of(operations, [](Operation *op) {
             return isComplex(op->getResult(0)) ||
                    llvm::any_of(op->getOperands(), isComplex);
           });
  }

  bool collect(Value value) {
    runmat::ArrayType type = arrayOf(value);
    if (!type || type.isScalar())
      return bool(type);
    Operation *op = value.getDefiningOp();
    if (!op || !isFloat(type))
      return false;
    if (auto index = dyn_cast<IndexOp>(op))
      return isChosen(index) && (leaves.insert(index), true);
    if (operations.contains(op))
      return true;
    cost += costOf(op);
    if (costOf(op) == 0 || cost > mostCost ||
        !llvm::all_of(op->getOperands(),
                      [&](Value operand) { return collect(operand); }))
      return false;
    operations.insert(op);
    return true;
  }

  Value zeroElsewhere(Value array) {
    TypedBuilder build(update);
    Value zero = build.as(arrayOf(array).getElementClass(), build.number(0));
    if (!isComplex(array))
      return build.choose(mask, array, zero);
    Value real = build.choose(mask, build.apply<RealOp>(array), zero);
    Value imaginary = build.choose(mask, build.apply<ImagOp>(array), zero);
    // Taken for real if all that are chosen are, as the chosen ones would be:
    // `complex` alone stays complex.
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
