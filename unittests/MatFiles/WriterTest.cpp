//===- WriterTest.cpp - what is written can be read -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Format.h"
#include "MatFiles/MatFile.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

std::string errorOf(const NamedValue &variable) {
  try {
    writeMatFile({variable}, false);
  } catch (const Error &error) {
    return error.identifier;
  }
  return "";
}

Value nested(int depth) {
  Value value(1.0);
  for (int i = 0; i < depth; ++i)
    value = CellArray::row({value});
  return value;
}

TEST(MatWriter, nestingAsDeepAsCanBeRead) {
  const auto variables =
      readMatFile(writeMatFile({{"c", nested(mat::mostNesting)}}, true));
  EXPECT_TRUE(variables.at(0).second.isCell());
  EXPECT_EQ(errorOf({"c", nested(mat::mostNesting + 1)}),
            "MATLAB:save:nestingTooDeep");
  StructArray structure;
  structure.at("f") = nested(mat::mostNesting);
  EXPECT_EQ(errorOf({"s", structure}), "MATLAB:save:nestingTooDeep");
}

TEST(MatWriter, namesThatCanBeRead) {
  EXPECT_EQ(errorOf({"a b", 1.0}), "MATLAB:save:invalidName");
  StructArray structure;
  structure.names.emplace_back("1f");
  structure.columns.emplace_back(1, Value(1.0));
  EXPECT_EQ(errorOf({"s", structure}), "MATLAB:save:invalidName");
}

} // namespace
