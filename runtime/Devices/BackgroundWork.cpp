//===- BackgroundWork.cpp - work that may never end -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/BackgroundWork.h"

#include <csignal>
#include <memory>

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

namespace runmat {

static std::atomic<int> threadsLeft{0};

namespace {
struct Start {
  std::function<void()> work;
  int niceness;
};
} // namespace

static void *runThread(void *argument) {
  std::unique_ptr<Start> start(static_cast<Start *>(argument));
  // A thread is a process as far as Linux's priorities go.
  if (start->niceness != 0)
    ::setpriority(PRIO_PROCESS, id_t(::gettid()), start->niceness);
  start->work();
  start.reset();
  --threadsLeft;
  return nullptr;
}

bool background::startThread(std::function<void()> work,
                             const ThreadOptions &options) {
  auto start =
      std::make_unique<Start>(Start{std::move(work), options.niceness});
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  if (options.stackBytes != 0)
    pthread_attr_setstacksize(&attributes, options.stackBytes);
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  ++threadsLeft;
  pthread_t thread;
  const bool started =
      pthread_create(&thread, &attributes, runThread, start.get()) == 0;
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  pthread_attr_destroy(&attributes);
  if (started)
    start.release();
  else
    --threadsLeft;
  return started;
}

bool background::isAnyThreadLeft() { return threadsLeft.load() != 0; }

} // namespace runmat
