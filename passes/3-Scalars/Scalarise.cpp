//===- Scalarise.cpp - 1x1 arrays become SSA scalars ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each op is rewritten on its own: operands that it wants as scalars are
// unboxed, results that it gives as scalars are boxed, and a box that is
// unboxed again folds away. It runs before any buffer exists.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/OpDispatch.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/3-Scalars/ScalarForm.h"
#include "passes/3-Scalars/ScalariseIndexing.h"
#include "passes/3-Scalars/Slices.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_SCALARISE
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-scalarise");

/// The position of the element of a 1x1 array.
class OnlyPosition : public ElementPosition {
public:
  OnlyPosition(OpBuilder &builder, Location loc) : b(loc, builder) {}
  Value along(unsigned) override { return index(0); }
  Value extent(unsigned) override { return index(1); }
  Value linear(runmat::ArrayType) override { return index(0); }

private:
  ImplicitLocOpBuilder b;
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
};

class Scalariser {
public:
  void run(func::FuncOp function) {
    SmallVector<Operation *> ops;
    function.walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      rewrite(op);
  }

  unsigned count = 0;

private:
  template <typename, typename...> friend class runmat::OpDispatch;

  DenseMap<Value, Value> inputs;

  /// What no interface tells comes first. Some of these ops have one too, but
  /// another scalar form than it has.
  void rewrite(Operation *op) {
    if (OpDispatch<Scalariser, SizeOp, NumelOp, EndOp, IndexOp, UpdateOp,
                   ReshapeOp, ReshapeToOp, EvaluateOp, StatementOp, DiscardOp,
                   runmat::LoadOp, IfOp>::visit(*this, op))
      return;
    if (isa<ElementwiseInterface>(op))
      return rewriteElementwise(op);
    if (auto generator = dyn_cast<GeneratorInterface>(op))
      return rewriteGenerator(generator);
    if (auto runtime = dyn_cast<RuntimeInterface>(op))
      return rewriteRuntime(runtime);
    if (isa<LoopInterface>(op))
      return rewriteLoop(op);
    if (op->hasTrait<OpTrait::ConstantLike>())
      return boxResults(op);
  }

  Value unbox(OpBuilder &builder, Location loc, Value value) {
    runmat::ArrayType array = scalarArray(value.getType());
    if (!array)
      return value;
    if (auto box = value.getDefiningOp<BoxOp>())
      return box.getScalar();
    if (value.getDefiningOp<UndefOp>())
      return UndefOp::create(builder, loc, array.getElementType());
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
      return unboxInput(argument, array.getElementType());
    return UnboxOp::create(builder, loc, array.getElementType(), value);
  }

  /// Once, and before all loops.
  Value unboxInput(BlockArgument input, Type element) {
    Value &scalar = inputs[input];
    OpBuilder builder = OpBuilder::atBlockBegin(input.getOwner());
    if (!scalar)
      scalar = UnboxOp::create(builder, input.getLoc(), element, input);
    return scalar;
  }

  void unboxOperands(Operation *op, unsigned first) {
    OpBuilder builder(op);
    for (unsigned i = first; i < op->getNumOperands(); ++i)
      op->setOperand(i, unbox(builder, op->getLoc(), op->getOperand(i)));
  }

