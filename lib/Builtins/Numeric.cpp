//===- Numeric.cpp - bits, differences, whole numbers -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Accumulate.h"
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/PrimeNumbers.h"
#include "Builtins/Structure.h"
#include "Values/Concatenate.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "Values/Indexing.h"
#include "Values/MemoryCheck.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <span>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

void requireBits(const Value &x, const char *name) {
  const bool checked = x.isArray() && isFloat(x.elementClass());
  if (!checked)
    return;
  for (double number : doubles(x, name))
    if (number < 0 || number != std::floor(number) ||
        number > 9007199254740991.0)
      throw Error(std::string("MATLAB:") + name + ":inputsMustBeNonnegIntegers",
                  std::string("Double inputs of ") + name +
                      " must have whole values from 0 to flintmax-1.");
}

template <BinaryOpcode Op>
void bitOperation(CallContext &, Arguments arguments, Results &results, int) {
  const char *name = opcodeName(Op);
  requireBits(arguments[0], name);
  if (Op != BinaryOpcode::BitShift)
    requireBits(arguments[1], name);
  else
    for (double places : doubles(arguments[1], "The shift of bitshift"))
      if (places != std::floor(places) || std::isinf(places))
        throw Error("MATLAB:bitshift:nonInteger",
                    "The shifts of bitshift must be whole numbers.");
  results.push_back(binaryOp(Op, arguments[0], arguments[1]));
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

/// diff(x, n, dim): without a dimension, the differences of what has become a
/// single one go on along the next that is not.
void diff(CallContext &, Arguments arguments, Results &results, int) {
  Value x = arguments[0];
  const int64_t order =
      arguments.size() > 1 && !arguments[1].isEmpty()
          ? wholeArgument(arguments[1], "The order of the difference", 0)
          : 1;
  std::optional<size_t> dimension;
  if (arguments.size() > 2)
    dimension = dimensionArgument(arguments[2]);
  for (int64_t k = 0; k < order && (k == 0 || !x.isEmpty()); ++k)
    x = differences(x, dimension);
  results.push_back(x);
}

//===----------------------------------------------------------------------===//
// Subscripts and linear indices
//===----------------------------------------------------------------------===//

Value likeShape(const Value &shape, const std::vector<double> &elements) {
  ArrayRef out = Array::make(ElementClass::Double, shape.extents());
  if (!elements.empty())
    std::copy(elements.begin(), elements.end(), out->mutableAs<double>());
  return narrow(std::move(out));
}

[[noreturn]] void throwSubscriptRange(const char *name) {
  throw Error(std::string("MATLAB:") + name + ":IndexOutOfRange",
              "Out of range subscript.");
}

void subscriptsToLinear(CallContext &, Arguments arguments, Results &results,
                        int) {
  const std::vector<double> extents =
      doubles(arguments[0], "The size given to sub2ind");
  if (extents.size() < 2)
    throw Error("MATLAB:sub2ind:InvalidSize",
                "Size vector must have at least two elements.");
  std::vector<double> linear(size_t(arguments[1].count()), 1);
  double stride = 1;
  for (size_t k = 1; k < arguments.size(); ++k) {
    const bool isLast = k + 1 == arguments.size();
    double extent = extents[std::min(k - 1, extents.size() - 1)];
    for (size_t d = k; isLast && d < extents.size(); ++d)
      extent *= extents[d];
    const std::vector<double> subscripts =
        doubles(arguments[k], "A subscript given to sub2ind");
    if (arguments[k].extents() != arguments[1].extents())
      throw Error("MATLAB:sub2ind:SubscriptVectorSize",
                  "The subscript vectors must all be of the same size.");
    for (size_t i = 0; i < linear.size(); ++i) {
      if (!(subscripts[i] >= 1 && subscripts[i] <= extent) ||
          subscripts[i] != std::floor(subscripts[i]))
        throwSubscriptRange("sub2ind");
      linear[i] += (subscripts[i] - 1) * stride;
    }
    stride *= extent;
  }
  results.push_back(likeShape(arguments[1], linear));
}

void linearToSubscripts(CallContext &, Arguments arguments, Results &results,
                        int nargout) {
  const std::vector<double> extents =
      doubles(arguments[0], "The size given to ind2sub");
  std::vector<double> linear =
      doubles(arguments[1], "The positions given to ind2sub");
  const double count = std::accumulate(extents.begin(), extents.end(), 1.0,
                                       std::multiplies<double>());
  for (double &index : linear) {
    if (!(index >= 1 && index <= count) || index != std::floor(index))
      throwSubscriptRange("ind2sub");
    index -= 1;
  }
  const int outputs = std::max(nargout, 1);
  for (int k = 0; k < outputs; ++k) {
    const double extent = size_t(k) < extents.size() ? extents[size_t(k)] : 1;
    std::vector<double> subscripts;
    for (double &index : linear) {
      // The last output takes all dimensions that are left.
      const double subscript =
          k + 1 == outputs ? index : std::fmod(index, extent);
      index = (index - subscript) / extent;
      subscripts.push_back(subscript + 1);
    }
    results.push_back(likeShape(arguments[1], subscripts));
  }
}

//===----------------------------------------------------------------------===//
// Whole numbers
//===----------------------------------------------------------------------===//

// In a type that holds every element of every class.

Wide greatestDivisor(Wide a, Wide b) {
  a = std::abs(a);
  b = std::abs(b);
  while (b != 0) {
    const Wide rest = std::fmod(a, b);
    a = b;
    b = rest;
  }
  return a;
}
Wide leastMultiple(Wide a, Wide b) {
  return a == 0 || b == 0 ? 0 : std::abs(a / greatestDivisor(a, b) * b);
}

void requireWhole(const Value &x) {
  for (double number : doubles(x, "The arguments of gcd and lcm"))
    if (number != std::floor(number) || std::isinf(number))
      throw Error("MATLAB:gcd:InputNotInteger",
                  "gcd and lcm take whole numbers.");
}

template <Wide (*F)(Wide, Wide)>
void pairwise(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0], &b = arguments[1];
  requireWhole(a);
  requireWhole(b);
  if (a.extents() != b.extents() && !a.isScalar() && !b.isScalar())
    throw Error("MATLAB:sizeDimensionsMustMatch",
                "Arrays have incompatible sizes for this operation.");
  ArrayRef out =
      Array::make(arithmeticClass(a, b), (a.isScalar() ? b : a).extents());
  const NumberView x(a, Number::Wide), y(b, Number::Wide);
  visitElementType(out->elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < out->count(); ++i)
      out->mutableAs<T>()[i] =
          convertElement<T>(F(x.as<Wide>()[a.isScalar() ? 0 : i],
                              y.as<Wide>()[b.isScalar() ? 0 : i]));
  });
  results.push_back(narrow(std::move(out)));
}

