//===- Expressions.cpp - values of expressions ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Kernels/Operators.h"
#include "Interpreter/Closure.h"
#include "Interpreter/InterpreterDetail.h"
#include "Support/Casting.h"
#include "Values/Concatenate.h"

#include <cstring>
#include <pthread.h>

using namespace runmat;

/// Where the machine stack of this thread may end at the earliest, with room
/// left for what runs without checks.
static const char *findStackLimit() {
  constexpr size_t reserve = 512 << 10;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return nullptr;
  void *lowest = nullptr;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return static_cast<const char *>(lowest) + std::min(reserve, size / 4);
}

/// A context of a library may be used in one thread after the other.
void Interpreter::checkStack() {
  static thread_local const char *const limit = findStackLimit();
  if (static_cast<const char *>(__builtin_frame_address(0)) < limit)
    throw Error("MATLAB:recursionLimit",
                "The expression or the calls are nested too deeply.");
}

//===----------------------------------------------------------------------===//
// Literals
//===----------------------------------------------------------------------===//

static ElementClass classOf(ast::LiteralClass literal) {
  switch (literal) {
  case ast::LiteralClass::Double:
    return ElementClass::Double;
  case ast::LiteralClass::Int8:
    return ElementClass::Int8;
  case ast::LiteralClass::Int16:
    return ElementClass::Int16;
  case ast::LiteralClass::Int32:
    return ElementClass::Int32;
  case ast::LiteralClass::Int64:
    return ElementClass::Int64;
  case ast::LiteralClass::UInt8:
    return ElementClass::UInt8;
  case ast::LiteralClass::UInt16:
    return ElementClass::UInt16;
  case ast::LiteralClass::UInt32:
    return ElementClass::UInt32;
  case ast::LiteralClass::UInt64:
    break;
  }
  return ElementClass::UInt64;
}

Value Interpreter::evaluateNumber(const ast::NumberExpr &expr) {
  if (expr.imaginary)
    return Value::complexScalar({0.0, expr.value});
  if (expr.literalClass == ast::LiteralClass::Double)
    return expr.value;
  ElementClass elementClass = classOf(expr.literalClass);
  ArrayRef array = Array::make(elementClass, Extents(1, 1));
  // The low bytes come first on every machine that the compiler targets.
  std::memcpy(array->mutableData(), &expr.integer, elementBytes(elementClass));
  return array;
}

std::vector<ValueList>
Interpreter::evaluateRows(Frame &frame,
                          const ast::List<ast::List<const ast::Expr *>> &rows) {
  std::vector<ValueList> values(rows.size());
  for (size_t row = 0; row < rows.size(); ++row) {
    values[row].reserve(rows[row].size());
    for (const ast::Expr *element : rows[row]) {
      poll();
      evaluateList(frame, *element, values[row]);
    }
  }
  return values;
}

/// Whether all rows hold equally many double scalars, and at least one.
static bool areScalarRows(const std::vector<ValueList> &rows) {
  if (rows.empty() || rows.front().empty())
    return false;
  for (const ValueList &row : rows) {
    if (row.size() != rows.front().size())
      return false;
    for (const Value &value : row)
      if (!value.inlineDouble())
        return false;
  }
  return true;
}

/// […]: a matrix of double scalars, the common case, needs no boxes.
static Value makeMatrix(const std::vector<ValueList> &rows) {
  if (!areScalarRows(rows))
    return concatenateRows(rows);
  const size_t columns = rows.front().size();
  if (rows.size() == 1 && columns == 1)
    return rows.front().front();
  ArrayRef array = Array::make(ElementClass::Double,
                               Extents(int64_t(rows.size()), int64_t(columns)));
  double *element = array->mutableAs<double>();
  for (size_t column = 0; column < columns; ++column)
    for (const ValueList &row : rows)
      *element++ = *row[column].inlineDouble();
  return array;
}

/// {…}: each value is an element, cells too; rows without values vanish.
static Value makeCell(std::vector<ValueList> rows) {
  std::erase_if(rows, [](const ValueList &row) { return row.empty(); });
  if (rows.empty())
    return CellArray(Extents(0, 0));
  const size_t columns = rows.front().size();
  for (const ValueList &row : rows)
    if (row.size() != columns)
      throw Error(
          "MATLAB:catenate:dimensionMismatch",
          "Dimensions of arrays being concatenated are not consistent.");
  std::vector<Value> elements;
  elements.reserve(rows.size() * columns);
  for (size_t column = 0; column < columns; ++column)
    for (ValueList &row : rows)
      elements.push_back(std::move(row[column]));
  return CellArray(Extents(int64_t(rows.size()), int64_t(columns)),
                   std::move(elements));
}

//===----------------------------------------------------------------------===//
// Ranges, end, closures
//===----------------------------------------------------------------------===//

Value Interpreter::evaluateRange(Frame &frame, const ast::RangeExpr &expr) {
  Value first = evaluate(frame, *expr.first);
  Value step = expr.step ? evaluate(frame, *expr.step) : Value();
  Value last = evaluate(frame, *expr.last);
  return colonRange(first, step, last);
}

Value Interpreter::evaluateEnd(const ast::EndExpr &expr) {
  for (auto context = endContexts.rbegin(); context != endContexts.rend();
       ++context) {
    if (context->target != expr.target)
      continue;
    const Value &value = *context->value;
    return value.isDefined()
               ? double(endValue(value, expr.position, expr.count))
               : 0.0;
  }
  throw Error("MATLAB:UndefinedFunction",
              "'end' measures a value that is being indexed; this is a call.");
}

