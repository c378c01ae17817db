//===- CarryParts.cpp - complex variables as two real ones ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is made of parts goes through loops, branches and exits as parts. An
// array that is only changed element by element has none and stays whole.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexParts.h"
#include "passes/2-Legalisation/LoopRewriting.h"
#include "passes/Passes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_CARRYPARTS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

bool isComplex(Value value) {
  auto array = dyn_cast<runmat::ArrayType>(value.getType());
  return array && array.getComplex();
}

Type partTypeOf(Value value) {
  return partOf(cast<runmat::ArrayType>(value.getType()));
}

/// Which carried variables and results of branches come as parts from wherever
/// they are assigned.
class Divisible {
public:
  explicit Divisible(func::FuncOp function) {
    function.walk([&](Operation *op) {
      if (isa<LoopInterface, IfOp>(op))
        for (Value result : op->getResults())
          if (isComplex(result))
            results.insert(cast<OpResult>(result));
    });
    while (shrink())
      ;
  }

  bool contains(Value result) const {
    return results.contains(cast<OpResult>(result));
  }

private:
  llvm::SetVector<OpResult> results;

  bool shrink() {
    return results.remove_if(
        [&](OpResult result) { return !comesAsParts(result); });
  }

  bool comesAsParts(OpResult result) const {
    Operation *op = result.getOwner();
    unsigned position = leadingYields(op) + result.getResultNumber();
    return llvm::all_of(op->getRegions(), [&](Region &region) {
      return hasParts(region.front().getTerminator()->getOperand(position));
    });
  }

  bool hasParts(Value value) const {
    if (auto widen = value.getDefiningOp<WidenOp>())
      return hasParts(widen.getArray());
    if (value.getDefiningOp<JoinOp>() || value.getDefiningOp<UndefOp>())
      return true;
    if (auto result = dyn_cast<OpResult>(value))
      return results.contains(result);
    auto argument = cast<BlockArgument>(value);
    auto loop = dyn_cast<LoopInterface>(argument.getOwner()->getParentOp());
    if (!loop)
      return false;
    auto carried = loop.getCarried();
    unsigned position =
        argument.getArgNumber() - carried.front().getArgNumber();
    return contains(loop->getResult(position));
  }
};

/// The parts of a whole array, made at `builder`.
Parts takeApart(OpBuilder &builder, Location loc, Value value) {
  if (auto join = value.getDefiningOp<JoinOp>())
    return {join.getReal(), join.getImaginary()};
  Type type = partTypeOf(value);
  if (value.getDefiningOp<UndefOp>())
    return {UndefOp::create(builder, loc, type),
            UndefOp::create(builder, loc, type)};
  if (auto widen = value.getDefiningOp<WidenOp>()) {
    Parts inner = takeApart(builder, loc, widen.getArray());
    return {WidenOp::create(builder, loc, type, inner.real),
            WidenOp::create(builder, loc, type, inner.imaginary)};
  }
  return {PartOp::create(builder, loc, type, value, /*imaginary=*/false),
          PartOp::create(builder, loc, type, value, /*imaginary=*/true)};
}

/// Makes the positions of a list of operands parts at its end.
SmallVector<Value> divide(OpBuilder &builder, Location loc, ValueRange values,
                          const llvm::BitVector &divided) {
  SmallVector<Value> kept, parts;
  for (auto [i, value] : llvm::enumerate(values)) {
    if (!divided.test(i)) {
      kept.push_back(value);
      continue;
    }
    Parts taken = takeApart(builder, loc, value);
    parts.append({taken.real, taken.imaginary});
  }
  kept.append(parts);
  return kept;
}

void divideYield(Block &block, unsigned leading,
                 const llvm::BitVector &divided) {
  Operation *yield = block.getTerminator();
  OpBuilder builder(yield);
  SmallVector<Value> values(yield->getOperands().take_front(leading));
  values.append(divide(builder, yield->getLoc(),
                       yield->getOperands().drop_front(leading), divided));
  yield->setOperands(values);
}

