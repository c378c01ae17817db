//===- KernelInfo.cpp - a kernel function taken apart -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Common/KernelInfo.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace runmat::codegen;

namespace {
/// Fills a KernelInfo step by step; every step reports what it refuses.
class Parser {
public:
  explicit Parser(func::FuncOp function) { info.function = function; }

  FailureOr<KernelInfo> parse() {
    if (failed(parseAttribute()) || failed(parseArguments()) ||
        failed(parseBody()) || failed(parseOperands()) ||
        failed(checkComplex()) || failed(checkCaptures()))
      return failure();
    if (info.isReduction && failed(parseReduction()))
      return failure();
    if (info.isScan && failed(checkScan()))
      return failure();
    return std::move(info);
  }

private:
  LogicalResult parseAttribute();
  LogicalResult parseArguments();
  LogicalResult parseBody();
  LogicalResult parseOperands();
  FailureOr<KernelAccess> parseAccess(OpOperand &operand);
  FailureOr<KernelNumber> parseNumber(runmat::WindowOp window, Value value);
  LogicalResult parseWindow(runmat::WindowOp window, KernelAccess &access);
  LogicalResult parseReduction();
  LogicalResult checkOutputs();
  LogicalResult checkComplex();
  LogicalResult checkScan();
  LogicalResult checkAccumulator();
  LogicalResult checkCaptures();

  InFlightDiagnostic error() {
    return info.function.emitError("kernel '")
           << info.function.getName() << "': ";
  }

  KernelInfo info;
};
} // namespace

LogicalResult Parser::parseAttribute() {
  auto kernel =
      info.function->getAttrOfType<runmat::KernelAttr>(runmat::kernelAttrName);
  if (!kernel)
    return error() << "expected the attribute '" << runmat::kernelAttrName
                   << "' of type #runmat.kernel";
  info.isReduction = kernel.getKind() == runmat::KernelKind::Reduction;
  info.isScan = kernel.getKind() == runmat::KernelKind::Scan;
  info.words.inputs = kernel.getInputs();
  info.words.outputs = kernel.getOutputs();
  info.words.partials = info.isReduction || info.isScan;
  info.words.flag = kernel.getFlag();
  info.words.extents = kernel.getExtents();
  info.words.scalars = kernel.getScalars();
  return success();
}

LogicalResult Parser::parseArguments() {
  if (info.function.isDeclaration())
    return error() << "expected a body";
  const WordLayout &words = info.words;
  unsigned arrays = words.inputs + words.outputs;
  auto arguments = info.function.getArguments();
  unsigned expected = arrays + words.extents + words.scalars;
  if (arguments.size() != expected)
    return error() << "expected " << expected << " arguments, got "
                   << arguments.size();
  for (Value array : arguments.take_front(arrays))
    if (!isa<RankedTensorType>(array.getType()))
      return error() << "expected a tensor for every input and output, got "
                     << array.getType();
  for (Value extent : arguments.slice(arrays, words.extents)) {
    if (!extent.getType().isIndex())
      return error() << "expected an index for every extent, got "
                     << extent.getType();
    info.extents.push_back(extent);
  }
  llvm::append_range(info.scalars, arguments.take_back(words.scalars));
  return success();
}

LogicalResult Parser::parseBody() {
  Block &block = info.function.front();
  auto bodies = block.getOps<linalg::GenericOp>();
  if (!llvm::hasSingleElement(bodies))
    return error() << "expected exactly one linalg.generic";
  info.body = *bodies.begin();
  if (info.body->getNextNode() != block.getTerminator())
    return error() << "expected the linalg.generic to be the last operation";
  if (info.body.getNumLoops() != info.words.extents)
    return error() << "expected " << info.words.extents << " loops, got "
                   << info.body.getNumLoops();
  auto iterators = info.body.getIteratorTypesArray();
  for (unsigned d = 0; d != info.rank(); ++d) {
    bool reduced =
        iterators[info.rank() - 1 - d] == utils::IteratorType::reduction;
    (reduced ? info.reduced : info.kept).push_back(d);
  }
  if (!info.isReduction && !info.isScan && !info.reduced.empty())
    return error() << "an elementwise kernel has parallel iterators only";
  return success();
}

