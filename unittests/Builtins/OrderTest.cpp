//===- OrderTest.cpp - order, sets and search -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function against a loop that says what it means, on random elements of
// every class; what is long enough takes the paths of several threads.
//===----------------------------------------------------------------------===//
#include "TestContext.h"

#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "Values/Indexing.h"

#include <cstring>
#include <numeric>
#include <random>

using namespace runmat;
using namespace runmat::test;

namespace {

using Positions = std::vector<int64_t>;

enum class Kind { Random, Few, Sorted, Reversed };
constexpr Kind kinds[] = {Kind::Random, Kind::Few, Kind::Sorted,
                          Kind::Reversed};

/// Doubles from which all classes get elements; few have NaN, zeros of both
/// signs and infinities among them.
std::vector<double> numbers(int64_t count, Kind kind, std::mt19937 &random) {
  const double special[] = {notANumber, 0.0, -0.0, infinity, -infinity,
                            1,          2,   200,  3,        -5};
  std::uniform_real_distribution<double> any(-1e4, 1e5);
  std::vector<double> made;
  for (int64_t i = 0; i < count; ++i)
    made.push_back(kind == Kind::Few ? special[random() % 10] : any(random));
  if (kind == Kind::Sorted || kind == Kind::Reversed)
    std::sort(made.begin(), made.end());
  if (kind == Kind::Reversed)
    std::reverse(made.begin(), made.end());
  return made;
}

Value arrayIn(ElementClass elementClass, const Extents &extents, Kind kind,
              std::mt19937 &random) {
  std::vector<double> made = numbers(extents.count(), kind, random);
  if (elementClass == ElementClass::Logical ||
      elementClass == ElementClass::Char)
    for (double &x : made)
      x = std::isfinite(x) ? std::abs(std::floor(x)) : 0;
  ArrayRef doubles = Array::make(ElementClass::Double, extents);
  if (!made.empty())
    std::copy(made.begin(), made.end(), doubles->mutableAs<double>());
  return castTo(elementClass, narrow(std::move(doubles)));
}

std::vector<Wide> wideOf(const Value &value) {
  std::vector<Wide> wide(size_t(value.count()));
  if (wide.empty())
    return wide;
  visitElementType(value.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (size_t i = 0; i < wide.size(); ++i)
      wide[i] = widen(value.array()->template as<T>()[i]);
  });
  return wide;
}

/// Whether two arrays have the same class, extents and bytes.
bool sameBits(const Value &a, const Value &b) {
  if (a.elementClass() != b.elementClass() || !(a.extents() == b.extents()) ||
      a.isComplex() != b.isComplex())
    return false;
  return a.isEmpty() || std::memcmp(a.array()->data(), b.array()->data(),
                                    a.array()->bytes()) == 0;
}

/// What sort says of two numbers.
bool isBefore(Wide a, Wide b, bool descending, bool missingFirst) {
  if (std::isnan(a) || std::isnan(b))
    return missingFirst ? std::isnan(a) && !std::isnan(b)
                        : !std::isnan(a) && std::isnan(b);
  return descending ? b < a : a < b;
}

template <typename Before> void sortStable(Positions &list, Before before) {
  std::sort(list.begin(), list.end(), [&](int64_t a, int64_t b) {
    return before(a, b) || (!before(b, a) && a < b);
  });
}

/// Positions in the whole array of the sorted lines, and within the lines.
std::pair<Positions, Positions> naiveOrder(const Value &x, size_t dimension,
                                           bool descending, bool missingFirst) {
  const std::vector<Wide> wide = wideOf(x);
  int64_t stride = 1;
  for (size_t d = 0; d < dimension; ++d)
    stride *= x.extent(d);
  const int64_t n = x.extent(dimension);
  Positions whole(wide.size()), within(wide.size());
  for (int64_t first = 0; first < x.count(); ++first) {
    if (first / stride % n != 0)
      continue;
    Positions line(static_cast<size_t>(n));
    std::iota(line.begin(), line.end(), 0);
    sortStable(line, [&](int64_t a, int64_t b) {
      return isBefore(wide[size_t(first + a * stride)],
                      wide[size_t(first + b * stride)], descending,
                      missingFirst);
    });
    for (int64_t i = 0; i < n; ++i) {
      whole[size_t(first + i * stride)] = first + line[size_t(i)] * stride;
      within[size_t(first + i * stride)] = line[size_t(i)] + 1;
    }
  }
  return {whole, within};
}

