//===- BackgroundWork.cpp - work that may never end -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/BackgroundWork.h"

#include <csignal>
#include <exception>
#include <thread>

namespace runmat {

static std::atomic<int> threadsLeft{0};

bool background::startThread(std::function<void()> work) {
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  ++threadsLeft;
  bool started = true;
  try {
    std::thread([work = std::move(work)]() mutable {
      work();
      work = nullptr;
      --threadsLeft;
    }).detach();
  } catch (const std::exception &) {
    --threadsLeft;
    started = false;
  }
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  return started;
}

bool background::isAnyThreadLeft() { return threadsLeft.load() != 0; }

} // namespace runmat
