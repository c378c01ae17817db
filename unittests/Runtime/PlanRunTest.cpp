//===- PlanRunTest.cpp - tests of runs under a plan -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanRun.h"
#include "PlanRunFixture.h"
#include "runtime/Counters.h"
#include "runtime/Memory.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <future>
#include <thread>

namespace runmat {
namespace {

using namespace test;

class PlanRunWithoutCard : public PlanRunTest {
protected:
  PlanRunWithoutCard() : PlanRunTest(false) {}
};

TEST_F(PlanRunWithoutCard, NothingIsPlanned) {
  settle();
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "none");
  EXPECT_FALSE(unit.last.isMade);
}

TEST_F(PlanRunTest, LargeWorkGoesToTheCard) {
  settle();
  described.loops[0].turns = 100;
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "fake");
  EXPECT_EQ(placeOf(unit, 10, 0), "cpu");
}

// The card has 64 MiB, and x takes 40 MB or 400 MB.
TEST_F(PlanRunTest, WhatTheCardHasNoMemoryForStaysOnTheHost) {
  settle();
  described.loops[0].turns = 100;
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "fake");
  EXPECT_EQ(placeOf(unit, 100000000, 0), "cpu");
  EXPECT_NE(unit.report.steps[0].reason.find("its memory is too small"),
            std::string::npos)
      << unit.report.steps[0].reason;
}

TEST_F(PlanRunTest, WorkThatWouldPayOpensTheCard) {
  described.loops[0].turns = 100;
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 10, 0), "cpu");
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
  placeOf(unit, 10000000, 0);
  while (planner->places.note().empty()) {
    planner->places.poll();
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_EQ(FakeProvider::calls("create"), 1);
  assumeCard();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "fake");
}

// Without measuring it, which could take longer than it is waited for.
TEST_F(PlanRunTest, WorkThatTheCardDoesSoonerWaitsForIt) {
  RuntimeSettings settings;
  settings.calibrates = false;
  beginSession(settings);
  described.loops[0].turns = 1000;
  PlannedUnit unit = described.unit();
  planner->places.want();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "fake");
}

// One step of a second: once the host has begun, nothing of it can be saved.
// Only an opening is waited for whose length an earlier process learnt.
TEST_F(PlanRunTest, AStepThatWaitingSavesOpensAKnownCard) {
  described.loops[0].turns = 1;
  described.clusters[0].operations[RUNMAT_WORK_F32] = 1000;
  const vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
  settings.modelCache = (folder.path() / "models").string();
  const ModelStore store(settings.modelCache);
  const auto keep = [&](PlaceClass place, const ModelKey &key) {
    ASSERT_TRUE(
        store.save(DeviceModel(priorFigures(place, settings.threads)), key));
  };
  const ModelKey host = hostModelKey(settings.threads);
  keep(PlaceClass::Host, host);
  const auto place = [&] {
    beginSession(settings);
    PlannedUnit unit = described.unit();
    return placeOf(unit, 10000000, 0);
  };
  std::promise<void> opened;
  FakeProvider::onCall("create",
                       [wait = opened.get_future().share()] { wait.wait(); });
  EXPECT_EQ(place(), "cpu");
  EXPECT_FALSE(planner->places.mayOpen()) << "it is opened for what is learnt";
  opened.set_value();
  settle();
  EXPECT_EQ(place(), "fake");
}

TEST_F(PlanRunTest, WorkThatTheHostDoesSoonerDoesNot) {
  PlannedUnit unit = described.unit();
  std::promise<void> opened;
  auto wait = opened.get_future().share();
  FakeProvider::onCall("create", [wait] { wait.wait(); });
  planner->places.want();
  EXPECT_EQ(placeOf(unit, 1000, 0), "cpu");
  EXPECT_TRUE(planner->places.note().empty());
  EXPECT_EQ(planner->places.lastNote(),
            "the program was over before a device was open");
  opened.set_value();
}

