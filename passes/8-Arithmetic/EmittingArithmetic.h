//===- EmittingArithmetic.h - texts as operations ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Arithmetic of definitions/Elementary that writes operations instead of
// computing.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H
#define RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H

#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <array>

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

inline EmittedTruth operator|(EmittedTruth x, EmittedTruth y) {
  return emitOp<mlir::arith::OrIOp>(x, y);
}

/// The Arithmetic that writes operations on f32 and i32, or on f64 and i64, or
/// on vectors of them.
template <bool single> class EmittingArithmetic {
public:
  static constexpr bool isSingle = single;
  using Float = EmittedFloat;
  using Bits = EmittedBits;
  using Truth = EmittedTruth;
  using Wide = EmittingArithmetic<false>;

  /// With a shape, on vectors like it.
  EmittingArithmetic(mlir::ImplicitLocOpBuilder &b,
                     mlir::VectorType shape = nullptr)
      : b(b), shape(shape) {}

  Float literal(double x) const {
    return {{&b, constant(b.getFloatAttr(
                     single ? b.getF32Type() : b.getF64Type(), x))}};
  }
  Bits pattern(uint64_t bits) const {
    llvm::APInt value(single ? 32 : 64, bits, /*isSigned=*/false,
                      /*implicitTrunc=*/true);
    return {{&b, constant(b.getIntegerAttr(
                     b.getIntegerType(value.getBitWidth()), value))}};
  }
  Bits bitsOf(Float x) const {
    return {{&b, mlir::arith::BitcastOp::create(b, bitsType(), x.value)}};
  }
  Float ofBits(Bits bits) const {
    return {{&b, mlir::arith::BitcastOp::create(b, floatType(), bits.value)}};
  }

  Bits shiftLeft(Bits bits, unsigned by) const {
    return shiftLeftBy(bits, pattern(by));
  }
  Bits shiftRightLogical(Bits bits, unsigned by) const {
    return shiftRightLogicalBy(bits, pattern(by));
  }
  Bits shiftRight(Bits bits, unsigned by) const {
    return emitOp<mlir::arith::ShRSIOp>(bits, pattern(by));
  }
  Bits shiftLeftBy(Bits bits, Bits by) const {
    return emitOp<mlir::arith::ShLIOp>(bits, by);
  }
  Bits shiftRightLogicalBy(Bits bits, Bits by) const {
    return emitOp<mlir::arith::ShRUIOp>(bits, by);
  }
  Bits highProduct(Bits x, Bits y) const {
    auto product = mlir::arith::MulUIExtendedOp::create(b, x.value, y.value);
    return {{&b, product.getHigh()}};
  }

  Truth less(Float x, Float y) const {
    return compare(mlir::arith::CmpFPredicate::OLT, x, y);
  }
  Truth equal(Float x, Float y) const {
    return compare(mlir::arith::CmpFPredicate::OEQ, x, y);
  }
  Truth lessBits(Bits x, Bits y) const {
    return compare(mlir::arith::CmpIPredicate::ult, x, y);
  }
  Truth equalBits(Bits x, Bits y) const {
    return compare(mlir::arith::CmpIPredicate::eq, x, y);
  }
  Truth negation(Truth x) const {
    mlir::Value all = constant(b.getBoolAttr(true));
    return {{&b, mlir::arith::XOrIOp::create(b, x.value, all)}};
  }

  Float select(Truth condition, Float x, Float y) const {
    return {{&b, choose(condition, x, y)}};
  }
  Bits selectBits(Truth condition, Bits x, Bits y) const {
    return {{&b, choose(condition, x, y)}};
  }
  /// Choices that runmat-branch-around-rare may make a branch of: neighbours of
  /// one condition one branch.
  template <typename Rare>
  Float usually(Truth condition, Float common, Rare rare) const {
    return usually(condition, std::array<Float, 1>{common},
                   [&] { return std::array<Float, 1>{rare()}; })[0];
  }
  template <size_t n, typename Rare>
  std::array<Float, n> usually(Truth condition, std::array<Float, n> common,
                               Rare rare) const {
    std::array<Float, n> other = rare();
    for (size_t i = 0; i < n; ++i) {
      auto choice = choose(condition, common[i], other[i]);
      choice->setDiscardableAttr(usuallyAttrName, b.getUnitAttr());
      common[i].value = choice;
    }
    return common;
  }

  Float fma(Float x, Float y, Float z) const {
    return {{&b, mlir::math::FmaOp::create(b, x.value, y.value, z.value)}};
  }
  Float fmaOfAll(Float x, Float y, Float z) const {
    auto op = mlir::math::FmaOp::create(b, x.value, y.value, z.value);
    op->setDiscardableAttr(ofAllAttrName, b.getUnitAttr());
    return {{&b, op}};
  }
  Float floor(Float x) const {
    return {{&b, mlir::math::FloorOp::create(b, x.value)}};
  }
  Float sqrt(Float x) const {
    return {{&b, mlir::math::SqrtOp::create(b, x.value)}};
  }
  Bits toInteger(Float x) const {
    return {{&b, mlir::arith::FPToSIOp::create(b, bitsType(), x.value)}};
  }
  Float ofInteger(Bits x) const {
    return {{&b, mlir::arith::SIToFPOp::create(b, floatType(), x.value)}};
  }

  Wide wide() const { return {b, shape}; }
  Float widen(Float x) const {
    return {
        {&b, mlir::arith::ExtFOp::create(b, shaped(b.getF64Type()), x.value)}};
  }
  Float narrow(Float x) const {
    return {{&b, mlir::arith::TruncFOp::create(b, floatType(), x.value)}};
  }

private:
  mlir::Type shaped(mlir::Type element) const {
    return shape ? mlir::VectorType::get(shape.getShape(), element) : element;
  }
  mlir::Type floatType() const {
    return shaped(single ? b.getF32Type() : b.getF64Type());
  }
  mlir::Type bitsType() const {
    return shaped(b.getIntegerType(single ? 32 : 64));
  }
  mlir::Value constant(mlir::TypedAttr value) const {
    if (shape)
      value = mlir::DenseElementsAttr::get(
          mlir::cast<mlir::VectorType>(shaped(value.getType())), value);
    return mlir::arith::ConstantOp::create(b, value);
  }
  template <typename Predicate, typename T>
  Truth compare(Predicate predicate, T x, T y) const {
    using Compare =
        std::conditional_t<std::is_same_v<T, Float>, mlir::arith::CmpFOp,
                           mlir::arith::CmpIOp>;
    return {{&b, Compare::create(b, predicate, x.value, y.value)}};
  }
  mlir::arith::SelectOp choose(Truth condition, Emitted x, Emitted y) const {
    return mlir::arith::SelectOp::create(b, condition.value, x.value, y.value);
  }

  mlir::ImplicitLocOpBuilder &b;
  mlir::VectorType shape;
};

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_EMITTINGARITHMETIC_H
