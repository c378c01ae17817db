//===- SortKeys.cpp - what sorting is made of -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/SortKeys.h"

#include "Builtins/Arguments.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

#include <complex>
#include <numeric>

namespace runmat::builtins {

KeyForm commonForm(const Value &a, const Value &b) {
  const auto isWide = [](const Value &x) {
    return x.isArrayOf(ElementClass::Int64) ||
           x.isArrayOf(ElementClass::UInt64);
  };
  if (a.isComplex() || b.isComplex())
    return KeyForm::Complex;
  if (a.elementClass() == b.elementClass())
    return KeyForm::Own;
  return isWide(a) || isWide(b) ? KeyForm::Wide : KeyForm::Double;
}

namespace {

const OrderKeys<double> doubleKeys{SortOrder()};

/// Writes the keys of the elements as `keyOf(element)` gives them.
template <typename T, typename KeyOf>
void writeKeys(const T *elements, int64_t count, uint64_t *keys, KeyOf keyOf) {
  Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      keys[i] = keyOf(elements[i]);
  });
}

void writeOwn(const Array &array, uint64_t *keys) {
  visitElementType(array.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using Compared = std::conditional_t<std::is_same_v<T, float>, double, T>;
    const OrderKeys<Compared> own{SortOrder()};
    writeKeys(array.as<T>(), array.count(), keys,
              [&](T x) { return uint64_t(own.of(Compared(x))); });
  });
}

void writeDouble(const Value &value, uint64_t *keys) {
  const NumberView view(value, Number::Double);
  writeKeys(view.as<double>(), value.count(), keys,
            [](double x) { return doubleKeys.of(x); });
}

void writeWide(const Value &value, uint64_t *nearest, uint64_t *rest) {
  const NumberView view(value, Number::Wide);
  writeKeys(view.as<Wide>(), value.count(), nearest,
            [](Wide x) { return doubleKeys.of(double(x)); });
  writeKeys(view.as<Wide>(), value.count(), rest, [](Wide x) {
    return std::isnan(x) ? 0 : doubleKeys.of(double(x - Wide(double(x))));
  });
}

/// NaN where a part is, though the magnitude of Inf+NaN*i is infinite.
bool isNaN(std::complex<double> z) {
  return std::isnan(z.real()) || std::isnan(z.imag());
}

void writeComplex(const Value &value, uint64_t *magnitudes, uint64_t *phases) {
  const NumberView view(value, Number::ComplexDouble);
  const auto *elements = view.as<std::complex<double>>();
  writeKeys(elements, value.count(), magnitudes, [](std::complex<double> z) {
    return isNaN(z) ? doubleKeys.ofMissing()
                    : doubleKeys.of(kernels::hypotenuse(z.real(), z.imag()));
  });
  // A real -0 is 0, though the phase of -0+0i is that of -1.
  const double zero = value.isComplex() ? -0.0 : 0.0;
  writeKeys(elements, value.count(), phases, [zero](std::complex<double> z) {
    return isNaN(z)
               ? 0
               : doubleKeys.of(kernels::phaseOf(z.real() + zero, z.imag()));
  });
}

} // namespace

ElementKeys::ElementKeys(const Value &array, KeyForm form)
    : hasMissing(form != KeyForm::Own || isFloat(array.elementClass())) {
  const bool isPair = form == KeyForm::Wide || form == KeyForm::Complex;
  for (int part = 0; part < (isPair ? 2 : 1); ++part)
    columns.emplace_back(array.count());
  first = columns[0].data();
  if (array.isEmpty())
    return;
  uint64_t *keys = columns[0].data();
  if (form == KeyForm::Wide)
    writeWide(array, keys, columns[1].data());
  else if (form == KeyForm::Complex)
    writeComplex(array, keys, columns[1].data());
  else if (form == KeyForm::Own)
    writeOwn(*array.array(), keys);
  else
    writeDouble(array, keys);
}

