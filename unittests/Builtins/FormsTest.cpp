//===- FormsTest.cpp - every form with every kind of value ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The calls that Catalogue/FormCheck.h makes from the record of each builtin,
// but for those whose records say why they are not to be tried.
//===----------------------------------------------------------------------===//
#include "FormCheck.h"
#include "TestContext.h"

using namespace runmat;
using namespace runmat::test;

namespace {

/// MATLAB:invalidType is what a builtin throws that met a value unprepared. An
/// error that names forms is one of another function, which only some builtins
/// call.
std::string wrongOf(const Builtin &builtin, const Error &error) {
  if (error.identifier.find(':') == std::string::npos &&
      !(builtin.flags & BuiltinThrows))
    return "has no identifier";
  if (error.identifier == "MATLAB:invalidType")
    return "says nothing of the argument";
  return namesForms(error) && !(builtin.flags & BuiltinCallsBack)
             ? "is that of another function"
             : "";
}

class FormsTest : public testing::TestWithParam<const Builtin *> {
protected:
  FormCheck forms() const {
    const Builtin &builtin = *GetParam();
    const auto call = [&builtin](std::span<const Value> arguments,
                                 int nargout) {
      TestContext context;
      return callBuiltin(builtin, context, arguments, nargout);
    };
    return FormCheck(builtin.record(), call, [&builtin](const Error &error) {
      return wrongOf(builtin, error);
    });
  }
};

TEST_P(FormsTest, TakesWhatTheRecordSaysAndGivesIt) { forms().checkValues(); }
TEST_P(FormsTest, KnowsTheOptionsOfTheRecord) { forms().checkOptions(); }
TEST_P(FormsTest, RefusesWhatNoFormHas) { forms().checkExcess(); }

std::vector<const Builtin *> triedBuiltins() {
  std::vector<const Builtin *> tried;
  for (const Builtin *builtin : allBuiltins())
    if (!(builtin->flags & BuiltinUntried))
      tried.push_back(builtin);
  return tried;
}

INSTANTIATE_TEST_SUITE_P(All, FormsTest, testing::ValuesIn(triedBuiltins()),
                         [](const auto &info) {
                           return testName(info.param->name);
                         });

} // namespace