TEST_F(PlanRunTest, ManySmallSavingsOpenItToo) {
  described.loops[0].turns = 10;
  described.clusters[0].operations[RUNMAT_WORK_F32] = 200;
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  unit.learnCompiled(0, 1);
  int runs = 0;
  for (; runs < 1000 && planner->places.note().empty(); ++runs) {
    placeOf(unit, 100000, 0);
    EXPECT_GT(unit.last.saving, 0);
    EXPECT_LT(unit.last.saving, 0.02);
    std::this_thread::sleep_for(5ms);
  }
  EXPECT_GT(runs, 5);
  EXPECT_LT(runs, 1000);
}

// The loop takes the host 0.25 s, of which opening a card takes 0.15 s.
TEST_F(PlanRunTest, WorkThatIsNearlyOverByThenOpensNothing) {
  described.loops[0].turns = 30;
  described.clusters[0].operations[RUNMAT_WORK_F32] = 200;
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  unit.learnCompiled(0, 1);
  placeOf(unit, 1000000, 0);
  EXPECT_GT(unit.last.saving, planner->places.openingSeconds());
  EXPECT_LT(unit.last.lateSaving, planner->places.openingSeconds());
  EXPECT_TRUE(planner->places.mayOpen());
  EXPECT_FALSE(background::isAnyThreadLeft());
  // What runs again will run again.
  placeOf(unit, 1000000, 0);
  EXPECT_FALSE(planner->places.mayOpen());
}

// The same work, in the first of many turns.
TEST_F(PlanRunTest, RunsToComeOpenTheCardInTheFirstOne) {
  described.loops[0].turns = 30;
  described.clusters[0].operations[RUNMAT_WORK_F32] = 200;
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  unit.learnCompiled(0, 1);
  planner->places.expectRuns(1);
  placeOf(unit, 10, 0);
  EXPECT_TRUE(planner->places.mayOpen());
  placeOf(unit, 1000000, 0);
  EXPECT_FALSE(planner->places.mayOpen());
}

TEST_F(PlanRunTest, WorkThatIsForeseenOpensTheCard) {
  LaunchWork work;
  work[WorkKind::ElementaryF64] = 1e6;
  planner->places.foresee(work);
  EXPECT_TRUE(planner->places.mayOpen());
  work[WorkKind::ElementaryF64] = 1e8;
  planner->places.foresee(work);
  EXPECT_FALSE(planner->places.mayOpen());
}

TEST_F(PlanRunTest, TheHostIsMeasuredOnceAMachine) {
  const vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
  settings.modelCache = (folder.path() / "models").string();
  const ModelStore store(settings.modelCache);
  planner.reset(); // It refers to the registry.
  registry = registryWithFake(settings);
  const Figures prior = priorFigures(PlaceClass::Host, settings.threads);
  {
    Places places(*registry);
    places.poll();
    EXPECT_FALSE(background::isAnyThreadLeft())
        << "a program that is over at once is not slowed";
    while (places.hostModel().uncorrected() == prior) {
      places.poll();
      std::this_thread::sleep_for(1ms);
    }
    EXPECT_EQ(store.load(hostModelKey(settings.threads))->uncorrected(),
              places.hostModel().uncorrected());
  }
  while (background::isAnyThreadLeft())
    std::this_thread::sleep_for(1ms);
  Places second(*registry);
  second.poll();
  EXPECT_FALSE(background::isAnyThreadLeft());
  EXPECT_NE(second.hostModel().uncorrected(), prior);
}

TEST_F(PlanRunTest, WithoutCalibrationTheHostIsNotMeasuredAndNothingIsKept) {
  const vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
  settings.modelCache = (folder.path() / "models").string();
  settings.calibrates = false;
  beginSession(settings);
  planner->places.poll();
  EXPECT_FALSE(background::isAnyThreadLeft());
  settle();
  ASSERT_NE(planner->places.deviceAt(1), nullptr);
  EXPECT_EQ(FakeProvider::calls("fill"), 0);
  planner.reset();
  EXPECT_TRUE(ModelStore(settings.modelCache).kept().empty());
}

