//===- CompileServiceTest.cpp - compiles beside the program -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileService.h"
#include "../Interpreter/Harness.h"

#include <gtest/gtest.h>

#include <future>
#include <thread>

using namespace runmat;
using namespace runmat::test;

namespace {

/// A script, and requests for units of its statements.
class CompileServices : public testing::Test {
protected:
  std::shared_ptr<const RequestSnapshot> snapshotOf(size_t index) {
    CompileRequest request;
    request.program = &module->program();
    request.function = module->program().script;
    request.block = &module->program().script->body;
    request.index = index;
    request.meaningOf = [](const ast::Program &, std::string_view name) {
      return NameMeaning{name == "sin" ? NameMeaning::Kind::Builtin
                                       : NameMeaning::Kind::Other};
    };
    return std::make_shared<RequestSnapshot>(request, module,
                                             UnitVariables(frame, interpreter));
  }
  const ast::Stmt &statement(size_t index) {
    return *module->program().script->body[index];
  }

  CollectingSink sink;
  Interpreter interpreter{sink};
  std::shared_ptr<Module> module = std::make_shared<Module>(
      parse("x = sin(1);\ny = cos(feval('sin', x));\n"), "");
  Frame frame{module, *module->program().script};
  CompileService service;
};

CompileResult refuse(const CompileRequest &) {
  CompileResult result;
  result.reason = "no";
  return result;
}

TEST_F(CompileServices, AnswerAboutWhatTheyWereAsked) {
  const auto snapshot = snapshotOf(1);
  ASSERT_TRUE(service.start(snapshot, EntryPoint::BackEdge, refuse));
  EXPECT_TRUE(service.isBusy());
  EXPECT_TRUE(service.isAbout(statement(1), EntryPoint::BackEdge));
  EXPECT_FALSE(service.isAbout(statement(1), EntryPoint::Statement));
  EXPECT_FALSE(service.isAbout(statement(0), EntryPoint::BackEdge));
  const CompileService::Answer answer = service.take();
  EXPECT_EQ(answer.snapshot, snapshot);
  EXPECT_EQ(answer.point, EntryPoint::BackEdge);
  ASSERT_TRUE(answer.result);
  EXPECT_EQ(answer.result->reason, "no");
  EXPECT_FALSE(service.isBusy());
}

TEST_F(CompileServices, CompileOneAtATimeInAnotherThread) {
  std::promise<void> go;
  std::thread::id thread;
  const auto slow = [&, may = go.get_future().share()](const auto &request) {
    may.wait();
    thread = std::this_thread::get_id();
    return refuse(request);
  };
  ASSERT_TRUE(service.start(snapshotOf(0), EntryPoint::Statement, slow));
  EXPECT_FALSE(service.isFinished());
  EXPECT_FALSE(service.start(snapshotOf(1), EntryPoint::Statement, refuse));
  go.set_value();
  EXPECT_TRUE(service.take().result);
  EXPECT_NE(thread, std::this_thread::get_id());
  EXPECT_TRUE(service.start(snapshotOf(1), EntryPoint::Statement, refuse));
  service.take();
}

TEST_F(CompileServices, TellTheCompilerWhatNamesMeantThen) {
  bool sine = false, cosine = true;
  service.start(snapshotOf(0), EntryPoint::Statement,
                [&](const CompileRequest &request) {
                  sine = request.isBuiltin(*request.program, "sin");
                  cosine = request.isBuiltin(*request.program, "cos");
                  return CompileResult();
                });
  EXPECT_TRUE(service.take().result);
  EXPECT_TRUE(sine);
  EXPECT_FALSE(cosine);
}

/// A name that nothing calls by name, as in feval('exp'), was not looked up.
TEST_F(CompileServices, HaveNoAnswerWhereASnapshotIsNotEnough) {
  service.start(snapshotOf(0), EntryPoint::Statement,
                [](const CompileRequest &request) {
                  request.isBuiltin(*request.program, "exp");
                  return CompileResult();
                });
  EXPECT_FALSE(service.take().result);
}

TEST_F(CompileServices, HaveNoAnswerWhereACompileFails) {
  service.start(
      snapshotOf(0), EntryPoint::Statement,
      [](const CompileRequest &) -> CompileResult { throw std::bad_alloc(); });
  EXPECT_FALSE(service.take().result);
}

TEST_F(CompileServices, DoWithoutWhatIsOfAProgramThatGoes) {
  const std::unique_ptr<ast::Program> other = parse("z = 1;");
  service.start(snapshotOf(0), EntryPoint::Statement, refuse);
  service.forget(*other);
  EXPECT_TRUE(service.isBusy());
  service.forget(module->program());
  EXPECT_FALSE(service.isBusy());
}

/// Waits until it is let go.
class Hanging {
public:
  CompileService::Compile compile() const {
    return [may = may](const CompileRequest &request) {
      may.wait();
      return refuse(request);
    };
  }
  ~Hanging() {
    go.set_value();
    while (background::isAnyThreadLeft())
      std::this_thread::yield();
  }

private:
  std::promise<void> go;
  const std::shared_future<void> may = go.get_future().share();
};

TEST_F(CompileServices, ForgetACompileThatHangs) {
  const Hanging hanging;
  const auto asked = snapshotOf(0);
  service.start(asked, EntryPoint::Statement, hanging.compile());
  service.forget(module->program());
  EXPECT_FALSE(service.isBusy());
  EXPECT_EQ(service.underWay(), nullptr);
  // It reads its snapshot all the time.
  EXPECT_GT(asked.use_count(), 1);
  EXPECT_TRUE(service.start(snapshotOf(1), EntryPoint::Statement, refuse));
  EXPECT_TRUE(service.take().result);
}

/// Two at most, each of which keeps a processor busy.
TEST_F(CompileServices, GoOnBesideACompileThatHangs) {
  const Hanging hanging;
  CompileService impatient(std::chrono::nanoseconds(0));
  for (unsigned times = 0; times < 2; ++times) {
    impatient.start(snapshotOf(0), EntryPoint::Statement, hanging.compile());
    EXPECT_FALSE(impatient.isBusy());
  }
  ASSERT_TRUE(impatient.start(snapshotOf(1), EntryPoint::Statement, refuse));
  EXPECT_TRUE(impatient.isBusy());
  EXPECT_TRUE(impatient.take().result);
}

bool always(std::chrono::nanoseconds) { return true; }

TEST_F(CompileServices, CompileWhileTheProgramWaits) {
  const std::thread::id own = std::this_thread::get_id();
  const auto result = service.compile(
      snapshotOf(0),
      [own](const CompileRequest &request) {
        EXPECT_NE(std::this_thread::get_id(), own);
        return refuse(request);
      },
      always);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->reason, "no");
  const auto none = service.compile(
      snapshotOf(0),
      [](const CompileRequest &) -> CompileResult { throw std::bad_alloc(); },
      always);
  EXPECT_FALSE(none);
}

