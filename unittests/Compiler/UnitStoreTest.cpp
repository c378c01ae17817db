//===- UnitStoreTest.cpp - what is kept of the compiler's answers -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitStore.h"
#include "../Interpreter/Harness.h"
#include "Interpreter/Module.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

using namespace runmat;

namespace {

class UnitStores : public testing::Test {
protected:
  UnitStores() {
    CompilerLibrary::setFile(RUNMAT_TEST_COMPILER);
    std::string error;
    compiler = CompilerLibrary::open(error);
    EXPECT_TRUE(compiler) << error;
  }
  ~UnitStores() override { std::filesystem::remove_all(folder); }

  /// The first statement of the program, in a block of the request's own.
  CompileRequest requestOf(const ast::Program &program,
                           const ast::Block &block) {
    CompileRequest request;
    request.program = &program;
    request.function = program.script;
    request.block = &block;
    request.meaningOf = [](const ast::Program &, std::string_view) {
      return NameMeaning{NameMeaning::Kind::Builtin};
    };
    return request;
  }
  CompileResult compile(const ast::Program &program) {
    const ast::Block block = program.script->body;
    return UnitStore(folder).compile(*compiler, requestOf(program, block));
  }
  std::optional<CompileResult> find(const ast::Program &program) {
    const ast::Block block = program.script->body;
    return UnitStore(folder).find(requestOf(program, block));
  }

  const std::string folder =
      testing::TempDir() + "units-" + std::to_string(::getpid());
  const CompilerLibrary *compiler = nullptr;
};

constexpr const char *sums = "x = (1:100) / 7;\ny = sum(sin(x));\n";

TEST_F(UnitStores, KeepUnits) {
  const auto program = test::parse(sums);
  EXPECT_FALSE(find(*program));
  EXPECT_TRUE(compile(*program).unit);
  const std::optional<CompileResult> kept = find(*program);
  EXPECT_TRUE(kept && kept->unit);
}

TEST_F(UnitStores, KeepWhyThereIsNoUnit) {
  const auto program = test::parse("x = {1};\n");
  const CompileResult made = compile(*program);
  EXPECT_FALSE(made.unit);
  EXPECT_TRUE(made.isRefused);
  const std::optional<CompileResult> kept = find(*program);
  ASSERT_TRUE(kept);
  EXPECT_FALSE(kept->unit);
  EXPECT_EQ(kept->reason, made.reason);
}

/// Where the compiler had no memory, say, it may have it the next time.
TEST_F(UnitStores, DoNotKeepThatCodeCouldNotBeMade) {
  const auto program = test::parse(sums);
  CompileRequest request = requestOf(*program, program->script->body);
  request.options.cpu = "none that there is";
  UnitStore store(folder);
  const CompileResult made = store.compile(*compiler, request);
  EXPECT_FALSE(made.unit);
  EXPECT_FALSE(made.isRefused);
  EXPECT_NE(made.reason.find("none that there is"), std::string::npos);
  EXPECT_FALSE(store.find(request));
  EXPECT_FALSE(store.mayHave(*program, program->script->body.front()->id));
}

/// A compile that another thread does may not end before the process.
TEST_F(UnitStores, TellOnceWhatWasBegunAndDidNotEnd) {
  const auto program = test::parse(sums);
  const ast::Block block = program->script->body;
  const CompileRequest request = requestOf(*program, block);
  const ast::StatementId id = block.front()->id;
  const std::set<ast::StatementId> none;
  EXPECT_EQ(UnitStore(folder).takeBegun(*program), none);
  UnitStore(folder).begin(request);
  EXPECT_TRUE(UnitStore(folder).mayHave(*program, id));
  EXPECT_EQ(UnitStore(folder).takeBegun(*program),
            std::set<ast::StatementId>{id});
  EXPECT_EQ(UnitStore(folder).takeBegun(*program), none);
}

TEST_F(UnitStores, DoNotTellOfWhatEnded) {
  const auto program = test::parse(sums);
  const ast::Block block = program->script->body;
  const CompileRequest request = requestOf(*program, block);
  UnitStore store(folder);
  store.begin(request);
  store.end(request);
  EXPECT_TRUE(UnitStore(folder).takeBegun(*program).empty());
}

/// The block of a loop's request is gone when its kernels are made.
TEST_F(UnitStores, UnitsOutliveTheRequest) {
  const auto program = test::parse(sums);
  EXPECT_TRUE(compile(*program).unit);
  // No kernel was launched, so none is kept.
  std::optional<CompileResult> kept = find(*program);
  ASSERT_TRUE(kept && kept->unit);
  const uint32_t count = kept->unit->description().cluster_count;
  ASSERT_GT(count, 0u);
  for (uint32_t cluster = 0; cluster < count; ++cluster) {
    std::string_view object;
    std::string error;
    EXPECT_TRUE(kept->unit->hostKernels(cluster, object, error)) << error;
    EXPECT_FALSE(object.empty());
  }
}

/// A unit that was just made needs nothing of the request; one that was read
/// needs it until it is compiled again.
TEST_F(UnitStores, UnitsLetGoOfModulesThatTheyDoNotNeed) {
  const auto program = test::parse(sums);
  std::weak_ptr<Module> module;
  const auto request = [&] {
    const auto owner =
        std::make_shared<Module>(test::parse("f = @(t) t;\n"), ".");
    module = owner;
    CompileRequest request = requestOf(*program, program->script->body);
    request.holders = {
        {0, &owner->program(), nullptr, nullptr, "sin", {}, owner}};
    return request;
  };
  std::unique_ptr<UnitSource> unit =
      UnitStore(folder).compile(*compiler, request()).unit;
  ASSERT_TRUE(unit);
  EXPECT_TRUE(module.expired());
  std::optional<CompileResult> kept = UnitStore(folder).find(request());
  ASSERT_TRUE(kept && kept->unit);
  EXPECT_FALSE(module.expired());
  std::string_view object;
  std::string error;
  EXPECT_TRUE(kept->unit->hostKernels(0, object, error)) << error;
  EXPECT_TRUE(module.expired());
}

} // namespace
