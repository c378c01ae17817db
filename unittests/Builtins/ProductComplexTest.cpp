//===- ProductComplexTest.cpp - complex kernels and their oracle *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every kernel of complex numbers that our compiler made has the bits of the
// reference set's, but for those of NaNs.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"
#include "ProductOperands.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <complex>

using namespace runmat;
using namespace runmat::kernels;

namespace {

template <typename T> using Complex = std::complex<T>;

template <typename T> constexpr KernelClass classOf() {
  return sizeof(T) == 8 ? KernelClass::ComplexDouble
                        : KernelClass::ComplexSingle;
}

/// Parts that are special meet by chance, and some numbers have none of one.
template <typename T>
std::vector<Complex<T>> numbers(int64_t n, unsigned seed) {
  const std::vector<T> parts = operands<T>(128, seed);
  std::mt19937_64 random(seed);
  std::vector<Complex<T>> found;
  while (int64_t(found.size()) < n) {
    const T real = parts[random() % parts.size()];
    const T imaginary = parts[random() % parts.size()];
    found.emplace_back(real, random() % 8 == 0 ? T(0) : imaginary);
  }
  return found;
}

int64_t resultBytes(const ResultKind &kind, int64_t n) {
  return n * int64_t(elementBytes(kind.elementClass)) * (kind.isComplex + 1);
}

template <typename T>
void compare(const std::vector<unsigned char> &got,
             const std::vector<unsigned char> &expected, const ResultKind &kind,
             const std::string &what) {
  expectSame<T>(got, expected, kind.elementClass == ElementClass::Logical,
                what);
}

template <typename T> void compareUnary(UnaryOpcode op) {
  const auto k = size_t(classOf<T>());
  const UnaryKernel &product = productTable().unary[size_t(op)][k];
  const UnaryKernel &oracle = referenceTable().unary[size_t(op)][k];
  for (int64_t n : lengths) {
    const auto z = numbers<T>(n, unsigned(n));
    const auto run = [&](const UnaryKernel &kernel) {
      return result(resultBytes(oracle.result, n), [&](void *out) {
        EXPECT_TRUE(kernel.run(z.data(), out, n));
      });
    };
    compare<T>(run(product), run(oracle), oracle.result,
               std::string(opcodeName(op)) + " of " + std::to_string(n));
  }
}

/// Operands of a binary operation, as both sets may want them.
template <typename T> struct Operand {
  Operand(int64_t n, unsigned seed, bool isComplex)
      : isComplex(isComplex), z(numbers<T>(n, seed)) {
    if (isComplex)
      return;
    for (Complex<T> &number : z) {
      number = {number.real(), 0};
      real.push_back(number.real());
    }
  }
  const void *own() const {
    return isComplex ? static_cast<const void *>(z.data()) : real.data();
  }

  bool isComplex;
  std::vector<Complex<T>> z; ///< of a real one with imaginary parts of 0
  std::vector<T> real;
};

template <typename T>
std::vector<unsigned char>
runProduct(const BinaryKernel &kernel, const Operand<T> &x, int64_t l,
           const Operand<T> &y, int64_t r, int64_t n) {
  const BinaryRunner run = x.isComplex == y.isComplex
                               ? kernel.runner()
                               : kernel.mixedRunner(x.isComplex);
  EXPECT_NE(run.compiled, nullptr);
  return result(resultBytes(kernel.result, n),
                [&](void *out) { run(x.own(), l, y.own(), r, out, n); });
}

/// A real operand is taken as complex where there is no loop beside one.
template <typename T>
std::vector<unsigned char>
runOracle(const BinaryKernel &kernel, const Operand<T> &x, int64_t l,
          const Operand<T> &y, int64_t r, int64_t n) {
  const BinaryRunner mixed = kernel.mixedRunner(x.isComplex);
  return result(resultBytes(kernel.result, n), [&](void *out) {
    if (x.isComplex != y.isComplex && mixed.function)
      mixed(x.own(), l, y.own(), r, out, n);
    else
      kernel.function(x.z.data(), l, y.z.data(), r, out, n);
  });
}

constexpr std::pair<bool, bool> realness[] = {
    {true, true}, {true, false}, {false, true}};
constexpr std::pair<int64_t, int64_t> walks[] = {{1, 1}, {1, 0}, {0, 1}};

template <typename T> void compareBinary(BinaryOpcode op) {
  const auto k = size_t(classOf<T>());
  const BinaryKernel &product = productTable().binary[size_t(op)][k];
  const BinaryKernel &oracle = referenceTable().binary[size_t(op)][k];
  for (int64_t n : lengths)
    for (auto [isOfComplex, isByComplex] : realness)
      for (auto [l, r] : walks) {
        const Operand<T> x(n, unsigned(n), isOfComplex), y(n, 99, isByComplex);
        compare<T>(runProduct(product, x, l, y, r, n),
                   runOracle(oracle, x, l, y, r, n), oracle.result,
                   std::string(opcodeName(op)) + " n=" + std::to_string(n) +
                       " strides " + std::to_string(l) + std::to_string(r) +
                       " complex " + std::to_string(isOfComplex) +
                       std::to_string(isByComplex));
      }
}

class ProductComplexTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!selectKernelLevel(GetParam()))
      GTEST_SKIP() << "this machine or this build has no " << GetParam();
  }
  void TearDown() override { selectKernelLevel("native"); }
};