TEST_F(CompileServices, WaitForACompileThatHangsOnlyAsLongAsToldTo) {
  const Hanging hanging;
  const auto asked = snapshotOf(0);
  const auto result = service.compile(
      asked, hanging.compile(),
      [](std::chrono::nanoseconds passed) { return passed.count() < 1000; });
  ASSERT_TRUE(result);
  EXPECT_EQ(result->reason, "compiling it took too long");
  EXPECT_GT(asked.use_count(), 1);
  EXPECT_FALSE(service.isBusy());
}

TEST_F(CompileServices, LeaveACompileBehindThatTheUserStops) {
  const Hanging hanging;
  const auto stop = [](std::chrono::nanoseconds) -> bool {
    throw Error("RunMat:interrupted", "");
  };
  EXPECT_THROW(service.compile(snapshotOf(0), hanging.compile(), stop), Error);
  service.start(snapshotOf(0), EntryPoint::Statement, hanging.compile());
  EXPECT_THROW(service.wait(stop), Error);
  EXPECT_FALSE(service.isBusy());
  service.start(snapshotOf(0), EntryPoint::Statement, hanging.compile());
  EXPECT_FALSE(service.wait([](std::chrono::nanoseconds) { return false; }));
  EXPECT_FALSE(service.isBusy());
}

TEST_F(CompileServices, LeaveACompileThatHangsBehind) {
  auto go = std::make_shared<std::promise<void>>();
  const std::shared_future<void> may = go->get_future().share();
  std::weak_ptr<const RequestSnapshot> snapshot;
  {
    CompileService mortal;
    const auto asked = snapshotOf(0);
    snapshot = asked;
    mortal.start(asked, EntryPoint::Statement,
                 [may](const CompileRequest &request) {
                   may.wait();
                   return refuse(request);
                 });
  }
  EXPECT_FALSE(snapshot.expired());
  go->set_value();
  while (background::isAnyThreadLeft())
    std::this_thread::yield();
  EXPECT_FALSE(snapshot.expired());
}

} // namespace
