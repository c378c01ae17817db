//===- EffectsTest.cpp - builtins that print, fail or ask -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Values/Object.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace runmat;
using namespace runmat::test;

namespace {

/// What a statement prints.
std::string printed(TestContext &context, const char *name,
                    std::vector<Value> arguments) {
  context.call(text(name), arguments, 0);
  return context.output;
}
std::string printed(const char *name, std::vector<Value> arguments) {
  TestContext context;
  return printed(context, name, std::move(arguments));
}

TEST(OutputTest, disp) {
  EXPECT_EQ(printed("disp", {text("hi")}), "hi\n");
  EXPECT_EQ(printed("disp", {row({1, 2})}), "     1     2\n");
  EXPECT_EQ(printed("disp", {empties(0, 0)}), "");
}
TEST(OutputTest, display) {
  EXPECT_EQ(printed("display", {5.0, text("x")}), "x =\n\n     5\n\n");
}
TEST(OutputTest, fprintf) {
  EXPECT_EQ(printed("fprintf", {text("%d\\n"), row({1, 2})}), "1\n2\n");
  EXPECT_EQ(printed("fprintf", {1.0, text("x")}), "x");
  TestContext context;
  EXPECT_EQ(printed(context, "fprintf", {2.0, text("x")}), "");
  EXPECT_EQ(context.errors, "x");
  EXPECT_EQ(errorOf([] { printed("fprintf", {7.0, text("x")}); }),
            "MATLAB:FileIO:InvalidFid");
}
TEST(OutputTest, format) {
  TestContext context;
  context.call(text("format"), {{text("long")}}, 0);
  EXPECT_EQ(printed(context, "disp", {0.1}), "   0.100000000000000\n");
  const auto shown = [&](const char *style, const Value &value) {
    context.call(text("format"), {{text(style)}}, 0);
    context.output.clear();
    return printed(context, "disp", {value});
  };
  EXPECT_EQ(shown("shortEng", 12345.678), "    12.3457e+003\n");
  EXPECT_EQ(shown("shortEng", 999.99999), "     1.0000e+003\n");
  EXPECT_EQ(shown("longEng", 1.5e-7), "    150.000000000000e-009\n");
  EXPECT_EQ(shown("bank", -2.345), "         -2.35\n");
  EXPECT_EQ(shown("hex", -1.0), "   bff0000000000000\n");
  EXPECT_EQ(shown("hex", Value(Array::scalar(1.0f))), "   3f800000\n");
  EXPECT_EQ(shown("+", Value::row({2, -2, 0})), "+- \n");
  const auto state = context.call(text("format"), {}, 1);
  EXPECT_EQ(state[0].structure().get("NumericFormat")->toText(), "+");
  EXPECT_EQ(shown("short", 0.5), "    0.5000\n");
  context.call(text("format"), state, 0);
  context.output.clear();
  EXPECT_EQ(printed(context, "disp", {1.0}), "+\n");
  EXPECT_EQ(errorOf([&] { printed(context, "format", {text("odd")}); }),
            "MATLAB:format:unknownFormat");
}
TEST(OutputTest, sprintf) {
  EXPECT_EQ(call("sprintf", {text("%d-%s"), 1.0, text("x")}).toText(), "1-x");
}
TEST(OutputTest, clc) { EXPECT_EQ(printed("clc", {}), ""); }
TEST(OutputTest, home) { EXPECT_EQ(printed("home", {}), ""); }

/// How often a statement flushes the output, which it must leave as it is.
int flushes(const char *name, std::vector<Value> arguments) {
  TestContext context;
  EXPECT_EQ(printed(context, name, std::move(arguments)), "");
  return context.flushes;
}
TEST(OutputTest, drawnow) { EXPECT_EQ(flushes("drawnow", {}), 1); }
TEST(OutputTest, fflush) {
  EXPECT_EQ(flushes("fflush", {}), 1);
  EXPECT_EQ(call("fflush", {1.0}).scalarDouble(), 0);
}

TEST(ErrorsTest, error) {
  const auto messageOf = [](std::vector<Value> arguments) {
    try {
      printed("error", std::move(arguments));
    } catch (const Error &error) {
      return error.identifier + "|" + error.message;
    }
    return std::string("no error");
  };
  EXPECT_EQ(messageOf({text("bad %d\\n")}), "|bad %d\\n");
  EXPECT_EQ(messageOf({text("bad %d"), 3.0}), "|bad 3");
  EXPECT_EQ(messageOf({text("a:b"), text("bad %s"), text("x")}), "a:b|bad x");
  EXPECT_EQ(messageOf({structOf(
                {{"identifier", text("a:b")}, {"message", text("m")}})}),
            "a:b|m");
  EXPECT_EQ(messageOf({text("")}), "no error");
}
TEST(ErrorsTest, lasterr) {
  TestContext context;
  EXPECT_EQ(errorOf([&] { printed(context, "error", {text("oops")}); }), "");
  EXPECT_EQ(context.call(text("lasterr"), {}, 1)[0].toText(), "oops");
}
TEST(ErrorsTest, warning) {
  TestContext context;
  printed(context, "warning", {text("a:b"), text("careful %d"), 1.0});
  EXPECT_EQ(context.errors, "Warning: careful 1\n");
  printed(context, "warning", {text("off"), text("a:b")});
  printed(context, "warning", {text("a:b"), text("again")});
  EXPECT_EQ(context.errors, "Warning: careful 1\n");
}
TEST(ErrorsTest, WarningSettingsCanBeRestored) {
  TestContext context;
  const Value before = context.call(
      text("warning"), std::vector<Value>{text("off"), text("a:b")}, 1)[0];
  printed(context, "warning", {text("a:b"), text("x %d"), 1.0});
  EXPECT_EQ(context.errors, "");
  printed(context, "warning", {before});
  printed(context, "warning", {text("a:b"), text("x %d"), 1.0});
  EXPECT_EQ(context.errors, "Warning: x 1\n");
}
TEST(ErrorsTest, lastwarn) {
  TestContext context;
  printed(context, "warning", {text("a:b"), text("careful")});
  const auto results = context.call(text("lastwarn"), {}, 2);
  EXPECT_EQ(results[0].toText(), "careful");
  EXPECT_EQ(results[1].toText(), "a:b");
}
TEST(ErrorsTest, assert) {
  EXPECT_EQ(printed("assert", {true}), "");
  EXPECT_EQ(errorOf([] { printed("assert", {false}); }),
            "MATLAB:assertion:failed");
  EXPECT_EQ(errorOf([] {
              printed("assert", {false, text("a:b"), text("no %d"), 1.0});
            }),
            "a:b");
}
TEST(ErrorsTest, MException) {
  const Value exception =
      call("MException", {text("a:b"), text("bad %d"), 3.0});
  EXPECT_EQ(exception.object().property("message")->toText(), "bad 3");
}
TEST(ErrorsTest, MExceptionLast) {
  TestContext context;
  errorOf([&] { printed(context, "error", {text("a:b"), text("oops")}); });
  const auto last = [&](std::vector<Value> arguments) {
    return context.call(text("MException.last"), arguments, 1)[0]
        .object()
        .property("message")
        ->toText();
  };
  EXPECT_EQ(last({}), "oops");
  EXPECT_EQ(last({text("reset")}), "");
  EXPECT_EQ(last({}), "");
}
TEST(ErrorsTest, getReport) {
  const Value exception = call("MException", {text("a:b"), text("bad")});
  EXPECT_EQ(call("getReport", {exception}).toText(), "Error: bad");
}

TEST(CallerTest, nargin) {
  TestContext context;
  EXPECT_EQ(errorOf([&] { context.call(text("nargin"), {}, 1); }),
            "MATLAB:nargin:notInFunction");
  context.callerInfo.inputCount = 2;
  EXPECT_EQ(context.call(text("nargin"), {}, 1)[0].scalarDouble(), 2);
}
TEST(CallerTest, nargout) {
  TestContext context;
  context.callerInfo.outputCount = 3;
  EXPECT_EQ(context.call(text("nargout"), {}, 1)[0].scalarDouble(), 3);
}
TEST(CallerTest, narginchk) {
  TestContext context;
  context.callerInfo.inputCount = 2;
  EXPECT_EQ(printed(context, "narginchk", {1.0, 2.0}), "");
  EXPECT_EQ(errorOf([&] { printed(context, "narginchk", {3.0, 4.0}); }),
            "MATLAB:narginchk:notEnoughInputs");
  EXPECT_EQ(errorOf([&] { printed(context, "narginchk", {0.0, 1.0}); }),
            "MATLAB:narginchk:tooManyInputs");
}
TEST(CallerTest, nargoutchk) {
  TestContext context;
  context.callerInfo.outputCount = 2;
  EXPECT_EQ(errorOf([&] { printed(context, "nargoutchk", {0.0, 1.0}); }),
            "MATLAB:nargoutchk:tooManyOutputs");
}
TEST(CallerTest, mfilename) {
  TestContext context;
  context.callerInfo.fileName = "/a/b/prog.m";
  EXPECT_EQ(context.call(text("mfilename"), {}, 1)[0].toText(), "prog");
  const Value fullpath = text("fullpath"), inClass = text("class");
  EXPECT_EQ(context.call(text("mfilename"), {&fullpath, 1}, 1)[0].toText(),
            "/a/b/prog");
  EXPECT_EQ(context.call(text("mfilename"), {&inClass, 1}, 1)[0].toText(), "");
}

TEST(MemoryTest, TooLargeListsAreErrors) {
  const std::string limit = "MATLAB:array:SizeLimitExceeded";
  EXPECT_EQ(errorOf([] { call("diag", {row({1, 2}), 1e9}); }), limit);
  EXPECT_EQ(errorOf([] { call("cell", {1e9, 1e9}); }), limit);
  EXPECT_EQ(errorOf([] { call("repmat", {1.0, 1e7, 1e7}); }), limit);
  EXPECT_EQ(errorOf([] { call("rand", {1e15, 1.0}); }), limit);
  EXPECT_EQ(errorOf([] { call("blanks", {1e15}); }), limit);
  EXPECT_EQ(errorOf([] { call("zeros", {1e6, 1e6, 1e6, 1e6}); }), limit);
}

TEST(ArgumentTest, WrongOnesAreErrors) {
  EXPECT_EQ(errorOf([] { call("sortrows", {row({1, 2}), 7.0}); }),
            "MATLAB:sortrows:COLmismatchX");
  EXPECT_EQ(errorOf([] { call("sub2ind", {empties(0, 0), 1.0}); }),
            "MATLAB:sub2ind:InvalidSize");
}

TEST(ArgumentTest, FormsThatReadAlikeAreNamedOnce) {
  std::string message;
  try {
    call("sort", {row({2, 1}), 1.0, 2.0});
  } catch (const Error &error) {
    message = error.message;
  }
  const std::string form = "sort(x, dim, direction, 'MissingPlacement'";
  EXPECT_EQ(message.find(form), message.rfind(form)) << message;
  EXPECT_NE(message.find(form), std::string::npos) << message;
  EXPECT_NE(message.find("sort(x, direction)"), std::string::npos) << message;
}

TEST(ArgumentTest, OptionsThatExcludeEachOtherAreNamed) {
  const auto messageOf = [](const char *name, std::vector<Value> arguments) {
    try {
      call(name, arguments);
    } catch (const Error &error) {
      return error.message;
    }
    return std::string();
  };
  EXPECT_TRUE(
      messageOf("format", {text("short"), text("long")})
          .starts_with("Option 'long' of 'format' as argument 2 stands "
                       "behind another of its kind: 'short', 'long', "));
  EXPECT_TRUE(messageOf("unique", {row({1, 2}), text("rows"), text("rows")})
                  .starts_with("Option 'rows' of 'unique' as argument 3 is "
                               "given twice."));
}

TEST(ArgumentTest, ErrorsHaveTheIdentifiersOfTheirRecords) {
  const Value pages = Array::zeros(ElementClass::Double,
                                   Extents(std::vector<int64_t>{2, 2, 2}));
  const auto wrong = [](const char *name, std::vector<Value> arguments) {
    return errorOf([&] { call(name, arguments); });
  };
  // Of the kind, behind the name.
  EXPECT_EQ(wrong("tril", {pages}), "MATLAB:tril:inputMustBe2D");
  EXPECT_EQ(wrong("isprime", {complexOf(1, 2)}), "MATLAB:expectedReal");
  // Of what is no option, or stands where only one can.
  EXPECT_EQ(wrong("sort", {1.0, text("up")}), "MATLAB:sort:unknownOption");
  EXPECT_EQ(wrong("sort", {1.0, 1.0, 2.0}), "MATLAB:sort:unknownOption");
  EXPECT_EQ(wrong("eye", {2.0, text("cell")}), "MATLAB:eye:invalidClass");
  // Weights leave no NaN out.
  EXPECT_EQ(wrong("var", {row({1, 2}), row({1, 2}), text("omitnan")}),
            "MATLAB:var:unknownFlag");
}

TEST(StructTest, orderfields) {
  const Value ordered =
      call("orderfields", {structOf({{"b", 1.0}, {"a", 2.0}})});
  EXPECT_EQ(ordered.structure().names, (std::vector<std::string>{"a", "b"}));
}

TEST(TimeTest, tic) {
  TestContext context;
  EXPECT_TRUE(context.call(text("tic"), {}, 0).empty());
  EXPECT_TRUE(context.session().ticTime);
  const Value first = context.call(text("tic"), {}, 1)[0];
  EXPECT_EQ(first.className(), "uint64");
  EXPECT_GT(first.scalarDouble(), 0);
}
TEST(TimeTest, toc) {
  TestContext context;
  EXPECT_EQ(errorOf([&] { context.call(text("toc"), {}, 1); }),
            "MATLAB:toc:callTicFirstNoInputs");
  context.call(text("tic"), {}, 0);
  const Value stamp = context.call(text("tic"), {}, 1)[0];
  context.call(text("pause"), {{Value(0.002)}}, 0);
  for (const std::vector<Value> &arguments : {{}, std::vector<Value>{stamp}}) {
    const auto seconds = context.call(text("toc"), arguments, 1);
    ASSERT_EQ(seconds.size(), 1u);
    EXPECT_GE(seconds[0].scalarDouble(), 0.002);
    EXPECT_LT(seconds[0].scalarDouble(), 60);
  }
  const std::string line = printed(context, "toc", {});
  double seconds = 0;
  ASSERT_EQ(std::sscanf(line.c_str(), "Elapsed time is %lf seconds.", &seconds),
            1)
      << line;
  EXPECT_GE(seconds, 0.002);
}
TEST(TimeTest, pause) {
  const auto before = std::chrono::steady_clock::now();
  EXPECT_EQ(flushes("pause", {0.01}), 1);
  EXPECT_GE(std::chrono::steady_clock::now() - before,
            std::chrono::milliseconds(10));
  EXPECT_EQ(flushes("pause", {}), 1);
}
TEST(TimeTest, PauseSwitchedOffDoesNotWait) {
  TestContext context;
  const auto state = [&](const char *word, int nargout) {
    const auto results = context.call(text("pause"), {{text(word)}}, nargout);
    return results.empty() ? "nothing" : results[0].toText();
  };
  EXPECT_EQ(state("query", 1), "on");
  EXPECT_EQ(state("off", 1), "on");
  EXPECT_EQ(state("query", 0), "off");
  context.call(text("pause"), {{Value(1000.0)}}, 0);
  EXPECT_EQ(state("on", 0), "nothing");
  EXPECT_EQ(state("Query", 1), "on");
  EXPECT_EQ(errorOf([&] { context.call(text("pause"), {{Value(0.0)}}, 1); }),
            "MATLAB:maxlhs");
}
TEST(TimeTest, clock) {
  const auto now = elements(call("clock"));
  ASSERT_EQ(now.size(), 6u);
  EXPECT_GT(now[0], 2000);
}
TEST(TimeTest, now) { EXPECT_GT(call("now").scalarDouble(), 730000); }
TEST(TimeTest, cputime) {
  const double before = call("cputime").scalarDouble();
  EXPECT_GE(before, 0);
  // Only work makes it grow, so this ends.
  while (call("cputime").scalarDouble() <= before) {
  }
}

//===----------------------------------------------------------------------===//
// Interrupts
//===----------------------------------------------------------------------===//

/// More elements than are gone over without a look.
constexpr int64_t many = 3 * interrupt::fewElements;

Value onesOf(Extents extents) {
  ArrayRef array = Array::make(ElementClass::Double, std::move(extents));
  std::fill_n(array->mutableAs<double>(), array->count(), 1.0);
  return array;
}

/// Whether the builtin obeys an interrupt.
bool stops(const char *name, std::vector<Value> arguments) {
  TestContext context;
  interrupt::request();
  const std::string identifier =
      errorOf([&] { context.call(text(name), arguments, 1); });
  interrupt::clear();
  return identifier == "RunMat:interrupted";
}

TEST(InterruptTest, StopsWhatIsNotDoneAside) {
  const Value x = onesOf(Extents(many, 1));
  EXPECT_TRUE(stops("accumarray", {x, x}));
  EXPECT_TRUE(stops("randperm", {double(many)}));
  EXPECT_FALSE(stops("accumarray", {column({1, 2}), 1.0}));
}

} // namespace
