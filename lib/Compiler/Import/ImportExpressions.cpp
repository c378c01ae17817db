//===- ImportExpressions.cpp - expressions and calls ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/OperatorNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/BuiltinArguments.h"
#include "lib/Compiler/Import/Cells.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/KnownValues.h"
#include "lib/Compiler/Import/Lists.h"
#include "lib/Compiler/Import/Random.h"

using namespace mlir;

namespace runmat {

/// Whether a scalar is true, as && and || want it: an array is an error.
static Value truthOfScalar(ImportState &state, Location loc, Value value) {
  auto truth = TruthOp::create(state.builder, loc, state.any(), value);
  truth.setScalar(true);
  return truth;
}

// What the catalogue names for the operators.

template <typename Op>
static Value makeUnary(ImportState &state, Location loc, Value operand) {
  return Op::create(state.builder, loc, state.any(), operand);
}

template <bool conjugate>
static Value makeTranspose(ImportState &state, Location loc, Value operand) {
  return TransposeOp::create(state.builder, loc, state.any(), operand,
                             conjugate);
}

template <typename Op>
static Value makeBinary(ImportState &state, Location loc, Value lhs,
                        Value rhs) {
  return Op::create(state.builder, loc, state.any(), lhs, rhs);
}

static Value makeLeftDivide(ImportState &state, Location loc, Value lhs,
                            Value rhs) {
  return makeBinary<DivOp>(state, loc, rhs, lhs);
}

static Value makeOperator(ImportState &state, ast::BinaryOp op, Location loc,
                          Value lhs, Value rhs) {
  switch (op) {
#define RUNMAT_BINARY_OPERATOR(op, symbol, token, binding, evaluate, build)    \
  case ast::BinaryOp::op:                                                      \
    return build(state, loc, lhs, rhs);
#include "Catalogue/Operators.inc"
  case ast::BinaryOp::AndShort:
  case ast::BinaryOp::OrShort:
    break; // importShortCircuit has them.
  }
  return {};
}

static Value importScalarTruth(ImportState &state, const ast::Expr &expr) {
  Value value = importExpression(state, expr);
  return value ? truthOfScalar(state, state.locate(expr.range, "a condition"),
                               value)
               : Value();
}

/// Whether evaluating an expression may leave the unit: it indexes, calls or
/// takes a power.
static bool mayLeave(const ast::Expr &root) {
  std::vector<const ast::Expr *> work{&root};
  while (!work.empty()) {
    const ast::Expr *expr = work.back();
    work.pop_back();
    auto *binary = dynCast<ast::BinaryExpr>(expr);
    if (isa<ast::IndexExpr>(expr) ||
        (binary && (binary->op == ast::BinaryOp::Power ||
                    binary->op == ast::BinaryOp::MPower)))
      return true;
    if (const ast::Expr *left = leftOperand(expr))
      work.push_back(left);
    appendOtherOperands(expr, work);
  }
  return false;
}

/// Where an operator stands, and how it is written.
template <typename Operator>
static Location locateOperator(ImportState &state, ast::SourceRange range,
                               Operator op) {
  return state.locate(range, "operator " + llvm::StringRef(spellingOf(op)));
}

/// The right side of && or || with the left one true (false): what it gives,
/// and the counter of random numbers after it if it draws.
static bool importAsked(ImportState &state, const ast::Expr &expr, bool draws,
                        Location loc) {
  Value counter = draws ? state.read(randomCounter) : Value();
  Value right = draws && !counter ? Value() : importScalarTruth(state, expr);
  if (!right)
    return false;
  SmallVector<Value> yielded{right};
  if (draws)
    yielded.push_back(
        std::exchange(state.scope->values[randomCounter], counter));
  YieldOp::create(state.builder, loc, yielded);
  return true;
}

/// && and || need scalars. The right side is evaluated only if it must be,
/// unless nobody can tell.
static Value importShortCircuit(ImportState &state, Value lhs,
                                const ast::BinaryExpr &expr) {
  Location loc = locateOperator(state, expr.opRange, expr.op);
  bool isAnd = expr.op == ast::BinaryOp::AndShort;
  Value left = truthOfScalar(state, loc, lhs);
  bool draws = mayDraw(state, *expr.rhs);
  if (!draws && !mayLeave(*expr.rhs)) {
    Value right = importScalarTruth(state, *expr.rhs);
    if (!right)
      return {};
    return isAnd ? makeBinary<AndOp>(state, loc, left, right)
                 : makeBinary<OrOp>(state, loc, left, right);
  }
  SmallVector<Type> types(draws ? 2 : 1, state.any());
  auto branch = IfOp::create(state.builder, loc, types, left);
  Region &asked = isAnd ? branch.getThenRegion() : branch.getElseRegion(),
         &known = isAnd ? branch.getElseRegion() : branch.getThenRegion();
  OpBuilder::InsertionGuard guard(state.builder);
  state.builder.setInsertionPointToEnd(&known.emplaceBlock());
  Value constant = runmat::ConstantOp::create(
      state.builder, loc, state.any(), state.builder.getBoolAttr(!isAnd));
  SmallVector<Value> yielded{constant};
  if (draws)
    yielded.push_back(state.read(randomCounter));
  if (!yielded.back())
    return {};
  YieldOp::create(state.builder, loc, yielded);
  state.builder.setInsertionPointToEnd(&asked.emplaceBlock());
  if (!importAsked(state, *expr.rhs, draws, loc))
    return {};
  if (draws)
    state.assign(randomCounter, branch.getResult(1));
  return branch.getResult(0);
}

static bool isShortCircuit(ast::BinaryOp op) {
  return op == ast::BinaryOp::AndShort || op == ast::BinaryOp::OrShort;
}

/// One side of a binary expression. Of a transpose that is a factor of a
/// product the matrix itself, and `form` says so.
static Value importFactor(ImportState &state, const ast::BinaryExpr &expr,
                          const ast::Expr &side, Transposition &form) {
  const ast::UnaryExpr *transpose = transposedFactor(expr, side);
  if (!transpose)
    return importExpression(state, side);
  form = transpose->op == ast::UnaryOp::CTranspose ? Transposition::Adjoint
                                                   : Transposition::Transposed;
  return importExpression(state, *transpose->operand);
}

/// Follows the left side in a loop: chains may be long.
static Value importBinary(ImportState &state, const ast::BinaryExpr &top) {
  SmallVector<const ast::BinaryExpr *> spine;
  const ast::Expr *expr = &top;
  while (auto *binary = dynCast<ast::BinaryExpr>(expr)) {
    spine.push_back(binary);
    expr = binary->lhs;
  }
  if (!state.addOperators(spine.size()))
    return {};
  Transposition lhsForm = Transposition::Plain;
  Value value = importFactor(state, *spine.back(), *expr, lhsForm);
  for (const ast::BinaryExpr *binary : llvm::reverse(spine)) {
    if (value && isShortCircuit(binary->op)) {
      value = importShortCircuit(state, value, *binary);
      continue;
    }
    Transposition rhsForm = Transposition::Plain;
    Value rhs =
        value ? importFactor(state, *binary, *binary->rhs, rhsForm) : Value();
    if (!rhs)
      return {};
    Location loc = locateOperator(state, binary->opRange, binary->op);
    value = makeOperator(state, binary->op, loc, value, rhs);
    if (auto product = value.getDefiningOp<MTimesOp>()) {
      product.setLhsForm(std::exchange(lhsForm, Transposition::Plain));
      product.setRhsForm(rhsForm);
    }
  }
  return value;
}

static Value makeOperator(ImportState &state, const ast::UnaryExpr &expr,
                          Value operand) {
  Location loc = locateOperator(state, expr.range, expr.op);
  switch (expr.op) {
#define RUNMAT_UNARY_OPERATOR(op, symbol, token, binding, evaluate, build)     \
  case ast::UnaryOp::op:                                                       \
    return build(state, loc, operand);
#include "Catalogue/Operators.inc"
  }
  return {};
}

/// Follows the operand in a loop: x'''' may be long.
static Value importUnary(ImportState &state, const ast::UnaryExpr &top) {
  SmallVector<const ast::UnaryExpr *> chain;
  const ast::Expr *expr = &top;
  while (auto *unary = dynCast<ast::UnaryExpr>(expr)) {
    chain.push_back(unary);
    expr = unary->operand;
  }
  if (!state.addOperators(chain.size()))
    return {};
  Value value = importExpression(state, *expr);
  for (const ast::UnaryExpr *unary : llvm::reverse(chain))
    if (value)
      value = makeOperator(state, *unary, value);
  return value;
}

/// 0xFF, 0b101s16: of 64 bits in halves, which doubles hold.
static Value importInteger(ImportState &state, const ast::NumberExpr &expr) {
  static constexpr std::pair<ElementClass, unsigned> classes[] = {
      {ElementClass::Int8, 8},    {ElementClass::Int16, 16},
      {ElementClass::Int32, 32},  {ElementClass::Int64, 64},
      {ElementClass::UInt8, 8},   {ElementClass::UInt16, 16},
      {ElementClass::UInt32, 32}, {ElementClass::UInt64, 64}};
  auto [elementClass, width] =
      classes[size_t(expr.literalClass) - size_t(ast::LiteralClass::Int8)];
  bool isSigned = elementClass <= ElementClass::Int64;
  llvm::APInt bits(width, expr.integer, /*isSigned=*/false,
                   /*implicitTrunc=*/true);
  Location loc = state.locate(expr.range);
  auto real = [&](double value) -> Value {
    return runmat::ConstantOp::create(state.builder, loc, state.any(),
                                      state.builder.getF64FloatAttr(value));
  };
  auto to = ElementClassAttr::get(state.builder.getContext(), elementClass);
  auto cast = [&](llvm::APInt whole) -> Value {
    Value value = real(whole.roundToDouble(isSigned));
    return runmat::CastOp::create(state.builder, loc, state.any(), to, value);
  };
  if (width < 64)
    return cast(bits);
  Value upper = MulOp::create(state.builder, loc, state.any(),
                              cast(isSigned ? bits.ashr(32) : bits.lshr(32)),
                              real(0x1p32));
  return AddOp::create(state.builder, loc, state.any(), upper,
                       real(bits.trunc(32).zext(64).roundToDouble(false)));
}

static Value importNumber(ImportState &state, const ast::NumberExpr &expr) {
  if (expr.literalClass != ast::LiteralClass::Double)
    return importInteger(state, expr);
  // A real number in the language.
  if (expr.imaginary && expr.value == 0)
    return state.refuse("an imaginary zero is not compiled");
  Location loc = state.locate(expr.range);
  Value value = number(state, loc, expr.value);
  if (!expr.imaginary)
    return value;
  Value zero = number(state, loc, 0);
  return ComplexOp::create(state.builder, loc, state.any(), zero, value);
}

/// What makes a text a value of its own: a char row.
static constexpr llvm::StringLiteral textMaker = "char";

std::optional<llvm::StringRef> writtenText(Value value) {
  auto row = value.getDefiningOp<EvaluateOp>();
  bool isRow =
      row && row.getCallee() == textMaker && row.getArguments().size() == 1;
  auto text =
      isRow ? row.getArguments().front().getDefiningOp<TextOp>() : TextOp();
  return text ? std::optional(text.getText()) : std::nullopt;
}

Value importText(ImportState &state, Location loc, llvm::StringRef text) {
  if (!llvm::isASCII(text))
    return state.refuse("text that is not ASCII is not compiled");
  Value row = TextOp::create(state.builder, loc, state.any(), text);
  return importEvaluate(state, loc, textMaker, row, 1).front();
}

std::optional<RangeBounds> importBounds(ImportState &state,
                                        const ast::RangeExpr &expr) {
  Value first = importExpression(state, *expr.first);
  if (!first)
    return std::nullopt;
  RangeBounds bounds = importStepAndLast(state, expr);
  bounds.first = first;
  return bounds.last ? std::optional(bounds) : std::nullopt;
}

RangeBounds importStepAndLast(ImportState &state, const ast::RangeExpr &expr) {
  RangeBounds bounds;
  bounds.step = expr.step ? importExpression(state, *expr.step)
                          : runmat::ConstantOp::create(
                                state.builder, state.locate(expr.range),
                                state.any(), state.builder.getF64FloatAttr(1))
                                .getResult();
  bounds.last = bounds.step ? importExpression(state, *expr.last) : Value();
  return bounds;
}

static Value importRange(ImportState &state, const ast::RangeExpr &expr) {
  std::optional<RangeBounds> bounds = importBounds(state, expr);
  return bounds
             ? RangeOp::create(state.builder,
                               state.locate(expr.range, "a range"), state.any(),
                               bounds->first, bounds->step, bounds->last)
                   .getResult()
             : Value();
}

static llvm::StringRef text(std::string_view view) {
  return {view.data(), view.size()};
}

/// A field of a struct, or an element of a list or a cell.
static Value importPart(ImportState &state, const ast::Expr &expr) {
  ast::Slot holder = elementHolderOf(state, expr);
  if (holder != ast::noSlot)
    return importCellElement(state, cast<ast::CellIndexExpr>(expr), holder);
  ast::Slot slot = state.placeOf(expr);
  return slot == ast::noSlot
             ? state.refusePlace(expr,
                                 isa<ast::FieldExpr>(&expr)
                                     ? "a field of such a value is not "
                                       "compiled yet"
                                     : "an index in braces is not compiled yet")
             : state.read(slot);
}

static Value importField(ImportState &state, const ast::FieldExpr &expr) {
  ast::Slot column = elementFieldOf(state, expr);
  return column == ast::noSlot
             ? importPart(state, expr)
             : importElementField(state, cast<ast::IndexExpr>(*expr.base),
                                  column);
}

/// The first result, which must be no struct.
static Value valueOf(ImportState &state, const Results &results) {
  if (results.empty())
    return {};
  return results.front().structure
             ? state.refuse("a struct in an expression is not compiled")
             : results.front().value;
}

static Value importIdentifier(ImportState &state,
                              const ast::IdentifierExpr &expr) {
  if (expr.slot != ast::noSlot)
    return state.read(expr.slot);
  if (Value known = importKnown(state, expr))
    return known;
  return valueOf(state,
                 importCall(state, expr.name, {}, 1, state.locate(expr.range)));
}

/// Whether what is indexed is a function, by its name or a handle.
static bool isCall(ImportState &state, const ast::Expr &callee) {
  auto *name = dynCast<ast::IdentifierExpr>(&callee);
  if (name && name->slot == ast::noSlot)
    return true;
  return (name || isa<ast::FieldExpr>(&callee) ||
          isa<ast::CellIndexExpr>(&callee)) &&
         importHandle(state, callee);
}

static Results importCallOf(ImportState &state, const ast::IndexExpr &expr,
                            size_t outputs) {
  SmallVector<const ast::Expr *> arguments =
      writeOutLists(state, {expr.arguments.data(), expr.arguments.size()});
  Location loc = state.locate(expr.range);
  auto *name = dynCast<ast::IdentifierExpr>(expr.base);
  if (name && name->slot == ast::noSlot)
    return importCall(state, name->name, arguments, outputs, loc);
  return importHandleCall(state, importHandle(state, *expr.base), arguments,
                          outputs, loc);
}

static Value importIndex(ImportState &state, const ast::IndexExpr &expr) {
  auto *name = dynCast<ast::IdentifierExpr>(expr.base);
  // Where eval may make a variable of any name, every name may be one.
  if (name && state.isAmbiguous(*name))
    return state.refuse("'" + llvm::Twine(text(name->name)) +
                        "' may be a function or a variable, since this code "
                        "makes variables by name (eval, load, …)");
  if (!isCall(state, *expr.base))
    return importElement(state, expr);
  Value known = importKnown(state, expr);
  return known ? known : valueOf(state, importCallOf(state, expr, 1));
}

/// One result, which may be a struct.
static Results importResult(ImportState &state, const ast::Expr &expr) {
  auto *call = dynCast<ast::IndexExpr>(&expr);
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  Binding result;
  result.structure = importStruct(state, expr);
  if (!result.structure)
    result.value = importKnown(state, expr);
  if (!result.isKnown() && call && !(name && state.isAmbiguous(*name)) &&
      isCall(state, *call->base))
    return importCallOf(state, *call, 1);
  if (!result.isKnown())
    result.value = importExpression(state, expr);
  return result.isKnown() ? Results{result} : Results();
}

static Results importResults(ImportState &state, const ast::Expr &expr,
                             size_t outputs) {
  if (outputs == 1)
    return importResult(state, expr);
  auto *call = dynCast<ast::IndexExpr>(&expr);
  if (call && isCall(state, *call->base))
    return importCallOf(state, *call, outputs);
  state.refuse("this assignment to several variables is not compiled");
  return {};
}

Results importOutputs(ImportState &state, const ast::Expr &expr,
                      size_t outputs) {
  Results results = importResults(state, expr, outputs);
  if (results.empty())
    state.placeRefusal(expr);
  return results;
}

static Value join(ImportState &state, Location loc, int64_t dimension,
                  ValueRange parts) {
  return parts.size() == 1
             ? parts.front()
             : ConcatenateOp::create(state.builder, loc, state.any(), parts,
                                     dimension, Value());
}

/// [], the double array of 0 by 0.
static Value emptyMatrix(ImportState &state, Location loc) {
  Value zero = number(state, loc, 0);
  return FillOp::create(state.builder, loc, state.any(), llvm::APFloat(0.0),
                        ElementClass::Double, ValueRange{zero, zero});
}

/// Rows of parts side by side, one below the other.
static Value importMatrix(ImportState &state, const ast::MatrixExpr &matrix) {
  Location loc = state.locate(matrix.range, "concatenation");
  if (matrix.rows.empty())
    return emptyMatrix(state, loc);
  SmallVector<Value> rows;
  for (const auto &elements : matrix.rows) {
    SmallVector<Value> parts;
    SmallVector<const ast::Expr *> all =
        writeOutLists(state, {elements.data(), elements.size()});
    // A list without elements is [] where it stands.
    if (all.empty() && !elements.empty())
      parts.push_back(emptyMatrix(state, loc));
    for (const ast::Expr *element : all) {
      Value listed = importListedFields(state, *element);
      parts.push_back(listed ? listed : importExpression(state, *element));
      if (!parts.back())
        return {};
    }
    if (!parts.empty() && state.addOperators(parts.size()))
      rows.push_back(join(state, loc, /*dimension=*/1, parts));
    else
      return state.refuse("a matrix with an empty row is not compiled");
  }
  return join(state, loc, /*dimension=*/0, rows);
}

/// A kind of expression that import knows no op for.
static const char *describe(ast::ExprKind kind) {
  switch (kind) {
  case ast::ExprKind::String:
    return "a string";
  case ast::ExprKind::Colon:
  case ast::ExprKind::End:
    return "a subscript";
  case ast::ExprKind::CellArray:
    return "a cell array";
  case ast::ExprKind::CellIndex:
    return "an index in braces";
  case ast::ExprKind::DynamicField:
    return "a field named by an expression";
  case ast::ExprKind::AnonymousFunction:
  case ast::ExprKind::FunctionHandle:
    return "a function handle";
  case ast::ExprKind::MetaClass:
    return "a class";
  case ast::ExprKind::Number:
  case ast::ExprKind::Identifier:
  case ast::ExprKind::Unary:
  case ast::ExprKind::Binary:
  case ast::ExprKind::Range:
  case ast::ExprKind::Index:
  case ast::ExprKind::Matrix:
  case ast::ExprKind::CharArray:
  case ast::ExprKind::Field:
    break;
  }
  return "this kind of expression";
}

static Value importByKind(ImportState &state, const ast::Expr &expr) {
  if (auto *number = dynCast<ast::NumberExpr>(&expr))
    return importNumber(state, *number);
  if (auto *name = dynCast<ast::IdentifierExpr>(&expr))
    return importIdentifier(state, *name);
  if (auto *field = dynCast<ast::FieldExpr>(&expr))
    return importField(state, *field);
  if (auto *unary = dynCast<ast::UnaryExpr>(&expr))
    return importUnary(state, *unary);
  if (auto *binary = dynCast<ast::BinaryExpr>(&expr))
    return importBinary(state, *binary);
  if (auto *range = dynCast<ast::RangeExpr>(&expr))
    return importRange(state, *range);
  if (auto *index = dynCast<ast::IndexExpr>(&expr))
    return importIndex(state, *index);
  if (auto *end = dynCast<ast::EndExpr>(&expr))
    return importEnd(state, *end);
  if (auto *matrix = dynCast<ast::MatrixExpr>(&expr))
    return importMatrix(state, *matrix);
  if (auto *text = dynCast<ast::CharArrayExpr>(&expr))
    return importText(state, state.locate(text->range),
                      {text->text.data(), text->text.size()});
  if (isa<ast::CellIndexExpr>(&expr))
    return importPart(state, expr);
  return state.refuse(llvm::Twine(describe(expr.kind)) +
                      " is not compiled yet");
}

Value importExpression(ImportState &state, const ast::Expr &expr) {
  Value value = importByKind(state, expr);
  if (!value)
    state.placeRefusal(expr);
  return value;
}

} // namespace runmat
