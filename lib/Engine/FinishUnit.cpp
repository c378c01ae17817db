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

/// No run is worth the compile by itself: the sum of all is. Texts that were
/// typed are in no file that another process could read.
void Engine::leaveToNextRun(Frame &frame, const ast::Block &block, size_t index,
                            EntryPoint point) {
  if (cache.hasUnit(block[index]) || waiting.size() >= mostWaiting ||
      waiting.contains({block[index], point}) || frame.module().isTyped ||
      options.codeFolder().empty())
    return;
  const CompileRequest request = makeRequest(frame, block, index, point);
  store.note(request);
  if (mayLeaveCompiles())
    waiting.try_emplace({block[index], point}, requestText(request));
}

/// A loop was interpreted for some milliseconds.
void Engine::noteLoop(Frame &frame) {
  const ast::Stmt *loop = CompileRule::loopAround(frame, isBuiltinAt(frame));
  if (!loop)
    return;
  const ast::Block alone({loop}, std::pmr::get_default_resource());
  leaveToNextRun(frame, alone, 0, EntryPoint::BackEdge);
}

/// So was a statement of large arrays, whose unit goes on with the statements
/// after it.
void Engine::noteLarge(Frame &frame, const ast::Block &block, size_t index) {
  if (!frame.loops.empty())
    return;
  const auto begun = leftToNextRun.find(&block);
  const bool goesOn = begun != leftToNextRun.end() && begun->second == index;
  if (!goesOn && !rule.sawWorkOfNote())
    return;
  if (!goesOn)
    leaveToNextRun(frame, block, index, EntryPoint::Statement);
  leftToNextRun[&block] = index + 1;
}

std::vector<std::string> Engine::unfinished() const {
  std::vector<std::string> texts;
  if (!mayLeaveCompiles())
    return texts;
  if (const RequestSnapshot *snapshot = service.underWay())
    texts.push_back(requestText(snapshot->request()));
  for (const UnitEntry *entry : cache.entries())
    if (entry->optimised && !entry->optimised->isDone())
      texts.push_back(requestText(entry->snapshot->request()));
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
  // What is compiled of an anonymous function is its body of elements.
  if (request.function->kind == ast::FunctionKind::Anonymous)
    request.block = elementwiseBody(frame);
  if (!request.block)
    return false;
  request.meaningOf = NameMeanings(
      frame, request.holders,
      [this](Frame &in, std::string_view name) { return resolve(in, name); });
  describeObservers(frame, request);
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
