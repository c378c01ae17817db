//===- ConfigurationTest.cpp - tests of values and origins ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Configuration.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace runmat::config {
namespace {

constexpr Source sources[] = {Source::UserFile, Source::ProjectFile,
                              Source::Environment, Source::Flag};

TEST(Configuration, ALaterSourceGoesBeforeWhateverTheOrder) {
  const Setting &threads = *findSetting("threads");
  // Every set of sources in every order; source k says k + 1.
  for (unsigned set = 1; set < 16; ++set) {
    std::vector<unsigned> order;
    for (unsigned k = 0; k < 4; ++k)
      if (set >> k & 1)
        order.push_back(k);
    const unsigned last = order.back();
    do {
      Configuration configuration;
      for (unsigned k : order)
        configuration.set(threads, std::to_string(k + 1), {sources[k], "x", 7},
                          "x");
      EXPECT_EQ(configuration[threads].value, Value(uint64_t(last + 1)));
      EXPECT_EQ(configuration[threads].origin.source, sources[last]);
      SessionOptions options;
      configuration.store(options);
      EXPECT_EQ(options.threads, last + 1);
    } while (std::ranges::next_permutation(order).found);
  }
}

TEST(Configuration, OfOneSourceTheLastCounts) {
  Configuration configuration;
  for (const char *mode : {"always", "off"})
    configuration.set(*findSetting("jit"), mode, {Source::Flag, "--jit", 0},
                      "--jit");
  EXPECT_EQ(toText(configuration["jit"].value), "off");
}

TEST(Configuration, AWrongValueIsAnErrorAlsoWhereAnotherGoesBefore) {
  Configuration configuration;
  const Setting &threads = *findSetting("threads");
  configuration.set(threads, "2", {Source::Flag, "--threads", 0}, "--threads");
  try {
    configuration.set(threads, "0", {Source::UserFile, "f", 1}, "f:1:11");
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.identifier, "RunMat:configuration");
    EXPECT_EQ(error.message, "f:1:11: expected a whole number from 1 to 4096, "
                             "or auto, got '0'");
  }
  EXPECT_EQ(toText(configuration["threads"].value), "2");
}

TEST(Configuration, SaysWhereAValueComesFrom) {
  EXPECT_EQ(describe({}), "built in");
  EXPECT_EQ(describe({Source::UserFile, "/a/runmat.toml", 3}),
            "/a/runmat.toml:3");
  EXPECT_EQ(describe({Source::ProjectFile, "/b/runmat.toml", 4}),
            "/b/runmat.toml:4");
  EXPECT_EQ(describe({Source::Environment, "RUNMAT_JIT", 0}),
            "environment RUNMAT_JIT");
  EXPECT_EQ(describe({Source::Flag, "--jit", 0}), "flag --jit");
}

TEST(SettingTable, HasEachNameOnce) {
  std::set<std::string> keys, variables;
  for (const Setting &setting : settings()) {
    EXPECT_TRUE(keys.insert(setting.key).second) << setting.key;
    EXPECT_TRUE(variables.insert(setting.variable).second) << setting.variable;
    EXPECT_TRUE(std::string(setting.variable).starts_with("RUNMAT_"));
    EXPECT_EQ(findSetting(setting.key), &setting);
  }
  EXPECT_EQ(findSetting("thread"), nullptr);
}

TEST(SettingTable, WhatIsBuiltInIsLegal) {
  for (const Setting &setting : settings()) {
    EXPECT_TRUE(parse(setting.kind, setting.builtIn)) << setting.key;
    if (setting.bare)
      EXPECT_TRUE(parse(setting.kind, setting.bare)) << setting.key;
  }
}

/// The members that settings store.
auto membersOf(const SessionOptions &options) {
  return std::tuple(
      options.jit, options.device, options.provider, options.providerPath,
      options.threads, options.deviceMemory, options.validateDevices,
      options.cpu, options.unitLimit, options.twoPassThreshold,
      options.reductionWorkgroup, options.compilerLibrary, options.blasLibrary,
      options.explain, options.explainFile, options.traceFile,
      options.telemetryFile, options.verify, options.pipelineCache,
      options.modelCache, options.unitCache, options.record, options.jitSync,
      options.finishesCompiles, options.warmUp, options.allowSoftwareDevices,
      options.referenceKernels, options.calibrates, options.offloadThreshold,
      options.showsProgress, options.debug);
}

