//===- Worker.cpp - runs the program beside the signals ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Worker.h"
#include "runtime/Interrupt.h"

#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// How long a program may take to obey Ctrl-C.
constexpr int graceMilliseconds = 200;

/// How long output may wait.
constexpr int flushMilliseconds = 100;

enum Event : char { Finished = 'f', Interrupt = 'i' };

/// Events for the thread that waits: written by the signal handler and by the
/// program's thread.
int events[2] = {-1, -1};

void tell(Event event) {
  const char byte = event;
  // The pipe is never full: an interrupt is told at most a few times.
  [[maybe_unused]] ssize_t written = ::write(events[1], &byte, 1);
}

void onInterrupt(int) {
  interrupt::request();
  tell(Interrupt);
}

struct Task {
  const std::function<int()> *program;
  int status = 0;
};

void *runTask(void *argument) {
  auto *task = static_cast<Task *>(argument);
  task->status = (*task->program)();
  tell(Finished);
  return nullptr;
}

/// Starts the thread with the largest stack that the system grants.
bool startThread(pthread_t &thread, Task &task) {
  for (size_t bytes = size_t(256) << 20; bytes >= size_t(8) << 20; bytes /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, bytes);
    const int error = pthread_create(&thread, &attributes, runTask, &task);
    pthread_attr_destroy(&attributes);
    if (error == 0)
      return true;
  }
  return false;
}

/// Waits for an event; false when the time is up.
bool waitForEvent(int milliseconds, char &event) {
  pollfd descriptor = {events[0], POLLIN, 0};
  while (::poll(&descriptor, 1, milliseconds) < 0)
    continue;
  return descriptor.revents != 0 && ::read(events[0], &event, 1) == 1;
}

void installHandlers() {
  struct sigaction action = {};
  action.sa_handler = onInterrupt;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  // A closed pipe ends the program without a word, as it does other filters.
  std::signal(SIGPIPE, SIG_DFL);
}

} // namespace

int driver::runOnLargeStack(const std::function<int()> &program,
                            const std::function<void()> &flush,
                            const std::function<bool()> &abandon) {
  if (::pipe2(events, O_CLOEXEC) != 0)
    return program();
  installHandlers();
  Task task{&program};
  pthread_t thread;
  if (!startThread(thread, task)) {
    std::fputs("runmat: error: no thread can be started.\n", stderr);
    return 1;
  }
  char event = 0;
  bool interrupted = false;
  while (event != Finished) {
    const bool told = waitForEvent(
        interrupted ? graceMilliseconds : flushMilliseconds, event);
    if (told) {
      interrupted |= event == Interrupt;
      continue;
    }
    flush();
    if (interrupted && abandon())
      ::_exit(interruptedStatus);
    interrupted = false;
  }
  pthread_join(thread, nullptr);
  return task.status;
}