/// The elements as whole numbers; throws MATLAB:<function>:InputNotPosInt for
/// those that are none, and for floats that stand for several.
std::vector<uint64_t> naturalNumbers(const Value &value,
                                     const std::string &function) {
  const bool isFloat = !isInteger(value.elementClass());
  const NumberView view(value, Number::Wide);
  std::vector<uint64_t> numbers;
  for (int64_t i = 0; i < value.count(); ++i) {
    const Wide x = view.as<Wide>()[i];
    if (!(x >= 0) || x != std::floor(x) || (isFloat && x > 0x1p53L))
      throw Error("MATLAB:" + function + ":InputNotPosInt",
                  "The elements of " + function +
                      "'s input must be whole numbers from 0 to flintmax.");
    numbers.push_back(uint64_t(x));
  }
  return numbers;
}

void isPrime(CallContext &, Arguments arguments, Results &results, int) {
  std::vector<bool> result;
  for (uint64_t number : naturalNumbers(arguments[0], "isprime"))
    result.push_back(isPrimeNumber(number));
  results.push_back(logicalArray(arguments[0].extents(), result));
}

void primes(CallContext &, Arguments arguments, Results &results, int) {
  const double limit = std::floor(arguments[0].scalarDouble());
  if (std::isnan(limit) || limit > 9007199254740992.0)
    throw Error("MATLAB:primes:InputNotScalar",
                "The limit of primes must be a number up to flintmax.");
  // A byte a number is enough for the sieve and the primes found.
  requireMemory(Extents(int64_t(std::max(limit, 0.0)), 1), 1);
  std::vector<double> found;
  std::vector<bool> composite(limit < 2 ? 0 : size_t(limit) + 1, false);
  for (size_t p = 2; p < composite.size(); ++p) {
    if (composite[p])
      continue;
    found.push_back(double(p));
    for (size_t multiple = p * p; multiple < composite.size(); multiple += p)
      composite[multiple] = true;
  }
  results.push_back(inClassOf(arguments[0], Value::row(found)));
}

