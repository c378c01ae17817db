//===- KernelTest.cpp - class rules and kernels -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"
#include "Builtins/Kernels/KernelTable.h"

#include "Builtins/Kernels/Operators.h"
#include "Values/Equality.h"

#include <cmath>
#include <complex>
#include <set>

using namespace runmat;
using namespace runmat::test;
using E = ElementClass;

namespace {

Value single(double x) { return as(E::Single, x); }

//===----------------------------------------------------------------------===//
// Every kernel of every class agrees with the one of doubles
//===----------------------------------------------------------------------===//

using Unary = UnaryOpcode;
using Binary = BinaryOpcode;

/// Operations that complex numbers do not have.
const std::set<Unary> realOnlyUnary{Unary::Gamma,  Unary::GammaLn, Unary::Psi,
                                    Unary::Erf,    Unary::Erfc,    Unary::Erfcx,
                                    Unary::Erfinv, Unary::Erfcinv};
const std::set<Binary> realOnlyBinary{
    Binary::And,    Binary::Or,      Binary::Xor,      Binary::Mod,
    Binary::Rem,    Binary::Atan2,   Binary::Hypot,    Binary::BitAnd,
    Binary::BitOr,  Binary::BitXor,  Binary::BitShift, Binary::Beta,
    Binary::Betaln, Binary::Nthroot, Binary::Atan2d,   Binary::Pow2};
/// Operations that integers have.
const std::set<Unary> wholeUnary{
    Unary::Plus, Unary::Negate, Unary::Not,   Unary::Abs,   Unary::Floor,
    Unary::Ceil, Unary::Round,  Unary::Fix,   Unary::Sign,  Unary::Real,
    Unary::Imag, Unary::Conj,   Unary::IsNan, Unary::IsInf, Unary::IsFinite};
const std::set<Binary> floatOnlyBinary{
    Binary::Atan2,   Binary::Hypot,  Binary::Beta, Binary::Betaln,
    Binary::Nthroot, Binary::Atan2d, Binary::Pow2};

constexpr E wholeClasses[] = {E::Int8,  E::Int16,  E::Int32,  E::Int64,
                              E::UInt8, E::UInt16, E::UInt32, E::UInt64};
bool isSigned(E c) { return c <= E::Int64; }

/// The one element as real and imaginary part.
std::complex<double> element(const Value &value) {
  NumberView view(value, Number::ComplexDouble);
  return view.as<std::complex<double>>()[0];
}

/// Equal up to a relative error; NaN and infinities are equal to themselves.
void expectNear(const Value &got, const Value &expected, double relative) {
  const auto near = [&](double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b)) ||
           std::fabs(a - b) <= relative * std::max(1.0, std::fabs(b));
  };
  const std::complex<double> a = element(got), b = element(expected);
  EXPECT_TRUE(near(a.real(), b.real()) && near(a.imag(), b.imag()))
      << "got " << a << ", expected " << b;
}

Value singleComplex(const Value &value) { return as(E::Single, value); }

/// Both parts and the class.
void expectComplex(const Value &got, E elementClass, double re, double im) {
  EXPECT_EQ(got.elementClass(), elementClass);
  expectNear(got, complexOf(re, im), 0);
}

