//===- FinishUnit.cpp - a compile that outlives its process -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/NameMeanings.h"
#include "Frontend/TreeWalk.h"

#include <algorithm>
#include <set>
#include <span>

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
  if (mayLeaveToNextRun(frame, *block[index], point))
    leaveToNextRun(makeRequest(frame, block, index, point), point);
}

bool Engine::mayLeaveToNextRun(const Frame &frame, const ast::Stmt &statement,
                               EntryPoint point) const {
  return !cache.hasUnit(&statement) && waiting.size() < mostWaiting &&
         !waiting.contains({&statement, point}) && !frame.module().isTyped &&
         !options.codeFolder().empty();
}

void Engine::leaveToNextRun(const CompileRequest &request, EntryPoint point) {
  store.note(request);
  if (mayLeaveCompiles())
    waiting.try_emplace({(*request.block)[request.index], point},
                        requestText(request));
}

static void addAssigned(std::span<const ast::Stmt *const> statements,
                        std::set<ast::Slot> &slots) {
  for (const ast::Stmt *statement : statements) {
    for (const ast::IdentifierExpr *name : assignedNames(statement))
      slots.insert(name->slot);
    for (const ast::Block *inner : blocksOf(statement))
      addAssigned(*inner, slots);
  }
}

/// The variables that have their first value from a statement on.
static std::set<ast::Slot> begunFrom(const ast::Function &function,
                                     size_t index) {
  const std::span<const ast::Stmt *const> body(function.body);
  std::set<ast::Slot> begun,
      before(function.parameters.begin(), function.parameters.end());
  addAssigned(body.first(index), before);
  addAssigned(body.subspan(index), begun);
  std::erase_if(begun, [&](ast::Slot slot) { return before.contains(slot); });
  return begun;
}

/// Whether statements of a function assign only variables that have their first
/// value from `index` on.
static bool assignOnly(std::span<const ast::Stmt *const> statements,
                       const std::set<ast::Slot> &begun) {
  std::set<ast::Slot> assigned;
  addAssigned(statements, assigned);
  return std::ranges::includes(begun, assigned);
}

/// The statement was visited before, in this call of its function: what is left
/// is the request that its next visit would make, as far as variables have the
/// types again that they have now. Slots of what handles and structs hold
/// follow those of others, so that none may be taken away.
void Engine::leaveEarlierToNextRun(Frame &frame, size_t earlier, size_t index) {
  const ast::Function &function = frame.function();
  const std::span<const ast::Stmt *const> body(function.body);
  const std::set<ast::Slot> begun = begunFrom(function, earlier);
  if (!mayLeaveToNextRun(frame, *body[earlier], EntryPoint::Statement) ||
      !assignOnly(body.subspan(earlier, index - earlier), begun))
    return;
  CompileRequest request =
      makeRequest(frame, function.body, earlier, EntryPoint::Statement);
  if (!request.holders.empty())
    return;
  const auto begins = [&](const auto &variable) {
    return begun.contains(variable.slot);
  };
  std::erase_if(request.variables, begins);
  std::erase_if(request.others, begins);
  leaveToNextRun(request, EntryPoint::Statement);
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
