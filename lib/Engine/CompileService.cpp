//===- CompileService.cpp - compiles beside the program ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileService.h"

#include <chrono>
#include <thread>

namespace runmat {

/// Trees are walked by recursion, as deep as the parser lets them nest.
static constexpr size_t stackBytes = size_t(256) << 20;
/// What is compiled beside the program stands back: where there are few
/// processors, the threads that an array statement is shared by wait for the
/// one that it took the place of. Where all processors are busy the compile is
/// still to end soon.
static constexpr int standingBack = 5;

CompileService::Compiled CompileService::answer(const RequestSnapshot &snapshot,
                                                const Compile &compile) try {
  const auto begin = std::chrono::steady_clock::now();
  CompileRequest request = snapshot.request();
  bool isEnough = true;
  request.meaningOf = [&](const ast::Program &program, std::string_view name) {
    isEnough &= snapshot.knows(program, name);
    return snapshot.request().meaningOf(program, name);
  };
  Compiled compiled{compile(request), 0};
  if (!isEnough)
    compiled.result.reset();
  const std::chrono::duration<double> took =
      std::chrono::steady_clock::now() - begin;
  compiled.seconds = took.count();
  return compiled;
} catch (...) {
  // The program asks again, in a thread that can tell what is wrong.
  return {};
}

/// Each keeps a processor busy, so that there are few.
static constexpr size_t mostLeftBehind = 2;

bool CompileService::mayLeaveBehind() const {
  return leftBehind.size() < mostLeftBehind && !isFinished() &&
         std::chrono::steady_clock::now() - current->begin > patience;
}

void CompileService::leaveBehind(std::unique_ptr<Job> job) {
  std::erase_if(leftBehind,
                [](const auto &each) { return each->work.isFinished(); });
  if (job)
    leftBehind.push_back(std::move(job));
}

bool CompileService::Job::start(Compile compile, int niceness) {
  // Not an owner: the last one destroys values, which is for the program's own
  // thread.
  return work.start([snapshot = snapshot.get(), compile = std::move(compile)](
                        const auto &) { return answer(*snapshot, compile); },
                    {stackBytes, niceness});
}

bool CompileService::start(std::shared_ptr<const RequestSnapshot> snapshot,
                           EntryPoint entry, Compile compile) {
  if (isBusy())
    return false;
  leaveBehind(std::move(current));
  auto job = std::make_unique<Job>(std::move(snapshot), entry);
  if (!job->start(std::move(compile), standingBack))
    return false;
  current = std::move(job);
  return true;
}

static CompileResult tookLong() {
  CompileResult result;
  result.reason = "compiling it took too long";
  return result;
}

/// Short beside what a compile takes.
static constexpr std::chrono::microseconds pollPeriod{200};

bool CompileService::wait(std::unique_ptr<Job> &job, const GoesOn &goesOn) try {
  while (!job->work.isFinished()) {
    if (!goesOn(std::chrono::steady_clock::now() - job->begin)) {
      leaveBehind(std::move(job));
      return false;
    }
    std::this_thread::sleep_for(pollPeriod);
  }
  return true;
} catch (...) {
  leaveBehind(std::move(job));
  throw;
}

std::optional<CompileResult>
CompileService::compile(std::shared_ptr<const RequestSnapshot> snapshot,
                        Compile compile, const GoesOn &goesOn) {
  auto job = std::make_unique<Job>(std::move(snapshot), EntryPoint::Statement);
  if (!job->start(std::move(compile), 0))
    return std::nullopt;
  if (!wait(job, goesOn))
    return tookLong();
  std::optional<Compiled> compiled = job->work.take();
  return compiled ? std::move(compiled->result) : std::nullopt;
}

CompileService::Answer CompileService::take() {
  const std::unique_ptr<Job> job = std::move(current);
  job->work.wait();
  std::optional<Compiled> compiled = job->work.take();
  Answer answer{job->snapshot, job->point, std::nullopt, 0};
  if (compiled) {
    answer.result = std::move(compiled->result);
    answer.seconds = compiled->seconds;
  }
  return answer;
}

void CompileService::forget(const ast::Program &program) {
  if (current && current->snapshot->isAbout(program))
    leaveBehind(std::move(current));
}

/// What an unfinished compile reads stays for good.
CompileService::~CompileService() {
  static auto *left = new std::vector<std::shared_ptr<const RequestSnapshot>>;
  leaveBehind(std::move(current));
  for (const std::unique_ptr<Job> &job : leftBehind)
    if (!job->work.take())
      left->push_back(job->snapshot);
}

} // namespace runmat
