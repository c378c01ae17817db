//===- Constants.cpp - pi, Inf, eps, intmax, … ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Missing.h"

#include <cmath>
#include <limits>

namespace runmat::builtins {

namespace {

/// An array filled with a double converted to a class.
Value filled(double value, ElementClass elementClass, const Extents &extents) {
  if (extents.isScalar() && elementClass == ElementClass::Double)
    return value;
  ArrayRef out = Array::make(elementClass, extents);
  const int64_t n = out->count();
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T *elements = n == 0 ? nullptr : out->mutableAs<T>();
    std::fill_n(elements, n, convertElement<T>(value));
  });
  return narrow(std::move(out));
}

/// The arguments of zeros, ones, Inf, …: extents, then a class name or
/// 'like', prototype.
struct Request {
  Extents extents;
  ElementClass elementClass = ElementClass::Double;
};

Request readRequest(Arguments arguments) {
  Request request;
  const size_t n = arguments.size();
  if (n >= 2 && isOption(arguments[n - 2], "like")) {
    request.elementClass = arguments[n - 1].elementClass();
    arguments = arguments.first(n - 2);
  } else if (n >= 1 && arguments[n - 1].isText()) {
    const std::string name = arguments[n - 1].toText();
    const auto named = elementClassNamed(name);
    if (!named || *named == ElementClass::Char ||
        *named == ElementClass::Logical)
      throw Error("MATLAB:invalidInputClass",
                  "'" + name +
                      "' is not a numeric class; use 'double', 'single' or an "
                      "integer class.");
    request.elementClass = *named;
    arguments = arguments.first(n - 1);
  }
  request.extents = extentsArgument(arguments);
  return request;
}

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

template <int Numerator>
void fill(CallContext &, Arguments arguments, Results &results, int) {
  const Request request = readRequest(arguments);
  results.push_back(filled(Numerator, request.elementClass, request.extents));
}

void fillInf(CallContext &, Arguments arguments, Results &results, int) {
  const Request request = readRequest(arguments);
  results.push_back(filled(infinity, request.elementClass, request.extents));
}
void fillNaN(CallContext &, Arguments arguments, Results &results, int) {
  const Request request = readRequest(arguments);
  results.push_back(filled(notANumber, request.elementClass, request.extents));
}

template <bool Truth>
void fillLogical(CallContext &, Arguments arguments, Results &results, int) {
  const size_t n = arguments.size();
  if (n >= 2 && isOption(arguments[n - 2], "like")) {
    if (!arguments[n - 1].isLogical())
      throw Error("MATLAB:invalidPrototype",
                  "The value after 'like' must be logical, got a " +
                      arguments[n - 1].className() + ".");
    arguments = arguments.first(n - 2);
  }
  if (arguments.empty()) {
    results.push_back(Truth);
    return;
  }
  results.push_back(
      filled(Truth, ElementClass::Logical, extentsArgument(arguments)));
}

void piValue(CallContext &, Arguments arguments, Results &results, int) {
  const Request request = readRequest(arguments);
  results.push_back(filled(M_PI, request.elementClass, request.extents));
}
void eValue(CallContext &, Arguments, Results &results, int) {
  results.push_back(M_E);
}
void imaginaryUnit(CallContext &, Arguments, Results &results, int) {
  results.push_back(Value::complexScalar({0, 1}));
}

/// Distance to the next larger magnitude of the class.
template <typename T> T spacing(T x) {
  if (!std::isfinite(x))
    return std::numeric_limits<T>::quiet_NaN();
  const T magnitude = std::abs(x);
  return std::nextafter(magnitude, std::numeric_limits<T>::infinity()) -
         magnitude;
}

void epsValue(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments.empty()) {
    results.push_back(std::numeric_limits<double>::epsilon());
    return;
  }
  const Value &x = arguments[0];
  if (x.isText()) {
    const bool isSingle = isOption(x, "single");
    results.push_back(
        isSingle ? Value(Array::scalar(std::numeric_limits<float>::epsilon()))
                 : Value(std::numeric_limits<double>::epsilon()));
    return;
  }
  ArrayRef out = Array::make(x.elementClass(), x.extents());
  const ArrayRef in = x.array();
  for (int64_t i = 0; i < in->count(); ++i)
    if (x.isDouble())
      out->mutableAs<double>()[i] = spacing(in->as<double>()[i]);
    else
      out->mutableAs<float>()[i] = spacing(in->as<float>()[i]);
  results.push_back(narrow(std::move(out)));
}

/// A limit of double, or of single when the argument says so.
template <typename Limit>
void floatLimit(CallContext &, Arguments arguments, Results &results, int) {
  const bool isSingle =
      !arguments.empty() && (isOption(arguments[0], "single") ||
                             arguments[0].isArrayOf(ElementClass::Single));
  if (isSingle)
    results.push_back(Array::scalar(Limit::template of<float>()));
  else
    results.push_back(Limit::template of<double>());
}
struct Largest {
  template <typename T> static T of() { return std::numeric_limits<T>::max(); }
};
struct Smallest {
  template <typename T> static T of() { return std::numeric_limits<T>::min(); }
};
struct LargestWhole {
  template <typename T> static T of() {
    return T(2) / std::numeric_limits<T>::epsilon();
  }
};

template <bool Largest>
void integerLimit(CallContext &, Arguments arguments, Results &results, int) {
  std::string name = "int32";
  if (!arguments.empty())
    name = arguments[0].isText() ? arguments[0].toText()
                                 : arguments[0].className();
  const auto elementClass = elementClassNamed(name);
  if (!elementClass || !isInteger(*elementClass))
    throw Error("MATLAB:intmax:invalidClassName",
                "'" + name + "' is not the name of an integer class.");
  ArrayRef out = Array::make(*elementClass, Extents(1, 1));
  visitElementType(*elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    *out->mutableAs<T>() =
        Largest ? std::numeric_limits<T>::max() : std::numeric_limits<T>::min();
  });
  results.push_back(std::move(out));
}

void missingValue(CallContext &, Arguments, Results &results, int) {
  results.push_back(Value(std::make_shared<MissingArray>(Extents(1, 1))));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Constants
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group constantBuiltins() { return table; }

} // namespace runmat::builtins
