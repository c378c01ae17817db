//===- OptimiseServiceTest.cpp - optimised code meanwhile -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/OptimiseService.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <new>
#include <thread>
#include <vector>

using namespace runmat;

namespace {

void wait(const OptimisedCode &code) {
  while (!code.isDone())
    std::this_thread::yield();
}

TEST(OptimiseServices, MakeWhatIsOrderedInAnotherThread) {
  OptimiseService service;
  std::thread::id thread;
  const auto code = service.order([&] {
    thread = std::this_thread::get_id();
    return MadeObject{true, "code"};
  });
  ASSERT_TRUE(code);
  wait(*code);
  EXPECT_TRUE(code->object().isMade);
  EXPECT_EQ(code->object().bytes, "code");
  EXPECT_NE(thread, std::this_thread::get_id());
}

TEST(OptimiseServices, SetAWordWhenItIsThere) {
  OptimiseService service;
  std::promise<void> go;
  const auto code = service.order([may = go.get_future().share()] {
    may.wait();
    return MadeObject{true, ""};
  });
  ASSERT_TRUE(code);
  EXPECT_FALSE(code->isDone());
  EXPECT_EQ(*code->word(), 0);
  go.set_value();
  wait(*code);
  EXPECT_NE(*code->word(), 0);
}

TEST(OptimiseServices, LetWhatRunsHaveTheProcessorsAtFirst) {
  constexpr std::chrono::milliseconds delay{50};
  OptimiseService service(delay);
  const auto ordered = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point begun;
  const auto code = service.order([&] {
    begun = std::chrono::steady_clock::now();
    return MadeObject{true, ""};
  });
  ASSERT_TRUE(code);
  wait(*code);
  EXPECT_GE(begun - ordered, delay);
}

TEST(OptimiseServices, MakeOneAfterTheOther) {
  OptimiseService service;
  std::atomic<int> atWork{0}, most{0}, made{0};
  std::vector<std::shared_ptr<const OptimisedCode>> codes;
  for (int k = 0; k < 20; ++k)
    codes.push_back(service.order([&, k] {
      most = std::max<int>(most, ++atWork);
      std::this_thread::yield();
      --atWork;
      return MadeObject{true, std::to_string(k * 100 + made++)};
    }));
  for (int k = 0; k < 20; ++k) {
    ASSERT_TRUE(codes[k]);
    wait(*codes[k]);
    EXPECT_EQ(codes[k]->object().bytes, std::to_string(k * 101));
  }
  EXPECT_EQ(most, 1);
}

TEST(OptimiseServices, TellWhyThereIsNone) {
  OptimiseService service;
  const auto failed = service.order([] { return MadeObject{false, "why"}; });
  const auto thrown =
      service.order([]() -> MadeObject { throw std::bad_alloc(); });
  ASSERT_TRUE(failed && thrown);
  wait(*thrown);
  EXPECT_FALSE(failed->object().isMade);
  EXPECT_EQ(failed->object().bytes, "why");
  EXPECT_FALSE(thrown->object().isMade);
  EXPECT_EQ(thrown->object().bytes, "out of memory");
  // Code that runs makes room for nothing.
  EXPECT_EQ(*failed->word(), 0);
}

/// What is under way ends by itself; what waits is not begun any more.
TEST(OptimiseServices, DoNotWaitWhenTheyGo) {
  std::promise<void> go, begun;
  std::shared_ptr<const OptimisedCode> first, second;
  {
    OptimiseService service(std::chrono::milliseconds(0));
    first = service.order([&begun, may = go.get_future().share()] {
      begun.set_value();
      may.wait();
      return MadeObject{true, ""};
    });
    second = service.order([] { return MadeObject{true, ""}; });
    begun.get_future().wait();
  }
  go.set_value();
  wait(*first);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_FALSE(second->isDone());
}

} // namespace
