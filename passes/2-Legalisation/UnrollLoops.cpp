//===- UnrollLoops.cpp - loops of a few turns over arrays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop over the eight neighbours of every element is eight sweeps; written
// out it is one, since clusters do not reach over turns. What the number of the
// turn decides is computed here: subscripts and branches. Loops of scalars are
// left to LLVM, but for those inside another that pick elements of a small
// array by their number, which could not be scalars otherwise.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/LoopNames.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/IRMapping.h"
#include "passes/2-Legalisation/WrittenPositions.h"
#include "passes/3-Scalars/ArrayElements.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <optional>

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_UNROLLLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-unroll-loops");

// A cluster of many operands takes long to compile, and so do many clusters.
constexpr int64_t mostTurns = 8, mostSweeps = 32, mostOps = 512;

/// A finite double or a logical that is written down, or the size of an array
/// whose extents are known.
std::optional<double> constantOf(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  if (!constant)
    return writtenNumber(value);
  if (auto truth = dyn_cast<BoolAttr>(constant.getValue()))
    return truth.getValue();
  auto number = dyn_cast<FloatAttr>(constant.getValue());
  if (!number || !number.getType().isF64() || !number.getValue().isFinite())
    return std::nullopt;
  return number.getValueAsDouble();
}

//===----------------------------------------------------------------------===//
// What the number of a turn decides
//===----------------------------------------------------------------------===//

bool isOf(Value value, ElementClass elementClass) {
  auto type = dyn_cast<runmat::ArrayType>(value.getType());
  return type && type.isScalar() && type.getElementClass() == elementClass;
}

std::optional<bool> truthOf(Operation *op, double a, double b) {
  return TypeSwitch<Operation *, std::optional<bool>>(op)
      .Case([&](TruthOp) { return a != 0; })
      .Case([&](NotOp) { return a == 0; })
      .Case([&](AndOp) { return a != 0 && b != 0; })
      .Case([&](OrOp) { return a != 0 || b != 0; })
      .Case([&](EqOp) { return a == b; })
      .Case([&](NeOp) { return a != b; })
      .Case([&](LtOp) { return a < b; })
      .Case([&](LeOp) { return a <= b; })
      .Case([&](GtOp) { return a > b; })
      .Case([&](GeOp) { return a >= b; })
      .Default([](Operation *) { return std::nullopt; });
}

std::optional<double> numberOf(Operation *op, double a, double b) {
  return TypeSwitch<Operation *, std::optional<double>>(op)
      .Case([&](NegOp) { return -a; })
      .Case([&](PlusOp) { return a; })
      .Case([&](AddOp) { return a + b; })
      .Case([&](SubOp) { return a - b; })
      .Case<MulOp, MTimesOp>([&](Operation *) { return a * b; })
      .Default([](Operation *) { return std::nullopt; });
}

/// The value of an op of constants, of a few kinds.
TypedAttr folded(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getNumOperands() > 2)
    return {};
  auto a = constantOf(op->getOperand(0));
  auto b = constantOf(op->getOperand(op->getNumOperands() - 1));
  if (!a || !b)
    return {};
  Builder builder(op->getContext());
  if (isOf(op->getResult(0), ElementClass::Logical)) {
    auto truth = truthOf(op, *a, *b);
    return truth ? builder.getBoolAttr(*truth) : BoolAttr();
  }
  auto number = isOf(op->getResult(0), ElementClass::Double)
                    ? numberOf(op, *a, *b)
                    : std::nullopt;
  return number && std::isfinite(*number) ? builder.getF64FloatAttr(*number)
                                          : FloatAttr();
}

/// What a loop counts from, by and how often.
struct Turns {
  double first, step;
  int64_t count;
};

/// Nothing where they are not written down, are no small whole numbers, or more
/// than a few.
std::optional<Turns> turnsOf(ForOp loop) {
  auto first = writtenNumber(loop.getFirst()),
       step = writtenNumber(loop.getStep()),
       last = writtenNumber(loop.getLast());
  if (!first || !step || !last || loop.getBreaks() || *step == 0 ||
      !isOf(loop.getElement(), ElementClass::Double))
    return std::nullopt;
  for (double bound : {*first, *step, *last})
    if (std::abs(bound) > 0x1p31 || bound != std::floor(bound))
      return std::nullopt;
  const double count = std::floor((*last - *first) / *step) + 1;
  if (count < 1 || count > double(mostTurns))
    return std::nullopt;
  return Turns{*first, *step, int64_t(count)};
}

