//===- TextCases.cpp - text and its conversions -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include <cmath>

namespace runmat::test {

std::vector<BuiltinCase> textCases() {
  using E = ElementClass;
  return {
      {"strcmp", {text("a"), text("a")}, {true}},
      {"strcmp",
       {text("a"), cells({text("a"), 1.0})},
       {logicals(1, 2, {1, 0})}},
      {"strcmpi", {text("Ab"), text("aB")}, {true}},
      {"strncmp", {text("hello"), text("help"), 3.0}, {true}},
      {"strncmpi", {text("HELlo"), text("help"), 3.0}, {true}},
      {"strfind", {text("abcabc"), text("bc")}, {row({2, 5})}},
      {"contains", {text("hello"), text("ell")}, {true}},
      {"startsWith", {text("hello"), text("he")}, {true}},
      {"endsWith", {text("hello"), text("he")}, {false}},
      {"upper", {text("aB1")}, {text("AB1")}},
      {"toupper", {text("aB1")}, {text("AB1")}},
      {"lower", {cells({text("aB")})}, {cells({text("ab")})}},
      {"tolower", {text("aB1")}, {text("ab1")}},
      {"strtrim", {text("  a b \t")}, {text("a b")}},
      {"strip", {text(" a ")}, {text("a")}},
      {"deblank", {text(" a  ")}, {text(" a")}},
      {"strrep", {text("aXbX"), text("X"), text("--")}, {text("a--b--")}},
      // MATLAB's own example of overlaps.
      {"strrep",
       {text("abc 2 def 22 ghi 222 jkl 2222"), text("22"), text("*")},
       {text("abc 2 def * ghi ** jkl ***")}},
      {"strrep",
       {text("abc"), cells({text("a"), text("b")}), text("x")},
       {cells({text("xbc"), text("axc")})}},
      {"strrep",
       {cells({text("ab"), text("ba")}), cells({text("a"), text("b")}),
        cells({text("1"), text("2")})},
       {cells({text("1b"), text("2a")})}},
      {"replace", {text("aXb"), text("X"), text("Y")}, {text("aYb")}},
      {"replace",
       {text("abc"), cells({text("a"), text("b")}),
        cells({text("b"), text("c")})},
       {text("bcc")}},
      {"replace",
       {text("2 22 222"), cells({text("2"), text("22")}),
        cells({text("x"), text("y")})},
       {text("x y yx")}},
      {"strsplit",
       {text("a,b,c"), text(",")},
       {cells({text("a"), text("b"), text("c")})}},
      {"strjoin", {cells({text("a"), text("b")}), text(", ")}, {text("a, b")}},
      {"strcat", {text("a "), text("b")}, {text("ab")}},
      {"strcat", {cells({text("a ")}), text("b")}, {cells({text("a b")})}},
      {"strtok", {text("  one two")}, {text("one"), text(" two")}},
      {"blanks", {3.0}, {text("   ")}},
      {"newline", {}, {text("\n")}},
      {"validatestring",
       {text("app"), cells({text("apple"), text("pear")})},
       {text("apple")}},
      {"isdigit", {text("a1")}, {logicals(1, 2, {0, 1})}},
      {"isletter", {text("a1")}, {logicals(1, 2, {1, 0})}},
      {"isspace", {text("a b")}, {logicals(1, 3, {0, 1, 0})}},
      {"regexp", {text("ab12c3"), text("\\d+")}, {row({3, 6}), row({4, 6})}},
      {"regexp",
       {text("ab12c3"), text("\\d+"), text("match")},
       {cells({text("12"), text("3")})}},
      {"regexp",
       {text("k=v"), text("(\\w)=(\\w)"), text("tokens"), text("once")},
       {cells({text("k"), text("v")})}},
      {"regexp",
       {text("k=v"), text("(?<key>\\w)="), text("names")},
       {structOf({{"key", text("k")}})}},
      {"regexp",
       {text("a,b"), text(","), text("split")},
       {cells({text("a"), text("b")})}},
      {"regexp",
       {Value::string("ab12"), Value::string("(\\d)(\\d)"), text("match"),
        text("tokens")},
       {Value::string("12"), cells({StringArray{Extents(1, 2), {"1", "2"}}})}},
      {"regexp",
       {text("a"), text("(b)"), text("tokens"), text("once")},
       {CellArray(Extents(0, 0))}},
      {"regexp", {text("the cat"), text("\\<c"), text("start")}, {5.0}},
      {"regexp",
       {text("xyz"), text("q"), text("match")},
       {CellArray(Extents(1, 0))}},
      {"regexpi",
       {text("ABC"), text("b"), text("match"), text("once")},
       {text("B")}},
      {"regexpi", {text("aAb"), text("A"), text("matchcase")}, {2.0}},
      {"regexprep",
       {text("hello world"), text("(\\w+) (\\w+)"), text("$2 $1")},
       {text("world hello")}},
      {"regexprep",
       {cells({text("aa")}), text("a"), text("b"), text("once")},
       {cells({text("ba")})}},
      {"num2str", {M_PI}, {text("3.1416")}},
      {"num2str", {1e10}, {text("10000000000")}},
      {"num2str", {123456789.123}, {text("123456789.123")}},
      {"num2str", {1.23456789e-7}, {text("1.2346e-07")}},
      {"num2str", {row({1, 2, 3})}, {text("1  2  3")}},
      {"num2str", {row({1.5, 2})}, {text("1.5           2")}},
      {"num2str", {M_PI, 8.0}, {text("3.1415927")}},
      {"num2str", {3.0, text("%05d")}, {text("00003")}},
      {"num2str", {true}, {text("1")}},
      {"num2str", {complexOf(1, -2)}, {text("1-2i")}},
      {"int2str", {2.7}, {text("3")}},
      {"mat2str", {matrix(2, 2, {1, 3, 2, 4.5})}, {text("[1 2;3 4.5]")}},
      {"mat2str", {logicals(1, 2, {1, 0})}, {text("[true false]")}},
      {"mat2str", {empties(0, 0)}, {text("zeros(0,0)")}},
      {"mat2str", {charArray(Extents(2, 2), u"a'bc")}, {text("['ab';'''c']")}},
      {"str2double", {text("1,234.5")}, {1234.5}},
      {"str2double", {text("2+3i")}, {complexOf(2, 3)}},
      {"str2num", {text("no program")}, {empties(0, 0), false}},
      {"str2double", {text("x")}, {notANumber}},
      {"char", {row({72, 105})}, {text("Hi")}},
      {"char",
       {cells({text("a")}), text("b")},
       {charArray(Extents(2, 1), u"ab")}},
      {"string", {1.5}, {Value::string("1.5")}},
      {"cellstr", {text("ab ")}, {cells({text("ab")})}},
      {"strlength", {text("abc")}, {3.0}},
      {"dec2bin", {5.0, 4.0}, {text("0101")}},
      {"bin2dec", {text("101")}, {5.0}},
      {"dec2hex", {255.0}, {text("FF")}},
      {"hex2dec", {text("ff")}, {255.0}},
      {"sprintf", {text("%d"), 1.5}, {text("1.500000e+00")}},
      {"sprintf", {text("%d and %d"), 1.0}, {text("1 and ")}},
      {"sprintf", {text("%d, "), row({1, 2, 3})}, {text("1, 2, 3, ")}},
      {"sprintf", {text("a%db"), empties(0, 0)}, {text("ab")}},
      {"sprintf",
       {text("%5d|%-5d|%05d"), row({1, 2, 3})},
       {text("    1|2    |00003")}},
      {"sprintf", {text("%x %o %X"), row({255, 8, 255})}, {text("ff 10 FF")}},
      {"sprintf", {text("%x"), 1.5}, {text("1.500000e+00")}},
      {"sprintf", {text("%s"), 65.0}, {text("A")}},
      {"sprintf", {text("%s-%s"), text("ab"), text("c")}, {text("ab-c")}},
      {"sprintf", {text("%d "), text("ab")}, {text("97 98 ")}},
      {"sprintf",
       {text("%5.1f|%e|%g"), row({3.14159, 1, 1e-5})},
       {text("  3.1|1.000000e+00|1e-05")}},
      {"sprintf", {text("%5d|"), notANumber}, {text("  NaN|")}},
      {"sprintf", {text("%d"), -infinity}, {text("-Inf")}},
      {"sprintf", {text("%*d"), row({5, 42})}, {text("   42")}},
      {"sprintf", {text("%.3s"), text("abcdef")}, {text("abc")}},
      {"sprintf", {text("100%%\\n")}, {text("100%\n")}},
      {"sprintf",
       {text("%d"), as(E::Int64, 9007199254740992.0)},
       {text("9007199254740992")}},
      {"sprintf",
       {text("%s %d"), as(E::Int64, infinity), as(E::UInt64, infinity)},
       {text("9223372036854775807 18446744073709551615")}},
      {"num2str", {as(E::Int64, -infinity)}, {text("-9223372036854775808")}},
      {"int2str", {as(E::UInt64, infinity)}, {text("18446744073709551615")}},
      {"mat2str", {as(E::Int64, infinity)}, {text("9223372036854775807")}},
      {"sprintf", {text("%.17g"), 0.1}, {text("0.10000000000000001")}},
      {"sprintf", {text("%d"), 1e10}, {text("10000000000")}},
      {"sprintf", {text("%c%c"), text("xy")}, {text("xy")}},
  };
}

namespace {

TEST(TextTest, CharArraysOfMoreDimensionsAreRefused) {
  const Value pages = charArray(Extents({2, 1, 2}), u"abcd");
  for (const char *name : {"upper", "strtrim", "cellstr", "string"})
    EXPECT_THROW(call(name, {pages}), Error) << name;
  EXPECT_THROW(call("char", {text("a"), pages}), Error);
  EXPECT_THROW(call("strrep", {pages, text("a"), text("b")}), Error);
}

TEST(TextTest, NamesOfFieldsAreTexts) {
  const Value rows = charArray(Extents(2, 2), u"abcd");
  EXPECT_EQ(errorOf([&] { call("struct", {text("a"), 1.0, rows, 2.0}); }),
            "MATLAB:AddField:InvalidFieldName");
}

TEST(TextTest, DatesThatNoCalendarHasAreRefused) {
  for (double day : {std::nan(""), double(infinity), -1.0, 1e17})
    EXPECT_EQ(errorOf([&] { call("datestr", {day}); }),
              "MATLAB:datestr:ConvertDateNumber");
}

} // namespace

} // namespace runmat::test
