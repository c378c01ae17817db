//===- Sorting.cpp - sort, find, unique, sets -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NaN sorts after every number; equal elements keep their order.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Lines.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Builtins/TextMapping.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// sort, sortrows
//===----------------------------------------------------------------------===//

Value positionsFrom(const std::vector<double> &positions,
                    const Extents &extents) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  if (!positions.empty())
    std::copy(positions.begin(), positions.end(), out->mutableAs<double>());
  return narrow(std::move(out));
}

/// Texts as the code units by which they are compared.
std::vector<std::u16string> unitsOf(const Value &value, const char *what) {
  std::vector<std::u16string> units;
  for (const std::string &text : textList(value, what))
    units.push_back(toUtf16(text));
  return units;
}

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

Value positionColumn(const std::vector<int64_t> &positions) {
  std::vector<double> numbers;
  for (int64_t position : positions)
    numbers.push_back(double(position + 1));
  return columnVector(numbers);
}

/// Texts of a cell, all together, or of the lines of a string array.
void sortTexts(const Value &value, size_t dimension, bool descending,
               Results &results) {
  const std::vector<std::u16string> texts = unitsOf(value, "The list to sort");
  std::vector<int64_t> order(texts.size());
  std::vector<double> numbers(texts.size());
  const Lines lines = value.isCell() ? Lines(Extents(value.count(), 1), 0)
                                     : Lines(value.extents(), dimension);
  for (int64_t line = 0; line < lines.count; ++line)
    sortLine(lines, line, order, numbers, [&](int64_t a, int64_t b) {
      const auto &x = texts[size_t(a)], &y = texts[size_t(b)];
      return descending ? y < x : x < y;
    });
  results = {gather(value, value.extents(), order),
             positionsFrom(numbers, value.extents())};
}

} // namespace

void sortAlong(const Value &value, size_t dimension, bool descending,
               Results &results) {
  const std::vector<Key> keys = keysOf(value);
  std::vector<int64_t> order(keys.size());
  std::vector<double> numbers(keys.size());
  const Lines lines(value.extents(), dimension);
  for (int64_t line = 0; !keys.empty() && line < lines.count; ++line)
    sortLine(lines, line, order, numbers, [&](int64_t a, int64_t b) {
      return sortsBefore(keys[size_t(a)], keys[size_t(b)], descending);
    });
  results = {gather(value, value.extents(), order),
             positionsFrom(numbers, value.extents())};
}

