//===- Application.cpp - runs what the loader is the front of ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ApplicationMain.h"

#include "definitions/BuildId.h"
#include "runtime/Application.h"

#include <string_view>

using namespace runmat;

extern "C" __attribute__((visibility("default"))) int32_t
RUNMAT_RUN_APPLICATION(const runmat_seal *seal, int argc, char **argv) {
  if (std::string_view(seal->build) != buildId)
    return RUNMAT_OTHER_BUILD;
  application::adopt(*seal);
  return driver::runApplication(argc, argv);
}
