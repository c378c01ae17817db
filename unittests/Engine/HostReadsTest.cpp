//===- HostReadsTest.cpp - tests of what the host reads ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/HostReads.h"
#include "../Interpreter/Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Names of what the statement reads, in the order of the alphabet.
std::string readBy(const std::string &statement) {
  const auto program = parse("a = 1; b = 2; c = 3;\n" + statement +
                             "\nfunction y = own(x), y = x; end\n");
  const ast::Function *script = program->script;
  std::set<std::string> names;
  for (ast::Slot slot :
       hostReads(*script->body.back(),
                 [](std::string_view name) { return name != "own"; }))
    names.insert(std::string(script->variables[slot].name));
  std::string text;
  for (const std::string &name : names)
    text += name;
  return text;
}

TEST(HostReads, OperandsOfOperatorsAndBuiltins) {
  EXPECT_EQ(readBy("disp(a)"), "a");
  EXPECT_EQ(readBy("d = {a + b};"), "ab");
  EXPECT_EQ(readBy("d = -a;"), "a");
  EXPECT_EQ(readBy("fprintf('%g\\n', sum(b), a(2));"), "ab");
}

TEST(HostReads, NotWhatIsOnlyHandedOn) {
  EXPECT_EQ(readBy("d = {a, b};"), "");
  EXPECT_EQ(readBy("d = a;"), "");
  EXPECT_EQ(readBy("d = own(a);"), "");
  EXPECT_EQ(readBy("d = own(sum(a));"), "a");
  EXPECT_EQ(readBy("d = size(a);"), "");
  EXPECT_EQ(readBy("d = @() a + 1;"), "");
}

TEST(HostReads, OfStatementsWithBlocksTheirConditions) {
  EXPECT_EQ(readBy("if any(a), disp(b), end"), "a");
  EXPECT_EQ(readBy("while sum(c) > 1, c = c - b; end"), "c");
}

TEST(HostReads, NotWhatAnAssignmentToAPartKeeps) {
  EXPECT_EQ(readBy("a(2) = b(1);"), "b");
}

} // namespace