//===----------------------------------------------------------------------===//
// Which loops
//===----------------------------------------------------------------------===//

/// `picks` are reads and writes of small arrays at places that may be known
/// once the loop is written out.
struct Size {
  int64_t sweeps = 0, picks = 0, statements = 0, ops = 0;

  Size operator+(const Size &other) const {
    return {sweeps + other.sweeps, picks + other.picks,
            statements + other.statements, ops + other.ops};
  }
  Size operator*(int64_t turns) const {
    return {turns * sweeps, turns * picks, turns * statements, turns * ops};
  }
};

bool isSweep(Operation &op) {
  auto type = op.getNumResults() == 1
                  ? dyn_cast<runmat::ArrayType>(op.getResult(0).getType())
                  : runmat::ArrayType();
  return isa<ElementwiseInterface>(op) && type && !type.isScalar();
}

/// Whether an element of a small array is read or set whose place is not
/// written down.
bool isPick(Operation &op) {
  auto read = dyn_cast<IndexOp>(op);
  auto update = dyn_cast<UpdateOp>(op);
  if (!(read && read.selectsElement()) && !(update && update.setsElement()))
    return false;
  auto subscripts = read ? read.getSubscripts() : update.getSubscripts();
  return isSmallArray(op.getOperand(0).getType()) &&
         !llvm::all_of(subscripts, [](Value subscript) {
           return writtenNumber(subscript).has_value();
         });
}

/// A small array is computed element by element.
int64_t weightOf(Operation &op) {
  if (!isSweep(op) || !isSmallArray(op.getResult(0).getType()))
    return 1;
  auto type = cast<runmat::ArrayType>(op.getResult(0).getType());
  return type.getExtent(0) * type.getExtent(1);
}

std::optional<Size> sizeOf(Region &region);

/// Of an op with its turns and branches; nothing where it must stay as it is.
std::optional<Size> sizeOf(Operation &op) {
  if (auto branch = dyn_cast<IfOp>(op)) {
    auto first = sizeOf(branch.getThenRegion()),
         second = sizeOf(branch.getElseRegion());
    if (!first || !second)
      return std::nullopt;
    return *first + *second;
  }
  if (auto loop = dyn_cast<ForOp>(op)) {
    auto turns = turnsOf(loop);
    auto body = turns ? sizeOf(loop.getBody()) : std::nullopt;
    if (!body)
      return std::nullopt;
    return *body * turns->count;
  }
  if (op.getNumRegions() != 0 ||
      (!isMemoryEffectFree(&op) && !isa<StatementOp, UpdateOp>(op)))
    return std::nullopt;
  return Size{isSweep(op), isPick(op), isa<StatementOp>(op), weightOf(op)};
}

