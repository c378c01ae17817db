//===- ReaderTest.cpp - MAT-files of other programs and damaged ones ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatBytes.h"
#include "MatFiles/MatFile.h"

#include <gtest/gtest.h>

#include <zlib.h>

using namespace runmat;
using namespace runmat::test;

namespace {

constexpr const char *corrupt = "MATLAB:load:corruptFile";
constexpr const char *unsupported = "MATLAB:load:unsupportedClass";

Error errorOf(const std::string &elements, const MatFileRequest &request = {}) {
  try {
    readMatFile(file(elements), request);
  } catch (const Error &error) {
    return error;
  }
  return Error("", "");
}
std::string identifierOf(const std::string &elements) {
  return errorOf(elements).identifier;
}

std::string deflated(const std::string &bytes) {
  uLongf size = compressBound(bytes.size());
  std::string out(size, '\0');
  EXPECT_EQ(compress(reinterpret_cast<Bytef *>(out.data()), &size,
                     reinterpret_cast<const Bytef *>(bytes.data()),
                     bytes.size()),
            Z_OK);
  return element(DataType::Compressed, out.substr(0, size));
}

TEST(MatReader, number) {
  for (const std::string &bytes : {number("x", 7), deflated(number("x", 7))}) {
    const auto variables = readMatFile(file(bytes));
    ASSERT_EQ(variables.size(), 1u);
    EXPECT_EQ(variables[0].first, "x");
    EXPECT_EQ(variables[0].second.scalarDouble(), 7);
  }
}

// Neither the elements nor the fields of 30000 x 8000 values can be there.
TEST(MatReader, moreValuesThanBytes) {
  std::string names;
  for (int i = 0; i < 8000; ++i)
    names += "f" + std::to_string(1000 + i) + std::string(1, '\0');
  names.resize(8000 * 6);
  EXPECT_EQ(identifierOf(
                matrix("s", MatrixClass::Struct, {30000, 1}, fields(6, names))),
            corrupt);
  EXPECT_EQ(identifierOf(matrix("c", MatrixClass::Cell, {1000, 1},
                                std::string(7992, '\0'))),
            corrupt);
  EXPECT_EQ(identifierOf(matrix("s", MatrixClass::Struct, {1 << 30, 1 << 30},
                                fields(2, std::string("a\0", 2)))),
            corrupt);
}

// No time goes into the elements of a struct that has no fields.
TEST(MatReader, structWithoutFields) {
  const auto variables = readMatFile(file(
      matrix("s", MatrixClass::Struct, {1 << 30, 1 << 20}, fields(2, ""))));
  EXPECT_EQ(variables.at(0).second.count(), int64_t(1) << 50);
}

TEST(MatReader, streamThatHoldsMore) {
  EXPECT_EQ(identifierOf(deflated(number("x", 1) + std::string(1 << 20, 0))),
            corrupt);
}
TEST(MatReader, streamThatHoldsLess) {
  std::string bytes = number("x", 1);
  const uint32_t claimed = 4000000000;
  std::memcpy(bytes.data() + 4, &claimed, sizeof claimed);
  EXPECT_EQ(identifierOf(deflated(bytes)), corrupt);
  EXPECT_EQ(identifierOf(deflated(number("x", 1).substr(0, 30))), corrupt);
  EXPECT_EQ(identifierOf(deflated("")), corrupt);
}
TEST(MatReader, damagedCheckSum) {
  std::string bytes = deflated(number("x", 1));
  bytes.back() ^= 1;
  EXPECT_EQ(identifierOf(bytes), corrupt);
}

TEST(MatReader, complexNumbersOfFloatsOnly) {
  const std::string parts = doubles({1}) + doubles({2});
  const auto ofClass = [&](MatrixClass matrixClass, uint32_t more) {
    return matrix("x", matrixClass, {1, 1}, parts, mat::complexFlag | more);
  };
  EXPECT_TRUE(readMatFile(file(ofClass(MatrixClass::Single, 0)))
                  .at(0)
                  .second.isComplex());
  EXPECT_EQ(identifierOf(ofClass(MatrixClass::Int8, 0)), unsupported);
  EXPECT_EQ(identifierOf(ofClass(MatrixClass::Char, 0)), corrupt);
  EXPECT_EQ(identifierOf(ofClass(MatrixClass::UInt8, mat::logicalFlag)),
            corrupt);
}

std::string sparse(const std::string &name) {
  return matrix(name, MatrixClass::Sparse, {1, 1}, doubles({1}));
}
/// A MATLAB string: it has no extents.
std::string opaque() {
  return element(DataType::Matrix, flags(MatrixClass::Opaque) + text("s") +
                                       text("MCOS") + text("string") +
                                       number("", 1));
}

TEST(MatReader, unsupportedClasses) {
  for (const std::string &bytes :
       {sparse("s"), opaque(),
        matrix("s", MatrixClass::FunctionHandle, {1, 1}, number("", 1)),
        matrix("s", MatrixClass::Object, {1, 1}, text("inline")),
        matrix("s", MatrixClass::Cell, {1, 1}, sparse(""))}) {
    const Error error = errorOf(bytes);
    EXPECT_EQ(error.identifier, unsupported);
    EXPECT_NE(error.message.find("variable 's'"), std::string::npos);
  }
  EXPECT_EQ(identifierOf(matrix("s", MatrixClass(99), {1, 1}, "")), corrupt);
}

TEST(MatReader, passesOverWhatIsNotWanted) {
  MatFileRequest request;
  request.wants = [](std::string_view name) { return name == "x"; };
  const std::string bytes = sparse("s") + number("x", 1) + opaque();
  EXPECT_EQ(readMatFile(file(bytes), request).size(), 1u);
  EXPECT_EQ(errorOf(sparse("x"), request).identifier, unsupported);
}

TEST(MatReader, leavesOutWhatIsUnsupported) {
  MatFileRequest request;
  std::vector<std::string> messages;
  request.leftOut = [&](const Error &error) {
    messages.push_back(error.message);
  };
  const auto variables =
      readMatFile(file(sparse("a") + number("x", 1)), request);
  EXPECT_EQ(variables.size(), 1u);
  EXPECT_EQ(messages, std::vector<std::string>{
                          "The variable 'a': It is or holds a sparse matrix, "
                          "which cannot be read."});
  EXPECT_EQ(
      errorOf(matrix("d", MatrixClass::Double, {1, 2}, doubles({1})), request)
          .identifier,
      corrupt);
}

TEST(MatReader, namesAreIdentifiers) {
  for (const char *name : {"a b", "1a", "_a", "a\xc3\xa4"}) {
    EXPECT_EQ(identifierOf(number(name, 1)), corrupt);
    std::string field = name;
    field.resize(8, '\0');
    EXPECT_EQ(identifierOf(matrix("s", MatrixClass::Struct, {1, 1},
                                  fields(8, field) + number("", 1))),
              corrupt);
  }
  const std::string twice("a\0a\0", 4);
  EXPECT_EQ(
      identifierOf(matrix("s", MatrixClass::Struct, {1, 1},
                          fields(2, twice) + number("", 1) + number("", 2))),
      corrupt);
}

TEST(MatReader, damagedExtents) {
  for (const std::vector<int32_t> &extents :
       {std::vector<int32_t>{}, {1}, {-1, 1}})
    EXPECT_EQ(
        identifierOf(matrix("x", MatrixClass::Double, extents, doubles({1}))),
        corrupt);
}

} // namespace
