//===- ErrorsTest.cpp - tests of syntax errors and recovery -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::test;

namespace {

TEST(Errors, SeveralInOneRun) {
  EXPECT_EQ(errorsOf("x = (1;\ny = 2;\nz = ]\nw = 3 4;\nv = 'a\n"),
            "1:7: expected ')', got ';'\n"
            "3:5: expected an expression, got ']'\n"
            "4:7: expected an operator or the end of the statement, got a "
            "number\n"
            "5:5: this character array is not closed: no ' follows on its "
            "line\n");
}

TEST(Errors, AnErrorInAHeadDoesNotLoseTheBlock) {
  EXPECT_EQ(errorsOf("if (x\n y\nend\nfor 3\n y\nend\nwhile )\nend\n"
                     "switch (\ncase 1\nend\nz = 1;"),
            "1:6: expected ')', got the end of the line\n"
            "4:5: expected the loop variable, got a number\n"
            "7:7: expected an expression, got ')'\n"
            "9:9: expected an expression, got the end of the line\n");
}

TEST(Errors, Classdef) {
  EXPECT_EQ(errorsOf("% text\nclassdef A < B\n properties\n  x = (\n end\nend"),
            "2:1: classdef is not supported\n");
}

TEST(Errors, OpenBlocksAreReportedAtTheirStart) {
  EXPECT_EQ(errorsOf("x = 1;\nif x\n while y\n  z\n end\n"),
            "2:1: if is not closed by 'end'\n");
  EXPECT_EQ(errorsOf("function f\nif x\nfunction g\ny = 1;\n"),
            "2:1: if is not closed by 'end'\n");
  EXPECT_EQ(errorsOf("function f\nend\nfunction g\n"),
            "3:1: function 'g' is not closed by 'end'\n");
}

TEST(Errors, KeywordsOutsideTheirBlock) {
  EXPECT_EQ(errorsOf("x\nend\ny"), "2:1: 'end' has nothing to close\n");
  EXPECT_EQ(errorsOf("else\nx"),
            "1:1: else stands outside the block that it belongs to\n");
  EXPECT_EQ(errorsOf("while x\nelse\n y\nend"),
            "2:1: else does not belong to the while at line 1\n");
  EXPECT_EQ(errorsOf("break\nfor i=1:2\n continue\nend"),
            "1:1: 'break' stands outside a loop\n");
  EXPECT_EQ(errorsOf("function f\nfor i=1:2\n g\nend\ncontinue\nend"),
            "5:1: 'continue' stands outside a loop\n");
}

TEST(Errors, UnclosedMatrixEndsAtTheNextStatement) {
  EXPECT_EQ(errorsOf("x = [1 2\n3 4\nif y\n z = ;\nend\n"),
            "3:1: expected ']', got if\n"
            "4:6: expected an expression, got ';'\n");
}

TEST(Errors, EqualSignInsideACondition) {
  EXPECT_EQ(errorsOf("if (x = 3)\nend"), "1:7: expected ')', got '='\n");
  EXPECT_EQ(errorsOf("3 = x;"), "1:3: '=' cannot stand here\n");
  EXPECT_EQ(errorsOf("a = b = c;"), "1:7: '=' cannot stand here\n");
}

TEST(Errors, MultipleAssignment) {
  EXPECT_EQ(errorsOf("[] = f();"), "1:1: there is nothing to assign to\n");
  EXPECT_EQ(errorsOf("[a, 3] = f();"), "1:5: this cannot be assigned to\n");
}

TEST(Errors, EndOutsideAnIndex) {
  EXPECT_EQ(errorsOf("x = [1 end];"), "1:8: 'end' stands outside an index\n");
  EXPECT_EQ(errorsOf("x(@() end)"), "1:7: 'end' stands outside an index\n");
}

TEST(Errors, Functions) {
  EXPECT_EQ(errorsOf("function f(a, a)\n"),
            "1:15: 'a' is already a parameter of this function\n");
  EXPECT_EQ(errorsOf("function [y, y] = f\n"),
            "1:14: 'y' is already an output of this function\n");
  EXPECT_EQ(errorsOf("f = @(x, x) x;"),
            "1:10: 'x' is already a parameter of this function\n");
  EXPECT_EQ(errorsOf("function f\nfunction g\nfunction f\n"),
            "3:10: function 'f' is already defined in this file\n");
  EXPECT_EQ(errorsOf("function 3\nx = 1;\n"),
            "1:10: expected the name of the function, got a number\n");
}

TEST(Errors, FormsOfOtherLanguages) {
  EXPECT_EQ(errorsOf("if !x\nend"),
            "1:4: unexpected '!': negation is written '~'\n");
  EXPECT_EQ(errorsOf("if x != y\nend"),
            "1:6: unexpected '!': 'not equal' is written '~='\n");
  EXPECT_EQ(errorsOf("# text"),
            "1:1: unexpected '#': a comment begins with '%'\n");
  EXPECT_FALSE(errorsOf("x = 1; x += 1;").empty());
  EXPECT_FALSE(errorsOf("x++;").empty());
}

TEST(Errors, Encodings) {
  EXPECT_EQ(errorsOf("x = \xE9;"),
            "1:5: invalid UTF-8 outside text and comments\n");
  EXPECT_EQ(errorsOf("x =\xC2\xA0 1;"),
            "1:4: unexpected character '\xC2\xA0' (U+00A0)\n");
  EXPECT_EQ(errorsOf(std::string("x = \0;", 6)),
            "1:5: unexpected control character, code 0\n");
  EXPECT_EQ(errorsOf("\xFF\xFEx"), "1:1: the file is encoded as UTF-16\n");
  EXPECT_EQ(errorsOf(std::string("x\0=\0", 4)),
            "1:1: the file is encoded as UTF-16\n");
}

TEST(Errors, InvalidUtf8InTextIsAWarning) {
  DiagnosticEngine diagnostics;
  EXPECT_TRUE(
      parseProgram("t.m", "x = '\xE9'; y = '\xE8'; % \xE9\n", diagnostics));
  ASSERT_EQ(diagnostics.diagnostics().size(), 1u);
  EXPECT_EQ(diagnostics.diagnostics()[0].severity, Severity::Warning);
}

TEST(Errors, NulInTextAndCommentsIsKept) {
  auto program = parse(std::string("x = 'a\0b'; % \0\n", 15));
  const auto &assign = statement<ast::AssignStmt>(*program);
  const auto *text = static_cast<const ast::CharArrayExpr *>(assign.value);
  EXPECT_EQ(text->text, std::string_view("a\0b", 3));
}

TEST(Errors, StopAtTheCap) {
  std::string source;
  for (int i = 0; i < 1000; ++i)
    source += "x = ;\n";
  DiagnosticEngine diagnostics(5);
  EXPECT_FALSE(parseProgram("t.m", source, diagnostics));
  EXPECT_EQ(diagnostics.diagnostics().size(), 5u);
  EXPECT_NE(diagnostics.render().find("too many errors"), std::string::npos);
}

} // namespace
