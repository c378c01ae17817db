//===- Sorting.cpp - sort, sortrows, issorted, find -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equal elements keep their order.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/InOrder.h"
#include "Builtins/Lines.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Builtins/TextMapping.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// sort, sortrows
//===----------------------------------------------------------------------===//

/// Sorts one line by an order of positions; gives the positions and the
/// one-based places in the line.
template <typename Less>
void sortLine(const Lines &lines, int64_t line, std::vector<int64_t> &order,
              std::vector<double> &numbers, Less less) {
  const int64_t first = lines.first(line);
  std::vector<int64_t> positions(static_cast<size_t>(lines.length));
  for (int64_t i = 0; i < lines.length; ++i)
    positions[size_t(i)] = first + i * lines.stride;
  sortPositions(positions, less);
  for (int64_t i = 0; i < lines.length; ++i) {
    const auto to = size_t(first + i * lines.stride);
    order[to] = positions[size_t(i)];
    numbers[to] = double((positions[size_t(i)] - first) / lines.stride + 1);
  }
}

/// Elements that have an order: numbers by their keys, texts by their code
/// units.
class Sortable {
public:
  explicit Sortable(const Value &value) : value(value) {
    if (value.isArray())
      keys.emplace(value, ownForm(value));
    else
      texts = unitsOf(value, "The list to sort");
  }
  /// NaN, or <missing> of a string array.
  bool isMissing(int64_t at) const {
    return keys ? keys->isMissing(at)
                : value.isString() && !value.strings().elements[size_t(at)];
  }
  bool before(int64_t a, int64_t b, SortOrder order) const {
    if (keys && order.missingFirst == order.descending)
      return order.descending ? keys->before(b, a) : keys->before(a, b);
    if (isMissing(a) || isMissing(b))
      return order.missingFirst ? isMissing(a) && !isMissing(b)
                                : !isMissing(a) && isMissing(b);
    const auto &x = texts[size_t(a)], &y = texts[size_t(b)];
    return order.descending ? y < x : x < y;
  }

private:
  const Value &value;
  std::optional<ElementKeys> keys;
  std::vector<std::u16string> texts;
};

/// Texts of a cell, all together, or of the lines of a string array.
void sortTexts(const Value &value, size_t dimension, SortOrder order,
               Results &results) {
  const Sortable texts(value);
  std::vector<int64_t> positions(size_t(value.count()));
  std::vector<double> numbers(size_t(value.count()));
  const Lines lines = value.isCell() ? Lines(Extents(value.count(), 1), 0)
                                     : Lines(value.extents(), dimension);
  for (int64_t line = 0; line < lines.count; ++line)
    sortLine(lines, line, positions, numbers,
             [&](int64_t a, int64_t b) { return texts.before(a, b, order); });
  results = {gather(value, value.extents(), positions),
             positionsFrom(numbers, value.extents())};
}

/// A direction and 'MissingPlacement' with its value, off the end.
SortOrder takeOrder(Arguments &arguments) {
  bool descending = false;
  std::optional<bool> missingFirst;
  while (true) {
    const size_t n = arguments.size();
    if (n > 2 && isOption(arguments[n - 2], "missingplacement")) {
      if (!isOption(arguments[n - 1], "auto"))
        missingFirst = isOption(arguments[n - 1], "first");
      arguments = arguments.first(n - 2);
    } else if (takeOption(arguments, "descend")) {
      descending = true;
    } else if (!takeOption(arguments, "ascend")) {
      return {descending, missingFirst.value_or(descending)};
    }
  }
}

/// sort(x, dim, direction, 'MissingPlacement', place)
void sortBuiltin(CallContext &, Arguments arguments, Results &results,
                 int nargout) {
  const Value &value = arguments[0];
  const SortOrder order = takeOrder(arguments);
  const bool isNamed = arguments.size() > 1;
  const size_t dimension = isNamed ? dimensionArgument(arguments[1])
                                   : defaultDimension(value.extents());
  if (value.isArray())
    sortAlong(value, dimension, order, nargout, results);
  else
    sortTexts(value, dimension, order, results);
}