TEST_P(ProductComplexTest, UnaryKernelsHaveTheBitsOfTheReference) {
  for (size_t op = 0; op < unaryOpcodeCount; ++op) {
    if (productTable().unary[op][size_t(KernelClass::ComplexDouble)].compiled)
      compareUnary<double>(UnaryOpcode(op));
    if (productTable().unary[op][size_t(KernelClass::ComplexSingle)].compiled)
      compareUnary<float>(UnaryOpcode(op));
  }
}

TEST_P(ProductComplexTest, BinaryKernelsHaveTheBitsOfTheReference) {
  for (size_t op = 0; op < binaryOpcodeCount; ++op) {
    if (productTable().binary[op][size_t(KernelClass::ComplexDouble)].compiled)
      compareBinary<double>(BinaryOpcode(op));
    if (productTable().binary[op][size_t(KernelClass::ComplexSingle)].compiled)
      compareBinary<float>(BinaryOpcode(op));
  }
}

/// Sizes around those from which work is shared, and around its pieces.
TEST_P(ProductComplexTest, ThreadsChangeNothing) {
  const auto k = size_t(KernelClass::ComplexDouble);
  for (int64_t n : {16383, 16384, 32767, 32769, 40961})
    for (UnaryOpcode op :
         {UnaryOpcode::Exp, UnaryOpcode::Abs, UnaryOpcode::Negate}) {
      const UnaryKernel &kernel = productTable().unary[size_t(op)][k];
      const auto z = numbers<double>(n, unsigned(n));
      const auto run = [&](unsigned threads) {
        setThreads(threads);
        return result(resultBytes(kernel.result, n),
                      [&](void *out) { kernel.run(z.data(), out, n); });
      };
      const auto expected = run(1);
      for (unsigned threads : {2, 3, 8})
        EXPECT_EQ(run(threads), expected)
            << opcodeName(op) << " of " << n << " with " << threads;
    }
  setThreads(0);
}

//===----------------------------------------------------------------------===//
// The operations of the language
//===----------------------------------------------------------------------===//

/// What the language makes of the operands with a set of kernels.
Value resultOf(KernelOrigin origin, BinaryOpcode op, const Value &x,
               const Value &y) {
  selectKernels(origin);
  Value z = binaryOp(op, x, y);
  selectKernels(KernelOrigin::Product);
  return z;
}

std::vector<unsigned char> bytesOf(const Value &value) {
  const ArrayRef array = value.array();
  const auto *first = static_cast<const unsigned char *>(array->data());
  return {first, first + array->bytes()};
}

