//===- CompileService.cpp - compiles beside the program ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileService.h"

#include <chrono>

namespace runmat {

/// Trees are walked by recursion, as deep as the parser lets them nest. The
/// thread stands back a little: more would keep the program interpreted for
/// longer than that is worth.
static constexpr background::ThreadOptions threadOptions{size_t(256) << 20, 2};

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

void CompileService::leaveBehind() {
  std::erase_if(leftBehind,
                [](const auto &job) { return job->work.isFinished(); });
  if (current)
    leftBehind.push_back(std::move(current));
}

bool CompileService::start(std::shared_ptr<const RequestSnapshot> snapshot,
                           EntryPoint entry, Compile compile) {
  if (isBusy())
    return false;
  leaveBehind();
  current = std::make_unique<Job>(std::move(snapshot), entry);
  // Not an owner: the last one destroys values, which is for this thread.
  const bool started = current->work.start(
      [snapshot = current->snapshot.get(), compile = std::move(compile)](
          const auto &) { return answer(*snapshot, compile); },
      threadOptions);
  if (!started)
    current = nullptr;
  return started;
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
    leaveBehind();
}

/// What an unfinished compile reads stays for good.
CompileService::~CompileService() {
  static auto *left = new std::vector<std::shared_ptr<const RequestSnapshot>>;
  leaveBehind();
  for (const std::unique_ptr<Job> &job : leftBehind)
    if (!job->work.take())
      left->push_back(job->snapshot);
}

} // namespace runmat
