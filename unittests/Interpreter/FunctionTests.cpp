//===- FunctionTests.cpp - functions, handles, workspaces -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat::test;

namespace {

TEST(Functions, argumentsAndOutputs) {
  EXPECT_EQ(outputOf("[a, b] = f(3); fprintf('%d %d', a, b);\n"
                     "function [x, y] = f(n), x = n; y = 2*n; end"),
            "3 6");
  EXPECT_EQ(outputOf("f(1, 2); x = f(1);\n"
                     "function r = f(varargin), r = 0; "
                     "fprintf('%d/%d/%d ', nargin, nargout, "
                     "numel(varargin)); end"),
            "2/0/2 1/1/1 ");
  EXPECT_EQ(outputOf("[a, b, c] = f(); fprintf('%d%d%d', a, b, c);\n"
                     "function [x, varargout] = f(), x = 1; "
                     "varargout = {2, 3}; end"),
            "123");
}

TEST(Functions, countsAreChecked) {
  const std::string f = "\nfunction r = f(a), r = a; end";
  EXPECT_EQ(errorOf("f(1, 2);" + f), "MATLAB:TooManyInputs");
  EXPECT_EQ(errorOf("[a, b] = f(1);" + f), "MATLAB:TooManyOutputs");
  EXPECT_EQ(errorOf("f();" + f), "MATLAB:minrhs");
  EXPECT_EQ(errorOf("x = f();\nfunction r = f(), end"),
            "MATLAB:unassignedOutputs");
  EXPECT_EQ(errorOf("f();\nfunction r = f(), end"), "");
}

TEST(Functions, nestedOnesShareVariables) {
  EXPECT_EQ(outputOf("fprintf('%d', counter());\n"
                     "function r = counter()\n"
                     "  n = 0;\n"
                     "  step(); step();\n"
                     "  r = n;\n"
                     "  function step(), n = n + 1; end\n"
                     "end"),
            "2");
}

TEST(Functions, handlesOfNestedOnesKeepTheVariables) {
  EXPECT_EQ(outputOf("f = make(); f(); fprintf('%d', f());\n"
                     "function h = make()\n"
                     "  n = 0;\n"
                     "  h = @step;\n"
                     "  function r = step(), n = n + 1; r = n; end\n"
                     "end"),
            "2");
}

TEST(Functions, recursionHasALimit) {
  EXPECT_EQ(errorOf("f(1);\nfunction f(x), f(x + 1); end"),
            "MATLAB:recursionLimit");
  EXPECT_EQ(errorOf("f = @(g) g(g); f(f);"), "MATLAB:recursionLimit");
  EXPECT_EQ(outputOf("fprintf('%d', f(400));\n"
                     "function r = f(n), if n == 0, r = 0; else, "
                     "r = 1 + f(n - 1); end, end"),
            "400");
}

TEST(Functions, globalAndPersistentVariables) {
  EXPECT_EQ(outputOf("global g; g = 5; bump(); bump(); fprintf('%d', g);\n"
                     "function bump(), global g; g = g + 1; end"),
            "7");
  EXPECT_EQ(outputOf("f(); f(); f();\n"
                     "function f(), persistent n; if isempty(n), n = 0; end, "
                     "n = n + 1; fprintf('%d ', n); end"),
            "1 2 3 ");
}

TEST(Functions, evalSharesTheWorkspace) {
  EXPECT_EQ(outputOf("x = 2; eval('y = x + 1;'); fprintf('%d', y);"), "3");
  EXPECT_EQ(outputOf("eval('error(''a:b'', ''x'')', 'fprintf(''caught'')');"),
            "caught");
  EXPECT_EQ(outputOf("x = eval('1 + 2'); fprintf('%d', x);"), "3");
  EXPECT_EQ(outputOf("f(); \nfunction f(), eval('q = 4;'); eval('p = q;'); "
                     "fprintf('%d', p); end"),
            "4");
  EXPECT_EQ(outputOf("t = evalc('fprintf(''%d'', 7)'); fprintf('<%s>', t);"),
            "<7>");
}

TEST(Functions, otherWorkspaces) {
  EXPECT_EQ(outputOf("x = 1; f(); fprintf('%d', x);\n"
                     "function f(), assignin('base', 'x', 9); end"),
            "9");
  EXPECT_EQ(outputOf("x = 3; f();\n"
                     "function f(), fprintf('%d', evalin('caller', 'x')); "
                     "end"),
            "3");
}

TEST(Functions, clearUndefines) {
  EXPECT_EQ(errorOf("x = 1; clear x; y = x;"), "MATLAB:UndefinedFunction");
  EXPECT_EQ(outputOf("ab = 1; ac = 2; b = 3; clear a*; "
                     "fprintf('%d%d%d', exist('ab'), exist('ac'), b);"),
            "003");
}

TEST(Functions, argumentsBlocks) {
  const std::string f = "\nfunction r = f(x, options)\n arguments\n"
                        "  x (1,1) double = 4\n"
                        "  options.scale double = 10\n end\n"
                        " r = x * options.scale;\nend";
  EXPECT_EQ(outputOf("fprintf('%d ', f(), f(2), f(2, 'scale', 3));" + f),
            "40 20 6 ");
  EXPECT_EQ(errorOf("f([1 2]);" + f), "MATLAB:validation:invalid");
}

TEST(Functions, commandSyntax) {
  EXPECT_EQ(outputOf("f hello\nfunction f(x), fprintf('<%s>', x); end"),
            "<hello>");
}

TEST(Functions, handlesShowTheirTextWithoutBlanks) {
  EXPECT_EQ(outputOf("f = @(x, y) x' + [y 1] * g('a b', x);"
                     "fprintf('%s', func2str(f));"),
            "@(x,y)x'+[y, 1]*g('a b',x)");
  EXPECT_EQ(outputOf("f = str2func('@(x) x + 1'); fprintf('%d', f(2));"), "3");
}

TEST(Functions, scriptNamesFallBackToFunctions) {
  EXPECT_EQ(outputOf("sum = sum([1 2 3]); fprintf('%d', sum);"), "6");
}

TEST(Functions, whatWasNoVariableWhenAHandleWasMadeIsAFunction) {
  const std::string body = "f = @() pi > 3.1; pi = 3; g = @() pi > 3.1; pi = 4;"
                           "fprintf('%d%d', f(), g());";
  EXPECT_EQ(outputOf(body), "10");
  EXPECT_EQ(outputOf("h();\nfunction h()\n" + body + "\nend"), "10");
  EXPECT_EQ(outputOf("eval('f = @() pi > 3.1;'); eval('pi = 3;');"
                     "fprintf('%d', f());"),
            "1");
  EXPECT_EQ(errorOf("f = @() unknown; unknown = 1; f();"),
            "MATLAB:UndefinedFunction");
  EXPECT_EQ(errorOf("f = @(pi) pi; f();"), "MATLAB:minrhs");
}

TEST(Functions, errorsOfCallsNameThePlaces) {
  onLargeStack([] {
    runmat::CollectingSink sink;
    runmat::Interpreter interpreter(sink);
    try {
      interpreter.run(
          interpreter.load(parse("f(1);\nfunction f(x)\n  y = x + zz;\nend"),
                           "."),
          true);
      FAIL();
    } catch (const runmat::Error &error) {
      ASSERT_EQ(error.stack.size(), 2u);
      EXPECT_EQ(error.stack[0].function, "f");
      EXPECT_EQ(error.stack[0].line, 3u);
      EXPECT_EQ(error.stack[0].column, 11u);
      EXPECT_EQ(error.stack[1].line, 1u);
      const std::string text = interpreter.renderError(error);
      EXPECT_NE(text.find("test.m:3:11: error: Unrecognized function or "
                          "variable 'zz'."),
                std::string::npos);
      EXPECT_NE(text.find("  y = x + zz;"), std::string::npos);
      EXPECT_NE(text.find("^"), std::string::npos);
    }
  });
}

} // namespace