  /// Bounds and extents are computed with as doubles, whatever their class.
  void operandsToDouble(Operation *op) {
    unboxOperands(op, 0);
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get().getType().isIntOrFloat())
        operand.set(castScalar(builder, op->getLoc(), operand.get(),
                               builder.getF64Type()));
  }

  void rewriteGenerator(GeneratorInterface op) {
    operandsToDouble(op);
    runmat::ArrayType array = scalarArray(op->getResult(0).getType());
    if (!array)
      return;
    OpBuilder builder(op);
    OnlyPosition position(builder, op.getLoc());
    Value element = op.emitElement(builder, op.getElementOperands(), position);
    replaceByScalar(
        op, builder,
        castScalar(builder, op.getLoc(), element, array.getElementType()));
  }

  void visit(StatementOp op) { unboxOperands(op, 0); }
  void visit(DiscardOp op) { unboxOperands(op, 0); }

  /// Turns a result or block argument into a scalar; its array-typed uses go
  /// through a box placed at `builder`.
  void boxValue(OpBuilder &builder, Location loc, Value value) {
    runmat::ArrayType array = scalarArray(value.getType());
    if (!array)
      return;
    value.setType(array.getElementType());
    auto box = BoxOp::create(builder, loc, array, value);
    value.replaceAllUsesExcept(box, box);
    ++count;
  }

  void boxResults(Operation *op) {
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    for (Value result : op->getResults())
      boxValue(builder, op->getLoc(), result);
  }

  /// Array results keep their array operands and take scalars beside them;
  /// scalar results take scalars only.
  void rewriteElementwise(Operation *op) {
    OpBuilder builder(op);
    unboxOperands(op, 0);
    runmat::ArrayType array = scalarArray(op->getResult(0).getType());
    if (!array)
      return;
    StringRef name = op->getName().stripDialect();
    Value scalar =
        emitScalar(builder, op, op->getOperands(), [&](Value inside) {
          GuardOp::create(builder, op->getLoc(), inside,
                          builder.getStringAttr("domain of " + name), Value());
        });
    replaceByScalar(op, builder, scalar);
  }

  void replaceByScalar(Operation *op, OpBuilder &builder, Value scalar) {
    auto type = cast<runmat::ArrayType>(op->getResult(0).getType());
    Value box = BoxOp::create(builder, op->getLoc(), type, scalar);
    op->getResult(0).replaceAllUsesWith(box);
    op->erase();
    ++count;
  }

  void visit(SizeOp op) {
    OpBuilder builder(op);
    if (!isa<runmat::ArrayType>(op.getOperand().getType()))
      return;
    Value extent =
        builder.createOrFold<ExtentOp>(op.getLoc(), builder.getIndexType(),
                                       op.getOperand(), op.getDimension());
    replaceByScalar(op, builder, indexAsDouble(builder, op.getLoc(), extent));
  }

  void visit(NumelOp op) {
    OpBuilder builder(op);
    auto array = dyn_cast<runmat::ArrayType>(op.getOperand().getType());
    if (!array)
      return;
    Value product;
    for (unsigned d = 0; d < array.getRank(); ++d) {
      Value extent = builder.createOrFold<ExtentOp>(
          op.getLoc(), builder.getIndexType(), op.getOperand(), uint64_t(d));
      bool isFirst = !product || isConstantIntValue(product, 1);
      product = isFirst ? extent
                        : arith::MulIOp::create(builder, op.getLoc(), product,
                                                extent);
    }
    replaceByScalar(op, builder, indexAsDouble(builder, op.getLoc(), product));
  }

  /// The array stays one: its elements are found by their subscripts.
  void visit(IndexOp op) {
    if (!op.selectsElement() && !op.selectsSlice())
      return leaveToRuntime(op);
    decisions.took(op, "read where it is")
        << remark::metric("part", partName(op.selectsElement()));
    unboxOperands(op, 1);
    OpBuilder builder(op);
    if (!scalarArray(op.getType())) {
      op.replaceAllUsesWith(emitSlice(builder, op));
      op.erase();
      return;
    }
    replaceByScalar(op, builder, emitLoad(builder, op));
  }

  void visit(UpdateOp op) {
    const bool isElement = op.setsElement();
    if (!isElement && !op.setsSlice())
      return leaveToRuntime(op);
    decisions.took(op, "written where it is")
        << remark::metric("part", partName(isElement));
    unboxOperands(op, 1);
    OpBuilder builder(op);
    op.replaceAllUsesWith(isElement ? emitStore(builder, op)
                                    : emitAssignment(builder, op));
    op.erase();
  }

  static StringRef partName(bool isElement) {
    return isElement ? "element" : "slice";
  }

  void leaveToRuntime(RuntimeInterface op) {
    decisions.left(op, "left to the runtime") << remark::reason(
        "its subscripts are neither of one element nor of a regular part");
    rewriteRuntime(op);
  }

  /// Scalars go in and out as they are, but what is changed in place is an
  /// array.
  void rewriteRuntime(RuntimeInterface op) {
    unboxOperands(op, op.isInPlace() ? 1 : 0);
    if (!op.isInPlace())
      boxResults(op);
  }

  /// A char of a text is read as the number that is computed with; what else
  /// reads it is left with a text of one.
  void visit(EvaluateOp op) {
    IndexOp index = op.getCharRead();
    if (!index)
      return rewriteRuntime(op);
    decisions.took(op, "a char read where it is");
    OpBuilder builder(op);
    replaceByScalar(op, builder, emitCharNumber(builder, index));
  }

  /// An element of a part is one of the array.
  void visit(runmat::LoadOp op) {
    OpBuilder builder(op);
    Value element = emitLoadOfSlice(builder, op);
    if (!element)
      return;
    op.replaceAllUsesWith(element);
    op.erase();
  }

  void visit(EndOp op) {
    OpBuilder builder(op);
    replaceByScalar(op, builder, emitEnd(builder, op));
  }

  Value countOf(OpBuilder &builder, Location loc, ValueRange extents) {
    Value product = arith::ConstantIndexOp::create(builder, loc, 1);
    for (Value extent : extents)
      product = arith::MulIOp::create(builder, loc, product, extent);
    return product;
  }

  SmallVector<Value> extentsOf(OpBuilder &builder, Location loc, Value array) {
    SmallVector<Value> extents;
    for (unsigned d = 0; d < cast<runmat::ArrayType>(array.getType()).getRank();
         ++d)
      extents.push_back(ExtentOp::create(builder, loc, builder.getIndexType(),
                                         array, uint64_t(d)));
    return extents;
  }

  /// Reshaping checks the count here and only renames extents after that.
  void visit(ReshapeOp op) {
    if (!isa<runmat::ArrayType>(op.getType()))
      return;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    unboxOperands(op, 1);
    SmallVector<Value> extents;
    for (Value number : op.getExtents())
      extents.push_back(castScalar(builder, loc, number, builder.getF64Type()));
    for (Value &extent : extents)
      extent = ToExtentOp::create(builder, loc, builder.getIndexType(), extent);
    Value have =
        countOf(builder, loc, extentsOf(builder, loc, op.getOperand()));
    Value same = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       countOf(builder, loc, extents), have);
    GuardOp::create(builder, loc, same,
                    builder.getStringAttr("count of reshape"), Value());
    extents.resize(cast<runmat::ArrayType>(op.getType()).getRank());
    Value result = ReshapeToOp::create(builder, loc, op.getType(),
                                       op.getOperand(), extents);
    op.replaceAllUsesWith(result);
    op.erase();
  }

  void visit(ReshapeToOp op) {
    Value slice = sliceOfVector(op);
    if (!slice)
      return;
    op.replaceAllUsesWith(slice);
    op.erase();
  }

  void unboxYield(YieldOp yield) { unboxOperands(yield, 0); }

  void rewriteLoop(Operation *loop) {
    unboxOperands(loop, 0);
    Block &body = loop->getRegion(0).front();
    unboxYield(cast<YieldOp>(body.getTerminator()));
    OpBuilder builder(&body, body.begin());
    for (BlockArgument argument : body.getArguments())
      boxValue(builder, loop->getLoc(), argument);
    boxResults(loop);
  }

  void visit(IfOp branch) {
    OpBuilder builder(branch);
    Value condition = unbox(builder, branch.getLoc(), branch.getCondition());
    branch->setOperand(0, truth(builder, branch.getLoc(), condition));
    for (Region *region : branch.getRegions())
      unboxYield(cast<YieldOp>(region->front().getTerminator()));
    boxResults(branch);
  }

  /// Non-zero is true; NaN is an error, which the guard leaves to the
  /// interpreter.
  Value truth(OpBuilder &builder, Location loc, Value condition) {
    if (condition.getType().isInteger(1) || !condition.getType().isFloat())
      return condition;
    auto inside = InsideDomainOp::create(builder, loc, builder.getI1Type(),
                                         "cast", ValueRange{condition});
    GuardOp::create(builder, loc, inside,
                    builder.getStringAttr("condition is NaN"), Value());
    return castScalar(builder, loc, condition, builder.getI1Type());
  }
};

struct Scalarise : public runmat::impl::ScalariseBase<Scalarise> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Scalariser scalariser;
    scalariser.run(getOperation());
    scalarised = scalariser.count;
    // Only folding: drops the boxes that nothing reads.
    if (failed(applyPatternsGreedily(getOperation(),
                                     RewritePatternSet(&getContext()))))
      signalPassFailure();
  }
};

} // namespace
