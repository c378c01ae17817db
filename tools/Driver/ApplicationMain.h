//===- ApplicationMain.h - the main program of applications -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_APPLICATIONMAIN_H
#define RUNMAT_TOOLS_DRIVER_APPLICATIONMAIN_H

namespace runmat::driver {

/// Runs the application that this process is (runtime/Application.h), and
/// returns its exit status.
int runApplication(int argc, char **argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_APPLICATIONMAIN_H
