//===- ProfilerTest.cpp - points are measured and checked -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Profiler.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace runmat;
using namespace runmat::profile;

namespace {

constexpr Operation doubling = {SweepKind::Elementwise, "y = 2 .* x",
                                ElementClass::Single};
constexpr PointPlan small = {&doubling, 4, 3, std::nullopt};

/// The processor, whose small work is not worth compiling.
SessionOptions onProcessor() {
  SessionOptions options;
  options.device = "cpu";
  return options;
}

SessionOptions interpreted() { return referenceOptions(onProcessor()); }

TimingLimits threeRuns() {
  TimingLimits limits;
  limits.mostRuns = 3;
  limits.mostSeconds = 1000;
  return limits;
}

/// Counts what it computes, and gets an element wrong when told to.
class ChangedSession final : public ProgramSession {
public:
  using ProgramSession::ProgramSession;
  Value apply(const Value &function, const Value &x) override {
    ++runs;
    Value y = ProgramSession::apply(function, x);
    if (isWrong)
      y.mutableArray().mutableAs<float>()[4] += 1;
    return y;
  }
  int runs = 0;
  bool isWrong = false;
};

TEST(ProfilerTest, TheFirstRunIsNotTimed) {
  ChangedSession measured(onProcessor());
  ProgramSession reference(interpreted());
  const Result result =
      Profiler(measured, reference, threeRuns()).measure(small);
  EXPECT_EQ(measured.runs, 4);
  EXPECT_EQ(result.timing.runs, 3u);
  EXPECT_GT(result.timing.median, 0);
  EXPECT_EQ(result.mismatch, std::nullopt);
  EXPECT_EQ(result.place, "cpu");
}

TEST(ProfilerTest, AWrongElementIsFound) {
  ChangedSession measured(onProcessor());
  measured.isWrong = true;
  ProgramSession reference(interpreted());
  const Result result =
      Profiler(measured, reference, threeRuns()).measure(small);
  ASSERT_TRUE(result.mismatch);
  EXPECT_EQ(result.mismatch->substr(0, 10), "element 5 ");
}

TEST(ProfilerTest, TransfersAreMovedAndChecked) {
  SessionOptions inProcess = onProcessor();
  inProcess.device = "inprocess";
  ProgramSession measured(inProcess), reference(onProcessor());
  constexpr Operation upload = {SweepKind::Transfer, uploadName,
                                ElementClass::Double};
  const uint64_t before = measured.device().statistics().uploads;
  const Result result = Profiler(measured, reference, threeRuns())
                            .measure({&upload, 100, 1, std::nullopt});
  // One to check, one before it, and those that are timed.
  EXPECT_EQ(measured.device().statistics().uploads - before, 5u);
  EXPECT_EQ(result.timing.runs, 3u);
  EXPECT_EQ(result.mismatch, std::nullopt);
  EXPECT_EQ(result.place, "inprocess");
}

TEST(ProfilerTest, InputsAreTheSameEverywhere) {
  ProgramSession one(onProcessor()), other(interpreted());
  const Value x = one.makeInput(small), again = other.makeInput(small);
  EXPECT_EQ(x.extents(), Extents(4, 3));
  EXPECT_EQ(x.elementClass(), ElementClass::Single);
  EXPECT_EQ(
      std::memcmp(x.array()->data(), again.array()->data(), x.array()->bytes()),
      0);
  EXPECT_NE(x.elementAsDouble(0), x.elementAsDouble(1));
}

TEST(ProfilerTest, FunctionsAreMadeOnceForEachSetting) {
  ProgramSession session(onProcessor());
  PointPlan point = small;
  const auto closureOf = [&] {
    return session.functionOf(point).functionHandle().closure;
  };
  const auto plain = closureOf();
  EXPECT_EQ(closureOf(), plain);
  point.setting = ReductionSetting{1, 64};
  const auto set = closureOf();
  EXPECT_NE(set, plain);
  EXPECT_EQ(closureOf(), set);
}

TEST(ProfilerTest, TheReferenceIsAnotherWayToCompute) {
  SessionOptions options;
  options.jit = JitMode::Always;
  options.device = "vulkan:1";
  EXPECT_EQ(referenceOptions(options).device, "cpu");
  EXPECT_EQ(referenceOptions(options).jit, JitMode::Always);
  options.device = "cpu";
  EXPECT_EQ(referenceOptions(options).jit, JitMode::Off);
}

TEST(ProfilerTest, AProgramThatFailsIsAnError) {
  ProgramSession session(onProcessor());
  constexpr Operation wrong = {SweepKind::Elementwise, "y = nothing(x)",
                               ElementClass::Single};
  const PointPlan point = {&wrong, 2, 2, std::nullopt};
  EXPECT_THROW(
      session.apply(session.functionOf(point), session.makeInput(point)),
      Error);
  constexpr Operation unreadable = {SweepKind::Elementwise, "y = (",
                                    ElementClass::Single};
  EXPECT_THROW(session.functionOf({&unreadable, 2, 2, std::nullopt}), Error);
}

} // namespace
