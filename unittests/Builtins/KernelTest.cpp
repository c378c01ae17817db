//===- KernelTest.cpp - class rules and kernels -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Builtins/Kernels/Operators.h"
#include "Values/Equality.h"

#include <cmath>
#include <set>

using namespace runmat;
using namespace runmat::test;
using E = ElementClass;

namespace {

Value single(double x) { return as(E::Single, x); }

//===----------------------------------------------------------------------===//
// Every kernel of every class agrees with the one of doubles
//===----------------------------------------------------------------------===//

/// Operands at which every operation is defined and exact enough.
double sample(UnaryOpcode op) { return op == UnaryOpcode::Acosh ? 1.5 : 0.5; }

using Unary = UnaryOpcode;
using Binary = BinaryOpcode;

/// Operations that complex numbers do not have.
const std::set<Unary> realOnlyUnary{Unary::Gamma, Unary::GammaLn, Unary::Erf,
                                    Unary::Erfc};
const std::set<Binary> realOnlyBinary{
    Binary::And,   Binary::Or,     Binary::Xor,     Binary::Mod,
    Binary::Rem,   Binary::Atan2,  Binary::Hypot,   Binary::BitAnd,
    Binary::BitOr, Binary::BitXor, Binary::BitShift};
/// Operations that integers have.
const std::set<Unary> wholeUnary{
    Unary::Plus, Unary::Negate, Unary::Not,   Unary::Abs,   Unary::Floor,
    Unary::Ceil, Unary::Round,  Unary::Fix,   Unary::Sign,  Unary::Real,
    Unary::Imag, Unary::Conj,   Unary::IsNan, Unary::IsInf, Unary::IsFinite};
const std::set<Binary> floatOnlyBinary{Binary::Atan2, Binary::Hypot};

class UnaryKernelTest : public testing::TestWithParam<int> {};

TEST_P(UnaryKernelTest, SingleIsTheDoubleFunctionRounded) {
  const auto op = UnaryOpcode(GetParam());
  const double x = sample(op);
  const Value inDouble = unaryOp(op, x), inSingle = unaryOp(op, single(x));
  EXPECT_EQ(inSingle.scalarDouble(), double(float(inDouble.scalarDouble())));
}

TEST_P(UnaryKernelTest, ComplexAgreesOnTheRealAxis) {
  const auto op = UnaryOpcode(GetParam());
  if (realOnlyUnary.count(op)) {
    EXPECT_EQ(errorOf([&] { unaryOp(op, complexOf(1, 1)); }),
              "MATLAB:UndefinedFunction");
    return;
  }
  const double x = sample(op);
  const Value real = unaryOp(op, x), complex = unaryOp(op, complexOf(x, 0));
  EXPECT_NEAR(complex.elementAsDouble(0), real.scalarDouble(), 1e-15);
}

TEST_P(UnaryKernelTest, IntegersAgreeWhereTheyHaveTheOperation) {
  const auto op = UnaryOpcode(GetParam());
  for (E c : {E::Int8, E::Int16, E::Int32, E::Int64, E::UInt8, E::UInt16,
              E::UInt32, E::UInt64}) {
    if (!wholeUnary.count(op)) {
      EXPECT_EQ(errorOf([&] { unaryOp(op, as(c, 3.0)); }),
                "MATLAB:UndefinedFunction");
      continue;
    }
    const Value expected = unaryOp(op, 3.0);
    const Value got = unaryOp(op, as(c, 3.0));
    const bool wraps = op == UnaryOpcode::Negate && c >= E::UInt8;
    EXPECT_EQ(got.scalarDouble(), wraps ? 0 : expected.scalarDouble());
  }
}

INSTANTIATE_TEST_SUITE_P(All, UnaryKernelTest,
                         testing::Range(0, int(unaryOpcodeCount)),
                         [](const auto &info) {
                           return std::string(
                               opcodeName(UnaryOpcode(info.param)));
                         });

class BinaryKernelTest : public testing::TestWithParam<int> {};

TEST_P(BinaryKernelTest, ClassesAgree) {
  const auto op = BinaryOpcode(GetParam());
  const double expected = binaryOp(op, 6.0, 2.0).scalarDouble();
  EXPECT_EQ(binaryOp(op, single(6), single(2)).scalarDouble(),
            double(float(expected)));
  for (E c : {E::Int8, E::Int16, E::Int32, E::Int64, E::UInt8, E::UInt16,
              E::UInt32, E::UInt64}) {
    if (floatOnlyBinary.count(op))
      continue;
    // 2 ./ 6 and the like round.
    const double rounded = std::round(expected);
    EXPECT_EQ(binaryOp(op, as(c, 6.0), as(c, 2.0)).scalarDouble(), rounded);
    EXPECT_EQ(binaryOp(op, as(c, 6.0), 2.0).scalarDouble(), rounded);
  }
}

TEST_P(BinaryKernelTest, ComplexAgreesOnTheRealAxis) {
  const auto op = BinaryOpcode(GetParam());
  if (realOnlyBinary.count(op)) {
    EXPECT_NE(errorOf([&] { binaryOp(op, complexOf(1, 1), 2.0); }), "no error");
    return;
  }
  const Value got = binaryOp(op, complexOf(6, 0), complexOf(2, 0));
  EXPECT_NEAR(got.elementAsDouble(0), binaryOp(op, 6.0, 2.0).scalarDouble(),
              1e-13);
}

INSTANTIATE_TEST_SUITE_P(All, BinaryKernelTest,
                         testing::Range(0, int(binaryOpcodeCount)),
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
  const Value b = Value(Array::zeros(E::Double, Extents({2, 1, 4})));
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
  const Value pages = row({10, 20}).array()->reshaped(Extents({1, 1, 2}));
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
