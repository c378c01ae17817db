//===- ProcessApart.cpp - what asks drivers in another process --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ProcessApart.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>

namespace runmat {

using Milliseconds = std::chrono::milliseconds;

/// For a process that was killed, or that has closed its pipe, to be over.
static constexpr Milliseconds patience{500};

bool process_apart::awaitInput(int pipe, Clock::time_point end) {
  for (;;) {
    const auto left =
        std::chrono::ceil<Milliseconds>(end - Clock::now()).count();
    if (left <= 0)
      return false;
    pollfd ready = {pipe, POLLIN, 0};
    if (::poll(&ready, 1, int(left)) > 0)
      return true;
  }
}

std::optional<int> process_apart::awaitEnd(pid_t child) {
  const Clock::time_point end = Clock::now() + patience;
  int status = 0;
  for (;;) {
    const pid_t ended = ::waitpid(child, &status, WNOHANG);
    if (ended == child)
      return status;
    if ((ended < 0 && errno != EINTR) || Clock::now() > end)
      return std::nullopt;
    std::this_thread::sleep_for(Milliseconds(1));
  }
}

void process_apart::kill(pid_t child) {
  ::kill(child, SIGKILL);
  awaitEnd(child);
}

std::string process_apart::describeEnd(std::optional<int> status) {
  if (status && WIFSIGNALED(*status))
    return std::string("its driver crashed: ") + ::strsignal(WTERMSIG(*status));
  if (status && WIFEXITED(*status))
    return "its driver ended the process with status " +
           std::to_string(WEXITSTATUS(*status));
  return "its driver crashed";
}

void process_apart::prepare() {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
}

} // namespace runmat
