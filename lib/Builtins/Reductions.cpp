//===- Reductions.cpp - sum, max, mean, cumsum, … ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"

namespace runmat::builtins {

namespace {

/// What follows the operand: dimensions and options.
struct ReductionRequest {
  Dimensions dimensions;
  bool omitNaN = false;
  SumClass sumClass = SumClass::Default;
};

/// The whole of a 0x0, else the first dimension that is not one.
Dimensions defaultDimensions(const Extents &extents) {
  if (extents == Extents(0, 0))
    return {0, 1};
  return {defaultDimension(extents)};
}

/// Takes the text options off the end.
void takeOptions(Arguments &arguments, ReductionRequest &request) {
  while (!arguments.empty()) {
    if (takeOption(arguments, "omitnan") ||
        takeOption(arguments, "omitmissing"))
      request.omitNaN = true;
    else if (takeOption(arguments, "native"))
      request.sumClass = SumClass::Native;
    else if (takeOption(arguments, "double"))
      request.sumClass = SumClass::Double;
    else if (!takeOption(arguments, "includenan") &&
             !takeOption(arguments, "includemissing") &&
             !takeOption(arguments, "default"))
      return;
  }
}

/// `arguments` is what follows the operand.
ReductionRequest readRequest(const Value &operand, Arguments arguments,
                             const char *name) {
  ReductionRequest request;
  takeOptions(arguments, request);
  if (arguments.size() > 1)
    throw Error("MATLAB:maxrhs", std::string("Too many input arguments for ") +
                                     name +
                                     ": expected a dimension and options.");
  if (!arguments.empty() && arguments[0].isText() &&
      !isOption(arguments[0], "all"))
    throw Error(std::string("MATLAB:") + name + ":unknownFlag",
                "Invalid option '" + arguments[0].toText() + "' of " + name +
                    ": expected 'all', 'omitnan' or 'includenan', 'default', "
                    "'double' or 'native'.");
  request.dimensions =
      arguments.empty() ? defaultDimensions(operand.extents())
                        : dimensionsArgument(arguments[0], operand.extents());
  return request;
}

template <ReductionOpcode Op>
void reduction(CallContext &, Arguments arguments, Results &results, int) {
  static constexpr const char *names[] = {"sum", "prod", "max",
                                          "min", "any",  "all"};
  const ReductionRequest request =
      readRequest(arguments[0], arguments.subspan(1), names[size_t(Op)]);
  results.push_back(reduce(Op, arguments[0], request.dimensions,
                           request.omitNaN, request.sumClass));
}

/// NaN where a slice has one: max(…, 'includenan').
Value withNaN(const Value &operand, const Value &result,
              const Dimensions &dimensions) {
  const Value hasNaN = reduce(ReductionOpcode::Any,
                              unaryOp(UnaryOpcode::IsNan, operand), dimensions);
  // 0 or NaN, added to the result.
  const Value poison = binaryOp(BinaryOpcode::Minus,
                                binaryOp(BinaryOpcode::RightDivide,
                                         unaryOp(UnaryOpcode::Not, hasNaN),
                                         unaryOp(UnaryOpcode::Not, hasNaN)),
                                1.0);
  return binaryOp(BinaryOpcode::Plus, result, poison);
}

void extremeOfOne(ReductionOpcode op, Arguments arguments, Results &results,
                  int nargout) {
  const Value &operand = arguments[0];
  Arguments rest = arguments.subspan(arguments.size() > 1 ? 2 : 1);
  const bool includeNaN = takeOption(rest, "includenan");
  const ReductionRequest request = readRequest(
      operand, rest, op == ReductionOpcode::Maximum ? "max" : "min");
  const bool isEmptySquare = operand.extents() == Extents(0, 0);
  const Dimensions dimensions =
      rest.empty() && isEmptySquare ? Dimensions{0} : request.dimensions;
  if (nargout < 2) {
    const Value result = reduce(op, operand, dimensions);
    results.push_back(includeNaN ? withNaN(operand, result, dimensions)
                                 : result);
    return;
  }
  if (dimensions.size() == 1) {
    Extremes extremes = reduceWithIndex(op, operand, dimensions[0]);
    results = {std::move(extremes.values), std::move(extremes.positions)};
    return;
  }
  if (dimensions.size() < operand.rank())
    throw Error("MATLAB:max:vecdimIndex",
                "Positions are given for one dimension or for 'all'.");
  Extremes extremes = reduceWithIndex(
      op, operand.array()->reshaped(Extents(operand.count(), 1)), 0);
  results = {std::move(extremes.values), std::move(extremes.positions)};
}

template <ReductionOpcode Op, BinaryOpcode Pairwise>
void extreme(CallContext &, Arguments arguments, Results &results,
             int nargout) {
  const bool ofTwo = arguments.size() >= 2 && !arguments[1].isText() &&
                     !(arguments.size() >= 3 && arguments[1].isEmpty());
  if (!ofTwo) {
    extremeOfOne(Op, arguments, results, nargout);
    return;
  }
  if (nargout > 1)
    throw Error("MATLAB:max:TwoInTwoOutCaseNotSupported",
                "Two output arguments are not supported with two inputs.");
  Arguments options = arguments.subspan(2);
  takeOption(options, "includenan");
  takeOption(options, "omitnan");
  if (!options.empty())
    throw Error("MATLAB:max:caseNotSupported",
                std::string(Op == ReductionOpcode::Maximum ? "MAX" : "MIN") +
                    " with two matrices to compare and a working dimension is "
                    "not supported.");
  results.push_back(binaryOp(Pairwise, arguments[0], arguments[1]));
}

void meanOf(CallContext &, Arguments arguments, Results &results, int) {
  const ReductionRequest request =
      readRequest(arguments[0], arguments.subspan(1), "mean");
  results.push_back(mean(arguments[0], request.dimensions, request.omitNaN));
}

/// The variance under weights of the elements along one dimension.
Value weightedVariance(const Value &x, const Value &weights,
                       const Dimensions &dimensions) {
  const bool fits = dimensions.size() == 1 && weights.isVector() &&
                    weights.count() == x.extent(dimensions[0]);
  if (!fits)
    throw Error("MATLAB:var:invalidSizeWgts",
                "The length of the weights must be that of the dimension that "
                "var goes along.");
  std::vector<int64_t> along(dimensions[0] + 1, 1);
  along.back() = weights.count();
  const Value w =
      castTo(ElementClass::Double, weights.array()->reshaped(Extents(along)));
  const auto weightedMean = [&](const Value &values) {
    return binaryOp(BinaryOpcode::RightDivide,
                    reduce(ReductionOpcode::Sum,
                           binaryOp(BinaryOpcode::Times, w, values),
                           dimensions),
                    reduce(ReductionOpcode::Sum, w, dimensions));
  };
  const Value deviation = unaryOp(
      UnaryOpcode::Abs, binaryOp(BinaryOpcode::Minus, x, weightedMean(x)));
  return weightedMean(binaryOp(BinaryOpcode::Times, deviation, deviation));
}

/// var(x, w, dim, nanflag); w is 0, 1 or weights.
Value varianceOf(Arguments arguments, const char *name) {
  const Value &operand = arguments[0];
  Arguments rest = arguments.subspan(1);
  bool population = false;
  if (!rest.empty() && rest[0].isNumeric() && rest[0].count() > 1)
    return weightedVariance(
        operand, rest[0],
        readRequest(operand, rest.subspan(1), name).dimensions);
  if (!rest.empty() && !rest[0].isText()) {
    if (!rest[0].isEmpty()) {
      const bool valid =
          rest[0].isArray() && rest[0].isScalar() &&
          (rest[0].scalarDouble() == 0 || rest[0].scalarDouble() == 1);
      if (!valid)
        throw Error("MATLAB:var:invalidWgts",
                    std::string("The weight of ") + name +
                        " must be 0 (divide by n-1) or 1 (divide by n).");
      population = rest[0].scalarDouble() == 1;
    }
    rest = rest.subspan(1);
  }
  const ReductionRequest request = readRequest(operand, rest, name);
  return variance(operand, request.dimensions, population, request.omitNaN);
}

void varOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(varianceOf(arguments, "var"));
}
void stdOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(unaryOp(UnaryOpcode::Sqrt, varianceOf(arguments, "std")));
}

