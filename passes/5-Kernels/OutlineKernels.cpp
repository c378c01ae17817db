//===- OutlineKernels.cpp - clusters become kernel functions ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AttributeNames.h"
#include "passes/5-Kernels/ElementMemory.h"
#include "passes/5-Kernels/KernelElements.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-outline-kernels");

Type storageOf(Value array) {
  return cast<runmat::ArrayType>(array.getType()).getStorageType();
}

/// Of unknown extents, which the kernel gets as arguments.
Type tensorOf(Type element, unsigned rank) {
  return RankedTensorType::get(SmallVector<int64_t>(rank, ShapedType::kDynamic),
                               element);
}

/// Elements of integer classes go in as the numbers that hold them.
Type argumentType(Type scalar) {
  return isIntegerElement(scalar) ? heldType(scalar) : scalar;
}

class Outliner {
public:
  Outliner(ClusterOp cluster, StringRef name)
      : cluster(cluster), loops(cluster), operands(cluster, loops), name(name),
        loc(cluster.getLoc()), builder(cluster.getContext()) {
    for (const KernelInput &input : operands.inputs())
      maps.push_back(loops.mapOf(input.type(), input.isPermuted()));
    for (Value output :
         cluster.getBody().front().getTerminator()->getOperands())
      results.push_back(
          tensorOf(storageOf(output), loops.outputMap().getNumResults()));
  }

  void run() {
    buildFunction();
    decisions.took(cluster, "outlined")
        << remark::metric("loops", loops.count())
        << remark::metric("inputs", operands.inputs().size())
        << remark::metric("outputs", results.size());
    buildLaunch();
  }

private:
  ClusterOp cluster;
  KernelLoops loops;
  KernelOperands operands;
  std::string name;
  Location loc;
  OpBuilder builder;
  /// The indexing map of each input, and the type of each output.
  SmallVector<AffineMap> maps;
  SmallVector<Type> results;

  // In the kernel.
  SmallVector<Value> extents;
  DenseMap<Value, Value> scalars;

  //===--------------------------------------------------------------------===//
  // The function
  //===--------------------------------------------------------------------===//

  void buildFunction() {
    builder.setInsertionPointToEnd(
        cluster->getParentOfType<ModuleOp>().getBody());
    auto function = func::FuncOp::create(
        builder, loc, name, builder.getFunctionType(argumentTypes(), results));
    function->setAttr(kernelAttrName,
                      KernelAttr::get(builder.getContext(), cluster.getKind(),
                                      operands.arrays().size(), results.size(),
                                      loops.count(), operands.scalars().size(),
                                      operands.raisesFlag()));
    if (cluster.getChained())
      function->setAttr(chainedAttrName, builder.getUnitAttr());
    Block *entry = function.addEntryBlock();
    builder.setInsertionPointToStart(entry);
    bindArguments(*entry);
    func::ReturnOp::create(builder, loc, buildGeneric(*entry).getResults());
  }

  /// In the order of docs/kernel-contract.md.
  SmallVector<Type> argumentTypes() {
    SmallVector<Type> types(operands.arrays().size());
    // What windows look at is seen as one column.
    for (auto [input, map] : llvm::zip(operands.inputs(), maps))
      types[input.argument] = tensorOf(storageOf(input.array),
                                       input.window ? 1 : map.getNumResults());
    llvm::append_range(types, results);
    types.append(loops.count(), builder.getIndexType());
    for (Value scalar : operands.scalars())
      types.push_back(argumentType(scalar.getType()));
    return types;
  }

  void bindArguments(Block &entry) {
    auto rest = entry.getArguments().drop_front(operands.arrays().size() +
                                                results.size());
    llvm::append_range(extents, rest.take_front(loops.count()));
    for (auto [scalar, argument] :
         llvm::zip(operands.scalars(), rest.drop_front(loops.count())))
      scalars[scalar] = asElement(argument, scalar.getType());
    for (Value constant : operands.constants())
      scalars[constant] =
          builder.clone(*constant.getDefiningOp())->getResult(0);
  }

