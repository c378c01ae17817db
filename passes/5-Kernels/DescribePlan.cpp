//===- DescribePlan.cpp - what a unit does, for the planner -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers the arrays of a unit and lists what makes and reads them. It runs
// where launches exist, loops are still structured, and no array has become an
// address yet: the plan is about values.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/Sequence.h"

#include <cmath>

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_DESCRIBEPLAN
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-describe-plan");

bool isArray(Value value) { return isa<runmat::ArrayType>(value.getType()); }

std::optional<double> constantBound(Value value) {
  FloatAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  return constant.getValueAsDouble();
}

/// The number of turns of first:step:last; none when it is not constant.
std::optional<double> constantTurns(ForOp loop) {
  auto bounds = loop->getOperands();
  auto first = constantBound(bounds[0]), step = constantBound(bounds[1]),
       last = constantBound(bounds[2]);
  if (!first || !step || !last)
    return std::nullopt;
  double turns = std::floor((*last - *first) / *step) + 1;
  return std::isfinite(turns) ? std::optional(turns) : std::nullopt;
}

/// The array that the number comes from as it is, or made whole; null when it
/// is computed.
UnboxOp numberBehind(Value number) {
  while (isa_and_nonnull<CastOp, FloorOp>(number.getDefiningOp()))
    number = number.getDefiningOp()->getOperand(0);
  return number.getDefiningOp<UnboxOp>();
}

/// The index that a number is, give or take a constant; null when it is
/// computed otherwise.
Value indexNear(Value number) {
  for (Operation *op; (op = number.getDefiningOp());) {
    if (isa<arith::IndexCastOp, arith::SIToFPOp>(op))
      number = op->getOperand(0);
    else if (isa<AddOp, SubOp>(op) && constantBound(op->getOperand(1)))
      number = op->getOperand(0);
    else
      break;
  }
  return number.getType().isIndex() ? number : Value();
}

/// The extent that `2:end` and `end-1:-1:1` are about as long as; null of other
/// ranges. A plan needs orders of size: what a launch really has is learnt.
Value extentBehind(CountOp range) {
  auto step = constantBound(range.getStep());
  if (!step || std::abs(*step) != 1)
    return {};
  const bool isUp = *step > 0;
  Value from = isUp ? range.getFirst() : range.getLast();
  return constantBound(from)
             ? indexNear(isUp ? range.getLast() : range.getFirst())
             : Value();
}

/// Collects the lists of one unit's plan.
class PlanWriter {
public:
  explicit PlanWriter(func::FuncOp unit)
      : unit(unit), builder(unit.getContext()) {}

  DictionaryAttr write();
  /// Gives operations of the runtime the numbers by which call sites know them.
  void numberCalls() {
    for (auto [op, step] : calls)
      op->setAttr(stepAttrName, builder.getI32IntegerAttr(step));
  }
  unsigned clusters = 0;

private:
  unsigned add(Value array, NamedAttrList entries, ArrayAttr extents);
  unsigned numberOf(Value array);
  Attribute numbersOf(ValueRange arrays);
  Attribute outputs();
  ArrayAttr ownExtents(Value array);
  ArrayAttr extentsLike(Value array);
  Attribute extentOf(Value index);
  Attribute extentOf(Value array, int64_t dimension);
  ArrayAttr extentsOf(ValueRange indices);
  void alias(Value result, Value source);

  void visit(Block &block);
  void visit(Operation &op);
  void visitLoop(LoopInterface loop);
  void describeTurns(ForOp loop, NamedAttrList &entries);
  void visitIf(IfOp op);
  void visitLaunch(LaunchOp launch);
  void addStep(Operation *op, NamedAttrList entries);
  unsigned afterLoop(unsigned next, unsigned firstCarried);

  func::FuncOp unit;
  Builder builder;
  SmallVector<Attribute> values, loops, steps;
  SmallVector<std::array<unsigned, 4>> carried;
  SmallVector<std::pair<Operation *, int32_t>> calls;
  DenseMap<Value, unsigned> numbers;
  std::optional<unsigned> loop;
};

//===----------------------------------------------------------------------===//
// Values and extents
//===----------------------------------------------------------------------===//

unsigned PlanWriter::add(Value array, NamedAttrList entries,
                         ArrayAttr extents) {
  auto type = cast<runmat::ArrayType>(array.getType());
  unsigned bits = type.getStorageType().getIntOrFloatBitWidth();
  entries.set("bytes", builder.getI64IntegerAttr(bits / 8 *
                                                 (type.getComplex() ? 2 : 1)));
  entries.set("extents", extents);
  values.push_back(entries.getDictionary(builder.getContext()));
  numbers[array] = values.size() - 1;
  return values.size() - 1;
}

/// An array that nothing described so far has made is there from the beginning
/// or made by the host.
unsigned PlanWriter::numberOf(Value array) {
  auto found = numbers.find(array);
  return found != numbers.end() ? found->second
                                : add(array, {}, ownExtents(array));
}

