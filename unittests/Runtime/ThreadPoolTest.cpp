//===- ThreadPoolTest.cpp - tests of the thread pool ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadPool.h"
#include "ThreadsAtWork.h"

#include <gtest/gtest.h>

#include <map>
#include <thread>

namespace runmat {
namespace {

/// Marks each item of a range once; counts marks.
struct Marks {
  explicit Marks(uint64_t items) : counts(items) {}
  void operator()(uint64_t begin, uint64_t end) {
    for (uint64_t i = begin; i < end; ++i)
      counts[i].fetch_add(1, std::memory_order_relaxed);
  }
  bool allOnce() const {
    for (const auto &count : counts)
      if (count.load() != 1)
        return false;
    return true;
  }
  std::vector<std::atomic<int>> counts;
};

TEST(ThreadPool, EveryItemIsDoneOnce) {
  for (unsigned threads : {1u, 2u, 4u}) {
    ThreadPool pool(threads);
    for (uint64_t items : {0, 1, 2, 63, 64, 65, 1000, 100003}) {
      for (uint64_t grain : {0, 1, 64, 1000000}) {
        Marks marks(items);
        EXPECT_TRUE(pool.parallelFor(items, grain, marks, nullptr));
        EXPECT_TRUE(marks.allOnce()) << threads << " " << items << " " << grain;
      }
    }
  }
}

TEST(ThreadPool, ManySmallJobsInARow) {
  ThreadPool pool(4);
  std::atomic<uint64_t> sum{0};
  auto add = [&](uint64_t begin, uint64_t end) { sum += end - begin; };
  for (int i = 0; i < 5000; ++i)
    pool.parallelFor(64, 1, add, nullptr);
  EXPECT_EQ(sum.load(), 5000u * 64);
}

TEST(ThreadPool, WorkersTakePart) {
  ThreadPool pool(3);
  EXPECT_EQ(test::threadsAtWork(pool), 3u);
}

TEST(ThreadPool, UnderRestraintLargePoolsLeaveThreadsIdle) {
  ThreadPool large(16), small(4);
  {
    const ThreadPool::Restraint restraint;
    EXPECT_EQ(test::threadsAtWork(large), 14u);
    EXPECT_EQ(test::threadsAtWork(small), 4u);
  }
  EXPECT_EQ(test::threadsAtWork(large), 16u);
}

/// The first item of each thread.
std::map<std::thread::id, uint64_t> beginnings(ThreadPool &pool,
                                               uint64_t items) {
  std::mutex mutex;
  std::map<std::thread::id, uint64_t> first;
  auto work = [&](uint64_t begin, uint64_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard lock(mutex);
    first.emplace(std::this_thread::get_id(), begin);
  };
  pool.parallelFor(items, 1, work, nullptr);
  return first;
}

// So that they do not meet in one page.
TEST(ThreadPool, ThreadsBeginFarFromEachOther) {
  ThreadPool pool(4);
  std::set<uint64_t> first;
  for (const auto &[thread, begin] : beginnings(pool, 256))
    first.insert(begin);
  EXPECT_EQ(first, (std::set<uint64_t>{0, 64, 128, 192}));
}

// What they left in their processors' caches is there for the next range.
TEST(ThreadPool, EqualRangesGiveThreadsTheSameShares) {
  ThreadPool pool(4);
  const auto expected = beginnings(pool, 256);
  EXPECT_EQ(expected.size(), 4u);
  for (int i = 0; i < 5; ++i) {
    EXPECT_LE(test::threadsAtWork(pool), 4u);
    EXPECT_TRUE(beginnings(pool, 256) == expected);
  }
}

TEST(ThreadPool, SleepingThreadsAreWoken) {
  ThreadPool pool(6);
  for (int i = 0; i < 20; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(test::threadsAtWork(pool), 6u);
  }
}

TEST(ThreadPool, WhoIsDoneHelps) {
  ThreadPool pool(2);
  std::mutex mutex;
  std::set<std::thread::id> ids;
  auto work = [&](uint64_t begin, uint64_t) {
    if (begin >= 128)
      return;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard lock(mutex);
    ids.insert(std::this_thread::get_id());
  };
  pool.parallelFor(256, 1, work, nullptr);
  EXPECT_EQ(ids.size(), 2u);
}

TEST(ThreadPool, SmallRangesStayOnTheCaller) {
  ThreadPool pool(4);
  std::thread::id caller = std::this_thread::get_id();
  int calls = 0;
  auto work = [&](uint64_t, uint64_t) {
    ++calls;
    EXPECT_EQ(std::this_thread::get_id(), caller);
  };
  pool.parallelFor(100, 100, work, nullptr);
  EXPECT_EQ(calls, 1);
}

/// The threads that do something of a range whose every item takes some time.
size_t threadsFor(ThreadPool &pool, uint64_t items, uint64_t grain) {
  std::mutex mutex;
  std::set<std::thread::id> ids;
  auto work = [&](uint64_t, uint64_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard lock(mutex);
    ids.insert(std::this_thread::get_id());
  };
  pool.parallelFor(items, grain, work, nullptr);
  return ids.size();
}

// Some sleep by then and some still look for work.
TEST(ThreadPool, AllComeAfterRangesForFew) {
  ThreadPool pool(8);
  for (int i = 0; i < 30; ++i) {
    EXPECT_LE(threadsFor(pool, 2, 1), 2u);
    if (i % 3 == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(test::threadsAtWork(pool), 8u);
  }
}

TEST(ThreadPool, GrainsAreSharedByTwiceTheirRoot) {
  ThreadPool pool(16);
  EXPECT_LE(threadsFor(pool, 1600, 100), 8u);
  EXPECT_GE(threadsFor(pool, 1600, 100), 2u);
  EXPECT_EQ(test::threadsAtWork(pool), 16u);
}

TEST(ThreadPool, InterruptStopsBetweenChunks) {
  ThreadPool pool(2);
  volatile int32_t word = 0;
  std::atomic<uint64_t> done{0};
  auto work = [&](uint64_t begin, uint64_t end) {
    if (done.fetch_add(end - begin) > 100)
      __atomic_store_n(&word, 1, __ATOMIC_RELAXED);
  };
  EXPECT_FALSE(pool.parallelFor(1000000, 1, work, &word));
  EXPECT_LT(done.load(), 1000000u);
  // Once it is taken back, work goes on.
  __atomic_store_n(&word, 0, __ATOMIC_RELAXED);
  Marks marks(1000);
  EXPECT_TRUE(pool.parallelFor(1000, 1, marks, &word));
  EXPECT_TRUE(marks.allOnce());
}

TEST(ThreadPool, InterruptIsSeenByOneThreadToo) {
  ThreadPool pool(1);
  volatile int32_t word = 1;
  auto work = [](uint64_t, uint64_t) {};
  EXPECT_FALSE(pool.parallelFor(10, 1, work, &word));
}

TEST(ThreadPool, NestedRangesRunInTheirCaller) {
  ThreadPool pool(3);
  std::atomic<uint64_t> sum{0};
  auto inner = [&](uint64_t begin, uint64_t end) { sum += end - begin; };
  auto outer = [&](uint64_t begin, uint64_t end) {
    for (uint64_t i = begin; i < end; ++i)
      pool.parallelFor(1000, 1, inner, nullptr);
  };
  pool.parallelFor(50, 1, outer, nullptr);
  EXPECT_EQ(sum.load(), 50000u);
}

TEST(ThreadPool, SeveralCallersAtOnce) {
  ThreadPool pool(3);
  std::atomic<uint64_t> sum{0};
  auto add = [&](uint64_t begin, uint64_t end) { sum += end - begin; };
  std::vector<std::thread> callers;
  for (int c = 0; c < 4; ++c)
    callers.emplace_back([&] {
      for (int i = 0; i < 200; ++i)
        pool.parallelFor(1000, 1, add, nullptr);
    });
  for (std::thread &caller : callers)
    caller.join();
  EXPECT_EQ(sum.load(), 4u * 200 * 1000);
}

TEST(ThreadPool, SharedPoolsAreOnePerCount) {
  EXPECT_EQ(&ThreadPool::shared(2), &ThreadPool::shared(2));
  EXPECT_EQ(ThreadPool::shared(3).threads(), 3u);
  EXPECT_EQ(ThreadPool::shared(0).threads(), 1u);
}

} // namespace
} // namespace runmat