// complex(Inf, 1)*2 is Inf+2i; the imaginary part 0 would make it NaN.
TEST(MixedComplex, ProductsAndQuotientsByParts) {
  const Value z = complexOf(infinity, 1);
  for (BinaryOpcode op : {Binary::Times, Binary::RightDivide})
    for (E elementClass : {E::Double, E::Single}) {
      const double part = op == Binary::Times ? 2 : 0.5;
      expectComplex(binaryOp(op, z, as(elementClass, 2.0)), elementClass,
                    infinity, part);
    }
  expectComplex(binaryOp(Binary::Times, 2.0, z), E::Double, infinity, 2);
  expectComplex(binaryOp(Binary::LeftDivide, 2.0, z), E::Double, infinity, 0.5);
  expectComplex(binaryOp(Binary::Times, z, complexOf(2, 0)), E::Double,
                infinity, notANumber);
  const Value rows = matrix(2, 1, {2, 3});
  const Value spread = binaryOp(Binary::Times, z, rows);
  expectComplex(spread.array()->reshaped(spread.extents()), E::Double, infinity,
                2);
}
TEST(MixedComplex, MatrixProductsByParts) {
  ArrayRef z = Array::make(E::Double, Extents(1, 2), true);
  const double parts[] = {infinity, 1, 2, 3};
  std::copy(parts, parts + 4, z->mutableAs<double>());
  const Value column = matrix(2, 1, {2, 4});
  expectComplex(matrixMultiply(z, column), E::Double, infinity, 14);
  expectComplex(matrixMultiply(transpose(column, false), transpose(z, false)),
                E::Double, infinity, 14);
  expectComplex(matrixMultiply(z, as(E::Single, column)), E::Single, infinity,
                14);
}

class UnaryKernelTest : public testing::TestWithParam<int> {};

/// One is the other or beside it: what is within 1 ULP of a number is so near
/// to the number rounded.
void expectBeside(float got, float expected) {
  EXPECT_TRUE(got == expected || (std::isnan(got) && std::isnan(expected)) ||
              got == std::nextafter(expected, got))
      << "got " << got << ", expected " << expected;
}

TEST_P(UnaryKernelTest, SingleIsTheDoubleFunctionWithinAnUlp) {
  const auto op = UnaryOpcode(GetParam());
  for (double x : {0.5, 1.5, -1.25, infinity, notANumber}) {
    if (op == UnaryOpcode::Not && std::isnan(x))
      continue;
    SCOPED_TRACE(x);
    const Value inDouble = unaryOp(op, x), inSingle = unaryOp(op, single(x));
    EXPECT_EQ(inSingle.isComplex(), inDouble.isComplex());
    if (!inDouble.isComplex())
      expectBeside(float(inSingle.scalarDouble()),
                   float(inDouble.scalarDouble()));
  }
}

TEST_P(UnaryKernelTest, ComplexAgreesOnTheRealAxis) {
  const auto op = UnaryOpcode(GetParam());
  if (realOnlyUnary.count(op)) {
    EXPECT_EQ(errorOf([&] { unaryOp(op, complexOf(1, 1)); }),
              "MATLAB:UndefinedFunction");
    return;
  }
  for (double x : {0.5, 1.5, -1.25}) {
    SCOPED_TRACE(x);
    expectNear(unaryOp(op, complexOf(x, 0)), unaryOp(op, x), 1e-15);
  }
}

TEST_P(UnaryKernelTest, ComplexSingleIsTheDoubleOneRounded) {
  const auto op = UnaryOpcode(GetParam());
  if (realOnlyUnary.count(op) || op == UnaryOpcode::Not)
    return;
  for (const Value &z : {complexOf(1.5, -2.5), complexOf(-0.25, 0.75),
                         complexOf(notANumber, 1), complexOf(infinity, 1)}) {
    const bool finite = std::isfinite(element(z).real());
    const bool asks = op == UnaryOpcode::IsNan || op == UnaryOpcode::IsInf;
    if (finite || asks)
      expectNear(unaryOp(op, singleComplex(z)), unaryOp(op, z), 1e-5);
  }
}

TEST_P(UnaryKernelTest, IntegersAgreeWhereTheyHaveTheOperation) {
  const auto op = UnaryOpcode(GetParam());
  for (E c : wholeClasses)
    for (double x : {0.0, 3.0, 100.0, -7.0}) {
      if (!wholeUnary.count(op)) {
        EXPECT_EQ(errorOf([&] { unaryOp(op, as(c, x)); }),
                  "MATLAB:UndefinedFunction");
        continue;
      }
      if (x < 0 && !isSigned(c))
        continue;
      const Value got = unaryOp(op, as(c, x));
      EXPECT_EQ(got.className(),
                unaryOp(op, x).isLogical() ? "logical" : as(c, x).className());
      EXPECT_EQ(got.scalarDouble(), as(c, unaryOp(op, x)).scalarDouble());
    }
}

