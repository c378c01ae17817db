//===- Finding.cpp - where elements are not zero ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Structure.h"
#include "Values/Compaction.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "Values/Subscripts.h"

#include <complex>

namespace runmat::builtins {

namespace {

/// Calls found(isNonzero), a question about one position.
template <typename Found> auto withTest(const Array &array, Found found) {
  if (array.isComplex() && array.elementClass() == ElementClass::Single)
    return found([in = array.as<float>()](int64_t i) {
      return (in[2 * i] != 0) | (in[2 * i + 1] != 0);
    });
  if (array.isComplex())
    return found([in = array.as<double>()](int64_t i) {
      return (in[2 * i] != 0) | (in[2 * i + 1] != 0);
    });
  return visitElementType(array.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    return found([in = array.as<T>()](int64_t i) { return in[i] != T(0); });
  });
}

/// So many positions of what is not zero, from one end.
template <typename Test>
std::vector<int64_t> someNonzero(Test test, int64_t all, int64_t most,
                                 bool last) {
  std::vector<int64_t> found;
  for (int64_t k = 0; k < all && int64_t(found.size()) < most; ++k) {
    const int64_t at = last ? all - 1 - k : k;
    if (test(at))
      found.push_back(at);
  }
  if (last)
    std::reverse(found.begin(), found.end());
  return found;
}

/// A column, or a row where the array is one.
Extents foundExtents(const Value &value, int64_t n) {
  const bool isRow =
      value.rank() == 2 && value.rows() == 1 && value.columns() != 1;
  const bool isNothing =
      value.extents() == Extents(0, 0) || (value.isScalar() && n == 0);
  return isNothing ? Extents(0, 0) : isRow ? Extents(1, n) : Extents(n, 1);
}

/// Numbers that make(begin, end, out) writes, piece by piece.
template <typename Make> Value numbersBy(const Extents &extents, Make make) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  double *numbers = out->isEmpty() ? nullptr : out->mutableAs<double>();
  Pieces(out->count()).forEach([&](int64_t, int64_t begin, int64_t end) {
    make(begin, end, numbers);
  });
  return narrow(std::move(out));
}

/// Rows and columns of ascending positions.
void addSubscripts(const std::vector<int64_t> &found, int64_t rows,
                   const Extents &extents, std::vector<Value> &results) {
  const auto columnsOf = [&](int64_t begin, int64_t end, auto write) {
    int64_t column = found[size_t(begin)] / rows;
    for (int64_t i = begin; i < end; ++i) {
      while (found[size_t(i)] >= (column + 1) * rows)
        ++column;
      write(i, column);
    }
  };
  results.push_back(
      numbersBy(extents, [&](int64_t begin, int64_t end, double *out) {
        columnsOf(begin, end, [&](int64_t i, int64_t column) {
          out[i] = double(found[size_t(i)] - column * rows + 1);
        });
      }));
  results.push_back(
      numbersBy(extents, [&](int64_t begin, int64_t end, double *out) {
        columnsOf(begin, end, [&](int64_t i, int64_t column) {
          out[i] = double(column + 1);
        });
      }));
}

template <typename Test>
std::vector<int64_t> positionsOf(const Value &value, const Value *count,
                                 bool last, Test test) {
  const int64_t all = value.count();
  if (count)
    return someNonzero(
        test, all, wholeArgument(*count, "The number of positions", 1), last);
  const Compaction kept(all, test);
  std::vector<int64_t> found(size_t(kept.count()));
  kept.forEach([&](int64_t to, int64_t from) { found[size_t(to)] = from; });
  return found;
}

/// The one output, without positions in between.
template <typename Test> Value linearPositions(const Value &value, Test test) {
  const Compaction kept(value.count(), test);
  ArrayRef out =
      Array::make(ElementClass::Double, foundExtents(value, kept.count()));
  if (!out->isEmpty())
    kept.forEach(
        [numbers = out->mutableAs<double>()](int64_t to, int64_t from) {
          numbers[to] = double(from + 1);
        });
  return narrow(std::move(out));
}

} // namespace

void findNonzero(const Value &value, const Value *count, bool last, int outputs,
                 std::vector<Value> &results) {
  if (outputs < 2 && !count && !value.isEmpty()) {
    results.push_back(withTest(*value.array(), [&](auto test) {
      return linearPositions(value, test);
    }));
    return;
  }
  std::vector<int64_t> found;
  if (!value.isEmpty())
    found = withTest(*value.array(), [&](auto test) {
      return positionsOf(value, count, last, test);
    });
  else if (count)
    wholeArgument(*count, "The number of positions", 1);
  const Extents extents = foundExtents(value, int64_t(found.size()));
  if (outputs < 2) {
    results.push_back(
        numbersBy(extents, [&](int64_t begin, int64_t end, double *out) {
          for (int64_t i = begin; i < end; ++i)
            out[i] = double(found[size_t(i)] + 1);
        }));
    return;
  }
  addSubscripts(found, value.rows(), extents, results);
  if (outputs > 2)
    results.push_back(gather(value, extents, found));
}

int64_t countOfNonzero(const Value &array) {
  if (array.isEmpty())
    return 0;
  return withTest(*array.array(), [&](auto test) {
    return Compaction(array.count(), test).count();
  });
}

} // namespace runmat::builtins
