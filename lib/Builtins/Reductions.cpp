//===- Reductions.cpp - sum, max, mean, cumsum, … ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/Reduce.h"
#include "Builtins/Lines.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"

#include <cmath>

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

bool takeSumClass(Arguments &arguments, SumClass &sumClass) {
  constexpr std::pair<std::string_view, SumClass> classes[] = {
      {"default", SumClass::Default},
      {"double", SumClass::Double},
      {"native", SumClass::Native}};
  for (const auto &[name, named] : classes)
    if (takeOption(arguments, name)) {
      sumClass = named;
      return true;
    }
  return false;
}

/// The dimensions in what is left of the arguments without options.
Dimensions readDimensions(const Value &operand, Arguments arguments) {
  return arguments.empty()
             ? defaultDimensions(operand.extents())
             : dimensionsArgument(arguments[0], operand.extents());
}

/// `arguments` is what follows the operand.
ReductionRequest readRequest(const Value &operand, Arguments arguments) {
  ReductionRequest request;
  while (takeNaNFlag(arguments, request.omitNaN) ||
         takeSumClass(arguments, request.sumClass))
    ;
  request.dimensions = readDimensions(operand, arguments);
  return request;
}

template <ReductionOpcode Op>
void reduction(CallContext &, Arguments arguments, Results &results, int) {
  const ReductionRequest request =
      readRequest(arguments[0], arguments.subspan(1));
  results.push_back(reduce(Op, arguments[0], request.dimensions,
                           request.omitNaN, request.sumClass));
}

//===----------------------------------------------------------------------===//
// max and min
//===----------------------------------------------------------------------===//

/// NaN where `hasNaN`; what is no float has none.
Value withNaN(const Value &result, const Value &hasNaN) {
  if (!isFloat(result.elementClass()))
    return result;
  // 1 or NaN.
  const Value none = unaryOp(UnaryOpcode::Not, hasNaN);
  return binaryOp(BinaryOpcode::Times, result,
                  binaryOp(BinaryOpcode::RightDivide, none, none));
}

Value isNaN(const Value &x) { return unaryOp(UnaryOpcode::IsNan, x); }

/// Values and positions; with `includeNaN` those of the first NaN of a slice.
Extremes extremesAlong(ReductionOpcode op, const Value &operand,
                       size_t dimension, bool includeNaN) {
  Extremes extremes = reduceWithIndex(op, operand, dimension);
  if (!includeNaN || !isFloat(operand.elementClass()))
    return extremes;
  const Extremes nan =
      reduceWithIndex(ReductionOpcode::Maximum, isNaN(operand), dimension);
  const Value others = binaryOp(BinaryOpcode::Times, extremes.positions,
                                unaryOp(UnaryOpcode::Not, nan.values));
  return {withNaN(extremes.values, nan.values),
          binaryOp(BinaryOpcode::Plus, others,
                   binaryOp(BinaryOpcode::Times, nan.positions, nan.values))};
}

/// The error of max or min with this end of an identifier.
Error extremeError(ReductionOpcode op, const char *identifier,
                   const std::string &message) {
  const char *name = op == ReductionOpcode::Maximum ? "max" : "min";
  return Error(std::string("MATLAB:") + name + ":" + identifier, message);
}

/// Places along a dimension as positions in the whole array.
Value linearPositions(const Value &places, const Extents &extents,
                      size_t dimension) {
  const Lines lines(extents, dimension);
  std::vector<double> positions = doubles(places, "The positions");
  for (size_t line = 0; line < positions.size(); ++line)
    positions[line] = double(lines.first(int64_t(line)) + 1) +
                      (positions[line] - 1) * double(lines.stride);
  return positionsFrom(positions, places.extents());
}

/// What max and min are told of NaN and positions.
struct ExtremeOptions {
  bool omitNaN = true;
  bool linear = false;
};

void extremeOfOne(ReductionOpcode op, const Value &operand,
                  const Dimensions &dimensions, ExtremeOptions options,
                  Results &results, int nargout) {
  const bool includeNaN = !options.omitNaN;
  if (nargout < 2) {
    const Value result = reduce(op, operand, dimensions);
    results.push_back(includeNaN
                          ? withNaN(result, reduce(ReductionOpcode::Maximum,
                                                   isNaN(operand), dimensions))
                          : result);
    return;
  }
  if (dimensions.size() > 1 && dimensions.size() < operand.rank())
    throw extremeError(op, "vecdimIndex",
                       "Positions are given for one dimension or for 'all'.");
  const bool isAll = dimensions.size() > 1;
  Extremes extremes =
      isAll ? extremesAlong(
                  op, operand.array()->reshaped(Extents(operand.count(), 1)), 0,
                  includeNaN)
            : extremesAlong(op, operand, dimensions[0], includeNaN);
  if (options.linear && !isAll)
    extremes.positions =
        linearPositions(extremes.positions, operand.extents(), dimensions[0]);
  results = {std::move(extremes.values), std::move(extremes.positions)};
}

/// A text beside numbers is an option that is none, unless it is one character.
void requireData(ReductionOpcode op, const Value &operand, const Value &other) {
  const bool isData = !other.isText() || (other.isChar() && other.isScalar()) ||
                      (other.isChar() && operand.isChar());
  if (!isData)
    throw extremeError(op, "unknownFlag",
                       "Invalid option '" + other.toText() +
                           "': expected 'omitnan', 'omitmissing', "
                           "'includenan' or 'includemissing'.");
}

/// 'linear' behind [] at least: beside one operand it is a text.
void takeLinear(Arguments &rest, ExtremeOptions &options) {
  options.linear = rest.size() > 1 && takeOption(rest, "linear");
}

