//===- LexerTest.cpp - tests of the lexer -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Lexer.h"

#include "gtest/gtest.h"

#include <string>

using namespace runmat;

namespace {

/// The tokens of a text, separated by blanks: their spelling, "NL" for a line
/// end, and a mark before text literals and after problems.
std::string tokens(std::string_view source) {
  Lexer lexer(source);
  std::string out;
  for (Token t = lexer.next(); t.kind != TokenKind::EndOfFile;
       t = lexer.next()) {
    out += out.empty() ? "" : " ";
    if (t.kind == TokenKind::Newline)
      out += "NL";
    else if (t.kind == TokenKind::Quote)
      out += "TRANSPOSE";
    else if (t.kind == TokenKind::Invalid)
      out += "BAD<" + std::string(lexer.spelling(t)) + ">";
    else
      out += lexer.spelling(t);
  }
  return out;
}

TEST(Lexer, QuoteTransposesBehindAValue) {
  EXPECT_EQ(tokens("a' b.c' (a)' [1]' {1}' 3' a''"),
            "a TRANSPOSE b . c TRANSPOSE ( a ) TRANSPOSE [ 1 ] TRANSPOSE { 1 } "
            "TRANSPOSE 3 TRANSPOSE a TRANSPOSE TRANSPOSE");
}

TEST(Lexer, QuoteOpensTextElsewhere) {
  EXPECT_EQ(tokens("x = 'a b' ; f('it''s')"), "x = 'a b' ; f ( 'it''s' )");
  EXPECT_EQ(tokens("case 'a'"), "case 'a'");
  EXPECT_EQ(tokens("x = ['a' 'b']"), "x = [ 'a' 'b' ]");
}

TEST(Lexer, BlankBeforeQuoteDecidesInsideBrackets) {
  EXPECT_EQ(tokens("[a 'b']"), "[ a 'b' ]");
  EXPECT_EQ(tokens("[a' b']"), "[ a TRANSPOSE b TRANSPOSE ]");
  EXPECT_EQ(tokens("{f(a ')}"), "{ f ( a TRANSPOSE ) }");
}

TEST(Lexer, QuoteBehindTextInBracketsOpensTheNext) {
  EXPECT_EQ(tokens("['a','b';'c']"), "[ 'a' , 'b' ; 'c' ]");
}

TEST(Lexer, DoubleQuotesAlwaysOpenAString) {
  EXPECT_EQ(tokens("x = \"a\"\"b\" + \"'\""), "x = \"a\"\"b\" + \"'\"");
}

TEST(Lexer, TextEndsWithItsLine) {
  EXPECT_EQ(tokens("x = 'ab\ny"), "x = BAD<'ab> NL y");
  EXPECT_EQ(tokens("x = \"ab\ny"), "x = BAD<\"ab> NL y");
}

TEST(Lexer, Numbers) {
  EXPECT_EQ(tokens("1 1.5 .5 5. 1e3 1d3 1E+3 1.e-2 3i 2.5e1j"),
            "1 1.5 .5 5. 1e3 1d3 1E+3 1.e-2 3i 2.5e1j");
  EXPECT_EQ(tokens("0xFF 0xffs8 0b101u16 0X1f"), "0xFF 0xffs8 0b101u16 0X1f");
}

TEST(Lexer, PointBehindDigitsMayBelongToAnOperator) {
  EXPECT_EQ(tokens("5.*x 5./x 5.^x 5.\\x 5.'"),
            "5 .* x 5 ./ x 5 .^ x 5 .\\ x 5 .'");
  EXPECT_EQ(tokens("5..*x"), "5. .* x");
  EXPECT_EQ(tokens("[1 2...\n3]"), "[ 1 2 3 ]");
}

TEST(Lexer, MalformedNumbers) {
  EXPECT_EQ(tokens("3x"), "BAD<3x>");
  EXPECT_EQ(tokens("1e"), "BAD<1e>");
  EXPECT_EQ(tokens("0xFFu7"), "BAD<0xFFu7>");
  EXPECT_EQ(tokens("0x1FFu8"), "BAD<0x1FFu8>");
  EXPECT_EQ(tokens("0x10000000000000000"), "BAD<0x10000000000000000>");
}

TEST(Lexer, CommentsAndContinuations) {
  EXPECT_EQ(tokens("a % b\nc ... d e\n+ f"), "a NL c + f");
  EXPECT_EQ(tokens("x = 'a%b'"), "x = 'a%b'");
  EXPECT_EQ(tokens("[1 % one\n2]"), "[ 1 NL 2 ]");
}

TEST(Lexer, BlockCommentsNest) {
  EXPECT_EQ(tokens("a\n%{\nb\n %{\nc\n%}\nd\n%}\ne"), "a NL NL e");
  EXPECT_EQ(tokens("a %{\nb"), "a NL b") << "not alone on its line";
  EXPECT_EQ(tokens("%{ x\nb"), "NL b") << "not alone on its line";
  EXPECT_EQ(tokens("a\n%{\nb"), "a NL") << "open to the end";
}

TEST(Lexer, LineEnds) {
  EXPECT_EQ(tokens("a\r\nb\rc\nd"), "a NL b NL c NL d");
  EXPECT_EQ(tokens("a ...\r\nb"), "a b");
}

TEST(Lexer, ByteOrderMarkIsSkipped) {
  EXPECT_EQ(tokens("\xEF\xBB\xBFx = 1"), "x = 1");
  EXPECT_EQ(tokens("\xEF\xBB\xBF%{\na\n%}\nb"), "NL b");
}

TEST(Lexer, EndIsAKeywordOutsideBracketsOnly) {
  Lexer lexer("end(end)");
  EXPECT_EQ(lexer.next().kind, TokenKind::KwEnd);
  EXPECT_EQ(lexer.next().kind, TokenKind::LParen);
  EXPECT_EQ(lexer.next().kind, TokenKind::EndIndex);
}

TEST(Lexer, SystemCommandTakesTheLineAtStatementStart) {
  EXPECT_EQ(tokens("!ls -l 'a\nx"), "!ls -l 'a NL x");
  EXPECT_EQ(tokens("x = !y"), "x = BAD<!> y");
}

TEST(Lexer, UnknownCharactersAreWhole) {
  EXPECT_EQ(tokens("a \xC2\xA0 b"), "a BAD<\xC2\xA0> b");
  EXPECT_EQ(tokens("a \xFF b"), "a BAD<\xFF> b");
  EXPECT_EQ(tokens(std::string_view("a \0 b", 5)),
            std::string("a BAD<\0> b", 10));
}

TEST(Lexer, BlanksAroundATokenAreNoted) {
  Lexer lexer("[a -b - c]");
  lexer.next();
  lexer.next();
  Token sign = lexer.next();
  EXPECT_TRUE(sign.spaceBefore);
  EXPECT_FALSE(sign.spaceAfter);
  lexer.next();
  Token minus = lexer.next();
  EXPECT_TRUE(minus.spaceBefore);
  EXPECT_TRUE(minus.spaceAfter);
}

} // namespace