TEST_F(PlanRunTest, WithoutCalibrationWhatIsKeptHolds) {
  const vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
  settings.modelCache = (folder.path() / "models").string();
  settings.calibrates = false;
  Figures slow = priorFigures(PlaceClass::Host, settings.threads);
  slow[size_t(Figure::Bandwidth)] = 123;
  const ModelKey key = hostModelKey(settings.threads);
  ASSERT_TRUE(ModelStore(settings.modelCache).save(DeviceModel(slow), key));
  planner.reset();
  registry = registryWithFake(settings);
  Places places(*registry);
  places.poll();
  EXPECT_EQ(places.hostModel().uncorrected(), slow);
}

TEST_F(PlanRunTest, ALoopThatGoesOnIsPlannedAgain) {
  settle();
  described.clusters[0].operations[RUNMAT_WORK_F32] = 1;
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  EXPECT_EQ(placeOf(unit, 10000000, 0, 1), "cpu");
  EXPECT_EQ(placeOf(unit, 10000000, 0, 10000), "fake");
}

TEST_F(PlanRunTest, WhatIsLearntCountsInTheRunItself) {
  settle();
  described.loops[0].turns = 100;
  described.likeX[0] = {-1, test::none, 0};
  PlannedUnit unit = described.unit();
  const std::vector<ArrayRef> arrays = inputs(10);
  PlanRun run(*planner, unit, arrays);
  EXPECT_EQ(run.deviceFor(0)->name(), "cpu");
  unit.learnExtents(3, std::vector<int64_t>{10000000, 1});
  EXPECT_EQ(run.deviceFor(0)->name(), "fake");
}

TEST_F(PlanRunTest, TimesCorrectTheModelOfThePlace) {
  settle();
  Places &places = planner->places;
  EXPECT_EQ(&places.modelOf(registry->cpu()), &places.hostModel());
  EXPECT_EQ(&places.modelOf(*places.deviceAt(1)), places.list()[1].model);
}

// Which is often that of fresh memory.
TEST_F(PlanRunTest, TheFirstSlowTimeCorrectsNothing) {
  settle();
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  const std::vector<ArrayRef> arrays = inputs(1000);
  PlanRun run(*planner, unit, arrays);
  const auto execute = [&] {
    PlanRun::Execution execution(run, 0, registry->cpu());
    std::this_thread::sleep_for(20ms);
    execution.done(described.clusters[0], {});
  };
  const DeviceModel &host = planner->places.hostModel();
  const double before = host.figure(Figure::LaunchSeconds);
  for (int i = 0; i < 2; ++i)
    execute();
  EXPECT_EQ(unit.timed(0, hostPlace), 2u);
  EXPECT_EQ(host.figure(Figure::LaunchSeconds), before)
      << "one ratio alone changes nothing";
  for (int i = 0; i < 2; ++i)
    execute();
  EXPECT_GT(host.figure(Figure::LaunchSeconds), 100 * before);
}

TEST_F(PlanRunTest, LaunchesInFreshMemoryTellNothingOfTheHost) {
  settle();
  PlannedUnit unit = described.unit();
  unit.learnCompiled(0, hostPlace);
  const std::vector<ArrayRef> arrays = inputs(1000);
  PlanRun run(*planner, unit, arrays);
  const DeviceModel &host = planner->places.hostModel();
  const double before = host.figure(Figure::LaunchSeconds);
  std::vector<memory::Block> blocks;
  memory::trim();
  for (int i = 0; i < 4; ++i) {
    PlanRun::Execution execution(run, 0, registry->cpu());
    blocks.push_back(memory::allocate(size_t(3) << 20));
    std::this_thread::sleep_for(20ms);
    execution.done(described.clusters[0], {});
  }
  EXPECT_EQ(unit.timed(0, hostPlace), 4u);
  EXPECT_EQ(host.figure(Figure::LaunchSeconds), before);
  for (const memory::Block &block : blocks)
    memory::release(block);
}

