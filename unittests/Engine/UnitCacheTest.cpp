//===- UnitCacheTest.cpp - which units make room ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"
#include "../Interpreter/Harness.h"
#include "Interpreter/Frame.h"
#include "runtime/Counters.h"
#include "runtime/SystemFiles.h"

#include <gtest/gtest.h>

#include <optional>

using namespace runmat;

namespace {

/// A unit that says when it goes.
class NotedUnit final : public UnitSource {
public:
  NotedUnit(int name, std::vector<int> &freed) : name(name), freed(freed) {
    described.object = {object.data(), object.size()};
  }
  ~NotedUnit() override { freed.push_back(name); }
  const runmat_unit_description &description() const override {
    return described;
  }
  bool hostKernels(uint32_t, std::string_view &, std::string &) override {
    return false;
  }
  bool hasHostKernels(uint32_t) const override { return false; }
  bool deviceKernel(uint32_t, uint32_t, const runmat_kernel_target &,
                    runmat_kernel_code &, std::string &) override {
    return false;
  }

private:
  const int name;
  std::vector<int> &freed;
  const std::string object = system_files::read(EMPTY_UNIT_OBJECT);
  runmat_unit_description described{};
};

using Names = std::vector<int>;

class UnitCaches : public testing::Test {
protected:
  /// Adds a unit for statement `name`.
  UnitEntry &add(int name, EntryPoint point = EntryPoint::Statement) {
    UnitEntry entry;
    std::string error;
    entry.unit =
        CompiledUnit::load(std::make_unique<NotedUnit>(name, freed), error);
    EXPECT_TRUE(entry.unit) << error;
    entry.kernels = std::make_unique<UnitKernels>(*entry.unit);
    entry.program = &module->program();
    entry.statement = ast::StatementId(name);
    entry.runs = 10;
    return cache.add(statement(name), std::move(entry), point);
  }
  UnitEntry *find(int name, EntryPoint point = EntryPoint::Statement) {
    return cache.find(statement(name), UnitVariables(frame, interpreter),
                      point);
  }
  /// Only its address counts.
  const ast::Stmt *statement(int name) {
    return reinterpret_cast<const ast::Stmt *>(&places[size_t(name)]);
  }

  std::string places = std::string(100, ' ');
  CollectingSink sink;
  Interpreter interpreter{sink};
  std::shared_ptr<Module> module =
      std::make_shared<Module>(test::parse("x = 1;"), "");
  Frame frame{module, *module->program().script};
  Names freed;
  UnitCache cache{3};
};

TEST_F(UnitCaches, TheOneUsedLongestAgoMakesRoom) {
  for (int name : {1, 2, 3})
    add(name);
  EXPECT_TRUE(find(1));
  add(4);
  EXPECT_EQ(freed, Names{2});
  EXPECT_FALSE(find(2));
  EXPECT_TRUE(find(1) && find(3) && find(4));
  add(5);
  EXPECT_EQ(freed, (Names{2, 1}));
  EXPECT_EQ(cache.entries().size(), 3u);
}

TEST_F(UnitCaches, WhatRunsStays) {
  std::optional<UnitCache::Use> first(add(1)), second(add(2));
  add(3);
  for (int name : {4, 5, 6})
    add(name);
  EXPECT_EQ(freed, (Names{3, 4, 5}));
  {
    UnitCache::Use again(*find(1));
    std::optional<UnitCache::Use> last(*find(6));
    // Nothing can go: the cache grows for as long as that is so.
    add(7);
    EXPECT_EQ(cache.entries().size(), 4u);
  }
  first.reset();
  add(8);
  EXPECT_EQ(freed, (Names{3, 4, 5, 1, 6}));
  EXPECT_TRUE(find(2));
  EXPECT_EQ(cache.entries().size(), 3u);
}

TEST_F(UnitCaches, WhatIsForgottenWhileItRunsIsFoundNoMore) {
  std::optional<UnitCache::Use> running(add(1));
  add(2);
  cache.forget(module->program());
  EXPECT_EQ(freed, Names{2});
  EXPECT_FALSE(find(1));
  UnitEntry &anew = add(1);
  EXPECT_EQ(find(1), &anew);
  running.reset();
  EXPECT_EQ(find(1), &anew);
}

TEST_F(UnitCaches, EntryPointsAreTheirOwn) {
  add(1);
  add(1, EntryPoint::BackEdge);
  add(2);
  EXPECT_TRUE(find(1));
  add(3);
  EXPECT_FALSE(find(1, EntryPoint::BackEdge));
  EXPECT_TRUE(find(1));
}

TEST_F(UnitCaches, FreedUnitsOfAStatementAreOneLine) {
  uint64_t before = counters().unitsFreed.get();
  for (int turn = 0; turn < 20; ++turn)
    for (int name : {1, 2, 3, 4})
      add(name).exitsTaken = 2;
  EXPECT_EQ(cache.freed().size(), 4u);
  EXPECT_EQ(counters().unitsFreed.get() - before, 77u);
  FreedUnits all;
  for (const FreedUnits &place : cache.freed()) {
    all.units += place.units;
    all.runs += place.runs;
    all.exitsTaken += place.exitsTaken;
  }
  EXPECT_EQ(all.units, 77u);
  EXPECT_EQ(all.runs, 770u);
  EXPECT_EQ(all.exitsTaken, 154u);
}

TEST_F(UnitCaches, RefusalsMakeRoomToo) {
  for (int name = 0; name < 50; ++name) {
    UnitEntry refused;
    refused.reason = "no";
    cache.add(statement(name), std::move(refused));
  }
  EXPECT_EQ(cache.entries().size(), 3u);
  EXPECT_TRUE(cache.freed().empty());
}

TEST_F(UnitCaches, TellWhetherAStatementHasAUnit) {
  EXPECT_FALSE(cache.hasUnit(statement(0)));
  cache.add(statement(0), UnitEntry());
  EXPECT_FALSE(cache.hasUnit(statement(0)));
  add(0);
  EXPECT_TRUE(cache.hasUnit(statement(0)));
  EXPECT_FALSE(cache.hasUnit(statement(1)));
}

/// So do those with a function inside.
TEST_F(UnitCaches, ForgetWhatFollowsFromAProgram) {
  const auto other = test::parse("function f\nend\n");
  add(0).called = {other.get()};
  add(1);
  cache.forget(*other);
  EXPECT_EQ(freed, Names{0});
}

} // namespace