std::vector<int64_t> wholes(const Value &value) {
  std::vector<int64_t> list;
  for (double x : elements(value))
    list.push_back(int64_t(x));
  return list;
}

class OrderTest : public testing::TestWithParam<ElementClass> {
protected:
  Value make(const Extents &extents, Kind kind) {
    return arrayIn(GetParam(), extents, kind, random);
  }
  void expectSorted(const Value &x, size_t dimension, bool descending,
                    bool missingFirst) {
    std::vector<Value> arguments{
        x, double(dimension + 1), text(descending ? "descend" : "ascend"),
        text("MissingPlacement"), text(missingFirst ? "first" : "last")};
    if (missingFirst == descending)
      arguments.resize(3);
    const auto [whole, within] =
        naiveOrder(x, dimension, descending, missingFirst);
    const Value expected = gather(x, x.extents(), whole);
    const std::vector<Value> both = callAll("sort", arguments, 2);
    EXPECT_TRUE(sameBits(both[0], expected)) << x.extents().str();
    EXPECT_EQ(wholes(both[1]), within) << x.extents().str();
    EXPECT_TRUE(sameBits(call("sort", arguments), expected));
  }

  std::mt19937 random{7};
};

TEST_P(OrderTest, SortPutsLinesInOrderAndEqualOnesAsTheyWere) {
  const Extents shapes[] = {
      Extents(0, 0),   Extents(1, 1),
      Extents(1, 60),  Extents(60, 1),
      Extents(3, 2),   Extents(90, 7),
      Extents(7, 300), Extents(std::vector<int64_t>{3, 4, 5})};
  for (const Extents &shape : shapes)
    for (const Kind kind : kinds)
      for (size_t dimension = 0; dimension < 3 && shape.count() > 0;
           ++dimension)
        for (const bool descending : {false, true})
          for (const bool missingFirst : {false, true})
            expectSorted(make(shape, kind), dimension, descending,
                         missingFirst);
}

TEST_P(OrderTest, SortOfLongLinesIsTheSameOnManyThreads) {
  for (const Kind kind : kinds) {
    expectSorted(make(Extents(40000, 1), kind), 0, false, false);
    expectSorted(make(Extents(1, 9000), kind), 1, true, true);
  }
}

TEST_P(OrderTest, IssortedIsTrueOfWhatSortLeavesAsItIs) {
  const auto isTold = [](const Value &x, const char *direction) {
    return call("issorted", {x, text(direction)}).scalarDouble() != 0;
  };
  for (const int64_t n : {1, 2, 70, 100000})
    for (const Kind kind : kinds)
      for (const char *direction : {"ascend", "descend"}) {
        const Value x = make(Extents(n, 1), kind),
                    sorted = call("sort", {x, text(direction)});
        Value broken = sorted;
        const Subscript last[] = {Subscript(double(n))};
        indexAssign(broken, last, gather(sorted, Extents(1, 1), Positions{0}));
        for (const Value &line : {x, sorted, broken})
          EXPECT_EQ(isTold(line, direction),
                    sameBits(line, call("sort", {line, text(direction)})))
              << n << ' ' << direction;
      }
}

TEST_P(OrderTest, FindGivesThePositionsOfWhatIsNotZero) {
  for (const int64_t n : {1, 50, 100000}) {
    Value x = make(Extents(n, n == 50 ? 3 : 1), Kind::Few);
    const std::vector<Wide> wide = wideOf(x);
    Positions found;
    for (size_t i = 0; i < wide.size(); ++i)
      if (wide[i] != 0)
        found.push_back(int64_t(i) + 1);
    EXPECT_EQ(wholes(call("find", {x})), found);
    EXPECT_EQ(call("nnz", {x}).scalarDouble(), double(found.size()));
    const std::vector<Value> parts = callAll("find", {x}, 3);
    Positions joined = wholes(parts[0]);
    const Positions columns = wholes(parts[1]);
    for (size_t i = 0; i < joined.size(); ++i)
      joined[i] += (columns[i] - 1) * x.rows();
    EXPECT_EQ(joined, found);
    const size_t some = std::min<size_t>(found.size(), 2);
    if (some < 2)
      continue;
    EXPECT_EQ(wholes(call("find", {x, 2.0})),
              Positions(found.begin(), found.begin() + 2));
    EXPECT_EQ(wholes(call("find", {x, 2.0, text("last")})),
              Positions(found.end() - 2, found.end()));
  }
}

