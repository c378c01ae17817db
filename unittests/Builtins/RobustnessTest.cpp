//===- RobustnessTest.cpp - no argument breaks a builtin --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever it is given, a builtin answers or throws an error of the language.
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Values/Map.h"

using namespace runmat;
using namespace runmat::test;

namespace {

const std::vector<Value> &kinds() {
  static const std::vector<Value> values{
      1.0, empties(0, 0), row({1, 2, 3}), matrix(2, 2, {1, 2, 3, 4}),
      // A small code: it may be taken for a size.
      text("\x03"), text(""), cells({1.0, text("a")}), structOf({{"a", 1.0}}),
      handle("sin"), Value::string("s"), true, complexOf(1, 2),
      as(ElementClass::Int8, row({1, 2})), notANumber, -infinity, 1e17, 0.5,
      Array::zeros(ElementClass::Double,
                   Extents(std::vector<int64_t>{2, 0, 3})),
      Value(std::make_shared<MapObject>("char", "any"))};
  return values;
}

std::vector<std::string> names() {
  std::vector<std::string> result;
  for (const Builtin *builtin : allBuiltins())
    if (std::string_view(builtin->name) != "pause") // would wait
      result.push_back(builtin->name);
  return result;
}

void callWith(const std::string &name, const std::vector<Value> &arguments,
              int outputs) {
  try {
    TestContext context;
    context.call(text(name), arguments, outputs);
  } catch (const Error &error) {
    EXPECT_FALSE(error.message.empty() && name != "error" && name != "assert");
  } catch (const std::bad_alloc &) {
    // The interpreter turns it into an error of the language.
  }
}

class RobustnessTest : public testing::TestWithParam<std::string> {};

TEST_P(RobustnessTest, AnyArgumentsAreAnsweredOrRefused) {
  const Builtin &builtin = *findBuiltin(GetParam());
  constexpr size_t most = 4;
  for (size_t count = size_t(builtin.record().fewestInputs); count <= most;
       ++count)
    for (const Value &first : kinds())
      for (const Value &second : kinds()) {
        std::vector<Value> arguments(count, second);
        if (count > 0)
          arguments[0] = first;
        callWith(GetParam(), arguments, count % 2 == 0 ? 1 : 2);
      }
}

INSTANTIATE_TEST_SUITE_P(All, RobustnessTest, testing::ValuesIn(names()),
                         [](const auto &info) { return testName(info.param); });

TEST(WholeNumbersTest, WhatHasNoPrimesIsRefusedAtOnce) {
  for (const char *name : {"isprime", "primes", "factor"})
    for (const Value &number : {Value(infinity), Value(notANumber)}) {
      TestContext context;
      EXPECT_THROW(context.call(text(name), {{number}}, 1), Error) << name;
    }
}

} // namespace
