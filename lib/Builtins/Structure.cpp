//===- Structure.cpp - arrays rearranged ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Structure.h"
#include "Builtins/Arguments.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Gather.h"
#include "Values/Indexing.h"
#include "Values/MemoryCheck.h"

#include <algorithm>
#include <cstdlib>

namespace runmat::builtins {

/// The value with index i of a dimension read from source(i).
template <typename Source>
static Value remapped(const Value &x, size_t dimension, int64_t newExtent,
                      Source source) {
  const Extents &in = x.extents();
  std::vector<int64_t> extents(std::max(in.rank(), dimension + 1));
  int64_t stride = 1, outer = 1;
  for (size_t d = 0; d < extents.size(); ++d) {
    extents[d] = d == dimension ? newExtent : in[d];
    if (d < dimension)
      stride *= in[d];
    else if (d > dimension)
      outer *= in[d];
  }
  requireMemory(Extents(extents), sizeof(int64_t));
  std::vector<int64_t> positions;
  // An empty array may have huge extents, which are not worth a walk.
  const bool isEmpty = Extents(extents).isEmpty();
  if (!isEmpty)
    positions.reserve(size_t(stride * newExtent * outer));
  for (int64_t o = 0; !isEmpty && o < outer; ++o)
    for (int64_t i = 0; i < newExtent; ++i)
      for (int64_t s = 0; s < stride; ++s)
        positions.push_back(s + stride * (source(i) + in[dimension] * o));
  return gather(x, Extents(std::move(extents)), positions);
}

Value flipped(const Value &x, size_t dimension) {
  const int64_t n = x.extent(dimension);
  return remapped(x, dimension, n, [n](int64_t i) { return n - 1 - i; });
}

Value repeated(const Value &operand, const Extents &times) {
  Value x = operand;
  for (size_t d = 0; d < times.rank(); ++d) {
    const int64_t n = x.extent(d);
    int64_t extent = 0;
    if (__builtin_mul_overflow(n, times[d], &extent))
      throw Error("MATLAB:array:SizeLimitExceeded",
                  "Requested array exceeds the maximum array size: " +
                      std::to_string(n) + " elements, repeated " +
                      std::to_string(times[d]) + " times.");
    if (times[d] != 1)
      x = remapped(x, d, extent, [n](int64_t i) { return i % n; });
  }
  return x;
}

static Value shiftedAlong(const Value &x, size_t dimension, int64_t places) {
  const int64_t n = x.extent(dimension);
  if (n == 0)
    return x;
  return remapped(x, dimension, n,
                  [=](int64_t i) { return ((i - places) % n + n) % n; });
}

Value shifted(const Value &x, const Value &places,
              std::optional<size_t> dimension) {
  constexpr int64_t smallestWhole = -(int64_t(1) << 53);
  std::vector<int64_t> numbers;
  for (double number : doubles(places, "A shift"))
    numbers.push_back(wholeArgument(number, "A shift", smallestWhole));
  if (numbers.empty() || (dimension && numbers.size() != 1))
    throw Error("MATLAB:InvalidShiftType",
                "Places to shift by must be one number, or without a dimension "
                "one for each, got " +
                    std::to_string(numbers.size()) + ".");
  if (numbers.size() == 1)
    return shiftedAlong(x, dimension.value_or(defaultDimension(x.extents())),
                        numbers[0]);
  Value result = x;
  for (size_t d = 0; d < numbers.size(); ++d)
    result = shiftedAlong(result, d, numbers[d]);
  return result;
}

Value diagonalOf(const Value &x, int64_t k) {
  require2D(x, "diag");
  const int64_t down = std::max<int64_t>(-k, 0),
                right = std::max<int64_t>(k, 0);
  if (x.isVector() || x.extents() == Extents(0, 0)) {
    const int64_t n = x.count() + std::abs(k);
    requireMemory(Extents(n, n), sizeof(int64_t));
    std::vector<int64_t> positions(size_t(n * n), fillPosition);
    for (int64_t i = 0; i < x.count(); ++i)
      positions[size_t(i + down + (i + right) * n)] = i;
    return gather(x, Extents(n, n), positions);
  }
  std::vector<int64_t> positions;
  for (int64_t i = 0; i + down < x.rows() && i + right < x.columns(); ++i)
    positions.push_back(i + down + (i + right) * x.rows());
  return gather(x, Extents(int64_t(positions.size()), 1), positions);
}

/// x with a range of one dimension.
static Value sliced(const Value &x, size_t dimension, int64_t first,
                    int64_t last) {
  std::vector<Subscript> subscripts(std::max(x.rank(), dimension + 1));
  std::vector<double> range;
  for (int64_t i = first; i <= last; ++i)
    range.push_back(double(i));
  subscripts[dimension] = Subscript(Value::row(range));
  return indexRead(x, subscripts);
}

Value differences(const Value &x, std::optional<size_t> dimension) {
  const size_t along = dimension.value_or(defaultDimension(x.extents()));
  const int64_t n = x.extent(along);
  if (x.isScalar() && !dimension)
    return inClassOf(binaryOp(BinaryOpcode::Minus, x, x), Value::empty());
  if (n == 0)
    return binaryOp(BinaryOpcode::Minus, x, x); // the class of a difference
  return binaryOp(BinaryOpcode::Minus, sliced(x, along, 2, n),
                  sliced(x, along, 1, n - 1));
}

} // namespace runmat::builtins
