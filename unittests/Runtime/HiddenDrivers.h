//===- HiddenDrivers.h - a machine without drivers --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_HIDDENDRIVERS_H
#define RUNMAT_UNITTESTS_RUNTIME_HIDDENDRIVERS_H

#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>

namespace runmat::test {

/// Hides the drivers of this machine: the fake provider alone has devices.
class HiddenDrivers {
public:
  HiddenDrivers() {
    for (const char *name : variables)
      ::setenv(name, "/nonexistent", 1);
  }
  ~HiddenDrivers() {
    for (size_t i = 0; i < std::size(variables); ++i)
      before[i] ? ::setenv(variables[i], before[i]->c_str(), 1)
                : ::unsetenv(variables[i]);
  }

private:
  static constexpr const char *variables[] = {"VK_DRIVER_FILES",
                                              "VK_ICD_FILENAMES"};
  static std::optional<std::string> valueOf(const char *name) {
    const char *value = std::getenv(name);
    return value ? std::optional<std::string>(value) : std::nullopt;
  }
  const std::optional<std::string> before[2] = {valueOf(variables[0]),
                                                valueOf(variables[1])};
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_HIDDENDRIVERS_H
