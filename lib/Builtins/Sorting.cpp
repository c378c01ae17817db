//===- Sorting.cpp - sort, sortrows, find -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equal elements keep their order.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Lines.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Builtins/TextMapping.h"
#include "Values/Convert.h"
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

/// <missing> of a string array.
bool isMissing(const Value &value, int64_t position) {
  return value.isString() && !value.strings().elements[size_t(position)];
}

/// Texts of a cell, all together, or of the lines of a string array.
void sortTexts(const Value &value, size_t dimension, SortOrder order,
               Results &results) {
  const std::vector<std::u16string> texts = unitsOf(value, "The list to sort");
  std::vector<int64_t> positions(texts.size());
  std::vector<double> numbers(texts.size());
  const Lines lines = value.isCell() ? Lines(Extents(value.count(), 1), 0)
                                     : Lines(value.extents(), dimension);
  for (int64_t line = 0; line < lines.count; ++line)
    sortLine(lines, line, positions, numbers, [&](int64_t a, int64_t b) {
      const auto &x = texts[size_t(a)], &y = texts[size_t(b)];
      if (isMissing(value, a) || isMissing(value, b))
        return order.missingFirst ? isMissing(value, a) && !isMissing(value, b)
                                  : !isMissing(value, a) && isMissing(value, b);
      return order.descending ? y < x : x < y;
    });
  results = {gather(value, value.extents(), positions),
             positionsFrom(numbers, value.extents())};
}

} // namespace

void sortAlong(const Value &value, size_t dimension, SortOrder order,
               Results &results) {
  const std::vector<Key> keys = keysOf(value);
  std::vector<int64_t> positions(keys.size());
  std::vector<double> numbers(keys.size());
  const Lines lines(value.extents(), dimension);
  for (int64_t line = 0; !keys.empty() && line < lines.count; ++line)
    sortLine(lines, line, positions, numbers, [&](int64_t a, int64_t b) {
      return sortsBefore(keys[size_t(a)], keys[size_t(b)], order);
    });
  results = {gather(value, value.extents(), positions),
             positionsFrom(numbers, value.extents())};
}

namespace {

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
void sortBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const Value &value = arguments[0];
  const SortOrder order = takeOrder(arguments);
  const bool isNamed = arguments.size() > 1;
  const size_t dimension = isNamed ? dimensionArgument(arguments[1])
                                   : defaultDimension(value.extents());
  if (value.isArray())
    sortAlong(value, dimension, order, results);
  else
    sortTexts(value, dimension, order, results);
}

/// The columns that sortrows goes by, negative ones descending.
std::vector<double> sortColumns(const Value &value, Arguments columns,
                                bool descending) {
  std::vector<double> list;
  if (columns.empty())
    for (int64_t c = 1; c <= value.columns(); ++c)
      list.push_back(double(c));
  else
    list = doubles(columns[0], "The columns of sortrows");
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

/// sortrows(x, columns, direction): a negative column sorts descending.
void sortRows(CallContext &, Arguments arguments, Results &results, int) {
  const Value &value = arguments[0];
  const SortOrder order = takeOrder(arguments);
  const std::vector<double> columns =
      sortColumns(value, arguments.subspan(1), order.descending);
  const std::vector<Key> keys = keysOf(value);
  const int64_t rows = value.rows();
  std::vector<int64_t> positions(static_cast<size_t>(rows));
  std::iota(positions.begin(), positions.end(), 0);
  sortPositions(positions, [&](int64_t a, int64_t b) {
    for (double column : columns) {
      const auto offset = (int64_t(std::abs(column)) - 1) * rows;
      const Key &x = keys[size_t(a + offset)], &y = keys[size_t(b + offset)];
      const SortOrder own = SortOrder::in(column < 0);
      if (sortsBefore(x, y, own) || sortsBefore(y, x, own))
        return sortsBefore(x, y, own);
    }
    return false;
  });
  results = {rowsOf(value, positions), positionColumn(positions)};
}

//===----------------------------------------------------------------------===//
// find
//===----------------------------------------------------------------------===//

std::vector<int64_t> nonzeroPositions(const Value &value) {
  std::vector<int64_t> found;
  const std::vector<Key> keys = keysOf(value);
  for (size_t i = 0; i < keys.size(); ++i)
    if (keys[i].first != 0)
      found.push_back(int64_t(i));
  return found;
}

Value foundColumn(const Value &value, const std::vector<double> &numbers) {
  const auto n = int64_t(numbers.size());
  const bool isRow =
      value.rank() == 2 && value.rows() == 1 && value.columns() != 1;
  const bool isNothing =
      value.extents() == Extents(0, 0) || (value.isScalar() && numbers.empty());
  return positionsFrom(numbers, isNothing ? Extents(0, 0)
                                : isRow   ? Extents(1, n)
                                          : Extents(n, 1));
}

} // namespace

void findNonzero(const Value &value, const Value *count, bool last, int outputs,
                 Results &results) {
  std::vector<int64_t> found = nonzeroPositions(value);
  if (count) {
    const auto most =
        size_t(wholeArgument(*count, "The number of positions", 1));
    if (found.size() > most && last)
      found.erase(found.begin(), found.end() - ptrdiff_t(most));
    found.resize(std::min(found.size(), most));
  }
  std::vector<double> linear, rows, columns;
  for (int64_t at : found) {
    linear.push_back(double(at + 1));
    rows.push_back(double(at % value.rows() + 1));
    columns.push_back(double(at / value.rows() + 1));
  }
  if (outputs < 2) {
    results.push_back(foundColumn(value, linear));
    return;
  }
  results = {foundColumn(value, rows), foundColumn(value, columns)};
  if (outputs > 2) {
    const Value shape = results[0];
    results.push_back(gather(value, shape.extents(), found));
  }
}

namespace {

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