void factor(CallContext &, Arguments arguments, Results &results, int) {
  const Value &given = arguments[0];
  const std::vector<uint64_t> factors =
      primeFactors(naturalNumbers(given, "factor").at(0));
  const ElementClass elementClass = given.isLogical() || given.isChar()
                                        ? ElementClass::Double
                                        : given.elementClass();
  ArrayRef out = Array::make(elementClass, Extents(1, int64_t(factors.size())));
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (size_t i = 0; i < factors.size(); ++i)
      out->mutableAs<T>()[i] = convertElement<T>(Wide(factors[i]));
  });
  results.push_back(narrow(std::move(out)));
}

double binomialOf(double n, double all) {
  const double k = std::min(all, n - all);
  double result = k < 0 ? 0 : 1;
  // Once infinite it stays so.
  for (int64_t i = 1; double(i) <= k && std::isfinite(result); ++i)
    result = std::round(result * (n - k + double(i)) / double(i));
  return result;
}

/// Moves ascending places below n on to the next choice of so many.
void chooseNext(std::vector<int64_t> &chosen, int64_t n) {
  const auto k = int64_t(chosen.size());
  int64_t last = k - 1;
  while (last >= 0 && chosen[size_t(last)] == n - k + last)
    --last;
  if (last < 0)
    return;
  ++chosen[size_t(last)];
  for (int64_t i = last + 1; i < k; ++i)
    chosen[size_t(i)] = chosen[size_t(i - 1)] + 1;
}

/// The ways to choose k elements of a list, a row each.
Value combinations(const Value &list, int64_t k) {
  const int64_t n = list.count();
  const double ways = binomialOf(double(n), double(k));
  const auto rows = int64_t(std::min(ways, 0x1p40));
  // What is beyond all memory is cut, so that the product fits its type.
  requireMemory(Extents(rows, std::min(k, int64_t(1) << 20)), sizeof(int64_t));
  const Extents extents(rows, k);
  const auto count = size_t(extents.count());
  const auto positions = std::make_unique_for_overwrite<int64_t[]>(count);
  std::vector<int64_t> chosen(size_t(rows > 0 ? k : 0));
  std::iota(chosen.begin(), chosen.end(), 0);
  for (int64_t row = 0; row < rows; ++row) {
    interrupt::poll();
    for (size_t c = 0; c < chosen.size(); ++c)
      positions[size_t(row) + c * size_t(rows)] = chosen[c];
    chooseNext(chosen, n);
  }
  return gather(list, extents, {positions.get(), count});
}

/// nchoosek(n, k), nchoosek(list, k)
void binomial(CallContext &context, Arguments arguments, Results &results,
              int) {
  const Value &things = arguments[0];
  const int64_t k = wholeArgument(arguments[1], "k", 0);
  if (!things.isScalar()) {
    results.push_back(combinations(things, k));
    return;
  }
  const double n = double(wholeArgument(things, "n", 0));
  const double ways = binomialOf(n, double(k));
  if (ways > 0x1p53)
    context.warn("MATLAB:nchoosek:LargeCoefficient",
                 "Result may not be exact. Coefficient is greater than "
                 "9.007199e+15 and is only accurate to 15 digits");
  results.push_back(castTo(arithmeticClass(things, arguments[1]), ways));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Numeric
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group numericBuiltins() { return table; }

} // namespace runmat::builtins
