//===- LiteralsTest.cpp - tests of literal values ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Literals.h"

#include "gtest/gtest.h"

#include <limits>

using namespace runmat;
using ast::LiteralClass;

namespace {

TEST(Literals, DecimalValues) {
  EXPECT_EQ(readNumber("1.5e3").value, 1500.0);
  EXPECT_EQ(readNumber("1D-2").value, 0.01);
  EXPECT_EQ(readNumber(".5").value, 0.5);
  EXPECT_EQ(readNumber("5.").value, 5.0);
  EXPECT_EQ(readNumber("1e+2").value, 100.0);
  EXPECT_EQ(readNumber("9007199254740993").value, 9007199254740992.0);
  EXPECT_EQ(readNumber("0.1").value, 0.1);
}

TEST(Literals, ValuesAtTheEndsOfTheRange) {
  double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(readNumber("5e-324").value, 5e-324);
  EXPECT_EQ(readNumber("1.7976931348623157e308").value,
            std::numeric_limits<double>::max());
  EXPECT_EQ(readNumber("1e400").value, infinity);
  EXPECT_EQ(readNumber("1e-400").value, 0.0);
  EXPECT_EQ(readNumber("1e99999999999999999999").value, infinity);
  EXPECT_EQ(readNumber("1e-99999999999999999999").value, 0.0);
  EXPECT_EQ(readNumber(std::string(400, '9')).value, infinity);
  EXPECT_EQ(readNumber("0." + std::string(400, '0') + "1e10").value, 0.0);
  EXPECT_EQ(readNumber("0." + std::string(400, '0') + "1e400").value, 0.1);
}

TEST(Literals, ImaginaryUnits) {
  EXPECT_TRUE(readNumber("2i").imaginary);
  EXPECT_TRUE(readNumber("2.5e1j").imaginary);
  EXPECT_EQ(readNumber("2.5e1j").value, 25.0);
  EXPECT_FALSE(readNumber("2").imaginary);
}

TEST(Literals, PrefixedIntegersTakeTheSmallestUnsignedClass) {
  EXPECT_EQ(readNumber("0xFF").literalClass, LiteralClass::UInt8);
  EXPECT_EQ(readNumber("0x100").literalClass, LiteralClass::UInt16);
  EXPECT_EQ(readNumber("0x10000").literalClass, LiteralClass::UInt32);
  EXPECT_EQ(readNumber("0xFFFFFFFFFFFFFFFF").literalClass,
            LiteralClass::UInt64);
  EXPECT_EQ(readNumber("0xFFFFFFFFFFFFFFFF").integer,
            std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(readNumber("0b1011").integer, 11u);
}

TEST(Literals, SuffixSetsTheClass) {
  EXPECT_EQ(readNumber("0xFFs8").literalClass, LiteralClass::Int8);
  EXPECT_EQ(readNumber("0xFFs8").integer, 0xFFu);
  EXPECT_EQ(readNumber("0b1u64").literalClass, LiteralClass::UInt64);
}

TEST(Literals, QuotedText) {
  EXPECT_EQ(readQuotedText("'it''s'"), "it's");
  EXPECT_EQ(readQuotedText("''"), "");
  EXPECT_EQ(readQuotedText("''''"), "'");
  EXPECT_EQ(readQuotedText("\"a\"\"b'\""), "a\"b'");
  EXPECT_FALSE(quotedTextNeedsCopy("'plain'"));
}

TEST(Literals, InvalidBytesAreLatin1) {
  EXPECT_TRUE(quotedTextNeedsCopy("'\xE9t\xE9'"));
  EXPECT_EQ(readQuotedText("'\xE9t\xE9'"), "\xC3\xA9t\xC3\xA9");
}

} // namespace
