//===- ToolMain.cpp - the main program of every tool ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ToolMain.h"
#include "RunRecord.h"
#include "Worker.h"

#include "Builtins/Kernels/ProductKernels.h"
#include "Engine/CompilerLibrary.h"
#include "LinearAlgebra/Library.h"
#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Interrupt.h"
#include "runtime/ParallelWork.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

/// Output that was lost makes a run fail; `error` is the errno of that, or 0.
static int checkOutput(const CommandLine &line, int error, int status) {
  if (error == 0)
    return status;
  std::fprintf(stderr, "%s: error: cannot write to standard output: %s\n",
               line.tool.c_str(), std::strerror(error));
  // The failed write itself interrupted the program.
  return status == 0 || status == interruptedStatus ? 1 : status;
}

/// Writes out what is buffered. errno of what was lost, now or just before; 0
/// when nothing was: a long text is written past the buffer, and of that the
/// flush knows nothing.
static int flushStandardOutput() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout))
    return 0;
  return errno ? errno : EIO;
}

/// A processor that this machine is not is the compiler's to report; the
/// kernels keep the best level that there is.
static void selectKernels(const SessionOptions &session) {
  kernels::selectKernelLevel(session.cpu);
  if (session.referenceKernels)
    kernels::selectKernels(kernels::KernelOrigin::Reference);
}

int driver::runTool(const CommandLine &line,
                    const std::function<int(OutputSink &)> &run,
                    const std::function<void(OutputSink &)> &lastWords,
                    const std::function<bool(OutputSink &)> &mayEnd) {
  if (line.exitStatus)
    return checkOutput(line, flushStandardOutput(), *line.exitStatus);
  setThreads(line.session.threads);
  selectKernels(line.session);
  linalg::setLibrary(line.session.blasLibrary);
  CompilerLibrary::setFile(line.session.compilerLibrary);
  if (line.session.compilesNothing)
    CompilerLibrary::forbid();
  StandardStreams streams;
  if (line.session.showsProgress)
    streams.showProgress();
  const auto flush = [&] {
    if (lastWords && interrupt::requested())
      lastWords(streams);
    streams.tryFlush();
  };
  const auto abandon = [&] {
    if (mayEnd && !mayEnd(streams))
      return false;
    RunRecord::abandon(line);
    return true;
  };
  const int status =
      runOnLargeStack([&] { return run(streams); }, flush, abandon);
  streams.flush();
  const int result = checkOutput(line, streams.failure(), status);
  // A device may still compute what an interrupt cut short, and one that was
  // not needed may still be being opened. The driver's threads must not meet
  // globals that the end of the process destroys.
  if (interrupt::requested() || background::isAnyThreadLeft())
    ::_exit(result);
  return result;
}
