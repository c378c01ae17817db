//===- SettingsTest.cpp - tests of settings ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Settings.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace runmat {
namespace {

/// Sets a variable for a test.
class Variable {
public:
  Variable(const char *name, const char *value) : name(name) {
    if (const char *old = std::getenv(name))
      before = old;
    setenv(name, value, 1);
  }
  ~Variable() {
    if (before)
      setenv(name, before->c_str(), 1);
    else
      unsetenv(name);
  }

private:
  const char *name;
  std::optional<std::string> before;
};

TEST(Settings, ReadsTheEnvironment) {
  Variable threads("RUNMAT_NUM_THREADS", "3");
  Variable threshold("RUNMAT_TWO_PASS_THRESHOLD", "1000000");
  Variable workgroup("RUNMAT_REDUCTION_WG", "64");
  Variable memory("RUNMAT_DEVICE_MEMORY", "8000000000");
  Variable units("RUNMAT_UNIT_LIMIT", "5");
  Variable warmUp("RUNMAT_WARMUP", "0");
  RuntimeSettings settings = RuntimeSettings::fromEnvironment();
  EXPECT_EQ(settings.threads, 3u);
  EXPECT_EQ(settings.twoPassThreshold, 1000000u);
  EXPECT_EQ(settings.reductionWorkgroup, 64u);
  EXPECT_EQ(settings.deviceMemory, 8000000000u);
  EXPECT_EQ(settings.unitLimit, 5u);
  EXPECT_FALSE(settings.warmUp);
}

TEST(Settings, HasDefaults) {
  RuntimeSettings settings = RuntimeSettings::fromEnvironment();
  EXPECT_EQ(settings.threads, availableProcessors());
  EXPECT_GE(settings.threads, 1u);
  EXPECT_EQ(settings.twoPassThreshold, 0u);
  EXPECT_EQ(settings.reductionWorkgroup, 0u);
  EXPECT_FALSE(settings.deviceMemory);
  EXPECT_EQ(settings.unitLimit, 1024u);
  EXPECT_TRUE(settings.warmUp);
  EXPECT_EQ(settings.device, "auto");
}

TEST(Settings, KeepsPipelinesInTheUsersCache) {
  auto folder = [] {
    return RuntimeSettings::fromEnvironment().pipelineCache.value_or("none");
  };
  Variable home("HOME", "/home/someone");
  Variable cache("XDG_CACHE_HOME", "/cache");
  Variable given("RUNMAT_PIPELINE_CACHE_DIR", "here");
  EXPECT_EQ(folder(), "here");
  setenv("RUNMAT_PIPELINE_CACHE_DIR", "", 1);
  EXPECT_EQ(folder(), "/cache/runmat/pipelines");
  setenv("XDG_CACHE_HOME", "not/absolute", 1);
  EXPECT_EQ(folder(), "/home/someone/.cache/runmat/pipelines");
  unsetenv("HOME");
  EXPECT_EQ(folder(), "none");
}

TEST(Settings, RefusesValuesThatDoNotFit) {
  const std::pair<const char *, const char *> bad[] = {
      {"RUNMAT_NUM_THREADS", "0"},        {"RUNMAT_NUM_THREADS", "two"},
      {"RUNMAT_NUM_THREADS", "2x"},       {"RUNMAT_NUM_THREADS", "-1"},
      {"RUNMAT_REDUCTION_WG", "16"},      {"RUNMAT_REDUCTION_WG", "100"},
      {"RUNMAT_REDUCTION_WG", "2048"},    {"RUNMAT_TWO_PASS_THRESHOLD", "-5"},
      {"RUNMAT_TWO_PASS_THRESHOLD", "0"}, {"RUNMAT_TWO_PASS_THRESHOLD", ""},
      {"RUNMAT_DEVICE_MEMORY", "1G"},     {"RUNMAT_UNIT_LIMIT", "0"},
      {"RUNMAT_WARMUP", "yes"},
  };
  for (auto [name, value] : bad) {
    Variable variable(name, value);
    if (!*value) {
      EXPECT_NO_THROW(RuntimeSettings::fromEnvironment());
      continue;
    }
    try {
      RuntimeSettings::fromEnvironment();
      ADD_FAILURE() << name << "=" << value;
    } catch (const Error &error) {
      EXPECT_NE(error.message.find(name), std::string::npos);
      EXPECT_NE(error.message.find(value), std::string::npos);
    }
  }
}

} // namespace
} // namespace runmat
