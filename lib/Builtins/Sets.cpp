//===- Sets.cpp - unique, ismember, union, … --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of numbers, of texts, or of the rows of a matrix. No NaN is the same as
// another one.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/SortKeys.h"
#include "Builtins/Structure.h"
#include "Values/Compaction.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <numeric>
#include <optional>

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

/// The form in which the elements of two operands are compared; texts have
/// their own.
KeyForm formOf(const Value &a, const Value &b) {
  return a.isArray() && b.isArray() ? commonForm(a, b) : KeyForm::Own;
}

/// The elements of a set operand in a common form: texts, numbers, or rows of
/// numbers, which are ordered by their first columns.
class Elements {
public:
  Elements(const Value &value, bool byRows, KeyForm form)
      : isText(value.isCell() || value.isString()) {
    if (isText)
      texts = unitsOf(value, "A set");
    else
      keys.emplace(value, form);
    const bool ofRows = byRows && !isText;
    count = isText   ? int64_t(texts.size())
            : ofRows ? value.rows()
                     : value.count();
    width = ofRows ? value.columns() : 1;
  }
  int64_t size() const { return count; }
  /// Whether elements of the other set may be among these: both are texts, or
  /// numbers, or rows of one length. [] has rows of any.
  bool fits(const Elements &other) const {
    return width == other.width || isNothing() || other.isNothing();
  }
  bool isOneKind(const Elements &other) const { return isText == other.isText; }
  /// Negative, 0 or positive as element i is before k of the other, the same,
  /// or behind it.
  int compare(int64_t i, const Elements &other, int64_t k) const {
    if (isText)
      return texts[size_t(i)].compare(other.texts[size_t(k)]);
    for (int64_t c = 0; c < width; ++c)
      if (const int order =
              keys->compare(i + c * count, *other.keys, k + c * other.count))
        return order;
    return 0;
  }
  bool same(int64_t i, const Elements &other, int64_t k) const {
    if (compare(i, other, k) != 0)
      return false;
    for (int64_t c = 0; !isText && c < width; ++c)
      if (keys->isMissing(i + c * count))
        return false;
    return true;
  }
  std::vector<int64_t> sorted() {
    if (isText)
      return sortedTexts();
    const auto parts = int64_t(keys->parts());
    return orderByKeys(count, width * parts, [&](int64_t k, uint64_t *out) {
      const uint64_t *column =
          keys->part(size_t(k % parts)) + k / parts * count;
      std::copy_n(column, count, out);
    });
  }

private:
  std::vector<int64_t> sortedTexts() const {
    std::vector<int64_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0);
    sortPositions(order, [&](int64_t a, int64_t b) {
      return texts[size_t(a)] < texts[size_t(b)];
    });
    return order;
  }
  bool isNothing() const { return count == 0 && width == 0; }

  bool isText;
  int64_t count, width;
  std::vector<std::u16string> texts;
  std::optional<ElementKeys> keys;
};

/// A set operand with its elements. A lone text is one element beside a list.
class Operand {
public:
  Operand(const Value &given, const Value &other, bool byRows, const char *name)
      : value(asList(given, other)), byRows(byRows && value.isArray()),
        elements(checked(name), byRows, formOf(given, other)) {}

  /// The elements in the form in which they have their own order: that of real
  /// numbers is another one beside complex ones.
  Elements inOwnForm() const {
    return Elements(value, byRows, formOf(value, value));
  }
  /// Some of the elements; those of a list under these extents.
  Value pick(const std::vector<int64_t> &chosen, const Extents &extents) const {
    return byRows ? rowsOf(value, chosen) : gather(value, extents, chosen);
  }

  const Value value;
  const bool byRows;
  Elements elements;

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

/// Looks for Ctrl-C in some of the turns.
void pollNowAndThen(size_t turn) {
  if (turn % (1 << 14) == 0)
    interrupt::poll();
}

/// One of each group of equal elements, and the one-based place among them of
/// each element's.
struct Distinct {
  Distinct(Elements &elements, const SetOptions &options) {
    const std::vector<int64_t> order = elements.sorted();
    std::vector<int64_t> groupOf(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
      pollNowAndThen(i);
      if (i == 0 || !elements.same(order[i - 1], elements, order[i]))
        chosen.push_back(order[i]);
      else if (options.last)
        chosen.back() = order[i];
      groupOf[size_t(order[i])] = int64_t(chosen.size()) - 1;
    }
    groups = std::move(groupOf);
    if (options.stable)
      arrange();
  }

