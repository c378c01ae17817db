//===- EnvironmentTest.cpp - tests of environment variables -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Environment.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

namespace runmat::config {
namespace {

TEST(Environment, ReadsTheVariablesOfTheTable) {
  const char *variables[] = {"PATH=/bin",
                             "RUNMAT_NUM_THREADS=3",
                             "RUNMAT_TWO_PASS_THRESHOLD=1000000",
                             "RUNMAT_REDUCTION_WG=64",
                             "RUNMAT_DEVICE_MEMORY=8000000000",
                             "RUNMAT_UNIT_LIMIT=5",
                             "RUNMAT_DEVICE=vulkan:1",
                             "RUNMAT_BLAS_LIBRARY=a=b",
                             "RUNMAT_PIPELINE_CACHE_DIR=/tmp/p",
                             "RUNMAT_MODEL_CACHE_DIR=/tmp/m",
                             "RUNMAT_UNIT_CACHE_DIR=/tmp/u",
                             "RUNMAT_RECORD=/tmp/r",
                             "RUNMAT_WARMUP=0",
                             "RUNMAT_PROVIDER=/lib/own.so",
                             "RUNMAT_PROVIDER_PATH=/lib:/opt",
                             "RUNMAT_ACCEL_SOFTWARE=1",
                             nullptr};
  Configuration configuration;
  EXPECT_TRUE(readEnvironment(configuration, variables).empty());
  SessionOptions options;
  configuration.store(options);
  EXPECT_EQ(options.threads, 3u);
  EXPECT_EQ(options.twoPassThreshold, 1000000u);
  EXPECT_EQ(options.reductionWorkgroup, 64u);
  EXPECT_EQ(options.deviceMemory, 8000000000u);
  EXPECT_EQ(options.unitLimit, 5u);
  EXPECT_EQ(options.device, "vulkan:1");
  EXPECT_EQ(options.provider, "/lib/own.so");
  EXPECT_EQ(options.providerPath, "/lib:/opt");
  EXPECT_EQ(options.blasLibrary, "a=b");
  EXPECT_EQ(options.pipelineCache, "/tmp/p");
  EXPECT_EQ(options.modelCache, "/tmp/m");
  EXPECT_EQ(options.unitCache, "/tmp/u");
  EXPECT_EQ(options.record, "/tmp/r");
  EXPECT_FALSE(options.warmUp);
  EXPECT_TRUE(options.allowSoftwareDevices);
  EXPECT_EQ(describe(configuration["threads"].origin),
            "environment RUNMAT_NUM_THREADS");
}

TEST(Environment, EveryVariableOfTheTableIsTaken) {
  for (const Setting &setting : settings()) {
    const std::string line =
        std::string(setting.variable) + "=" + setting.builtIn;
    const char *variables[] = {line.c_str(), nullptr};
    Configuration configuration;
    readEnvironment(configuration, variables);
    EXPECT_EQ(configuration[setting].origin.source, Source::Environment);
  }
}

TEST(Environment, AnEmptyVariableIsNone) {
  const char *variables[] = {"RUNMAT_NUM_THREADS=", "RUNMAT_JIT", nullptr};
  Configuration configuration;
  EXPECT_TRUE(readEnvironment(configuration, variables).empty());
  EXPECT_EQ(configuration["threads"].origin.source, Source::BuiltIn);
}

TEST(Environment, RefusesValuesThatDoNotFit) {
  const std::pair<const char *, const char *> bad[] = {
      {"RUNMAT_NUM_THREADS", "0"},
      {"RUNMAT_NUM_THREADS", "two"},
      {"RUNMAT_NUM_THREADS", "2x"},
      {"RUNMAT_NUM_THREADS", "-1"},
      {"RUNMAT_REDUCTION_WG", "16"},
      {"RUNMAT_REDUCTION_WG", "100"},
      {"RUNMAT_REDUCTION_WG", "2048"},
      {"RUNMAT_TWO_PASS_THRESHOLD", "-5"},
      {"RUNMAT_TWO_PASS_THRESHOLD", "0"},
      {"RUNMAT_UNIT_LIMIT", "auto"},
      {"RUNMAT_DEVICE_MEMORY", "1G"},
      {"RUNMAT_UNIT_LIMIT", "0"},
      {"RUNMAT_JIT", "Off"},
      {"RUNMAT_VERIFY", "yes"},
      {"RUNMAT_WARMUP", "yes"},
  };
  for (auto [name, value] : bad) {
    const std::string line = std::string(name) + "=" + value;
    const char *variables[] = {line.c_str(), nullptr};
    Configuration configuration;
    try {
      readEnvironment(configuration, variables);
      ADD_FAILURE() << line;
    } catch (const Error &error) {
      EXPECT_TRUE(error.message.starts_with(std::string(name) + ": expected "))
          << error.message;
      EXPECT_TRUE(error.message.ends_with("got '" + std::string(value) + "'"))
          << error.message;
    }
  }
}

TEST(Environment, NotesWhatLooksMisspelt) {
  const std::pair<const char *, const char *> cases[] = {
      {"RUNMAT_NUM_THREAD=2", "RUNMAT_NUM_THREADS"},
      {"RUNMAT_THREADS=2", "RUNMAT_NUM_THREADS"},
      {"RUNMAT_JTI=off", "RUNMAT_JIT"},
      {"RUNMAT_REDUCTION_WORKGROUP=64", "RUNMAT_REDUCTION_WG"},
      {"RUNMAT_num_threads=2", "RUNMAT_NUM_THREADS"},
  };
  for (auto [line, meant] : cases) {
    const char *variables[] = {line, nullptr};
    Configuration configuration;
    const std::vector<std::string> notes =
        readEnvironment(configuration, variables);
    ASSERT_EQ(notes.size(), 1u) << line;
    EXPECT_TRUE(notes[0].ends_with("did you mean " + std::string(meant) + "?"))
        << notes[0];
  }
}

TEST(Environment, LetsOtherVariablesPass) {
  const char *variables[] = {"RUNMAT_TEST_VULKAN=1", "RUNMAT_=1", "RUNMAT_X=1",
                             "RUNMATS_JIT=off", nullptr};
  Configuration configuration;
  EXPECT_TRUE(readEnvironment(configuration, variables).empty());
}

} // namespace
} // namespace runmat::config
