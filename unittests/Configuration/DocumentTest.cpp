//===- DocumentTest.cpp - docs/configuration.md is the table ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Settings.h"

#include <gtest/gtest.h>

#include <fstream>

namespace runmat::config {
namespace {

std::string rowOf(const Setting &setting) {
  const std::string files =
      setting.trust == Trust::Project ? "both" : "the user's";
  return "| `" + std::string(setting.key) + "` | `" + setting.variable +
         "` | " + expectation(setting.kind) + " | " + setting.builtIn + " | " +
         files + " | " + nameOf(setting.part) + " | " + setting.help + " |";
}

TEST(ConfigurationPage, ListsTheSettingsOfTheTable) {
  std::string expected, listed;
  for (const Setting &setting : settings())
    expected += rowOf(setting) + "\n";
  std::ifstream page(RUNMAT_CONFIGURATION_PAGE);
  ASSERT_TRUE(page) << RUNMAT_CONFIGURATION_PAGE;
  for (std::string line; std::getline(page, line);)
    if (line.starts_with("| `"))
      listed += line + "\n";
  EXPECT_EQ(listed, expected);
}

} // namespace
} // namespace runmat::config
