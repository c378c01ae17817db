//===- ProvidersUnderTest.cpp - what the suite is run against ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProvidersUnderTest.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>

namespace runmat::conformance {
namespace {

/// Whether the tests were told to do without Vulkan.
bool vulkanIsLeftOut() {
  const char *wanted = std::getenv("RUNMAT_TEST_VULKAN");
  return wanted && std::strcmp(wanted, "0") == 0;
}

std::string providerPath() {
  const char *folders = std::getenv("RUNMAT_PROVIDER_PATH");
  return folders ? folders : "";
}

} // namespace

ProvidersUnderTest &providersUnderTest() {
  static ProvidersUnderTest providers;
  return providers;
}

void ProvidersUnderTest::add(const std::string &text) {
  if (text == "built-in")
    addBuiltIn();
  else if (text.find('/') != std::string::npos || text.ends_with(".so"))
    addLibrary(text);
  else if (registry.provider(text))
    choose(text);
  else if (auto file = findProviderLibrary(providerPath(), text))
    addLibrary(file->path);
  else
    (void)registry.requireProvider(text);
}

/// "vulkan" is left out, with a note, only where RUNMAT_TEST_VULKAN is 0.
/// Without a device its tests fail: that nothing was tested must show.
void ProvidersUnderTest::addBuiltIn() {
  for (const std::string &name : DeviceRegistry{RuntimeSettings{}}.providers())
    if (name == "vulkan" && vulkanIsLeftOut())
      std::cout << "note: vulkan is left out (RUNMAT_TEST_VULKAN=0)\n";
    else
      choose(name);
}

void ProvidersUnderTest::choose(const std::string &name) {
  if (std::ranges::find(all, name) == all.end())
    all.push_back(name);
}

void ProvidersUnderTest::addLibrary(const std::string &path) {
  const std::string name = registry.loadProvider(path);
  files[name] = path;
  choose(name);
}

const runmat_provider_table &
ProvidersUnderTest::tableOf(const std::string &name) const {
  return *registry.provider(name);
}

RuntimeSettings ProvidersUnderTest::settingsOf(const std::string &name) const {
  RuntimeSettings settings;
  if (auto found = files.find(name); found != files.end())
    settings.provider = found->second;
  return settings;
}

} // namespace runmat::conformance
