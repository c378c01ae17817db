//===- TypedBuilder.h - builds typed ops of the language --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_TYPEDBUILDER_H
#define RUNMAT_PASSES_LEGALISATION_TYPEDBUILDER_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Builds ops whose types follow from their own rules.
class TypedBuilder {
public:
  /// Before `op`.
  explicit TypedBuilder(mlir::Operation *op) : builder(op), loc(op->getLoc()) {}
  /// Where `builder` stands, with its listener.
  TypedBuilder(const mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// An op of the type that its rule gives for these operands and attributes.
  template <typename Op, typename... Arguments>
  mlir::Value apply(Arguments &&...arguments) {
    auto op = Op::create(builder, loc, AnyType::get(builder.getContext()),
                         std::forward<Arguments>(arguments)...);
    op.getResult().setType(op.inferType(op->getOperandTypes()));
    return op;
  }

  /// One of which more is known than the rule says.
  template <typename Op, typename... Arguments>
  mlir::Value applyAs(ArrayType type, Arguments &&...arguments) {
    return Op::create(builder, loc, type,
                      std::forward<Arguments>(arguments)...);
  }

  template <typename Op> mlir::Value compare(mlir::Value a, mlir::Value b) {
    return apply<Op>(a, b);
  }
  mlir::Value number(double value) {
    return apply<ConstantOp>(builder.getF64FloatAttr(value));
  }
  mlir::Value text(llvm::StringRef text) { return apply<TextOp>(text); }
  /// []
  mlir::Value nothing() {
    mlir::Value none = number(0);
    return apply<FillOp>(llvm::APFloat(0.0), ElementClass::Double,
                         mlir::ValueRange{none, none}, /*like=*/false);
  }
  mlir::Value cast(ElementClass to, mlir::Value operand) {
    return apply<CastOp>(ElementClassAttr::get(builder.getContext(), to),
                         operand);
  }
  /// The operand itself where it has the class.
  mlir::Value as(ElementClass to, mlir::Value operand) {
    auto type = mlir::cast<ArrayType>(operand.getType());
    return type.getElementClass() == to ? operand : cast(to, operand);
  }
  mlir::Value choose(mlir::Value condition, mlir::Value a, mlir::Value b) {
    return apply<SelectOp>(condition, a, b);
  }
  mlir::Value size(mlir::Value array, int64_t dimension) {
    return apply<SizeOp>(array, uint64_t(dimension));
  }
  /// The extents of all dimensions.
  llvm::SmallVector<mlir::Value> sizes(mlir::Value array) {
    llvm::SmallVector<mlir::Value> result;
    unsigned rank = mlir::cast<ArrayType>(array.getType()).getRank();
    for (unsigned d = 0; d < rank; ++d)
      result.push_back(size(array, d));
    return result;
  }
  mlir::Value product(mlir::ValueRange factors) {
    mlir::Value result = number(1);
    for (mlir::Value factor : factors)
      result = apply<MulOp>(result, factor);
    return result;
  }
  /// 0:1 as a row, of which more is known than the rule of ranges says.
  mlir::Value zeroAndOne() {
    auto row =
        ArrayType::get(builder.getContext(), ElementClass::Double, {1, 2});
    mlir::Value zero = number(0), one = number(1);
    return applyAs<RangeOp>(row, zero, one, one);
  }
  mlir::Value reduce(Combiner combiner, mlir::Value array,
                     llvm::ArrayRef<int64_t> dimensions) {
    return apply<ReduceOp>(combiner, array,
                           builder.getDenseI64ArrayAttr(dimensions),
                           /*all=*/false);
  }
  /// Leaves the unit unless `condition`, a 1x1 logical, holds.
  GuardOp require(mlir::Value condition, llvm::StringRef reason) {
    mlir::Value holds =
        UnboxOp::create(builder, loc, builder.getI1Type(), condition);
    return GuardOp::create(builder, loc, holds, builder.getStringAttr(reason),
                           mlir::Value());
  }

  mlir::OpBuilder &raw() { return builder; }
  mlir::Location location() const { return loc; }

private:
  mlir::OpBuilder builder;
  mlir::Location loc;
};

/// The value is read no longer, but its type was asked for. The discard stands
/// where the value is made: only there do clusters see that it must be
/// computed. What loops and branches hand on is computed anyway.
inline void keepTypeOf(mlir::Value prototype) {
  mlir::Operation *made = prototype.getDefiningOp();
  if (!made)
    return;
  mlir::OpBuilder builder(made->getContext());
  builder.setInsertionPointAfter(made);
  DiscardOp::create(builder, made->getLoc(), prototype, /*typed=*/true);
}

/// Replaces an op by a value that stands for it.
inline void replaceBy(mlir::Operation *op, mlir::Value value) {
  op->replaceAllUsesWith(mlir::ValueRange{value});
  op->erase();
}

/// Questions about shapes, and constructors and reshape by the shape of an
/// array, as extents and numbers. Extents that may not be whole are guarded.
/// Whether `op` was such an op and is replaced or checked.
bool expandShapes(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_TYPEDBUILDER_H
