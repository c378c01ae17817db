//===- DriverTrialTest.cpp - tests of trying drivers apart ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverTrial.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>

namespace runmat {
namespace {

using namespace std::chrono_literals;
using State = DriverRecord::State;

/// Far longer than anything takes here.
constexpr std::chrono::milliseconds patience = 60s;

class DriverTrialTest : public testing::Test {
protected:
  DriverTrialTest() { settings.modelCache = folder.path() / "models"; }
  /// No process is left behind.
  ~DriverTrialTest() override {
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
  }
  /// Lets these lines of a shell be the process apart.
  void useProgram(const std::string &lines) {
    settings.trialProgram = folder.path() / "program";
    std::ofstream(settings.trialProgram) << "#!/bin/sh\nprintf .\n"
                                         << lines << "\n";
    ::chmod(settings.trialProgram.c_str(), 0700);
  }
  /// What a process meets; it goes on with the drivers when that is nothing.
  std::string obstacle(std::chrono::milliseconds limit = patience) {
    DriverTrial trial(settings, limit);
    std::string found = trial.obstacle([] { return true; });
    if (found.empty())
      trial.pass();
    return found;
  }
  State state() const { return DriverRecord(settings).load().state; }

  vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
};

constexpr const char *opens = "printf + ; exec sleep 100";

TEST_F(DriverTrialTest, WithoutAProgramDriversAreTrusted) {
  EXPECT_EQ(obstacle(), "");
  EXPECT_EQ(state(), State::Unknown);
}

TEST_F(DriverTrialTest, WhatWorksApartIsTriedOnce) {
  useProgram(opens);
  EXPECT_EQ(obstacle(), "");
  EXPECT_EQ(state(), State::Works);
  useProgram("exit 1");
  EXPECT_EQ(obstacle(), "");
}

TEST_F(DriverTrialTest, ACrashIsKept) {
  useProgram("kill -SEGV $$");
  const std::string found = obstacle();
  EXPECT_TRUE(found.starts_with(
      "tried in a process apart, its driver crashed: Segmentation fault; "))
      << found;
  EXPECT_EQ(state(), State::Fails);
  useProgram(opens);
  EXPECT_EQ(obstacle(), found);
  EXPECT_TRUE(DriverRecord::forget(settings));
  EXPECT_EQ(obstacle(), "");
}

TEST_F(DriverTrialTest, AnEndIsKept) {
  useProgram("exit 3");
  EXPECT_TRUE(obstacle().starts_with(
      "tried in a process apart, its driver ended the process with status 3;"));
  EXPECT_EQ(state(), State::Fails);
}

TEST_F(DriverTrialTest, WhoWasKilledIsNotToBlame) {
  useProgram("kill -KILL $$");
  EXPECT_EQ(obstacle(), "tried in a process apart, its driver crashed: Killed");
  EXPECT_EQ(state(), State::Unknown);
}

TEST_F(DriverTrialTest, AHangIsNotKept) {
  useProgram("exec sleep 100");
  EXPECT_EQ(obstacle(20ms), "no device was open after 20 ms");
  EXPECT_EQ(state(), State::Unknown);
}

TEST_F(DriverTrialTest, NobodyWaitsForWhatIsNotWanted) {
  useProgram("exec sleep 100");
  DriverTrial trial(settings, patience);
  EXPECT_NE(trial.obstacle([] { return false; }), "");
}

TEST_F(DriverTrialTest, AnotherProgramIsNoTrial) {
  for (const char *program : {"/nonexistent", "/bin/false"}) {
    settings.trialProgram = program;
    DriverRecord::forget(settings);
    EXPECT_EQ(obstacle(), "") << program;
  }
}

TEST_F(DriverTrialTest, TheDeviceStaysOpenMeanwhile) {
  useProgram(opens);
  {
    DriverTrial trial(settings, patience);
    EXPECT_EQ(trial.obstacle([] { return true; }), "");
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), 0);
  }
}

TEST_F(DriverTrialTest, WhoDiesAmongDriversHasThemTriedAgain) {
  useProgram(opens);
  EXPECT_EQ(obstacle(), "");
  // Which the process would not do that crashes now.
  EXPECT_EQ(DriverTrial(settings, patience).obstacle([] { return true; }), "");
  EXPECT_EQ(state(), State::Unknown);
  useProgram("kill -ABRT $$");
  EXPECT_NE(obstacle(), "");
}

TEST_F(DriverTrialTest, WhoEndsInOrderSaysNothingAgainstDrivers) {
  const DriverRecord record(settings);
  DriverRecord::excuse(settings);
  EXPECT_EQ(state(), State::Unknown);
  record.noteBegin();
  DriverRecord::excuse(settings);
  EXPECT_EQ(state(), State::Works);
  record.noteFailure("it is broken");
  DriverRecord::excuse(settings);
  EXPECT_EQ(record.load().why, "it is broken");
}

TEST_F(DriverTrialTest, WhereThereIsNoDeviceNoDriverIsLoaded) {
  useProgram(opens);
  {
    DriverTrial trial(settings, patience);
    EXPECT_EQ(trial.obstacle([] { return true; }), "");
    trial.passWithoutDevice("none is there");
  }
  EXPECT_EQ(obstacle(), "none is there");
  EXPECT_EQ(DriverTrial::knownObstacle(settings), "");
  settings.allowSoftwareDevices = true;
  EXPECT_EQ(obstacle(), "");
}

TEST_F(DriverTrialTest, OtherDriversAreOthers) {
  const std::string file = folder.path() / "driver.json";
  std::ofstream(file) << "one";
  const char *before = std::getenv("VK_DRIVER_FILES");
  const std::string kept = before ? before : "";
  ::setenv("VK_DRIVER_FILES", file.c_str(), 1);
  DriverRecord(settings).noteFailure("it is broken");
  EXPECT_EQ(state(), State::Fails);
  std::ofstream(file) << "another";
  EXPECT_EQ(state(), State::Unknown);
  std::ofstream(file) << "one";
  ::setenv("VK_DRIVER_FILES", "/nonexistent", 1);
  EXPECT_EQ(state(), State::Unknown);
  before ? ::setenv("VK_DRIVER_FILES", kept.c_str(), 1)
         : ::unsetenv("VK_DRIVER_FILES");
}

TEST_F(DriverTrialTest, OnlyItsOwnCommandLineIsTheProcessApart) {
  const char *others[] = {"runmat", "x.m", "--try-drivers"};
  EXPECT_EQ(tryDriversApart(3, others), std::nullopt);
  EXPECT_EQ(tryDriversApart(1, others), std::nullopt);
  EXPECT_EQ(tryDriversApart(2, others + 1), std::nullopt);
}

} // namespace
} // namespace runmat