TEST_F(PlanRunTest, OperationsAreTimedWhereTheyWereDone) {
  settle();
  PlannedUnit unit = described.unit(true);
  const std::vector<ArrayRef> arrays = inputs(1000);
  PlanRun run(*planner, unit, arrays);
  Device &cpu = registry->cpu();
  Device &card = *planner->places.deviceAt(1);
  for (int i = 0; i < 10; ++i)
    PlanRun::Execution(run, 2, cpu).done(1e6, cpu);
  EXPECT_EQ(unit.timed(2, hostPlace), 4u) << "the first ones are enough";
  PlanRun::Execution(run, 2, card).done(1e6, cpu);
  EXPECT_EQ(unit.timed(2, 1), 0u);
  PlanRun::Execution(run, 2, card).done(1e6, card);
  EXPECT_EQ(unit.timed(2, 1), 0u) << "it made kernels and room";
  PlanRun::Execution(run, 2, card).done(1e6, card);
  EXPECT_EQ(unit.timed(2, 1), 1u);
}

TEST_F(PlanRunTest, TransfersAreNoTimeOfAStep) {
  settle();
  PlannedUnit unit = described.unit(true);
  const std::vector<ArrayRef> arrays = inputs(1000);
  PlanRun run(*planner, unit, arrays);
  Device &card = *planner->places.deviceAt(1);
  PlanRun::Execution(run, 2, card).done(1e6, card);
  const std::vector<char> bytes(16 << 20);
  DeviceBuffer buffer = card.allocate(bytes.size());
  FakeProvider::onCall("upload", [] { std::this_thread::sleep_for(200ms); });
  PlanRun::Execution execution(run, 2, card);
  card.upload(buffer.get(), 0, bytes.data(), bytes.size());
  execution.done(1e6, card);
  const PlanGraph graph = unit.graph(std::vector<PlannedUnit::Input>(2),
                                     std::vector<double>{1}, planner->places);
  EXPECT_LT(graph.steps[2].measured[1], 0.15);
}

TEST_F(PlanRunTest, UploadsCorrectTheModel) {
  settle();
  Device &card = *planner->places.deviceAt(1);
  DeviceModel &model = planner->places.modelOf(card);
  const double before = model.transferSeconds(Transfer::Upload, 1e9);
  const std::vector<char> bytes(16 << 20);
  DeviceBuffer buffer = card.allocate(bytes.size());
  FakeProvider::onCall("upload", [] { std::this_thread::sleep_for(50ms); });
  for (int i = 0; i < 4; ++i) {
    card.upload(buffer.get(), 0, bytes.data(), bytes.size());
    planner->places.poll();
  }
  EXPECT_GT(model.transferSeconds(Transfer::Upload, 1e9), 2 * before);
}

TEST_F(PlanRunTest, DownloadsCorrectItToo) {
  settle();
  Device &card = *planner->places.deviceAt(1);
  DeviceModel &model = planner->places.modelOf(card);
  const double before = model.transferSeconds(Transfer::Download, 1e9);
  std::vector<char> bytes(16 << 20);
  DeviceBuffer buffer = card.allocate(bytes.size());
  FakeProvider::onCall("download", [] { std::this_thread::sleep_for(50ms); });
  // What is waited for before is not the download's.
  FakeProvider::onCall("synchronize",
                       [] { std::this_thread::sleep_for(400ms); });
  for (int i = 0; i < 3; ++i) {
    card.download(buffer.get(), 0, bytes.data(), bytes.size());
    planner->places.poll();
  }
  const double after = model.transferSeconds(Transfer::Download, 1e9);
  EXPECT_GT(after, 2 * before);
  EXPECT_LT(after, 1e9 / (16 << 20) * 400e-3);
}

/// Makes a kernel of nothing, slowly.
class SlowSource final : public KernelSource {
public:
  bool kernel(uint32_t, uint32_t, const runmat_kernel_target &,
              runmat_kernel_code &out, std::string &) override {
    std::this_thread::sleep_for(150ms);
    // What the card computes with in truth.
    out.format = RUNMAT_KERNEL_HOST;
    out.entry = "nothing";
    out.code = out.entry;
    out.code_bytes = 4;
    out.workgroup_size = out.items_per_group = 1;
    return true;
  }
};