//===----------------------------------------------------------------------===//
// Order by several keys
//===----------------------------------------------------------------------===//

namespace {

using Record = radix::KeyAt<uint64_t, int64_t>;

/// Positions that the columns so far do not tell apart.
struct Ties {
  int64_t begin, end;
};

/// Orders positions column by column, within what is tied so far.
class ColumnOrder {
public:
  explicit ColumnOrder(int64_t count)
      : count(count), records(count), spare(count), keys(count) {
    Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        records[i].at = i;
    });
    if (count > 1)
      ties.push_back({0, count});
  }

  bool isDone() const { return ties.empty(); }

  void refine(int64_t column, const KeyColumn &columnKeys) {
    columnKeys(column, keys.data());
    std::vector<Ties> left;
    for (const Ties &tied : ties) {
      Record *own = records.data() + tied.begin;
      const int64_t size = tied.end - tied.begin;
      Pieces(size).forEach([&](int64_t, int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          own[i].key = keys[own[i].at];
      });
      radix::sort(own, spare.data() + tied.begin, size);
      addTies(tied, left);
    }
    ties = std::move(left);
  }

  std::vector<int64_t> positions() const {
    std::vector<int64_t> order(static_cast<size_t>(count));
    Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        order[size_t(i)] = records[i].at;
    });
    return order;
  }

private:
  void addTies(const Ties &within, std::vector<Ties> &left) const {
    for (int64_t begin = within.begin; begin < within.end;) {
      int64_t end = begin + 1;
      while (end < within.end && records[end].key == records[begin].key)
        ++end;
      if (end - begin > 1)
        left.push_back({begin, end});
      begin = end;
    }
  }

  int64_t count;
  radix::Buffer<Record> records, spare;
  radix::Buffer<uint64_t> keys;
  std::vector<Ties> ties;
};

} // namespace

std::vector<int64_t> orderByKeys(int64_t count, int64_t columns,
                                 const KeyColumn &keys) {
  ColumnOrder order(count);
  for (int64_t column = 0; column < columns && !order.isDone(); ++column)
    order.refine(column, keys);
  return order.positions();
}

std::vector<int64_t> orderByKeys(ElementKeys &keys, int64_t count,
                                 SortOrder order) {
  const uint64_t flip = order.descending ? ~0ull : 0;
  return orderByKeys(
      count, int64_t(keys.parts()), [&](int64_t part, uint64_t *out) {
        const uint64_t *in = keys.part(size_t(part));
        Pieces(count).forEach([&](int64_t, int64_t begin, int64_t end) {
          for (int64_t i = begin; i < end; ++i)
            out[i] = part == 0 && keys.isMissing(i)
                         ? (order.missingFirst ? 0 : ~0ull)
                         : in[i] ^ flip;
        });
      });
}

std::vector<std::u16string> unitsOf(const Value &value, const char *what) {
  std::vector<std::u16string> units;
  for (const std::string &text : textList(value, what))
    units.push_back(toUtf16(text));
  return units;
}

Value positionsFrom(const std::vector<double> &positions,
                    const Extents &extents) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  if (!positions.empty())
    std::copy(positions.begin(), positions.end(), out->mutableAs<double>());
  return narrow(std::move(out));
}

Value positionColumn(const std::vector<int64_t> &positions) {
  const auto n = int64_t(positions.size());
  ArrayRef out = Array::make(ElementClass::Double, Extents(n, 1));
  double *numbers = n == 0 ? nullptr : out->mutableAs<double>();
  Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      numbers[i] = double(positions[size_t(i)] + 1);
  });
  return narrow(std::move(out));
}

Value rowsOf(const Value &matrix, const std::vector<int64_t> &rows) {
  std::vector<int64_t> positions;
  for (int64_t c = 0; c < matrix.columns(); ++c)
    for (int64_t row : rows)
      positions.push_back(row + c * matrix.rows());
  return gather(matrix, Extents(int64_t(rows.size()), matrix.columns()),
                positions);
}

} // namespace runmat::builtins
