//===- Shell.h - commands of the shell --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_SHELL_H
#define RUNMAT_BUILTINS_SHELL_H

#include <string>

namespace runmat {

/// Runs a command on the terminal, and gives its exit status, or as shells say
/// it 128 and the signal. Throws runmat::Error where no shell starts, and
/// "RunMat:interrupted" where Ctrl-C ended the command.
int runInShell(const std::string &command);

/// The same with what the command writes, errors included.
int runInShell(const std::string &command, std::string &output);

} // namespace runmat

#endif // RUNMAT_BUILTINS_SHELL_H
