//===- Resume.cpp - interpretation goes on inside a block -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statement ids grow in source order and a statement's own id precedes those
// inside it, so the way to a statement is found by comparing ids.
//===----------------------------------------------------------------------===//

#include "Interpreter/Resume.h"
#include "Interpreter/InterpreterDetail.h"
#include "Support/Casting.h"
#include "Values/Colon.h"

#include <algorithm>

using namespace runmat;

//===----------------------------------------------------------------------===//
// Loop states
//===----------------------------------------------------------------------===//

/// Columns of a value: the product of all extents but the first.
static int64_t columnCount(const Value &value) {
  if (!value.isDefined())
    return 0;
  int64_t count = 1;
  for (size_t dimension = 1; dimension < value.rank(); ++dimension)
    count *= value.extent(dimension);
  return count;
}

LoopState::LoopState(Value value, int64_t iteration)
    : iterated(std::move(value)), iteration(iteration),
      total(columnCount(iterated)) {}

LoopState::LoopState(LoopRange range, int64_t iteration)
    : range(range), iteration(iteration), isRange(true),
      total(colonCount(range.first, range.step, range.last)) {}

Value LoopState::element(int64_t k) const {
  if (isRange)
    return colonElement(range.first, range.step, range.last, total, k);
  const bool isScalarDouble = iterated.isDouble() && !iterated.isComplex() &&
                              !iterated.isGpuArray() &&
                              iterated.count() == total;
  if (isScalarDouble)
    return iterated.elementAsDouble(k);
  if (iterated.isFunctionHandle())
    return iterated;
  const Subscript column[] = {Subscript(), Subscript(Value(double(k + 1)))};
  return indexRead(iterated, column);
}

//===----------------------------------------------------------------------===//
// The way to the statement
//===----------------------------------------------------------------------===//

/// Index of the statement of `block` that is, or contains, the one with that
/// id.
static size_t findStatement(const ast::Block &block, ast::StatementId id) {
  auto after = std::upper_bound(
      block.begin(), block.end(), id,
      [](ast::StatementId id, const ast::Stmt *stmt) { return id < stmt->id; });
  if (after == block.begin())
    throw Error("MATLAB:runmat:resume",
                "The statement to go on at is not in the block.");
  return size_t(after - block.begin()) - 1;
}

/// Whether the statement with that id lies at or after the start of `block`.
static bool startsBefore(const ast::Block &block, ast::StatementId id) {
  return !block.empty() && block.front()->id <= id;
}

/// The branch of an `if` that holds the statement.
static const ast::Block &branchOf(const ast::IfStmt &stmt,
                                  ast::StatementId id) {
  if (startsBefore(stmt.otherwise, id))
    return stmt.otherwise;
  const ast::Block *branch = &stmt.clauses.front().body;
  for (const ast::IfStmt::Clause &clause : stmt.clauses)
    if (startsBefore(clause.body, id))
      branch = &clause.body;
  return *branch;
}

/// The branch of a `switch` that holds the statement.
static const ast::Block &branchOf(const ast::SwitchStmt &stmt,
                                  ast::StatementId id) {
  const ast::Block *branch = &stmt.otherwise;
  ast::StatementId begin = 0;
  auto consider = [&](const ast::Block &block) {
    if (!startsBefore(block, id) || block.front()->id < begin)
      return;
    branch = &block;
    begin = block.front()->id;
  };
  for (const ast::SwitchStmt::Case &arm : stmt.cases)
    consider(arm.body);
  consider(stmt.otherwise);
  return *branch;
}

//===----------------------------------------------------------------------===//
// Going on
//===----------------------------------------------------------------------===//

LoopState Interpreter::ResumeCursor::takeLoop() {
  if (depth >= point.loops.size())
    throw Error("MATLAB:runmat:resume",
                "The point to go on at lacks the state of a loop.");
  return std::move(point.loops[depth++]);
}

Flow Interpreter::resume(Frame &frame, const ast::Block &block,
                         ResumePoint point) {
  ResumeCursor cursor{std::move(point)};
  return resumeBlock(frame, block, cursor);
}

Flow Interpreter::resumeBlock(Frame &frame, const ast::Block &block,
                              ResumeCursor &cursor) {
  size_t index = 0;
  Flow flow = resumeStatement(frame, block, cursor, index);
  return flow == Flow::Next ? execute(frame, block, index + 1) : flow;
}

/// Executes what is left of the one statement of `block` that holds the point,
/// and tells its index.
Flow Interpreter::resumeStatement(Frame &frame, const ast::Block &block,
                                  ResumeCursor &cursor, size_t &index) {
  index = findStatement(block, cursor.point.statement);
  const ast::Stmt &stmt = *block[index];
  if (stmt.id != cursor.point.statement)
    return withLocation(frame, stmt.range,
                        [&] { return resumeInside(frame, stmt, cursor); });
  if (cursor.depth < cursor.point.loops.size())
    return withLocation(frame, stmt.range,
                        [&] { return resumeLoop(frame, stmt, cursor); });
  return executeStatement(frame, stmt, cursor.reason);
}

/// Goes on with the start of an iteration of `loop`.
Flow Interpreter::resumeLoop(Frame &frame, const ast::Stmt &loop,
                             ResumeCursor &cursor) {
  LoopState state = cursor.takeLoop();
  ResumeCursor start;
  start.place = ResumeCursor::Place::IterationStart;
  if (auto *stmt = dynCast<ast::ForStmt>(&loop))
    return runFor(frame, *stmt, std::move(state), std::move(start));
  return runWhile(frame, cast<ast::WhileStmt>(loop), std::move(state),
                  std::move(start));
}

Flow Interpreter::resumeInside(Frame &frame, const ast::Stmt &stmt,
                               ResumeCursor &cursor) {
  const ast::StatementId id = cursor.point.statement;
  switch (stmt.kind) {
  case ast::StmtKind::If:
    return resumeBlock(frame, branchOf(cast<ast::IfStmt>(stmt), id), cursor);
  case ast::StmtKind::Switch:
    return resumeBlock(frame, branchOf(cast<ast::SwitchStmt>(stmt), id),
                       cursor);
  case ast::StmtKind::Try:
    return runTry(frame, cast<ast::TryStmt>(stmt), &cursor);
  case ast::StmtKind::Spmd:
    return resumeBlock(frame, cast<ast::SpmdStmt>(stmt).body, cursor);
  case ast::StmtKind::For: {
    LoopState state = cursor.takeLoop();
    return runFor(frame, cast<ast::ForStmt>(stmt), std::move(state),
                  cursor.goInside());
  }
  case ast::StmtKind::While: {
    LoopState state = cursor.takeLoop();
    return runWhile(frame, cast<ast::WhileStmt>(stmt), std::move(state),
                    cursor.goInside());
  }
  default:
    throw Error("MATLAB:runmat:resume",
                "The statement to go on at is not in the block.");
  }
}
