//===- ComplexParts.cpp - complex arithmetic by real parts ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexParts.h"
#include "definitions/Elementary/ComplexQuotients.h"

using namespace mlir;

namespace runmat {

static ArrayType arrayOf(Value value) {
  return mlir::cast<ArrayType>(value.getType());
}

Value ComplexBuilder::inClass(Value real) {
  return arrayOf(real).getElementClass() == elementClass
             ? real
             : build.cast(elementClass, real);
}

Value ComplexBuilder::filled(double value, Value like) {
  auto type = ArrayType::get(like.getContext(), elementClass,
                             arrayOf(like).getExtents());
  if (type.isScalar())
    return number(value);
  return FillOp::create(build.raw(), build.location(), type,
                        llvm::APFloat(value), elementClass, build.sizes(like),
                        /*like=*/false);
}

Parts ComplexBuilder::partsOf(Value array) {
  if (!arrayOf(array).getComplex())
    return {inClass(array), filled(0, array)};
  auto part = [&](bool imaginary) {
    return inClass(PartOp::create(build.raw(), build.location(),
                                  partOf(arrayOf(array)), array, imaginary));
  };
  Value real = part(false);
  return {real, part(true)};
}

Value ComplexBuilder::select(Value condition, Value a, Value b) {
  Type types[] = {condition.getType(), a.getType(), b.getType()};
  return SelectOp::create(build.raw(), build.location(), inferSelect(types),
                          condition, a, b);
}

Parts ComplexBuilder::product(Parts a, Parts b) {
  return {
      subtract(multiply(a.real, b.real), multiply(a.imaginary, b.imaginary)),
      add(multiply(a.real, b.imaginary), multiply(a.imaginary, b.real))};
}

namespace {

/// What the text of quotients asks of an Arithmetic, in typed ops.
struct TypedFloat {
  ComplexBuilder *build;
  Value value;
};
TypedFloat operator+(TypedFloat x, TypedFloat y) {
  return {x.build, x.build->add(x.value, y.value)};
}
TypedFloat operator-(TypedFloat x, TypedFloat y) {
  return {x.build, x.build->subtract(x.value, y.value)};
}
TypedFloat operator*(TypedFloat x, TypedFloat y) {
  return {x.build, x.build->multiply(x.value, y.value)};
}
TypedFloat operator/(TypedFloat x, TypedFloat y) {
  return {x.build, x.build->divide(x.value, y.value)};
}

template <bool single> struct TypedArithmetic {
  static constexpr bool isSingle = single;
  using Float = TypedFloat;
  using Truth = Value;

  ComplexBuilder &build;

  Float literal(double x) const { return {&build, build.number(x)}; }
  Truth less(Float x, Float y) const {
    return build.typed().compare<LtOp>(x.value, y.value);
  }
  Truth equal(Float x, Float y) const {
    return build.typed().compare<EqOp>(x.value, y.value);
  }
  Float select(Truth condition, Float x, Float y) const {
    return {&build, build.select(condition, x.value, y.value)};
  }
};

template <bool single>
Parts writeQuotient(ComplexBuilder &build, Parts a, Parts b) {
  TypedArithmetic<single> arithmetic{build};
  using Number = elementary::Complex<TypedArithmetic<single>>;
  auto numberOf = [&](Parts z) {
    return Number{{&build, z.real}, {&build, z.imaginary}};
  };
  Number q =
      elementary::complex::quotient(arithmetic, numberOf(a), numberOf(b));
  return {q.real.value, q.imaginary.value};
}

} // namespace

Parts ComplexBuilder::quotient(Parts a, Parts b) {
  return elementClass == ElementClass::Single
             ? writeQuotient<true>(*this, a, b)
             : writeQuotient<false>(*this, a, b);
}

/// Repeated squaring from 1, which infinities and zeros show; a number without
/// an imaginary part has the power of a real one.
Parts ComplexBuilder::power(Parts base, double exponent) {
  Parts one{number(1), number(0)}, result;
  Value x = base.real, real;
  if (exponent == 2) {
    result = product(one, product(base, base));
    real = multiply(x, x);
  } else if (exponent == 3) {
    result = product(product(one, base), product(base, base));
    real = multiply(multiply(x, x), x);
  } else {
    result = quotient(one, product(one, base));
    real = divide(number(1), x);
  }
  Value isReal = build.compare<EqOp>(base.imaginary, number(0));
  return {select(isReal, real, result.real),
          select(isReal, number(0), result.imaginary)};
}

Value ComplexBuilder::isNonzero(Parts parts) {
  Value zero = number(0);
  return build.compare<OrOp>(build.compare<NeOp>(parts.real, zero),
                             build.compare<NeOp>(parts.imaginary, zero));
}

GuardOp ComplexBuilder::requireSome(Value imaginary) {
  Value some = build.compare<NeOp>(imaginary, build.number(0));
  ArrayType type = arrayOf(imaginary);
  if (!type.isScalar())
    some = build.reduce(Combiner::Any, some,
                        llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())));
  return build.require(some, "complex result that is real");
}

} // namespace runmat