Value arrayOf(ElementClass elementClass, const Extents &extents, bool isComplex,
              unsigned seed) {
  ArrayRef x = Array::make(elementClass, extents, isComplex);
  const int64_t n = x->count() * (isComplex + 1);
  if (elementClass == ElementClass::Single)
    std::ranges::copy(operands<float>(n, seed), x->mutableAs<float>());
  else
    std::ranges::copy(operands<double>(n, seed), x->mutableAs<double>());
  return x;
}

/// One element, rows, columns and classes beside each other.
TEST_P(ProductComplexTest, OperandsExpandAsThoseOfTheReference) {
  using enum ElementClass;
  const Extents matrix{40, 3}, column{40, 1}, row{1, 3}, element{1, 1};
  for (BinaryOpcode op :
       {BinaryOpcode::Plus, BinaryOpcode::Times, BinaryOpcode::RightDivide,
        BinaryOpcode::LeftDivide, BinaryOpcode::Equal, BinaryOpcode::Less})
    for (const Extents &other : {matrix, column, row, element})
      for (auto [l, r] : {std::pair{Double, Double}, {Single, Double}})
        for (bool isOtherComplex : {true, false}) {
          const Value x = arrayOf(l, matrix, true, 3),
                      y = arrayOf(r, other, isOtherComplex, 4);
          for (const auto &[a, b] : {std::pair{x, y}, {y, x}}) {
            const Value got = resultOf(KernelOrigin::Product, op, a, b);
            const Value expected = resultOf(KernelOrigin::Reference, op, a, b);
            ASSERT_EQ(got.isComplex(), expected.isComplex());
            ASSERT_EQ(got.elementClass(), expected.elementClass());
            const bool isTruth = got.elementClass() == Logical;
            const auto what = std::string(opcodeName(op)) + " with " +
                              std::to_string(other[0]) + "x" +
                              std::to_string(other[1]);
            if (l == Single)
              expectSame<float>(bytesOf(got), bytesOf(expected), isTruth, what);
            else
              expectSame<double>(bytesOf(got), bytesOf(expected), isTruth,
                                 what);
          }
        }
}

/// Powers of which one has a kernel of its own.
TEST_P(ProductComplexTest, WholePowersAreThoseOfTheReference) {
  using enum ElementClass;
  ASSERT_NE(findSquare(KernelClass::ComplexDouble), nullptr);
  ASSERT_NE(findSquare(KernelClass::ComplexSingle), nullptr);
  for (ElementClass elementClass : {Double, Single})
    for (int64_t n : lengths) {
      const Value z = arrayOf(elementClass, {n, 1}, true, unsigned(n));
      for (double exponent : {2, 3, -2}) {
        const auto bytes = [&](KernelOrigin origin) {
          return bytesOf(
              resultOf(origin, BinaryOpcode::Power, z, Value(exponent)));
        };
        const auto got = bytes(KernelOrigin::Product);
        const auto expected = bytes(KernelOrigin::Reference);
        const std::string what =
            "power " + std::to_string(exponent) + " of " + std::to_string(n);
        if (elementClass == Single)
          expectSame<float>(got, expected, false, what);
        else
          expectSame<double>(got, expected, false, what);
      }
    }
}

/// A zero beside the real number would make NaN of infinity.
TEST_P(ProductComplexTest, RealFactorsScaleByParts) {
  const double infinity = std::numeric_limits<double>::infinity();
  ArrayRef z = Array::make(ElementClass::Double, {5, 1}, true);
  for (int64_t i = 0; i < z->count(); ++i)
    z->mutableAs<Complex<double>>()[i] = {infinity, 1};
  const ArrayRef twice =
      resultOf(KernelOrigin::Product, BinaryOpcode::Times, Value(z), Value(2.0))
          .array();
  for (int64_t i = 0; i < z->count(); ++i)
    EXPECT_EQ(twice->as<Complex<double>>()[i], Complex<double>(infinity, 2));
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductComplexTest, testing::ValuesIn(levels),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
