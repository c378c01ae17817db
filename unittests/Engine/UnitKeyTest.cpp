//===- UnitKeyTest.cpp - what a unit follows from ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitKey.h"
#include "../Interpreter/Harness.h"
#include "Frontend/Frontend.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

class UnitKeys : public testing::Test {
protected:
  CompileRequest requestOf(const ast::Program &program) {
    CompileRequest request;
    request.program = &program;
    request.function = program.script;
    request.block = &program.script->body;
    request.variables = {{0, RUNMAT_CLASS_DOUBLE, false, {1, 1}, false}};
    request.others = {{1, "a cell array"}};
    return request;
  }
  std::unique_ptr<ast::Program> program = test::parse("x = 1;\ny = {x};\n");
  CompileRequest request = requestOf(*program);
  const std::string key = unitKey(request);
};

TEST_F(UnitKeys, AreTheSameInAnotherProcess) {
  const std::unique_ptr<ast::Program> again = test::parse("x = 1;\ny = {x};\n");
  EXPECT_EQ(unitKey(requestOf(*again)), key);
  EXPECT_EQ(processorIdentity(), processorIdentity());
  EXPECT_FALSE(processorIdentity().empty());
}

/// The files around two programs of one text may differ.
TEST_F(UnitKeys, DifferByWhichHandlesShareAProgram) {
  const std::unique_ptr<ast::Program> one = test::parse("f = @(t) t;\n");
  const std::unique_ptr<ast::Program> two = test::parse("f = @(t) t;\n");
  CompileRequest shared = request;
  shared.holders = {{2, one.get(), nullptr, nullptr, "f", {}, nullptr},
                    {3, one.get(), nullptr, nullptr, "f", {}, nullptr}};
  CompileRequest apart = shared;
  apart.holders[1].program = two.get();
  EXPECT_NE(unitKey(shared), unitKey(apart));
}

TEST_F(UnitKeys, DifferByTheText) {
  const std::unique_ptr<ast::Program> other = test::parse("x = 2;\ny = {x};\n");
  EXPECT_NE(unitKey(requestOf(*other)), key);
}

/// A function is the same one wherever it stands in its file.
TEST_F(UnitKeys, AreTheSameWhereverAFunctionStands) {
  const std::string f = "function f(x)\n y = x;\n g = @(t) t;\nend\n";
  const auto keys = [&](const std::string &before, const std::string &after) {
    const auto file = test::parse(before + f + after);
    const ast::Function *function = *std::ranges::find(
        file->functions, "f", [](auto *each) { return each->name; });
    CompileRequest request = requestOf(*program);
    request.program = file.get();
    request.function = function;
    request.block = &function->body;
    const std::string plain = unitKey(request);
    request.holders = {{2, file.get(), nullptr, function, "f", {}, nullptr}};
    return std::vector<std::string>{plain, unitKey(request),
                                    statementsKey(*file, *function)};
  };
  EXPECT_EQ(keys("", ""),
            keys("function h(x)\n z = x;\nend\n", "function k\nend\n"));
}

/// Each fact that import or codegen looks at.
TEST_F(UnitKeys, DifferByEveryFact) {
  const std::unique_ptr<ast::Program> other = test::parse("f = @(t) t;\n");
  const ast::Function *function = other->script;
  using Change = void (*)(CompileRequest &);
  const Change changes[] = {
      [](CompileRequest &r) { r.index = 1; },
      [](CompileRequest &r) { r.variables[0].slot = 1; },
      [](CompileRequest &r) {
        r.variables[0].elementClass = RUNMAT_CLASS_SINGLE;
      },
      [](CompileRequest &r) { r.variables[0].isComplex = true; },
      [](CompileRequest &r) { r.variables[0].isGpuArray = true; },
      [](CompileRequest &r) { r.variables[0].extents[1] = VariableType::many; },
      [](CompileRequest &r) { r.variables[0].extents.push_back(1); },
      [](CompileRequest &r) { r.variables.clear(); },
      [](CompileRequest &r) { r.others[0].what = "a struct"; },
      [](CompileRequest &r) { r.others[0].slot = 2; },
      [](CompileRequest &r) { r.observeAll = true; },
      [](CompileRequest &r) { r.stopsAtErrors = true; },
      [](CompileRequest &r) { r.breakpoints = {1}; },
      [](CompileRequest &r) { r.options.cpu = "x86-64"; },
      [](CompileRequest &r) { r.options.twoPassThreshold = 5; },
      [](CompileRequest &r) { r.options.reductionWorkgroup = 64; },
      [](CompileRequest &r) { r.options.verify = true; },
  };
  std::vector<std::string> keys = {key};
  const auto add = [&](const CompileRequest &changed) {
    const std::string next = unitKey(changed);
    EXPECT_EQ(std::count(keys.begin(), keys.end(), next), 0) << keys.size();
    keys.push_back(next);
  };
  for (Change change : changes) {
    CompileRequest changed = request;
    change(changed);
    add(changed);
  }
  CompileRequest calls = request;
  calls.holders = {{2, program.get(), nullptr, nullptr, "sin", {}, nullptr}};
  add(calls);
  calls.holders[0].name = "cos";
  add(calls);
  calls.holders[0].parts = {3};
  add(calls);
  calls.holders[0].program = other.get();
  add(calls);
  calls.holders[0].function = function;
  add(calls);
}