/// Whether a function around the frame has nested ones that a closure could
/// call.
static bool mayCallNested(const Frame &frame) {
  for (const Frame *around = &frame; around; around = around->outer().get())
    if (!around->function().nested.empty())
      return true;
  return false;
}

Value Interpreter::evaluateAnonymous(Frame &frame,
                                     const ast::AnonymousFunctionExpr &expr) {
  std::vector<Value> captured;
  captured.reserve(expr.captures.size());
  for (const auto &capture : expr.captures)
    captured.push_back(frame.variable(capture.outer));
  auto closure = std::make_shared<AnonymousClosure>(
      frame.sharedModule(), expr, std::move(captured),
      mayCallNested(frame) ? frame.shared_from_this() : nullptr);
  return FunctionHandle{std::string(), std::move(closure)};
}

//===----------------------------------------------------------------------===//
// Any expression
//===----------------------------------------------------------------------===//

static Error wrongResultCount(const ast::Expr &expr, size_t count) {
  const bool isCall = expr.kind == ast::ExprKind::Identifier ||
                      expr.kind == ast::ExprKind::Index;
  if (isCall)
    return Error("MATLAB:maxlhs",
                 "A value is needed here, but the call returned none.");
  return Error("MATLAB:index:expected_one_output_from_expression",
               "Expected one output from a curly brace or dot indexing "
               "expression, but there were " +
                   std::to_string(count) + " results.");
}

Value Interpreter::evaluate(Frame &frame, const ast::Expr &expr) {
  switch (expr.kind) {
  case ast::ExprKind::Number:
    return evaluateNumber(cast<ast::NumberExpr>(expr));
  case ast::ExprKind::CharArray:
    return literalTexts.valueOf(cast<ast::CharArrayExpr>(expr).text);
  case ast::ExprKind::String:
    return Value::string(cast<ast::StringExpr>(expr).text);
  case ast::ExprKind::Colon:
    return literalTexts.valueOf(":");
  case ast::ExprKind::End:
    return withLocation(frame, expr.range,
                        [&] { return evaluateEnd(cast<ast::EndExpr>(expr)); });
  case ast::ExprKind::Unary:
    return evaluateUnary(frame, cast<ast::UnaryExpr>(expr));
  case ast::ExprKind::Binary:
    return evaluateBinary(frame, cast<ast::BinaryExpr>(expr));
  case ast::ExprKind::Range:
    return withLocation(frame, expr.range, [&] {
      return evaluateRange(frame, cast<ast::RangeExpr>(expr));
    });
  case ast::ExprKind::Matrix:
    return withLocation(frame, expr.range, [&] {
      return makeMatrix(evaluateRows(frame, cast<ast::MatrixExpr>(expr).rows));
    });
  case ast::ExprKind::CellArray:
    return withLocation(frame, expr.range, [&] {
      return makeCell(evaluateRows(frame, cast<ast::CellArrayExpr>(expr).rows));
    });
  case ast::ExprKind::AnonymousFunction:
    return evaluateAnonymous(frame, cast<ast::AnonymousFunctionExpr>(expr));
  case ast::ExprKind::FunctionHandle:
    return makeHandle(frame, cast<ast::FunctionHandleExpr>(expr).name);
  case ast::ExprKind::MetaClass:
    throw Error("MATLAB:runmat:unsupported",
                "Classes are not supported, and so neither is '?" +
                    std::string(cast<ast::MetaClassExpr>(expr).name) + "'.");
  case ast::ExprKind::Identifier:
    if (const Value *variable = variableOf(frame, expr))
      return *variable;
    break;
  case ast::ExprKind::Index:
  case ast::ExprKind::CellIndex:
  case ast::ExprKind::Field:
  case ast::ExprKind::DynamicField:
    break;
  }
  return evaluateOne(frame, expr);
}

/// The one value of a call or of an indexing chain.
Value Interpreter::evaluateOne(Frame &frame, const ast::Expr &expr) {
  ValueList values;
  evaluateMany(frame, expr, 1, values);
  if (values.size() == 1)
    return std::move(values.front());
  Error error = wrongResultCount(expr, values.size());
  locate(frame, error, expr.range);
  throw error;
}

const Value &Interpreter::evaluateOperand(Frame &frame, const ast::Expr &expr,
                                          Value &scratch) {
  if (const Value *variable = variableOf(frame, expr))
    return *variable;
  scratch = evaluate(frame, expr);
  return scratch;
}

void Interpreter::evaluateList(Frame &frame, const ast::Expr &expr,
                               ValueList &out) {
  const bool mayBeMany = expr.kind == ast::ExprKind::CellIndex ||
                         expr.kind == ast::ExprKind::Field ||
                         expr.kind == ast::ExprKind::DynamicField;
  if (mayBeMany && !expr.parenthesised)
    evaluateMany(frame, expr, 1, out);
  else
    out.push_back(evaluate(frame, expr));
}

void Interpreter::evaluateMany(Frame &frame, const ast::Expr &expr,
                               int outputCount, ValueList &out) {
  checkStack();
  switch (expr.kind) {
  case ast::ExprKind::Identifier:
    return evaluateIdentifier(frame, cast<ast::IdentifierExpr>(expr),
                              outputCount, out);
  case ast::ExprKind::Index:
    return evaluateIndex(frame, cast<ast::IndexExpr>(expr), outputCount, out);
  case ast::ExprKind::CellIndex:
    return evaluateCellIndex(frame, cast<ast::CellIndexExpr>(expr), out);
  case ast::ExprKind::Field:
  case ast::ExprKind::DynamicField:
    return evaluateField(frame, expr, outputCount, out);
  default:
    out.push_back(evaluate(frame, expr));
  }
}
