//===- SplitComplex.cpp - complex arrays as two real ones -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each operation is written by those of the parts, as the reference kernels
// define it. The language makes a result real when all of its imaginary parts
// are zero: the unit leaves then.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"
#include "passes/TypedBuilder.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_SPLITCOMPLEX
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

runmat::ArrayType arrayOf(Value value) {
  return cast<runmat::ArrayType>(value.getType());
}

struct Parts {
  Value real, imaginary;
};

/// Writes one op by parts.
class Splitter {
public:
  explicit Splitter(Operation *op)
      : op(op), build(op), elementClass(classOf(op)) {}

  void run() {
    if (isa<EqOp, NeOp, LtOp, LeOp, GtOp, GeOp>(op))
      return compare();
    if (isa<RealOp, ImagOp>(op))
      return takePart();
    Parts result = compute();
    if (!isa<ComplexOp>(op))
      requireComplex(result.imaginary);
    replaceBy(op, JoinOp::create(build.raw(), op->getLoc(),
                                 op->getResult(0).getType(), result.real,
                                 result.imaginary));
  }

private:
  Operation *op;
  TypedBuilder build;
  ElementClass elementClass;

  /// Single wins over double, and logical counts as double.
  static ElementClass classOf(Operation *op) {
    bool isSingle = llvm::any_of(op->getOperands(), [](Value operand) {
      return arrayOf(operand).getElementClass() == ElementClass::Single;
    });
    return isSingle ? ElementClass::Single : ElementClass::Double;
  }

  Value inClass(Value value) {
    return arrayOf(value).getElementClass() == elementClass
               ? value
               : build.cast(elementClass, value);
  }

  /// Zeros of the extents of `like`, so that both parts have the same ones.
  Value zeros(Value like) {
    auto type = runmat::ArrayType::get(op->getContext(), elementClass,
                                       arrayOf(like).getExtents());
    if (type.isScalar())
      return inClass(build.number(0));
    return FillOp::create(build.raw(), op->getLoc(), type, llvm::APFloat(0.0),
                          elementClass, build.sizes(like), /*like=*/false);
  }

  /// Parts in the class of the computation.
  Parts partsOf(Value value) {
    if (!arrayOf(value).getComplex())
      return {inClass(value), zeros(value)};
    if (auto join = value.getDefiningOp<JoinOp>())
      return {inClass(join.getReal()), inClass(join.getImaginary())};
    return {inClass(part(value, /*imaginary=*/false)),
            inClass(part(value, /*imaginary=*/true))};
  }

  Value part(Value value, bool imaginary) {
    return PartOp::create(build.raw(), op->getLoc(), partOf(arrayOf(value)),
                          value, imaginary);
  }

  Value add(Value a, Value b) { return build.apply<AddOp>(a, b); }
  Value subtract(Value a, Value b) { return build.apply<SubOp>(a, b); }
  Value multiply(Value a, Value b) { return build.apply<MulOp>(a, b); }

  Parts compute() {
    if (auto made = dyn_cast<ComplexOp>(op))
      return {inClass(made.getReal()), inClass(made.getImaginary())};
    Parts a = partsOf(op->getOperand(0));
    if (isa<NegOp>(op))
      return {build.apply<NegOp>(a.real), build.apply<NegOp>(a.imaginary)};
    if (isa<ConjOp>(op))
      return {a.real, build.apply<NegOp>(a.imaginary)};
    if (auto reduce = dyn_cast<ReduceOp>(op))
      return {sum(reduce, a.real), sum(reduce, a.imaginary)};
    return computeOfTwo(a, partsOf(op->getOperand(1)));
  }

  Parts computeOfTwo(Parts a, Parts b) {
    if (isa<AddOp>(op))
      return {add(a.real, b.real), add(a.imaginary, b.imaginary)};
    if (isa<SubOp>(op))
      return {subtract(a.real, b.real), subtract(a.imaginary, b.imaginary)};
    if (isa<MLeftDivideOp>(op))
      std::swap(a, b);
    if (isa<DivOp, MRightDivideOp, MLeftDivideOp>(op))
      return {build.apply<DivOp>(a.real, b.real),
              build.apply<DivOp>(a.imaginary, b.real)};
    return {
        subtract(multiply(a.real, b.real), multiply(a.imaginary, b.imaginary)),
        add(multiply(a.real, b.imaginary), multiply(a.imaginary, b.real))};
  }

  Value sum(ReduceOp reduce, Value plane) {
    return ReduceOp::create(build.raw(), op->getLoc(),
                            partOf(arrayOf(reduce.getResult())),
                            reduce.getCombiner(), plane,
                            reduce.getDimensionsAttr(), reduce.getAll());
  }

  /// Equality is of both parts, order of the real ones.
  void compare() {
    Parts a = partsOf(op->getOperand(0)), b = partsOf(op->getOperand(1));
    if (isa<EqOp>(op))
      return replaceBy(op, build.compare<AndOp>(
                               build.compare<EqOp>(a.real, b.real),
                               build.compare<EqOp>(a.imaginary, b.imaginary)));
    if (isa<NeOp>(op))
      return replaceBy(op, build.compare<OrOp>(
                               build.compare<NeOp>(a.real, b.real),
                               build.compare<NeOp>(a.imaginary, b.imaginary)));
    op->setOperands({a.real, b.real});
  }

  void takePart() {
    Parts parts = partsOf(op->getOperand(0));
    replaceBy(op, isa<RealOp>(op) ? parts.real : parts.imaginary);
  }

  /// NaN is not zero.
  void requireComplex(Value imaginary) {
    Value some = build.compare<NeOp>(imaginary, build.number(0));
    runmat::ArrayType type = arrayOf(imaginary);
    if (!type.isScalar())
      some =
          build.reduce(Combiner::Any, some,
                       llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())));
    build.require(some, "complex result that is real");
  }
};

/// Ops that compute with complex numbers; others only ask for extents or pass
/// them on.
bool isOfComplex(Operation *op) {
  if (isa<ComplexOp>(op))
    return true;
  return isa<RealOp, ImagOp, ConjOp, NegOp, AddOp, SubOp, MulOp, DivOp,
             MTimesOp, MRightDivideOp, MLeftDivideOp, EqOp, NeOp, LtOp, LeOp,
             GtOp, GeOp, ReduceOp>(op) &&
         anyComplex(op->getOperandTypes());
}

/// Of real numbers the real part and the conjugate are what +x is.
void simplifyReal(Operation *op) {
  OpBuilder builder(op);
  op->replaceAllUsesWith(PlusOp::create(
      builder, op->getLoc(), op->getResult(0).getType(), op->getOperand(0)));
  op->erase();
}

struct SplitComplex : public runmat::impl::SplitComplexBase<SplitComplex> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (isOfComplex(op))
        Splitter(op).run();
      else if (isa<RealOp, ConjOp>(op))
        simplifyReal(op);
  }
};

} // namespace
