//===- TraceTest.cpp - a recording in the trace event format ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/Trace.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace runmat::telemetry {
namespace {

using Json = nlohmann::json;

class TraceTest : public testing::Test {
protected:
  TraceTest() {
    recording.begin = 1'000'000;
    recording.end = 9'000'000;
    recording.files = {"a.m"};
    recording.threads = {{4, "program"}};
    recording.devices = {{1, "card"}};
  }
  Event &add(EventKind kind, uint64_t begin, uint64_t end) {
    Event &event = recording.events.emplace_back();
    event.kind = kind;
    event.thread = 4;
    event.begin = begin;
    event.end = end;
    return event;
  }
  /// A launch of line 7, number 5 of the device, in a statement.
  Event &addLaunch() {
    Event &launch = add(EventKind::Launch, 3'000'000, 3'500'000);
    launch.device = 1;
    launch.call = 5;
    launch.name = "f";
    launch.amount = 10;
    launch.place = {0, 7, 4, 2'000'000};
    return launch;
  }
  void addStatement() {
    Event &statement = add(EventKind::Unit, 2'000'000, 8'000'000);
    statement.name = "a.m:7";
    statement.place = {0, 7, 4, 2'000'000};
  }
  void addWork() {
    Event work = recording.events.front();
    work.kind = EventKind::Work;
    work.asked = EventKind::Launch;
    work.queue = 2;
    work.begin = 4'000'000;
    work.end = 5'000'000;
    recording.events.push_back(work);
  }
  Json trace() const {
    std::ostringstream out;
    writeTrace(out, recording);
    return Json::parse(out.str());
  }
  /// The events of a phase.
  std::vector<Json> phase(const char *phase) const {
    std::vector<Json> events;
    const Json all = trace();
    for (const Json &event : all["traceEvents"])
      if (event["ph"] == phase)
        events.push_back(event);
    return events;
  }

