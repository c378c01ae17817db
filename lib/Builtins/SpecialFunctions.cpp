//===- SpecialFunctions.cpp - functions of double words ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/IncompleteGamma.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
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

/// A number goes with all elements of the other argument.
struct GammaArguments {
  std::vector<double> limits, orders;

  double limit(int64_t i) const { return limits[limits.size() > 1 ? i : 0]; }
  double order(int64_t i) const { return orders[orders.size() > 1 ? i : 0]; }
};

/// Of the elements from `begin` up to `end`.
void fillTails(const GammaArguments &of, WantedTail wanted, int64_t begin,
               int64_t end, double *out) {
  GammaOrder order(of.order(begin));
  for (int64_t i = begin; i < end; ++i) {
    if (of.order(i) != order.value())
      order = GammaOrder(of.order(i));
    out[i] = order.tail(of.limit(i), wanted.tail, wanted.isScaled);
  }
}

/// The same of all, in pieces that take some ten microseconds, or three
/// milliseconds for very large orders.
void fillTails(const GammaArguments &of, WantedTail wanted, int64_t count,
               double *out) {
  constexpr int64_t piece = 256;
  auto work = [&](uint64_t begin, uint64_t end) {
    fillTails(of, wanted, int64_t(begin) * piece,
              std::min(count, int64_t(end) * piece), out);
  };
  if (count > 2 * piece)
    inParallel((count + piece - 1) / piece, work);
  else if (count > 0)
    work(0, 2);
}

/// gammainc(x, a, tail), in double; singles are rounded once.
void incompleteGammas(CallContext &, Arguments arguments, Results &results,
                      int) {
  const WantedTail wanted = takeTail(arguments);
  const Value &x = arguments[0], &a = arguments[1];
  if (x.extents() != a.extents() && !x.isScalar() && !a.isScalar())
    throw Error("MATLAB:gammainc:InputSizeMismatch",
                "Arguments must be of one size, or single numbers.");
  const GammaArguments of{doubles(x, "The argument of gammainc"),
                          doubles(a, "The order of gammainc")};
  ArrayRef out =
      Array::make(ElementClass::Double, (x.isScalar() ? a : x).extents());
  for (int64_t i = 0; i < out->count(); ++i)
    requireInDomain(of.limit(i), of.order(i));
  fillTails(of, wanted, out->count(), out->mutableAs<double>());
  results.push_back(castTo(floatClassOf(arguments), narrow(std::move(out))));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_SpecialFunctions
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group specialBuiltins() { return table; }

} // namespace runmat::builtins
