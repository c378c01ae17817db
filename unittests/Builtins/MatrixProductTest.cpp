//===- MatrixProductTest.cpp - products by the library ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large products against sums in long double, within the bound of
// docs/numerics.md, and what must hold of them whatever computes them.
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Builtins/Kernels/Operators.h"
#include "LinearAlgebra/Product.h"
#include "Values/ArraySlice.h"
#include "Values/Equality.h"
#include "runtime/ParallelWork.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <fstream>
#include <random>
#include <sys/mman.h>

using namespace runmat;
using namespace runmat::test;
using E = ElementClass;

namespace {

using Wide = std::complex<long double>;

struct Kind {
  E elementClass;
  bool isComplex;
};
constexpr Kind kinds[] = {{E::Double, false},
                          {E::Double, true},
                          {E::Single, false},
                          {E::Single, true},
                          {E::Logical, false}};

Value randomMatrix(Kind kind, int64_t rows, int64_t columns) {
  std::mt19937_64 engine(uint64_t(rows * 1009 + columns));
  std::normal_distribution<double> normal;
  ArrayRef parts = Array::make(E::Double, Extents(rows, columns), true);
  for (int64_t i = 0; i < 2 * rows * columns; ++i)
    parts->mutableAs<double>()[i] = normal(engine);
  const Value complexMatrix = parts;
  if (kind.isComplex)
    return as(kind.elementClass, complexMatrix);
  const Value real = unaryOp(UnaryOpcode::Real, complexMatrix);
  return kind.elementClass == E::Logical
             ? binaryOp(BinaryOpcode::Greater, real, 0.0)
             : as(kind.elementClass, real);
}

/// The elements, widened: exact for every class here.
std::vector<std::complex<double>> elementsOf(const Value &value) {
  NumberView view(value, Number::ComplexDouble);
  const auto *first = view.as<std::complex<double>>();
  return {first, first + value.count()};
}

bool sameBits(const Value &x, const Value &y) {
  const auto a = elementsOf(x), b = elementsOf(y);
  return x.extents() == y.extents() && x.isComplex() == y.isComplex() &&
         std::memcmp(a.data(), b.data(), a.size() * sizeof(a[0])) == 0;
}

/// Each element of the product lies within inner*eps*(|A|*|B|) of the exact
/// one; a part of a complex product has twice as many terms.
void expectNear(const Value &product, const Value &a, const Value &b) {
  const bool isSingle = a.isArrayOf(E::Single) || b.isArrayOf(E::Single);
  ASSERT_EQ(product.elementClass(), isSingle ? E::Single : E::Double);
  ASSERT_EQ(product.extents(), Extents(a.rows(), b.columns()));
  // A double operand is rounded to single first.
  const auto x = elementsOf(isSingle ? as(E::Single, a) : a),
             y = elementsOf(isSingle ? as(E::Single, b) : b),
             got = elementsOf(product);
  const int64_t inner = a.columns();
  const long double eps = isSingle ? 0x1p-23L : 0x1p-52L;
  for (int64_t c = 0; c < b.columns(); ++c)
    for (int64_t r = 0; r < a.rows(); ++r) {
      Wide sum = 0;
      long double magnitude = 0;
      for (int64_t k = 0; k < inner; ++k) {
        const Wide left = x[size_t(r + k * a.rows())];
        const Wide right = y[size_t(k + c * inner)];
        sum += left * right;
        magnitude += std::abs(left) * std::abs(right);
      }
      const Wide error = Wide(got[size_t(r + c * a.rows())]) - sum;
      ASSERT_LE(std::abs(error), 2 * inner * eps * magnitude)
          << "element " << r << ", " << c;
    }
}

void expectProduct(const Value &a, const Value &b) {
  expectNear(matrixMultiply(a, b), a, b);
}

struct ProductShape {
  int64_t rows, inner, columns;
};
/// On both sides of the library's least work, and of a piece's extents.
constexpr ProductShape shapes[] = {
    {1, 70, 129},  {129, 70, 1}, {20, 20, 20},  {21, 20, 20},  {64, 64, 64},
    {33, 65, 31},  {1, 513, 70}, {70, 513, 1},  {2, 5000, 3},  {130, 1, 130},
    {1100, 9, 33}, {7, 70, 600}, {2100, 8, 40}, {40, 33, 300}, {3, 129, 129}};

TEST(MatrixProduct, IsWithinTheBound) {
  for (const ProductShape &shape : shapes)
    for (const Kind &left : kinds)
      for (const Kind &right : kinds) {
        SCOPED_TRACE(std::to_string(shape.rows) + "x" +
                     std::to_string(shape.inner) + "x" +
                     std::to_string(shape.columns));
        expectProduct(randomMatrix(left, shape.rows, shape.inner),
                      randomMatrix(right, shape.inner, shape.columns));
      }
}

TEST(MatrixProduct, OfWholeNumbersIsExact) {
  const int64_t n = 70;
  ArrayRef a = Array::make(E::Double, Extents(n, n));
  for (int64_t i = 0; i < n * n; ++i)
    a->mutableAs<double>()[i] = double((i * 2654435761) % 1000003);
  const Value product = matrixMultiply(a, a);
  for (int64_t r = 0; r < n; ++r)
    for (int64_t c = 0; c < n; ++c) {
      int64_t sum = 0;
      for (int64_t k = 0; k < n; ++k)
        sum += int64_t(a->as<double>()[r + k * n]) *
               int64_t(a->as<double>()[k + c * n]);
      EXPECT_EQ(product.array()->as<double>()[r + c * n], double(sum));
    }
}

/// Pieces of the library's kernels end at other rows than at columns.
TEST(MatrixProduct, WithTheTransposeIsSymmetric) {
  for (int64_t n : {25, 61, 300, 600})
    for (const Kind &kind : kinds)
      for (bool conjugated : {true, false}) {
        const Value a = randomMatrix(kind, 37, n);
        const Value adjoint = transpose(a, conjugated);
        const Value product = matrixMultiply(adjoint, a);
        EXPECT_TRUE(valuesEqual(product, transpose(product, conjugated)))
            << "of " << n << (kind.isComplex ? " complex" : " real");
        if (n == 61) {
          expectProduct(adjoint, a);
          const Value square = randomMatrix(kind, n, 25);
          const Value outer =
              matrixMultiply(square, transpose(square, conjugated));
          EXPECT_TRUE(valuesEqual(outer, transpose(outer, conjugated)));
        }
      }
}

TEST(MatrixProduct, WithAlmostTheTransposeIsNot) {
  const Value a = randomMatrix(kinds[0], 37, 300);
  ArrayRef other = Array::make(E::Double, a.extents());
  std::copy_n(a.array()->as<double>(), a.count(), other->mutableAs<double>());
  other->mutableAs<double>()[a.count() - 1] += 1;
  expectProduct(transpose(a, true), other);
}

//===----------------------------------------------------------------------===//
// Factors that are written as transposes
//===----------------------------------------------------------------------===//

constexpr MatrixForm forms[] = {MatrixForm::Plain, MatrixForm::Transposed,
                                MatrixForm::Adjoint};

Value inForm(MatrixForm form, const Value &stored) {
  return form == MatrixForm::Plain
             ? stored
             : transpose(stored, form == MatrixForm::Adjoint);
}

/// The product of two random matrices, each stored as its form wants it, within
/// the bound.
void expectFormed(const ProductShape &shape, Kind left, MatrixForm leftForm,
                  Kind right, MatrixForm rightForm) {
  SCOPED_TRACE(std::to_string(shape.rows) + "x" + std::to_string(shape.inner) +
               "x" + std::to_string(shape.columns) + " forms " +
               std::to_string(int(leftForm)) + ", " +
               std::to_string(int(rightForm)));
  const Value a = inForm(leftForm, randomMatrix(left, shape.rows, shape.inner)),
              b = inForm(rightForm,
                         randomMatrix(right, shape.inner, shape.columns));
  expectNear(matrixMultiply({a, leftForm}, {b, rightForm}), inForm(leftForm, a),
             inForm(rightForm, b));
}

TEST(MatrixProduct, OfTransposesIsWithinTheBound) {
  constexpr ProductShape some[] = {{1, 70, 129},  {129, 70, 1},  {20, 20, 20},
                                   {33, 65, 31},  {130, 1, 130}, {7, 30, 600},
                                   {1100, 9, 33}, {40, 33, 30},  {1, 200, 1}};
  for (const ProductShape &shape : some)
    for (const Kind &kind : kinds)
      for (MatrixForm left : forms)
        for (MatrixForm right : forms) {
          expectFormed(shape, kind, left, kind, right);
          expectFormed(shape, kind, left, kinds[1], right);
        }
}

TEST(MatrixProduct, OfSmallTransposesHasTheOrderOfSums) {
  for (const Kind &kind : kinds) {
    const Value a = randomMatrix(kind, 9, 12), b = randomMatrix(kind, 9, 5);
    EXPECT_TRUE(sameBits(
        matrixMultiply({a, MatrixForm::Adjoint}, {b, MatrixForm::Plain}),
        matrixMultiply(transpose(a, true), b)));
  }
}

TEST(MatrixProduct, OfTransposesThatDoNotFitIsAnError) {
  const Value a = randomMatrix(kinds[0], 90, 120);
  EXPECT_THROW(
      matrixMultiply({a, MatrixForm::Transposed}, {a, MatrixForm::Transposed}),
      Error);
  const Value pages = callAll("ones", {2.0, 2.0, 2.0}, 1)[0];
  EXPECT_THROW(matrixMultiply({pages, MatrixForm::Adjoint}, {a, {}}), Error);
}

/// However the transpose is stored.
TEST(MatrixProduct, WithAStoredTransposeIsSymmetric) {
  for (int64_t n : {61, 300})
    for (const Kind &kind : kinds)
      for (MatrixForm form : {MatrixForm::Transposed, MatrixForm::Adjoint}) {
        const bool conjugated = form == MatrixForm::Adjoint;
        const Value a = randomMatrix(kind, 37, n),
                    copy = transpose(transpose(a, false), false);
        const Value gram = matrixMultiply({a, form}, {copy, MatrixForm::Plain});
        EXPECT_TRUE(valuesEqual(gram, transpose(gram, conjugated)));
        const Value square = randomMatrix(kind, n, 37);
        const Value outer =
            matrixMultiply({square, MatrixForm::Plain}, {square, form});
        EXPECT_TRUE(valuesEqual(outer, transpose(outer, conjugated)));
      }
}

//===----------------------------------------------------------------------===//
// Blocks of columns
//===----------------------------------------------------------------------===//

/// A matrix of these extents, which something stands around of.
struct Block {
  Value whole;
  ArraySlice slice;

