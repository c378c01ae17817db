//===- PackingOptions.cpp - how packed code is compiled ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PackingOptions.h"
#include "SessionFlags.h"

#include "Configuration/Environment.h"
#include "Engine/CompilerLibrary.h"
#include "Engine/PackedProcessors.h"

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

/// Of the environment only what finds the compiler counts: the same sources
/// make the same code.
SessionOptions driver::packingOptions(const std::filesystem::path &scratch,
                                      std::vector<std::string> processors) {
  config::Configuration configuration;
  config::readEnvironment(configuration, environ);
  SessionOptions settings, options;
  storeSettings(configuration, settings);
  CompilerLibrary::setFile(settings.compilerLibrary);
  options.jit = JitMode::Always;
  options.device = "cpu";
  options.record = scratch;
  options.recordFor = std::move(processors);
  // What tells whether all is compiled; any machine has it.
  options.cpu = packedProcessors().front();
  options.showsProgress = false;
  return options;
}