/// A prompt's text is one line, its variables are those of the session.
TEST_F(UnitKeys, DifferByWhichVariablesThereAre) {
  const std::unique_ptr<ast::Program> other = test::parse("x = 1;\nz = {x};\n");
  CompileRequest changed = request;
  changed.function = other->script;
  EXPECT_NE(unitKey(changed), key);
}

/// The body that an anonymous function has elementwise is another statement
/// than its own.
TEST_F(UnitKeys, TellCopiesOfStatementsFromThoseOfTheProgram) {
  const std::unique_ptr<ast::Program> twin = test::parse("x = 1;\ny = {x};\n");
  CompileRequest copy = request;
  copy.block = &twin->script->body;
  EXPECT_NE(unitKey(copy), key);
}

/// Also with more behind it, as of kernels.
TEST_F(UnitKeys, TellWhatProgramTheyAreOf) {
  EXPECT_EQ(programTextOf(key), program->source);
  EXPECT_EQ(programTextOf(key + "host 1"), program->source);
  EXPECT_EQ(programTextOf(statementsKey(*program, *program->script)),
            program->source);
  EXPECT_EQ(programTextOf(libraryKernelKey("gather")), "");
  EXPECT_NE(statementsKey(*program, *program->script), key);
  std::string another = key;
  another[another.find(' ') + 1] ^= 1;
  for (const std::string &other :
       {another, std::string(), std::string("7"), std::string("7 x"),
        std::string("x 7"), "99999999999999999999 " + key,
        key.substr(0, key.find(program->source) + 3)})
    EXPECT_FALSE(programTextOf(other)) << other;
}

/// Texts that hold another one are other programs.
TEST_F(UnitKeys, DoNotTakeAPartForTheProgram) {
  const std::unique_ptr<ast::Program> longer =
      test::parse("x = 1;\ny = {x};\nz = 1;\n");
  EXPECT_NE(programTextOf(unitKey(requestOf(*longer))), program->source);
}

/// One text, typed where other names are variables or functions, is another
/// program.
TEST_F(UnitKeys, DifferByWhatTheParserWasTold) {
  std::vector<std::string> keys;
  const auto add = [&](const ParseOptions &options) {
    DiagnosticEngine diagnostics;
    const auto typed = parseProgram("typed", "r = x(min(end, 3)); f = @(t) t;",
                                    diagnostics, options);
    ASSERT_TRUE(typed);
    CompileRequest request = requestOf(*program);
    request.holders = {{2, typed.get(), nullptr, nullptr, "f", {}, nullptr}};
    for (const std::string &next :
         {unitKey(requestOf(*typed)), unitKey(request),
          statementsKey(*typed, *typed->script)}) {
      EXPECT_EQ(std::count(keys.begin(), keys.end(), next), 0) << keys.size();
      keys.push_back(next);
    }
  };
  ParseOptions options;
  add(options);
  options.sharedWorkspace = true;
  add(options);
  for (const bool isFunction : {false, true}) {
    options.isFunction = [isFunction](std::string_view) { return isFunction; };
    add(options);
  }
  options.variables = {"x"};
  add(options);
  options.variables = {"min", "x"};
  add(options);
  options.variables = {"x", "min"};
  add(options);
}

} // namespace
