//===- CompileRule.h - whether compiling a statement pays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--jit=auto`: the work that interpreting a statement costs is estimated from
// the sizes and trip counts seen before it runs, and added up over its visits.
// Compiling pays once that exceeds what a compile costs. It is waited for where
// the visit at hand alone is worth that, by the least that it can cost too,
// else the statement is interpreted meanwhile.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILERULE_H
#define RUNMAT_ENGINE_COMPILERULE_H

#include "Engine/BackEdge.h"
#include "Frontend/AST.h"
#include "Interpreter/Frame.h"

#include <functional>
#include <unordered_map>

namespace runmat {

/// Whether a statement is to be compiled, and whether what it computes waits
/// for that.
enum class Urgency { None, Meanwhile, Now };

class CompileRule {
public:
  /// Compiling a statement, or a loop of one statement, costs about as much as
  /// this much interpreted work. Loops of more cost as many times as much.
  static constexpr double compileWork = 1 << 22;

  /// Calling a function, or walking the tree of a statement, costs about as
  /// much as this many elements.
  static constexpr double callWork = 64;

  /// The same as a time. The estimates see neither how many operations a
  /// statement has nor what the functions do that it calls: where it took
  /// longer, the time counts.
  static constexpr double compileSeconds = 0.04;
  /// Time that was measured pays this much of the price for a compile that
  /// nothing waits for: processors beside this one have hardly another use.
  static constexpr double shareOfPrice = 0.1;

  /// Interpreting so much takes longer than anybody waits for without noticing.
  static constexpr double noticedWork = 1 << 26;
  /// The same as a time.
  static constexpr double noticedSeconds = 0.05;

  /// A loop of more statements than this is compiled for its own work only: a
  /// statement inside that is hot would wait too long for it.
  static constexpr unsigned mostInsteadOfOne = 40;

  /// Whether a turn of a loop may take some milliseconds.
  static bool isTurnLong(Frame &frame, const ast::Stmt &loop);

  /// Visits of a statement in loops, some milliseconds of them, from which the
  /// next run of the program is to have a unit.
  static constexpr uint32_t visitsOfNote = 4096;

  /// Work of one visit from which that holds for a statement outside of loops.
  static constexpr double workOfNote = 1 << 19;

  /// Seconds since some moment.
  using Clock = std::function<double()>;
  static double steadySeconds();
  explicit CompileRule(Clock clock = steadySeconds) : clock(std::move(clock)) {}

  /// A text that was typed begins, whose answer somebody waits for: a compile,
  /// which takes longer than nobody notices, is not to delay it unless its
  /// interpretation is noticed too. It is if it was `lastSeconds` long the last
  /// time (0: there was none), a visit has so much work, or so much time has
  /// passed.
  void beginAnswer(double lastSeconds);

  /// Notes a visit of a statement. Whether its work so far pays for compiling.
  /// An element costs the interpreter `each`: an operation, or `callWork` where
  /// it would call a function for it.
  Urgency visit(Frame &frame, const ast::Stmt &statement, double each = 1);
  /// Notes a turn of a loop that is interpreted.
  Urgency visitTurn(Frame &frame, const ast::Stmt &loop);
  /// Whether a visit alone is sure to take as long as the compile that it is to
  /// wait for.
  static bool isWorthWaiting(Frame &frame, const ast::Stmt &statement,
                             double each);
  /// Whether a loop in the loop has a unit for its turns: then it is long.
  bool hasUnitWithin(const ast::Stmt &loop) const;
  /// Whether interpreting a turn of a loop takes less than a compile.
  static bool isTurnCheap(Frame &frame, const ast::Stmt &loop);
  /// The same as `isWorthWaiting` of one turn of a loop that a unit could take
  /// over between two.
  static bool isTurnWorthWaiting(Frame &frame, const ast::Stmt &loop);
  /// A statement inside loops of its frame that are interpreted has paid. The
  /// loop that is compiled in its place, the outermost one that can be and
  /// costs little enough: that has the statements beside this one too, which
  /// would be compiled one after the other. It asks at its next turn, or is
  /// entered there when it has a unit. Null when the statement is to have a
  /// unit of its own.
  const ast::Stmt *loopInstead(Frame &frame, const IsBuiltin &isBuiltin);
  /// A unit of the statement is worth a compile whatever it did so far.
  void ask(const ast::Stmt &statement) {
    accounts[&statement].isAskedFor = true;
  }
  /// The same, the first time; whether this is it.
  bool askOnce(const ast::Stmt &statement);
  /// Whether a statement inside has paid for a unit of the loop, or somebody
  /// asked for one.
  bool isAskedFor(const ast::Stmt &loop) const;