namespace {

bool takeDirection(Arguments &arguments) {
  const bool descending = takeOption(arguments, "descend");
  if (!descending)
    takeOption(arguments, "ascend");
  return descending;
}

/// sort(x, dim, direction)
void sortBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const Value &value = arguments[0];
  const bool descending = takeDirection(arguments);
  const bool isNamed = arguments.size() > 1;
  const size_t dimension = isNamed ? dimensionArgument(arguments[1])
                                   : defaultDimension(value.extents());
  if (value.isArray())
    sortAlong(value, dimension, descending, results);
  else
    sortTexts(value, dimension, descending, results);
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

/// The rows in another order.
Value rowsOf(const Value &value, const std::vector<int64_t> &order) {
  std::vector<int64_t> positions;
  for (int64_t c = 0; c < value.columns(); ++c)
    for (int64_t row : order)
      positions.push_back(row + c * value.rows());
  return gather(value, Extents(int64_t(order.size()), value.columns()),
                positions);
}

/// sortrows(x, columns, direction): a negative column sorts descending.
void sortRows(CallContext &, Arguments arguments, Results &results, int) {
  const Value &value = arguments[0];
  const bool descending = takeDirection(arguments);
  const std::vector<double> columns =
      sortColumns(value, arguments.subspan(1), descending);
  const std::vector<Key> keys = keysOf(value);
  const int64_t rows = value.rows();
  std::vector<int64_t> order(static_cast<size_t>(rows));
  std::iota(order.begin(), order.end(), 0);
  sortPositions(order, [&](int64_t a, int64_t b) {
    for (double column : columns) {
      const auto offset = (int64_t(std::abs(column)) - 1) * rows;
      const Key &x = keys[size_t(a + offset)], &y = keys[size_t(b + offset)];
      const bool down = column < 0;
      if (sortsBefore(x, y, down) || sortsBefore(y, x, down))
        return sortsBefore(x, y, down);
    }
    return false;
  });
  results = {rowsOf(value, order), positionColumn(order)};
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

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

/// The elements of a set operand in a common form: texts or numbers.
class Elements {
public:
  explicit Elements(const Value &value)
      : isText(value.isCell() || value.isString()) {
    if (isText)
      texts = unitsOf(value, "A set");
    else
      keys = keysOf(value);
  }
  size_t size() const { return isText ? texts.size() : keys.size(); }
  bool less(size_t i, const Elements &other, size_t k) const {
    if (isText)
      return texts[i] < other.texts[k];
    const Key &x = keys[i], &y = other.keys[k];
    if (isNaNKey(x) || isNaNKey(y))
      return !isNaNKey(x) && isNaNKey(y);
    return precedes(x, y);
  }
  bool same(size_t i, const Elements &other, size_t k) const {
    return isText ? texts[i] == other.texts[k]
                  : sameKey(keys[i], other.keys[k]);
  }
  std::vector<int64_t> sorted() const {
    std::vector<int64_t> order(size());
    std::iota(order.begin(), order.end(), 0);
    sortPositions(order, [&](int64_t a, int64_t b) {
      return less(size_t(a), *this, size_t(b));
    });
    return order;
  }
  /// The position of an equal element in a sorted order of this; -1 when there
  /// is none.
  int64_t locate(const std::vector<int64_t> &order, const Elements &other,
                 size_t k) const {
    const auto found = std::lower_bound(
        order.begin(), order.end(), k, [&](int64_t position, size_t wanted) {
          return less(size_t(position), other, wanted);
        });
    return found != order.end() && same(size_t(*found), other, k) ? *found : -1;
  }

  bool isText;

private:
  std::vector<std::u16string> texts;
  std::vector<Key> keys;
};

Extents listExtents(const Value &value, int64_t n) {
  const bool isRow =
      value.rank() == 2 && value.rows() == 1 && value.count() > 0;
  return isRow ? Extents(1, n) : Extents(n, 1);
}

/// The first of equal ones in a sorted order, and the one-based place among
/// them of each one's equal; `stable` orders them by position.
struct Distinct {
  Distinct(const std::vector<int64_t> &order,
           const std::function<bool(int64_t, int64_t)> &same, bool stable)
      : groups(order.size()) {
    std::vector<size_t> groupOf(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
      if (i == 0 || !same(order[i - 1], order[i]))
        chosen.push_back(order[i]);
      groupOf[size_t(order[i])] = chosen.size() - 1;
    }
    std::vector<size_t> rank(chosen.size());
    std::iota(rank.begin(), rank.end(), 0);
    if (stable) {
      std::sort(rank.begin(), rank.end(),
                [&](size_t a, size_t b) { return chosen[a] < chosen[b]; });
      std::sort(chosen.begin(), chosen.end());
    }
    std::vector<double> place(rank.size());
    for (size_t i = 0; i < rank.size(); ++i)
      place[rank[i]] = double(i + 1);
    for (size_t i = 0; i < groups.size(); ++i)
      groups[i] = place[groupOf[i]];
  }

  std::vector<int64_t> chosen;
  std::vector<double> groups;
};

/// The distinct rows of a matrix: values, first positions, and the class of
/// each row.
void uniqueRows(const Value &matrix, bool stable, Results &results) {
  require2D(matrix, "unique");
  const std::vector<Key> keys = keysOf(matrix);
  const int64_t rows = matrix.rows(), columns = matrix.columns();
  // In the order of sort; no row with NaN is the same as another one.
  const auto precedesRow = [&](int64_t a, int64_t b) {
    for (int64_t c = 0; c < columns; ++c) {
      const Key &x = keys[size_t(a + c * rows)],
                &y = keys[size_t(b + c * rows)];
      if (sortsBefore(x, y, false) || sortsBefore(y, x, false))
        return sortsBefore(x, y, false);
    }
    return false;
  };
  const auto sameRow = [&](int64_t a, int64_t b) {
    for (int64_t c = 0; c < columns; ++c)
      if (!sameKey(keys[size_t(a + c * rows)], keys[size_t(b + c * rows)]))
        return false;
    return true;
  };
  std::vector<int64_t> order(static_cast<size_t>(rows));
  std::iota(order.begin(), order.end(), 0);
  sortPositions(order, precedesRow);
  const Distinct distinct(order, sameRow, stable);
  results = {rowsOf(matrix, distinct.chosen), positionColumn(distinct.chosen),
             columnVector(distinct.groups)};
}

/// unique(x, 'rows', 'stable'): values, first positions, and the class of each
/// element.
void unique(CallContext &, Arguments arguments, Results &results, int) {
  bool stable = false, byRows = false;
  while (true) {
    if (takeOption(arguments, "stable"))
      stable = true;
    else if (takeOption(arguments, "rows"))
      byRows = true;
    else if (!takeOption(arguments, "sorted"))
      break;
  }
  const Value &list = arguments[0];
  if (byRows && list.isArray()) {
    uniqueRows(list, stable, results);
    return;
  }
  const Elements elements(list);
  const Distinct distinct(
      elements.sorted(),
      [&](int64_t a, int64_t b) {
        return elements.same(size_t(a), elements, size_t(b));
      },
      stable);
  const auto n = int64_t(distinct.chosen.size());
  results = {gather(list,
                    n == 0 && list.extents() == Extents(0, 0)
                        ? Extents(0, 0)
                        : listExtents(list, n),
                    distinct.chosen),
             positionColumn(distinct.chosen), columnVector(distinct.groups)};
}

/// A lone text is one element beside a cell.
Value asList(const Value &value, const Value &other) {
  const bool lists = other.isCell() || other.isString();
  return lists && value.isChar() ? Value(CellArray(Extents(1, 1), {value}))
                                 : value;
}

void ismember(CallContext &, Arguments arguments, Results &results, int) {
  const Value a = asList(arguments[0], arguments[1]);
  const Elements wanted(a), set(asList(arguments[1], arguments[0]));
  const bool comparable = wanted.isText == set.isText;
  const std::vector<int64_t> order = set.sorted();
  std::vector<bool> found(wanted.size());
  std::vector<double> where(wanted.size());
  for (size_t i = 0; comparable && i < wanted.size(); ++i) {
    const int64_t at = set.locate(order, wanted, i);
    found[i] = at >= 0;
    where[i] = double(at + 1);
  }
  results = {logicalArray(a.extents(), found),
             positionsFrom(where, a.extents())};
}

/// The distinct elements of `a` that are (or are not) in `b`, sorted.
void selectMembers(Arguments arguments, Results &results, bool wantMembers) {
  const bool stable = takeOption(arguments, "stable");
  if (!stable)
    takeOption(arguments, "sorted");
  const Value a = asList(arguments[0], arguments[1]);
  const Value b = asList(arguments[1], arguments[0]);
  const Elements from(a), set(b);
  const std::vector<int64_t> order = from.sorted(), setOrder = set.sorted();
  // Positions in a and of their equals in b.
  std::vector<std::pair<int64_t, int64_t>> members;
  for (size_t i = 0; i < order.size(); ++i) {
    const auto at = size_t(order[i]);
    if (i > 0 && from.same(size_t(order[i - 1]), from, at))
      continue;
    const int64_t partner =
        from.isText == set.isText ? set.locate(setOrder, from, at) : -1;
    if ((partner >= 0) == wantMembers)
      members.emplace_back(order[i], partner);
  }
  if (stable)
    std::sort(members.begin(), members.end());
  std::vector<int64_t> chosen, partners;
  for (const auto &[position, partner] : members) {
    chosen.push_back(position);
    partners.push_back(partner);
  }
  const bool bothRows = a.rows() == 1 && (b.rows() == 1 || !wantMembers);
  const auto n = int64_t(chosen.size());
  results = {gather(a, bothRows ? Extents(1, n) : Extents(n, 1), chosen),
             positionColumn(chosen)};
  if (wantMembers)
    results.push_back(positionColumn(partners));
}

/// union: the distinct elements of both.
void unionBuiltin(CallContext &context, Arguments arguments, Results &results,
                  int) {
  const Value a = asList(arguments[0], arguments[1]);
  const Value b = asList(arguments[1], arguments[0]);
  const bool rows =
      (a.rows() == 1 || a.isEmpty()) && (b.rows() == 1 || b.isEmpty());
  const auto shaped = [&](const Value &x) {
    return withExtents(x, rows ? Extents(1, x.count()) : Extents(x.count(), 1));
  };
  // [] beside texts has no elements: the texts twice are the same set.
  const auto isNothing = [](const Value &x, const Value &other) {
    return x.isArray() && x.isEmpty() && !other.isArray();
  };
  const Value parts[] = {shaped(isNothing(a, b) ? b : a),
                         shaped(isNothing(b, a) ? a : b)};
  std::vector<Value> joined{concatenate(rows ? 1 : 0, parts)};
  joined.insert(joined.end(), arguments.begin() + 2, arguments.end());
  unique(context, joined, results, 1);
  results.resize(1);
}

void setdiff(CallContext &, Arguments arguments, Results &results, int) {
  selectMembers(arguments, results, false);
}
void intersect(CallContext &, Arguments arguments, Results &results, int) {
  selectMembers(arguments, results, true);
}

/// setxor: what is in one of both only.
void setxor(CallContext &context, Arguments arguments, Results &results, int) {
  const Value swapped[] = {arguments[1], arguments[0]};
  Results left, right;
  selectMembers(arguments, left, false);
  selectMembers(swapped, right, false);
  const Value parts[] = {left[0], right[0]};
  unionBuiltin(context, parts, results, 1);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Sorting
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group sortingBuiltins() { return table; }

} // namespace runmat::builtins
