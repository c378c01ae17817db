//===- Preview.cpp - sizes before anything is evaluated ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Preview.h"
#include "Builtins/Kernels/Operators.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "Values/Indexing.h"
#include "runtime/Residency.h"

#include <algorithm>
#include <cmath>

using namespace runmat::ast;

namespace runmat {

/// A dimension beyond it is not previewed.
static constexpr double mostDimensions = 64;
/// Nor is the value of what nests deeper.
static constexpr unsigned mostDepth = 8;

namespace {

/// A function whose arguments are extents, from one of them on.
struct Maker {
  std::string_view name;
  size_t firstExtent = 0;
};
constexpr Maker makers[] = {
#define RUNMAT_ROWS_extents
#include "Catalogue/PreviewRows.inc"
};

/// A function that makes so many elements as an argument says.
struct Counted {
  std::string_view name;
  size_t place = 0;
  double usual = 0;
};
constexpr Counted countedMakers[] = {
#define RUNMAT_ROWS_counts
#include "Catalogue/PreviewRows.inc"
};

/// Functions of one number, which bounds of loops are written with.
struct NumberFunction {
  std::string_view name;
  UnaryOpcode opcode;
};
constexpr NumberFunction numberFunctions[] = {
#define RUNMAT_UNARY_OPCODE(opcode, name, symbol, family)                      \
  {name, UnaryOpcode::opcode},
#include "Catalogue/Opcodes.inc"
};

/// The same of two numbers.
struct PairFunction {
  std::string_view name;
  BinaryOpcode opcode;
};
constexpr PairFunction pairFunctions[] = {
#define RUNMAT_BINARY_OPCODE(opcode, name, symbol, family)                     \
  {name, BinaryOpcode::opcode},
#include "Catalogue/Opcodes.inc"
};

/// NaN where the result is no real number.
double numberOf(const Value &result) {
  const double *number = result.inlineDouble();
  return number ? *number : NAN;
}

double elementsOf(Preview &, const Value &array, const IndexExpr &) {
  return double(array.count());
}

double longestOf(Preview &, const Value &array, const IndexExpr &) {
  int64_t longest = 0;
  for (size_t d = 0; d < array.extents().rank(); ++d)
    longest = std::max(longest, array.extent(d));
  return array.isEmpty() ? 0 : double(longest);
}

template <size_t dimension>
double extentOf(Preview &, const Value &array, const IndexExpr &) {
  return double(array.extent(dimension));
}

/// Of an array and a dimension.
double extentAsked(Preview &preview, const Value &array,
                   const IndexExpr &call) {
  bool isOne = call.arguments.size() == 2;
  double dimension = isOne ? preview.value(call.arguments[1]) : NAN;
  return dimension >= 1 && dimension <= mostDimensions
             ? double(array.extent(size_t(dimension) - 1))
             : NAN;
}

/// A function that says something of its first argument.
struct Question {
  std::string_view name;
  double (*answer)(Preview &, const Value &array, const IndexExpr &call);
};
constexpr Question questions[] = {
#define RUNMAT_ROWS_questions
#include "Catalogue/PreviewRows.inc"
};

template <typename Table>
auto *find(const Table &table, std::string_view name) {
  auto row = std::find_if(std::begin(table), std::end(table),
                          [&](const auto &row) { return row.name == name; });
  return row == std::end(table) ? nullptr : &*row;
}

} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Null for what is no variable, or no array, or is assigned before.
const Value *Preview::variable(const Expr *expr) {
  auto *name = dynCast<IdentifierExpr>(expr);
  if (!name || name->slot == noSlot || assumed.contains(name->slot))
    return nullptr;
  const Value &value = frame.variable(name->slot);
  return value.isArray() ? &value : nullptr;
}

const double *Preview::loopVariable(Slot slot) const {
  for (auto loop = loopVariables.rbegin(); loop != loopVariables.rend(); ++loop)
    if (loop->first == slot)
      return &loop->second;
  return nullptr;
}

void Preview::enter(const ForStmt &loop) {
  auto *name = dynCast<IdentifierExpr>(loop.target);
  auto *range = dynCast<RangeExpr>(loop.iterated);
  double middle = NAN;
  if (range)
    middle = value(range->first) + std::floor(turns(*range) / 2) *
                                       (range->step ? value(range->step) : 1);
  loopVariables.emplace_back(name ? name->slot : noSlot, middle);
}

double Preview::known(const IdentifierExpr &name) {
  if (const double *middle = loopVariable(name.slot))
    return *middle;
  if (auto found = assumed.find(name.slot); found != assumed.end())
    return found->second.number;
  const Value *scalar = variable(&name);
  const double *number = scalar ? scalar->inlineDouble() : nullptr;
  return number ? *number : NAN;
}

double Preview::value(const Expr *expr, unsigned depth) {
  if (!expr || depth > mostDepth)
    return NAN;
  if (auto *number = dynCast<NumberExpr>(expr))
    return number->value;
  if (auto *name = dynCast<IdentifierExpr>(expr))
    return known(*name);
  if (auto *end = dynCast<EndExpr>(expr))
    return endOf(*end);
  if (auto *unary = dynCast<UnaryExpr>(expr))
    return unary->op == UnaryOp::Minus ? -value(unary->operand, depth + 1)
                                       : NAN;
  if (auto *binary = dynCast<BinaryExpr>(expr))
    return combine(*binary, depth);
  auto *index = dynCast<IndexExpr>(expr);
  if (!index)
    return NAN;
  const Value *array = variable(index->base);
  return array ? element(*array, *index, depth) : call(*index, depth);
}

double Preview::call(const IndexExpr &call, unsigned depth) {
  auto *callee = dynCast<IdentifierExpr>(call.base);
  if (!callee || callee->slot != noSlot || call.arguments.empty())
    return NAN;
  const Expr *argument = call.arguments.front();
  if (auto *function = find(numberFunctions, callee->name)) {
    double number = value(argument, depth + 1);
    return std::isnan(number) ? NAN
                              : numberOf(unaryOp(function->opcode, number));
  }
  auto *pair = find(pairFunctions, callee->name);
  if (pair && call.arguments.size() == 2) {
    double a = value(argument, depth + 1);
    double b = value(call.arguments[1], depth + 1);
    return std::isnan(a + b) ? NAN : numberOf(binaryOp(pair->opcode, a, b));
  }
  auto *question = find(questions, callee->name);
  const Value *array = question ? variable(argument) : nullptr;
  return array ? question->answer(*this, *array, call) : NAN;
}

double Preview::combine(const BinaryExpr &expr, unsigned depth) {
  double a = value(expr.lhs, depth + 1), b = value(expr.rhs, depth + 1);
  switch (expr.op) {
  case BinaryOp::Plus:
    return a + b;
  case BinaryOp::Minus:
    return a - b;
  case BinaryOp::Times:
  case BinaryOp::MTimes:
    return a * b;
  case BinaryOp::RightDivide:
  case BinaryOp::MRightDivide:
    return a / b;
  default:
    return NAN;
  }
}

/// x(k) where x is on the host; nothing is fetched for a guess.
double Preview::element(const Value &array, const IndexExpr &index,
                        unsigned depth) {
  if (index.arguments.size() != 1 || array.inlineDouble())
    return NAN;
  double position = value(index.arguments.front(), depth + 1) - 1;
  bool isInside = position >= 0 && position < double(array.count());
  return isInside && array.isDouble() && Residency::isOnHost(*array.array())
             ? array.elementAsDouble(int64_t(position))
             : NAN;
}

double Preview::endOf(const EndExpr &end) {
  auto *index = end.target ? dynCast<IndexExpr>(end.target) : nullptr;
  const Value *array = index ? variable(index->base) : nullptr;
  return array ? double(endValue(*array, end.position, end.count)) : NAN;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// last - first, also of k:k+n where nothing is known of k.
double Preview::difference(const RangeExpr &range) {
  auto *first = dynCast<IdentifierExpr>(range.first);
  auto *last = dynCast<BinaryExpr>(range.last);
  auto *base = last ? dynCast<IdentifierExpr>(last->lhs) : nullptr;
  if (first && base && first->name == base->name && last->op == BinaryOp::Plus)
    return value(last->rhs);
  return value(range.last) - value(range.first);
}

double Preview::turns(const RangeExpr &range) {
  double step = range.step ? value(range.step) : 1;
  if (step == 0)
    return 0;
  double count = std::floor(difference(range) / step) + 1;
  return std::isnan(count) || count == INFINITY ? NAN : std::max(count, 0.0);
}

/// Whether the call gives as many elements as its arguments have: functions of
/// single elements, and conversions to floats.
static bool isElementwise(const IndexExpr &call) {
  auto *callee = dynCast<IdentifierExpr>(call.base);
  if (!callee || callee->slot != noSlot)
    return false;
  const std::string_view name = callee->name;
  return find(numberFunctions, name) || find(pairFunctions, name) ||
         name == className(ElementClass::Single) ||
         name == className(ElementClass::Double);
}

/// `inArguments`: of functions of arrays, too.
double Preview::largest(const Expr *root, bool inArguments) {
  double largest = 0;
  std::vector<const Expr *> work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    if (!expr)
      continue;
    auto *index = dynCast<IndexExpr>(expr);
    const Value *array = index ? variable(index->base) : nullptr;
    largest = std::max(largest, array ? selected(*array, *index) : own(*expr));
    auto *callee = index ? dynCast<IdentifierExpr>(index->base) : nullptr;
    const bool isCall = callee && callee->slot == noSlot;
    if (array || (isCall && !inArguments && !isElementwise(*index)))
      continue;
    if (const Expr *left = leftOperand(expr))
      work.push_back(left);
    if (expr->kind != ExprKind::AnonymousFunction)
      appendOtherOperands(expr, work);
  }
  return largest;
}

double Preview::own(const Expr &expr) {
  if (const Value *value = variable(&expr))
    return double(value->count());
  if (auto *name = dynCast<IdentifierExpr>(&expr))
    if (auto found = assumed.find(name->slot); found != assumed.end())
      return found->second.elements;
  double size = 0;
  if (auto *range = dynCast<RangeExpr>(&expr))
    size = turns(*range);
  else if (auto *call = dynCast<IndexExpr>(&expr))
    size = made(*call);
  return std::isnan(size) ? 0 : size;
}

/// Elements of x(i, j, …), and of the largest subscript. A range of unknown
/// length takes the dimension for all that is known.
double Preview::selected(const Value &array, const IndexExpr &index) {
  const size_t n = index.arguments.size();
  double product = 1, largest = 0;
  for (size_t k = 0; k < n; ++k) {
    const Expr *argument = index.arguments[k];
    auto *range = dynCast<RangeExpr>(argument);
    double taken = range ? turns(*range) : NAN;
    if (!range && !isa<ColonExpr>(argument))
      taken = std::max(elements(argument), 1.0);
    if (std::isnan(taken))
      taken = double(endValue(array, uint32_t(k), uint32_t(n)));
    product *= taken;
    largest = std::max(largest, taken);
  }
  return std::max(product, largest);
}

/// Elements of an array whose extents or number of elements the call names.
double Preview::made(const IndexExpr &call) {
  auto *callee = dynCast<IdentifierExpr>(call.base);
  if (!callee || callee->slot != noSlot)
    return 0;
  const size_t n = call.arguments.size();
  if (auto *counted = find(countedMakers, callee->name))
    return n > counted->place ? value(call.arguments[counted->place])
                              : counted->usual;
  const Maker *maker = find(makers, callee->name);
  if (!maker || n <= maker->firstExtent)
    return 0;
  double product = 1;
  for (size_t k = maker->firstExtent; k < n; ++k)
    if (double extent = value(call.arguments[k]); !std::isnan(extent))
      product *= std::max(extent, 0.0);
  return n == maker->firstExtent + 1 ? product * product : product;
}

} // namespace runmat
