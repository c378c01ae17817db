//===- StructuralPatterns.cpp - complex variables as two --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is made of parts goes through loops, branches and exits as parts.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexRules.h"
#include "passes/2-Legalisation/Legalise.h"
#include "passes/2-Legalisation/LoopRewriting.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// Which values are parts
//===----------------------------------------------------------------------===//

static bool isComplex(Value value) {
  auto array = dyn_cast<runmat::ArrayType>(value.getType());
  return array && array.getComplex();
}

static Type partTypeOf(Value value) {
  return partOf(cast<runmat::ArrayType>(value.getType()));
}

/// The carried variable that a result of a loop is at its end, or null.
static Value carriedOf(OpResult result) {
  auto loop = dyn_cast<LoopInterface>(result.getOwner());
  return loop ? Value(loop.getCarried()[result.getResultNumber()]) : Value();
}

ComplexValues::ComplexValues(func::FuncOp function) {
  llvm::SetVector<OpResult> given;
  function.walk([&](Operation *op) {
    for (OpResult result : op->getResults())
      if (isComplex(result))
        classify(result, given);
  });
  // All that control flow gives are parts at first.
  while (given.remove_if([&](OpResult result) {
    bool drops = !comesAsParts(result);
    if (drops) {
      values.erase(result);
      values.erase(carriedOf(result));
    }
    return drops;
  }))
    ;
  function.walk([&](WidenOp widen) {
    if (isComplex(widen.getResult()) && values.contains(widen.getArray()))
      values.insert(widen.getResult());
  });
  variables = given.size();
  for (OpResult result : given)
    markYields(result);
}

void ComplexValues::classify(OpResult result,
                             llvm::SetVector<OpResult> &given) {
  Operation *op = result.getOwner();
  if (isa<LoopInterface, IfOp>(op)) {
    given.insert(result);
    values.insert(result);
    if (Value carried = carriedOf(result))
      values.insert(carried);
  } else if (isa<JoinOp>(op) || (computesComplex(op) && complexFormulaOf(op))) {
    values.insert(result);
  }
}

void ComplexValues::markYields(OpResult result) {
  Operation *op = result.getOwner();
  for (Region &region : op->getRegions()) {
    Operation *yield = region.front().getTerminator();
    llvm::BitVector &divided = yields[yield];
    divided.resize(yield->getNumOperands());
    divided.set(leadingYields(op) + result.getResultNumber());
  }
}

bool ComplexValues::comesAsParts(OpResult result) const {
  Operation *op = result.getOwner();
  unsigned position = leadingYields(op) + result.getResultNumber();
  return llvm::all_of(op->getRegions(), [&](Region &region) {
    return hasParts(region.front().getTerminator()->getOperand(position));
  });
}

bool ComplexValues::hasParts(Value value) const {
  if (auto widen = value.getDefiningOp<WidenOp>())
    return hasParts(widen.getArray());
  return value.getDefiningOp<UndefOp>() || values.contains(value);
}

Parts takeApart(OpBuilder &builder, Location loc, Value original,
                ValueRange converted) {
  if (converted.size() == 2)
    return {converted[0], converted[1]};
  Type type = partTypeOf(original);
  if (original.getDefiningOp<UndefOp>())
    return {UndefOp::create(builder, loc, type),
            UndefOp::create(builder, loc, type)};
  if (auto widen = original.getDefiningOp<WidenOp>()) {
    Parts inner = takeApart(builder, loc, widen.getArray(), widen.getArray());
    return {WidenOp::create(builder, loc, type, inner.real),
            WidenOp::create(builder, loc, type, inner.imaginary)};
  }
  Value whole = converted.front();
  return {PartOp::create(builder, loc, type, whole, /*imaginary=*/false),
          PartOp::create(builder, loc, type, whole, /*imaginary=*/true)};
}

namespace {

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// A list of values with two for each complex one in the set.
SmallVector<Value> divide(OpBuilder &builder, Location loc, ValueRange values,
                          ArrayRef<ValueRange> converted,
                          llvm::function_ref<bool(unsigned)> isDivided) {
  SmallVector<Value> result;
  for (auto [i, value] : llvm::enumerate(values)) {
    if (!isDivided(i)) {
      // A whole one again, where the value is in parts.
      result.push_back(converted[i].size() == 1 ? converted[i].front() : value);
      continue;
    }
    Parts parts = takeApart(builder, loc, value, converted[i]);
    result.append({parts.real, parts.imaginary});
  }
  return result;
}

/// The results of an op made again, two for each one in parts.
SmallVector<SmallVector<Value>> regroup(Operation *old, Operation *made,
                                        const ComplexValues &values) {
  SmallVector<SmallVector<Value>> groups;
  unsigned next = 0;
  for (Value result : old->getResults()) {
    unsigned count = values.areParts(result) ? 2 : 1;
    SmallVector<Value> &group = groups.emplace_back();
    while (count--)
      group.push_back(made->getResult(next++));
  }
  return groups;
}

class LoopPattern : public ConversionPattern {
public:
  LoopPattern(const TypeConverter &types, MLIRContext *context,
              const ComplexValues &values)
      : ConversionPattern(types, Pattern::MatchInterfaceOpTypeTag(),
                          LoopInterface::getInterfaceID(), 1, context),
        values(values) {}

