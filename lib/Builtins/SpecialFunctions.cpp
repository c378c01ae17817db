//===- SpecialFunctions.cpp - functions of double words ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/IncompleteGamma.h"
#include "runtime/Interrupt.h"

#include <cmath>

namespace runmat::builtins {

namespace {

struct WantedTail {
  GammaTail tail = GammaTail::Lower;
  bool isScaled = false;
};

/// 'lower', 'upper', 'scaledlower' or 'scaledupper' is taken off the arguments.
WantedTail takeTail(Arguments &arguments) {
  const bool isScaledUpper = takeOption(arguments, "scaledupper");
  const bool isScaled = isScaledUpper || takeOption(arguments, "scaledlower");
  const bool isUpper = isScaledUpper || takeOption(arguments, "upper");
  takeOption(arguments, "lower");
  return {isUpper ? GammaTail::Upper : GammaTail::Lower, isScaled};
}

void requireInDomain(double x, double a) {
  if (a < 0)
    throw Error("MATLAB:gammainc:NegativeArg",
                "The second argument of gammainc must not be negative.");
  if (x < 0 && a != std::floor(a))
    throw Error("MATLAB:gammainc:NegativeArg",
                "gammainc of a negative number is real only where its second "
                "argument is whole.");
}

/// gammainc(x, a, tail), in double; singles are rounded once.
void incompleteGammas(CallContext &, Arguments arguments, Results &results,
                      int) {
  const auto [tail, isScaled] = takeTail(arguments);
  const Value &x = arguments[0], &a = arguments[1];
  if (x.extents() != a.extents() && !x.isScalar() && !a.isScalar())
    throw Error("MATLAB:gammainc:InputSizeMismatch",
                "Arguments must be of one size, or single numbers.");
  const std::vector<double> limits = doubles(x, "The argument of gammainc");
  const std::vector<double> orders = doubles(a, "The order of gammainc");
  ArrayRef out =
      Array::make(ElementClass::Double, (x.isScalar() ? a : x).extents());
  for (int64_t i = 0; i < out->count(); ++i) {
    interrupt::poll();
    const double limit = limits[x.isScalar() ? 0 : size_t(i)];
    const double order = orders[a.isScalar() ? 0 : size_t(i)];
    requireInDomain(limit, order);
    out->mutableAs<double>()[i] = incompleteGamma(limit, order, tail, isScaled);
  }
  results.push_back(castTo(floatClassOf(arguments), narrow(std::move(out))));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_SpecialFunctions
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group specialBuiltins() { return table; }

} // namespace runmat::builtins
