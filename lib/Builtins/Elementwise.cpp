//===- Elementwise.cpp - functions that act on each element -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/ExactInteger.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/NumberText.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

template <UnaryOpcode Op>
void unary(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(unaryOp(Op, arguments[0]));
}

bool hasNegative(const Value &x, const std::string &what) {
  const std::vector<double> numbers = doubles(x, what);
  return std::any_of(numbers.begin(), numbers.end(),
                     [](double number) { return number < 0; });
}

/// The functions of numbers that are not negative, as gammaln(x).
template <UnaryOpcode Op>
void ofNotNegative(CallContext &, Arguments arguments, Results &results, int) {
  const std::string name = opcodeName(Op);
  if (hasNegative(arguments[0], "The argument of " + name))
    throw Error("MATLAB:" + name + ":negativeVal",
                name + " takes numbers that are not negative.");
  results.push_back(unaryOp(Op, arguments[0]));
}

/// What must be real, as realsqrt(x): the function itself says whether it is.
void pushReal(const std::string &function, Value result,
              const std::string &expectation, Results &results) {
  if (result.isComplex())
    throw Error("MATLAB:real" + function + ":complexResult",
                "Real" + function + " produced complex result: " + expectation);
  results.push_back(std::move(result));
}

template <UnaryOpcode Op>
void realOnly(CallContext &, Arguments arguments, Results &results, int) {
  pushReal(opcodeName(Op), unaryOp(Op, arguments[0]),
           "the argument must not be negative.", results);
}

/// realpow(x, y)
void realPower(CallContext &, Arguments arguments, Results &results, int) {
  pushReal("pow", binaryOp(BinaryOpcode::Power, arguments[0], arguments[1]),
           "powers of negative numbers must be whole.", results);
}

/// pow2(x), pow2(f, e)
void binaryPower(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      arguments.size() == 1
          ? binaryOp(BinaryOpcode::Power, 2.0, arguments[0])
          : binaryOp(BinaryOpcode::Pow2, arguments[0], arguments[1]));
}

/// log2(x); [f, e] = log2(x) with x = f * 2^e and abs(f) from 0.5 up to 1. What
/// is not finite is its own f.
void binaryLogarithm(CallContext &, Arguments arguments, Results &results,
                     int nargout) {
  const Value &x = arguments[0];
  if (nargout < 2) {
    results.push_back(unaryOp(UnaryOpcode::Log2, x));
    return;
  }
  if (x.isComplex())
    throw Error("MATLAB:expectedReal",
                "[f, e] = log2(x) takes real numbers only.");
  ArrayRef fractions = Array::make(ElementClass::Double, x.extents());
  ArrayRef exponents = Array::make(ElementClass::Double, x.extents());
  const std::vector<double> values = doubles(x, "The argument of log2");
  for (size_t i = 0; i < values.size(); ++i) {
    int exponent = 0;
    const bool isFinite = std::isfinite(values[i]);
    fractions->mutableAs<double>()[i] =
        isFinite ? std::frexp(values[i], &exponent) : values[i];
    exponents->mutableAs<double>()[i] = exponent;
  }
  const ElementClass own = floatClassOf(arguments);
  results = {castTo(own, fractions), castTo(own, exponents)};
}

template <BinaryOpcode Op>
void binary(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(binaryOp(Op, arguments[0], arguments[1]));
}

/// The same of numbers that are not negative, as beta(x, y).
template <BinaryOpcode Op>
void ofNotNegatives(CallContext &, Arguments arguments, Results &results, int) {
  const std::string name = opcodeName(Op);
  for (const Value &argument : arguments)
    if (hasNegative(argument, "An argument of " + name))
      throw Error("MATLAB:" + name + ":negativeVal",
                  name + " takes numbers that are not negative.");
  results.push_back(binaryOp(Op, arguments[0], arguments[1]));
}

/// nthroot(x, n): negative numbers have roots of odd whole orders only.
void nthRoot(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0], &n = arguments[1];
  const Value isNotOdd = binaryOp(BinaryOpcode::NotEqual,
                                  binaryOp(BinaryOpcode::Mod, n, 2.0), 1.0);
  const Value hasNone = binaryOp(
      BinaryOpcode::And, binaryOp(BinaryOpcode::Less, x, 0.0), isNotOdd);
  const std::vector<double> marks = doubles(hasNone, "The order of a root");
  if (std::any_of(marks.begin(), marks.end(),
                  [](double mark) { return mark != 0; }))
    throw Error("MATLAB:nthroot:NegXNotOddIntegerN",
                "If X is negative, N must be an odd integer.");
  results.push_back(binaryOp(BinaryOpcode::Nthroot, x, n));
}

