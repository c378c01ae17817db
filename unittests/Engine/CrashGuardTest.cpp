//===- CrashGuardTest.cpp ---------------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CrashGuard.h"
#include "gtest/gtest.h"

#include <csignal>
#include <cstdint>
#include <stdexcept>
#include <thread>

#include <unistd.h>

using namespace runmat;

namespace {

/// In the first page, which no process has. Sanitizers stop at null itself.
void writeNowhere() { *reinterpret_cast<volatile int *>(uintptr_t(64)) = 1; }

/// Until the stack ends.
int recurse(int depth) {
  volatile char room[4096] = {char(depth)};
  return depth < 0 ? 0 : recurse(depth + 1) + room[depth % 4096];
}

} // namespace

TEST(CrashGuard, SaysWhetherTheCallCameToItsEnd) {
  bool wasCalled = false;
  EXPECT_TRUE(survives([&] { wasCalled = true; }));
  EXPECT_TRUE(wasCalled);
  EXPECT_FALSE(survives(writeNowhere));
  EXPECT_FALSE(survives([] { __builtin_trap(); }));
  EXPECT_TRUE(survives([] {}));
}

TEST(CrashGuard, RescuesTheInnermostCall) {
  bool goesOn = false;
  EXPECT_TRUE(survives([&] { goesOn = !survives(writeNowhere); }));
  EXPECT_TRUE(goesOn);
  EXPECT_FALSE(survives([] {
    survives([] {});
    writeNowhere();
  }));
}

TEST(CrashGuard, WorksWhereTheThreadBlocksSignals) {
  std::thread([] {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, nullptr);
    EXPECT_FALSE(survives(writeNowhere));
    // As it was.
    sigset_t now;
    pthread_sigmask(SIG_SETMASK, nullptr, &now);
    EXPECT_EQ(sigismember(&now, SIGSEGV), 1);
  }).join();
}

TEST(CrashGuard, ReportsTheEndOfAStack) {
  std::thread([] { EXPECT_FALSE(survives([] { recurse(0); })); }).join();
}

TEST(CrashGuard, LetsExceptionsThrough) {
  EXPECT_THROW(survives([] { throw std::runtime_error("no crash"); }),
               std::runtime_error);
  EXPECT_FALSE(survives(writeNowhere));
}

TEST(CrashGuardDeathTest, LeavesOtherFaultsAlone) {
  EXPECT_TRUE(survives([] {}));
  EXPECT_DEATH(writeNowhere(), "");
}

/// It may hold a lock, or have found a damaged heap.
TEST(CrashGuardDeathTest, LeavesFaultsInsideTheCLibraryAlone) {
  char out[64];
  EXPECT_DEATH(survives([&] {
                 ::swab(reinterpret_cast<const void *>(uintptr_t(64)), out,
                        sizeof(out));
               }),
               "");
}

TEST(CrashGuardDeathTest, LeavesSignalsThatAreSentAlone) {
  EXPECT_DEATH(survives([] { ::raise(SIGSEGV); }), "");
}
