//===- BuiltinTest.cpp - every builtin gives what it must -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Values/Display.h"
#include "Values/Equality.h"

#include <algorithm>
#include <map>
#include <set>

using namespace runmat;
using namespace runmat::test;

namespace {

using CasesByName = std::map<std::string, std::vector<BuiltinCase>>;

const CasesByName &casesByName() {
  static const CasesByName cases = [] {
    CasesByName byName;
    for (const auto &group : {arrayCases(), elementwiseCases(), textCases(),
                              objectCases(), otherCases()})
      for (const BuiltinCase &one : group)
        byName[one.name].push_back(one);
    return byName;
  }();
  return cases;
}

std::vector<std::string> names() {
  std::vector<std::string> result;
  for (const auto &[name, cases] : casesByName())
    result.push_back(name);
  return result;
}

/// Class, complexity, extents and elements.
bool agrees(const Value &got, const Value &expected) {
  return got.className() == expected.className() &&
         got.isComplex() == expected.isComplex() &&
         valuesEqual(got, expected, true);
}

class BuiltinTest : public testing::TestWithParam<std::string> {};

TEST_P(BuiltinTest, GivesTheExpectedValues) {
  for (const BuiltinCase &one : casesByName().at(GetParam())) {
    std::string call = std::string(one.name) + "(";
    for (const Value &argument : one.arguments)
      call += displayText("", argument);
    SCOPED_TRACE(call + ")");
    std::vector<Value> results;
    try {
      results = callAll(one.name, one.arguments, int(one.expected.size()));
    } catch (const Error &error) {
      FAIL() << error.identifier << ": " << error.message;
    }
    ASSERT_GE(results.size(), one.expected.size());
    for (size_t k = 0; k < one.expected.size(); ++k)
      EXPECT_TRUE(agrees(results[k], one.expected[k]))
          << "got " << displayText("x", results[k]) << "expected "
          << displayText("x", one.expected[k]);
  }
}

INSTANTIATE_TEST_SUITE_P(All, BuiltinTest, testing::ValuesIn(names()),
                         [](const auto &info) { return testName(info.param); });

/// Builtins whose effect is not a value: tests of their own names check them.
const std::set<std::string> &testedByName() {
  static const std::set<std::string> elsewhere = {"delete",
                                                  "fclose",
                                                  "feof",
                                                  "fgetl",
                                                  "fgets",
                                                  "fileread",
                                                  "fopen",
                                                  "fread",
                                                  "frewind",
                                                  "fscanf",
                                                  "fseek",
                                                  "ftell",
                                                  "fwrite",
                                                  "tempdir",
                                                  "tempname",
                                                  "copyfile",
                                                  "genpath",
                                                  "mkdir",
                                                  "movefile",
                                                  "rmdir",
                                                  "isenv",
                                                  "unsetenv",
                                                  "setenv",
                                                  "system",
                                                  "MException",
                                                  "MException.last",
                                                  "assert",
                                                  "clc",
                                                  "containers.Map",
                                                  "remove",
                                                  "clock",
                                                  "cputime",
                                                  "disp",
                                                  "display",
                                                  "drawnow",
                                                  "error",
                                                  "fflush",
                                                  "format",
                                                  "fprintf",
                                                  "getReport",
                                                  "help",
                                                  "lasterr",
                                                  "lastwarn",
                                                  "mfilename",
                                                  "narginchk",
                                                  "nargin",
                                                  "nargout",
                                                  "nargoutchk",
                                                  "now",
                                                  "orderfields",
                                                  "pause",
                                                  "rand",
                                                  "randi",
                                                  "randn",
                                                  "randperm",
                                                  "rng",
                                                  "tic",
                                                  "toc",
                                                  "warning",
                                                  "gather",
                                                  "gpuArray",
                                                  "gpuDevice",
                                                  "gpuDeviceCount",
                                                  "reset",
                                                  "underlyingType",
                                                  "wait",
                                                  "onCleanup",
                                                  "inputParser",
                                                  "parse",
                                                  "addRequired",
                                                  "addOptional",
                                                  "addSwitch",
                                                  "addParameter",
                                                  "addParamValue",
                                                  "dir",
                                                  "matlabroot",
                                                  "home"};
  return elsewhere;
}

TEST(RegistryTest, EveryBuiltinHasATest) {
  const std::vector<std::string> graphics = graphicsNames();
  for (const Builtin *builtin : allBuiltins())
    EXPECT_TRUE(casesByName().count(builtin->name) ||
                testedByName().count(builtin->name) ||
                std::ranges::find(graphics, builtin->name) != graphics.end())
        << builtin->name << " has no test";
}

TEST(RegistryTest, NamesAreUnique) {
  std::set<std::string> seen;
  for (const Builtin *builtin : allBuiltins())
    EXPECT_TRUE(seen.insert(builtin->name).second) << builtin->name;
}

TEST(RegistryTest, CountsArgumentsBeforeTheCall) {
  EXPECT_EQ(errorOf([] { call("sin"); }), "MATLAB:minrhs");
  EXPECT_EQ(errorOf([] { call("sin", {1.0, 2.0}); }), "MATLAB:maxrhs");
  EXPECT_EQ(errorOf([] { callAll("sin", {1.0}, 2); }), "MATLAB:maxlhs");
}

} // namespace