Attribute PlanWriter::numbersOf(ValueRange arrays) {
  SmallVector<int64_t> result;
  for (Value array : arrays)
    if (isArray(array))
      result.push_back(numberOf(array));
  return builder.getDenseI64ArrayAttr(result);
}

/// Of each result of the unit its array; -1 where no step has to do with it.
Attribute PlanWriter::outputs() {
  Operation *end = unit.getBody().front().getTerminator();
  return builder.getDenseI64ArrayAttr(
      llvm::map_to_vector(end->getOperands(), [&](Value result) {
        auto found = numbers.find(result);
        return found == numbers.end() ? int64_t(-1) : int64_t(found->second);
      }));
}

/// Those that the type says; the others are -1.
ArrayAttr PlanWriter::ownExtents(Value array) {
  SmallVector<Attribute> result;
  for (int64_t extent : cast<runmat::ArrayType>(array.getType()).getExtents())
    result.push_back(builder.getI64IntegerAttr(std::max<int64_t>(extent, -1)));
  return builder.getArrayAttr(result);
}

Attribute PlanWriter::extentOf(Value array, int64_t dimension) {
  auto type = cast<runmat::ArrayType>(array.getType());
  if (auto other = array.getDefiningOp<ReshapeToOp>();
      other && dimension < int64_t(other.getExtents().size()))
    return extentOf(other.getExtents()[dimension]);
  if (dimension >= int64_t(type.getRank()))
    return builder.getI64IntegerAttr(1);
  if (int64_t known = type.getExtents()[dimension]; known >= 0)
    return builder.getI64IntegerAttr(known);
  return builder.getDenseI64ArrayAttr({int64_t(numberOf(array)), dimension});
}

ArrayAttr PlanWriter::extentsLike(Value array) {
  unsigned rank = cast<runmat::ArrayType>(array.getType()).getRank();
  return builder.getArrayAttr(
      llvm::map_to_vector(llvm::seq<int64_t>(rank), [&](int64_t dimension) {
        return extentOf(array, dimension);
      }));
}

/// A number, `[value, dimension]`, `[value]` for the number that an array of
/// one element is, or -1. Of a slice that leaves out some elements at an end it
/// is that of the array.
Attribute PlanWriter::extentOf(Value index) {
  IntegerAttr constant;
  if (matchPattern(index, m_Constant(&constant)))
    return builder.getI64IntegerAttr(constant.getInt());
  if (auto extent = index.getDefiningOp<ExtentOp>();
      extent && isArray(extent.getArray()))
    return extentOf(extent.getArray(), extent.getDimension());
  if (auto range = index.getDefiningOp<CountOp>())
    if (Value near = extentBehind(range))
      return extentOf(near);
  if (auto made = index.getDefiningOp<ToExtentOp>())
    if (UnboxOp unboxed = numberBehind(made.getNumber()))
      return builder.getDenseI64ArrayAttr(
          {int64_t(numberOf(unboxed.getArray()))});
  return builder.getI64IntegerAttr(-1);
}

ArrayAttr PlanWriter::extentsOf(ValueRange indices) {
  return builder.getArrayAttr(llvm::map_to_vector(
      indices, [&](Value index) -> Attribute { return extentOf(index); }));
}

