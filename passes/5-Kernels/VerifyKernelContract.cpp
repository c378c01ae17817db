//===- VerifyKernelContract.cpp - what kernels must satisfy -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_VERIFYKERNELCONTRACT
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

bool isScalar(Type type) {
  return type.isF64() || type.isF32() || type.isIndex() || type.isInteger(1) ||
         type.isInteger(8) || type.isInteger(16) || type.isInteger(32) ||
         type.isInteger(64);
}

/// What an array has in memory: logical is i8 there.
bool isElement(Type type) {
  auto number = dyn_cast<ComplexType>(type);
  if (number)
    type = number.getElementType();
  return isScalar(type) && !type.isIndex() && !type.isInteger(1) &&
         (!number || isa<FloatType>(type));
}

/// In a body complex numbers are only taken apart and put together.
bool isOfComplex(Operation *op) {
  return isa<complex::ReOp, complex::ImOp, complex::CreateOp>(op);
}

/// The checks of one kernel; the first that fails is reported where it fails.
class KernelVerifier {
public:
  KernelVerifier(func::FuncOp function, KernelAttr kernel)
      : function(function), kernel(kernel) {}

  LogicalResult verify() {
    return success(succeeded(verifyArguments()) &&
                   succeeded(verifyStructure()) && succeeded(verifyPrelude()) &&
                   succeeded(verifyMaps()) && succeeded(verifyLoops()) &&
                   succeeded(verifyBody()) && succeeded(verifyCombine()));
  }

private:
  func::FuncOp function;
  KernelAttr kernel;
  linalg::GenericOp generic;

  static InFlightDiagnostic breaks(Operation *op) {
    return op->emitOpError("breaks the kernel contract: ");
  }
  InFlightDiagnostic breaks() {
    return function.emitError("breaks the kernel contract: ");
  }
  unsigned arrayCount() const {
    return kernel.getInputs() + kernel.getOutputs();
  }

  LogicalResult verifyArguments() {
    unsigned arguments =
        arrayCount() + kernel.getExtents() + kernel.getScalars();
    if (function.getNumArguments() != arguments)
      return breaks() << "expected " << arguments << " arguments, got "
                      << function.getNumArguments();
    for (auto [position, type] : llvm::enumerate(function.getArgumentTypes()))
      if (failed(verifyArgument(position, type)))
        return failure();
    auto outputs = function.getArgumentTypes().slice(kernel.getInputs(),
                                                     kernel.getOutputs());
    if (function.getResultTypes() != outputs)
      return breaks() << "expected it to return its outputs";
    return success();
  }

