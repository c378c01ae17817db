//===- Reduce.cpp - sum, prod, max, min, any, all ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Reduce.h"

#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Builtins/Kernels/ReductionOrder.h"
#include "Builtins/Kernels/Slices.h"
#include "Builtins/Kernels/WholeSums.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <complex>

namespace runmat {

using namespace kernels;

size_t defaultDimension(const Extents &extents) {
  for (size_t d = 0; d < extents.rank(); ++d)
    if (extents[d] != 1)
      return d;
  return 0;
}

namespace {

template <typename T> struct IsComplex : std::false_type {};
template <typename T> struct IsComplex<std::complex<T>> : std::true_type {};

template <typename T> bool isNaNElement(T x) { return std::isnan(x); }
template <typename T> bool isNaNElement(std::complex<T> z) {
  return std::isnan(z.real()) || std::isnan(z.imag());
}

/// Complex numbers are ordered by magnitude, then by phase.
template <typename T> bool exceeds(T a, T b) { return a > b; }
template <typename T> bool exceeds(std::complex<T> a, std::complex<T> b) {
  const std::complex<double> p(a), q(b);
  const double x = hypotenuse(p.real(), p.imag());
  const double y = hypotenuse(q.real(), q.imag());
  return x > y ||
         (x == y && phaseOf(p.real(), p.imag()) > phaseOf(q.real(), q.imag()));
}

template <typename T> struct Combine {
  static T sum(T a, T b) { return a + b; }
  static T product(T a, T b) {
    if constexpr (IsComplex<T>::value)
      return {a.real() * b.real() - a.imag() * b.imag(),
              a.real() * b.imag() + a.imag() * b.real()};
    else
      return a * b;
  }
  static T larger(T a, T b) { return isNaNElement(a) || exceeds(b, a) ? b : a; }
  static T smaller(T a, T b) {
    return isNaNElement(a) || exceeds(a, b) ? b : a;
  }
};

template <typename T> T missing() {
  return T(std::numeric_limits<double>::quiet_NaN());
}

/// Folds one slice.
template <typename T, typename Element>
T foldSlice(ReductionOpcode op, bool omitNaN, int64_t n, Element element) {
  const auto orIdentity = [&](T identity) {
    return [&element, identity](int64_t j) {
      const T x = element(j);
      return isNaNElement(x) ? identity : x;
    };
  };
  using C = Combine<T>;
  switch (op) {
  case ReductionOpcode::Sum:
    return omitNaN ? foldInOrder(n, T(0), C::sum, orIdentity(T(0)))
                   : foldInOrder(n, T(0), C::sum, element);
  case ReductionOpcode::Product:
    return omitNaN ? foldInOrder(n, T(1), C::product, orIdentity(T(1)))
                   : foldInOrder(n, T(1), C::product, element);
  case ReductionOpcode::Maximum:
    return foldInOrder(n, missing<T>(), C::larger, element);
  default:
    return foldInOrder(n, missing<T>(), C::smaller, element);
  }
}

/// Writes a folded number to an element of the result.
template <typename T> void store(Array &out, int64_t at, T value) {
  if constexpr (IsComplex<T>::value) {
    out.mutableAs<T>()[at] = value;
  } else {
    visitElementType(out.elementClass(), [&](auto tag) {
      using Out = typename decltype(tag)::Type;
      out.mutableAs<Out>()[at] = convertElement<Out>(value);
    });
  }
}

bool isWideClass(ElementClass elementClass) {
  return elementClass == ElementClass::Int64 ||
         elementClass == ElementClass::UInt64;
}

/// Calls `function(T())` with the number type in which a class reduces.
template <typename Function>
void withNumber(const Value &operand, Function function) {
  const ElementClass elementClass = operand.elementClass();
  if (operand.isComplex() && elementClass == ElementClass::Single)
    return function(std::complex<float>(), Number::ComplexSingle);
  if (operand.isComplex())
    return function(std::complex<double>(), Number::ComplexDouble);
  if (elementClass == ElementClass::Single)
    return function(float(), Number::Single);
  if (isWideClass(elementClass))
    return function(Wide(), Number::Wide);
  return function(double(), Number::Double);
}

ElementClass resultClass(ReductionOpcode op, ElementClass own,
                         SumClass sumClass) {
  if (op == ReductionOpcode::Any || op == ReductionOpcode::All)
    return ElementClass::Logical;
  const bool isExtreme =
      op == ReductionOpcode::Maximum || op == ReductionOpcode::Minimum;
  if (own == ElementClass::Single && sumClass != SumClass::Double)
    return own;
  if (isExtreme)
    return own == ElementClass::Char ? ElementClass::Double : own;
  if (sumClass == SumClass::Native && own != ElementClass::Char)
    return own;
  return ElementClass::Double;
}

/// Extreme values of nothing do not exist: an empty dimension stays empty.
Extents extremeExtents(const Extents &extents, const Dimensions &dimensions) {
  std::vector<int64_t> result = extents.toVector();
  for (size_t d : dimensions)
    if (d < result.size() && result[d] != 0)
      result[d] = 1;
  return Extents(std::move(result));
}

/// any: some element is nonzero and not NaN; all: none is zero.
template <typename T, typename Element>
bool testSlice(ReductionOpcode op, int64_t n, Element element) {
  for (int64_t j = 0; j < n; ++j) {
    const T x = element(j);
    if (op == ReductionOpcode::Any && x != T(0) && !isNaNElement(x))
      return true;
    if (op == ReductionOpcode::All && x == T(0))
      return false;
  }
  return op == ReductionOpcode::All;
}

void requireNumbers(const char *name, const Value &operand) {
  if (!operand.isArray())
    throw Error("MATLAB:UndefinedFunction",
                std::string("Undefined function '") + name +
                    "' for input arguments of type '" + operand.className() +
                    "'.");
}

/// Numbers of the type that the kernel computed in, in the class of the result.
template <typename T> void storeAll(Array &out, const std::vector<T> &numbers) {
  for (size_t s = 0; s < numbers.size(); ++s)
    store(out, int64_t(s), numbers[s]);
}

void runCompiled(const CompiledReduction &kernel, const ArrayRef &in,
                 const SliceShape &shape, Array &out) {
  if (elementBytes(out.elementClass()) == kernel.resultBytes)
    return kernel.run(in->data(), shape, out.mutableData());
  // Extremes of integers, and sums in their class.
  std::vector<double> numbers(size_t(out.count()));
  kernel.run(in->data(), shape, numbers.data());
  storeAll(out, numbers);
}

/// Whether the product set has reduced the operand to `out`.
bool reduceCompiled(ReductionOpcode op, bool omitNaN, const Value &operand,
                    const Slices &slices, Array &out) {
  // One element fills no vector: the plain loop is the faster one.
  if (operand.isComplex() || operand.isScalar())
    return false;
  const auto shape = slices.shape();
  const CompiledReduction *kernel = findReduction(
      op, operand.elementClass(), omitNaN && isFloat(operand.elementClass()));
  if (!shape || !kernel)
    return false;
  runCompiled(*kernel, operand.array(), *shape, out);
  return true;
}

/// Whether the product set has summed complex numbers: their parts, which lie
/// side by side.
bool sumParts(ReductionOpcode op, bool omitNaN, const Value &operand,
              const Slices &slices, Array &out) {
  // Fewer numbers side by side leave too much of a vector unused.
  constexpr int64_t fewest = 16;
  if (op != ReductionOpcode::Sum || !operand.isComplex() || omitNaN)
    return false;
  auto shape = slices.shape();
  const CompiledReduction *kernel =
      findReduction(op, operand.elementClass(), false);
  if (!shape || !kernel || shape->inner < fewest)
    return false;
  shape->inner *= 2;
  kernel->run(operand.array()->data(), *shape, out.mutableData());
  return true;
}

const char *reductionName(ReductionOpcode op) {
  static constexpr const char *names[] = {"sum", "prod", "max",
                                          "min", "any",  "all"};
  return names[size_t(op)];
}

} // namespace

Value reduce(ReductionOpcode op, const Value &operand,
             const Dimensions &dimensions, bool omitNaN, SumClass sumClass) {
  requireNumbers(reductionName(op), operand);
  const bool isExtreme =
      op == ReductionOpcode::Maximum || op == ReductionOpcode::Minimum;
  const bool isTest = op == ReductionOpcode::Any || op == ReductionOpcode::All;
  const ElementClass elementClass =
      resultClass(op, operand.elementClass(), sumClass);
  // A sum of singles in double accumulates in double.
  const Value widened = sumClass == SumClass::Double && isFloat(elementClass)
                            ? converted(ElementClass::Double, operand)
                            : operand;
  const Slices slices(operand.extents(), dimensions);
  if (isExtreme && slices.length() == 0)
    return Array::make(elementClass,
                       extremeExtents(operand.extents(), dimensions),
                       operand.isComplex());
  ArrayRef out = Array::make(elementClass, slices.result(),
                             operand.isComplex() && !isTest);
  if (op == ReductionOpcode::Sum && isWideClass(operand.elementClass())) {
    sumWholes(operand.array(), slices, *out);
    return narrow(std::move(out));
  }
  const bool omits = omitNaN && !isExtreme && !isTest;
  if (reduceCompiled(op, omits, widened, slices, *out) ||
      sumParts(op, omits, widened, slices, *out))
    return narrow(std::move(out));
  withNumber(widened, [&](auto zero, Number number) {
    using T = decltype(zero);
    NumberView view(widened, number);
    slices.forEach(view.as<T>(), [&](int64_t s, auto element) {
      if (isTest)
        store(*out, s, double(testSlice<T>(op, slices.length(), element)));
      else
        store(*out, s, foldSlice<T>(op, omitNaN, slices.length(), element));
    });
  });
  return narrow(std::move(out));
}

namespace {

/// Position of the first element equal to the extreme; the first of all when
/// every element is NaN.
template <typename T, typename Element>
int64_t findExtreme(T extreme, int64_t n, Element element) {
  for (int64_t j = 0; j < n; ++j)
    if (element(j) == extreme)
      return j;
  return 0;
}

} // namespace

Extremes reduceWithIndex(ReductionOpcode op, const Value &operand,
                         size_t dimension) {
  const Dimensions dimensions{dimension};
  Extremes result{reduce(op, operand, dimensions), {}};
  ArrayRef positions =
      Array::make(ElementClass::Double, result.values.extents());
  const Slices slices(operand.extents(), dimensions);
  if (!positions->isEmpty())
    withNumber(operand, [&](auto zero, Number number) {
      using T = decltype(zero);
      NumberView view(operand, number), extremes(result.values, number);
      slices.forEach(view.as<T>(), [&](int64_t s, auto element) {
        const int64_t at =
            findExtreme(extremes.as<T>()[s], slices.length(), element);
        positions->mutableAs<double>()[s] = double(at + 1);
      });
    });
  result.positions = narrow(std::move(positions));
  return result;
}

Value sliceCount(const Value &operand, const Dimensions &dimensions,
                 bool omitNaN) {
  const Slices slices(operand.extents(), dimensions);
  if (!omitNaN || !isFloat(operand.elementClass()))
    return double(slices.length());
  ArrayRef counts = Array::make(ElementClass::Double, slices.result());
  withNumber(operand, [&](auto zero, Number number) {
    using T = decltype(zero);
    NumberView view(operand, number);
    slices.forEach(view.as<T>(), [&](int64_t s, auto element) {
      int64_t count = 0;
      for (int64_t j = 0; j < slices.length(); ++j)
        count += !isNaNElement(element(j));
      counts->mutableAs<double>()[s] = double(count);
    });
  });
  return narrow(std::move(counts));
}

Value mean(const Value &operand, const Dimensions &dimensions, bool omitNaN,
           SumClass meanClass) {
  requireNumbers("mean", operand);
  // Integers are summed in double, so that the quotient alone is rounded.
  const SumClass sumClass =
      meanClass == SumClass::Native ? SumClass::Default : meanClass;
  const Value quotient = binaryOp(
      BinaryOpcode::RightDivide,
      reduce(ReductionOpcode::Sum, operand, dimensions, omitNaN, sumClass),
      sliceCount(operand, dimensions, omitNaN));
  return meanClass == SumClass::Native && !operand.isChar()
             ? converted(operand.elementClass(), quotient)
             : quotient;
}

Value variance(const Value &operand, const Dimensions &dimensions,
               bool population, bool omitNaN) {
  requireNumbers("var", operand);
  const bool isSingle = operand.isArrayOf(ElementClass::Single);
  const Value x = isSingle ? operand : converted(ElementClass::Double, operand);
  const Value deviation =
      binaryOp(BinaryOpcode::Minus, x, mean(x, dimensions, omitNaN));
  // The squared magnitude, without a root where the deviation is complex.
  const Value squares =
      deviation.isComplex()
          ? unaryOp(UnaryOpcode::Real,
                    binaryOp(BinaryOpcode::Times, deviation,
                             unaryOp(UnaryOpcode::Conj, deviation)))
          : binaryOp(BinaryOpcode::Times, deviation, deviation);
  const Value total =
      reduce(ReductionOpcode::Sum, squares, dimensions, omitNaN);
  const Value n = sliceCount(operand, dimensions, omitNaN);
  // n - 1, but 1 for a single element (0) and 0 for none (NaN).
  const Value reduced =
      binaryOp(BinaryOpcode::Max, binaryOp(BinaryOpcode::Minus, n, 1.0),
               binaryOp(BinaryOpcode::Min, n, 1.0));
  return binaryOp(BinaryOpcode::RightDivide, total, population ? n : reduced);
}

} // namespace runmat
