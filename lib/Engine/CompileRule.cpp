//===- CompileRule.cpp - whether compiling a statement pays -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "Engine/Preview.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

using namespace runmat::ast;

namespace runmat {

namespace {

/// Arrays below this are scalars as far as the cost of a unit's entry goes.
constexpr double smallestArray = 256;
/// Turns of a loop whose range cannot be told before it runs.
constexpr double unknownTurns = 4000;
/// An estimate holds for at most this many visits more.
constexpr uint32_t longestHold = 15;
/// No estimate grows beyond this.
constexpr double mostWork = 1e18;

/// x(end+1, :) = v, which units leave to the interpreter; x(end+1) = v is
/// theirs.
bool grows(const Stmt &statement) {
  auto *assignment = dynCast<AssignStmt>(&statement);
  if (!assignment || assignment->targets.size() != 1)
    return false;
  auto *target = dynCast<IndexExpr>(assignment->targets.front());
  if (!target || !isa<IdentifierExpr>(target->base) ||
      target->arguments.size() < 2)
    return false;
  return std::any_of(target->arguments.begin(), target->arguments.end(),
                     [](const Expr *argument) {
                       auto *sum = dynCast<BinaryExpr>(argument);
                       return sum && sum->op == BinaryOp::Plus &&
                              isa<EndExpr>(sum->lhs) &&
                              isa<NumberExpr>(sum->rhs);
                     });
}

/// Whether each turn of a loop leaves its unit, so that there is no use in one.
bool leavesEachTurn(const Block &body) {
  return std::any_of(body.begin(), body.end(), [](const Stmt *each) {
    auto *loop = dynCast<ForStmt>(each);
    return loop ? leavesEachTurn(loop->body) : grows(*each);
  });
}

class Estimate {
public:
  explicit Estimate(Frame &frame) : preview(frame) {}

  /// The range of a loop is counted through, never made.
  double elements(const Stmt &statement) {
    auto *loop = dynCast<ForStmt>(&statement);
    if (loop && isa<RangeExpr>(loop->iterated))
      return 0;
    double largest = 0;
    for (const Expr *expr : expressionsOf(&statement))
      largest = std::max(largest, preview.elements(expr));
    return largest >= smallestArray ? largest : 0;
  }

  double bodies(const Stmt &statement) {
    auto *loop = dynCast<ForStmt>(&statement);
    if (loop)
      preview.enter(*loop);
    double sum = 0;
    for (const Block *block : blocksOf(&statement))
      for (const Stmt *each : *block)
        sum += work(*each) + CompileRule::callWork;
    if (loop)
      preview.leave();
    return sum;
  }

  double work(const Stmt &statement) {
    return std::min(mostWork,
                    elements(statement) + turns(statement) * bodies(statement));
  }

  /// Of a `while` the turns are counted as they come. A loop over columns is
  /// never compiled.
  double turns(const Stmt &statement) {
    auto *loop = dynCast<ForStmt>(&statement);
    if (!loop)
      return 1;
    auto *range = dynCast<RangeExpr>(loop->iterated);
    if (!range || leavesEachTurn(loop->body))
      return 0;
    double count = preview.turns(*range);
    return std::isnan(count) ? unknownTurns : count;
  }

private:
  Preview preview;
};

} // namespace

double estimateWork(Frame &frame, const Stmt &statement) {
  Estimate estimate(frame);
  if (isa<ForStmt>(&statement) || isa<WhileStmt>(&statement))
    return estimate.work(statement);
  double sum = estimate.elements(statement);
  for (const Block *block : blocksOf(&statement))
    for (const Stmt *each : *block)
      sum += estimateWork(frame, *each);
  return sum;
}

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
  double turns = Estimate(frame).turns(statement);
  if (!account.visit.holds(turns))
    account.visit.renew(estimateWork(frame, statement), turns);
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
                           : Estimate(frame).bodies(loop),
                       1);
  return add(account, loop, account.turn.amount);
}

} // namespace runmat
