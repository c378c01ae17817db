//===- ComparisonTest.cpp - results that differ are told of -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Comparison.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace runmat;
using namespace runmat::profile;

namespace {

ArrayRef singles(std::vector<float> values) {
  return Array::fromValues(ElementClass::Single,
                           Extents(int64_t(values.size()), 1), values.data());
}

TEST(ComparisonTest, SameBitsAreNoDifference) {
  EXPECT_FALSE(difference(*singles({1, 2}), *singles({1, 2})));
  EXPECT_FALSE(difference(*singles({NAN}), *singles({NAN})));
  EXPECT_FALSE(difference(*singles({}), *singles({})));
}

TEST(ComparisonTest, TheFirstElementAndTheirNumberAreTold) {
  EXPECT_EQ(difference(*singles({1, 2.5, 3, 5}), *singles({1, 2, 3, 4})),
            "element 2 is 2.5 (0x40200000), expected 2 (0x40000000); 2 of 4 "
            "differ");
}

TEST(ComparisonTest, ABitThatNoNumberShowsIsADifference) {
  EXPECT_EQ(difference(*singles({-0.0F}), *singles({0})),
            "element 1 is -0 (0x80000000), expected 0 (0x00000000); 1 of 1 "
            "differ");
}

TEST(ComparisonTest, ClassesAndExtentsCount) {
  EXPECT_EQ(difference(*Array::scalar(1.0), *Array::scalar(1.0F)),
            "the result is 1x1 double, expected 1x1 single");
  EXPECT_EQ(difference(*singles({1, 2}), *singles({1})),
            "the result is 2x1 single, expected 1x1 single");
  const double pair[] = {1, 2};
  EXPECT_EQ(difference(*Array::fromValues(ElementClass::Double, Extents(1, 1),
                                          pair, true),
                       *Array::scalar(1.0)),
            "the result is complex 1x1 double, expected 1x1 double");
}

TEST(ComparisonTest, ImaginaryPartsCount) {
  const double some[] = {1, 2}, others[] = {1, 3};
  const ArrayRef one =
      Array::fromValues(ElementClass::Double, Extents(1, 1), some, true);
  const ArrayRef other =
      Array::fromValues(ElementClass::Double, Extents(1, 1), others, true);
  EXPECT_TRUE(difference(*one, *other));
}

TEST(ComparisonTest, BytesAreComparedOneByOne) {
  const std::byte sent[] = {std::byte{1}, std::byte{2}, std::byte{3}};
  const std::byte arrived[] = {std::byte{1}, std::byte{0}, std::byte{3}};
  EXPECT_FALSE(difference(sent, sent));
  EXPECT_EQ(difference(arrived, sent),
            "byte 2 is 0x00, expected 0x02; 1 of 3 differ");
}

} // namespace
