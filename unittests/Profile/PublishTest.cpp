//===- PublishTest.cpp - reports printed and written ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Publish.h"
#include "TestReport.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace runmat;
using namespace runmat::profile;
using namespace runmat::test;

namespace {

/// Keeps both streams apart.
class TwoStreams final : public OutputSink {
public:
  void write(std::string_view text) override { output += text; }
  void writeError(std::string_view text) override { errors += text; }
  std::string output, errors;
};

class PublishTest : public testing::Test {
protected:
  ~PublishTest() override {
    std::filesystem::remove(files.json);
    std::filesystem::remove(files.picture);
  }
  static std::string textOf(const std::string &name) {
    std::ostringstream text;
    text << std::ifstream(name).rdbuf();
    return text.str();
  }

  const ReportFiles files = reportFiles(testing::TempDir() + "PublishTest");
  TwoStreams sink;
};

TEST_F(PublishTest, TheNameSaysWhichFiles) {
  EXPECT_EQ(reportFiles("a.json").json, "a.json");
  EXPECT_EQ(reportFiles("a.json").picture, "");
  EXPECT_EQ(reportFiles("a.svg").json, "");
  EXPECT_EQ(reportFiles("a.svg").picture, "a.svg");
  EXPECT_EQ(reportFiles("a.b").json, "a.b.json");
  EXPECT_EQ(reportFiles("a.b").picture, "a.b.svg");
}

TEST_F(PublishTest, AReportHasThreeForms) {
  const Report report = madeUpReport();
  EXPECT_EQ(publish(report, files, sink), 0);
  EXPECT_EQ(sink.output, tableOf(report));
  EXPECT_EQ(sink.errors, "");
  EXPECT_EQ(textOf(files.json), jsonOf(report));
  EXPECT_EQ(textOf(files.picture), pictureOf(report));
}

TEST_F(PublishTest, NoFilesAreMadeUnasked) {
  EXPECT_EQ(publish(madeUpReport(), {}, sink), 0);
  EXPECT_FALSE(std::filesystem::exists(files.json));
}

TEST_F(PublishTest, AMismatchIsLoudAndAFailure) {
  Report report = madeUpReport();
  report.results[3].mismatch = "element 3 is 1, expected 2; 1 of 9 differ";
  EXPECT_EQ(publish(report, files, sink), 1);
  EXPECT_EQ(sink.errors,
            "runmat profile: error: " + mismatchesOf(report)[0] + "\n");
  EXPECT_EQ(textOf(files.json), jsonOf(report));
}

TEST_F(PublishTest, AFailureKeepsWhatThereIs) {
  Report report = madeUpReport();
  report.results.resize(2);
  report.failure = "the device is lost";
  EXPECT_EQ(publish(report, files, sink), 1);
  EXPECT_EQ(sink.errors, "runmat profile: error: the device is lost\n");
  EXPECT_EQ(sink.output, tableOf(report));
  EXPECT_EQ(textOf(files.json), jsonOf(report));
}

TEST_F(PublishTest, AFileThatCannotBeWrittenIsAnError) {
  const std::string full = "/dev/full";
  EXPECT_EQ(publish(madeUpReport(), {full, files.picture}, sink), 1);
  EXPECT_EQ(sink.errors, "runmat profile: error: cannot write '/dev/full'\n");
  EXPECT_NE(textOf(files.picture), "");
  EXPECT_EQ(publish(madeUpReport(), {"", full}, sink), 1);
}

TEST_F(PublishTest, WithoutADeviceThereIsOnlyTheFailure) {
  Report report;
  report.failure = "there is no device";
  EXPECT_EQ(publish(report, files, sink), 1);
  EXPECT_EQ(sink.output, "");
  EXPECT_EQ(sink.errors, "runmat profile: error: there is no device\n");
  EXPECT_FALSE(std::filesystem::exists(files.json));
}

} // namespace
