//===- Structure.cpp - arrays rearranged ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Structure.h"
#include "Builtins/Arguments.h"
#include "Builtins/Kernels/Movement.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Gather.h"
#include "Values/Indexing.h"
#include "Values/MemoryCheck.h"

#include <algorithm>
#include <cstdlib>

namespace runmat::builtins {

namespace {

/// A dimension of a value: elements of one index of it lie `inner` together,
/// and there are `outer` groups of all of its indices.
struct Along {
  Along(const Value &x, size_t dimension)
      : extents(std::max(x.rank(), dimension + 1)), dimension(dimension),
        n(x.extent(dimension)) {
    for (size_t d = 0; d < extents.size(); ++d) {
      extents[d] = x.extent(d);
      if (d != dimension)
        (d < dimension ? inner : outer) *= extents[d];
    }
  }

  /// The extents with another one here.
  Extents with(int64_t extent) const {
    std::vector<int64_t> all = extents;
    all[dimension] = extent;
    return Extents(std::move(all));
  }
  /// `count` indices from `from` on, `step` apart, to those from `to` on, of
  /// `extent` of the result.
  WindowCopy piece(int64_t count, int64_t from, int64_t step, int64_t to,
                   int64_t extent) const {
    return {0,
            from * inner,
            to * inner,
            {{inner, 1, 1},
             {count, step * inner, inner},
             {outer, n * inner, extent * inner}}};
  }

  std::vector<int64_t> extents;
  size_t dimension;
  int64_t n, inner = 1, outer = 1;
};

} // namespace

Value flipped(const Value &x, size_t dimension) {
  const Along along(x, dimension);
  return moved(x, along.with(along.n),
               {along.piece(along.n, along.n - 1, -1, 0, along.n)});
}

/// One dimension over and over.
static Value repeatedAlong(const Value &x, size_t dimension, int64_t times,
                           int64_t extent) {
  const Along along(x, dimension);
  WindowCopy all{0,
                 0,
                 0,
                 {{along.inner * along.n, 1, 1},
                  {times, 0, along.inner * along.n},
                  {along.outer, along.inner * along.n, along.inner * extent}}};
  return moved(x, along.with(extent), {all});
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
      x = repeatedAlong(x, d, times[d], extent);
  }
  return x;
}

static Value shiftedAlong(const Value &x, size_t dimension, int64_t places) {
  const int64_t n = x.extent(dimension);
  if (n == 0)
    return x;
  const int64_t forward = (places % n + n) % n, rest = n - forward;
  const Along along(x, dimension);
  return moved(x, along.with(n),
               {along.piece(rest, 0, 1, forward, n),
                along.piece(forward, rest, 1, 0, n)});
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
