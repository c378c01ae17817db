//===- Sets.cpp - unique, ismember, union, … --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of numbers, of texts, or of the rows of a matrix. No NaN is the same as
// another one.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/SortKeys.h"
#include "Values/Concatenate.h"
#include "Values/Gather.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Elements and options
//===----------------------------------------------------------------------===//

struct SetOptions {
  bool byRows = false;
  bool stable = false; ///< in the order of the operands, else sorted
  bool last = false;   ///< of equal elements the last one stands for all
};

SetOptions takeOptions(Arguments &arguments) {
  SetOptions options;
  while (true) {
    if (takeOption(arguments, "rows"))
      options.byRows = true;
    else if (takeOption(arguments, "stable"))
      options.stable = true;
    else if (takeOption(arguments, "last"))
      options.last = true;
    else if (!takeOption(arguments, "sorted") &&
             !takeOption(arguments, "first"))
      return options;
  }
}

/// The elements of a set operand in a common form: texts, numbers, or rows of
/// numbers, which are ordered by their first columns.
class Elements {
public:
  Elements(const Value &value, bool byRows)
      : isText(value.isCell() || value.isString()) {
    if (isText)
      texts = unitsOf(value, "A set");
    else
      keys = keysOf(value);
    const bool ofRows = byRows && !isText;
    count = ofRows ? size_t(value.rows()) : texts.size() + keys.size();
    width = ofRows ? size_t(value.columns()) : 1;
  }
  size_t size() const { return count; }
  /// Whether elements of the other set may be among these: both are texts, or
  /// numbers, or rows of one length. [] has rows of any.
  bool fits(const Elements &other) const {
    return width == other.width || isNothing() || other.isNothing();
  }
  bool less(size_t i, const Elements &other, size_t k) const {
    if (isText)
      return texts[i] < other.texts[k];
    for (size_t column = 0; column < width; ++column) {
      const Key &x = key(i, column), &y = other.key(k, column);
      if (sortsBefore(x, y, {}) || sortsBefore(y, x, {}))
        return sortsBefore(x, y, {});
    }
    return false;
  }
  bool same(size_t i, const Elements &other, size_t k) const {
    if (isText)
      return texts[i] == other.texts[k];
    for (size_t column = 0; column < width; ++column)
      if (!sameKey(key(i, column), other.key(k, column)))
        return false;
    return true;
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
    if (isText != other.isText)
      return -1;
    const auto found = std::lower_bound(
        order.begin(), order.end(), k, [&](int64_t position, size_t wanted) {
          return less(size_t(position), other, wanted);
        });
    return found != order.end() && same(size_t(*found), other, k) ? *found : -1;
  }

private:
  const Key &key(size_t i, size_t column) const {
    return keys[i + column * count];
  }
  bool isNothing() const { return count == 0 && width == 0; }

  bool isText;
  size_t count, width;
  std::vector<std::u16string> texts;
  std::vector<Key> keys;
};

/// A set operand with its elements. A lone text is one element beside a list.
class Operand {
public:
  Operand(const Value &given, const Value &other, bool byRows, const char *name)
      : value(asList(given, other)), byRows(byRows && value.isArray()),
        elements(checked(name), byRows) {}

  /// Some of the elements; those of a list under these extents.
  Value pick(const std::vector<int64_t> &chosen, const Extents &extents) const {
    return byRows ? rowsOf(value, chosen) : gather(value, extents, chosen);
  }

  const Value value;
  const bool byRows;
  const Elements elements;

private:
  static Value asList(const Value &given, const Value &other) {
    const bool lists = other.isCell() || other.isString();
    return lists && given.isChar() ? Value(CellArray(Extents(1, 1), {given}))
                                   : given;
  }
  const Value &checked(const char *name) const {
    if (byRows)
      require2D(value, name);
    return value;
  }
};

void requireFit(const Operand &a, const Operand &b, const char *name) {
  if (!a.elements.fits(b.elements))
    throw Error(std::string("MATLAB:") + name + ":AandBColnumAgree",
                "The operands of " + std::string(name) +
                    " by 'rows' must have the same number of columns.");
}

//===----------------------------------------------------------------------===//
// unique
//===----------------------------------------------------------------------===//

/// One of each group of equal elements, and the one-based place among them of
/// each element's.
struct Distinct {
  Distinct(const Elements &elements, const SetOptions &options)
      : groups(elements.size()) {
    const std::vector<int64_t> order = elements.sorted();
    std::vector<size_t> groupOf(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
      const auto at = size_t(order[i]);
      if (i == 0 || !elements.same(size_t(order[i - 1]), elements, at))
        chosen.push_back(order[i]);
      else if (options.last)
        chosen.back() = order[i];
      groupOf[at] = chosen.size() - 1;
    }
    const std::vector<double> place = arrange(options.stable);
    for (size_t i = 0; i < groups.size(); ++i)
      groups[i] = place[groupOf[i]];
  }

  std::vector<int64_t> chosen;
  std::vector<double> groups;

private:
  /// The places of the groups; `stable` orders them by position.
  std::vector<double> arrange(bool stable) {
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
    return place;
  }
};

/// Of n distinct elements of a list: a row of a row. 0x0 stays that.
Extents distinctExtents(const Value &list, int64_t n) {
  if (list.extents() == Extents(0, 0))
    return Extents(0, 0);
  const bool isRow = list.rank() == 2 && list.rows() == 1 && !list.isEmpty();
  return isRow ? Extents(1, n) : Extents(n, 1);
}