  /// Whether the visit before was of a statement on arrays.
  bool sawArrays() const { return lastWork > 0; }
  /// Whether a run to come is to find a unit of it although one visit is not
  /// worth a compile: it takes longer than to read a unit.
  bool sawWorkOfNote() const { return lastWork >= workOfNote; }
  /// For how many visits nothing is expected to change of a statement that was
  /// just visited, since it is on scalars alone; they need not be told of.
  uint32_t pauseAfter(const ast::Stmt &statement);
  /// Visits of a statement in a loop that were too small to be worth anything.
  /// True once: when there were so many that a run to come is to find a unit.
  bool addUp(const ast::Stmt &statement, uint32_t visits);
  /// The outermost loop around that could be compiled with all that is in it,
  /// whatever has paid for that; null when none can.
  static const ast::Stmt *loopAround(Frame &frame, const IsBuiltin &isBuiltin);
  /// The statement was interpreted, which took so long.
  void noteTime(const ast::Stmt &statement, double seconds) {
    accounts[&statement].seconds += seconds;
  }
  /// The loop has a unit for its turns, whatever the types that it is for.
  void noteUnitOfTurns(const ast::Stmt &loop) {
    accounts[&loop].hasUnitOfTurns = true;
  }
  /// The unit that the turns have is not for the types at the first one.
  void noteOtherFirstTurn(const ast::Stmt &loop) {
    accounts[&loop].hasOtherFirstTurn = true;
  }
  /// Whether the turns of the loop have a unit, which may do the first one too,
  /// or are to have one.
  bool isForTurns(const ast::Stmt &loop) const;
  /// A unit is made of the statement: another one is paid for anew.
  void pay(const ast::Stmt &statement);
  /// A loop around the statement is to have a unit in its place. It gets its
  /// own when that loop asks no more and it is visited again.
  void defer(const ast::Stmt &statement);

  /// A statement goes.
  void forget(const ast::Stmt &statement) { accounts.erase(&statement); }

private:
  /// An estimate that holds for some visits, so that small statements do not
  /// pay for it each time.
  struct Estimated {
    double amount = 0;
    double turns = 0;
    uint32_t visits = 0;
    uint32_t visitsLeft = 0;
    bool holds(double turnsNow);
    void renew(double newAmount, double newTurns);
  };
  struct Account {
    double work = 0;
    /// That interpreting it has taken.
    double seconds = 0;
    /// What compiling costs; 0 before it was looked at.
    double price = 0;
    /// How often statements inside paid for a unit of this loop. It is entered
    /// before that is as many as it has, or they get their own.
    unsigned paidInside = 0;
    /// That were too small.
    uint32_t visits = 0;
    bool isAskedFor = false, wasAskedFor = false;
    bool isDeferred = false, hasUnitOfTurns = false, hasOtherFirstTurn = false;
    Estimated visit, turn;
  };

  static bool isPaid(Account &account, const ast::Stmt &statement);
  static bool isPaidByTime(Account &account, const ast::Stmt &statement);
  bool mayDelay(double amount) const;
  bool isOwed(const Account &account, const Frame &frame) const;
  Urgency add(Account &account, const ast::Stmt &statement, double amount);
  Clock clock;
  bool isAnswering = false;
  double lastWork = 0;
  double lastAnswer = 0, answerBegin = 0;
  std::unordered_map<const ast::Stmt *, Account> accounts;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILERULE_H
