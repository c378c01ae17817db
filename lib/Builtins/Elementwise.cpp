//===- Elementwise.cpp - functions that act on each element -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

template <UnaryOpcode Op>
void unary(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(unaryOp(Op, arguments[0]));
}

template <BinaryOpcode Op>
void binary(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(binaryOp(Op, arguments[0], arguments[1]));
}

/// and(a, b, …) and the like, from the left.
template <BinaryOpcode Op>
void chained(CallContext &, Arguments arguments, Results &results, int) {
  Value result = binaryOp(Op, arguments[0], arguments[1]);
  for (const Value &next : arguments.subspan(2))
    result = binaryOp(Op, result, next);
  results.push_back(std::move(result));
}

/// round(x, n): to n places after the point.
void roundTo(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments.size() == 1) {
    results.push_back(unaryOp(UnaryOpcode::Round, arguments[0]));
    return;
  }
  const double places = arguments[1].scalarDouble();
  const double scale = std::pow(10, std::abs(places));
  const auto up = places < 0 ? BinaryOpcode::RightDivide : BinaryOpcode::Times;
  const auto down =
      places < 0 ? BinaryOpcode::Times : BinaryOpcode::RightDivide;
  const Value scaled =
      unaryOp(UnaryOpcode::Round, binaryOp(up, arguments[0], scale));
  results.push_back(binaryOp(down, scaled, scale));
}

/// Degrees: exact where the result is a whole number.
template <double (*F)(double), int Shift> double ofDegrees(double degrees) {
  double turn = std::fmod(degrees, 360);
  if (turn < 0)
    turn += 360;
  if (std::fmod(turn, 90) == 0) {
    static constexpr double quarter[] = {0, 1, 0, -1};
    return quarter[(int(turn / 90) + Shift) % 4];
  }
  return F(turn * (M_PI / 180));
}

template <double (*F)(double)>
void mapped(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  const bool isSingle = x.isArrayOf(ElementClass::Single);
  ArrayRef out = Array::make(ElementClass::Double, x.extents());
  const std::vector<double> values = doubles(x);
  for (size_t i = 0; i < values.size(); ++i)
    out->mutableAs<double>()[i] = F(values[i]);
  results.push_back(
      castTo(isSingle ? ElementClass::Single : ElementClass::Double, out));
}

double sineOfDegrees(double x) { return ofDegrees<std::sin, 0>(x); }
double cosineOfDegrees(double x) { return ofDegrees<std::cos, 1>(x); }
double tangentOfDegrees(double x) {
  return sineOfDegrees(x) / cosineOfDegrees(x);
}
double toRadians(double x) { return x * (M_PI / 180); }
double toDegrees(double x) { return x * (180 / M_PI); }
double factorialOf(double x) { return std::round(std::tgamma(x + 1)); }
double nextPower(double x) {
  int exponent = 0;
  const double fraction = std::frexp(std::abs(x), &exponent);
  return fraction == 0 ? 0 : fraction == 0.5 ? exponent - 1 : exponent;
}

/// The value with the extents that it has together with another one.
Value expandedWith(const Value &value, const Value &other) {
  ArrayRef ones = Array::make(ElementClass::Double, other.extents());
  if (!ones->isEmpty())
    std::fill_n(ones->mutableAs<double>(), ones->count(), 1.0);
  return binaryOp(BinaryOpcode::Times, value, Value(std::move(ones)));
}

template <typename T>
ArrayRef joinParts(const Value &real, const Value &imaginary,
                   ElementClass elementClass) {
  ArrayRef out = Array::make(elementClass, real.extents(), true);
  if (out->isEmpty())
    return out;
  const ArrayRef re = convertArray(real, elementClass),
                 im = convertArray(imaginary, elementClass);
  T *parts = static_cast<T *>(out->mutableData());
  for (int64_t i = 0; i < out->count(); ++i) {
    parts[2 * i] = re->as<T>()[i];
    parts[2 * i + 1] = im->as<T>()[i];
  }
  return out;
}