TEST_F(PlanRunTest, KernelsThatAreMadeCorrectTheModel) {
  settle();
  Device &card = *planner->places.deviceAt(1);
  DeviceModel &model = planner->places.modelOf(card);
  const double before = model.compileSeconds({});
  ASSERT_LT(before, 0.1);
  SlowSource source;
  std::string error;
  for (uint32_t workgroup = 1; workgroup < 5; ++workgroup)
    ASSERT_TRUE(source.loaded(card, {0, 0, workgroup, 0}, error)) << error;
  planner->places.poll();
  EXPECT_GE(model.compileSeconds({}), 0.15);
}

TEST_F(PlanRunTest, TurnsAreLearnt) {
  settle();
  PlannedUnit unit = described.unit();
  const std::vector<ArrayRef> arrays = inputs(1000);
  PlanRun run(*planner, unit, arrays);
  for (int i = 0; i < 50; ++i)
    run.deviceFor(0);
  run.finish();
  EXPECT_EQ(unit.usualTurns(0, {}), 50);
}

TEST_F(PlanRunTest, ADecisionServesUntilSomethingIsLearnt) {
  settle();
  PlannedUnit unit = described.unit();
  // Twice as many runs as at the last look are a reason to look again.
  for (int i = 0; i < 4; ++i)
    placeOf(unit, 1000, 0);
  unit.last.placement.assign(4, 1);
  unit.last.isOnHost = false;
  EXPECT_EQ(placeOf(unit, 1000, 0), "fake");
  EXPECT_EQ(placeOf(unit, 1001, 0), "cpu");
  unit.last.placement.assign(4, 1);
  unit.last.isOnHost = false;
  unit.learnTime();
  EXPECT_EQ(placeOf(unit, 1001, 0), "cpu");
}

TEST_F(PlanRunTest, RunsWhoseNumberChangesNothingAreNotPlannedAgain) {
  settle();
  PlannedUnit unit = described.unit();
  const auto planned = [&](uint64_t runs) {
    const uint64_t before = counters().planCacheMisses.get();
    while (unit.runs < runs)
      placeOf(unit, 1000, 0);
    return counters().planCacheMisses.get() - before;
  };
  EXPECT_EQ(planned(2), 2u);
  EXPECT_EQ(planned(64), 0u);
}

// Its compilation takes longer than the first runs.
TEST_F(PlanRunTest, RunsThatPayForAKernelTogetherGetIt) {
  settle();
  described.loops[0].turns = 10;
  described.clusters[0].operations[RUNMAT_WORK_F32] = 200;
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 100000, 0), "cpu");
  std::string place;
  while (unit.runs < 1000 && place != "fake")
    place = placeOf(unit, 100000, 0);
  EXPECT_EQ(place, "fake");
}

TEST_F(PlanRunTest, ARunThatGoesAsPlannedIsPlannedOnce) {
  settle();
  PlannedUnit unit = described.unit();
  const std::vector<ArrayRef> arrays = inputs(1000);
  const uint64_t before = counters().planCacheMisses.get();
  PlanRun run(*planner, unit, arrays);
  for (uint32_t step : {0u, 0u, 1u}) {
    EXPECT_EQ(run.deviceFor(step)->name(), "cpu");
    PlanRun::Execution(run, step, registry->cpu())
        .done(described.clusters[step], {});
  }
  EXPECT_EQ(counters().planCacheMisses.get() - before, 1u);
}

TEST_F(PlanRunTest, ALostCardIsUsedNoMore) {
  settle();
  described.loops[0].turns = 100;
  PlannedUnit unit = described.unit();
  EXPECT_EQ(placeOf(unit, 10000000, 0), "fake");
  FakeProvider::failCall("upload", RUNMAT_ERROR_DEVICE_LOST);
  Device &card = *planner->places.deviceAt(1);
  DeviceBuffer buffer = card.allocate(64);
  EXPECT_THROW(card.upload(buffer.get(), 0, "x", 1), Error);
  EXPECT_NE(placeOf(unit, 10000000, 0), "fake");
}

} // namespace
} // namespace runmat