/// and(a, b, …) and the like, from the left.
template <BinaryOpcode Op>
void chained(CallContext &, Arguments arguments, Results &results, int) {
  Value result = binaryOp(Op, arguments[0], arguments[1]);
  for (const Value &next : arguments.subspan(2))
    result = binaryOp(Op, result, next);
  results.push_back(std::move(result));
}

/// `rounded`, but elements of x where scaling left the range.
template <typename T> Value withinRange(const Value &x, const Value &rounded) {
  const int64_t parts = x.count() * (x.isComplex() ? 2 : 1);
  ArrayRef out = Array::make(x.elementClass(), x.extents(), x.isComplex());
  const ArrayRef from = x.array(), to = rounded.array();
  const T *before = static_cast<const T *>(from->data()),
          *after = static_cast<const T *>(to->data());
  T *result = static_cast<T *>(out->mutableData());
  for (int64_t i = 0; i < parts; ++i)
    result[i] = std::isfinite(after[i]) ? after[i] : before[i];
  return x.isComplex() ? Value(std::move(out)) : narrow(std::move(out));
}

Value roundToPlaces(const Value &x, double places) {
  const double scale = powerOfTen(std::abs(places));
  const auto up = places < 0 ? BinaryOpcode::RightDivide : BinaryOpcode::Times;
  const auto down =
      places < 0 ? BinaryOpcode::Times : BinaryOpcode::RightDivide;
  const Value scaled = unaryOp(UnaryOpcode::Round, binaryOp(up, x, scale));
  return binaryOp(down, scaled, scale);
}

/// Each number to so many digits, counted from its first one.
template <typename T> Value roundDigits(const Value &x, double digits) {
  ArrayRef out =
      convertArray(x, std::is_same_v<T, float> ? ElementClass::Single
                                               : ElementClass::Double)
          ->clone();
  for (int64_t i = 0; i < out->count(); ++i) {
    T &number = out->mutableAs<T>()[i];
    if (number == 0 || !std::isfinite(number))
      continue;
    const double places = digits - 1 - decimalExponent(double(number));
    const T scale = T(powerOfTen(std::abs(places)));
    const T rounded = places < 0 ? std::round(number / scale) * scale
                                 : std::round(number * scale) / scale;
    if (std::isfinite(rounded))
      number = rounded;
  }
  return narrow(std::move(out));
}

/// round(x, n, 'significant')
void roundSignificant(const Value &x, const Value &count, Results &results) {
  const auto digits = double(wholeArgument(count, "The number of digits", 1));
  results.push_back(x.isArrayOf(ElementClass::Single)
                        ? roundDigits<float>(x, digits)
                        : roundDigits<double>(x, digits));
}

/// round(x, n): to n places after the point.
void roundTo(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (takeOption(arguments, "significant")) {
    roundSignificant(x, arguments[1], results);
    return;
  }
  takeOption(arguments, "decimals");
  const bool isFloating = x.isArray() && isFloat(x.elementClass());
  const double places =
      arguments.size() == 1
          ? 0
          : double(wholeArgument(arguments[1], "The number of places", -308));
  // Whole numbers have no places after the point.
  if (arguments.size() == 1 || (!isFloating && places >= 0)) {
    results.push_back(unaryOp(UnaryOpcode::Round, x));
    return;
  }
  const Value rounded = roundToPlaces(x, places);
  if (!isFloating || x.isEmpty() || x.isComplex() != rounded.isComplex())
    results.push_back(rounded);
  else
    results.push_back(x.isDouble() ? withinRange<double>(x, rounded)
                                   : withinRange<float>(x, rounded));
}

/// A function of real numbers that is computed in double.
struct Factorial {
  static constexpr const char *name = "factorial";
  static double of(double x) {
    if (!(x >= 0) || (x != std::floor(x) && !std::isinf(x)))
      throw Error("MATLAB:factorial:NNegativeInt",
                  "factorial takes whole numbers that are not negative.");
    // Exact up to 25!, and then nearly so.
    long double product = 1;
    for (double i = 2; i <= std::min(x, 171.0); ++i)
      product *= i;
    return double(product);
  }
};