FailureOr<KernelNumber> Parser::parseNumber(runmat::WindowOp window,
                                            Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return KernelNumber{true, constant.getSExtValue()};
  auto *scalar = llvm::find(info.scalars, value);
  if (scalar == info.scalars.end())
    return window.emitOpError("expected scalars of the kernel or constants as "
                              "offset and strides");
  return KernelNumber{false, scalar - info.scalars.begin()};
}

LogicalResult Parser::parseWindow(runmat::WindowOp window,
                                  KernelAccess &access) {
  auto offset = parseNumber(window, window.getOffset());
  if (failed(offset))
    return failure();
  access.window.emplace();
  access.window->offset = *offset;
  for (Value value : llvm::reverse(window.getStrides())) {
    auto stride = parseNumber(window, value);
    if (failed(stride))
      return failure();
    access.window->strides.push_back(*stride);
  }
  return success();
}

FailureOr<KernelAccess> Parser::parseAccess(OpOperand &operand) {
  auto window = operand.get().getDefiningOp<runmat::WindowOp>();
  auto array =
      dyn_cast<BlockArgument>(window ? window.getInput() : operand.get());
  if (!array || array.getOwner() != &info.function.front())
    return error() << "expected the arguments as operands of linalg.generic";
  AffineMap map = info.body.getMatchingIndexingMap(&operand);
  if (!map.isProjectedPermutation())
    return error() << "expected projected permutations, got "
                   << AffineMapAttr::get(map);
  KernelAccess access;
  access.array = array.getArgNumber();
  access.elementType = cast<RankedTensorType>(array.getType()).getElementType();
  for (unsigned result = map.getNumResults(); result-- != 0;)
    access.dims.push_back(info.rank() - 1 - map.getDimPosition(result));
  access.argument = info.body.getMatchingBlockArgument(&operand);
  if (window && failed(parseWindow(window, access)))
    return failure();
  return access;
}

LogicalResult Parser::parseOperands() {
  for (OpOperand *operand : info.body.getDpsInputOperands()) {
    if (operand->get().getDefiningOp<tensor::EmptyOp>())
      continue;
    auto access = parseAccess(*operand);
    if (failed(access))
      return failure();
    if (access->array >= info.words.inputs)
      return error() << "reads an output";
    info.inputs.push_back(std::move(*access));
  }
  for (OpOperand &operand : info.body.getDpsInitsMutable()) {
    auto access = parseAccess(operand);
    if (failed(access))
      return failure();
    unsigned expected = info.words.inputs + info.outputs.size();
    if (access->array != expected)
      return error() << "expected the output arguments in order";
    access->array -= info.words.inputs;
    info.outputs.push_back(std::move(*access));
  }
  return checkOutputs();
}

/// Lines side by side, elements of a line, groups of lines: arrays of them all.
LogicalResult Parser::checkScan() {
  auto isWhole = [](const KernelAccess &access) {
    return ArrayRef<unsigned>(access.dims) == ArrayRef<unsigned>{0, 1, 2} &&
           !access.window;
  };
  bool fits =
      info.rank() == 3 && info.reduced.size() == 1 &&
      info.reduced.front() == 1 && info.inputs.size() == 1 &&
      info.outputs.size() == 1 && info.words.scalars == 1 && !info.words.flag &&
      isWhole(info.inputs.front()) && isWhole(info.outputs.front()) &&
      info.inputs.front().elementType == info.outputs.front().elementType;
  if (fits)
    return success();
  return error() << "a scan goes along the second of three dimensions, from "
                    "one array to another of its type, and has one scalar";
}

/// Both parts of a number come from one load, and go by one store.
LogicalResult Parser::checkComplex() {
  auto isComplex = [](const KernelAccess &access) {
    return isa<ComplexType>(access.elementType);
  };
  auto isPlain = [&](const KernelAccess &access) {
    auto *along = llvm::find(access.dims, 0u);
    return !isComplex(access) ||
           (!access.window &&
            (along == access.dims.begin() || along == access.dims.end()));
  };
  bool reducesAlong = info.isReduction && info.rank() <= 2 &&
                      ArrayRef<unsigned>(info.reduced) == ArrayRef<unsigned>{0};
  if (llvm::any_of(info.inputs, isComplex) &&
      (info.isScan || (info.isReduction && !reducesAlong)))
    return error() << "complex numbers are reduced along memory only, and "
                      "never scanned";
  if (!llvm::all_of(info.inputs, isPlain))
    return error() << "complex numbers are read along memory, or are the same "
                      "along it";
  return success();
}

