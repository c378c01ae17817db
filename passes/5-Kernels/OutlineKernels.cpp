//===- OutlineKernels.cpp - clusters become kernel functions ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/3-Scalars/ScalarForm.h"
#include "passes/5-Kernels/ElementMemory.h"
#include "passes/5-Kernels/KernelLoops.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// How a kernel reads an array: as it is, transposed, or a slice of it.
struct Input {
  Value array;
  bool transposed = false;
  SliceOp slice = {};
  bool operator==(const Input &other) const = default;

  /// The type of what is read.
  runmat::ArrayType type() const {
    SliceOp part = slice;
    return cast<runmat::ArrayType>(part ? part.getType() : array.getType());
  }
};

class Outliner {
public:
  Outliner(ClusterOp cluster, StringRef name)
      : cluster(cluster), body(cluster.getBody().front()),
        yield(cast<YieldOp>(body.getTerminator())), loops(cluster), name(name),
        loc(cluster.getLoc()), builder(cluster.getContext()) {
    collectOperands();
  }

  void run() {
    buildFunction();
    buildLaunch();
  }

private:
  ClusterOp cluster;
  Block &body;
  YieldOp yield;
  KernelLoops loops;
  std::string name;
  Location loc;
  OpBuilder builder;
  SmallVector<Input> inputs;
  /// The input whose argument an input shares: slices of one array have one.
  SmallVector<unsigned> argumentOf;
  llvm::SetVector<Value> scalars, constants;
  bool flagged = false;

  /// What the kernel is launched with.
  SmallVector<Value> arrays;

  // In the kernel.
  SmallVector<Value> extentArguments;
  DenseMap<Value, Value> scalarArguments;
  /// Element of each value of the cluster's body.
  DenseMap<Value, Value> elements;

  bool isReduction() { return cluster.getKind() == KernelKind::Reduction; }
  bool isOutside(Value value) const { return value.getParentBlock() != &body; }

  /// The operands whose elements an op computes with, without those that only
  /// give extents.
  static OperandRange elementOperands(Operation &op) {
    if (isa<FillOp, SliceOp>(op))
      return op.getOperands().take_front(0);
    return isa<LinspaceOp, RandomOp>(op) ? op.getOperands().take_front(2)
                                         : op.getOperands();
  }

  void collectOperands() {
    for (Operation &op : body.without_terminator()) {
      for (Value operand : elementOperands(op)) {
        if (!isOutside(operand))
          continue;
        if (!isa<runmat::ArrayType>(operand.getType()))
          addScalar(operand);
        else
          addInput({operand, isa<TransposeOp>(op)});
      }
      if (auto slice = dyn_cast<SliceOp>(op))
        addSlice(slice);
      if (auto elementwise = dyn_cast<ElementwiseInterface>(op))
        flagged |= elementwise.hasDomainGuard();
    }
  }

  void addInput(const Input &input) {
    if (!llvm::is_contained(inputs, input))
      inputs.push_back(input);
  }

  void addSlice(SliceOp slice) {
    addInput({slice.getArray(), false, slice});
    addScalar(slice.getOffset());
    for (Value stride : windowStrides(slice))
      addScalar(stride);
  }

  /// The strides of the loops along which a slice has several elements, that of
  /// the innermost last.
  SmallVector<Value> windowStrides(SliceOp slice) {
    SmallVector<Value> strides;
    for (unsigned loop :
         loops.loopsOf(cast<runmat::ArrayType>(slice.getType())))
      strides.insert(strides.begin(),
                     slice.getStrides()[loops.dimensions(loop).front()]);
    return strides;
  }

  /// Constants are written into the kernel, where they fold; other scalars are
  /// arguments.
  void addScalar(Value scalar) {
    if (matchPattern(scalar, m_Constant()))
      constants.insert(scalar);
    else
      scalars.insert(scalar);
  }

  static Type storageOf(Value array) {
    return cast<runmat::ArrayType>(array.getType()).getStorageType();
  }

  Type tensorOf(Type element, AffineMap map) {
    return RankedTensorType::get(
        SmallVector<int64_t>(map.getNumResults(), ShapedType::kDynamic),
        element);
  }

  SmallVector<AffineMap> indexingMaps() {
    SmallVector<AffineMap> maps;
    for (const Input &input : inputs)
      maps.push_back(loops.mapOf(input.type(), input.transposed));
    return maps;
  }