void PlanWriter::alias(Value result, Value source) {
  if (isArray(result) && isArray(source))
    numbers[result] = numberOf(source);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void PlanWriter::addStep(Operation *op, NamedAttrList entries) {
  entries.set("reads", numbersOf(op->getOperands()));
  // A part that was checked to lie within leaves the array as large as it was.
  if (auto write = dyn_cast<WriteSliceOp>(op); write && isArray(write))
    add(write, {}, extentsLike(write.getArray()));
  SmallVector<int64_t> writes;
  for (Value result : op->getResults())
    if (isArray(result))
      writes.push_back(numberOf(result));
  entries.set("writes", builder.getDenseI64ArrayAttr(writes));
  if (loop)
    entries.set("loop", builder.getI64IntegerAttr(*loop));
  if (isa<RuntimeInterface>(op)) {
    entries.set("call", builder.getUnitAttr());
    calls.emplace_back(op, steps.size());
  }
  steps.push_back(entries.getDictionary(builder.getContext()));
}

void PlanWriter::visitLaunch(LaunchOp launch) {
  auto shapes = launch.getShapes();
  for (Value result : launch.getResults()) {
    unsigned rank = cast<runmat::ArrayType>(result.getType()).getRank();
    ArrayAttr extents = extentsOf(shapes.take_front(rank));
    shapes = shapes.drop_front(rank);
    add(result, {}, extents);
  }
  NamedAttrList entries;
  entries.set("kernel", launch.getKernelAttr());
  entries.set("over", extentsOf(launch.getExtents()));
  addStep(launch, std::move(entries));
  ++clusters;
}

/// What those behind a loop read of a variable: where turns hand on what a
/// variable of the body was, that is what its own turn before made.
unsigned PlanWriter::afterLoop(unsigned next, unsigned firstCarried) {
  for (size_t tries = firstCarried; tries < carried.size(); ++tries) {
    const auto *found = llvm::find_if(
        ArrayRef(carried).drop_front(firstCarried),
        [&](const std::array<unsigned, 4> &one) { return one[2] == next; });
    if (found == carried.end())
      break;
    next = (*found)[3];
  }
  return next;
}

/// How often a loop turns, or the number in an array that tells it.
void PlanWriter::describeTurns(ForOp op, NamedAttrList &entries) {
  if (auto turns = constantTurns(op)) {
    entries.set("turns", builder.getF64FloatAttr(std::max(*turns, 1.0)));
    return;
  }
  auto bounds = op->getOperands();
  auto first = constantBound(bounds[0]), step = constantBound(bounds[1]);
  UnboxOp last = numberBehind(bounds[2]);
  if (!first || !step || !last)
    return;
  entries.set("first", builder.getF64FloatAttr(*first));
  entries.set("step", builder.getF64FloatAttr(*step));
  entries.set("last", builder.getI64IntegerAttr(numberOf(last.getArray())));
}

void PlanWriter::visitLoop(LoopInterface op) {
  NamedAttrList entries;
  if (loop)
    entries.set("around", builder.getI64IntegerAttr(*loop));
  if (auto forLoop = dyn_cast<ForOp>(op.getOperation()))
    describeTurns(forLoop, entries);
  unsigned number = loops.size();
  loops.push_back(entries.getDictionary(builder.getContext()));

  auto outer = std::exchange(loop, number);
  auto inits = op.getCarriedInits();
  auto yields = op.getCarriedYields();
  auto changes = [&](size_t i) {
    return isArray(op.getCarried()[i]) && yields[i].get() != op.getCarried()[i];
  };
  for (auto [i, inside] : llvm::enumerate(op.getCarried())) {
    if (changes(i))
      add(inside, {}, ownExtents(inside));
    else
      alias(inside, inits[i].get());
  }
  visit(op.getTurn());
  unsigned firstCarried = carried.size();
  for (auto [i, inside] : llvm::enumerate(op.getCarried()))
    if (changes(i))
      carried.push_back({number, numberOf(inits[i].get()), numbers[inside],
                         numberOf(yields[i].get())});
  loop = outer;
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    if (changes(i))
      numbers[result] = afterLoop(numberOf(yields[i].get()), firstCarried);
    else
      alias(result, inits[i].get());
  }
}

/// Only one branch runs; readers behind it are taken to read what the first one
/// makes.
void PlanWriter::visitIf(IfOp op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      visit(block);
  for (auto [result, yielded] :
       llvm::zip(op->getResults(),
                 op.getThenRegion().front().getTerminator()->getOperands()))
    alias(result, yielded);
}

void PlanWriter::visit(Operation &op) {
  if (auto launch = dyn_cast<LaunchOp>(op))
    return visitLaunch(launch);
  if (auto inner = dyn_cast<LoopInterface>(op))
    return visitLoop(inner);
  if (auto branch = dyn_cast<IfOp>(op))
    return visitIf(branch);
  if (auto reshape = dyn_cast<ReshapeToOp>(op))
    return alias(reshape.getResult(), reshape.getArray());
  // These look at no element.
  if (isa<ExtentOp, CountOp, StatementOp, HoldOp>(op) ||
      op.hasTrait<OpTrait::IsTerminator>())
    return;
  if (llvm::any_of(op.getOperands(), isArray))
    addStep(&op, {});
}

void PlanWriter::visit(Block &block) {
  for (Operation &op : block)
    visit(op);
}

DictionaryAttr PlanWriter::write() {
  for (BlockArgument argument : unit.getArguments()) {
    NamedAttrList entries;
    entries.set("input", builder.getI64IntegerAttr(argument.getArgNumber()));
    if (isArray(argument))
      add(argument, entries, ownExtents(argument));
  }
  visit(unit.getBody().front());
  SmallVector<Attribute> carriedAttrs;
  for (const auto &[number, first, inside, next] : carried)
    carriedAttrs.push_back(builder.getDenseI64ArrayAttr(
        {int64_t(number), int64_t(first), int64_t(inside), int64_t(next)}));
  NamedAttrList entries;
  entries.set("values", builder.getArrayAttr(values));
  entries.set("loops", builder.getArrayAttr(loops));
  entries.set("carried", builder.getArrayAttr(carriedAttrs));
  entries.set("steps", builder.getArrayAttr(steps));
  entries.set("outputs", outputs());
  return entries.getDictionary(builder.getContext());
}

struct DescribePlan final : runmat::impl::DescribePlanBase<DescribePlan> {
  void runOnOperation() override {
    func::FuncOp unit = getOperation();
    // What is no unit has no statements, and kernels have no arrays.
    if (unit->hasAttr(kernelAttrName) || unit.isExternal())
      return;
    PlanWriter writer(unit);
    DictionaryAttr plan = writer.write();
    if (writer.clusters == 0) {
      decisions.left(unit, "describe") << remark::reason("nothing is launched");
      return;
    }
    unit->setAttr(planAttrName, plan);
    writer.numberCalls();
    described += writer.clusters;
    decisions.took(unit, "describe")
        << remark::metric("launches", writer.clusters);
  }
};

} // namespace