/// All columns of a matrix, counted from one, negative ones to sort descending.
std::vector<double> allColumns(const Value &matrix, bool descending) {
  std::vector<double> columns;
  for (int64_t c = 1; c <= matrix.columns(); ++c)
    columns.push_back(double(descending ? -c : c));
  return columns;
}

/// The columns that sortrows goes by, negative ones descending.
std::vector<double> sortColumns(const Value &value, Arguments columns,
                                bool descending) {
  if (columns.empty())
    return allColumns(value, descending);
  std::vector<double> list = doubles(columns[0], "The columns of sortrows");
  for (double &column : list) {
    if (column != std::floor(column) || column == 0 ||
        std::abs(column) > double(value.columns()))
      throw Error("MATLAB:sortrows:COLmismatchX",
                  "Column sorting vector must contain integers between 1 and "
                  "the number of columns in the first argument.");
    if (descending)
      column = -std::abs(column);
  }
  return list;
}

/// Whether sortrows puts row a of so many before row b.
bool rowBefore(const Sortable &elements, int64_t rows,
               const std::vector<double> &columns, int64_t a, int64_t b) {
  for (const double column : columns) {
    const auto offset = (int64_t(std::abs(column)) - 1) * rows;
    const SortOrder own = SortOrder::in(column < 0);
    if (elements.before(a + offset, b + offset, own))
      return true;
    if (elements.before(b + offset, a + offset, own))
      return false;
  }
  return false;
}

/// The rows of numbers in order. A complex column has two keys.
std::vector<int64_t> orderOfRows(const Value &matrix,
                                 const std::vector<double> &columns) {
  ElementKeys keys(matrix, ownForm(matrix));
  const int64_t rows = matrix.rows(), parts = int64_t(keys.parts());
  const auto keysOfColumn = [&](int64_t k, uint64_t *out) {
    const double column = columns[size_t(k / parts)];
    const uint64_t *in =
        keys.part(size_t(k % parts)) + (int64_t(std::abs(column)) - 1) * rows;
    const uint64_t flip = column < 0 ? ~0ull : 0;
    for (int64_t row = 0; row < rows; ++row)
      out[row] = in[row] ^ flip;
  };
  return orderByKeys(rows, int64_t(columns.size()) * parts, keysOfColumn);
}

/// The rows of texts in order.
std::vector<int64_t> orderOfTextRows(const Value &texts,
                                     const std::vector<double> &columns) {
  const Sortable elements(texts);
  std::vector<int64_t> positions(size_t(texts.rows()));
  std::iota(positions.begin(), positions.end(), 0);
  sortPositions(positions, [&](int64_t a, int64_t b) {
    return rowBefore(elements, texts.rows(), columns, a, b);
  });
  return positions;
}

/// sortrows(x, columns, direction): a negative column sorts descending.
void sortRows(CallContext &, Arguments arguments, Results &results,
              int nargout) {
  const Value &value = arguments[0];
  const SortOrder order = takeOrder(arguments);
  const std::vector<double> columns =
      sortColumns(value, arguments.subspan(1), order.descending);
  const std::vector<int64_t> positions = value.isArray()
                                             ? orderOfRows(value, columns)
                                             : orderOfTextRows(value, columns);
  results.push_back(rowsOf(value, positions));
  if (nargout > 1)
    results.push_back(positionColumn(positions));
}

//===----------------------------------------------------------------------===//
// issorted
//===----------------------------------------------------------------------===//

/// What issorted is asked.
struct SortTest {
  bool ascending = true, descending = false; ///< either will do
  bool strict = false; ///< neither equal elements nor missing ones
  bool byRows = false;
};

SortTest takeTest(Arguments &arguments) {
  constexpr std::pair<std::string_view, SortTest> tests[] = {
      {"ascend", {true, false, false}},
      {"descend", {false, true, false}},
      {"monotonic", {true, true, false}},
      {"strictascend", {true, false, true}},
      {"strictdescend", {false, true, true}},
      {"strictmonotonic", {true, true, true}}};
  bool byRows = takeOption(arguments, "rows");
  SortTest test;
  for (const auto &[name, named] : tests)
    if (takeOption(arguments, name))
      test = named;
  test.byRows = byRows || takeOption(arguments, "rows");
  return test;
}

