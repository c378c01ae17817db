//===- FinishUnit.cpp - a compile that outlives its process -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/NameMeanings.h"

#include <algorithm>

namespace runmat {

bool Engine::mayLeaveCompiles() const {
  return options.finishesCompiles && !options.jitSync &&
         options.record.empty() && store.keeps();
}

static constexpr size_t mostWaiting = 32;

/// A text, since what the request refers to may go before the program ends. Of
/// a statement in a loop it is that of the loop, as if nothing else were being
/// compiled.
void Engine::noteWaiting(Frame &frame, const ast::Block &block, size_t index,
                         EntryPoint point) {
  const ast::Stmt *statement = block[index];
  if (!mayLeaveCompiles() || waiting.size() >= mostWaiting ||
      service.isAbout(*statement, point) ||
      std::ranges::any_of(frame.loops, [&](const LoopInProgress &loop) {
        return service.isAbout(*loop.statement, EntryPoint::BackEdge);
      }))
    return;
  const auto [place, isNew] = waiting.try_emplace({statement, point});
  if (!isNew)
    return;
  const ast::Stmt *loop = point == EntryPoint::Statement
                              ? rule.loopInstead(frame, isBuiltinAt(frame))
                              : nullptr;
  if (!loop) {
    place->second = requestText(makeRequest(frame, block, index, point));
    return;
  }
  frame.module().entryFlags[loop->id] |= AtBackEdge;
  const ast::Block alone({loop}, std::pmr::get_default_resource());
  noteWaiting(frame, alone, 0, EntryPoint::BackEdge);
}

/// A loop that was interpreted for some milliseconds, which no run by itself is
/// long enough to compile: the sum of all is.
void Engine::noteForLater(Frame &frame) {
  const ast::Stmt *loop = CompileRule::loopAround(frame, isBuiltinAt(frame));
  if (!loop || cache.hasUnit(loop) || waiting.size() >= mostWaiting ||
      options.codeFolder().empty())
    return;
  const ast::Block alone({loop}, std::pmr::get_default_resource());
  const CompileRequest request =
      makeRequest(frame, alone, 0, EntryPoint::BackEdge);
  store.note(request);
  if (mayLeaveCompiles())
    waiting.try_emplace({loop, EntryPoint::BackEdge}, requestText(request));
}

std::vector<std::string> Engine::unfinished() const {
  std::vector<std::string> texts;
  if (!mayLeaveCompiles())
    return texts;
  if (const RequestSnapshot *snapshot = service.underWay())
    texts.push_back(requestText(snapshot->request()));
  for (const auto &[place, text] : waiting)
    texts.push_back(text);
  std::erase(texts, "");
  return texts;
}

/// Names mean what they mean here: where that is something else than in the
/// process that began, what is kept is for no request of that one.
bool Engine::finish(const std::string &left, const LoadFile &load) try {
  const std::unique_ptr<ReadRequest> read = readRequest(left, load);
  if (!read)
    return false;
  CompileRequest &request = read->request;
  Frame frame(read->module, *request.function);
  request.meaningOf = NameMeanings(
      frame, request.holders,
      [this](Frame &in, std::string_view name) { return resolve(in, name); });
  // Later runs look where they know of a unit.
  store.note(request);
  return store.maker().answer(request, /*withHostKernels=*/true).unit !=
         nullptr;
} catch (const std::exception &) {
  return false;
}

const std::vector<std::string> &Engine::searchPath() const {
  return interpreter.searchPath().folders();
}

} // namespace runmat