LogicalResult Parser::checkOutputs() {
  if (info.outputs.size() != info.words.outputs)
    return error() << "expected " << info.words.outputs << " outputs, got "
                   << info.outputs.size();
  if (info.isScan)
    return success();
  for (const KernelAccess &output : info.outputs)
    if (ArrayRef<unsigned>(output.dims) != ArrayRef<unsigned>(info.kept))
      return error() << "an output has all dimensions that are not reduced, in "
                        "the order of the iteration space";
  if (!info.isReduction)
    for (const KernelAccess &output : info.outputs)
      if (!output.argument.use_empty())
        return error() << "an elementwise kernel does not read its outputs";
  for (Type type : info.function.getArgumentTypes())
    if (getElementTypeOrSelf(type).isInteger(1) && isa<ShapedType>(type))
      return error() << "logical arrays have i8 elements in memory, got "
                     << type;
  return success();
}

/// Tensors may only be operands of the linalg op.
LogicalResult Parser::checkCaptures() {
  for (Value argument : info.function.getArguments())
    if (isa<TensorType>(argument.getType()))
      for (Operation *user : argument.getUsers())
        if (user != info.body && !isa<func::ReturnOp, runmat::WindowOp>(user))
          return user->emitOpError(
              "reads a tensor: before the linalg.generic of a kernel only "
              "scalars are computed from scalar arguments");
  return success();
}

/// The accumulator goes into the combiner and its result is yielded, with
/// nothing between but conversions from and to i8.
LogicalResult Parser::checkAccumulator() {
  auto converted = [](Value value) -> Value {
    Operation *op = value.getDefiningOp();
    return op && op->getNumOperands() >= 1 &&
                   getElementTypeOrSelf(op->getOperand(0)).isInteger()
               ? op->getOperand(0)
               : Value();
  };
  auto combine = cast<runmat::CombineOp>(info.combine);
  Value accumulator = info.outputs.front().argument;
  Value yielded = info.block().getTerminator()->getOperand(0);
  bool convertible = info.accumulatorType.isInteger(1);
  bool starts =
      combine.getAccumulator() == accumulator ||
      (convertible && converted(combine.getAccumulator()) == accumulator);
  bool ends = yielded == combine.getResult() ||
              (convertible && converted(yielded) == combine.getResult());
  if (starts && ends && accumulator.hasOneUse() &&
      combine.getAccumulator().hasOneUse() && combine.getResult().hasOneUse())
    return success();
  return combine.emitOpError("joins the output's element with a value, and its "
                             "result is yielded; nothing else may use them");
}

LogicalResult Parser::parseReduction() {
  auto combines = info.body.getBlock()->getOps<runmat::CombineOp>();
  if (!llvm::hasSingleElement(combines) || info.outputs.size() != 1)
    return error() << "a reduction has exactly one output and one "
                      "runmat.combine";
  runmat::CombineOp combine = *combines.begin();
  info.combiner = combine.getCombiner();
  info.combine = combine;
  info.combined = combine.getValue();
  info.accumulatorType = info.combined.getType();
  info.partialType = info.accumulatorType.isInteger(1)
                         ? IntegerType::get(combine.getContext(), 8)
                         : info.accumulatorType;
  if (info.rank() == 0)
    return error() << "a reduction has at least one dimension";
  if (info.outputs.front().elementType != info.partialType)
    return combine.emitOpError("the output holds ")
           << info.outputs.front().elementType << ", expected "
           << info.partialType;
  return checkAccumulator();
}

FailureOr<KernelInfo> KernelInfo::get(func::FuncOp function) {
  return Parser(function).parse();
}

llvm::SmallVector<func::FuncOp> runmat::codegen::findKernels(ModuleOp module) {
  llvm::SmallVector<func::FuncOp> kernels;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(runmat::kernelAttrName))
      kernels.push_back(function);
  return kernels;
}
