//===- ThreadedTurnsTest.cpp - tests of turns made by threads ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadedTurns.h"
#include "runtime/Counters.h"
#include "runtime/Interrupt.h"
#include "runtime/ParallelWork.h"

#include <gtest/gtest.h>

#include <atomic>
#include <limits>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace runmat {
namespace {

/// So much that a loop of a few turns is worth it.
constexpr double muchWork = 1e7;

class ThreadedTurns : public testing::Test {
protected:
  void SetUp() override { setThreads(4); }
  void TearDown() override { setThreads(0); }

  int64_t run(int64_t count, double work,
              const runmat::ThreadedTurns::Make &make) {
    Array *const changed[] = {array.get()};
    return turns.run(this, {count, work}, changed, make);
  }
  double *elements() { return static_cast<double *>(array->mutableData()); }

  runmat::ThreadedTurns turns;
  ArrayRef array = Array::zeros(ElementClass::Double, {100, 1});
};

TEST_F(ThreadedTurns, AllButTheLastAreMadeOnce) {
  std::vector<std::atomic<int>> made(50);
  auto make = [&](int64_t begin, int64_t end, const volatile int32_t *) {
    for (int64_t turn = begin; turn < end; ++turn)
      ++made[size_t(turn)];
    return true;
  };
  EXPECT_EQ(run(50, muchWork, make), 49);
  for (size_t turn = 0; turn < 49; ++turn)
    EXPECT_EQ(made[turn].load(), 1) << turn;
  EXPECT_EQ(made[49].load(), 0);
}

// So that what it leaves is what the loop finds.
TEST_F(ThreadedTurns, TheLastOfThemIsMadeBehindAllOthers) {
  std::atomic<int> made{0};
  auto make = [&](int64_t begin, int64_t end, const volatile int32_t *) {
    if (end == 49) {
      EXPECT_EQ(begin, 48);
      EXPECT_EQ(made.load(), 48);
    }
    made += int(end - begin);
    return true;
  };
  EXPECT_EQ(run(50, muchWork, make), 49);
  EXPECT_EQ(made.load(), 49);
}

// Turns behind one that fails may be such as never end.
TEST_F(ThreadedTurns, WhereOneDoesNotEndOthersAreToldToStop) {
  auto make = [&](int64_t begin, int64_t, const volatile int32_t *stop) {
    while (begin != 0 && !interrupt::isSet(stop))
      std::this_thread::yield();
    return false;
  };
  EXPECT_EQ(run(200, muchWork, make), 0);
}

/// That they made room for other code is no failure: they are tried again.
TEST_F(ThreadedTurns, GiveUpForOtherCodeAsOftenAsThatIsThere) {
  const int32_t replaced = 1;
  const uint64_t givenUp = counters().loopsGivenUp.get();
  Array *const changed[] = {array.get()};
  std::atomic<int> made{0};
  const auto none = [&](int64_t, int64_t, const volatile int32_t *) {
    return ++made < 0;
  };
  for (int k = 1; k <= 5; ++k) {
    made = 0;
    EXPECT_EQ(turns.run(this, {200, muchWork, &replaced}, changed, none), 0);
    EXPECT_GT(made, 0);
  }
  EXPECT_EQ(counters().loopsGivenUp.get(), givenUp);
}

TEST_F(ThreadedTurns, SeveralThreadsMakeThem) {
  std::mutex mutex;
  std::set<std::thread::id> ids;
  auto make = [&](int64_t, int64_t, const volatile int32_t *) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard lock(mutex);
    ids.insert(std::this_thread::get_id());
    return true;
  };
  EXPECT_EQ(run(200, muchWork, make), 199);
  EXPECT_EQ(ids.size(), 4u);
}

TEST_F(ThreadedTurns, ShortLoopsAreLeftToTheCaller) {
  auto make = [](int64_t, int64_t, const volatile int32_t *) {
    ADD_FAILURE();
    return true;
  };
  EXPECT_EQ(run(100, 1, make), 0);
  EXPECT_EQ(run(100, -1e9, make), 0);
  EXPECT_EQ(run(100, std::numeric_limits<double>::quiet_NaN(), make), 0);
  EXPECT_EQ(run(0, muchWork, make), 0);
  EXPECT_EQ(run(1, muchWork, make), 0);
  EXPECT_EQ(run(3, muchWork, make), 0);
  setThreads(1);
  EXPECT_EQ(run(100, muchWork, make), 0);
}

// A copy of it would take longer than the threads save.
TEST_F(ThreadedTurns, LoopsThatAreShortBesideWhatTheyChangeAreLeftToo) {
  array = Array::zeros(ElementClass::Double, {1000000, 1});
  auto make = [](int64_t, int64_t, const volatile int32_t *) {
    ADD_FAILURE();
    return true;
  };
  EXPECT_EQ(run(100, 1e4, make), 0);
}

// Work that took less than was expected is no longer worth it.
TEST_F(ThreadedTurns, WhatTheyTookCounts) {
  int calls = 0;
  auto make = [&](int64_t begin, int64_t, const volatile int32_t *) {
    calls += begin == 0;
    return true;
  };
  EXPECT_EQ(run(4, 1e12, make), 3);
  EXPECT_EQ(run(4, 1e6, make), 0);
  EXPECT_EQ(calls, 1);
}

TEST_F(ThreadedTurns, WhereOneDoesNotEndArraysAreAsTheyWere) {
  double *values = elements();
  for (int i = 0; i < 100; ++i)
    values[i] = i;
  auto make = [&](int64_t begin, int64_t end, const volatile int32_t *) {
    for (int64_t turn = begin; turn < end; ++turn)
      values[turn] = -1;
    return begin > 0;
  };
  EXPECT_EQ(run(100, muchWork, make), 0);
  for (int i = 0; i < 100; ++i)
    EXPECT_EQ(elements()[i], i);
}

TEST_F(ThreadedTurns, ALoopThatNeverEndsSoIsLeftAlone) {
  std::atomic<int> calls{0};
  auto make = [&](int64_t begin, int64_t, const volatile int32_t *) {
    calls += begin == 0;
    return false;
  };
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(run(4, muchWork, make), 0);
  EXPECT_EQ(calls.load(), 2);
}

TEST_F(ThreadedTurns, AnInterruptSaysNothingOfTheLoop) {
  std::atomic<int> calls{0};
  auto make = [&](int64_t begin, int64_t, const volatile int32_t *) {
    calls += begin == 0;
    return false;
  };
  interrupt::request();
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(run(4, muchWork, make), 0);
  interrupt::clear();
  EXPECT_EQ(calls.load(), 5);
}

} // namespace
} // namespace runmat
