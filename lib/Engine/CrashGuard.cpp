//===- CrashGuard.cpp - crashes that end a call, not the process ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CrashGuard.h"

#include <csetjmp>
#include <csignal>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include <gnu/libc-version.h>
#include <link.h>
#include <sys/mman.h>
#include <ucontext.h>

namespace runmat {
namespace {

constexpr int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};

/// What the process did with each of them before.
struct sigaction before[std::size(faults)];

/// Where this thread goes on after a fault; null where it does not.
thread_local sigjmp_buf *rescue = nullptr;

//===----------------------------------------------------------------------===//
// Code that may not be left in the middle
//===----------------------------------------------------------------------===//

struct CodeRange {
  uintptr_t begin, end;
};

/// Of the C library and of the loader. Never destroyed: threads that compile
/// may outlive all else.
std::vector<CodeRange> &systemCode() {
  static auto *ranges = new std::vector<CodeRange>;
  return *ranges;
}

/// The code of a library in memory, if one of the functions is in it.
int addSystemCode(dl_phdr_info *library, size_t, void *) {
  // Neither is a function that a sanitizer has one of its own for.
  const uintptr_t wanted[] = {
      reinterpret_cast<uintptr_t>(&gnu_get_libc_version),
      uintptr_t(_r_debug.r_brk)};
  for (int i = 0; i < library->dlpi_phnum; ++i) {
    const auto &segment = library->dlpi_phdr[i];
    const CodeRange range{library->dlpi_addr + segment.p_vaddr,
                          library->dlpi_addr + segment.p_vaddr +
                              segment.p_memsz};
    for (const uintptr_t function : wanted)
      if (segment.p_type == PT_LOAD && function >= range.begin &&
          function < range.end)
        systemCode().push_back(range);
  }
  return 0;
}

bool isInSystemCode(const void *context) {
  const auto &machine = static_cast<const ucontext_t *>(context)->uc_mcontext;
#if defined(__x86_64__)
  const auto place = uintptr_t(machine.gregs[REG_RIP]);
#else
  const auto place = uintptr_t(machine.pc);
#endif
  for (const CodeRange &range : systemCode())
    if (place >= range.begin && place < range.end)
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

/// What was there before takes the signal: its function, or where it has none
/// the system, for good, once the instruction runs again or the signal comes
/// again.
void passOn(int fault, siginfo_t *info, void *context) {
  size_t number = 0;
  while (faults[number] != fault)
    ++number;
  const struct sigaction &other = before[number];
  if (other.sa_flags & SA_SIGINFO)
    return other.sa_sigaction(fault, info, context);
  if (other.sa_handler != SIG_DFL && other.sa_handler != SIG_IGN)
    return other.sa_handler(fault);
  sigaction(fault, &other, nullptr);
  const bool wasSent = info->si_code <= 0;
  if (wasSent)
    ::raise(fault);
}

void onFault(int fault, siginfo_t *info, void *context) {
  const bool wasSent = info->si_code <= 0;
  if (rescue && !wasSent && !isInSystemCode(context))
    siglongjmp(*std::exchange(rescue, nullptr), 1);
  passOn(fault, info, context);
}

bool install() {
  dl_iterate_phdr(addSystemCode, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = onFault;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  for (size_t i = 0; i < std::size(faults); ++i)
    sigaction(faults[i], &action, &before[i]);
  return true;
}

/// A stack for the handler: the thread's own may be what has ended. Not from
/// the heap, on which something may have gone wrong when it is given back.
class HandlerStack {
public:
  HandlerStack() {
    stack_t own = {};
    own.ss_sp = memory;
    own.ss_size = size;
    isInUse = memory != MAP_FAILED && sigaltstack(&own, &other) == 0;
  }
  ~HandlerStack() {
    if (isInUse)
      sigaltstack(&other, nullptr);
    if (memory != MAP_FAILED)
      munmap(memory, size);
  }
  HandlerStack(const HandlerStack &) = delete;

private:
  static constexpr size_t size = size_t(64) << 10;
  void *const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  stack_t other = {};
  bool isInUse = false;
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
  // Saves which signals are blocked: in the handler its own one is, too.
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
