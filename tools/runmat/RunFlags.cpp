//===- RunFlags.cpp - settings as flags of runmat ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunFlags.h"

using namespace runmat;
using namespace runmat::driver;

void RunFlags::declare(CLI::App &app) {
  shared.declare(app);
  app.add_flag("--no-jit", noJit, "The same as --jit=off");
}

config::Configuration RunFlags::read(const CLI::App &app,
                                     const std::string &folder) const {
  config::Configuration configuration = shared.read(app, folder);
  if (noJit)
    takeFlag(configuration, *config::findSetting("jit"), "--no-jit", "off");
  return configuration;
}
