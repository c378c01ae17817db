//===- ProvidersUnderTest.h - what the suite is run against -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_PROVIDERSUNDERTEST_H
#define RUNMAT_UNITTESTS_RUNTIME_PROVIDERSUNDERTEST_H

#include "runtime/Devices/DeviceRegistry.h"

#include <map>
#include <string>
#include <vector>

namespace runmat::conformance {

/// The providers that the command line names, chosen before gtest makes the
/// list of tests.
class ProvidersUnderTest {
public:
  /// Adds a provider by its library's file (a text with a `/` or that ends in
  /// `.so`) or by its name, one in the folders of RUNMAT_PROVIDER_PATH among
  /// them; `built-in` are all that RunMat has. Throws runmat::Error when there
  /// is none.
  void add(const std::string &text);

  const std::vector<std::string> &names() const { return all; }
  const runmat_provider_table &tableOf(const std::string &name) const;
  /// Those of a registry that knows the provider.
  RuntimeSettings settingsOf(const std::string &name) const;

private:
  void addBuiltIn();
  void choose(const std::string &name);
  void addLibrary(const std::string &path);

  DeviceRegistry registry{RuntimeSettings{}};
  std::vector<std::string> all;
  /// Of those that are libraries, by name.
  std::map<std::string, std::string> files;
};

ProvidersUnderTest &providersUnderTest();

} // namespace runmat::conformance

#endif // RUNMAT_UNITTESTS_RUNTIME_PROVIDERSUNDERTEST_H
