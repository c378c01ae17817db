//===- Shape.cpp - size, reshape, permute, cat, … ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Structure.h"
#include "Values/Concatenate.h"
#include "Values/Gather.h"
#include "Values/MemoryCheck.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

/// size(x, dim, …): each named dimension, in one row or one output each.
void sizeOfDimensions(Arguments arguments, Results &results, int nargout) {
  std::vector<double> extents;
  for (const Value &argument : arguments.subspan(1))
    for (int64_t i = 0; i < argument.count(); ++i)
      extents.push_back(double(
          arguments[0].extent(dimensionArgument(argument.elementAsDouble(i)))));
  if (nargout <= 1) {
    results.push_back(extents.size() == 1 ? Value(extents[0])
                                          : Value::row(extents));
    return;
  }
  results.assign(extents.begin(), extents.end());
}

void sizeOf(CallContext &, Arguments arguments, Results &results, int nargout) {
  if (arguments.size() > 1) {
    sizeOfDimensions(arguments, results, nargout);
    return;
  }
  const std::span<const int64_t> extents = arguments[0].extents().list();
  if (nargout <= 1) {
    results.push_back(
        Value::row(std::vector<double>(extents.begin(), extents.end())));
    return;
  }
  // The last output holds the product of all that is left.
  for (int k = 0; k < nargout; ++k) {
    double extent = double(arguments[0].extent(size_t(k)));
    if (k == nargout - 1)
      for (size_t d = size_t(nargout); d < extents.size(); ++d)
        extent *= double(extents[d]);
    results.push_back(extent);
  }
}

void countOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(double(arguments[0].count()));
}

void rankOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(double(arguments[0].rank()));
}

void lengthOf(CallContext &, Arguments arguments, Results &results, int) {
  const std::span<const int64_t> extents = arguments[0].extents().list();
  const bool isEmpty = arguments[0].isEmpty();
  results.push_back(
      isEmpty ? 0.0
              : double(*std::max_element(extents.begin(), extents.end())));
}

template <size_t Dimension>
void extentOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(double(arguments[0].extent(Dimension)));
}

//===----------------------------------------------------------------------===//
// The same elements in another shape
//===----------------------------------------------------------------------===//

int64_t reshapeExtent(const Value &argument) {
  const double extent =
      argument.isArray() && argument.isScalar() && !argument.isComplex()
          ? argument.scalarDouble()
          : 0.5;
  if (extent != std::floor(extent) || std::isinf(extent))
    throw Error("MATLAB:getReshapeDims:notRealInt",
                "Size arguments must be real integers.");
  if (extent < 0)
    throw Error("MATLAB:checkDimCommon:nonnegativeSize",
                "Size vector elements should be nonnegative.");
  return wholeArgument(argument, "An extent", 0);
}

/// reshape(x, m, [], …): the one open extent follows from the others.
Extents openExtents(const Value &x, Arguments given) {
  std::vector<int64_t> extents;
  std::optional<size_t> open;
  int64_t known = 1;
  for (const Value &argument : given) {
    if (argument.isEmpty()) {
      if (open)
        throw Error("MATLAB:getReshapeDims:unknownDim",
                    "Size can only have one unknown dimension.");
      open = extents.size();
      extents.push_back(1);
      continue;
    }
    extents.push_back(reshapeExtent(argument));
    if (__builtin_mul_overflow(known, extents.back(), &known))
      known = std::numeric_limits<int64_t>::max();
  }
  if (!open)
    return Extents(std::move(extents));
  if (known == 0 || x.count() % known != 0)
    throw Error("MATLAB:getReshapeDims:notDivisible",
                "Product of known dimensions, " + std::to_string(known) +
                    ", not divisible into total number of elements, " +
                    std::to_string(x.count()) + ".");
  extents[*open] = x.count() / known;
  return Extents(std::move(extents));
}

void reshapeTo(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (arguments.size() == 2 && arguments[1].count() < 2)
    throw Error("MATLAB:getReshapeDims:sizeVector",
                "Size vector must have at least two elements.");
  for (int64_t i = 0; arguments.size() == 2 && i < arguments[1].count(); ++i)
    reshapeExtent(arguments[1].elementAsDouble(i));
  const Extents extents = arguments.size() == 2
                              ? extentsArgument(arguments.subspan(1))
                              : openExtents(x, arguments.subspan(1));
  if (extents.count() != x.count())
    throw Error("MATLAB:getReshapeDims:notSameNumel",
                "Number of elements must not change. Use [] as one of the size "
                "inputs to automatically calculate the appropriate size for "
                "that dimension.");
  results.push_back(withExtents(x, extents));
}

void squeezed(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (x.rank() <= 2) {
    results.push_back(x);
    return;
  }
  std::vector<int64_t> extents;
  for (int64_t extent : x.extents().list())
    if (extent != 1)
      extents.push_back(extent);
  // A single dimension that is left becomes a column.
  if (extents.size() == 1)
    extents.push_back(1);
  results.push_back(withExtents(x, Extents(std::move(extents))));
}

void column(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      withExtents(arguments[0], Extents(arguments[0].count(), 1)));
}

//===----------------------------------------------------------------------===//
// Rearranged elements
//===----------------------------------------------------------------------===//

std::vector<size_t> orderArgument(const Value &x, const Value &order) {
  std::vector<size_t> dimensions;
  for (int64_t i = 0; i < order.count(); ++i)
    dimensions.push_back(dimensionArgument(order.elementAsDouble(i)));
  std::vector<size_t> sorted = dimensions;
  std::sort(sorted.begin(), sorted.end());
  for (size_t d = 0; d < sorted.size(); ++d)
    if (sorted[d] != d)
      throw Error("MATLAB:permute:repeatedIndex",
                  "ORDER must contain each of the whole numbers from 1 to its "
                  "length once.");
  if (dimensions.size() < x.rank())
    throw Error("MATLAB:permute:tooFewIndices",
                "ORDER must have at least N elements for an N-D array.");
  return dimensions;
}

void permuted(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      permute(arguments[0], orderArgument(arguments[0], arguments[1])));
}

void inversePermuted(CallContext &, Arguments arguments, Results &results,
                     int) {
  const auto order = orderArgument(arguments[0], arguments[1]);
  std::vector<size_t> inverse(order.size());
  for (size_t d = 0; d < order.size(); ++d)
    inverse[order[d]] = d;
  results.push_back(permute(arguments[0], inverse));
}

template <bool Conjugate>
void transposed(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(transpose(arguments[0], Conjugate));
}

void flip(CallContext &, Arguments arguments, Results &results, int) {
  const size_t dimension = arguments.size() > 1
                               ? dimensionArgument(arguments[1])
                               : defaultDimension(arguments[0].extents());
  results.push_back(flipped(arguments[0], dimension));
}

template <size_t Dimension>
void flipAlong(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(flipped(arguments[0], Dimension));
}

void repeat(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      repeated(arguments[0], extentsArgument(arguments.subspan(1))));
}

/// By (x, k, dim).
void circularShift(CallContext &, Arguments arguments, Results &results, int) {
  std::optional<size_t> dimension;
  if (arguments.size() > 2)
    dimension = dimensionArgument(arguments[2]);
  results.push_back(shifted(arguments[0], arguments[1], dimension));
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

template <size_t Dimension>
void joined(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(concatenate(Dimension, arguments));
}

void joinedAlong(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      concatenate(dimensionArgument(arguments[0]), arguments.subspan(1)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Shape
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group shapeBuiltins() { return table; }

} // namespace runmat::builtins
