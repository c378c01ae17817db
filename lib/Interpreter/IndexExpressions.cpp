//===- IndexExpressions.cpp - names, indices and fields read ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Registry.h"
#include "Interpreter/InterpreterDetail.h"
#include "Support/Casting.h"
#include "Values/Object.h"

using namespace runmat;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// The defined variable that an expression names; null for anything else.
const Value *Interpreter::variableOf(Frame &frame, const ast::Expr &expr) {
  if (expr.kind != ast::ExprKind::Identifier)
    return nullptr;
  const auto &identifier = cast<ast::IdentifierExpr>(expr);
  const Value *variable = identifier.slot != ast::noSlot
                              ? &frame.variable(identifier.slot)
                              : frame.findDynamic(identifier.name);
  return variable && variable->isDefined() ? variable : nullptr;
}

/// Whether an undefined variable may be a function of that name: always in
/// scripts, and where an anonymous function was made before a variable that it
/// names; in other functions only where names come to be at run time.
static bool mayBeFunction(const Frame &frame, const ast::IdentifierExpr &expr) {
  if (expr.slot == ast::noSlot)
    return true;
  const ast::Function &function = frame.function();
  const ast::Variable &variable = function.variables[size_t(expr.slot)];
  const bool isCaptured =
      function.kind == ast::FunctionKind::Anonymous && !variable.isParameter;
  return isCaptured || variable.isDynamic ||
         function.kind == ast::FunctionKind::Script;
}

static Error undefinedVariable(const Frame &frame,
                               const ast::IdentifierExpr &expr) {
  const ast::Function &function = frame.function();
  const bool isParameter = expr.slot != ast::noSlot &&
                           function.variables[size_t(expr.slot)].isParameter;
  if (isParameter)
    return Error("MATLAB:minrhs", "Not enough input arguments.");
  return Error("MATLAB:UndefinedFunction",
               "Unrecognized function or variable '" + std::string(expr.name) +
                   "'.");
}

/// Calls what an identifier names, which is no defined variable.
void Interpreter::callIdentifier(Frame &frame, const ast::IdentifierExpr &expr,
                                 const ast::Expr &whole, ValueList arguments,
                                 int outputCount, ValueList &out) {
  withLocation(frame, whole.range, [&] {
    if (!mayBeFunction(frame, expr))
      throw undefinedVariable(frame, expr);
    pendingCall = &whole;
    ValueList results =
        callName(frame, expr.name, std::move(arguments), outputCount);
    if (out.empty())
      out = std::move(results);
    else
      std::move(results.begin(), results.end(), std::back_inserter(out));
  });
}

