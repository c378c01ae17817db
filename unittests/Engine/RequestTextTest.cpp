//===- RequestTextTest.cpp - requests for other processes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestText.h"
#include "Engine/UnitKey.h"
#include "Frontend/Frontend.h"
#include "Interpreter/Module.h"
#include "Support/Casting.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace runmat;

namespace {

constexpr const char *source = "f = @(v) v + c;\n"
                               "for k = 1:3\n"
                               "  if k, y = {f(k)}; end\n"
                               "end\n"
                               "function r = twice(x)\n"
                               "  r = 2 * x;\n"
                               "end\n";

/// A file, and requests about it.
class RequestTextTest : public ::testing::Test {
protected:
  RequestTextTest()
      : path(::testing::TempDir() + "request" + std::to_string(getpid()) +
             ".m") {
    write(source);
    module = parse(path);
    const ast::Program &program = module->program();
    request.program = &program;
    request.function = program.script;
    request.block = &program.script->body;
    request.index = 1;
  }
  ~RequestTextTest() override { std::remove(path.c_str()); }

  void write(const std::string &text) const { std::ofstream(path) << text; }
  static std::shared_ptr<Module> parse(const std::string &file) {
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    DiagnosticEngine diagnostics;
    auto program = parseProgram(file, text.str(), diagnostics);
    return program ? std::make_shared<Module>(std::move(program), "") : nullptr;
  }
  static std::unique_ptr<ReadRequest> read(const std::string &text) {
    return readRequest(text, [](const std::string &file, bool isCalled) {
      EXPECT_FALSE(isCalled);
      return parse(file);
    });
  }
  /// Both have all that an answer follows from.
  void expectSame(const ReadRequest &other) const {
    EXPECT_EQ(unitKey(other.request), unitKey(request));
  }

  const std::string path;
  std::shared_ptr<Module> module;
  CompileRequest request;
};

TEST_F(RequestTextTest, KeepsVariablesAndOptions) {
  request.variables = {{0, RUNMAT_CLASS_SINGLE, true, {1, VariableType::many}},
                       {1, RUNMAT_CLASS_INT8, false, {1, 1}, true},
                       {randomSeed, RUNMAT_CLASS_DOUBLE, false, {1, 1}}};
  request.others = {{2, "a cell array"}};
  request.options.cpu = "x86-64-v3";
  request.options.twoPassThreshold = 7;
  request.options.reductionWorkgroup = 64;
  request.options.verify = true;
  const auto other = read(requestText(request));
  ASSERT_NE(other, nullptr);
  expectSame(*other);
  EXPECT_EQ(other->request.variables, request.variables);
}

TEST_F(RequestTextTest, FindsStatementsInBlocks) {
  const auto &loop = cast<ast::ForStmt>(*(*request.block)[1]);
  request.block = &loop.body;
  request.index = 0;
  const auto other = read(requestText(request));
  ASSERT_NE(other, nullptr);
  EXPECT_EQ((*other->request.block)[0]->id, loop.body[0]->id);
  expectSame(*other);
}

TEST_F(RequestTextTest, LoopsBetweenTurnsAreByThemselves) {
  const ast::Block alone({(*request.block)[1]});
  request.block = &alone;
  request.index = 0;
  request.atBackEdge = true;
  const auto other = read(requestText(request));
  ASSERT_NE(other, nullptr);
  EXPECT_EQ(other->request.block->size(), 1u);
  expectSame(*other);
}

TEST_F(RequestTextTest, FindsFunctionsOfHandles) {
  const ast::Program &program = module->program();
  const auto &assignment = cast<ast::AssignStmt>(*program.script->body.front());
  HolderType anonymous, named, record;
  anonymous.slot = 0;
  anonymous.program = named.program = record.program = &program;
  anonymous.anonymous = &cast<ast::AnonymousFunctionExpr>(*assignment.value);
  anonymous.parts = {5};
  named.slot = 1;
  named.name = "twice";
  named.function = program.functions.front();
  record.slot = 2;
  record.structure = HolderType::Struct::Array;
  record.fields = {"a", "b"};
  record.parts = {6, 7};
  request.holders = {anonymous, named, record};
  const auto other = read(requestText(request));
  ASSERT_NE(other, nullptr);
  ASSERT_EQ(other->request.holders.size(), 3u);
  EXPECT_NE(other->request.holders[0].anonymous, nullptr);
  EXPECT_EQ(other->request.holders[1].function->name, "twice");
  expectSame(*other);
}

TEST_F(RequestTextTest, OthersThanFilesHaveNone) {
  std::remove(path.c_str());
  EXPECT_EQ(requestText(request), "");
}

TEST_F(RequestTextTest, WhereSomebodyLooksThereIsNone) {
  request.observeAll = true;
  EXPECT_EQ(requestText(request), "");
  request.observeAll = false;
  request.breakpoints = {1};
  EXPECT_EQ(requestText(request), "");
}

TEST_F(RequestTextTest, FilesThatChangedHaveNone) {
  const std::string text = requestText(request);
  write(std::string("% new\n") + source);
  EXPECT_EQ(read(text), nullptr);
  write("x = (");
  EXPECT_EQ(read(text), nullptr);
}

TEST_F(RequestTextTest, DamagedTextsHaveNone) {
  const std::string text = requestText(request);
  for (size_t size = 0; size < text.size(); ++size)
    EXPECT_EQ(read(text.substr(0, size)), nullptr);
  std::string other = text;
  other.replace(other.find("\"statement\":"), 13, "\"statement\":99");
  EXPECT_EQ(read(other), nullptr);
}

} // namespace