template <ReductionOpcode Op, BinaryOpcode Pairwise>
void extreme(CallContext &, Arguments arguments, Results &results,
             int nargout) {
  const Value &operand = arguments[0];
  Arguments rest = arguments.subspan(1);
  ExtremeOptions options;
  const bool isFlagged = takeNaNFlag(rest, options.omitNaN);
  takeLinear(rest, options);
  if (!isFlagged)
    takeNaNFlag(rest, options.omitNaN);
  if (rest.empty() || (arguments.size() > 2 && rest[0].isEmpty())) {
    rest = rest.subspan(rest.empty() ? 0 : 1);
    const Dimensions dimensions =
        rest.empty() && operand.extents() == Extents(0, 0)
            ? Dimensions{0}
            : readDimensions(operand, rest);
    extremeOfOne(Op, operand, dimensions, options, results, nargout);
    return;
  }
  const Value &other = rest[0];
  requireData(Op, operand, other);
  const Value result = binaryOp(Pairwise, operand, other);
  results.push_back(options.omitNaN ? result
                                    : withNaN(result, binaryOp(BinaryOpcode::Or,
                                                               isNaN(operand),
                                                               isNaN(other))));
}

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

void meanOf(CallContext &, Arguments arguments, Results &results, int) {
  const ReductionRequest request =
      readRequest(arguments[0], arguments.subspan(1));
  results.push_back(mean(arguments[0], request.dimensions, request.omitNaN,
                         request.sumClass));
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
    return weightedVariance(operand, rest[0],
                            readRequest(operand, rest.subspan(1)).dimensions);
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
  const ReductionRequest request = readRequest(operand, rest);
  return variance(operand, request.dimensions, population, request.omitNaN);
}

void varOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(varianceOf(arguments, "var"));
}
void stdOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(unaryOp(UnaryOpcode::Sqrt, varianceOf(arguments, "std")));
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

struct ScanRequest {
  size_t dimension = 0;
  bool reverse = false;
  bool omitNaN = false;
};

/// What follows the operand of a scan.
ScanRequest readScan(Arguments arguments, bool omitNaN) {
  ScanRequest request{0, false, omitNaN};
  while (true) {
    if (takeOption(arguments, "reverse"))
      request.reverse = true;
    else if (!takeOption(arguments, "forward") &&
             !takeNaNFlag(arguments, request.omitNaN))
      break;
  }
  request.dimension = arguments.size() > 1
                          ? dimensionArgument(arguments[1])
                          : defaultDimension(arguments[0].extents());
  return request;
}

template <typename T> void replaceNaN(Array &array, T number) {
  const int64_t step = array.isComplex() ? 2 : 1;
  T *parts = static_cast<T *>(array.mutableData());
  for (int64_t i = 0; i < array.count() * step; i += step)
    if (std::isnan(parts[i]) || std::isnan(parts[i + step - 1])) {
      parts[i + step - 1] = 0;
      parts[i] = number;
    }
}

/// The operand with a number in place of NaN.
Value withoutNaN(const Value &operand, double number) {
  if (!operand.isArray() || !isFloat(operand.elementClass()) ||
      operand.isEmpty())
    return operand;
  ArrayRef out = operand.array()->clone();
  if (operand.isArrayOf(ElementClass::Single))
    replaceNaN(*out, float(number));
  else
    replaceNaN(*out, number);
  return out;
}

/// cumsum and cumprod: NaN that does not count is the number that changes
/// nothing.
template <ScanOpcode Op>
void cumulative(CallContext &, Arguments arguments, Results &results, int) {
  const ScanRequest request = readScan(arguments, /*omitNaN=*/false);
  constexpr double neutral = Op == ScanOpcode::Sum ? 0 : 1;
  const Value operand =
      request.omitNaN ? withoutNaN(arguments[0], neutral) : Value(arguments[0]);
  results.push_back(scan(Op, operand, request.dimension, request.reverse));
}

/// Where each of the extremes so far is along the dimension: the first of equal
/// ones that the scan met.
Value placesSoFar(const Value &extremes, const ScanRequest &request) {
  const ElementKeys keys(extremes, ownForm(extremes));
  std::vector<double> places(size_t(extremes.count()));
  const Lines lines(extremes.extents(), request.dimension);
  for (int64_t line = 0; !places.empty() && line < lines.count; ++line) {
    double place = 0;
    int64_t before = 0;
    for (int64_t i = 0; i < lines.length; ++i) {
      const int64_t step = request.reverse ? lines.length - 1 - i : i;
      const int64_t at = lines.first(line) + step * lines.stride;
      // NaN stays NaN.
      if (i == 0 || keys.compare(before, keys, at) != 0)
        place = double(step + 1);
      places[size_t(at)] = place;
      before = at;
    }
  }
  return positionsFrom(places, extremes.extents());
}

/// cummax and cummin: from a NaN that counts on, all are NaN.
template <ScanOpcode Op>
void cumulativeExtreme(CallContext &, Arguments arguments, Results &results,
                       int nargout) {
  const ScanRequest request = readScan(arguments, /*omitNaN=*/true);
  Value extremes = scan(Op, arguments[0], request.dimension, request.reverse);
  if (!request.omitNaN && isFloat(extremes.elementClass()))
    extremes = withNaN(extremes, scan(ScanOpcode::Maximum, isNaN(arguments[0]),
                                      request.dimension, request.reverse));
  results.push_back(extremes);
  if (nargout > 1)
    results.push_back(placesSoFar(extremes, request));
}

/// nnz(x): the number of nonzero elements.
void countNonzero(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(double(countOfNonzero(arguments[0])));
}

using Op = ReductionOpcode;

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Reductions
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group reductionBuiltins() { return table; }

} // namespace runmat::builtins