/// The first or last position of each distinct element, by order or position.
Positions naiveDistinct(const std::vector<Wide> &wide, bool stable, bool last,
                        Positions &groups) {
  Positions chosen;
  groups.assign(wide.size(), 0);
  for (size_t i = 0; i < wide.size(); ++i) {
    auto same = std::find_if(chosen.begin(), chosen.end(), [&](int64_t at) {
      return wide[size_t(at)] == wide[i];
    });
    if (same == chosen.end())
      chosen.push_back(int64_t(i));
    else if (last)
      *same = int64_t(i);
  }
  if (stable)
    std::sort(chosen.begin(), chosen.end());
  else
    sortStable(chosen, [&](int64_t a, int64_t b) {
      return isBefore(wide[size_t(a)], wide[size_t(b)], false, false);
    });
  for (size_t i = 0; i < wide.size(); ++i)
    for (size_t k = 0; k < chosen.size(); ++k)
      if (wide[size_t(chosen[k])] == wide[i] || chosen[k] == int64_t(i))
        groups[i] = int64_t(k) + 1;
  return chosen;
}

TEST_P(OrderTest, UniqueKeepsOneOfEachAndSaysWhereAllWent) {
  for (const Kind kind : kinds)
    for (const bool stable : {false, true})
      for (const bool last : {false, true}) {
        if (stable && last)
          continue;
        const Value x = make(Extents(200, 1), kind);
        std::vector<Value> arguments{x};
        if (stable)
          arguments.push_back(text("stable"));
        if (last)
          arguments.push_back(text("last"));
        Positions groups,
            chosen = naiveDistinct(wideOf(x), stable, last, groups);
        const Value expected =
            gather(x, Extents(int64_t(chosen.size()), 1), chosen);
        const std::vector<Value> all = callAll("unique", arguments, 3);
        for (int64_t &at : chosen)
          ++at;
        EXPECT_TRUE(sameBits(all[0], expected));
        EXPECT_EQ(wholes(all[1]), chosen);
        EXPECT_EQ(wholes(all[2]), groups);
        EXPECT_TRUE(sameBits(call("unique", arguments), expected));
      }
}

TEST_P(OrderTest, IsmemberFindsTheFirstThatIsTheSame) {
  for (const int64_t n : {150, 5000})
    for (const Kind kind : {Kind::Random, Kind::Few}) {
      const Value x = make(Extents(n, 1), kind),
                  set = make(Extents(n, 1), kind);
      const std::vector<Wide> a = wideOf(x), b = wideOf(set);
      Positions where;
      for (const Wide wanted : a) {
        const auto at = std::find(b.begin(), b.end(), wanted);
        where.push_back(at == b.end() ? 0 : at - b.begin() + 1);
      }
      const std::vector<Value> both = callAll("ismember", {x, set}, 2);
      EXPECT_EQ(wholes(both[1]), where);
      for (size_t i = 0; i < where.size(); ++i)
        ASSERT_EQ(both[0].elementAsDouble(int64_t(i)), double(where[i] > 0));
    }
}

TEST_P(OrderTest, MedianIsBetweenTheMiddleOnesOfTheOrder) {
  for (const int64_t n : {1, 2, 31, 60, 40000, 70001})
    for (const Kind kind : kinds) {
      const Value x = make(Extents(n, 1), kind);
      const Value inOrder = call("sort", {x});
      const Value low = gather(inOrder, Extents(1, 1), Positions{(n - 1) / 2}),
                  high = gather(inOrder, Extents(1, 1), Positions{n / 2});
      const bool hasNaN = std::isnan(inOrder.elementAsDouble(n - 1));
      const Value median = call("median", {x});
      const Value of2 = call("median", {call("vertcat", {low, high})});
      if (hasNaN)
        EXPECT_TRUE(std::isnan(median.elementAsDouble(0)));
      else
        EXPECT_TRUE(sameBits(median, of2))
            << n << ' ' << median.className() << ' ' << of2.className();
    }
}

