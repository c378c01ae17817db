//===- RequestSnapshotTest.cpp - what a snapshot of a request has *- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestSnapshot.h"
#include "../Interpreter/Harness.h"
#include "Engine/RequestVariables.h"
#include "Frontend/CalledNames.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

TEST(CalledNames, AreThoseThatAreNoVariables) {
  const auto program =
      parse("x = sin(1);\nif x, y = @cos; end\nf = @(t) exp(t) + x(2).a;\n"
            "z = feval('tan', x)';\ng(x, [h(1) 2]);\n"
            "function g(a, b)\n a(log(b)) = 1;\nend\n");
  EXPECT_EQ(
      calledNames(*program, *program->script),
      (std::set<std::string_view>{"cos", "exp", "feval", "g", "h", "sin"}));
  EXPECT_EQ(calledNames(*program, *program->functions.front()),
            (std::set<std::string_view>{"log"}));
}

struct Snapshot {
  explicit Snapshot(const std::string &text)
      : module(std::make_shared<Module>(parse(text), "")),
        frame(module, *module->program().script) {
    request.program = &module->program();
    request.function = module->program().script;
    request.block = &module->program().script->body;
    request.meaningOf = [this](const ast::Program &in, std::string_view name) {
      if (name == "cos")
        throw Error("RunMat:test", "no");
      NameMeaning meaning;
      if (const ast::Function *function = module->findFunction(name))
        meaning = {NameMeaning::Kind::Function, &in, function, module};
      else if (isBuiltin && name == "sin")
        meaning.kind = NameMeaning::Kind::Builtin;
      return meaning;
    };
  }
  UnitVariables variables() { return {frame, interpreter}; }
  CollectingSink sink;
  Interpreter interpreter{sink};
  std::shared_ptr<Module> module;
  Frame frame;
  CompileRequest request;
  bool isBuiltin = true;
};

TEST(RequestSnapshot, KeepsWhatNamesMeant) {
  Snapshot now("x = sin(1) + tan(cos(3));");
  const RequestSnapshot then(now.request, now.module, now.variables());
  now.isBuiltin = false;
  const ast::Program &program = now.module->program();
  EXPECT_TRUE(then.request().isBuiltin(program, "sin"));
  EXPECT_FALSE(then.request().isBuiltin(program, "tan"));
  EXPECT_TRUE(then.knows(program, "tan"));
  EXPECT_FALSE(then.knows(program, "exp"));
}

/// What they call may be inlined, too; what nobody calls is not looked up.
TEST(RequestSnapshot, LooksIntoFunctions) {
  Snapshot now("x = f(1);\nfunction y = f(x)\n y = g(sin(x));\nend\n"
               "function y = g(x)\n y = f(tan(x));\nend\n"
               "function y = unused(x)\n y = exp(x);\nend\n");
  const RequestSnapshot then(now.request, now.module, now.variables());
  const ast::Program &program = now.module->program();
  EXPECT_EQ(then.request().meaningOf(program, "f").function,
            program.functions[0]);
  EXPECT_TRUE(then.request().isBuiltin(program, "sin"));
  EXPECT_TRUE(then.knows(program, "tan"));
  EXPECT_FALSE(then.knows(program, "exp"));
}

TEST(RequestSnapshot, DoesNotKnowWhatCannotBeLookedUp) {
  Snapshot now("x = cos(1);");
  const RequestSnapshot then(now.request, now.module, now.variables());
  EXPECT_FALSE(then.knows(now.module->program(), "cos"));
}

TEST(RequestSnapshot, HoldsItsProgramAndBlock) {
  Snapshot now("x = 1;\ny = 2;");
  now.request.index = 1;
  const ast::Block block = *now.request.block;
  auto alone = std::make_unique<ast::Block>(block);
  now.request.block = alone.get();
  const RequestSnapshot then(now.request, now.module, now.variables());
  alone.reset();
  EXPECT_EQ(&then.statement(), block[1]);
  EXPECT_EQ(then.request().block->size(), 2u);
  EXPECT_TRUE(then.isAbout(now.module->program()));
  const auto other = parse("z = 3;");
  EXPECT_FALSE(then.isAbout(*other));
}

TEST(RequestKinds, AreThoseOfTheVariablesThen) {
  Snapshot now("x = 1;\ny = {2};\nz = 3;");
  now.frame.variable(0) = Value(1.0);
  now.frame.variable(1) = Value(CellArray());
  describeVariables(now.frame, now.request);
  const RequestKinds kinds(now.request, now.variables());
  now.frame.variable(1) = Value();
  EXPECT_EQ(kinds.of(1), ValueKind::Cell);
  EXPECT_EQ(kinds.of(0), Value(1.0).kind());
  EXPECT_EQ(kinds.of(2), ValueKind::Undefined);
}

} // namespace