INSTANTIATE_TEST_SUITE_P(All, UnaryKernelTest,
                         testing::Range(0, int(kernels::unaryOpcodeCount)),
                         [](const auto &info) {
                           return std::string(
                               opcodeName(UnaryOpcode(info.param)));
                         });

class BinaryKernelTest : public testing::TestWithParam<int> {};

/// Operands at which an operation shows each of its results.
constexpr std::pair<double, double> operandPairs[] = {{6, 2}, {2, 6}, {3, 3},
                                                      {5, 3}, {0, 4}, {4, 0}};

TEST_P(BinaryKernelTest, SingleIsTheDoubleFunctionRounded) {
  const auto op = BinaryOpcode(GetParam());
  for (auto [x, y] : operandPairs) {
    const Value expected = binaryOp(op, x, y);
    expectNear(binaryOp(op, single(x), single(y)),
               single(expected.scalarDouble()), 0);
  }
}

TEST_P(BinaryKernelTest, IntegersAreTheDoubleFunctionRounded) {
  const auto op = BinaryOpcode(GetParam());
  if (floatOnlyBinary.count(op))
    return;
  for (E c : wholeClasses)
    for (auto [x, y] : operandPairs) {
      // Bits that are shifted out of the class are lost, not saturated.
      if (op == BinaryOpcode::BitShift && x * std::exp2(y) > 127)
        continue;
      const double expected = as(c, binaryOp(op, x, y)).scalarDouble();
      SCOPED_TRACE(as(c, x).className());
      EXPECT_EQ(binaryOp(op, as(c, x), as(c, y)).scalarDouble(), expected);
      EXPECT_EQ(binaryOp(op, as(c, x), y).scalarDouble(), expected);
    }
}

TEST_P(BinaryKernelTest, ComplexAgreesOnTheRealAxis) {
  const auto op = BinaryOpcode(GetParam());
  if (realOnlyBinary.count(op)) {
    EXPECT_NE(errorOf([&] { binaryOp(op, complexOf(1, 1), 2.0); }), "no error");
    return;
  }
  for (auto [x, y] : operandPairs)
    if (x != 0 && y != 0)
      expectNear(binaryOp(op, complexOf(x, 0), complexOf(y, 0)),
                 binaryOp(op, x, y), 1e-13);
}

TEST_P(BinaryKernelTest, ComplexSingleIsTheDoubleOneRounded) {
  const auto op = BinaryOpcode(GetParam());
  if (realOnlyBinary.count(op))
    return;
  const Value a = complexOf(1.5, -2.5), b = complexOf(0.5, 0.75);
  for (const auto &[x, y] : {std::pair{a, b}, {b, a}, {a, a}})
    expectNear(binaryOp(op, singleComplex(x), singleComplex(y)),
               binaryOp(op, x, y), 1e-4);
}

INSTANTIATE_TEST_SUITE_P(All, BinaryKernelTest,
                         testing::Range(0, int(kernels::binaryOpcodeCount)),
                         [](const auto &info) {
                           return std::string(
                               opcodeName(BinaryOpcode(info.param)));
                         });

//===----------------------------------------------------------------------===//
// Class rules
//===----------------------------------------------------------------------===//