TEST_P(OrderTest, MasksReadWriteAndDeleteWhereTheyHold) {
  for (const int64_t n : {3, 70, 100000}) {
    const Value x = make(Extents(n, 1), Kind::Random);
    std::vector<bool> holds;
    Positions in, out;
    for (int64_t i = 0; i < n - 1; ++i) {
      holds.push_back(random() % 2 == 0);
      (holds.back() ? in : out).push_back(i);
    }
    out.push_back(n - 1);
    ArrayRef mask = Array::make(ElementClass::Logical, Extents(n - 1, 1));
    std::copy(holds.begin(), holds.end(), mask->mutableAs<uint8_t>());
    const Subscript where[] = {Subscript(Value(mask))};
    const auto count = int64_t(in.size());
    const Value chosen = gather(x, Extents(count, 1), in);
    EXPECT_TRUE(sameBits(indexRead(x, where), chosen));
    Value left = x;
    indexDelete(left, where);
    EXPECT_TRUE(sameBits(left, gather(x, Extents(n - count, 1), out)));
    const Value others = make(Extents(count, 1), Kind::Few);
    Value written = x, filled = x;
    indexAssign(written, where, others);
    EXPECT_TRUE(count == 0 || sameBits(indexRead(written, where), others));
    const Value one = gather(x, Extents(1, 1), Positions{0});
    indexAssign(filled, where, one);
    for (const Value &changed : {written, filled})
      EXPECT_TRUE(sameBits(gather(changed, Extents(n - count, 1), out),
                           gather(x, Extents(n - count, 1), out)));
    EXPECT_TRUE(
        sameBits(indexRead(filled, where),
                 gather(one, Extents(count, 1), Positions(in.size(), 0))));
    const Value tooMany = make(Extents(count + 2, 1), Kind::Few);
    EXPECT_EQ(errorOf([&] { indexAssign(written, where, tooMany); }),
              "MATLAB:matrix:singleSubscriptNumelMismatch");
  }
}

constexpr ElementClass classes[] = {
    ElementClass::Double, ElementClass::Single,  ElementClass::Int8,
    ElementClass::Int16,  ElementClass::Int32,   ElementClass::Int64,
    ElementClass::UInt8,  ElementClass::UInt16,  ElementClass::UInt32,
    ElementClass::UInt64, ElementClass::Logical, ElementClass::Char};

INSTANTIATE_TEST_SUITE_P(All, OrderTest, testing::ValuesIn(classes),
                         [](const auto &info) {
                           return std::string(className(info.param));
                         });

//===----------------------------------------------------------------------===//
// Several keys
//===----------------------------------------------------------------------===//

Value smallMatrix(int64_t rows, int64_t columns, std::mt19937 &random) {
  std::vector<double> made;
  for (int64_t i = 0; i < rows * columns; ++i)
    made.push_back(double(random() % 4));
  return matrix(rows, columns, made);
}

TEST(OrderOfRows, SortrowsGoesByItsColumnsInTurn) {
  std::mt19937 random(3);
  for (const int64_t rows : {0, 1, 40, 30000}) {
    const Value x = smallMatrix(rows, 3, random);
    Positions order(static_cast<size_t>(rows));
    std::iota(order.begin(), order.end(), 0);
    const auto at = [&](int64_t r, int64_t c) {
      return x.elementAsDouble(r + c * rows);
    };
    sortStable(order, [&](int64_t a, int64_t b) {
      return at(a, 2) != at(b, 2) ? at(a, 2) > at(b, 2) : at(a, 0) < at(b, 0);
    });
    for (int64_t &row : order)
      ++row;
    const auto results = callAll("sortrows", {x, row({-3, 1})}, 2);
    EXPECT_EQ(wholes(results[1]), order);
  }
}

