//===- CrashGuard.cpp - crashes that end a call, not the process -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CrashGuard.h"

#include <csetjmp>
#include <csignal>
#include <cstddef>
#include <memory>
#include <utility>

namespace runmat {
namespace {

constexpr int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};

/// What the process did with each of them before.
struct sigaction before[std::size(faults)];

/// Where this thread goes on after a fault; null where it does not.
thread_local sigjmp_buf *rescue = nullptr;

void giveBack(int fault) {
  for (size_t i = 0; i < std::size(faults); ++i)
    if (faults[i] == fault)
      sigaction(fault, &before[i], nullptr);
}

/// The instruction runs again, and ends as it would have, where no call is
/// guarded.
void onFault(int fault) {
  if (rescue)
    siglongjmp(*std::exchange(rescue, nullptr), 1);
  giveBack(fault);
}

bool install() {
  struct sigaction action = {};
  action.sa_handler = onFault;
  action.sa_flags = SA_ONSTACK;
  for (size_t i = 0; i < std::size(faults); ++i)
    sigaction(faults[i], &action, &before[i]);
  return true;
}

/// A stack for the handler: the thread's own may be what has ended.
class HandlerStack {
public:
  HandlerStack() : bytes(new std::byte[size]) {
    stack_t own = {};
    own.ss_sp = bytes.get();
    own.ss_size = size;
    sigaltstack(&own, &other);
  }
  ~HandlerStack() { sigaltstack(&other, nullptr); }
  HandlerStack(const HandlerStack &) = delete;

private:
  static constexpr size_t size = size_t(64) << 10;
  std::unique_ptr<std::byte[]> bytes;
  stack_t other = {};
};

/// Threads of background work have all signals blocked, and a fault that is
/// blocked ends the process.
class FaultsUnblocked {
public:
  FaultsUnblocked() {
    sigset_t open;
    sigemptyset(&open);
    for (int fault : faults)
      sigaddset(&open, fault);
    pthread_sigmask(SIG_UNBLOCK, &open, &other);
  }
  ~FaultsUnblocked() { pthread_sigmask(SIG_SETMASK, &other, nullptr); }
  FaultsUnblocked(const FaultsUnblocked &) = delete;

private:
  sigset_t other;
};

} // namespace

bool survives(const std::function<void()> &call) {
  [[maybe_unused]] static const bool isInstalled = install();
  const HandlerStack stack;
  const FaultsUnblocked open;
  sigjmp_buf here;
  sigjmp_buf *const outer = rescue;
  // With the mask of signals, which the handler runs with another one of.
  if (sigsetjmp(here, 1) != 0) {
    rescue = outer;
    return false;
  }
  rescue = &here;
  try {
    call();
  } catch (...) {
    rescue = outer;
    throw;
  }
  rescue = outer;
  return true;
}

} // namespace runmat
