//===- RecorderTest.cpp - what happened, and when ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/Recorder.h"

#include <gtest/gtest.h>

#include <thread>

namespace runmat::telemetry {
namespace {

class RecorderTest : public testing::Test {
protected:
  ~RecorderTest() override { recorder().stop(); }
};

TEST_F(RecorderTest, SpansOutsideOfARecordingAreNone) {
  Span span(EventKind::Plan);
  EXPECT_EQ(span.event(), nullptr);
  EXPECT_FALSE(isRecording());
}

TEST_F(RecorderTest, ASpanIsAnEventOfItsThread) {
  recorder().start(10);
  recorder().nameThread("tests");
  {
    Span span(EventKind::Plan);
    ASSERT_NE(span.event(), nullptr);
    span.event()->detail = "why";
  }
  const Recording recording = recorder().recording();
  ASSERT_EQ(recording.events.size(), 1u);
  const Event &event = recording.events[0];
  EXPECT_EQ(event.kind, EventKind::Plan);
  EXPECT_EQ(event.detail, "why");
  EXPECT_EQ(event.thread, currentThread());
  EXPECT_LE(recording.begin, event.begin);
  EXPECT_LE(event.begin, event.end);
  EXPECT_LE(event.end, recording.end);
  EXPECT_EQ(event.place.line, 0u);
  EXPECT_EQ(recording.threads.at(currentThread()), "tests");
  ASSERT_EQ(recording.totals.size(), 1u);
  EXPECT_EQ(recording.totals[0].count, 1u);
}

TEST_F(RecorderTest, EventsAreAtTheInnermostStatement) {
  recorder().start(10);
  uint64_t outerBegin = 0;
  {
    StatementSpan outer(EventKind::Statement);
    outer.enter("folder/a.m", 3);
    outerBegin = outer.event()->begin;
    {
      StatementSpan inner(EventKind::Unit);
      inner.enter("b.m", 12);
      Span span(EventKind::Plan);
    }
    Span span(EventKind::Kernel);
  }
  Span outside(EventKind::Load);
  EXPECT_EQ(outside.event()->place.line, 0u);
  const Recording recording = recorder().recording();
  ASSERT_EQ(recording.events.size(), 4u);
  EXPECT_EQ(recording.events[0].place.line, 12u);
  EXPECT_EQ(recording.files.at(recording.events[0].place.file), "b.m");
  EXPECT_EQ(recording.events[1].name, "b.m:12");
  EXPECT_EQ(recording.events[2].place.line, 3u);
  EXPECT_EQ(recording.events[2].place.begin, outerBegin);
  EXPECT_EQ(recording.events[3].name, "a.m:3");
  EXPECT_EQ(recording.files.at(recording.events[3].place.file), "folder/a.m");
}

TEST_F(RecorderTest, AClusterIsAtItsOwnLineOfTheUnit) {
  recorder().start(10);
  uint64_t begin = 0;
  {
    StatementSpan unit(EventKind::Unit);
    unit.enter("a.m", 3);
    begin = unit.event()->begin;
    {
      const LineSpan cluster("b.m", 5);
      Span span(EventKind::Kernel);
    }
    const LineSpan unknown(nullptr, 0);
    Span span(EventKind::Kernel);
  }
  const Recording recording = recorder().recording();
  ASSERT_EQ(recording.events.size(), 3u);
  EXPECT_EQ(recording.events[0].place.line, 5u);
  EXPECT_EQ(recording.files.at(recording.events[0].place.file), "b.m");
  EXPECT_EQ(recording.events[0].place.begin, begin);
  EXPECT_EQ(recording.events[1].place.line, 3u);
  EXPECT_EQ(recording.files.at(recording.events[1].place.file), "a.m");
}

TEST_F(RecorderTest, AnyThreadMayTell) {
  recorder().start(100);
  auto tell = [] {
    for (int i = 0; i < 1000; ++i)
      Span span(EventKind::Open);
  };
  std::thread first(tell), second(tell);
  first.join();
  second.join();
  const Recording recording = recorder().recording();
  EXPECT_EQ(recording.events.size(), 100u);
  EXPECT_EQ(recording.dropped, 1900u);
  EXPECT_EQ(recording.totals.at(0).count, 2000u);
}

TEST_F(RecorderTest, StartForgetsWhatWasBefore) {
  recorder().start(10);
  recorder().nameDevice(0, "old");
  recorder().nameQueue(0, 1, "old");
  {
    Span span(EventKind::Open);
  }
  recorder().start(10);
  const Recording recording = recorder().recording();
  EXPECT_TRUE(recording.events.empty());
  EXPECT_TRUE(recording.totals.empty());
  EXPECT_TRUE(recording.devices.empty());
  EXPECT_TRUE(recording.queues.empty());
}

} // namespace
} // namespace runmat::telemetry