  std::vector<int64_t> chosen, groups;

private:
  /// Puts the groups in the order of their positions.
  void arrange() {
    const auto n = int64_t(chosen.size());
    const std::vector<int64_t> rank =
        orderByKeys(n, 1, [&](int64_t, uint64_t *keys) {
          std::copy(chosen.begin(), chosen.end(), keys);
        });
    std::vector<int64_t> place(rank.size()), ordered;
    for (size_t i = 0; i < rank.size(); ++i) {
      place[size_t(rank[i])] = int64_t(i);
      ordered.push_back(chosen[size_t(rank[i])]);
    }
    chosen = std::move(ordered);
    for (int64_t &group : groups)
      group = place[size_t(group)];
  }
};

/// Of n distinct elements of a list: a row of a row. 0x0 stays that.
Extents distinctExtents(const Value &list, int64_t n) {
  if (list.extents() == Extents(0, 0))
    return Extents(0, 0);
  const bool isRow = list.rank() == 2 && list.rows() == 1 && !list.isEmpty();
  return isRow ? Extents(1, n) : Extents(n, 1);
}

/// The distinct elements of a real array alone, which need no positions.
Value distinctInOrder(const Value &list) {
  Results sorted;
  sortAlong(withExtents(list, Extents(list.count(), 1)), 0, {}, 1, sorted);
  const ArrayRef in = sorted[0].array();
  return visitElementType(in->elementClass(), [&](auto tag) -> Value {
    using T = typename decltype(tag)::Type;
    const T *elements = in->as<T>();
    const Compaction first(in->count(), [elements](int64_t i) {
      return i == 0 || !(elements[i - 1] == elements[i]);
    });
    ArrayRef out =
        Array::make(in->elementClass(), distinctExtents(list, first.count()));
    first.forEach([to = out->mutableAs<T>(), elements](int64_t i, int64_t at) {
      to[i] = elements[at];
    });
    return narrow(std::move(out));
  });
}

/// unique(x, 'rows', order or occurrence): values, where they are, and the
/// class of each element.
void unique(CallContext &, Arguments arguments, Results &results, int nargout) {
  const SetOptions options = takeOptions(arguments);
  const Value &x = arguments[0];
  if (nargout < 2 && x.isArray() && !x.isComplex() && !x.isEmpty() &&
      !options.byRows && !options.stable && !options.last) {
    results.push_back(distinctInOrder(x));
    return;
  }
  Operand list(x, x, options.byRows, "unique");
  const Distinct distinct(list.elements, options);
  const Extents extents =
      distinctExtents(list.value, int64_t(distinct.chosen.size()));
  results = {list.pick(distinct.chosen, extents),
             positionColumn(distinct.chosen), positionColumn(distinct.groups)};
}

//===----------------------------------------------------------------------===//
// Two sets
//===----------------------------------------------------------------------===//

/// Finds elements in a set: the position of the first that is the same, or -1.
class Members {
public:
  Members(Elements &set, Elements &wanted) : set(set), wanted(wanted) {
    if (set.isOneKind(wanted))
      order = set.sorted();
  }

  std::vector<int64_t> all() {
    const int64_t n = wanted.size();
    std::vector<int64_t> found(static_cast<size_t>(n));
    // Many are looked up in their own order, so that a walk finds them all.
    constexpr int64_t many = 1 << 12;
    if (n >= many && set.size() >= many && !order.empty()) {
      walk(found);
      return found;
    }
    Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
      for (int64_t k = begin; k < end; ++k)
        found[size_t(k)] = locate(k);
    });
    return found;
  }
  int64_t locate(int64_t k) const {
    const auto at = std::lower_bound(
        order.begin(), order.end(), k, [&](int64_t position, int64_t sought) {
          return set.compare(position, wanted, sought) < 0;
        });
    return at != order.end() ? check(*at, k) : -1;
  }

private:
  int64_t check(int64_t position, int64_t k) const {
    return set.same(position, wanted, k) ? position : -1;
  }
  void walk(std::vector<int64_t> &found) {
    size_t at = 0;
    for (const int64_t k : wanted.sorted()) {
      pollNowAndThen(size_t(k));
      while (at < order.size() && set.compare(order[at], wanted, k) < 0)
        ++at;
      found[size_t(k)] = at < order.size() ? check(order[at], k) : -1;
    }
  }

  Elements &set, &wanted;
  std::vector<int64_t> order;
};

void ismember(CallContext &, Arguments arguments, Results &results,
              int nargout) {
  const bool byRows = takeOptions(arguments).byRows;
  Operand wanted(arguments[0], arguments[1], byRows, "ismember");
  Operand set(arguments[1], arguments[0], byRows, "ismember");
  requireFit(wanted, set, "ismember");
  const std::vector<int64_t> where =
      Members(set.elements, wanted.elements).all();
  const Extents extents = wanted.byRows ? Extents(wanted.elements.size(), 1)
                                        : wanted.value.extents();
  ArrayRef found = Array::make(ElementClass::Logical, extents);
  if (!where.empty())
    std::transform(where.begin(), where.end(), found->mutableAs<uint8_t>(),
                   [](int64_t at) { return uint8_t(at >= 0); });
  results.push_back(narrow(std::move(found)));
  if (nargout > 1)
    results.push_back(withExtents(positionColumn(where), extents));
}

/// The distinct elements of `a` that are (or are not) in `b`: values, positions
/// in a, and those of their equals in b.
Results selectMembers(Arguments arguments, const char *name, bool wantMembers) {
  const SetOptions options = takeOptions(arguments);
  Operand a(arguments[0], arguments[1], options.byRows, name);
  Operand b(arguments[1], arguments[0], options.byRows, name);
  requireFit(a, b, name);
  const Members members(b.elements, a.elements);
  std::optional<Elements> own;
  if (b.value.isComplex() && !a.value.isComplex())
    own.emplace(a.inOwnForm());
  std::vector<int64_t> chosen, partners;
  for (int64_t position : Distinct(own ? *own : a.elements, options).chosen) {
    const int64_t partner = members.locate(position);
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
  const Value list = joined(a, b);
  Operand both(list, list, options.byRows, "union");
  const Distinct distinct(both.elements, options);
  const int64_t fromA = a.elements.size();
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
