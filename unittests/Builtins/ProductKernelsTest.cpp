//===- ProductKernelsTest.cpp - compiled kernels and their oracle -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every kernel that our compiler made has the bits of the reference set's.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"
#include "ProductOperands.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <set>

using namespace runmat;
using namespace runmat::kernels;

namespace {

/// Functions of one text, which also says which NaN comes out (and truth
/// values, of which there are two). Elsewhere NaNs have one meaning whatever
/// their bits.
const std::set<std::string> definedBits{
    "exp",   "expm1", "log",   "log2", "log10", "log1p", "sin",  "cos",
    "tan",   "asin",  "acos",  "atan", "atan2", "sinh",  "cosh", "tanh",
    "asinh", "acosh", "atanh", "erf",  "erfc",  "hypot", "mod",  "rem"};

template <typename T> constexpr KernelClass classOf() {
  return sizeof(T) == 8 ? KernelClass::Double : KernelClass::Single;
}
bool isExact(const std::string &name, const ResultKind &result) {
  return result.elementClass == ElementClass::Logical ||
         definedBits.count(name) != 0;
}
int64_t resultBytes(const ResultKind &kind, int64_t n) {
  return n * int64_t(elementBytes(kind.elementClass));
}

/// Outside of the domain nothing is promised of the results; such operands go.
template <typename T>
void expectSameDomain(const UnaryKernel &product, const UnaryKernel &oracle,
                      std::vector<T> &x, const std::string &name) {
  std::vector<double> unused(x.size());
  const bool whole = product.run(x.data(), unused.data(), x.size());
  bool all = true;
  for (T &value : x) {
    const bool inside = oracle.run(&value, unused.data(), 1);
    EXPECT_EQ(product.run(&value, unused.data(), 1), inside)
        << name << " of " << double(value);
    all &= inside;
    if (!inside)
      value = 1;
  }
  EXPECT_EQ(whole, all) << name << " of " << x.size() << " elements";
}

template <typename T> void compareUnary(UnaryOpcode op, const char *level) {
  const auto &product = productTable().unary[size_t(op)][size_t(classOf<T>())];
  const auto &oracle = referenceTable().unary[size_t(op)][size_t(classOf<T>())];
  for (int64_t n : lengths) {
    auto x = operands<T>(n, unsigned(n));
    expectSameDomain(product, oracle, x, opcodeName(op));
    const int64_t bytes = resultBytes(oracle.result, n);
    expectSame<T>(
        result(bytes, [&](void *out) { product.run(x.data(), out, n); }),
        result(bytes, [&](void *out) { oracle.run(x.data(), out, n); }),
        isExact(opcodeName(op), oracle.result),
        std::string(opcodeName(op)) + " " + level + " n=" + std::to_string(n));
  }
}

template <typename T> void compareBinary(BinaryOpcode op, const char *level) {
  const auto &product = productTable().binary[size_t(op)][size_t(classOf<T>())];
  const auto &oracle =
      referenceTable().binary[size_t(op)][size_t(classOf<T>())];
  for (int64_t n : lengths)
    for (auto [l, r] : {std::pair{1, 1}, {1, 0}, {0, 1}}) {
      const auto x = operands<T>(n, unsigned(n)), y = operands<T>(n, 99);
      const int64_t bytes = resultBytes(oracle.result, n);
      const auto run = [&](const BinaryRunner &function) {
        return result(bytes, [&](void *out) {
          function(x.data(), l, y.data(), r, out, n);
        });
      };
      expectSame<T>(run(product.runner()), run(oracle.runner()),
                    isExact(opcodeName(op), oracle.result),
                    std::string(opcodeName(op)) + " " + level +
                        " n=" + std::to_string(n) + " strides " +
                        std::to_string(l) + std::to_string(r));
    }
}

class ProductKernelsTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!selectKernelLevel(GetParam()))
      GTEST_SKIP() << "this machine or this build has no " << GetParam();
  }
  void TearDown() override { selectKernelLevel("native"); }
};

TEST_P(ProductKernelsTest, AllRealKernelsAreCompiled) {
  for (KernelClass k : {KernelClass::Double, KernelClass::Single}) {
    for (size_t op = 0; op < unaryOpcodeCount; ++op)
      EXPECT_NE(productTable().unary[op][size_t(k)].compiled, nullptr)
          << opcodeName(UnaryOpcode(op));
    for (size_t op = 0; op < binaryOpcodeCount; ++op)
      EXPECT_NE(productTable().binary[op][size_t(k)].compiled, nullptr)
          << opcodeName(BinaryOpcode(op));
  }
}

TEST_P(ProductKernelsTest, UnaryKernelsHaveTheBitsOfTheReference) {
  for (size_t op = 0; op < unaryOpcodeCount; ++op) {
    compareUnary<double>(UnaryOpcode(op), GetParam());
    compareUnary<float>(UnaryOpcode(op), GetParam());
  }
}

TEST_P(ProductKernelsTest, BinaryKernelsHaveTheBitsOfTheReference) {
  for (size_t op = 0; op < binaryOpcodeCount; ++op)
    if (!std::string(opcodeName(BinaryOpcode(op))).starts_with("bit")) {
      compareBinary<double>(BinaryOpcode(op), GetParam());
      compareBinary<float>(BinaryOpcode(op), GetParam());
    }
}

