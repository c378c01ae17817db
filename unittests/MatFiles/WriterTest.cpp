//===- WriterTest.cpp - what is written can be read -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Format.h"
#include "MatFiles/MatFile.h"
#include "runtime/Interrupt.h"

#include <gtest/gtest.h>

#include <cstring>

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

/// Large variables are compressed and decompressed by pieces.
TEST(MatWriter, variablesOfManyPieces) {
  const ArrayRef written =
      Array::make(ElementClass::Double, Extents(1, 1 << 18));
  for (int64_t i = 0; i < written->count(); ++i)
    written->mutableAs<double>()[i] = double(i % 1000) / 3;
  const std::string file = writeMatFile({{"x", written}}, true);
  EXPECT_LT(file.size(), written->bytes() / 4);
  const Value read = readMatFile(file).at(0).second;
  ASSERT_EQ(read.count(), written->count());
  EXPECT_EQ(
      std::memcmp(read.array()->data(), written->data(), written->bytes()), 0);
}

TEST(MatWriter, anInterruptEndsIt) {
  interrupt::request();
  const Value large = Array::make(ElementClass::Double, Extents(1, 1 << 18));
  EXPECT_THROW(writeMatFile({{"x", large}}, true), Error);
  interrupt::clear();
}

TEST(MatWriter, namesThatCanBeRead) {
  EXPECT_EQ(errorOf({"a b", 1.0}), "MATLAB:save:invalidName");
  StructArray structure;
  structure.names.emplace_back("1f");
  structure.columns.emplace_back(1, Value(1.0));
  EXPECT_EQ(errorOf({"s", structure}), "MATLAB:save:invalidName");
}

} // namespace
