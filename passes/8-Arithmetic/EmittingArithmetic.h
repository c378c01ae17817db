//===- EmittingArithmetic.h - texts as operations ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Arithmetic of definitions/ElementaryText.h that writes operations on f64
// and i64 instead of computing.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H
#define RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H

#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace runmat {

struct Emitted {
  mlir::ImplicitLocOpBuilder *b;
  mlir::Value value;
};
struct EmittedFloat : Emitted {};
struct EmittedBits : Emitted {};
struct EmittedTruth : Emitted {};

template <typename Op, typename T> T emitOp(T x, T y) {
  return {{x.b, Op::create(*x.b, x.value, y.value)}};
}

inline EmittedFloat operator+(EmittedFloat x, EmittedFloat y) {
  return emitOp<mlir::arith::AddFOp>(x, y);
}
inline EmittedFloat operator-(EmittedFloat x, EmittedFloat y) {
  return emitOp<mlir::arith::SubFOp>(x, y);
}
inline EmittedFloat operator*(EmittedFloat x, EmittedFloat y) {
  return emitOp<mlir::arith::MulFOp>(x, y);
}
inline EmittedFloat operator/(EmittedFloat x, EmittedFloat y) {
  return emitOp<mlir::arith::DivFOp>(x, y);
}
inline EmittedBits operator+(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::AddIOp>(x, y);
}
inline EmittedBits operator-(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::SubIOp>(x, y);
}
inline EmittedBits operator*(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::MulIOp>(x, y);
}
inline EmittedBits operator&(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::AndIOp>(x, y);
}
inline EmittedBits operator|(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::OrIOp>(x, y);
}
inline EmittedBits operator^(EmittedBits x, EmittedBits y) {
  return emitOp<mlir::arith::XOrIOp>(x, y);
}
inline EmittedTruth operator&(EmittedTruth x, EmittedTruth y) {
  return emitOp<mlir::arith::AndIOp>(x, y);
}

/// The Arithmetic that writes operations on f64 and i64.
class EmittingArithmetic {
public:
  using Float = EmittedFloat;
  using Bits = EmittedBits;
  using Truth = EmittedTruth;

  EmittingArithmetic(mlir::ImplicitLocOpBuilder &b) : b(b) {}

  Float literal(double x) const {
    return {{&b, mlir::arith::ConstantOp::create(b, b.getF64FloatAttr(x))}};
  }
  Bits pattern(uint64_t bits) const {
    return {
        {&b, mlir::arith::ConstantOp::create(b, b.getI64IntegerAttr(bits))}};
  }
  Bits bitsOf(Float x) const {
    return {{&b, mlir::arith::BitcastOp::create(b, b.getI64Type(), x.value)}};
  }
  Float ofBits(Bits bits) const {
    return {
        {&b, mlir::arith::BitcastOp::create(b, b.getF64Type(), bits.value)}};
  }
  Bits shiftLeft(Bits bits, unsigned by) const {
    return emitOp<mlir::arith::ShLIOp>(bits, pattern(by));
  }
  Bits shiftRight(Bits bits, unsigned by) const {
    return emitOp<mlir::arith::ShRSIOp>(bits, pattern(by));
  }
  Truth less(Float x, Float y) const {
    return compare(mlir::arith::CmpFPredicate::OLT, x, y);
  }
  Truth equal(Float x, Float y) const {
    return compare(mlir::arith::CmpFPredicate::OEQ, x, y);
  }
  Float select(Truth condition, Float x, Float y) const {
    return {{&b, mlir::arith::SelectOp::create(b, condition.value, x.value,
                                               y.value)}};
  }
  /// A choice that runmat-branch-around-rare may make a branch of.
  template <typename Rare>
  Float usually(Truth condition, Float common, Rare rare) const {
    Float result = select(condition, common, rare());
    result.value.getDefiningOp()->setDiscardableAttr(usuallyAttrName,
                                                     b.getUnitAttr());
    return result;
  }
  Float floor(Float x) const {
    return {{&b, mlir::math::FloorOp::create(b, x.value)}};
  }
  Float sqrt(Float x) const {
    return {{&b, mlir::math::SqrtOp::create(b, x.value)}};
  }

private:
  Truth compare(mlir::arith::CmpFPredicate predicate, Float x, Float y) const {
    return {{&b, mlir::arith::CmpFOp::create(b, predicate, x.value, y.value)}};
  }

  mlir::ImplicitLocOpBuilder &b;
};

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H