TEST(SettingTable, WhatIsBuiltInIsWhatOptionsBeginWith) {
  SessionOptions options;
  options.threads = 99;
  options.deviceMemory = 5;
  options.device = "vulkan:5";
  options.provider = options.providerPath = "x";
  options.explainFile = "x";
  Configuration().store(options);
  // Options alone know no folder of the user's.
  options.pipelineCache = options.modelCache = options.unitCache = "";
  EXPECT_EQ(membersOf(options), membersOf(SessionOptions()));
}

/// The options after one setting was given.
SessionOptions with(std::string_view key, std::string_view text) {
  Configuration configuration;
  configuration.set(*findSetting(key), text, {Source::Flag, "", 0}, "");
  SessionOptions options;
  configuration.store(options);
  return options;
}

TEST(SettingTable, EachIsStoredInItsOwnMember) {
  EXPECT_EQ(with("jit", "off").jit, JitMode::Off);
  EXPECT_EQ(with("jit", "always").jit, JitMode::Always);
  EXPECT_TRUE(with("jit-sync", "on").jitSync);
  EXPECT_FALSE(with("jit-finish", "off").finishesCompiles);
  EXPECT_EQ(with("device", "vulkan:3").device, "vulkan:3");
  EXPECT_FALSE(with("accel-calibrate", "0").calibrates);
  EXPECT_EQ(with("accel-threshold", "77").offloadThreshold, 77u);
  EXPECT_EQ(with("provider", "p.so").provider, "p.so");
  EXPECT_EQ(with("provider-path", "/a:/b").providerPath, "/a:/b");
  EXPECT_EQ(with("threads", "7").threads, 7u);
  EXPECT_EQ(with("threads", "auto").threads, 0u);
  EXPECT_EQ(with("unit-cache-dir", "/u").unitCache, "/u");
  EXPECT_EQ(with("record", "/r").record, "/r");
  EXPECT_EQ(with("cpu", "x86-64-v3").cpu, "x86-64-v3");
  EXPECT_TRUE(with("kernels", "reference").referenceKernels);
  EXPECT_FALSE(with("kernels", "product").referenceKernels);
  EXPECT_EQ(with("explain", "text").explain, ExplainFormat::Text);
  EXPECT_EQ(with("explain", "json").explain, ExplainFormat::Json);
  EXPECT_EQ(with("explain-file", "f").explainFile, "f");
  EXPECT_EQ(with("trace", "t").traceFile, "t");
  EXPECT_EQ(with("trace", "auto").traceFile, "");
  EXPECT_EQ(with("telemetry", "u").telemetryFile, "u");
  EXPECT_FALSE(with("progress", "off").showsProgress);
  EXPECT_TRUE(with("verify", "true").verify);
  EXPECT_TRUE(with("debug", "true").debug);
  EXPECT_EQ(with("unit-limit", "5").unitLimit, 5u);
  EXPECT_EQ(with("two-pass-threshold", "1000000").twoPassThreshold, 1000000u);
  EXPECT_EQ(with("reduction-workgroup", "64").reductionWorkgroup, 64u);
  EXPECT_EQ(with("device-memory", "0").deviceMemory, 0u);
  EXPECT_EQ(with("device-memory", "auto").deviceMemory, std::nullopt);
  EXPECT_EQ(with("pipeline-cache-dir", "p").pipelineCache, "p");
  EXPECT_EQ(with("model-cache-dir", "m").modelCache, "m");
  EXPECT_FALSE(with("warm-up", "off").warmUp);
  EXPECT_TRUE(with("accel-software", "on").allowSoftwareDevices);
  EXPECT_TRUE(with("vulkan-validate", "on").validateDevices);
  EXPECT_EQ(with("compiler-library", "a.so").compilerLibrary, "a.so");
  EXPECT_EQ(with("blas-library", "none").blasLibrary, "none");
}

TEST(SettingTable, EachChangesTheOptions) {
  const std::pair<const char *, const char *> other[] = {
      {"jit", "off"},
      {"device", "cpu"},
      {"cpu", "x86-64"},
      {"kernels", "reference"},
      {"explain", "text"}};
  for (const Setting &setting : settings()) {
    std::string text = "64";
    for (auto [key, given] : other)
      if (setting.key == std::string_view(key))
        text = given;
    if (std::holds_alternative<Switch>(setting.kind))
      text = setting.builtIn == std::string_view("true") ? "false" : "true";
    EXPECT_NE(membersOf(with(setting.key, text)),
              membersOf(with(setting.key, setting.builtIn)))
        << setting.key;
  }
}

} // namespace
} // namespace runmat::config
