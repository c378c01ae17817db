//===- Shell.cpp - commands of the shell ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Shell.h"
#include "runtime/Error.h"
#include "runtime/Interrupt.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <sys/wait.h>

namespace runmat {

[[noreturn]] static void throwNoShell() {
  throw Error("MATLAB:system", "The shell cannot be started.");
}

/// The shell alone may have got the signal: what ended the command ends the
/// program that runs it, too.
static int statusOf(int result) {
  if (result == -1)
    throwNoShell();
  if (WIFSIGNALED(result) && WTERMSIG(result) == SIGINT)
    interrupt::request();
  interrupt::poll();
  return WIFSIGNALED(result) ? 128 + WTERMSIG(result) : WEXITSTATUS(result);
}

int runInShell(const std::string &command) {
  return statusOf(std::system(command.c_str()));
}

int runInShell(const std::string &command, std::string &output) {
  // A line of its own, so that what the shell says of the command is caught.
  std::FILE *pipe = ::popen(("exec 2>&1\n" + command).c_str(), "r");
  if (!pipe)
    throwNoShell();
  char chunk[4096];
  while (const size_t count = std::fread(chunk, 1, sizeof(chunk), pipe))
    output.append(chunk, count);
  return statusOf(::pclose(pipe));
}

} // namespace runmat