  Block(Kind kind, int64_t rows, int64_t columns)
      : whole(randomMatrix(kind, rows + 3, columns + 2)),
        slice{2 + (rows + 3), {1, rows + 3}, {rows, columns}} {}
  Value copied() const { return readSlice(*whole.array(), slice); }
  Value deferred() const { return deferSlice(whole.array(), slice); }
};

void expectBitsOfCopies(Kind kind, const ProductShape &shape, MatrixForm lhs,
                        MatrixForm rhs) {
  const auto [rows, inner, columns] = shape;
  const bool isPlain = lhs == MatrixForm::Plain;
  const Block a(kind, isPlain ? rows : inner, isPlain ? inner : rows);
  const bool isPlainToo = rhs == MatrixForm::Plain;
  const Block b(kind, isPlainToo ? inner : columns,
                isPlainToo ? columns : inner);
  const Value copy = a.copied(), other = b.copied();
  const Value expected = matrixMultiply({copy, lhs}, {other, rhs});
  const Value left = a.deferred(), right = b.deferred();
  EXPECT_TRUE(sameBits(matrixMultiply({left, lhs}, {other, rhs}), expected));
  EXPECT_TRUE(sameBits(matrixMultiply({copy, lhs}, {right, rhs}), expected));
  EXPECT_TRUE(sameBits(matrixMultiply({left, lhs}, {right, rhs}), expected));
}

TEST(MatrixProduct, BlocksOfColumnsGiveTheBitsOfTheirCopies) {
  constexpr auto plain = MatrixForm::Plain, turned = MatrixForm::Transposed;
  std::vector<ProductShape> all(std::begin(shapes), std::end(shapes));
  for (int64_t few : {2, 3, 8, 9, 11, 16})
    all.insert(all.end(), {{few, 5000, 1},
                           {1, 5000, few},
                           {5000, few, 1},
                           {1, few, 5000},
                           {few, 5000, few}});
  for (const ProductShape &shape : all)
    for (const E elementClass : {E::Double, E::Single})
      for (const auto &[lhs, rhs] :
           {std::pair(plain, plain), {turned, plain}, {plain, turned}})
        expectBitsOfCopies({elementClass, false}, shape, lhs, rhs);
}

TEST(MatrixProduct, BlocksOfColumnsAreNotCopied) {
  if (!linalg::haveProducts())
    GTEST_SKIP() << "no library";
  for (const E elementClass : {E::Double, E::Single}) {
    const Kind kind{elementClass, false};
    const Value block = Block(kind, 300, 200).deferred();
    const Value vector = randomMatrix(kind, 200, 1);
    matrixMultiply({block, MatrixForm::Plain}, {vector, MatrixForm::Plain});
    matrixMultiply({block, MatrixForm::Adjoint}, {block, MatrixForm::Plain});
    EXPECT_TRUE(storedPart(*block.array()).has_value());
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Zeros that end where memory does that nobody may read.
template <typename T> class AtTheEnd {
public:
  explicit AtTheEnd(size_t count) {
    const size_t bytes = count * sizeof(T);
    mapped = (bytes + page - 1) / page * page;
    start =
        static_cast<char *>(mmap(nullptr, mapped + page, PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    mprotect(start + mapped, page, PROT_NONE);
    data = reinterpret_cast<T *>(start + mapped - bytes);
  }
  ~AtTheEnd() { munmap(start, mapped + page); }
  AtTheEnd(const AtTheEnd &) = delete;
  AtTheEnd &operator=(const AtTheEnd &) = delete;

  T *data;

private:
  static constexpr size_t page = 4096;
  char *start;
  size_t mapped;
};

template <typename T> void expectToStayInside() {
  const auto size = [](int64_t a, int64_t b) { return size_t(a * b); };
  for (int64_t rows : {1, 2, 3, 4, 5, 6, 70, 131})
    for (int64_t columns : {1, 2, 7, 70})
      for (int64_t inner : {6, 33, 130})
        for (MatrixForm lhs : forms)
          for (MatrixForm rhs : forms) {
            const AtTheEnd<T> a(size(rows, inner)), b(size(inner, columns)),
                out(size(rows, columns));
            linalg::multiply(a.data, b.data, out.data, {rows, inner, columns},
                             {lhs, rhs});
            EXPECT_EQ(out.data[0], T(0));
          }
}

// A crash is what tells.
TEST(MatrixProduct, NothingIsReadOutsideOfTheFactors) {
  expectToStayInside<double>();
  expectToStayInside<float>();
  expectToStayInside<std::complex<double>>();
  expectToStayInside<std::complex<float>>();
}

/// Restores the number of threads that the environment asks for.
struct ThreadsTest : testing::Test {
  ~ThreadsTest() override { setThreads(0); }
};

TEST_F(ThreadsTest, NumberChangesNoBit) {
  constexpr ProductShape large[] = {{513, 129, 513}, {1000, 70, 1000},
                                    {3000, 500, 1},  {1, 500, 3000},
                                    {5000, 7, 64},   {31, 200, 2000}};
  for (const ProductShape &shape : large)
    for (const Kind &kind : kinds) {
      const Value a = randomMatrix(kind, shape.rows, shape.inner);
      const Value b = randomMatrix(kind, shape.inner, shape.columns);
      setThreads(1);
      const Value one = matrixMultiply(a, b);
      for (unsigned threads : {2, 3, 7}) {
        setThreads(threads);
        EXPECT_TRUE(sameBits(one, matrixMultiply(a, b)))
            << threads << " threads, " << shape.rows << "x" << shape.inner;
      }
    }
}

TEST_F(ThreadsTest, NumberChangesNoBitOfProductsOfTransposes) {
  for (const Kind &kind : kinds)
    for (int64_t columns : {1, 300}) {
      const Value a = randomMatrix(kind, 513, 1100);
      const Value b = randomMatrix(kind, 513, columns);
      const auto product = [&] {
        return matrixMultiply({a, MatrixForm::Adjoint}, {b, MatrixForm::Plain});
      };
      setThreads(1);
      const Value one = product();
      setThreads(3);
      EXPECT_TRUE(sameBits(one, product())) << columns;
    }
}

TEST_F(ThreadsTest, NumberChangesNoBitOfSymmetricProducts) {
  for (const Kind &kind : kinds) {
    const Value a = randomMatrix(kind, 70, 1100);
    setThreads(1);
    const Value one = matrixMultiply(transpose(a, true), a);
    setThreads(3);
    EXPECT_TRUE(sameBits(one, matrixMultiply(transpose(a, true), a)));
  }
}

TEST(MatrixProduct, LargeOnesAreTheLibrarys) {
  matrixMultiply(randomMatrix(kinds[0], 64, 64),
                 randomMatrix(kinds[0], 64, 64));
  std::ifstream maps("/proc/self/maps");
  const std::string text(std::istreambuf_iterator<char>(maps), {});
  EXPECT_NE(text.find("openblas"), std::string::npos);
}

TEST(MatrixProduct, DotProductsAndSmallOnesHaveTheOrderOfSums) {
  const Value row = randomMatrix(kinds[0], 1, 20000);
  const Value column = randomMatrix(kinds[0], 20000, 1);
  EXPECT_FALSE(linalg::isForLibrary({1, 20000, 1}));
  EXPECT_TRUE(linalg::isForLibrary({2, 20000, 1}));
  EXPECT_FALSE(linalg::isForLibrary({20, 20, 20}));
  EXPECT_TRUE(linalg::isForLibrary({21, 20, 20}));
  EXPECT_FALSE(linalg::isForLibrary({1000, 0, 1000}));
  EXPECT_FALSE(linalg::isForLibrary({int64_t(1) << 31, 1, 2}));
  const Value dot = callAll("dot", {row, column}, 1)[0];
  EXPECT_EQ(matrixMultiply(row, column).scalarDouble(), dot.scalarDouble());
}

//===----------------------------------------------------------------------===//
// Values that are no ordinary numbers
//===----------------------------------------------------------------------===//

/// n x n ones, but x at (2, 3).
Value onesBut(int64_t n, double x) {
  ArrayRef out = Array::make(E::Double, Extents(n, n));
  std::fill_n(out->mutableAs<double>(), n * n, 1.0);
  out->mutableAs<double>()[1 + 2 * n] = x;
  return out;
}
Value filled(int64_t rows, int64_t columns, double x) {
  ArrayRef out = Array::make(E::Double, Extents(rows, columns));
  std::fill_n(out->mutableAs<double>(), rows * columns, x);
  return out;
}

class ExtremesTest : public testing::TestWithParam<int> {
protected:
  int64_t n = GetParam();
  /// Row 2 of the matrix is alone in meeting x.
  void expectRows(double x, const Value &right, double second, double other) {
    const Value product = matrixMultiply(onesBut(n, x), right);
    for (int64_t i = 0; i < product.count(); ++i) {
      const double got = product.array()->as<double>()[i];
      const double expected = i % n == 1 ? second : other;
      EXPECT_TRUE(got == expected || (std::isnan(got) && std::isnan(expected)))
          << "element " << i << " is " << got;
    }
  }
};

TEST_P(ExtremesTest, NaNAndInfinityMeetZero) {
  for (int64_t columns : {int64_t(1), int64_t(5), n}) {
    SCOPED_TRACE(columns);
    const Value zeros = filled(n, columns, 0), ones = filled(n, columns, 1);
    expectRows(notANumber, zeros, notANumber, 0);
    expectRows(infinity, zeros, notANumber, 0);
    expectRows(infinity, ones, infinity, double(n));
    expectRows(-infinity, ones, -infinity, double(n));
  }
}

TEST_P(ExtremesTest, NoProductIsMinusZero) {
  const Value product = matrixMultiply(filled(n, n, -0.0), filled(n, n, 1));
  for (int64_t i = 0; i < product.count(); ++i)
    EXPECT_FALSE(std::signbit(product.array()->as<double>()[i]));
}

TEST_P(ExtremesTest, RealByComplexIsByParts) {
  ArrayRef z = Array::make(E::Double, Extents(n, n), true);
  for (int64_t i = 0; i < n * n; ++i)
    z->mutableAs<std::complex<double>>()[i] = {infinity, 1};
  for (const Value &product :
       {matrixMultiply(z, filled(n, n, 2)), matrixMultiply(filled(n, n, 2), z)})
    for (const std::complex<double> &element : elementsOf(product)) {
      EXPECT_EQ(element.real(), infinity);
      EXPECT_EQ(element.imag(), 2 * double(n));
    }
}

INSTANTIATE_TEST_SUITE_P(BothSides, ExtremesTest, testing::Values(6, 96));

TEST(MatrixProduct, OfNothingIsZero) {
  const Value product = matrixMultiply(empties(300, 0), empties(0, 300));
  EXPECT_TRUE(valuesEqual(product, filled(300, 300, 0)));
  EXPECT_EQ(matrixMultiply(empties(0, 300), filled(300, 300, 1)).extents(),
            Extents(0, 300));
}

TEST(MatrixProduct, ComplexWithoutImaginaryPartsIsReal) {
  const Value z =
      binaryOp(BinaryOpcode::Times, filled(64, 64, 1), complexOf(0, 1));
  EXPECT_FALSE(matrixMultiply(z, z).isComplex());
  EXPECT_TRUE(valuesEqual(matrixMultiply(z, z), filled(64, 64, -64)));
}

} // namespace
