//===- DeviceCheck.cpp - whether there is the device asked for --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "DeviceCheck.h"

#include "Engine/Engine.h"
#include "runtime/Error.h"

using namespace runmat;
using namespace runmat::driver;

/// Does what obeys a setting; what goes wrong is the setting's fault.
template <typename Action>
static void obey(const config::Configuration &configuration, const char *key,
                 const Action &action) {
  try {
    action();
  } catch (const Error &error) {
    config::refuse(describe(configuration[key].origin), error.message);
  }
}

void driver::checkDevice(const config::Configuration &configuration) {
  SessionOptions session;
  configuration.store(session);
  std::optional<DeviceRegistry> registry;
  obey(configuration, "provider",
       [&] { registry.emplace(runtimeSettings(session)); });
  if (session.device != "auto")
    obey(configuration, "device",
         [&] { registry->requireProvider(session.device); });
}
