//===- Outlook.cpp - the work that lies ahead -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Outlook.h"
#include "Engine/Preview.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <cmath>
#include <set>

using namespace runmat::ast;

namespace runmat {
namespace {

/// Calls whose loops count: recursion must cost no more.
constexpr int mostCalls = 64;

/// Arrays below this are scalars as far as devices go.
constexpr double smallestArray = 256;

/// Elementary functions that a call evaluates for each element.
struct Elementary {
  std::string_view name;
  double count;
};
constexpr Elementary elementaryFunctions[] = {
#define RUNMAT_ROWS_transcendentals
#include "Catalogue/PreviewRows.inc"
};

double elementaryCount(const Expr &expr) {
  auto *call = dynCast<IndexExpr>(&expr);
  auto *callee = call ? dynCast<IdentifierExpr>(call->base) : nullptr;
  if (callee && callee->slot == noSlot)
    for (const Elementary &each : elementaryFunctions)
      if (each.name == callee->name)
        return each.count;
  return 0;
}

std::vector<const Expr *> allParts(const Expr *root) {
  std::vector<const Expr *> parts, work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    if (!expr)
      continue;
    parts.push_back(expr);
    work.push_back(leftOperand(expr));
    if (expr->kind != ExprKind::AnonymousFunction)
      appendOtherOperands(expr, work);
  }
  return parts;
}

class Outlook {
public:
  explicit Outlook(Frame &frame)
      : frame(frame), preview(frame), times(expectedRuns(frame)) {}
  void visit(const Block &block, size_t from = 0) {
    for (size_t i = from; i < block.size(); ++i)
      visit(*block[i]);
  }
  LaunchWork work;

private:
  void visit(const Stmt &statement);
  void visitLoop(const ForStmt &loop);
  void evaluate(const Expr *expr);
  void assign(const AssignStmt &statement);
  bool isSingle(const std::vector<const Expr *> &parts);

  Frame &frame;
  Preview preview;
  double times; ///< By the loops around.
  std::set<Slot> singles, others;
};

/// Whether singles are among the operands, so that the result is one.
bool Outlook::isSingle(const std::vector<const Expr *> &parts) {
  const std::string_view single = className(ElementClass::Single);
  return std::ranges::any_of(parts, [&](const Expr *part) {
    if (auto *text = dynCast<CharArrayExpr>(part))
      return text->text == single;
    auto *name = dynCast<IdentifierExpr>(part);
    if (!name || name->slot == noSlot)
      return name && name->name == single;
    return singles.contains(name->slot) ||
           (!others.contains(name->slot) &&
            frame.variable(name->slot).className() == single);
  });
}

/// As one kernel: what is made in between is not stored.
void Outlook::evaluate(const Expr *expr) {
  const double n = preview.elements(expr);
  if (n < smallestArray)
    return;
  const std::vector<const Expr *> parts = allParts(expr);
  const bool computesSingles = isSingle(parts);
  for (const Expr *part : parts) {
    if (isa<BinaryExpr>(part) || isa<UnaryExpr>(part))
      work[computesSingles ? WorkKind::F32 : WorkKind::F64] += times * n;
    work[computesSingles ? WorkKind::ElementaryF32 : WorkKind::ElementaryF64] +=
        times * n * elementaryCount(*part);
    if (isa<IdentifierExpr>(part) && preview.elements(part) >= smallestArray)
      work.bytes += times * n * (computesSingles ? 4 : 8);
  }
}

void Outlook::assign(const AssignStmt &statement) {
  evaluate(statement.value);
  auto *name = statement.targets.size() == 1 && statement.targets.front()
                   ? rootIdentifier(statement.targets.front())
                   : nullptr;
  if (!name || name->slot == noSlot)
    return;
  const bool makesSingles = isSingle(allParts(statement.value));
  const double n = preview.resultElements(statement.value);
  work.bytes += n >= smallestArray ? times * n * (makesSingles ? 4 : 8) : 0;
  // An assignment to a part leaves the rest.
  if (!isa<IdentifierExpr>(statement.targets.front()))
    return;
  (makesSingles ? singles : others).insert(name->slot);
  (makesSingles ? others : singles).erase(name->slot);
  preview.assume(name->slot, n, preview.value(statement.value));
}

/// Of a loop whose turns cannot be told the first one counts.
void Outlook::visitLoop(const ForStmt &loop) {
  auto *range = dynCast<RangeExpr>(loop.iterated);
  const double turns = range ? preview.turns(*range) : NAN;
  const double outside = times;
  times *= std::isnan(turns) ? 1 : turns;
  preview.enter(loop);
  visit(loop.body);
  preview.leave();
  times = outside;
}

/// Of branches the first one counts.
void Outlook::visit(const Stmt &statement) {
  if (auto *loop = dynCast<ForStmt>(&statement))
    return visitLoop(*loop);
  if (auto *assignment = dynCast<AssignStmt>(&statement))
    return assign(*assignment);
  for (const Expr *expr : expressionsOf(&statement))
    evaluate(expr);
  if (const auto blocks = blocksOf(&statement); !blocks.empty())
    visit(*blocks.front());
}

} // namespace

double expectedRuns(const Frame &frame) {
  double all = 1, left = 1;
  const Frame *at = &frame;
  for (int calls = 0; at && calls < mostCalls; ++calls, at = at->caller)
    for (auto loop = at->loops.rbegin(); loop != at->loops.rend(); ++loop)
      if (const auto turns = static_cast<double>(loop->state->count());
          turns > 0) {
        left += all * (turns - 1 - static_cast<double>(loop->state->iteration));
        all *= turns;
      }
  return left;
}

LaunchWork foreseenWork(Frame &frame, const Block &block, size_t index) {
  Outlook outlook(frame);
  outlook.visit(block, index);
  return outlook.work;
}

} // namespace runmat