  /// Numbers the arrays that the kernel is launched with.
  SmallVector<Value> numberArguments() {
    SmallVector<Value> arrays;
    DenseMap<Value, unsigned> ofSlices;
    for (const Input &input : inputs) {
      unsigned next = arrays.size();
      unsigned number =
          input.slice ? ofSlices.try_emplace(input.array, next).first->second
                      : next;
      if (number == next)
        arrays.push_back(input.array);
      argumentOf.push_back(number);
    }
    return arrays;
  }

  /// A windowed input is seen as one column.
  Type argumentType(const Input &input, AffineMap map) {
    Type element = storageOf(input.array);
    return input.slice ? RankedTensorType::get({ShapedType::kDynamic}, element)
                       : tensorOf(element, map);
  }

  void buildFunction() {
    auto module = cluster->getParentOfType<ModuleOp>();
    SmallVector<AffineMap> maps = indexingMaps();
    SmallVector<Type> arguments, results;
    arrays = numberArguments();
    for (auto [input, map, number] : llvm::zip(inputs, maps, argumentOf))
      if (number == arguments.size())
        arguments.push_back(argumentType(input, map));
    for (Value output : yield.getValues())
      results.push_back(tensorOf(storageOf(output), loops.outputMap()));
    llvm::append_range(arguments, results);
    arguments.append(loops.count(), builder.getIndexType());
    for (Value scalar : scalars)
      arguments.push_back(argumentType(scalar.getType()));
    builder.setInsertionPointToEnd(module.getBody());
    auto function = func::FuncOp::create(
        builder, loc, name, builder.getFunctionType(arguments, results));
    function->setAttr("runmat.kernel",
                      KernelAttr::get(builder.getContext(), cluster.getKind(),
                                      arrays.size(), results.size(),
                                      loops.count(), scalars.size(), flagged));
    Block *entry = function.addEntryBlock();
    builder.setInsertionPointToStart(entry);
    bindArguments(*entry, results.size());
    func::ReturnOp::create(builder, loc,
                           buildGeneric(*entry, maps, results).getResults());
  }

  /// Elements of integer classes go in as the numbers that hold them.
  static Type argumentType(Type scalar) {
    return isIntegerElement(scalar) ? heldType(scalar) : scalar;
  }
  Value asElement(OpBuilder &inKernel, Value argument, Type scalar) {
    return isIntegerElement(scalar)
               ? HoldOp::create(inKernel, loc, scalar, argument)
               : argument;
  }
  SmallVector<Value> launchedScalars(OpBuilder &host) {
    return llvm::map_to_vector(scalars, [&](Value scalar) -> Value {
      Type type = argumentType(scalar.getType());
      return type == scalar.getType() ? scalar
                                      : HoldOp::create(host, loc, type, scalar);
    });
  }

  void bindArguments(Block &entry, size_t outputs) {
    auto rest = entry.getArguments().drop_front(arrays.size() + outputs);
    llvm::append_range(extentArguments, rest.take_front(loops.count()));
    for (auto [scalar, argument] :
         llvm::zip(scalars, rest.drop_front(loops.count())))
      scalarArguments[scalar] = asElement(builder, argument, scalar.getType());
    for (Value constant : constants)
      scalarArguments[constant] =
          builder.clone(*constant.getDefiningOp())->getResult(0);
  }

  SmallVector<Value> inputOperands(Block &entry, ArrayRef<AffineMap> maps) {
    SmallVector<Value> operands;
    for (auto [input, map, number] : llvm::zip(inputs, maps, argumentOf)) {
      Value argument = entry.getArgument(number);
      if (SliceOp slice = input.slice) {
        auto strides =
            llvm::map_to_vector(windowStrides(slice), [&](Value stride) {
              return scalarArguments.lookup(stride);
            });
        argument = WindowOp::create(
            builder, loc, tensorOf(storageOf(input.array), map), argument,
            scalarArguments.lookup(slice.getOffset()), strides);
      }
      operands.push_back(argument);
    }
    return operands;
  }