/// Bits are those of whole numbers that are not negative; a shift goes either
/// way.
template <typename T> void compareBits(BinaryOpcode op, const char *level) {
  const bool shifts = op == BinaryOpcode::BitShift;
  std::mt19937_64 random(11);
  for (int64_t n : lengths)
    for (auto [l, r] : {std::pair{1, 1}, {1, 0}, {0, 1}}) {
      std::vector<T> x, y;
      while (int64_t(x.size()) < n) {
        x.push_back(T(random() >> (11 + random() % 53)));
        y.push_back(shifts ? T(int(random() % 160) - 80)
                           : T(random() >> (11 + random() % 53)));
      }
      const auto &product =
          productTable().binary[size_t(op)][size_t(classOf<T>())];
      const auto &oracle =
          referenceTable().binary[size_t(op)][size_t(classOf<T>())];
      const auto run = [&](const BinaryRunner &function) {
        return result(n * int64_t(sizeof(T)), [&](void *out) {
          function(x.data(), l, y.data(), r, out, n);
        });
      };
      EXPECT_EQ(run(product.runner()), run(oracle.runner()))
          << opcodeName(op) << " " << level << " n=" << n;
    }
}

TEST_P(ProductKernelsTest, BitKernelsHaveTheBitsOfTheReference) {
  for (BinaryOpcode op : {BinaryOpcode::BitAnd, BinaryOpcode::BitOr,
                          BinaryOpcode::BitXor, BinaryOpcode::BitShift}) {
    compareBits<double>(op, GetParam());
    compareBits<float>(op, GetParam());
  }
}

/// The results of one kernel with a number of threads.
std::vector<unsigned char> resultByThreads(unsigned threads,
                                           const UnaryKernel &kernel,
                                           const std::vector<double> &x) {
  setThreads(threads);
  const auto bytes = resultBytes(kernel.result, int64_t(x.size()));
  return result(
      bytes, [&](void *out) { kernel.run(x.data(), out, int64_t(x.size())); });
}

/// Sizes around those from which work is shared, and around its pieces.
TEST_P(ProductKernelsTest, ThreadsChangeNothing) {
  for (int64_t n : {8191, 32767, 32768, 32769, 40961, 98305})
    for (UnaryOpcode op : {UnaryOpcode::Sin, UnaryOpcode::Sqrt,
                           UnaryOpcode::IsNan, UnaryOpcode::Abs}) {
      const auto &kernel =
          productTable().unary[size_t(op)][size_t(KernelClass::Double)];
      const auto x = operands<double>(n, unsigned(n));
      const auto expected = resultByThreads(1, kernel, x);
      for (unsigned threads : {2, 3, 8})
        EXPECT_EQ(resultByThreads(threads, kernel, x), expected)
            << opcodeName(op) << " of " << n << " with " << threads;
    }
  setThreads(0);
}

/// Two complex arrays of one size go by the kernels of their parts.
template <typename T> void compareParts(const std::vector<BinaryOpcode> &ops) {
  const auto elementClass =
      sizeof(T) == 8 ? ElementClass::Double : ElementClass::Single;
  for (int64_t n : lengths) {
    ArrayRef x = Array::make(elementClass, {n, 1}, true), y = x->clone();
    std::ranges::copy(operands<T>(2 * n, 5), x->mutableAs<T>());
    std::ranges::copy(operands<T>(2 * n, 6), y->mutableAs<T>());
    // The sum of these is complex, whatever the others are.
    x->mutableAs<T>()[1] = y->mutableAs<T>()[1] = 1;
    for (BinaryOpcode op : ops) {
      const auto bytes = [&](KernelOrigin origin) {
        selectKernels(origin);
        const ArrayRef z = binaryOp(op, Value(x), Value(y)).array();
        const auto *first = static_cast<const unsigned char *>(z->data());
        return std::vector<unsigned char>(first, first + z->bytes());
      };
      const auto expected = bytes(KernelOrigin::Reference);
      expectSame<T>(bytes(KernelOrigin::Product), expected, false,
                    std::string(opcodeName(op)) + " of complex numbers");
    }
  }
}

TEST_P(ProductKernelsTest, ComplexNumbersTakeTheKernelsOfTheirParts) {
  std::vector<BinaryOpcode> ops;
  for (size_t op = 0; op < binaryOpcodeCount; ++op)
    if (productTable().binary[op][size_t(KernelClass::ComplexDouble)].eachPart)
      ops.push_back(BinaryOpcode(op));
  EXPECT_EQ(ops, (std::vector{BinaryOpcode::Minus, BinaryOpcode::Plus}));
  compareParts<double>(ops);
  compareParts<float>(ops);
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductKernelsTest, testing::ValuesIn(levels),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(KernelSets, ReferenceIsSelected) {
  selectKernels(KernelOrigin::Reference);
  EXPECT_EQ(&kernelTable(), &referenceTable());
  selectKernels(KernelOrigin::Product);
  EXPECT_EQ(&kernelTable(), &productTable());
}

} // namespace