/// The carried variables in the body: parts that are joined where the whole is
/// needed.
void divideArguments(LoopInterface loop, const llvm::BitVector &divided) {
  Block &body = loop.getTurn();
  OpBuilder builder(&body, body.begin());
  unsigned first = body.getNumArguments() - divided.size();
  llvm::BitVector erased(body.getNumArguments());
  for (unsigned i : divided.set_bits()) {
    Value whole = body.getArgument(first + i);
    Value real = body.addArgument(partTypeOf(whole), loop.getLoc());
    Value imaginary = body.addArgument(partTypeOf(whole), loop.getLoc());
    whole.replaceAllUsesWith(JoinOp::create(builder, loop.getLoc(),
                                            whole.getType(), real, imaginary));
    erased.set(first + i);
  }
  erased.resize(body.getNumArguments());
  body.eraseArguments(erased);
}

/// Puts the op, made again, in the place of the old one.
void replaceResults(Operation *old, Operation *made,
                    const llvm::BitVector &divided) {
  OpBuilder builder(old);
  unsigned next = 0, pair = old->getNumResults() - divided.count();
  for (auto [i, result] : llvm::enumerate(old->getResults())) {
    if (!divided.test(i)) {
      result.replaceAllUsesWith(made->getResult(next++));
      continue;
    }
    Value whole =
        JoinOp::create(builder, old->getLoc(), result.getType(),
                       made->getResult(pair), made->getResult(pair + 1));
    result.replaceAllUsesWith(whole);
    pair += 2;
  }
  old->erase();
}

void divide(Operation *op, const Divisible &divisible) {
  llvm::BitVector divided(op->getNumResults());
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    if (isComplex(result) && divisible.contains(result))
      divided.set(i);
  if (divided.none())
    return;
  unsigned leading = leadingYields(op);
  for (Region &region : op->getRegions())
    divideYield(region.front(), leading, divided);
  SmallVector<Value> inits;
  if (auto loop = dyn_cast<LoopInterface>(op)) {
    divideArguments(loop, divided);
    for (OpOperand &init : loop.getCarriedInits())
      inits.push_back(init.get());
    OpBuilder builder(op);
    inits = divide(builder, op->getLoc(), inits, divided);
  }
  Operation *yield = op->getRegion(0).front().getTerminator();
  TypeRange results = ValueRange(yield->getOperands()).drop_front(leading);
  replaceResults(op, remake(op, inits, results), divided);
}

/// Parts of what is joined are what it was joined from.
void foldParts(func::FuncOp function) {
  function.walk([](PartOp part) {
    if (auto join = part.getArray().getDefiningOp<JoinOp>())
      replaceBy(part,
                part.getImaginary() ? join.getImaginary() : join.getReal());
  });
}

/// An exit hands over the parts; the engine joins them.
void divideValues(StatementOp statement) {
  SmallVector<Attribute> names;
  SmallVector<Value> values;
  Builder builder(statement.getContext());
  for (auto [name, value] :
       llvm::zip(statement.getNames(), statement.getValues())) {
    names.push_back(name);
    auto join = value.getDefiningOp<JoinOp>();
    values.push_back(join ? join.getReal() : value);
    if (!join)
      continue;
    names.push_back(builder.getStringAttr(StatementOp::getImaginaryName()));
    values.push_back(join.getImaginary());
  }
  statement.getValuesMutable().assign(values);
  statement.setNamesAttr(builder.getArrayAttr(names));
}

struct CarryParts : public runmat::impl::CarryPartsBase<CarryParts> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    // The set holds results of ops that are made again: asked before.
    Divisible divisible(function);
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) {
      if (isa<LoopInterface, IfOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      divide(op, divisible);
    foldParts(function);
    function.walk([](StatementOp statement) { divideValues(statement); });
    function.walk([](JoinOp join) {
      if (join.use_empty())
        join.erase();
    });
  }
};

} // namespace
