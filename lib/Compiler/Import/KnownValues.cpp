//===- KnownValues.cpp - what import itself knows of values -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/KnownValues.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/BuiltinArguments.h"
#include "lib/Compiler/Import/KnownClasses.h"
#include "lib/Compiler/Import/Lists.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>

using namespace mlir;

namespace runmat {

using Known = std::optional<KnownValue>;

static Known logical(bool value) {
  return KnownValue{KnownValue::Kind::Logical, double(value)};
}
static Known real(double value) {
  return KnownValue{KnownValue::Kind::Real, value};
}
static Known text(std::string value) {
  return KnownValue{KnownValue::Kind::Text, 0, std::move(value)};
}

static std::optional<double> numberOf(const Known &value) {
  return value && value->kind != KnownValue::Kind::Text
             ? std::optional(value->number)
             : std::nullopt;
}

/// What a condition makes of it: NaN is an error there.
static std::optional<bool> truthOf(const Known &value) {
  std::optional<double> number = numberOf(value);
  return number && !std::isnan(*number) ? std::optional(*number != 0)
                                        : std::nullopt;
}

std::optional<std::string> knownText(ImportState &state,
                                     const ast::Expr &expr) {
  Known value = knownValue(state, expr);
  return value && value->kind == KnownValue::Kind::Text
             ? std::optional(std::move(value->text))
             : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The value that a variable, a field or an element of a list has here, if it
/// was assigned in the unit. Only of inlined functions: in the unit's own every
/// branch is kept, so that it can be gone on with from anywhere.
static Value assignedValue(ImportState &state, const ast::Expr &expr) {
  ast::Slot slot =
      state.scope->inlined ? state.placeOf(expr) : ast::Slot(ast::noSlot);
  return slot == ast::noSlot ? Value() : state.scope->values.lookup(slot);
}

static Known ofConstant(runmat::ConstantOp constant) {
  if (auto truth = dyn_cast<BoolAttr>(constant.getValue()))
    return logical(truth.getValue());
  auto number = dyn_cast<FloatAttr>(constant.getValue());
  return number && number.getType().isF64() ? real(number.getValueAsDouble())
                                            : std::nullopt;
}

static Known ofVariable(ImportState &state, const ast::Expr &expr) {
  Value value = assignedValue(state, expr);
  if (!value)
    return std::nullopt;
  if (auto constant = value.getDefiningOp<runmat::ConstantOp>())
    return ofConstant(constant);
  std::optional<llvm::StringRef> written = writtenText(value);
  return written ? text(written->str()) : std::nullopt;
}

/// Whether an array has no element; nothing where its extents are not known.
static std::optional<bool> isEmpty(Value value) {
  if (value.getDefiningOp<runmat::ConstantOp>())
    return false;
  auto fill = value.getDefiningOp<FillOp>();
  if (!fill || fill.getLike())
    return std::nullopt;
  bool empty = false;
  for (Value extent : fill.getExtents()) {
    auto constant = extent.getDefiningOp<runmat::ConstantOp>();
    std::optional<double> number =
        constant ? numberOf(ofConstant(constant)) : std::nullopt;
    if (!number)
      return std::nullopt;
    empty |= *number <= 0;
  }
  return empty;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {

using Arguments = llvm::ArrayRef<const ast::Expr *>;
using Function = Known (*)(ImportState &, Arguments);

/// Of the unit's own function, where that is an entry.
Known ofEntry(ImportState &state, int32_t count) {
  state.holdsForCall |= count >= 0;
  return count >= 0 ? real(count) : std::nullopt;
}

/// Arguments given, or outputs asked for. An anonymous function has the numbers
/// of its own call, for which nobody asks.
template <size_t Scope::*count>
Known ofCall(ImportState &state, Arguments arguments) {
  const Scope &scope = *state.scope;
  if (!scope.inlined && arguments.empty())
    return ofEntry(state, count == &Scope::given ? state.request.argumentCount
                                                 : state.request.outputCount);
  bool isKnown = scope.inlined && arguments.empty() &&
                 scope.function.kind == ast::FunctionKind::Named;
  return isKnown ? real(double(scope.*count)) : std::nullopt;
}

/// Of a statement, since it gives no value: true where they lie between the
/// limits. An error is for the interpreter.
template <size_t Scope::*count>
Known ofCheck(ImportState &state, Arguments arguments) {
  std::optional<double> known = numberOf(ofCall<count>(state, {}));
  if (!known || arguments.size() != 2)
    return std::nullopt;
  std::optional<double> least = numberOf(knownValue(state, *arguments[0])),
                        most = numberOf(knownValue(state, *arguments[1]));
  bool holds = least && most && *least <= *known && *known <= *most;
  return holds ? logical(true) : std::nullopt;
}

Known infinity(ImportState &, Arguments arguments) {
  return arguments.empty() ? real(HUGE_VAL) : std::nullopt;
}

Known countOfList(ImportState &state, Arguments arguments) {
  const Scope::Fields *list =
      arguments.size() == 1 ? listAt(state, *arguments[0]) : nullptr;
  return list ? real(double(list->slots.size())) : std::nullopt;
}

Known ofEmptiness(ImportState &state, Arguments arguments) {
  if (arguments.size() != 1)
    return std::nullopt;
  if (std::optional<double> count = numberOf(countOfList(state, arguments)))
    return logical(*count == 0);
  if (std::optional<std::string> text = knownText(state, *arguments[0]))
    return logical(text->empty());
  Value value = assignedValue(state, *arguments[0]);
  std::optional<bool> empty = value ? isEmpty(value) : std::nullopt;
  return empty ? logical(*empty) : std::nullopt;
}

/// Whether a parameter has a value: one that is given has, one that is not has
/// once it is assigned.
Known ofParameter(ImportState &state, size_t number) {
  if (number < state.scope->given)
    return real(1);
  ast::Slot slot = state.scope->function.parameters[number];
  if (state.isDefined(slot) || state.handleOf(slot) || state.fieldsOf(slot))
    return real(1);
  return state.scope->assigned.contains(slot) ? std::nullopt : real(0);
}

/// exist('x', 'var')
Known ofExistence(ImportState &state, Arguments arguments) {
  if (!state.scope->inlined || arguments.size() != 2 ||
      knownText(state, *arguments[1]) != "var")
    return std::nullopt;
  std::optional<std::string> name = knownText(state, *arguments[0]);
  const ast::Function &function = state.scope->function;
  for (auto [number, slot] : llvm::enumerate(function.parameters))
    if (name && slot != ast::noSlot && function.variables[slot].name == *name)
      return ofParameter(state, number);
  return std::nullopt;
}

const Scope::Fields *structAt(ImportState &state, const ast::Expr &expr) {
  ast::Slot slot = state.placeOf(expr);
  const Scope::Fields *fields =
      slot == ast::noSlot ? nullptr : state.fieldsOf(slot);
  return fields && !fields->isList && !fields->isCell ? fields : nullptr;
}

Known ofField(ImportState &state, Arguments arguments) {
  std::optional<std::string> name =
      arguments.size() == 2 ? knownText(state, *arguments[1]) : std::nullopt;
  const Scope::Fields *fields = name ? structAt(state, *arguments[0]) : nullptr;
  return fields ? logical(fields->find(*name) != ast::noSlot) : std::nullopt;
}

Known ofStruct(ImportState &state, Arguments arguments) {
  bool isStruct = arguments.size() == 1 && structAt(state, *arguments[0]);
  return isStruct ? logical(true) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

/// Of the one argument of a call.
std::optional<ElementClass> classOfOnly(ImportState &state,
                                        Arguments arguments) {
  return arguments.size() == 1 ? knownClass(state, *arguments[0])
                               : std::nullopt;
}

template <bool (*isOf)(ElementClass)>
Known ofClasses(ImportState &state, Arguments arguments) {
  auto elementClass = classOfOnly(state, arguments);
  return elementClass ? logical(isOf(*elementClass)) : std::nullopt;
}

Known ofChars(ImportState &state, Arguments arguments) {
  Known value =
      arguments.size() == 1 ? knownValue(state, *arguments[0]) : std::nullopt;
  return value ? logical(value->kind == KnownValue::Kind::Text)
               : ofClasses<isChar>(state, arguments);
}

/// isa(x, 'single')
Known ofNamedClass(ImportState &state, Arguments arguments) {
  std::optional<std::string> name =
      arguments.size() == 2 ? knownText(state, *arguments[1]) : std::nullopt;
  auto elementClass = name ? knownClass(state, *arguments[0]) : std::nullopt;
  std::optional<bool> is =
      elementClass ? isOfClass(*elementClass, *name) : std::nullopt;
  return is ? logical(*is) : std::nullopt;
}

Known nameOfClass(ImportState &state, Arguments arguments) {
  auto elementClass = classOfOnly(state, arguments);
  return elementClass ? text(stringifyElementClass(*elementClass).str())
                      : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Of texts
//===----------------------------------------------------------------------===//

// Letters beyond ASCII have cases, too, which the runtime knows.

template <bool ignoresCase>
Known ofComparison(ImportState &state, Arguments arguments) {
  if (arguments.size() != 2)
    return std::nullopt;
  std::optional<std::string> left = knownText(state, *arguments[0]),
                             right = knownText(state, *arguments[1]);
  if (!left || !right)
    return std::nullopt;
  if (!ignoresCase)
    return logical(*left == *right);
  return llvm::isASCII(*left) && llvm::isASCII(*right)
             ? logical(llvm::StringRef(*left).equals_insensitive(*right))
             : std::nullopt;
}

template <bool upper> Known inCase(ImportState &state, Arguments arguments) {
  std::optional<std::string> known =
      arguments.size() == 1 ? knownText(state, *arguments[0]) : std::nullopt;
  if (!known || !llvm::isASCII(*known))
    return std::nullopt;
  llvm::StringRef plain = *known;
  return text(upper ? plain.upper() : plain.lower());
}

Known ofNegation(ImportState &state, Arguments arguments) {
  std::optional<bool> truth = arguments.size() == 1
                                  ? truthOf(knownValue(state, *arguments[0]))
                                  : std::nullopt;
  return truth ? logical(!*truth) : std::nullopt;
}

/// The function that knows of a call, if one does.
Function functionOf(ImportState &state, const ast::Expr &callee) {
  static const llvm::StringMap<Function> functions = {
#include "Catalogue/KnownRows.inc"
  };
  auto *name = dynCast<ast::IdentifierExpr>(&callee);
  if (!name || name->slot != ast::noSlot)
    return nullptr;
  Function function = functions.lookup({name->name.data(), name->name.size()});
  return function && state.isBuiltin(name->name) ? function : nullptr;
}

bool isCheck(Function function) {
  return function == ofCheck<&Scope::given> ||
         function == ofCheck<&Scope::asked>;
}

Known ofFunction(ImportState &state, const ast::Expr &callee,
                 Arguments arguments) {
  Function function = functionOf(state, callee);
  return function && !isCheck(function) ? function(state, arguments)
                                        : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// && and ||, which one side may decide.
Known shortCircuit(ImportState &state, const ast::BinaryExpr &expr) {
  const bool decides = expr.op == ast::BinaryOp::OrShort;
  std::optional<bool> left = truthOf(knownValue(state, *expr.lhs));
  if (!left || *left == decides)
    return left ? logical(decides) : std::nullopt;
  std::optional<bool> right = truthOf(knownValue(state, *expr.rhs));
  return right ? logical(*right) : std::nullopt;
}

Known combine(ast::BinaryOp op, double a, double b) {
  switch (op) {
  case ast::BinaryOp::Less:
    return logical(a < b);
  case ast::BinaryOp::LessEqual:
    return logical(a <= b);
  case ast::BinaryOp::Greater:
    return logical(a > b);
  case ast::BinaryOp::GreaterEqual:
    return logical(a >= b);
  case ast::BinaryOp::Equal:
    return logical(a == b);
  case ast::BinaryOp::NotEqual:
    return logical(a != b);
  case ast::BinaryOp::Plus:
    return real(a + b);
  case ast::BinaryOp::Minus:
    return real(a - b);
  default:
    return std::nullopt;
  }
}

/// Chains of operators may be longer than anything can recurse; of such length
/// none is a condition.
bool isLong(const ast::BinaryExpr &expr) {
  const ast::BinaryExpr *link = &expr;
  for (unsigned length = 0; link; ++length) {
    if (length == 64)
      return true;
    link = dynCast<ast::BinaryExpr>(link->lhs);
  }
  return false;
}

Known ofOperator(ImportState &state, const ast::BinaryExpr &expr) {
  if (isLong(expr))
    return std::nullopt;
  if (expr.op == ast::BinaryOp::AndShort || expr.op == ast::BinaryOp::OrShort)
    return shortCircuit(state, expr);
  std::optional<double> left = numberOf(knownValue(state, *expr.lhs));
  std::optional<double> right =
      left ? numberOf(knownValue(state, *expr.rhs)) : std::nullopt;
  return right ? combine(expr.op, *left, *right) : std::nullopt;
}

Known ofSign(ImportState &state, const ast::UnaryExpr &expr) {
  if (expr.op == ast::UnaryOp::Not)
    return ofNegation(state, Arguments(&expr.operand, 1));
  // Of transposes there may be more than anything can recurse into.
  if (expr.op != ast::UnaryOp::Plus && expr.op != ast::UnaryOp::Minus)
    return std::nullopt;
  std::optional<double> number = numberOf(knownValue(state, *expr.operand));
  if (!number)
    return std::nullopt;
  return real(expr.op == ast::UnaryOp::Minus ? -*number : *number);
}

Known ofLiteral(const ast::NumberExpr &expr) {
  bool isReal =
      expr.literalClass == ast::LiteralClass::Double && !expr.imaginary;
  return isReal ? real(expr.value) : std::nullopt;
}

/// `end` in braces of a list.
Known ofEnd(ImportState &state, const ast::EndExpr &expr) {
  auto *index = dynCast<ast::CellIndexExpr>(expr.target);
  const Scope::Fields *list =
      index && expr.count == 1 ? listAt(state, *index->base) : nullptr;
  return list ? real(double(list->slots.size())) : std::nullopt;
}

} // namespace

Known knownValue(ImportState &state, const ast::Expr &expr) {
  if (auto *literal = dynCast<ast::NumberExpr>(&expr))
    return ofLiteral(*literal);
  if (auto *literal = dynCast<ast::CharArrayExpr>(&expr))
    return text(std::string(literal->text));
  if (auto *binary = dynCast<ast::BinaryExpr>(&expr))
    return ofOperator(state, *binary);
  if (auto *unary = dynCast<ast::UnaryExpr>(&expr))
    return ofSign(state, *unary);
  if (auto *end = dynCast<ast::EndExpr>(&expr))
    return ofEnd(state, *end);
  if (auto *call = dynCast<ast::IndexExpr>(&expr))
    return ofFunction(state, *call->base,
                      {call->arguments.data(), call->arguments.size()});
  auto *name = dynCast<ast::IdentifierExpr>(&expr);
  return name && name->slot == ast::noSlot ? ofFunction(state, *name, {})
                                           : ofVariable(state, expr);
}

std::optional<size_t> knownCount(ImportState &state, const ast::Expr &expr,
                                 size_t least) {
  Known value = knownValue(state, expr);
  bool isCount = value && value->kind == KnownValue::Kind::Real &&
                 value->number >= double(least) && value->number < 1e6 &&
                 value->number == std::floor(value->number);
  return isCount ? std::optional(size_t(value->number)) : std::nullopt;
}

bool isKnownToHold(ImportState &state, const ast::IndexExpr &call) {
  Function function = functionOf(state, *call.base);
  return isCheck(function) &&
         function(state, {call.arguments.data(), call.arguments.size()});
}

Value importKnown(ImportState &state, const ast::Expr &expr) {
  Known value = knownValue(state, expr);
  if (!value)
    return {};
  Location loc = state.locate(expr.range);
  if (value->kind == KnownValue::Kind::Text)
    return isa<ast::IndexExpr>(&expr) ? importText(state, loc, value->text)
                                      : Value();
  if (value->kind == KnownValue::Kind::Real)
    return number(state, loc, value->number);
  return runmat::ConstantOp::create(
      state.builder, loc, state.any(),
      state.builder.getBoolAttr(value->number != 0));
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

using Taken = std::optional<ArrayRef<const ast::Stmt *>>;

OpenBranches openBranches(ImportState &state, const ast::IfStmt &statement) {
  OpenBranches open{{}, statementsOf(statement.otherwise)};
  for (const auto &clause : statement.clauses) {
    std::optional<bool> holds = truthOf(knownValue(state, *clause.condition));
    if (holds == true) {
      open.otherwise = statementsOf(clause.body);
      break;
    }
    if (!holds)
      open.clauses.push_back(&clause);
  }
  return open;
}

/// Whether a case selects the subject: the same text, or an equal number.
static std::optional<bool> isSelected(ImportState &state,
                                      const KnownValue &subject,
                                      const ast::Expr &expr) {
  Known value = knownValue(state, expr);
  if (!value)
    return std::nullopt;
  bool isText = subject.kind == KnownValue::Kind::Text;
  return isText == (value->kind == KnownValue::Kind::Text) &&
         (isText ? value->text == subject.text
                 : value->number == subject.number);
}

/// The same of a case that may list several in braces.
static std::optional<bool> isAnySelected(ImportState &state,
                                         const KnownValue &subject,
                                         const ast::Expr &expr) {
  auto *cell = dynCast<ast::CellArrayExpr>(&expr);
  if (!cell)
    return isSelected(state, subject, expr);
  for (const auto &row : cell->rows)
    for (const ast::Expr *element : row) {
      std::optional<bool> selected = isSelected(state, subject, *element);
      if (selected != false)
        return selected;
    }
  return false;
}

Taken knownBranch(ImportState &state, const ast::SwitchStmt &statement) {
  Known subject = knownValue(state, *statement.subject);
  if (!subject)
    return std::nullopt;
  for (const auto &arm : statement.cases) {
    std::optional<bool> selected = isAnySelected(state, *subject, *arm.value);
    if (!selected)
      return std::nullopt;
    if (*selected)
      return statementsOf(arm.body);
  }
  return statementsOf(statement.otherwise);
}

} // namespace runmat