  linalg::GenericOp buildGeneric(Block &entry, SmallVector<AffineMap> maps,
                                 TypeRange results) {
    SmallVector<Value> operands = inputOperands(entry, maps);
    ValueRange outputs =
        entry.getArguments().slice(arrays.size(), results.size());
    if (isReduction()) {
      // Gives the extents that no input may have; never read.
      SmallVector<OpFoldResult> sizes(llvm::reverse(extentArguments));
      operands.push_back(
          tensor::EmptyOp::create(builder, loc, sizes, builder.getI8Type()));
      maps.push_back(AffineMap::getMultiDimIdentityMap(loops.count(),
                                                       builder.getContext()));
    }
    maps.append(results.size(), loops.outputMap());
    SmallVector<utils::IteratorType> iterators;
    for (unsigned loop = loops.count(); loop-- > 0;)
      iterators.push_back(loops.isReduced(loop)
                              ? utils::IteratorType::reduction
                              : utils::IteratorType::parallel);
    return linalg::GenericOp::create(
        builder, loc, results, operands, outputs, maps, iterators,
        [&](OpBuilder &inner, Location, ValueRange arguments) {
          buildBody(inner, arguments);
        });
  }

  void buildBody(OpBuilder &inner, ValueRange arguments) {
    for (auto [input, argument] : llvm::zip(inputs, arguments))
      if (SliceOp slice = input.slice)
        elements[slice] = load(inner, argument, input.array);
      else if (!input.transposed)
        elements[input.array] = load(inner, argument, input.array);
    for (Operation &op : body.without_terminator())
      emit(inner, op, arguments);
    SmallVector<Value> stores;
    for (Value output : yield.getValues())
      stores.push_back(toMemory(inner, loc, elements[output]));
    linalg::YieldOp::create(inner, loc, stores);
  }

  Value load(OpBuilder &inner, Value element, Value array) {
    return fromMemory(
        inner, loc, element,
        cast<runmat::ArrayType>(array.getType()).getElementType());
  }

  void emit(OpBuilder &inner, Operation &op, ValueRange arguments) {
    if (isa<SliceOp>(op))
      return; // among the inputs
    Value element;
    if (auto reduce = dyn_cast<ReduceOp>(op))
      element = emitCombine(inner, reduce, arguments.back());
    else if (auto transpose = dyn_cast<TransposeOp>(op))
      element = emitTranspose(inner, transpose, arguments);
    else if (auto range = dyn_cast<RangeOp>(op))
      element = emitRange(inner, range);
    else if (auto linspace = dyn_cast<LinspaceOp>(op))
      element = emitLinspace(inner, linspace);
    else if (auto random = dyn_cast<RandomOp>(op))
      element = emitRandom(inner, random);
    else if (auto fill = dyn_cast<FillOp>(op))
      element = emitFill(inner, fill);
    else
      element = emitElementwise(inner, op);
    elements[op.getResult(0)] = element;
  }

  Value elementOf(Value value) {
    auto scalar = scalarArguments.find(value);
    return scalar != scalarArguments.end() ? scalar->second
                                           : elements.lookup(value);
  }

  Value emitElementwise(OpBuilder &inner, Operation &op) {
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(elementOf(operand));
    return emitScalar(inner, &op, operands, [&](Value inside) {
      Value truth = arith::ConstantIntOp::create(inner, loc, 1, 1);
      RaiseOp::create(inner, loc,
                      arith::XOrIOp::create(inner, loc, inside, truth));
    });
  }

  Value emitTranspose(OpBuilder &inner, TransposeOp op, ValueRange arguments) {
    size_t position =
        llvm::find(inputs, Input{op.getOperand(), true}) - inputs.begin();
    return load(inner, arguments[position], op.getOperand());
  }

  /// The position along a dimension of the cluster, and the extent there.
  std::pair<Value, Value> positionIn(OpBuilder &inner, unsigned dimension) {
    std::optional<unsigned> loop = loops.loopOf(dimension);
    if (!loop)
      return {arith::ConstantIndexOp::create(inner, loc, 0),
              arith::ConstantIndexOp::create(inner, loc, 1)};
    Value position =
        linalg::IndexOp::create(inner, loc, loops.count() - 1 - *loop);
    return {position, extentArguments[*loop]};
  }

  Value emitRange(OpBuilder &inner, RangeOp op) {
    auto [position, count] = positionIn(inner, 1);
    return RangeElementOp::create(
        inner, loc, inner.getF64Type(), elementOf(op.getFirst()),
        elementOf(op.getStep()), elementOf(op.getLast()), count, position);
  }

  Value emitLinspace(OpBuilder &inner, LinspaceOp op) {
    auto [position, count] = positionIn(inner, 1);
    return LinspaceElementOp::create(inner, loc, inner.getF64Type(),
                                     elementOf(op.getFirst()),
                                     elementOf(op.getLast()), count, position);
  }