bool rowsSorted(const Value &matrix, const Sortable &elements, bool descending,
                bool strict) {
  const std::vector<double> columns = allColumns(matrix, descending);
  const int64_t rows = matrix.rows();
  for (int64_t at = 0; strict && at < matrix.count(); ++at)
    if (elements.isMissing(at))
      return false;
  for (int64_t row = 1; row < rows; ++row)
    if (strict ? !rowBefore(elements, rows, columns, row - 1, row)
               : rowBefore(elements, rows, columns, row, row - 1))
      return false;
  return true;
}

/// Whether a line of real elements is in an order, NaN last in the ascending
/// one and first in the other.
template <typename T>
bool isInOrder(const T *line, int64_t n, bool descending, bool strict) {
  if (strict)
    return (n != 1 || line[0] == line[0]) &&
           (descending
                ? allNeighbours(line, n, [](T a, T b) { return a > b; })
                : allNeighbours(line, n, [](T a, T b) { return a < b; }));
  return descending
             ? allNeighbours(line, n,
                             [](T a, T b) { return (a >= b) | (a != a); })
             : allNeighbours(line, n,
                             [](T a, T b) { return (a <= b) | (b != b); });
}

/// Real elements beside each other in lines, as they are.
bool elementsSorted(const Array &array, int64_t length, bool descending,
                    bool strict) {
  if (array.isEmpty())
    return true;
  return visitElementType(array.elementClass(), [&](auto tag) {
    const auto *elements = array.as<typename decltype(tag)::Type>();
    for (int64_t at = 0; at < array.count(); at += length)
      if (!isInOrder(elements + at, length, descending, strict))
        return false;
    return true;
  });
}

bool linesSorted(const Lines &lines, const Sortable &elements, bool descending,
                 bool strict) {
  const SortOrder order = SortOrder::in(descending);
  for (int64_t line = 0; line < lines.count; ++line)
    for (int64_t i = 0; i < lines.length; ++i) {
      const int64_t at = lines.first(line) + i * lines.stride;
      const int64_t previous = at - lines.stride;
      if (strict && elements.isMissing(at))
        return false;
      if (i > 0 && (strict ? !elements.before(previous, at, order)
                           : elements.before(at, previous, order)))
        return false;
    }
  return true;
}

/// issorted(x, dim, direction), issorted(x, 'rows', direction)
void isSorted(CallContext &, Arguments arguments, Results &results, int) {
  const Value &value = arguments[0];
  const SortTest test = takeTest(arguments);
  const Lines lines(value.extents(), arguments.size() > 1
                                         ? dimensionArgument(arguments[1])
                                         : defaultDimension(value.extents()));
  const auto isSortedBy = [&](auto holds) {
    return (test.ascending && holds(false)) || (test.descending && holds(true));
  };
  if (value.isArray() && !value.isComplex() && !test.byRows &&
      lines.stride == 1) {
    const ArrayRef array = value.array();
    results.push_back(isSortedBy([&](bool descending) {
      return elementsSorted(*array, lines.length, descending, test.strict);
    }));
    return;
  }
  const Sortable elements(value);
  results.push_back(isSortedBy([&](bool descending) {
    return test.byRows ? rowsSorted(value, elements, descending, test.strict)
                       : linesSorted(lines, elements, descending, test.strict);
  }));
}

//===----------------------------------------------------------------------===//
// find
//===----------------------------------------------------------------------===//

/// find(x, n, 'first'|'last'), with one, two or three outputs.
void findBuiltin(CallContext &, Arguments arguments, Results &results,
                 int nargout) {
  const bool last = takeOption(arguments, "last");
  if (!last)
    takeOption(arguments, "first");
  findNonzero(arguments[0], arguments.size() > 1 ? &arguments[1] : nullptr,
              last, nargout, results);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Sorting
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group sortingBuiltins() { return table; }

} // namespace runmat::builtins
