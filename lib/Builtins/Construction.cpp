//===- Construction.cpp - eye, linspace, colon, meshgrid, … -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Structure.h"
#include "Values/Colon.h"
#include "Values/Gather.h"
#include "Values/MemoryCheck.h"
#include "definitions/Elementary/ElementaryText.h"

#include <cmath>
#include <cstring>

namespace runmat::builtins {

namespace {

void identity(CallContext &, Arguments arguments, Results &results, int) {
  ElementClass elementClass = ElementClass::Double;
  const size_t n = arguments.size();
  if (n >= 2 && isOption(arguments[n - 2], "like")) {
    elementClass = arguments.back().elementClass();
    arguments = arguments.first(n - 2);
  } else if (n >= 1 && arguments.back().isText()) {
    const auto named = elementClassNamed(arguments.back().toText());
    if (!named || *named == ElementClass::Char)
      throw Error("MATLAB:eye:invalidClass",
                  "'" + arguments.back().toText() +
                      "' is not the name of a class that eye knows.");
    elementClass = *named;
    arguments = arguments.first(n - 1);
  }
  const Extents extents = extentsArgument(arguments);
  if (extents.rank() > 2)
    throw Error("MATLAB:eye:NDarray", "N-dimensional eye is not supported.");
  ArrayRef out = Array::zeros(ElementClass::Double, extents);
  for (int64_t k = 0; k < std::min(extents[0], extents[1]); ++k)
    out->mutableAs<double>()[k * (extents[0] + 1)] = 1;
  results.push_back(castTo(elementClass, narrow(std::move(out))));
}

/// The parts of complex ends are spaced each on its own.
template <typename T>
Value equallySpaced(ElementClass elementClass, std::complex<double> first,
                    std::complex<double> last, int64_t n, bool complex) {
  ArrayRef out = Array::make(elementClass, Extents(1, n), complex);
  T *parts = n == 0 ? nullptr : static_cast<T *>(out->mutableData());
  const int64_t step = complex ? 2 : 1;
  for (int64_t i = 0; i < n; ++i) {
    parts[i * step] = linspaceElement(T(first.real()), T(last.real()), n, i);
    if (complex)
      parts[i * step + 1] =
          linspaceElement(T(first.imag()), T(last.imag()), n, i);
  }
  return narrow(std::move(out));
}

int64_t pointCount(Arguments arguments, double otherwise) {
  const double n =
      arguments.size() > 2 ? arguments[2].scalarDouble() : otherwise;
  if (std::isnan(n))
    throw Error("MATLAB:linspace:nonFinite",
                "The number of points must not be NaN.");
  return n < 1 ? 0 : int64_t(std::min(std::floor(n), 9e15));
}

std::complex<double> endOf(const Value &end) {
  return numbersOf<std::complex<double>>(end)[0];
}

Value linspaceOf(Arguments arguments, double count) {
  const std::complex<double> first = endOf(arguments[0]),
                             last = endOf(arguments[1]);
  const bool complex = arguments[0].isComplex() || arguments[1].isComplex();
  const int64_t n = pointCount(arguments, count);
  return floatClassOf(arguments.first(2)) == ElementClass::Single
             ? equallySpaced<float>(ElementClass::Single, first, last, n,
                                    complex)
             : equallySpaced<double>(ElementClass::Double, first, last, n,
                                     complex);
}

void linspaceBuiltin(CallContext &, Arguments arguments, Results &results,
                     int) {
  results.push_back(linspaceOf(arguments, 100));
}

void logspaceBuiltin(CallContext &, Arguments arguments, Results &results,
                     int) {
  // logspace(a, pi) ends at pi itself, on the unit circle.
  std::vector<Value> ends(arguments.begin(), arguments.end());
  if (const double *end = ends[1].inlineDouble(); end && *end == M_PI)
    ends[1] = elementary::PlainElementary<double>().log10(M_PI);
  results.push_back(binaryOp(BinaryOpcode::Power, 10.0, linspaceOf(ends, 50)));
}

void colonBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const bool hasStep = arguments.size() == 3;
  results.push_back(colonRange(arguments[0], hasStep ? arguments[1] : Value(),
                               arguments.back()));
}

/// The vector repeated along every dimension of the grid but its own.
Value gridOf(const Value &vector, const std::vector<int64_t> &extents,
             size_t dimension) {
  const Extents shape(extents);
  requireMemory(shape, sizeof(int64_t));
  std::vector<int64_t> positions(size_t(shape.count()));
  int64_t stride = 1;
  for (size_t d = 0; d < dimension; ++d)
    stride *= extents[d];
  for (size_t k = 0; k < positions.size(); ++k)
    positions[k] = int64_t(k) / stride % extents[dimension];
  return gather(vector, shape, positions);
}

/// `dimensionOf(k)` is the dimension along which output k varies.
void makeGrids(Arguments vectors, Results &results, int nargout,
               std::vector<size_t> dimensionOf) {
  std::vector<int64_t> extents(dimensionOf.size());
  for (size_t k = 0; k < dimensionOf.size(); ++k)
    extents[dimensionOf[k]] = vectors[k].count();
  for (size_t k = 0; k < size_t(std::max(nargout, 1)); ++k)
    results.push_back(gridOf(vectors[k], extents, dimensionOf[k]));
}

/// A single argument serves for all.
std::vector<Value> gridVectors(Arguments arguments, size_t count) {
  if (arguments.size() == 1)
    return std::vector<Value>(count, arguments[0]);
  return std::vector<Value>(arguments.begin(), arguments.end());
}

void meshgrid(CallContext &, Arguments arguments, Results &results,
              int nargout) {
  const size_t count =
      arguments.size() == 3 || nargout == 3 ? size_t(3) : size_t(2);
  const auto vectors = gridVectors(arguments, count);
  if (vectors.size() < count)
    throw Error("MATLAB:minrhs", "meshgrid needs three vectors for three "
                                 "outputs.");
  std::vector<size_t> dimensionOf{1, 0};
  if (count == 3)
    dimensionOf.push_back(2);
  makeGrids(vectors, results, nargout, dimensionOf);
}

void ndgrid(CallContext &, Arguments arguments, Results &results, int nargout) {
  const auto vectors = gridVectors(arguments, size_t(std::max(nargout, 2)));
  std::vector<size_t> dimensionOf;
  for (size_t k = 0; k < vectors.size(); ++k)
    dimensionOf.push_back(k);
  if (size_t(std::max(nargout, 1)) > vectors.size())
    throw Error("MATLAB:minrhs", "ndgrid needs a vector for each output.");
  makeGrids(vectors, results, nargout, dimensionOf);
}

/// No useful diagonal lies further down.
constexpr int64_t smallestWhole = -(int64_t(1) << 31);

/// diag(v, k) makes a matrix, diag(M, k) takes a diagonal.
void diagonal(CallContext &, Arguments arguments, Results &results, int) {
  const int64_t k =
      arguments.size() > 1
          ? wholeArgument(arguments[1], "The diagonal", smallestWhole)
          : 0;
  results.push_back(diagonalOf(arguments[0], k));
}

/// tril and triu: elements on the other side of diagonal k become zero.
template <bool Lower>
void triangle(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  const double k =
      arguments.size() > 1
          ? double(wholeArgument(arguments[1], "The diagonal", smallestWhole))
          : 0.0;
  std::vector<int64_t> positions(size_t(x.count()));
  for (int64_t c = 0; c < x.columns(); ++c)
    for (int64_t r = 0; r < x.rows(); ++r) {
      const double diagonal = double(c - r);
      const bool keep = Lower ? diagonal <= k : diagonal >= k;
      const int64_t at = r + c * x.rows();
      positions[size_t(at)] = keep ? at : fillPosition;
    }
  results.push_back(gather(x, x.extents(), positions));
}

//===----------------------------------------------------------------------===//
// magic
//===----------------------------------------------------------------------===//

/// Of an odd order, by subscripts from 0: two Latin squares of the diagonals.
int64_t oddMagicElement(int64_t n, int64_t r, int64_t c) {
  const int64_t high = (r + c + 2 + n - (n + 3) / 2) % n;
  const int64_t low = (r + 2 * c + 1) % n;
  return n * high + low + 1;
}

/// Of a multiple of four: counted along rows, then the cells of a pattern of
/// blocks in the other order.
int64_t doublyEvenMagicElement(int64_t n, int64_t r, int64_t c) {
  const int64_t counted = r * n + c + 1;
  const bool turned = (r + 1) % 4 / 2 == (c + 1) % 4 / 2;
  return turned ? n * n + 1 - counted : counted;
}

/// Of another even order: four odd squares, some rows of whose halves trade
/// places.
int64_t singlyEvenMagicElement(int64_t n, int64_t r, int64_t c) {
  const int64_t p = n / 2, k = (n - 2) / 4;
  const bool tradesByRow = r % p == k ? c >= 1 && c <= k : c < k;
  const bool trades = tradesByRow || c >= n - k + 1;
  const bool lower = (r >= p) != trades, right = c >= p;
  const int64_t square = lower ? (right ? 1 : 3) : (right ? 2 : 0);
  return oddMagicElement(p, r % p, c % p) + square * p * p;
}

void magic(CallContext &, Arguments arguments, Results &results, int) {
  const int64_t n = wholeArgument(arguments[0], "The order", 0);
  const auto element = n % 2 == 1   ? oddMagicElement
                       : n % 4 == 0 ? doublyEvenMagicElement
                                    : singlyEvenMagicElement;
  const Extents extents(n, n);
  requireMemory(extents, sizeof(double));
  ArrayRef out = Array::make(ElementClass::Double, extents);
  double *elements = n == 0 ? nullptr : out->mutableAs<double>();
  for (int64_t c = 0; c < n; ++c)
    for (int64_t r = 0; r < n; ++r)
      *elements++ = double(element(n, r, c));
  results.push_back(narrow(std::move(out)));
}

template <ElementClass Class>
void cast(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(converted(Class, arguments[0]));
}

void castNamed(CallContext &, Arguments arguments, Results &results, int) {
  const bool like = isOption(arguments[1], "like");
  const std::string name =
      like ? arguments[2].className() : arguments[1].toText();
  const auto elementClass = elementClassNamed(name);
  if (!elementClass)
    throw Error("MATLAB:cast:unsupportedClass",
                "'" + name + "' is not the name of an array class.");
  Value result = converted(*elementClass, arguments[0]);
  const bool toComplex = like && arguments[2].isComplex();
  results.push_back(toComplex ? Value(makeComplex(result)) : std::move(result));
}

/// typecast(x, 'class'): the same bytes read as another class.
void typecast(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  const std::string name = arguments[1].toText();
  const auto elementClass = elementClassNamed(name);
  const bool usable = x.isNumeric() && !x.isComplex() && elementClass &&
                      *elementClass != ElementClass::Char &&
                      *elementClass != ElementClass::Logical;
  if (!usable)
    throw Error("MATLAB:typecastc:unsupportedClass",
                "typecast goes from a real numeric array to a numeric class.");
  const ArrayRef in = x.array();
  const size_t size = elementBytes(*elementClass);
  if (in->bytes() % size != 0)
    throw Error("MATLAB:typecastc:notEnoughInputElements",
                "Too few input values to make output type '" + name + "'.");
  const auto n = int64_t(in->bytes() / size);
  const bool isColumn = x.columns() == 1 && x.rows() > 1;
  ArrayRef out =
      Array::make(*elementClass, isColumn ? Extents(n, 1) : Extents(1, n));
  if (n != 0)
    std::memcpy(out->mutableData(), in->data(), in->bytes());
  results.push_back(narrow(std::move(out)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Construction
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group constructionBuiltins() { return table; }

} // namespace runmat::builtins
