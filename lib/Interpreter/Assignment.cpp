//===- Assignment.cpp - values into variables and their parts ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target is a chain of links on a variable. All subscripts of a chain are
// evaluated first, since they may run code that changes the variable; then the
// chain is walked by reference, so that what only the variable holds is written
// in place.
//===----------------------------------------------------------------------===//

#include "Interpreter/AssignmentLinks.h"
#include "Support/Casting.h"
#include "Values/Concatenate.h"
#include "Values/Growth.h"

#include <algorithm>

using namespace runmat;

Value &Interpreter::variable(Frame &frame, const ast::IdentifierExpr &expr) {
  return expr.slot != ast::noSlot ? frame.variable(expr.slot)
                                  : frame.workspace().findOrAdd(expr.name);
}

//===----------------------------------------------------------------------===//
// The links of a target
//===----------------------------------------------------------------------===//

static const ast::Expr *baseOf(const ast::Expr &expr) {
  switch (expr.kind) {
  case ast::ExprKind::Index:
    return cast<ast::IndexExpr>(expr).base;
  case ast::ExprKind::CellIndex:
    return cast<ast::CellIndexExpr>(expr).base;
  case ast::ExprKind::Field:
    return cast<ast::FieldExpr>(expr).base;
  case ast::ExprKind::DynamicField:
    return cast<ast::DynamicFieldExpr>(expr).base;
  default:
    return nullptr;
  }
}

static const ast::IdentifierExpr &rootOf(const ast::Expr &target) {
  const ast::Expr *expr = &target;
  while (const ast::Expr *base = baseOf(*expr))
    expr = base;
  if (auto *identifier = dynCast<ast::IdentifierExpr>(expr))
    return *identifier;
  throw Error("MATLAB:m_invalid_lhs_of_assignment",
              "Only a variable or a part of one can be assigned.");
}

/// Appends the links from the root to `expr`. Gives what `expr` holds now when
/// `wanted`.
Value Interpreter::collectLinks(Frame &frame, const ast::Expr &expr,
                                bool wanted, std::vector<Link> &links) {
  const ast::Expr *base = baseOf(expr);
  if (!base)
    return wanted ? variable(frame, rootOf(expr)) : Value();
  const bool isField = expr.kind == ast::ExprKind::Field ||
                       expr.kind == ast::ExprKind::DynamicField;
  const Value current = collectLinks(frame, *base, wanted || !isField, links);
  Link link{Link::Kind::Field, &expr, {}, {}};
  if (auto *index = dynCast<ast::IndexExpr>(&expr)) {
    link.kind = Link::Kind::Paren;
    link.subscripts =
        evaluateSubscripts(frame, expr, index->arguments, current);
  } else if (auto *index = dynCast<ast::CellIndexExpr>(&expr)) {
    link.kind = Link::Kind::Brace;
    link.subscripts =
        evaluateSubscripts(frame, expr, index->arguments, current);
  } else {
    link.field = fieldName(frame, expr);
  }
  links.push_back(std::move(link));
  return wanted && current.isDefined() ? peek(current, links.back()) : Value();
}

//===----------------------------------------------------------------------===//
// One target
//===----------------------------------------------------------------------===//

/// x(…) = value on a variable itself, the common case.
void Interpreter::assignIndexed(Frame &frame, const ast::IndexExpr &target,
                                const ast::IdentifierExpr &root,
                                const Value &value) {
  Value &indexed = variable(frame, root);
  auto subscripts =
      evaluateSubscripts(frame, target, target.arguments, indexed);
  withLocation(frame, target.range,
               [&] { indexAssign(indexed, subscripts, value, root.name); });
}