/// The parts as they are: sums would lose infinities and -0. complex(1, 0)
/// stays complex.
void complexOf(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments.size() == 1 && arguments[0].isComplex()) {
    results.push_back(arguments[0]);
    return;
  }
  const Value &re = arguments[0];
  const Value im = arguments.size() > 1 ? arguments[1] : Value(0.0);
  for (const Value *part : {&re, &im})
    if (!part->isArray() || part->isComplex() ||
        isInteger(part->elementClass()))
      throw Error("MATLAB:complex:invalidPart",
                  "The parts of a complex number must be real floats.");
  const Value x = expandedWith(re, im), y = expandedWith(im, re);
  if (x.isArrayOf(ElementClass::Single) || y.isArrayOf(ElementClass::Single))
    results.push_back(joinParts<float>(x, y, ElementClass::Single));
  else
    results.push_back(joinParts<double>(x, y, ElementClass::Double));
}

enum class Rounding : uint8_t { Fix, Ceil, Floor, Round };

/// a / b for whole numbers of up to 64 bits; x/0 is infinite.
Wide wholeQuotient(Wide a, Wide b, Rounding rounding) {
  if (b == 0)
    return a / b;
  __extension__ typedef __int128 Whole;
  const Whole x = Whole(a), y = Whole(b);
  const Whole quotient = x / y, rest = x % y;
  const bool negative = (x < 0) != (y < 0);
  const Whole twice = 2 * (rest < 0 ? -rest : rest);
  bool away = false;
  if (rounding == Rounding::Ceil)
    away = rest != 0 && !negative;
  else if (rounding == Rounding::Floor)
    away = rest != 0 && negative;
  else if (rounding == Rounding::Round)
    away = twice >= (y < 0 ? -y : y);
  return Wide(away ? quotient + (negative ? -1 : 1) : quotient);
}

/// idivide for 64-bit classes, which doubles cannot hold.
Value wideDivide(ElementClass own, const Value &a, const Value &b,
                 Rounding rounding) {
  const auto zeros = [&](const Value &like) {
    return binaryOp(BinaryOpcode::Times, castTo(own, like), 0.0);
  };
  const Value x = binaryOp(BinaryOpcode::Plus, castTo(own, a), zeros(b));
  const Value y = binaryOp(BinaryOpcode::Plus, castTo(own, b), zeros(a));
  ArrayRef out = Array::make(own, x.extents());
  NumberView left(x, Number::Wide), right(y, Number::Wide);
  for (int64_t i = 0; i < x.count(); ++i) {
    const Wide quotient =
        wholeQuotient(left.as<Wide>()[i], right.as<Wide>()[i], rounding);
    if (own == ElementClass::Int64)
      out->mutableAs<int64_t>()[i] = saturate<int64_t>(quotient);
    else
      out->mutableAs<uint64_t>()[i] = saturate<uint64_t>(quotient);
  }
  return narrow(std::move(out));
}

/// idivide(a, b, option): integer division with a chosen rounding.
void integerDivide(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0], &b = arguments[1];
  const ElementClass own =
      isInteger(a.elementClass()) ? a.elementClass() : b.elementClass();
  if (!isInteger(own))
    throw Error("MATLAB:idivide:InvalidIntegerType",
                "At least one argument of idivide must be an integer.");
  const std::string option =
      arguments.size() > 2 ? lowerText(arguments[2].toText()) : "fix";
  const UnaryOpcode op = option == "ceil"    ? UnaryOpcode::Ceil
                         : option == "round" ? UnaryOpcode::Round
                         : option == "floor" ? UnaryOpcode::Floor
                                             : UnaryOpcode::Fix;
  if (own == ElementClass::Int64 || own == ElementClass::UInt64) {
    const Rounding rounding = option == "ceil"    ? Rounding::Ceil
                              : option == "round" ? Rounding::Round
                              : option == "floor" ? Rounding::Floor
                                                  : Rounding::Fix;
    results.push_back(wideDivide(own, a, b, rounding));
    return;
  }
  const Value quotient =
      binaryOp(BinaryOpcode::RightDivide, castTo(ElementClass::Double, a),
               castTo(ElementClass::Double, b));
  results.push_back(castTo(own, unaryOp(op, quotient)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Elementwise
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group elementwiseBuiltins() { return table; }

} // namespace runmat::builtins
