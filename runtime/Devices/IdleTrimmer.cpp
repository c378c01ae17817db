//===- IdleTrimmer.cpp - gives back what nobody wants any more --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/IdleTrimmer.h"

#include <csignal>
#include <system_error>

namespace runmat {

void IdleTrimmer::watch() {
  if (isWanted.exchange(true))
    return;
  const std::lock_guard lock(mutex);
  if (!thread.joinable())
    start();
  changed.notify_one();
}

void IdleTrimmer::stop() noexcept {
  {
    const std::lock_guard lock(mutex);
    isStopped = true;
    changed.notify_one();
  }
  if (thread.joinable())
    thread.join();
}

void IdleTrimmer::start() {
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  try {
    thread = std::thread([this] { run(); });
  } catch (const std::system_error &) {
    // What takes and frees buffers trims on its way.
  }
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

void IdleTrimmer::run() {
  std::optional<Clock::time_point> next;
  std::unique_lock lock(mutex);
  while (!isStopped) {
    if (next && *next > Clock::now()) {
      changed.wait_until(lock, *next);
      continue;
    }
    if (!next)
      changed.wait(lock, [&] { return isStopped || isWanted; });
    if (isStopped)
      return;
    // Before it looks: what comes meanwhile is not overlooked.
    isWanted = false;
    lock.unlock();
    next = trim();
    lock.lock();
  }
}

} // namespace runmat
