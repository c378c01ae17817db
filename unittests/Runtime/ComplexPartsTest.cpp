//===- ComplexPartsTest.cpp - tests of parts of complex arrays --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ComplexParts.h"

#include <gtest/gtest.h>

#include <cstring>

namespace runmat {
namespace {

/// More than a thread takes at a time, and no multiple of it.
constexpr int64_t many = 100003;

template <typename T>
ArrayRef numbered(ElementClass elementClass, int64_t count, T step) {
  ArrayRef out = Array::make(elementClass, {count, 1});
  for (int64_t i = 0; i < count; ++i)
    out->mutableAs<T>()[i] = step * T(i);
  return out;
}

template <typename T> void expectBoth(ElementClass elementClass) {
  for (int64_t count : {int64_t(1), int64_t(7), many}) {
    const ArrayRef real = numbered<T>(elementClass, count, 1),
                   imaginary = numbered<T>(elementClass, count, T(-0.5));
    const ArrayRef whole = joinParts(*real, *imaginary);
    ASSERT_TRUE(whole->isComplex());
    ASSERT_EQ(whole->extents(), real->extents());
    const T *elements = static_cast<const T *>(whole->data());
    for (int64_t i : {int64_t(0), count / 2, count - 1}) {
      EXPECT_EQ(elements[2 * i], real->as<T>()[i]);
      EXPECT_EQ(elements[2 * i + 1], imaginary->as<T>()[i]);
    }
    const size_t bytes = size_t(count) * sizeof(T);
    EXPECT_EQ(std::memcmp(takePart(*whole, false)->data(), real->data(), bytes),
              0);
    EXPECT_EQ(
        std::memcmp(takePart(*whole, true)->data(), imaginary->data(), bytes),
        0);
  }
}

TEST(ComplexParts, OfDoublesAreJoinedAndTaken) {
  expectBoth<double>(ElementClass::Double);
}

TEST(ComplexParts, OfSinglesAreJoinedAndTaken) {
  expectBoth<float>(ElementClass::Single);
}

TEST(ComplexParts, OfNothingAreNothing) {
  const ArrayRef none = Array::make(ElementClass::Double, {0, 3});
  const ArrayRef whole = joinParts(*none, *none);
  EXPECT_TRUE(whole->isComplex());
  EXPECT_EQ(takePart(*whole, true)->extents(), none->extents());
}

TEST(ComplexParts, OfDifferentExtentsAreAnError) {
  const ArrayRef two = Array::make(ElementClass::Double, {2, 1}),
                 three = Array::make(ElementClass::Double, {3, 1});
  EXPECT_THROW(joinParts(*two, *three), Error);
}

} // namespace
} // namespace runmat