void Interpreter::evaluateIdentifier(Frame &frame,
                                     const ast::IdentifierExpr &expr,
                                     int outputCount, ValueList &out) {
  if (const Value *variable = variableOf(frame, expr))
    out.push_back(*variable);
  else
    callIdentifier(frame, expr, expr, {}, outputCount, out);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

ValueList
Interpreter::evaluateArguments(Frame &frame,
                               const ast::List<const ast::Expr *> &arguments) {
  ValueList values;
  values.reserve(arguments.size());
  for (const ast::Expr *argument : arguments)
    evaluateList(frame, *argument, values);
  return values;
}

std::vector<Subscript>
Interpreter::evaluateSubscripts(Frame &frame, const ast::Expr &target,
                                const ast::List<const ast::Expr *> &arguments,
                                const Value &indexed) {
  EndScope scope(*this, target, indexed);
  std::vector<Subscript> subscripts;
  subscripts.reserve(arguments.size());
  for (const ast::Expr *argument : arguments) {
    if (argument->kind == ast::ExprKind::Colon) {
      subscripts.emplace_back();
    } else if (argument->kind == ast::ExprKind::CellIndex ||
               argument->kind == ast::ExprKind::Field) {
      ValueList values;
      evaluateList(frame, *argument, values);
      for (Value &value : values)
        subscripts.emplace_back(std::move(value));
    } else {
      subscripts.emplace_back(evaluate(frame, *argument));
    }
  }
  return subscripts;
}

//===----------------------------------------------------------------------===//
// x(…), c{…}
//===----------------------------------------------------------------------===//

/// The variable's name for messages; empty for other expressions.
static std::string_view nameOf(const ast::Expr &expr) {
  auto *identifier = dynCast<ast::IdentifierExpr>(&expr);
  return identifier ? identifier->name : std::string_view();
}

/// The value that an index or field applies to.
const Value &Interpreter::evaluateBase(Frame &frame, const ast::Expr &base,
                                       Value &scratch) {
  if (const Value *variable = variableOf(frame, base))
    return *variable;
  scratch = evaluate(frame, base);
  return scratch;
}

/// The element of a plain double array for one whole number within bounds: what
/// loops read most.
static bool readDouble(const Value &indexed,
                       std::span<const Subscript> subscripts, Value &result) {
  if (!indexed.isDouble() || indexed.isComplex() || indexed.isGpuArray())
    return false;
  const std::optional<int64_t> position =
      positionWithin(indexed.count(), subscripts);
  if (position)
    result = indexed.elementAsDouble(*position);
  return position.has_value();
}

void Interpreter::readIndexed(Frame &frame, const ast::IndexExpr &expr,
                              const Value &indexed, int outputCount,
                              ValueList &out) {
  if (indexed.isFunctionHandle()) {
    // The handle's variable may change while the call runs.
    const Value handle = indexed;
    ValueList arguments = evaluateArguments(frame, expr.arguments);
    ValueList results = withLocation(frame, expr.range, [&] {
      return callValue(frame, handle, std::move(arguments), outputCount);
    });
    std::move(results.begin(), results.end(), std::back_inserter(out));
    return;
  }
  if (expr.arguments.empty()) {
    out.push_back(indexed);
    return;
  }
  auto subscripts = evaluateSubscripts(frame, expr, expr.arguments, indexed);
  Value element;
  if (!readDouble(indexed, subscripts, element))
    element = withLocation(frame, expr.range, [&] {
      return indexRead(indexed, subscripts, nameOf(*expr.base));
    });
  out.push_back(std::move(element));
}

void Interpreter::evaluateIndex(Frame &frame, const ast::IndexExpr &expr,
                                int outputCount, ValueList &out) {
  auto *identifier = dynCast<ast::IdentifierExpr>(expr.base);
  if (identifier && !variableOf(frame, *identifier)) {
    ValueList arguments = evaluateArguments(frame, expr.arguments);
    callIdentifier(frame, *identifier, expr, std::move(arguments), outputCount,
                   out);
    return;
  }
  if (auto *field = dynCast<ast::FieldExpr>(expr.base))
    return evaluateFieldIndex(frame, expr, *field, outputCount, out);
  Value scratch;
  const Value &indexed = evaluateBase(frame, *expr.base, scratch);
  readIndexed(frame, expr, indexed, outputCount, out);
}

void Interpreter::evaluateCellIndex(Frame &frame,
                                    const ast::CellIndexExpr &expr,
                                    ValueList &out) {
  Value scratch;
  const Value &indexed = evaluateBase(frame, *expr.base, scratch);
  auto subscripts = evaluateSubscripts(frame, expr, expr.arguments, indexed);
  ValueList values = withLocation(frame, expr.range, [&] {
    return cellRead(indexed, subscripts, nameOf(*expr.base));
  });
  std::move(values.begin(), values.end(), std::back_inserter(out));
}

//===----------------------------------------------------------------------===//
// s.f
//===----------------------------------------------------------------------===//

static const ast::Expr &baseOfField(const ast::Expr &expr) {
  if (auto *field = dynCast<ast::FieldExpr>(&expr))
    return *field->base;
  return *cast<ast::DynamicFieldExpr>(expr).base;
}

/// The name after the dot; that of s.(name) is evaluated.
std::string Interpreter::fieldName(Frame &frame, const ast::Expr &expr) {
  if (auto *field = dynCast<ast::FieldExpr>(&expr))
    return std::string(field->name);
  const auto &dynamic = cast<ast::DynamicFieldExpr>(expr);
  Value name = evaluate(frame, *dynamic.name);
  if (name.isText())
    return name.toText();
  throw Error("MATLAB:mustBeFieldName",
              "Dynamic structure field names must be strings or character "
              "vectors; this one is of class '" +
                  name.className() + "'.");
}

/// The values of a field, or of an object's property: of an array of objects,
/// those of its elements.
static void readField(const Value &value, const std::string &name,
                      ValueList &out) {
  if (value.isObject() && value.object().isArray() && !value.isScalar()) {
    for (int64_t i = 1; i <= value.count(); ++i) {
      const Subscript subscript{Value(double(i))};
      readField(indexRead(value, {&subscript, 1}), name, out);
    }
    return;
  }
  if (value.isObject()) {
    std::optional<Value> property = value.object().property(name);
    if (!property)
      throw Error("MATLAB:noSuchMethodOrField",
                  "Unrecognized method, property, or field '" + name +
                      "' for class '" + value.className() + "'.");
    out.push_back(std::move(*property));
    return;
  }
  if (!value.isStruct())
    throw Error("MATLAB:structRefFromNonStruct",
                "Dot indexing is not supported for variables of this type.");
  const StructArray &structure = value.structure();
  const std::optional<size_t> field = structure.find(name);
  if (!field)
    throw Error("MATLAB:nonExistentField",
                "Unrecognized field name \"" + name + "\".");
  const std::vector<Value> &column = structure.columns[*field];
  out.insert(out.end(), column.begin(), column.end());
}

static bool isMethod(const Value &value, const std::string &name) {
  return value.isObject() && value.object().hasMethod(name);
}

/// object.name(…), whatever else has that name in the program.
ValueList Interpreter::callMethod(Frame &frame, std::string_view name,
                                  ValueList arguments, int outputCount) {
  if (const Builtin *builtin = findBuiltin(name))
    return runBuiltin(*builtin, arguments, outputCount);
  return callName(frame, name, std::move(arguments), outputCount);
}

/// s(k).f of a variable that is a structure array. An element of it would be a
/// copy of all its fields.
bool Interpreter::evaluateElementField(Frame &frame, const ast::Expr &expr,
                                       ValueList &out) {
  auto *field = dynCast<ast::FieldExpr>(&expr);
  auto *index = field ? dynCast<ast::IndexExpr>(field->base) : nullptr;
  const Value *variable = index ? variableOf(frame, *index->base) : nullptr;
  if (!variable || !variable->isStruct() || index->arguments.size() != 1)
    return false;
  const Value before = *variable;
  const auto subscripts =
      evaluateSubscripts(frame, *index, index->arguments, before);
  // What a subscript calls may have changed the variable, which is read now.
  variable = variableOf(frame, *index->base);
  const Value structure = variable ? *variable : before;
  const std::string name(field->name);
  const auto position = structure.isStruct()
                            ? positionWithin(structure.count(), subscripts)
                            : std::nullopt;
  const Value *value =
      position ? structure.structure().get(name, *position) : nullptr;
  if (value) {
    out.push_back(*value);
    return true;
  }
  const Value element = withLocation(frame, index->range, [&] {
    return indexRead(structure, subscripts, nameOf(*index->base));
  });
  withLocation(frame, expr.range, [&] { readField(element, name, out); });
  return true;
}

void Interpreter::evaluateField(Frame &frame, const ast::Expr &expr,
                                int outputCount, ValueList &out) {
  if (callQualified(frame, expr, {}, expr, outputCount, out) ||
      evaluateElementField(frame, expr, out))
    return;
  Value scratch;
  const Value &base = evaluateBase(frame, baseOfField(expr), scratch);
  withLocation(frame, expr.range, [&] {
    const std::string name = fieldName(frame, expr);
    if (isMethod(base, name))
      for (Value &result : callMethod(frame, name, {base}, outputCount))
        out.push_back(std::move(result));
    else
      readField(base, name, out);
  });
}

/// s.f(…): an element of the field, or a call when `s` is an object with a
/// method `f`.
void Interpreter::evaluateFieldIndex(Frame &frame, const ast::IndexExpr &expr,
                                     const ast::FieldExpr &field,
                                     int outputCount, ValueList &out) {
  if (callQualified(frame, field, expr.arguments, expr, outputCount, out))
    return;
  Value scratch;
  const Value &base = evaluateBase(frame, *field.base, scratch);
  const std::string name(field.name);
  if (isMethod(base, name)) {
    ValueList arguments = {base};
    for (Value &argument : evaluateArguments(frame, expr.arguments))
      arguments.push_back(std::move(argument));
    withLocation(frame, expr.range, [&] {
      ValueList results =
          callMethod(frame, name, std::move(arguments), outputCount);
      std::move(results.begin(), results.end(), std::back_inserter(out));
    });
    return;
  }
  ValueList fields;
  withLocation(frame, field.range, [&] {
    readField(base, name, fields);
    if (fields.size() != 1)
      throw Error("MATLAB:index:expected_one_output_from_expression",
                  "Expected one output from a curly brace or dot indexing "
                  "expression, but there were " +
                      std::to_string(fields.size()) + " results.");
  });
  readIndexed(frame, expr, fields.front(), outputCount, out);
}

/// Calls a function of a package, such as containers.Map(…), if `expr` names
/// one.
bool Interpreter::callQualified(Frame &frame, const ast::Expr &expr,
                                const ast::List<const ast::Expr *> &arguments,
                                const ast::Expr &whole, int outputCount,
                                ValueList &out) {
  auto *field = dynCast<ast::FieldExpr>(&expr);
  auto *package = field ? dynCast<ast::IdentifierExpr>(field->base) : nullptr;
  if (!package || variableOf(frame, *package))
    return false;
  const std::string name =
      std::string(package->name) + "." + std::string(field->name);
  const Builtin *function = findBuiltin(name);
  if (!function)
    return false;
  ValueList values = evaluateArguments(frame, arguments);
  withLocation(frame, whole.range, [&] {
    ValueList results = callBuiltin(*function, *this, values, outputCount);
    std::move(results.begin(), results.end(), std::back_inserter(out));
  });
  return true;
}