  /// The position in the array of random numbers, in column-major order.
  Value emitRandom(OpBuilder &inner, RandomOp op) {
    auto array = cast<runmat::ArrayType>(op.getType());
    Value position, stride;
    for (unsigned loop = 0; loop < loops.count(); ++loop) {
      if (array.getExtent(loops.dimensions(loop).front()) == 1)
        continue;
      Value along =
          linalg::IndexOp::create(inner, loc, loops.count() - 1 - loop);
      Value extent = extentArguments[loop];
      if (position)
        along = arith::AddIOp::create(
            inner, loc, position,
            arith::MulIOp::create(inner, loc, along, stride));
      position = along;
      stride =
          stride ? arith::MulIOp::create(inner, loc, stride, extent).getResult()
                 : extent;
    }
    if (!position)
      position = arith::ConstantIndexOp::create(inner, loc, 0);
    return RandomElementOp::create(
        inner, loc, array.getElementType(), op.getDistribution(),
        elementOf(op.getSeed()), elementOf(op.getCounter()), position);
  }

  Value emitFill(OpBuilder &inner, FillOp op) {
    Type type = cast<runmat::ArrayType>(op.getType()).getElementType();
    double value = op.getValue().convertToDouble();
    if (type.isInteger(1))
      return arith::ConstantIntOp::create(inner, loc, value != 0, 1);
    return arith::ConstantOp::create(inner, loc,
                                     inner.getFloatAttr(type, value));
  }

  Value emitCombine(OpBuilder &inner, ReduceOp op, Value accumulator) {
    Type type = cast<runmat::ArrayType>(op.getType()).getElementType();
    Value element = elementOf(op.getOperand());
    if (type.isInteger(1))
      element = emitTruth(inner, op.getCombiner(), element);
    else
      element = castScalar(inner, loc, element, type);
    return CombineOp::create(inner, loc, type, op.getCombiner(),
                             load(inner, accumulator, op.getResult()), element);
  }

  /// any skips NaN, all takes it for true.
  Value emitTruth(OpBuilder &inner, Combiner combiner, Value element) {
    if (element.getType().isInteger(1))
      return element;
    Value zero = arith::ConstantOp::create(
        inner, loc, inner.getFloatAttr(element.getType(), 0));
    auto predicate = combiner == Combiner::Any ? arith::CmpFPredicate::ONE
                                               : arith::CmpFPredicate::UNE;
    return arith::CmpFOp::create(inner, loc, predicate, element, zero);
  }

  /// Product of the extents that each loop stands for.
  SmallVector<Value> loopExtents(OpBuilder &host) {
    SmallVector<Value> extents;
    for (unsigned loop = 0; loop < loops.count(); ++loop) {
      Value product;
      for (unsigned d : loops.dimensions(loop)) {
        Value extent = cluster.getExtents()[d];
        product =
            product
                ? arith::MulIOp::create(host, loc, product, extent).getResult()
                : extent;
      }
      extents.push_back(product);
    }
    return extents;
  }

  SmallVector<Value> outputShapes(OpBuilder &host) {
    SmallVector<Value> shapes;
    for (Value result : cluster.getResults()) {
      auto array = cast<runmat::ArrayType>(result.getType());
      for (unsigned d = 0; d < array.getRank(); ++d) {
        int64_t extent = array.getExtent(d);
        bool known = extent >= 0;
        shapes.push_back(
            known
                ? arith::ConstantIndexOp::create(host, loc, extent).getResult()
                : cluster.getExtents()[d]);
      }
    }
    return shapes;
  }

  void buildLaunch() {
    OpBuilder host(cluster);
    SmallVector<Value> extents = loopExtents(host), shapes = outputShapes(host);
    auto launch = LaunchOp::create(host, loc, cluster.getResultTypes(), name,
                                   arrays, extents, shapes,
                                   launchedScalars(host), cluster.getEqual(),
                                   cluster.getExit(), DenseI32ArrayAttr());
    cluster.replaceAllUsesWith(launch.getResults());
    cluster.erase();
  }
};

struct OutlineKernels
    : public runmat::impl::OutlineKernelsBase<OutlineKernels> {
  void runOnOperation() override {
    SmallVector<ClusterOp> clusters;
    getOperation().walk(
        [&](ClusterOp cluster) { clusters.push_back(cluster); });
    for (auto [index, cluster] : llvm::enumerate(clusters))
      Outliner(cluster, "cluster" + std::to_string(index)).run();
    kernels = clusters.size();
  }
};

} // namespace