  using ConversionPattern::matchAndRewrite;
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (llvm::none_of(op->getResults(),
                      [&](Value v) { return values.areParts(v); }))
      return rewriter.notifyMatchFailure(op, "carries no parts");
    auto loop = cast<LoopInterface>(op);
    unsigned first = loop.getCarriedInits().front().getOperandNumber();
    SmallVector<Value> whole;
    for (OpOperand &init : loop.getCarriedInits())
      whole.push_back(init.get());
    SmallVector<Value> inits =
        divide(rewriter, op->getLoc(), whole, operands.drop_front(first),
               [&](unsigned i) { return values.areParts(op->getResult(i)); });
    auto bounds = llvm::map_to_vector(operands.take_front(first),
                                      [](ValueRange one) { return one[0]; });
    Operation *made = remakeLoop(rewriter, op, bounds, inits);
    Region &body = made->getRegion(0);
    rewriter.eraseBlock(&body.front());
    rewriter.inlineRegionBefore(op->getRegion(0), body, body.end());
    convertArguments(rewriter, body.front());
    rewriter.replaceOpWithMultiple(op, regroup(op, made, values));
    return success();
  }

private:
  const ComplexValues &values;

  void convertArguments(ConversionPatternRewriter &rewriter,
                        Block &block) const {
    TypeConverter::SignatureConversion signature(block.getNumArguments());
    for (BlockArgument argument : block.getArguments()) {
      SmallVector<Type> types{argument.getType()};
      if (values.areParts(argument))
        types.assign(2, partTypeOf(argument));
      signature.addInputs(argument.getArgNumber(), types);
    }
    rewriter.applySignatureConversion(&block, signature, getTypeConverter());
  }
};

class IfPattern : public OpConversionPattern<IfOp> {
public:
  IfPattern(const TypeConverter &types, MLIRContext *context,
            const ComplexValues &values)
      : OpConversionPattern(types, context), values(values) {}

  LogicalResult
  matchAndRewrite(IfOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    for (Value result : op.getResults())
      if (values.areParts(result))
        types.append(2, partTypeOf(result));
      else
        types.push_back(result.getType());
    if (types.size() == op.getNumResults())
      return rewriter.notifyMatchFailure(op, "gives no parts");
    auto made = IfOp::create(rewriter, op.getLoc(), types,
                             adaptor.getCondition().front());
    for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions())) {
      if (!to.empty())
        rewriter.eraseBlock(&to.front());
      rewriter.inlineRegionBefore(from, to, to.end());
    }
    rewriter.replaceOpWithMultiple(op, regroup(op, made, values));
    return success();
  }

private:
  const ComplexValues &values;
};

class YieldPattern : public OpConversionPattern<YieldOp> {
public:
  YieldPattern(const TypeConverter &types, MLIRContext *context,
               const ComplexValues &values)
      : OpConversionPattern(types, context), values(values) {}

  LogicalResult
  matchAndRewrite(YieldOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::BitVector divided = values.dividedYields(op);
    if (divided.none())
      return rewriter.notifyMatchFailure(op, "yields no parts");
    rewriter.replaceOpWithNewOp<YieldOp>(
        op, divide(rewriter, op.getLoc(), op.getValues(), adaptor.getValues(),
                   [&](unsigned i) { return divided.test(i); }));
    return success();
  }

private:
  const ComplexValues &values;
};

//===----------------------------------------------------------------------===//
// Single values
//===----------------------------------------------------------------------===//

struct WidenPattern : OpConversionPattern<WidenOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(WidenOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (adaptor.getArray().size() != 2)
      return rewriter.notifyMatchFailure(op, "widens no parts");
    SmallVector<Value> parts;
    for (Value part : adaptor.getArray())
      parts.push_back(WidenOp::create(rewriter, op.getLoc(),
                                      partTypeOf(op.getResult()), part));
    rewriter.replaceOpWithMultiple(op, ArrayRef{parts});
    return success();
  }
};

/// What is joined again where the whole is needed.
struct JoinPattern : OpConversionPattern<JoinOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(JoinOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> parts{adaptor.getReal().front(),
                             adaptor.getImaginary().front()};
    rewriter.replaceOpWithMultiple(op, ArrayRef{parts});
    return success();
  }
};

struct PartPattern : OpConversionPattern<PartOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(PartOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (adaptor.getArray().size() != 2)
      return rewriter.notifyMatchFailure(op, "takes a whole array apart");
    rewriter.replaceOp(op, adaptor.getArray()[op.getImaginary()]);
    return success();
  }
};

/// An exit hands over the parts; the engine joins them.
struct StatementPattern : OpConversionPattern<StatementOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(StatementOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Attribute> names;
    SmallVector<Value> values;
    for (auto [name, value] : llvm::zip(op.getNames(), adaptor.getValues())) {
      names.push_back(name);
      llvm::append_range(values, value);
      if (value.size() == 2)
        names.push_back(
            rewriter.getStringAttr(StatementOp::getImaginaryName()));
    }
    rewriter.modifyOpInPlace(op, [&] {
      op.getValuesMutable().assign(values);
      op.setNamesAttr(rewriter.getArrayAttr(names));
    });
    return success();
  }
};

} // namespace

void addStructuralPatterns(RewritePatternSet &patterns,
                           const TypeConverter &types,
                           const ComplexValues &values) {
  MLIRContext *context = patterns.getContext();
  patterns.add<LoopPattern, IfPattern, YieldPattern>(types, context, values);
  patterns.add<WidenPattern, JoinPattern, PartPattern, StatementPattern>(
      types, context);
}

} // namespace runmat
