//===- KernelsAheadTest.cpp - kernels by several threads --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/KernelsAhead.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <future>
#include <new>
#include <thread>

using namespace runmat;

namespace {

constexpr uint32_t count = 30;
const auto nothing = [] {};

/// Counts what is made, and where.
struct Workshop {
  std::array<std::atomic<int>, count> made{};
  std::atomic<int> elsewhere{0};
  const std::thread::id here = std::this_thread::get_id();

  KernelsAhead::Object make(uint32_t number) {
    ++made[number];
    elsewhere += std::this_thread::get_id() != here;
    return {true, "kernel " + std::to_string(number)};
  }
  KernelsAhead::Make maker() {
    return [this](uint32_t number) { return make(number); };
  }
};

TEST(KernelsAheadTest, AreMadeOnceEach) {
  Workshop shop;
  KernelsAhead kernels(count, shop.maker(), nothing, 3);
  for (int again = 0; again < 2; ++again)
    for (uint32_t k = 0; k < count; ++k)
      EXPECT_EQ(kernels.get(k).bytes, "kernel " + std::to_string(k));
  for (const std::atomic<int> &made : shop.made)
    EXPECT_EQ(made, 1);
}

/// The kernel that is asked for ends when others are made, which only another
/// thread can have done.
TEST(KernelsAheadTest, AreMadeByOtherThreadsMeanwhile) {
  Workshop shop;
  std::promise<void> others;
  KernelsAhead kernels(
      3,
      [&](uint32_t number) {
        if (number == 0)
          others.get_future().wait();
        KernelsAhead::Object object = shop.make(number);
        if (number == 2)
          others.set_value();
        return object;
      },
      nothing, 1);
  EXPECT_FALSE(kernels.has(1));
  EXPECT_EQ(kernels.get(0).bytes, "kernel 0");
  EXPECT_TRUE(kernels.has(1));
  EXPECT_EQ(kernels.get(2).bytes, "kernel 2");
  EXPECT_EQ(shop.elsewhere, 2);
}

/// What lies in a branch may never be launched.
TEST(KernelsAheadTest, AreNotMadeFarAhead) {
  Workshop shop;
  std::promise<void> ended;
  KernelsAhead kernels(count, shop.maker(), [&] { ended.set_value(); }, 1);
  kernels.get(0);
  ended.get_future().wait();
  EXPECT_EQ(shop.made[7], 1);
  EXPECT_EQ(shop.made[8], 0);
}

TEST(KernelsAheadTest, WithoutThreadsAreMadeWhereTheyAreAsked) {
  Workshop shop;
  KernelsAhead kernels(count, shop.maker(), nothing, 0);
  kernels.get(3);
  EXPECT_EQ(shop.made[3], 1);
  EXPECT_EQ(shop.made[4], 0);
  EXPECT_EQ(shop.elsewhere, 0);
}

TEST(KernelsAheadTest, TellWhyThereIsNone) {
  KernelsAhead kernels(
      2, [](uint32_t) { return KernelsAhead::Object{false, "no memory"}; },
      nothing, 1);
  EXPECT_FALSE(kernels.get(1).isMade);
  EXPECT_EQ(kernels.get(1).bytes, "no memory");
}

TEST(KernelsAheadTest, SurviveALackOfMemory) {
  KernelsAhead kernels(
      count, [](uint32_t) -> KernelsAhead::Object { throw std::bad_alloc(); },
      nothing, 2);
  for (uint32_t k = 0; k < count; ++k) {
    EXPECT_EQ(kernels.get(k).bytes, "out of memory");
    EXPECT_FALSE(kernels.has(k));
  }
}

/// What threads are at does not keep them from ending, nor anything else from
/// going.
TEST(KernelsAheadTest, MayGoWhileThreadsAreAtWork) {
  auto ended = std::make_shared<std::promise<void>>();
  auto begun = std::make_shared<std::promise<void>>();
  auto gone = std::make_shared<std::promise<void>>();
  std::future<void> end = ended->get_future();
  {
    KernelsAhead kernels(
        count,
        [=](uint32_t number) {
          if (number == 0)
            begun->get_future().wait();
          if (number == 1) {
            begun->set_value();
            gone->get_future().wait();
          }
          EXPECT_LE(number, 1u);
          return KernelsAhead::Object{true, ""};
        },
        [=] { ended->set_value(); }, 1);
    kernels.get(0);
  }
  gone->set_value();
  end.wait();
}

} // namespace