template <ScanOpcode Op>
void cumulative(CallContext &, Arguments arguments, Results &results, int) {
  const Value &operand = arguments[0];
  Arguments rest = arguments.subspan(1);
  const bool reverse = takeOption(rest, "reverse");
  takeOption(rest, "forward");
  const size_t dimension = rest.empty() ? defaultDimension(operand.extents())
                                        : dimensionArgument(rest[0]);
  results.push_back(scan(Op, operand, dimension, reverse));
}

/// nnz(x): the number of nonzero elements.
void countNonzero(CallContext &, Arguments arguments, Results &results, int) {
  const Value nonzero = binaryOp(BinaryOpcode::NotEqual, arguments[0], 0.0);
  results.push_back(
      reduce(ReductionOpcode::Sum, nonzero,
             dimensionsArgument(Value::text("all"), nonzero.extents())));
}

using Op = ReductionOpcode;

constexpr Builtin table[] = {
    {"all", reduction<Op::All>, 1, 2, 1, BuiltinPure},
    {"any", reduction<Op::Any>, 1, 2, 1, BuiltinPure},
    {"cummax", cumulative<ScanOpcode::Maximum>, 1, 3, 1, BuiltinPure},
    {"cummin", cumulative<ScanOpcode::Minimum>, 1, 3, 1, BuiltinPure},
    {"cumprod", cumulative<ScanOpcode::Product>, 1, 3, 1, BuiltinPure},
    {"cumsum", cumulative<ScanOpcode::Sum>, 1, 3, 1, BuiltinPure},
    {"max", extreme<Op::Maximum, BinaryOpcode::Max>, 1, 4, 2, BuiltinPure},
    {"mean", meanOf, 1, 4, 1, BuiltinPure},
    {"min", extreme<Op::Minimum, BinaryOpcode::Min>, 1, 4, 2, BuiltinPure},
    {"nnz", countNonzero, 1, 1, 1, BuiltinPure},
    {"prod", reduction<Op::Product>, 1, 4, 1, BuiltinPure},
    {"std", stdOf, 1, 4, 1, BuiltinPure},
    {"sum", reduction<Op::Sum>, 1, 4, 1, BuiltinPure},
    {"var", varOf, 1, 4, 1, BuiltinPure},
};

} // namespace

Group reductionBuiltins() { return table; }

} // namespace runmat::builtins