TEST(OrderOfRows, UniqueOfRowsKeepsTheFirstOfEach) {
  std::mt19937 random(4);
  const Value x = smallMatrix(300, 3, random);
  const auto results = callAll("unique", {x, text("rows")}, 3);
  const Positions where = wholes(results[1]), groups = wholes(results[2]);
  const auto sameRow = [&](int64_t a, int64_t b) {
    for (int64_t c = 0; c < 3; ++c)
      if (x.elementAsDouble(a + c * 300) != x.elementAsDouble(b + c * 300))
        return false;
    return true;
  };
  for (int64_t r = 0; r < 300; ++r) {
    int64_t first = 0;
    while (!sameRow(first, r))
      ++first;
    EXPECT_EQ(where[size_t(groups[size_t(r)] - 1)], first + 1);
  }
}

TEST(OrderOfComplex, GoesByMagnitudeThenByPhase) {
  std::mt19937 random(5);
  for (const int64_t n : {9, 300, 40000}) {
    ArrayRef z = Array::make(ElementClass::Double, Extents(n, 1), true);
    auto *parts = static_cast<std::complex<double> *>(z->mutableData());
    for (int64_t i = 0; i < n; ++i)
      parts[i] = {double(random() % 5) - 2, double(random() % 5) - 2};
    Positions order(static_cast<size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    sortStable(order, [&](int64_t a, int64_t b) {
      const auto x = parts[a], y = parts[b];
      const double p = std::norm(x), q = std::norm(y);
      return p != q ? p < q : std::arg(x) < std::arg(y);
    });
    for (int64_t &at : order)
      ++at;
    EXPECT_EQ(wholes(callAll("sort", {Value(z)}, 2)[1]), order);
  }
}

TEST(Sets, ComparesClassesByTheirNumbers) {
  const Value set = castTo(ElementClass::Int64, row({3, -1, 7}));
  EXPECT_EQ(wholes(callAll("ismember", {row({7, 3.5, -1}), set}, 2)[1]),
            (Positions{3, 0, 2}));
  const Value complexSet = call("complex", {row({-3, 2}), row({0, 1})});
  EXPECT_EQ(wholes(callAll("ismember", {row({-3, 3}), complexSet}, 2)[1]),
            (Positions{1, 0}));
}

TEST(Bins, HistcountsFindsTheBinsThatEdgesSay) {
  std::mt19937 random(8);
  const std::vector<double> data = numbers(3000, Kind::Few, random);
  const std::vector<std::vector<double>> lists = {
      {-6, -4, -2, 0, 2},
      {-infinity, -5, 0, 1, 2, 200, infinity},
      {0, 1e-9, 300}};
  for (const std::vector<double> &edges : lists) {
    std::vector<double> bins, counts(edges.size() - 1);
    for (const double x : data) {
      size_t bin = 0;
      for (size_t k = 0; k + 1 < edges.size(); ++k)
        if (x >= edges[k] &&
            (x < edges[k + 1] || (k + 2 == edges.size() && x == edges[k + 1])))
          bin = k + 1;
      bins.push_back(double(bin));
      if (bin > 0)
        ++counts[bin - 1];
    }
    const std::vector<Value> found =
        callAll("histcounts", {row(data), row(edges)}, 3);
    EXPECT_EQ(elements(found[0]), counts);
    EXPECT_EQ(elements(found[2]), bins);
  }
}

TEST(Medians, NaNInAnotherSliceLeavesTheSignOfZero) {
  const Value medians = call("median", {matrix(1, 2, {-0.0, notANumber}), 1.0});
  EXPECT_TRUE(std::signbit(elements(medians)[0]));
}

TEST(Sets, RealNumbersKeepTheirOrderBesideComplexOnes) {
  const Value x = row({4, -0.0, -3}),
              z = call("complex", {row({0, 9}), row({0, 1})});
  EXPECT_EQ(wholes(callAll("ismember", {x, z}, 2)[1]), (Positions{0, 1, 0}));
  EXPECT_EQ(wholes(call("setdiff", {x, z})), (Positions{-3, 4}));
}

} // namespace
