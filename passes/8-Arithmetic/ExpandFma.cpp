//===- ExpandFma.cpp - fused products where there are none ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "definitions/Elementary/SoftwareFma.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/RareChoices.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDFMA
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-fma");

/// What takes the place of an op on singles, which goes through doubles: all
/// machines that code is made for have those.
Value writeThroughDouble(math::FmaOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  EmittedFloat x{{&b, op.getA()}}, y{{&b, op.getB()}}, z{{&b, op.getC()}};
  EmittingArithmetic<true> arithmetic(b, dyn_cast<VectorType>(op.getType()));
  return elementary::fmaThroughDouble(arithmetic, x, y, z).value;
}

/// Longer vectors fill more registers than there are.
constexpr int64_t mostLanes = 8;

bool isLong(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getNumElements() > mostLanes;
}

/// As many ops of a function as are worth more code than a call.
constexpr unsigned mostWritten = 40;

/// Whether the op computes what is rarely chosen.
bool isRare(math::FmaOp op) {
  for (Operation *inner = op, *outer; (outer = inner->getParentOp());
       inner = outer)
    if (auto branch = dyn_cast<scf::IfOp>(outer);
        branch && inner->getParentRegion() == &branch.getElseRegion())
      return true;
  return false;
}

/// As "runmat_fma_4xf64".
std::string nameOfFunction(Type type) {
  std::string name = "runmat_fma_";
  if (auto vector = dyn_cast<VectorType>(type))
    for (int64_t size : vector.getShape())
      name += std::to_string(size) + "x";
  return name + "f64";
}

/// The text is long: each type has one function of the module with it. That
/// code is compiled in the time that the rest of it takes.
class Functions {
public:
  explicit Functions(ModuleOp module) : module(module), symbols(module) {}

  Value call(math::FmaOp op) {
    OpBuilder b(op);
    return call(b, op);
  }
  Value call(OpBuilder &b, math::FmaOp op) {
    ImplicitLocOpBuilder builder(op.getLoc(), b);
    return call(builder, op.getType(), op->getOperands());
  }
  /// The text where the op stands: that for all operands, not the common case
  /// with a branch around it, whose two sides the drivers of devices without
  /// fma take three times as long to compile.
  static Value writeOut(math::FmaOp op) {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    return text(b, op.getType(), op->getOperands(), /*isPlain=*/true);
  }
  /// Calls only where the operands or the product are near the ends of the
  /// range.
  Value writeCommon(math::FmaOp op) {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    EmittedFloat x{{&b, op.getA()}}, y{{&b, op.getB()}}, z{{&b, op.getC()}};
    EmittingArithmetic<false> a(b, dyn_cast<VectorType>(op.getType()));
    Value common = elementary::fused::common(a, x, y, z).value;
    Value isCommon = elementary::fused::isInRange(a, x, y, z).value;
    auto branch =
        scf::IfOp::create(b, op.getType(), holdsEverywhere(b, isCommon), true);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, common);
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, call(b, op));
    return branch.getResult(0);
  }
  unsigned count() const { return known.size(); }

private:
  Value call(ImplicitLocOpBuilder &b, Type type, ValueRange operands) {
    auto found = known.find(type);
    func::FuncOp function =
        found == known.end() ? write(b.getLoc(), type) : found->second;
    return func::CallOp::create(b, function, operands).getResult(0);
  }

  func::FuncOp write(Location loc, Type type) {
    ImplicitLocOpBuilder b(loc, module.getContext());
    auto function = func::FuncOp::create(
        b, nameOfFunction(type), b.getFunctionType({type, type, type}, {type}));
    function.setPrivate();
    symbols.insert(function);
    known[type] = function;
    b.setInsertionPointToStart(function.addEntryBlock());
    ValueRange operands = function.getArguments();
    Value result =
        isLong(type) ? inPieces(b, type, operands) : text(b, type, operands);
    func::ReturnOp::create(b, result);
    return function;
  }

  /// By halves, until they are short. Shuffles, which all conversions to LLVM
  /// take, where those of slices may be missing.
  Value inPieces(ImplicitLocOpBuilder &b, Type type, ValueRange operands) {
    if (!isLong(type))
      return call(b, type, operands);
    auto whole = cast<VectorType>(type);
    const int64_t size = whole.getNumElements(), half = size / 2;
    auto part = VectorType::get(half, whole.getElementType());
    auto piece = [&](int64_t first) {
      auto lanes = llvm::to_vector(llvm::seq(first, first + half));
      auto pieces = llvm::map_to_vector(operands, [&](Value operand) -> Value {
        return vector::ShuffleOp::create(b, operand, operand, lanes);
      });
      return inPieces(b, part, pieces);
    };
    Value low = piece(0), high = piece(half);
    return vector::ShuffleOp::create(b, low, high,
                                     llvm::to_vector(llvm::seq(size)));
  }

  static Value text(ImplicitLocOpBuilder &b, Type type, ValueRange operands,
                    bool isPlain = false) {
    EmittedFloat x{{&b, operands[0]}}, y{{&b, operands[1]}},
        z{{&b, operands[2]}};
    EmittingArithmetic<false> arithmetic(b, dyn_cast<VectorType>(type));
    return isPlain ? elementary::fused::ofAny(arithmetic, x, y, z).value
                   : elementary::softwareFma(arithmetic, x, y, z).value;
  }

  ModuleOp module;
  SymbolTable symbols;
  DenseMap<Type, func::FuncOp> known;
};

struct ExpandFma : public runmat::impl::ExpandFmaBase<ExpandFma> {
  using ExpandFmaBase::ExpandFmaBase;

  void runOnOperation() override {
    SmallVector<math::FmaOp> found;
    getOperation().walk([&](math::FmaOp op) {
      if (isLacking(op))
        found.push_back(op);
      else
        op->removeDiscardableAttr(ofAllAttrName);
    });
    DenseMap<Operation *, unsigned> hot;
    for (math::FmaOp op : found)
      hot[op->getParentOfType<func::FuncOp>()] += !isRare(op);
    Functions called(getOperation());
    for (math::FmaOp op : found) {
      op.replaceAllUsesWith(expand(
          op, called, hot[op->getParentOfType<func::FuncOp>()] <= mostWritten));
      op.erase();
    }
    expanded += found.size();
    functions += called.count();
  }

  Value expand(math::FmaOp op, Functions &called, bool areFew) const {
    const bool isSingle = getElementTypeOrSelf(op.getType()).isF32();
    if (isSingle || !calls) {
      decisions.took(op, "written as sums and products");
      return isSingle ? writeThroughDouble(op) : Functions::writeOut(op);
    }
    if (areFew && !isRare(op) && !isLong(op.getType())) {
      decisions.took(op, "written as sums and products, called if rare");
      return called.writeCommon(op);
    }
    decisions.took(op, "called as a function");
    return called.call(op);
  }

  bool isLacking(math::FmaOp op) const {
    if (getElementTypeOrSelf(op.getType()).isF64())
      return !fused64;
    return !fused32 || (flushes32 && op->hasAttr(ofAllAttrName));
  }
};

} // namespace
