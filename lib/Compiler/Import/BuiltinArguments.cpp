//===- BuiltinArguments.cpp - what arguments of builtins say ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"
#include "lib/Compiler/Import/KnownClasses.h"
#include "lib/Compiler/Import/KnownValues.h"
#include "lib/Compiler/Import/Lists.h"

using namespace mlir;

namespace runmat {

Value number(ImportState &state, Location loc, double value) {
  return runmat::ConstantOp::create(state.builder, loc, state.any(),
                                    state.builder.getF64FloatAttr(value));
}

Value wrongArguments(ImportState &state) {
  return state.refuse("these arguments of '" + llvm::Twine(state.builtin) +
                      "' are not compiled yet");
}

std::optional<double> literal(const ast::Expr *expr) {
  auto *value = dynCast<ast::NumberExpr>(expr);
  bool plain = value && !value->imaginary &&
               value->literalClass == ast::LiteralClass::Double;
  return plain ? std::optional(value->value) : std::nullopt;
}

bool isText(const ast::Expr *expr, std::string_view text) {
  if (auto *chars = dynCast<ast::CharArrayExpr>(expr))
    return chars->text == text;
  auto *string = dynCast<ast::StringExpr>(expr);
  return string && string->text == text;
}

bool isEmptyLiteral(const ast::Expr *expr) {
  auto *matrix = dynCast<ast::MatrixExpr>(expr);
  return matrix && matrix->rows.empty();
}

Value castTo(ImportState &state, Location loc, ElementClass elementClass,
             Value operand) {
  return runmat::CastOp::create(
      state.builder, loc, state.any(),
      ElementClassAttr::get(state.builder.getContext(), elementClass), operand);
}

Value asCount(ImportState &state, Location loc, Value operand) {
  Value number = ConjOp::create(state.builder, loc, state.any(), operand);
  return castTo(state, loc, ElementClass::Double, number);
}

std::optional<int64_t> dimension(const ast::Expr *expr) {
  return namedDimension(literal(expr));
}

std::optional<Dimensions> dimensionsOf(ImportState &state,
                                       Arguments arguments) {
  if (arguments.empty())
    return Dimensions{};
  if (arguments.size() != 1)
    return std::nullopt;
  if (isText(arguments[0], "all"))
    return Dimensions{{}, true};
  SmallVector<int64_t> list;
  auto *matrix = dynCast<ast::MatrixExpr>(arguments[0]);
  SmallVector<const ast::Expr *> elements;
  if (matrix && matrix->rows.size() == 1)
    elements.assign(matrix->rows[0].begin(), matrix->rows[0].end());
  else if (!matrix)
    elements.push_back(arguments[0]);
  for (const ast::Expr *element : elements) {
    std::optional<int64_t> d = dimension(element);
    if (!d || llvm::is_contained(list, *d))
      return std::nullopt;
    list.push_back(*d);
  }
  llvm::sort(list);
  return list.empty() ? std::nullopt
                      : std::optional(Dimensions{
                            state.builder.getDenseI64ArrayAttr(list), false});
}

SmallVector<Value> extents(ImportState &state, Arguments arguments, bool square,
                           Location loc) {
  SmallVector<const ast::Expr *> list(arguments);
  bool isMatrix = false;
  if (auto *matrix = arguments.size() == 1
                         ? dynCast<ast::MatrixExpr>(arguments[0])
                         : nullptr;
      matrix && matrix->rows.size() == 1) {
    list =
        writeOutLists(state, {matrix->rows[0].data(), matrix->rows[0].size()});
    isMatrix = true;
  }
  SmallVector<Value> values;
  for (const ast::Expr *expr : list) {
    Value value = importExpression(state, *expr);
    if (!value)
      return {};
    // A literal stays one: its extent is known then.
    values.push_back(literal(expr) ? value : asCount(state, loc, value));
  }
  if (values.size() == 1 && square && !isMatrix)
    values.push_back(values.front());
  if (values.size() < 2)
    state.refuse("these extents of '" + llvm::Twine(state.builtin) +
                 "' are not compiled yet");
  return values.size() < 2 ? SmallVector<Value>() : values;
}

Value shapeSource(ImportState &state, const ast::Expr *expr) {
  if (auto *variable = dynCast<ast::IdentifierExpr>(expr);
      variable && variable->slot != ast::noSlot) {
    Value value =
        state.isDefined(variable->slot) ? state.read(variable->slot) : Value();
    auto shape = value ? value.getDefiningOp<ShapeOp>() : nullptr;
    return shape ? shape.getOperand() : Value();
  }
  auto *call = dynCast<ast::IndexExpr>(expr);
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  bool isSize = name && name->slot == ast::noSlot &&
                call->arguments.size() == 1 && state.isBuiltin(name->name) &&
                findImport(name->name) == importSize;
  return isSize ? importExpression(state, *call->arguments[0]) : Value();
}

ImportedExtents extentsOrLike(ImportState &state, Arguments arguments,
                              Location loc) {
  if (arguments.size() == 1)
    if (Value source = shapeSource(state, arguments[0]))
      return {{source}, /*like=*/true};
  return {extents(state, arguments, /*square=*/true, loc)};
}

bool isFloat(ElementClass elementClass) {
  return elementClass == ElementClass::Double ||
         elementClass == ElementClass::Single;
}

std::optional<ElementClass> classNamed(ImportState &state,
                                       const ast::Expr *expr) {
  auto *string = dynCast<ast::StringExpr>(expr);
  std::optional<std::string> text =
      string ? std::string(string->text) : knownText(state, *expr);
  std::optional<ElementClass> elementClass =
      text ? symbolizeElementClass(*text) : std::nullopt;
  return elementClass && isNumeric(*elementClass) ? elementClass : std::nullopt;
}

NamedClass takeClass(ImportState &state, Arguments &arguments,
                     bool withIntegers) {
  NamedClass named;
  if (arguments.size() > 1 && isText(arguments[arguments.size() - 2], "like")) {
    named.prototype = arguments.back();
    arguments = arguments.drop_back(2);
    return named;
  }
  std::optional<ElementClass> elementClass =
      arguments.empty() ? std::nullopt : classNamed(state, arguments.back());
  if (elementClass && (withIntegers || isFloat(*elementClass))) {
    named.elementClass = *elementClass;
    arguments = arguments.drop_back();
  }
  return named;
}

} // namespace runmat