  Recording recording;
};

TEST_F(TraceTest, AnEmptyOneIsValid) {
  recording.dropped = 3;
  EXPECT_TRUE(phase("X").empty());
  EXPECT_EQ(trace()["otherData"]["dropped_events"], 3);
}

TEST_F(TraceTest, SlicesHaveTimesTracksAndArguments) {
  addLaunch();
  addStatement();
  addWork();
  const std::vector<Json> slices = phase("X");
  ASSERT_EQ(slices.size(), 3u);
  EXPECT_EQ(slices[0]["name"], "a.m:7");
  EXPECT_EQ(slices[1]["name"], "f");
  EXPECT_EQ(slices[1]["cat"], "launch");
  EXPECT_EQ(slices[1]["ts"], 2000.0);
  EXPECT_EQ(slices[1]["dur"], 500.0);
  EXPECT_EQ(slices[1]["args"]["device"], "card");
  EXPECT_EQ(slices[1]["args"]["items"], 10);
  EXPECT_EQ(slices[1]["args"]["file"], "a.m");
  EXPECT_EQ(slices[1]["args"]["line"], 7);
  EXPECT_EQ(slices[2]["cat"], "work");
  EXPECT_EQ(slices[2]["args"]["items"], 10);
  EXPECT_EQ(slices[0]["pid"], slices[1]["pid"]);
  EXPECT_EQ(slices[0]["tid"], slices[1]["tid"]);
  EXPECT_NE(slices[2]["pid"], slices[0]["pid"]);
}

// Perfetto takes events of one time in the file's order, and binds a flow to
// the slice opened last.
TEST_F(TraceTest, SlicesOfOneTimeComeOutsideInEachBeforeItsFlows) {
  Event &launch = addLaunch();
  launch.begin = 2'000'000;
  launch.end = 8'000'000;
  addStatement();
  add(EventKind::Wait, 2'000'000, 2'000'001);
  addWork();
  std::vector<std::string> words;
  const Json all = trace();
  for (const Json &event : all["traceEvents"])
    if (event["ph"] != "M")
      words.push_back(event["ph"].get<std::string>() + " " +
                      event["cat"].get<std::string>());
  EXPECT_EQ(words,
            (std::vector<std::string>{"X unit", "s flow", "X launch", "t flow",
                                      "X wait", "X work", "f flow"}));
}

// 1001 ns are no double in microseconds.
TEST_F(TraceTest, TimesAreWholeNanosecondsForReadersThatTruncate) {
  for (uint64_t ns = 0; ns < 5000; ++ns)
    add(EventKind::Wait, recording.begin + ns, recording.begin + 2 * ns);
  const std::vector<Json> slices = phase("X");
  ASSERT_EQ(slices.size(), 5000u);
  for (uint64_t ns = 0; ns < 5000; ++ns) {
    EXPECT_EQ(uint64_t(slices[ns]["ts"].get<double>() * 1000), ns);
    EXPECT_EQ(uint64_t(slices[ns]["dur"].get<double>() * 1000), ns);
  }
}

TEST_F(TraceTest, TracksHaveNames) {
  addLaunch();
  addWork();
  add(EventKind::Compile, 2'000'000, 2'500'000).name = "a.m:7";
  std::map<std::pair<int, int>, std::string> names;
  for (const Json &event : phase("M"))
    names[{event["pid"], event["tid"]}] = event["args"]["name"];
  const std::vector<Json> slices = phase("X");
  ASSERT_EQ(slices.size(), 4u);
  auto nameOf = [&](const Json &slice) {
    return names[{slice["pid"], slice["tid"]}];
  };
  EXPECT_EQ(nameOf(slices[2]), "program");
  EXPECT_EQ(nameOf(slices[3]), "queue 2");
  EXPECT_EQ((names[{slices[3]["pid"], 0}]), "card");
  // The compiler's work is drawn where it happens, and on its own track.
  EXPECT_EQ(nameOf(slices[0]), "program");
  EXPECT_EQ(nameOf(slices[1]), "compiler");
  EXPECT_EQ(slices[1]["name"], "compile a.m:7");
}

TEST_F(TraceTest, QueuesAreCalledWhatTheyAreFor) {
  recording.queues = {{{1, 2}, "uploads"}, {{0, 2}, "other"}};
  addLaunch();
  addWork();
  std::vector<std::string> names;
  for (const Json &event : phase("M"))
    names.push_back(event["args"]["name"]);
  EXPECT_EQ(std::ranges::count(names, "uploads"), 1);
  EXPECT_EQ(std::ranges::count(names, "queue 2"), 0);
}

TEST_F(TraceTest, AWarmUpHasATrackOfItsDevice) {
  addLaunch().place = {};
  addWork();
  Event &warmUp = add(EventKind::WarmUp, 1'500'000, 4'500'000);
  warmUp.device = 1;
  warmUp.amount = 3;
  const Json slice = phase("X").at(0), work = phase("X").at(2);
  EXPECT_EQ(slice["name"], "warm-up");
  EXPECT_EQ(slice["ts"], 500.0);
  EXPECT_EQ(slice["dur"], 3000.0);
  EXPECT_EQ(slice["args"]["pipelines"], 3);
  EXPECT_FALSE(slice["args"].contains("bytes"));
  EXPECT_EQ(slice["pid"], work["pid"]);
  EXPECT_NE(slice["tid"], work["tid"]);
  const std::vector<Json> names = phase("M");
  EXPECT_EQ(std::ranges::count_if(names,
                                  [&](const Json &name) {
                                    return name["name"] == "thread_name" &&
                                           name["pid"] == slice["pid"] &&
                                           name["tid"] == slice["tid"] &&
                                           name["args"]["name"] == "warm-up";
                                  }),
            1);
  EXPECT_EQ(std::ranges::count_if(names,
                                  [&](const Json &name) {
                                    return name["name"] == "process_name" &&
                                           name["pid"] == slice["pid"];
                                  }),
            1);
}

TEST_F(TraceTest, CompilesBesideTheProgramHaveATrackOfTheirOwn) {
  add(EventKind::Compile, 2'000'000, 6'000'000).name = "a.m:7";
  Event &beside = add(EventKind::Compile, 3'000'000, 8'000'000);
  beside.thread = besideProgram;
  beside.name = "a.m:9";
  std::vector<Json> tracks;
  for (const Json &slice : phase("X"))
    if (slice["name"] == "compile a.m:9")
      tracks.push_back(slice["tid"]);
  ASSERT_EQ(tracks.size(), 1u);
  for (const Json &slice : phase("X"))
    EXPECT_EQ(slice["tid"] == tracks[0], slice["name"] == "compile a.m:9");
  EXPECT_EQ(std::ranges::count_if(phase("M"),
                                  [&](const Json &name) {
                                    return name["tid"] == tracks[0] &&
                                           name["args"]["name"] ==
                                               "compiles beside the program";
                                  }),
            1);
}

TEST_F(TraceTest, AFlowGoesFromTheStatementToTheCallToTheWork) {
  addLaunch();
  addStatement();
  addWork();
  const std::vector<Json> slices = phase("X");
  const Json start = phase("s").at(0), step = phase("t").at(0),
             end = phase("f").at(0);
  EXPECT_EQ(start["id"], step["id"]);
  EXPECT_EQ(start["id"], end["id"]);
  EXPECT_EQ(start["ts"], slices[0]["ts"]);
  EXPECT_EQ(start["tid"], slices[0]["tid"]);
  EXPECT_EQ(step["ts"], slices[1]["ts"]);
  EXPECT_EQ(end["ts"], slices[2]["ts"]);
  EXPECT_EQ(end["pid"], slices[2]["pid"]);
  EXPECT_EQ(end["tid"], slices[2]["tid"]);
  EXPECT_EQ(end["bp"], "e");
}

TEST_F(TraceTest, AFlowEndsAtTheFirstPieceOfWork) {
  addLaunch();
  addStatement();
  addWork();
  addWork();
  EXPECT_EQ(phase("X").size(), 4u);
  EXPECT_EQ(phase("f").size(), 1u);
}

TEST_F(TraceTest, WithoutWorkAFlowEndsAtTheCall) {
  addLaunch();
  addStatement();
  EXPECT_EQ(phase("s").size(), 1u);
  EXPECT_TRUE(phase("t").empty());
  EXPECT_EQ(phase("f").at(0)["ts"], 2000.0);
}

TEST_F(TraceTest, ACallOutsideOfStatementsStartsItsFlow) {
  addLaunch().place = {};
  EXPECT_TRUE(phase("s").empty());
  addWork();
  EXPECT_EQ(phase("s").at(0)["ts"], 2000.0);
  EXPECT_EQ(phase("f").at(0)["ts"], 3000.0);
}

TEST_F(TraceTest, AStatementThatWasNotOverLastsToTheEnd) {
  addLaunch();
  const std::vector<Json> slices = phase("X");
  ASSERT_EQ(slices.size(), 2u);
  EXPECT_EQ(slices[0]["ts"], 1000.0);
  EXPECT_EQ(slices[0]["dur"], 7000.0);
  EXPECT_EQ(slices[0]["args"]["line"], 7);
  EXPECT_EQ(phase("s").at(0)["ts"], 1000.0);
}

TEST_F(TraceTest, FailuresAndReasonsAreTold) {
  Event &event = add(EventKind::Upload, 2'000'000, 2'500'000);
  event.hasFailed = true;
  event.detail = "why \xff";
  const Json slice = phase("X").at(0);
  EXPECT_EQ(slice["args"]["failed"], true);
  EXPECT_EQ(slice["args"]["why"], "why \uFFFD");
}

} // namespace
} // namespace runmat::telemetry
