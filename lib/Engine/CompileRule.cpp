//===- CompileRule.cpp - whether compiling a statement pays -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "Engine/WorkEstimate.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace runmat::ast;

namespace runmat {

/// An estimate holds for at most this many visits more.
static constexpr uint32_t longestHold = 15;

static unsigned statementsBelow(const Stmt &statement) {
  unsigned count = 0;
  for (const Block *block : blocksOf(&statement))
    for (const Stmt *each : *block)
      count += 1 + statementsBelow(*each);
  return count;
}

/// Most of a compile's time goes into kernels, and statements make them.
static double priceOf(const Stmt &statement) {
  return CompileRule::compileWork * std::max(1u, statementsBelow(statement));
}

/// A loop that turns more often than expected is looked at again at once.
bool CompileRule::Estimated::holds(double turnsNow) {
  if (visitsLeft == 0 || turnsNow > 2 * turns)
    return false;
  --visitsLeft;
  return true;
}

/// It holds the longer the more visits there were.
void CompileRule::Estimated::renew(double newAmount, double newTurns) {
  amount = newAmount;
  turns = newTurns;
  visitsLeft = std::min(++visits / 4, longestHold);
}

double CompileRule::steadySeconds() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

void CompileRule::beginAnswer(double lastSeconds) {
  isAnswering = true;
  lastAnswer = lastSeconds;
  answerBegin = clock();
}

bool CompileRule::mayDelay(double amount) const {
  return !isAnswering || lastAnswer >= noticedSeconds ||
         amount >= noticedWork || clock() - answerBegin >= noticedSeconds;
}

void CompileRule::pay(const Stmt &statement) {
  Account &account = accounts[&statement];
  account.work = account.seconds = 0;
  account.isAskedFor = account.isDeferred = false;
}

void CompileRule::defer(const Stmt &statement) {
  Account &account = accounts[&statement];
  account.work = account.seconds = 0;
  account.isDeferred = true;
}

/// What was paid for is not lost with a loop that cannot be compiled.
bool CompileRule::isOwed(const Account &account, const Frame &frame) const {
  return account.isDeferred &&
         std::ranges::none_of(frame.loops, [&](const LoopInProgress &loop) {
           return isAskedFor(*loop.statement);
         });
}

/// Whether a unit can be entered at a turn to come.
static bool goesOn(Frame &frame, const LoopInProgress &loop,
                   const IsBuiltin &isBuiltin) {
  if (isa<WhileStmt>(loop.statement))
    return true;
  auto *counted = dynCast<ForStmt>(loop.statement);
  return counted && loop.state->iteration + 1 < loop.state->count() &&
         !leavesEachTurn(counted->body) &&
         isKnownByVariable(frame, *counted, *loop.state, isBuiltin);
}

const Stmt *CompileRule::loopInstead(Frame &frame, const IsBuiltin &isBuiltin) {
  for (const LoopInProgress &loop : frame.loops) {
    Account &account = accounts[loop.statement];
    const unsigned statements = statementsBelow(*loop.statement);
    const bool isDeclined =
        account.wasAskedFor && !account.isAskedFor && !account.hasUnitOfTurns;
    if (isDeclined || statements > mostInsteadOfOne ||
        account.paidInside >= statements || !goesOn(frame, loop, isBuiltin))
      continue;
    if (!account.hasUnitOfTurns)
      account.isAskedFor = account.wasAskedFor = true;
    ++account.paidInside;
    return loop.statement;
  }
  return nullptr;
}

const Stmt *CompileRule::loopAround(Frame &frame, const IsBuiltin &isBuiltin) {
  for (const LoopInProgress &loop : frame.loops)
    if (statementsBelow(*loop.statement) <= mostInsteadOfOne &&
        goesOn(frame, loop, isBuiltin))
      return loop.statement;
  return nullptr;
}

bool CompileRule::addUp(const Stmt &statement, uint32_t visits) {
  uint32_t &all = accounts[&statement].visits;
  const uint32_t before = all;
  all = std::min(before + visits, visitsOfNote);
  return before < visitsOfNote && all == visitsOfNote;
}

bool CompileRule::askOnce(const Stmt &statement) {
  Account &account = accounts[&statement];
  account.isAskedFor |= !account.wasAskedFor;
  return !std::exchange(account.wasAskedFor, true);
}

bool CompileRule::isAskedFor(const Stmt &loop) const {
  const auto account = accounts.find(&loop);
  return account != accounts.end() && account->second.isAskedFor;
}

bool CompileRule::isForTurns(const Stmt &loop) const {
  const auto found = accounts.find(&loop);
  if (found == accounts.end())
    return false;
  const Account &account = found->second;
  return account.isAskedFor ||
         (account.hasUnitOfTurns && !account.hasOtherFirstTurn);
}

/// A loop that every turn would leave gets no unit, however long it takes.
static bool leavesUnit(const Stmt &statement) {
  return std::ranges::any_of(blocksOf(&statement), [](const Block *block) {
    return leavesEachTurn(*block);
  });
}

bool CompileRule::isPaidByTime(Account &account, const Stmt &statement) {
  const double paid =
      account.seconds / (compileSeconds * shareOfPrice) * compileWork;
  if (paid < compileWork)
    return false;
  if (account.price == 0)
    account.price = priceOf(statement);
  return paid >= account.price && !leavesUnit(statement);
}

bool CompileRule::isPaid(Account &account, const Stmt &statement) {
  if (account.work < compileWork)
    return false;
  if (account.price == 0)
    account.price = priceOf(statement);
  return account.work >= account.price;
}

Urgency CompileRule::add(Account &account, const Stmt &statement,
                         double amount) {
  account.work += amount;
  if (amount == 0 || !isPaid(account, statement))
    return account.isAskedFor || isPaidByTime(account, statement)
               ? Urgency::Meanwhile
               : Urgency::None;
  return amount >= account.price && mayDelay(amount) ? Urgency::Now
                                                     : Urgency::Meanwhile;
}

Urgency CompileRule::visit(Frame &frame, const Stmt &statement, double each) {
  Account &account = accounts[&statement];
  double turns = WorkEstimate(frame).turns(statement);
  if (!account.visit.holds(turns))
    account.visit.renew(WorkEstimate(frame).work(statement), turns);
  lastWork = account.visit.amount;
  const Urgency urgency = add(account, statement, each * account.visit.amount);
  return urgency == Urgency::None && isOwed(account, frame) ? Urgency::Meanwhile
                                                            : urgency;
}

/// What a loop has to do may change from visit to visit.
static bool mayTurn(const Stmt &statement) {
  return isa<ForStmt>(&statement) || isa<WhileStmt>(&statement) ||
         std::ranges::any_of(blocksOf(&statement), [](const Block *block) {
           return std::ranges::any_of(
               *block, [](const Stmt *inner) { return mayTurn(*inner); });
         });
}

uint32_t CompileRule::pauseAfter(const Stmt &statement) {
  Account &account = accounts[&statement];
  if (account.visit.amount > 0 || account.isDeferred || account.isAskedFor ||
      account.visit.visitsLeft == 0 || mayTurn(statement))
    return 0;
  return std::exchange(account.visit.visitsLeft, 0);
}

Urgency CompileRule::visitTurn(Frame &frame, const Stmt &loop) {
  Account &account = accounts[&loop];
  if (!account.turn.holds(1))
    account.turn.renew(leavesEachTurn(*blocksOf(&loop).front())
                           ? 0
                           : WorkEstimate(frame).bodies(loop),
                       1);
  const Urgency urgency = add(account, loop, account.turn.amount);
  return urgency == Urgency::Now && !isTurnWorthWaiting(frame, loop)
             ? Urgency::Meanwhile
             : urgency;
}

bool CompileRule::isWorthWaiting(Frame &frame, const Stmt &statement,
                                 double each) {
  WorkEstimate least(frame, WorkEstimate::Least);
  return (each < callWork ? least.work(statement) : least.calls(statement)) >=
         priceOf(statement);
}

bool CompileRule::isTurnLong(Frame &frame, const Stmt &loop) {
  return WorkEstimate(frame).bodies(loop) >= compileWork / 8;
}

bool CompileRule::hasUnitWithin(const Stmt &loop) const {
  return std::ranges::any_of(blocksOf(&loop), [&](const Block *block) {
    return std::ranges::any_of(*block, [&](const Stmt *each) {
      const auto account = accounts.find(each);
      return (account != accounts.end() && account->second.hasUnitOfTurns) ||
             hasUnitWithin(*each);
    });
  });
}

/// A `while` inside counts with one turn: see `hasUnitWithin`.
bool CompileRule::isTurnCheap(Frame &frame, const Stmt &loop) {
  return WorkEstimate(frame).bodies(loop) < compileWork;
}

bool CompileRule::isTurnWorthWaiting(Frame &frame, const Stmt &loop) {
  return WorkEstimate(frame, WorkEstimate::Least).bodies(loop) >= priceOf(loop);
}

} // namespace runmat