TEST(ClassRuleTest, SingleWinsOverDouble) {
  const Value got = binaryOp(BinaryOpcode::Times, single(2), 3.0);
  EXPECT_EQ(got.className(), "single");
}
TEST(ClassRuleTest, IntegersWithScalarDoubles) {
  const Value got = binaryOp(BinaryOpcode::Plus, as(E::UInt8, 200.0), 100.0);
  EXPECT_EQ(got.className(), "uint8");
  EXPECT_EQ(got.scalarDouble(), 255);
}
TEST(ClassRuleTest, MixedIntegersAreAnError) {
  EXPECT_EQ(errorOf([] {
              binaryOp(BinaryOpcode::Plus, as(E::Int8, 1.0), as(E::Int16, 1.0));
            }),
            "MATLAB:mixedClasses");
  EXPECT_EQ(errorOf([] {
              binaryOp(BinaryOpcode::Times, as(E::Int8, row({1, 2})),
                       row({1, 2}));
            }),
            "MATLAB:mixedClasses");
}
TEST(ClassRuleTest, LogicalAndCharComputeAsDouble) {
  EXPECT_EQ(binaryOp(BinaryOpcode::Plus, true, true).className(), "double");
  EXPECT_EQ(binaryOp(BinaryOpcode::Plus, text("a"), 1.0).scalarDouble(), 98);
}
TEST(ClassRuleTest, NaNHasNoTruthValue) {
  EXPECT_EQ(errorOf([] { binaryOp(BinaryOpcode::And, notANumber, 1.0); }),
            "MATLAB:nologicalnan");
  EXPECT_EQ(errorOf([] { unaryOp(UnaryOpcode::Not, notANumber); }),
            "MATLAB:nologicalnan");
}
TEST(ClassRuleTest, CellsAreNoOperands) {
  EXPECT_EQ(errorOf([] { binaryOp(BinaryOpcode::Plus, cells({}), 1.0); }),
            "MATLAB:UndefinedFunction");
}

TEST(ExpansionTest, ShapesExpand) {
  const Value a = Value(Array::zeros(E::Double, Extents(2, 3)));
  const Value b =
      Value(Array::zeros(E::Double, Extents(std::vector<int64_t>{2, 1, 4})));
  EXPECT_EQ(binaryOp(BinaryOpcode::Plus, a, b).extents(),
            Extents(std::vector<int64_t>{2, 3, 4}));
  EXPECT_EQ(
      binaryOp(BinaryOpcode::Plus, empties(0, 1), row({1, 2, 3})).extents(),
      Extents(0, 3));
}
TEST(ExpansionTest, OtherShapesAreAnError) {
  EXPECT_EQ(errorOf([] {
              binaryOp(BinaryOpcode::Plus, empties(2, 3), empties(3, 2));
            }),
            "MATLAB:sizeDimensionsMustMatch");
}
TEST(ExpansionTest, PagesRepeat) {
  const Value column3 = column({1, 2, 3});
  const Value pages =
      row({10, 20}).array()->reshaped(Extents(std::vector<int64_t>{1, 1, 2}));
  EXPECT_EQ(elements(binaryOp(BinaryOpcode::Plus, column3, pages)),
            (std::vector<double>{11, 12, 13, 21, 22, 23}));
}

//===----------------------------------------------------------------------===//
// 64-bit integers
//===----------------------------------------------------------------------===//

Value int64(int64_t x) {
  ArrayRef array = Array::make(E::Int64, Extents(1, 1));
  *array->mutableAs<int64_t>() = x;
  return array;
}
int64_t asInt64(const Value &x) { return *x.array()->as<int64_t>(); }

constexpr int64_t big = 9007199254740993; // 2^53 + 1