std::optional<Size> sizeOf(Region &region) {
  Size sum;
  for (Operation &op : region.front()) {
    auto size = sizeOf(op);
    if (!size)
      return std::nullopt;
    sum = sum + *size;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Writing turns
//===----------------------------------------------------------------------===//

class TurnWriter {
public:
  explicit TurnWriter(ForOp loop) : builder(loop) {}

  /// Gives the carried variables behind the last turn.
  SmallVector<Value> write(ForOp loop, const Turns &turns) {
    auto elementType = loop.getElement().getType();
    SmallVector<Value> carried;
    for (Value init : loop.getInitArgs())
      carried.push_back(map.lookupOrDefault(init));
    Block &body = loop.getBody().front();
    for (int64_t turn = 0; turn < turns.count; ++turn) {
      // A sum with 0 would lose the sign of -0.
      const double number =
          turn == 0 ? turns.first : turns.first + double(turn) * turns.step;
      map.map(loop.getElement(),
              ConstantOp::create(builder, loop.getLoc(), elementType,
                                 builder.getF64FloatAttr(number)));
      map.map(body.getArguments().drop_front(), carried);
      around.push_back({loop, turn});
      carried = write(body);
      around.pop_back();
    }
    return carried;
  }

private:
  /// Gives what the block yields.
  SmallVector<Value> write(Block &block) {
    for (Operation &op : block.without_terminator())
      write(op);
    SmallVector<Value> yielded;
    for (Value value : block.getTerminator()->getOperands())
      yielded.push_back(map.lookupOrDefault(value));
    return yielded;
  }

  void write(Operation &op) {
    if (auto loop = dyn_cast<ForOp>(op))
      return map.map(op.getResults(), write(loop, *turnsOf(loop)));
    if (auto branch = dyn_cast<IfOp>(op))
      return map.map(op.getResults(), write(branch));
    Operation *copy = builder.clone(op, map);
    if (auto statement = dyn_cast<StatementOp>(copy))
      return nameLoops(statement);
    if (TypedAttr value = folded(copy)) {
      map.map(op.getResult(0),
              ConstantOp::create(builder, op.getLoc(),
                                 op.getResult(0).getType(), value));
      copy->erase();
    }
  }

  /// What a branch holds is written as what is beside it: statements and loops.
  SmallVector<Value> write(IfOp branch) {
    Value condition = map.lookupOrDefault(branch.getCondition());
    if (auto holds = constantOf(condition))
      return write(
          (*holds != 0 ? branch.getThenRegion() : branch.getElseRegion())
              .front());
    auto copy = IfOp::create(builder, branch.getLoc(), branch.getResultTypes(),
                             condition);
    OpBuilder::InsertionGuard guard(builder);
    for (auto [from, to] :
         llvm::zip(branch->getRegions(), copy->getRegions())) {
      builder.setInsertionPointToStart(&to.emplaceBlock());
      YieldOp::create(builder, branch.getLoc(), write(from.front()));
    }
    return SmallVector<Value>(copy.getResults());
  }

  /// Who leaves there goes on in the turns.
  void nameLoops(StatementOp statement) {
    SmallVector<Attribute> names(statement.getNames().getValue());
    auto add = [&](StringRef name, Value value) {
      names.push_back(builder.getStringAttr(name));
      statement.getValuesMutable().append(value);
    };
    builder.setInsertionPoint(statement);
    for (auto [loop, turn] : around) {
      add(loopname::first, map.lookupOrDefault(loop.getFirst()));
      add(loopname::step, map.lookupOrDefault(loop.getStep()));
      add(loopname::last, map.lookupOrDefault(loop.getLast()));
      add(loopname::iteration,
          ConstantOp::create(builder, statement.getLoc(),
                             loop.getElement().getType(),
                             builder.getF64FloatAttr(double(turn))));
    }
    statement.setNamesAttr(builder.getArrayAttr(names));
    builder.setInsertionPointAfter(statement);
  }

  OpBuilder builder;
  IRMapping map;
  /// The loops that are being written, and their turns.
  SmallVector<std::pair<ForOp, int64_t>> around;
};

struct UnrollLoops : public runmat::impl::UnrollLoopsBase<UnrollLoops> {
  void runOnOperation() override {
    SmallVector<ForOp> loops;
    // Outermost ones first; those inside go with them.
    getOperation().walk<WalkOrder::PreOrder>([&](ForOp loop) {
      if (!isChosen(loop))
        return WalkResult::advance();
      loops.push_back(loop);
      return WalkResult::skip();
    });
    for (ForOp loop : loops) {
      decisions.took(loop, "written out");
      loop.replaceAllUsesWith(TurnWriter(loop).write(loop, *turnsOf(loop)));
      loop.erase();
      ++unrolled;
    }
  }

  /// Small arrays of an outermost loop become scalars while it is one
  /// (`runmat-split-arrays`).
  static bool isOfScalars(ForOp loop) {
    if (loop->getParentOfType<LoopInterface>())
      return false;
    return !loop.walk([](Operation *op) {
                  return isSweep(*op) &&
                                 !isSmallArray(op->getResult(0).getType())
                             ? WalkResult::interrupt()
                             : WalkResult::advance();
                })
                .wasInterrupted();
  }

  static bool isChosen(ForOp loop) {
    auto size = sizeOf(*loop);
    if (!size || (size->sweeps == 0 && size->picks == 0) || isOfScalars(loop))
      return false;
    // With a place for exits in each turn what is gained is small against the
    // time that so many more kernels take to compile.
    if (size->statements > 0 && size->picks == 0)
      return false;
    if (size->sweeps <= mostSweeps && size->ops <= mostOps)
      return true;
    decisions.left(loop, "kept as a loop")
        << remark::reason("its turns are too long to be written out")
        << remark::metric("sweeps", size->sweeps)
        << remark::metric("ops", size->ops);
    return false;
  }
};

} // namespace