void Interpreter::assignOne(Frame &frame, const ast::Expr &target,
                            Value value) {
  if (auto *identifier = dynCast<ast::IdentifierExpr>(&target)) {
    variable(frame, *identifier) = std::move(value);
    return;
  }
  const ast::IdentifierExpr &root = rootOf(target);
  if (auto *index = dynCast<ast::IndexExpr>(&target);
      index && index->base == &root)
    return assignIndexed(frame, *index, root, value);
  std::vector<Link> links;
  collectLinks(frame, target, false, links);
  withLocation(frame, target.range, [&] {
    assignLinks(variable(frame, root), links, value, root.name);
  });
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Interpreter::displayTarget(Frame &frame, const ast::Expr &target) {
  const ast::IdentifierExpr &root = rootOf(target);
  display(root.name, variable(frame, root));
}

void Interpreter::executeAssign(Frame &frame, const ast::AssignStmt &stmt) {
  if (stmt.deletes)
    executeDelete(frame, stmt);
  else if (stmt.targets.size() == 1 && !stmt.bracketed)
    assignSingle(frame, stmt);
  else
    assignMany(frame, stmt);
  if (!stmt.display)
    return;
  for (const ast::Expr *target : stmt.targets)
    if (target)
      displayTarget(frame, *target);
}

static Error missingValue() {
  return Error("MATLAB:needMoreRhsOutputs",
               "Insufficient number of outputs from right hand side of equal "
               "sign to satisfy assignment.");
}

/// The dimension that x = [x, …] or x = [x; …] extends; none for another
/// statement.
static std::optional<size_t> appendedDimension(const ast::AssignStmt &stmt) {
  auto *target = dynCast<ast::IdentifierExpr>(stmt.targets.front());
  auto *matrix = dynCast<ast::MatrixExpr>(stmt.value);
  if (!target || !matrix || matrix->rows.empty() || matrix->rows[0].empty())
    return std::nullopt;
  auto *first = dynCast<ast::IdentifierExpr>(matrix->rows[0][0]);
  if (!first || first->name != target->name)
    return std::nullopt;
  if (matrix->rows.size() == 1)
    return 1;
  const bool isColumn = std::ranges::all_of(
      matrix->rows, [](const auto &row) { return row.size() == 1; });
  return isColumn ? std::optional<size_t>(0) : std::nullopt;
}

/// Below, copying costs less than asking whether it can be saved.
static constexpr int64_t leastAppended = 64;

/// x = [x, …] in time that follows from what is appended; false when the
/// statement is none, or x not one to append to.
bool Interpreter::assignAppended(Frame &frame, const ast::AssignStmt &stmt) {
  const std::optional<size_t> dimension = appendedDimension(stmt);
  if (!dimension)
    return false;
  const auto &target = cast<ast::IdentifierExpr>(*stmt.targets.front());
  const auto &matrix = cast<ast::MatrixExpr>(*stmt.value);
  const Value *before = variableOf(frame, target);
  if (!before || !before->isArray() || before->count() < leastAppended)
    return false;
  withLocation(frame, matrix.range, [&] {
    std::vector<ValueList> rows = evaluateRows(frame, matrix.rows);
    ValueList parts;
    for (ValueList &row : rows)
      parts.insert(parts.end(), row.begin(), row.end());
    Value &whole = variable(frame, target);
    // What an element calls may have changed the variable.
    const bool isSame =
        whole.isArray() && whole.array().get() == parts[0].array().get();
    const bool isOneEach = parts.size() == rows.size() || *dimension == 1;
    parts.erase(parts.begin());
    if (isSame && isOneEach) {
      // The variable is to be the only holder.
      rows.front().front() = Value();
      if (appendInPlace(whole, *dimension, parts))
        return;
      rows.front().front() = whole;
    }
    whole = concatenateRows(rows);
  });
  return true;
}

/// target = value; of several values (c{:}) the first one counts.
void Interpreter::assignSingle(Frame &frame, const ast::AssignStmt &stmt) {
  if (assignAppended(frame, stmt))
    return;
  const bool mayBeMany = stmt.value->kind == ast::ExprKind::CellIndex ||
                         stmt.value->kind == ast::ExprKind::Field ||
                         stmt.value->kind == ast::ExprKind::DynamicField;
  if (!mayBeMany)
    return assignOne(frame, *stmt.targets.front(),
                     evaluate(frame, *stmt.value));
  ValueList values;
  evaluateMany(frame, *stmt.value, 1, values);
  if (values.empty())
    throw missingValue();
  assignOne(frame, *stmt.targets.front(), std::move(values.front()));
}

void Interpreter::executeDelete(Frame &frame, const ast::AssignStmt &stmt) {
  const ast::Expr &target = *stmt.targets.front();
  const ast::IdentifierExpr &root = rootOf(target);
  if (target.kind != ast::ExprKind::Index)
    return assignOne(frame, target, Value::empty());
  std::vector<Link> links;
  collectLinks(frame, target, false, links);
  withLocation(frame, target.range, [&] {
    Value &value = variable(frame, root);
    if (!value.isDefined())
      throw Error("MATLAB:UndefinedFunction",
                  "Unrecognized function or variable '" +
                      std::string(root.name) + "'.");
    const Link last = std::move(links.back());
    links.pop_back();
    updatePart(value, links, root.name, [&](Value &part) {
      indexDelete(part.isDefined() ? part : part = Value::empty(),
                  last.subscripts, root.name);
    });
  });
}

//===----------------------------------------------------------------------===//
// [a, b] = …
//===----------------------------------------------------------------------===//

/// How many positions one subscript selects in an extent.
static int64_t selectedCount(const Subscript &subscript, int64_t extent) {
  if (subscript.isColon())
    return extent;
  if (!subscript.value.isLogical())
    return subscript.value.count();
  int64_t count = 0;
  for (int64_t i = 0; i < subscript.value.count(); ++i)
    count += subscript.value.elementAsDouble(i) != 0;
  return count;
}

/// The one-based position that is the k-th selected one.
static int64_t selectedPosition(const Subscript &subscript, int64_t k) {
  if (subscript.isColon())
    return k + 1;
  if (!subscript.value.isLogical())
    return int64_t(subscript.value.elementAsDouble(k));
  for (int64_t i = 0; i < subscript.value.count(); ++i)
    if (subscript.value.elementAsDouble(i) != 0 && k-- == 0)
      return i + 1;
  return 0;
}

static int64_t selectedExtent(const Value &value, size_t position,
                              size_t count) {
  return value.isDefined()
             ? endValue(value, uint32_t(position), uint32_t(count))
             : 0;
}

/// Subscripts of the single elements that several-valued subscripts select, in
/// column-major order.
static std::vector<std::vector<Subscript>>
expandSubscripts(const std::vector<Subscript> &subscripts,
                 const Value &indexed) {
  std::vector<std::vector<Subscript>> expanded = {{}};
  for (size_t i = 0; i < subscripts.size(); ++i) {
    const int64_t extent = selectedExtent(indexed, i, subscripts.size());
    const int64_t count = selectedCount(subscripts[i], extent);
    std::vector<std::vector<Subscript>> longer;
    for (int64_t k = 0; k < count; ++k)
      for (std::vector<Subscript> element : expanded) {
        element.emplace_back(Value(double(selectedPosition(subscripts[i], k))));
        longer.push_back(std::move(element));
      }
    expanded = std::move(longer);
  }
  return expanded;
}

/// The targets of one element each that `target` stands for: [c{1:2}], [s.f]
/// and [s(1:2).f] take several values.
std::vector<std::vector<Interpreter::Link>>
Interpreter::expandTarget(Frame &frame, const ast::Expr &target) {
  std::vector<Link> links;
  Value parent = collectLinks(frame, *baseOf(target), true, links);
  std::vector<Link> rest;
  collectLinks(frame, target, false, rest);
  Link last = std::move(rest.back());
  std::vector<std::vector<Link>> targets;
  auto add = [&](Link middle, std::optional<Link> end) {
    std::vector<Link> whole = links;
    whole.push_back(std::move(middle));
    if (end)
      whole.push_back(std::move(*end));
    targets.push_back(std::move(whole));
  };
  if (last.kind == Link::Kind::Brace) {
    for (auto &element : expandSubscripts(last.subscripts, parent))
      add(Link{Link::Kind::Brace, &target, std::move(element), {}}, {});
  } else if (!links.empty() && links.back().kind == Link::Kind::Paren) {
    Link elements = std::move(links.back());
    links.pop_back();
    std::vector<Link> unused;
    const Value indexed =
        collectLinks(frame, *baseOf(*elements.expr), true, unused);
    for (auto &element : expandSubscripts(elements.subscripts, indexed))
      add(Link{Link::Kind::Paren, elements.expr, std::move(element), {}}, last);
  } else {
    const int64_t count = parent.isStruct() ? parent.count() : 1;
    for (int64_t k = 1; count != 1 && k <= count; ++k)
      add(Link{Link::Kind::Paren, &target, {Subscript(Value(double(k)))}, {}},
          last);
    if (count == 1)
      add(last, {});
  }
  return targets;
}

/// Whether a target in brackets may take several values.
static bool mayTakeMany(const ast::Expr *target) {
  return target && (target->kind == ast::ExprKind::CellIndex ||
                    target->kind == ast::ExprKind::Field);
}

void Interpreter::assignMany(Frame &frame, const ast::AssignStmt &stmt) {
  std::vector<std::vector<std::vector<Link>>> expanded(stmt.targets.size());
  int wanted = 0;
  for (size_t i = 0; i < stmt.targets.size(); ++i) {
    if (mayTakeMany(stmt.targets[i]))
      expanded[i] = expandTarget(frame, *stmt.targets[i]);
    wanted += mayTakeMany(stmt.targets[i]) ? int(expanded[i].size()) : 1;
  }
  ValueList values;
  evaluateMany(frame, *stmt.value, wanted, values);
  size_t next = 0;
  auto take = [&]() -> Value {
    if (next >= values.size())
      throw missingValue();
    return std::move(values[next++]);
  };
  for (size_t i = 0; i < stmt.targets.size(); ++i) {
    const ast::Expr *target = stmt.targets[i];
    if (!target) {
      ++next;
    } else if (!mayTakeMany(target)) {
      assignOne(frame, *target, take());
    } else {
      const ast::IdentifierExpr &root = rootOf(*target);
      withLocation(frame, target->range, [&] {
        for (const std::vector<Link> &links : expanded[i])
          assignLinks(variable(frame, root), links, take(), root.name);
      });
    }
  }
}