template <typename Function>
void mapped(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  const bool isSingle = x.isArrayOf(ElementClass::Single);
  ArrayRef out = Array::make(ElementClass::Double, x.extents());
  const std::vector<double> values =
      doubles(x, std::string("The argument of ") + Function::name);
  for (size_t i = 0; i < values.size(); ++i)
    out->mutableAs<double>()[i] = Function::of(values[i]);
  results.push_back(
      castTo(isSingle ? ElementClass::Single : ElementClass::Double, out));
}

struct Rad2deg {
  static constexpr const char *name = "rad2deg";
  static constexpr double factor = 180 / M_PI;
  static double of(double x) { return x * factor; }
};
struct Deg2rad {
  static constexpr const char *name = "deg2rad";
  static constexpr double factor = M_PI / 180;
  static double of(double x) { return x * factor; }
};
struct Nextpow2 {
  static constexpr const char *name = "nextpow2";
  static double of(double x) {
    if (!std::isfinite(x))
      return std::abs(x);
    int exponent = 0;
    const double fraction = std::frexp(std::abs(x), &exponent);
    return fraction == 0 ? 0 : fraction == 0.5 ? exponent - 1 : exponent;
  }
};

/// Angles may be complex.
template <typename Function>
void angle(CallContext &context, Arguments arguments, Results &results,
           int nargout) {
  if (arguments[0].isComplex())
    results.push_back(
        binaryOp(BinaryOpcode::Times, arguments[0], Function::factor));
  else
    mapped<Function>(context, arguments, results, nargout);
}

/// Of the magnitude of a complex number.
void nextPower(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  const Value magnitude = arguments[0].isComplex()
                              ? unaryOp(UnaryOpcode::Abs, arguments[0])
                              : arguments[0];
  mapped<Nextpow2>(context, {&magnitude, 1}, results, nargout);
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

/// idivide for 64-bit classes, which doubles cannot hold.
Value wideDivide(ElementClass own, const Value &a, const Value &b,
                 kernels::Rounding rounding) {
  const auto expanded = [](const Value &value, const Value &other) {
    return binaryOp(
        BinaryOpcode::Plus, value,
        binaryOp(BinaryOpcode::Times, inClassOf(value, other), 0.0));
  };
  const Value x = expanded(a, b), y = expanded(b, a);
  ArrayRef out = Array::make(own, x.extents());
  NumberView left(x, Number::Wide), right(y, Number::Wide);
  for (int64_t i = 0; i < x.count(); ++i) {
    const Wide dividend = left.as<Wide>()[i], divisor = right.as<Wide>()[i];
    if (own == ElementClass::Int64)
      out->mutableAs<int64_t>()[i] =
          kernels::exactQuotient<int64_t>(dividend, divisor, rounding);
    else
      out->mutableAs<uint64_t>()[i] =
          kernels::exactQuotient<uint64_t>(dividend, divisor, rounding);
  }
  return narrow(std::move(out));
}

kernels::Rounding roundingNamed(const Value &option) {
  using kernels::Rounding;
  constexpr std::pair<std::string_view, Rounding> names[] = {
      {"ceil", Rounding::Ceil},
      {"floor", Rounding::Floor},
      {"round", Rounding::Round}};
  for (const auto &[name, rounding] : names)
    if (isOption(option, name))
      return rounding;
  return Rounding::Fix;
}

/// idivide(a, b, option): integer division with a chosen rounding.
void integerDivide(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0], &b = arguments[1];
  const ElementClass own = arithmeticClass(a, b);
  if (!isInteger(own))
    throw Error("MATLAB:idivide:InvalidIntegerType",
                "At least one argument of idivide must be an integer.");
  const kernels::Rounding rounding = arguments.size() > 2
                                         ? roundingNamed(arguments[2])
                                         : kernels::Rounding::Fix;
  if (own == ElementClass::Int64 || own == ElementClass::UInt64) {
    results.push_back(wideDivide(own, a, b, rounding));
    return;
  }
  constexpr UnaryOpcode opcodes[] = {UnaryOpcode::Fix, UnaryOpcode::Ceil,
                                     UnaryOpcode::Floor, UnaryOpcode::Round};
  const Value quotient =
      binaryOp(BinaryOpcode::RightDivide, castTo(ElementClass::Double, a),
               castTo(ElementClass::Double, b));
  results.push_back(castTo(own, unaryOp(opcodes[size_t(rounding)], quotient)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Elementwise
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group elementwiseBuiltins() { return table; }

} // namespace runmat::builtins
