//===- InterruptTest.cpp - tests of work that stops half-way ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Interrupt.h"
#include "runtime/Array.h"
#include "runtime/Bytes.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

#include <numeric>
#include <utility>
#include <vector>

namespace runmat {
namespace {

/// Elements of many pieces of a copy.
constexpr int64_t many = 1 << 18;

class Interrupts : public testing::Test {
protected:
  ~Interrupts() override { interrupt::clear(); }

  static ArrayRef numbers() {
    ArrayRef array = Array::make(ElementClass::Double, {1, many});
    double *elements = array->mutableAs<double>();
    std::iota(elements, elements + many, 0);
    return array;
  }
  static void expectNumbers(const Array &array) {
    interrupt::clear();
    ASSERT_EQ(array.count(), many);
    for (int64_t i = 0; i < many; ++i)
      ASSERT_EQ(array.as<double>()[i], double(i));
  }
  /// Whether the action obeys an interrupt.
  template <typename Action> static void expectStops(Action action) {
    interrupt::request();
    try {
      action();
      ADD_FAILURE() << "nothing was stopped";
    } catch (const Error &error) {
      EXPECT_EQ(error.identifier, "RunMat:interrupted");
    }
  }
};

using Piece = std::pair<int64_t, int64_t>;

TEST_F(Interrupts, PiecesMakeUpTheWhole) {
  std::vector<Piece> pieces;
  const auto note = [&](int64_t begin, int64_t end) {
    pieces.push_back({begin, end});
  };
  interrupt::inPieces(25, note, 10);
  EXPECT_EQ(pieces, (std::vector<Piece>{{0, 10}, {10, 20}, {20, 25}}));
  interrupt::inPieces(0, note, 10);
  EXPECT_EQ(pieces.size(), 3u);
}

TEST_F(Interrupts, StopWorkBetweenItsPieces) {
  int pieces = 0;
  const auto work = [&](int64_t, int64_t) {
    if (++pieces == 3)
      interrupt::request();
  };
  EXPECT_THROW(interrupt::inPieces(1000, work, 10), Error);
  EXPECT_EQ(pieces, 3);
}

TEST_F(Interrupts, StopCopiesOfMuchMemory) {
  const std::vector<double> from(many, 7);
  std::vector<double> to(many, 0);
  copyBytes(from.data(), to.data(), many * sizeof(double));
  EXPECT_EQ(to, from);
  clearBytes(to.data(), many * sizeof(double));
  EXPECT_EQ(to, std::vector<double>(many, 0));
  expectStops(
      [&] { copyBytes(from.data(), to.data(), many * sizeof(double)); });
  EXPECT_EQ(to.back(), 0);
  to.back() = 7;
  expectStops([&] { clearBytes(to.data(), many * sizeof(double)); });
  EXPECT_EQ(to.back(), 7);
}

TEST_F(Interrupts, LetSmallCopiesEnd) {
  const double from = 7;
  double to = 0;
  interrupt::request();
  copyBytes(&from, &to, sizeof(double));
  EXPECT_EQ(to, 7);
}

TEST_F(Interrupts, StopCopiesOfArraysAndLeaveTheseAsTheyWere) {
  const ArrayRef array = numbers();
  expectStops([&] { array->clone(); });
  const ArrayRef other = array->reshaped({many, 1});
  expectStops([&] { other->mutableData(); });
  expectNumbers(*other);
  expectNumbers(*array);
}

TEST_F(Interrupts, StopGrowthAndLeaveTheArrayAsItWas) {
  const ArrayRef array = numbers();
  expectStops([&] { array->growTo({1, 9 * many}); });
  expectNumbers(*array);
  const ArrayRef other = array->reshaped({1, many});
  expectStops([&] { other->growTo({1, many + 1}); });
  expectNumbers(*other);
  expectStops([&] { array->reserve(9 * many); });
  expectNumbers(*array);
}

TEST_F(Interrupts, StopTheMakingOfZeros) {
#if defined(__has_feature) && __has_feature(address_sanitizer)
  GTEST_SKIP() << "blocks are not used again, and new ones are zero";
#endif
  // The block of another array, which is not zero.
  numbers();
  const ArrayRef zeros = Array::zeros(ElementClass::Double, {1, many});
  expectStops([&] { zeros->data(); });
  interrupt::clear();
  EXPECT_EQ(zeros->as<double>()[many - 1], 0);
}

} // namespace
} // namespace runmat