TEST(ExactIntegerTest, SumsBeyondDoubles) {
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Plus, int64(big), 2.0)), big + 2);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Plus, int64(big), 0.5)), big + 1);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Minus, int64(-big), 0.5)), -big - 1);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Plus, int64(INT64_MAX), 1.0)),
            INT64_MAX);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Minus, int64(INT64_MIN), 1e300)),
            INT64_MIN);
}
TEST(ExactIntegerTest, Products) {
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Times, int64(big), 3.0)), 3 * big);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Times, int64(big), 0.5)),
            (big + 1) / 2);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::Times, int64(big), int64(big))),
            INT64_MAX);
}
TEST(ExactIntegerTest, Quotients) {
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(3 * big), 3.0)),
            big);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(7), 2.0)), 4);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(-7), 2.0)), -4);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(7), 0.0)),
            INT64_MAX);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(0), 0.0)), 0);
  EXPECT_EQ(asInt64(binaryOp(BinaryOpcode::RightDivide, int64(big), 0.25)),
            4 * big);
}
TEST(ExactIntegerTest, ComparisonsAreExact) {
  EXPECT_EQ(
      binaryOp(BinaryOpcode::Equal, int64(big), 9007199254740992.0).isTrue(),
      false);
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

std::vector<double> range(double a, double d, double b) {
  return elements(colonRange(a, d, b));
}

TEST(ColonTest, TheLastElementIsHit) {
  const auto x = range(0, 0.1, 0.3);
  ASSERT_EQ(x.size(), 4u);
  EXPECT_EQ(x[3], 0.3);
}
TEST(ColonTest, Antisymmetric) {
  const auto x = range(-1, 0.01, 1);
  ASSERT_EQ(x.size(), 201u);
  for (size_t i = 0; i < x.size(); ++i)
    EXPECT_EQ(x[i], -x[x.size() - 1 - i]) << i;
}
TEST(ColonTest, Empties) {
  EXPECT_EQ(colonRange(5.0, Value(), 1.0).extents(), Extents(1, 0));
  EXPECT_EQ(colonRange(1.0, 0.0, 5.0).extents(), Extents(1, 0));
  EXPECT_EQ(colonRange(empties(0, 0), Value(), 1.0).extents(), Extents(1, 0));
}
TEST(ColonTest, NaN) {
  const auto x = range(1, 1, notANumber);
  ASSERT_EQ(x.size(), 1u);
  EXPECT_TRUE(std::isnan(x[0]));
}
TEST(ColonTest, Downwards) {
  EXPECT_EQ(range(3, -1, 1), (std::vector<double>{3, 2, 1}));
}
TEST(ColonTest, Integers) {
  const Value x = colonRange(as(E::UInt8, 3.0), -1.0, as(E::UInt8, 0.0));
  EXPECT_EQ(x.className(), "uint8");
  EXPECT_EQ(elements(x), (std::vector<double>{3, 2, 1, 0}));
  EXPECT_EQ(errorOf([] { colonRange(as(E::Int8, 1.0), Value(), 2.5); }),
            "MATLAB:colon:nonIntegerStep");
}
TEST(ColonTest, Singles) {
  EXPECT_EQ(colonRange(single(0), single(0.1), single(0.3)).count(), 4);
}

TEST(OperatorTest, StringsJoinAndCompare) {
  EXPECT_EQ(binaryOp(BinaryOpcode::Plus, Value::string("a"), 1.0).toText(),
            "a1");
  EXPECT_TRUE(
      binaryOp(BinaryOpcode::Equal, Value::string("a"), text("a")).isTrue());
}
TEST(OperatorTest, MatrixProductSizes) {
  EXPECT_EQ(errorOf([] { matrixMultiply(row({1, 2}), row({1, 2})); }),
            "MATLAB:innerdim");
}
TEST(OperatorTest, LeastSquares) {
  const Value a = matrix(3, 2, {1, 1, 1, 0, 1, 2});
  const auto x = elements(matrixLeftDivide(a, column({1, 3, 5})));
  EXPECT_NEAR(x[0], 1, 1e-12);
  EXPECT_NEAR(x[1], 2, 1e-12);
}
TEST(OperatorTest, RecordsOfMaximumKeepTheFirst) {
  const auto got = callAll("max", {row({2, 5, 5})}, 2);
  EXPECT_EQ(got[1].scalarDouble(), 2);
}

} // namespace