  Value asElement(Value argument, Type scalar) {
    return isIntegerElement(scalar)
               ? HoldOp::create(builder, loc, scalar, argument)
               : argument;
  }

  /// What linalg reads for an input.
  Value tensorFor(const KernelInput &input, AffineMap map, Value argument) {
    if (!input.window)
      return argument;
    auto strides =
        llvm::map_to_vector(operands.stridesOf(input), [&](Value stride) {
          return scalars.lookup(stride);
        });
    return WindowOp::create(
        builder, loc, tensorOf(storageOf(input.array), map.getNumResults()),
        argument, scalars.lookup(input.window->offset), strides);
  }

  linalg::GenericOp buildGeneric(Block &entry) {
    SmallVector<Value> read;
    SmallVector<AffineMap> allMaps(maps);
    for (auto [input, map] : llvm::zip(operands.inputs(), maps))
      read.push_back(tensorFor(input, map, entry.getArgument(input.argument)));
    if (cluster.getKind() == KernelKind::Reduction) {
      // Gives the extents that no input may have; never read.
      SmallVector<OpFoldResult> sizes(llvm::reverse(extents));
      read.push_back(
          tensor::EmptyOp::create(builder, loc, sizes, builder.getI8Type()));
      allMaps.push_back(builder.getMultiDimIdentityMap(loops.count()));
    }
    allMaps.append(results.size(), loops.outputMap());
    ValueRange written =
        entry.getArguments().slice(operands.arrays().size(), results.size());
    KernelElements elements(cluster, loops, operands, scalars, extents);
    return linalg::GenericOp::create(
        builder, loc, results, read, written, allMaps, iterators(),
        [&](OpBuilder &inner, Location, ValueRange arguments) {
          linalg::YieldOp::create(inner, loc, elements.build(inner, arguments));
        });
  }

  /// From the outermost loop on.
  SmallVector<utils::IteratorType> iterators() {
    SmallVector<utils::IteratorType> kinds;
    for (unsigned loop = loops.count(); loop-- > 0;)
      kinds.push_back(loops.isReduced(loop) ? utils::IteratorType::reduction
                                            : utils::IteratorType::parallel);
    return kinds;
  }

  //===--------------------------------------------------------------------===//
  // The launch
  //===--------------------------------------------------------------------===//

  /// Product of the extents that each loop stands for.
  SmallVector<Value> loopExtents(OpBuilder &host) {
    SmallVector<Value> products;
    for (unsigned loop = 0; loop < loops.count(); ++loop) {
      Value product;
      for (unsigned d : loops.dimensions(loop)) {
        Value extent = cluster.getExtents()[d];
        product =
            product
                ? arith::MulIOp::create(host, loc, product, extent).getResult()
                : extent;
      }
      products.push_back(product);
    }
    return products;
  }

  SmallVector<Value> outputShapes(OpBuilder &host) {
    SmallVector<Value> shapes;
    for (Type result : cluster.getResultTypes())
      for (auto [d, extent] :
           llvm::enumerate(cast<runmat::ArrayType>(result).getExtents()))
        shapes.push_back(
            extent >= 0
                ? arith::ConstantIndexOp::create(host, loc, extent).getResult()
                : cluster.getExtents()[d]);
    return shapes;
  }

  SmallVector<Value> launchedScalars(OpBuilder &host) {
    return llvm::map_to_vector(operands.scalars(), [&](Value scalar) -> Value {
      Type type = argumentType(scalar.getType());
      return type == scalar.getType() ? scalar
                                      : HoldOp::create(host, loc, type, scalar);
    });
  }

  void buildLaunch() {
    OpBuilder host(cluster);
    SmallVector<Value> launched = loopExtents(host),
                       shapes = outputShapes(host);
    auto launch = LaunchOp::create(host, loc, cluster.getResultTypes(), name,
                                   operands.arrays(), launched, shapes,
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