/// unique(x, 'rows', order or occurrence): values, where they are, and the
/// class of each element.
void unique(CallContext &, Arguments arguments, Results &results, int) {
  const SetOptions options = takeOptions(arguments);
  const Operand list(arguments[0], Value(), options.byRows, "unique");
  const Distinct distinct(list.elements, options);
  const Extents extents =
      distinctExtents(list.value, int64_t(distinct.chosen.size()));
  results = {list.pick(distinct.chosen, extents),
             positionColumn(distinct.chosen), columnVector(distinct.groups)};
}

//===----------------------------------------------------------------------===//
// Two sets
//===----------------------------------------------------------------------===//

void ismember(CallContext &, Arguments arguments, Results &results, int) {
  const bool byRows = takeOptions(arguments).byRows;
  const Operand wanted(arguments[0], arguments[1], byRows, "ismember");
  const Operand set(arguments[1], arguments[0], byRows, "ismember");
  requireFit(wanted, set, "ismember");
  const std::vector<int64_t> order = set.elements.sorted();
  const size_t n = wanted.elements.size();
  std::vector<bool> found(n);
  std::vector<double> where(n);
  for (size_t i = 0; i < n; ++i) {
    const int64_t at = set.elements.locate(order, wanted.elements, i);
    found[i] = at >= 0;
    where[i] = double(at + 1);
  }
  const Extents extents =
      wanted.byRows ? Extents(int64_t(n), 1) : wanted.value.extents();
  results = {logicalArray(extents, found), positionsFrom(where, extents)};
}

/// The distinct elements of `a` that are (or are not) in `b`: values, positions
/// in a, and those of their equals in b.
Results selectMembers(Arguments arguments, const char *name, bool wantMembers) {
  const SetOptions options = takeOptions(arguments);
  const Operand a(arguments[0], arguments[1], options.byRows, name);
  const Operand b(arguments[1], arguments[0], options.byRows, name);
  requireFit(a, b, name);
  const std::vector<int64_t> order = b.elements.sorted();
  std::vector<int64_t> chosen, partners;
  for (int64_t position : Distinct(a.elements, options).chosen) {
    const int64_t partner =
        b.elements.locate(order, a.elements, size_t(position));
    if ((partner >= 0) != wantMembers)
      continue;
    chosen.push_back(position);
    partners.push_back(partner);
  }
  const bool isRow =
      a.value.rows() == 1 && (b.value.rows() == 1 || !wantMembers);
  const auto n = int64_t(chosen.size());
  return {a.pick(chosen, isRow ? Extents(1, n) : Extents(n, 1)),
          positionColumn(chosen), positionColumn(partners)};
}

void setdiff(CallContext &, Arguments arguments, Results &results, int) {
  results = selectMembers(arguments, "setdiff", false);
  results.resize(2);
}
void intersect(CallContext &, Arguments arguments, Results &results, int) {
  results = selectMembers(arguments, "intersect", true);
}

/// The elements of both sets as one list: a row where both are rows. [] beside
/// texts has none.
Value joined(const Operand &a, const Operand &b) {
  const auto isRow = [](const Value &x) {
    return x.rows() == 1 || x.isEmpty();
  };
  const bool asRow = isRow(a.value) && isRow(b.value);
  std::vector<Value> parts;
  for (const Operand *operand : {&a, &b}) {
    const Value &x = operand->value;
    const Value &other = operand == &a ? b.value : a.value;
    if (operand->byRows)
      parts.push_back(x);
    else if (!x.isArray() || !x.isEmpty() || other.isArray())
      parts.push_back(withExtents(x, asRow ? Extents(1, x.count())
                                           : Extents(x.count(), 1)));
  }
  return concatenate(asRow && !a.byRows ? 1 : 0, parts);
}

/// union: the distinct elements of both, and where those of each are.
void unionBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const SetOptions options = takeOptions(arguments);
  const Operand a(arguments[0], arguments[1], options.byRows, "union");
  const Operand b(arguments[1], arguments[0], options.byRows, "union");
  requireFit(a, b, "union");
  const Operand both(joined(a, b), Value(), options.byRows, "union");
  const Distinct distinct(both.elements, options);
  const auto fromA = int64_t(a.elements.size());
  std::vector<int64_t> inA, inB;
  for (int64_t position : distinct.chosen)
    if (position < fromA)
      inA.push_back(position);
    else
      inB.push_back(position - fromA);
  const Extents extents =
      distinctExtents(both.value, int64_t(distinct.chosen.size()));
  results = {both.pick(distinct.chosen, extents), positionColumn(inA),
             positionColumn(inB)};
}

/// setxor: what is in one of both only, and where.
void setxor(CallContext &context, Arguments arguments, Results &results, int) {
  std::vector<Value> swapped(arguments.begin(), arguments.end());
  std::swap(swapped[0], swapped[1]);
  const Results left = selectMembers(arguments, "setxor", false),
                right = selectMembers(swapped, "setxor", false);
  std::vector<Value> parts{left[0], right[0]};
  parts.insert(parts.end(), arguments.begin() + 2, arguments.end());
  unionBuiltin(context, parts, results, 1);
  results = {results[0], left[1], right[1]};
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Sets
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group setBuiltins() { return table; }

} // namespace runmat::builtins