  LogicalResult verifyArgument(unsigned position, Type type) {
    if (position < arrayCount()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor)
        return breaks() << "expected a tensor as argument " << position
                        << ", got " << type;
      if (!isElement(tensor.getElementType()))
        return breaks() << "expected elements of f64, f32, i8, i16, i32 or "
                           "i64, or complex ones of the first two, in argument "
                        << position << ", got " << type;
      return success();
    }
    bool isExtent = position < arrayCount() + kernel.getExtents();
    if (isExtent ? !type.isIndex() : !isScalar(type))
      return breaks() << "expected " << (isExtent ? "an extent" : "a scalar")
                      << " as argument " << position << ", got " << type;
    return success();
  }

  LogicalResult verifyStructure() {
    auto generics = function.getOps<linalg::GenericOp>();
    if (!llvm::hasSingleElement(generics))
      return breaks() << "expected one linalg.generic";
    generic = *generics.begin();
    Operation *terminator = function.getBody().front().getTerminator();
    if (generic->getNextNode() != terminator)
      return breaks(generic) << "expected it to be the last op before return";
    return success();
  }

  /// Before the generic only scalars are computed, from scalars, and inputs are
  /// seen through windows.
  LogicalResult verifyPrelude() {
    for (Operation &op : function.getBody().front()) {
      if (&op == generic)
        break;
      if (isa<tensor::EmptyOp>(op))
        continue;
      if (auto window = dyn_cast<WindowOp>(op)) {
        if (failed(verifyWindow(window)))
          return failure();
        continue;
      }
      if (!llvm::all_of(op.getOperandTypes(), isScalar) ||
          !llvm::all_of(op.getResultTypes(), isScalar))
        return breaks(&op) << "before the linalg.generic only scalars are "
                              "computed from scalar arguments";
    }
    return success();
  }

  LogicalResult verifyWindow(WindowOp window) {
    auto input = dyn_cast<BlockArgument>(window.getInput());
    if (!input || input.getArgNumber() >= kernel.getInputs())
      return breaks(window) << "expected a window on an input";
    for (Value number : window->getOperands().drop_front())
      if (!isa<BlockArgument>(number) &&
          !number.getDefiningOp<arith::ConstantOp>())
        return breaks(window) << "expected scalars of the kernel or constants "
                                 "as offset and strides";
    return success();
  }

  LogicalResult verifyMaps() {
    for (OpOperand &operand : generic->getOpOperands()) {
      bool isEmpty = operand.get().getDefiningOp<tensor::EmptyOp>() != nullptr;
      if (isEmpty && !generic.getMatchingBlockArgument(&operand).use_empty())
        return breaks(generic) << "reads operand " << operand.getOperandNumber()
                               << ", a tensor.empty";
      AffineMap map = generic.getMatchingIndexingMap(&operand);
      if (!map.isProjectedPermutation())
        return breaks(generic)
               << "expected a projected permutation as indexing map of operand "
               << operand.getOperandNumber() << ", got "
               << AffineMapAttr::get(map);
    }
    auto outputs =
        function.getArguments().slice(kernel.getInputs(), kernel.getOutputs());
    if (!llvm::equal(generic.getDpsInits(), outputs))
      return breaks(generic) << "expected it to write the output arguments, in "
                                "order";
    return success();
  }

  LogicalResult verifyLoops() {
    if (generic.getNumLoops() != kernel.getExtents())
      return breaks(generic) << "expected " << kernel.getExtents()
                             << " loops, got " << generic.getNumLoops();
    bool reduces = kernel.getKind() == KernelKind::Reduction;
    bool scans = kernel.getKind() == KernelKind::Scan;
    if ((reduces || scans) != (generic.getNumReductionLoops() > 0))
      return breaks(generic) << "its loops do not fit the kind of the kernel";
    if (scans)
      return verifyScan();
    if (reduces && kernel.getOutputs() != 1)
      return breaks(generic) << "expected a reduction to have 1 output, got "
                             << kernel.getOutputs();
    return success();
  }

  /// Lines side by side, elements of a line, groups of lines; which way lines
  /// go comes as a scalar.
  LogicalResult verifyScan() {
    if (kernel.getInputs() != 1 || kernel.getOutputs() != 1 ||
        kernel.getScalars() != 1 || kernel.getFlag())
      return breaks() << "expected a scan to have 1 input, 1 output, 1 scalar "
                         "and no flag";
    using utils::IteratorType;
    const IteratorType order[] = {IteratorType::parallel,
                                  IteratorType::reduction,
                                  IteratorType::parallel};
    if (!llvm::equal(generic.getIteratorTypesArray(), order))
      return breaks(generic)
             << "expected a scan to go along the second of three dimensions";
    if (function.getArgumentTypes()[0] != function.getArgumentTypes()[1])
      return breaks() << "expected a scan from one array to another of its "
                         "type";
    for (AffineMap map : generic.getIndexingMapsArray())
      if (!map.isIdentity())
        return breaks(generic) << "expected a scan to walk whole arrays, got "
                               << AffineMapAttr::get(map);
    return success();
  }

  LogicalResult verifyBody() {
    for (Operation &op : *generic.getBlock())
      if (failed(verifyBodyOp(&op)))
        return failure();
    return success();
  }

  LogicalResult verifyBodyOp(Operation *op) {
    if (isa<RaiseOp>(op) && !kernel.getFlag())
      return breaks(op) << "the kernel has no guard flag";
    bool isOurs = isa<RaiseOp, CombineOp>(op);
    if (!isOurs && isa<RunMatDialect>(op->getDialect()))
      return breaks(op) << "expected runmat-expand-math to have written it as "
                           "arithmetic";
    bool isKnown =
        isOurs || isOfComplex(op) ||
        isa<linalg::IndexOp, linalg::YieldOp>(op) ||
        isa<arith::ArithDialect, math::MathDialect>(op->getDialect());
    if (!isKnown)
      return breaks(op) << "expected arith, math, linalg.index, parts of "
                           "complex numbers, runmat.raise and runmat.combine "
                           "in the body";
    if (isOfComplex(op) || isa<linalg::YieldOp>(op))
      return success();
    for (Type type :
         llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                  llvm::to_vector(op->getResultTypes())))
      if (!isScalar(type))
        return breaks(op) << "expected scalars in the body, got " << type;
    return success();
  }

  /// A reduction joins the output's element with a value, once, and yields it.
  /// The body of a scan is the step itself.
  LogicalResult verifyCombine() {
    if (kernel.getKind() == KernelKind::Scan)
      return success();
    auto combines = generic.getBlock()->getOps<CombineOp>();
    unsigned count = llvm::range_size(combines);
    unsigned expected = kernel.getKind() == KernelKind::Reduction;
    if (count != expected)
      return breaks(generic)
             << "expected " << expected << " runmat.combine, got " << count;
    if (expected == 0)
      return success();
    CombineOp combine = *combines.begin();
    Value element = generic.getBlock()->getArguments().back();
    Value yielded = generic.getBlock()->getTerminator()->getOperand(0);
    if (withoutConversion(combine.getAccumulator(), combine) != element)
      return breaks(combine)
             << "expected the output's element as its accumulator";
    if (withoutConversion(yielded, combine) != combine.getResult())
      return breaks(combine) << "expected its result to be what is yielded";
    return success();
  }

  /// any and all convert their logical element from and to i8.
  static Value withoutConversion(Value value, CombineOp combine) {
    Operation *op = value.getDefiningOp();
    bool converts = combine.getResult().getType().isInteger(1) && op &&
                    isa<arith::CmpIOp, arith::ExtUIOp>(op);
    return converts ? op->getOperand(0) : value;
  }
};

struct VerifyKernelContract
    : public runmat::impl::VerifyKernelContractBase<VerifyKernelContract> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (auto kernel = function->getAttrOfType<KernelAttr>(kernelAttrName)) {
        if (failed(KernelVerifier(function, kernel).verify()))
          return signalPassFailure();
        ++verified;
      }
  }
};

} // namespace
