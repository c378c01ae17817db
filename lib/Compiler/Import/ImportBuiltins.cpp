//===- ImportBuiltins.cpp - calls of builtins -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One table from MATLAB's names to the code that builds the op. A builtin that
// is not in it stays with the interpreter.
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Random.h"
#include "lib/Compiler/Import/Scope.h"

#include "llvm/Support/SaveAndRestore.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace runmat {

namespace {

using Arguments = ArrayRef<const ast::Expr *>;
using Builtin = Value (*)(ImportState &, Arguments, Location);

Value number(ImportState &state, Location loc, double value) {
  return runmat::ConstantOp::create(state.builder, loc, state.any(),
                                    state.builder.getF64FloatAttr(value));
}

Value wrongArguments(ImportState &state) {
  return state.refuse("these arguments of '" + llvm::Twine(state.builtin) +
                      "' are not compiled yet");
}

/// The argument as a number written in the text.
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

bool isEmptyMatrix(const ast::Expr *expr) {
  auto *matrix = dynCast<ast::MatrixExpr>(expr);
  return matrix && matrix->rows.empty();
}

template <typename Op>
Value unary(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importExpression(state, *arguments[0])
                                        : wrongArguments(state);
  return operand
             ? Op::create(state.builder, loc, state.any(), operand).getResult()
             : Value();
}

template <typename Op>
Value binary(ImportState &state, Arguments arguments, Location loc) {
  Value lhs = arguments.size() == 2 ? importExpression(state, *arguments[0])
                                    : wrongArguments(state);
  Value rhs = lhs ? importExpression(state, *arguments[1]) : Value();
  return rhs ? Op::create(state.builder, loc, state.any(), lhs, rhs).getResult()
             : Value();
}

Value castTo(ImportState &state, Location loc, ElementClass elementClass,
             Value operand) {
  return runmat::CastOp::create(
      state.builder, loc, state.any(),
      ElementClassAttr::get(state.builder.getContext(), elementClass), operand);
}

template <ElementClass elementClass>
Value cast(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importExpression(state, *arguments[0])
                                        : wrongArguments(state);
  return operand ? castTo(state, loc, elementClass, operand) : Value();
}

/// How idivide rounds, by its last argument.
std::optional<Rounding> roundingOf(Arguments arguments) {
  if (arguments.size() == 2)
    return Rounding::Fix;
  for (Rounding rounding :
       {Rounding::Fix, Rounding::Floor, Rounding::Ceil, Rounding::Round})
    if (arguments.size() == 3 &&
        isText(arguments[2], stringifyRounding(rounding)))
      return rounding;
  return std::nullopt;
}

Value integerDivide(ImportState &state, Arguments arguments, Location loc) {
  std::optional<Rounding> rounding = roundingOf(arguments);
  Value lhs =
      rounding ? importExpression(state, *arguments[0]) : wrongArguments(state);
  Value rhs = lhs ? importExpression(state, *arguments[1]) : Value();
  return rhs ? IntegerDivideOp::create(state.builder, loc, state.any(),
                                       *rounding, lhs, rhs)
                   .getResult()
             : Value();
}

/// xor(x, y): NaN has no truth, as in & and |.
Value exclusiveOr(ImportState &state, Arguments arguments, Location loc) {
  Value lhs = arguments.size() == 2 ? importExpression(state, *arguments[0])
                                    : wrongArguments(state);
  Value rhs = lhs ? importExpression(state, *arguments[1]) : Value();
  if (!rhs)
    return {};
  lhs = castTo(state, loc, ElementClass::Logical, lhs);
  rhs = castTo(state, loc, ElementClass::Logical, rhs);
  return NeOp::create(state.builder, loc, state.any(), lhs, rhs);
}

template <double (*value)()>
Value floatConstant(ImportState &state, Arguments arguments, Location loc) {
  return arguments.empty() ? number(state, loc, value())
                           : wrongArguments(state);
}
double zero() { return 0; }
double one() { return 1; }
double pi() { return 3.14159265358979311600; }
double inf() { return std::numeric_limits<double>::infinity(); }
double minusInf() { return -std::numeric_limits<double>::infinity(); }
double nan() { return std::numeric_limits<double>::quiet_NaN(); }
double eps() { return std::numeric_limits<double>::epsilon(); }

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Which dimensions a reduction's arguments name: none, all, or a list of
/// literals.
struct Dimensions {
  DenseI64ArrayAttr list;
  bool all = false;
};

std::optional<int64_t> dimension(const ast::Expr *expr) {
  std::optional<double> value = literal(expr);
  bool whole = value && *value >= 1 && *value <= 64 &&
               *value == static_cast<int64_t>(*value);
  return whole ? std::optional<int64_t>(*value - 1) : std::nullopt;
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

template <Combiner combiner>
Value reduction(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.empty())
    return wrongArguments(state);
  std::optional<Dimensions> over = dimensionsOf(state, arguments.drop_front());
  Value operand =
      over ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? ReduceOp::create(state.builder, loc, state.any(), combiner,
                                    operand, over->list, over->all)
                       .getResult()
                 : Value();
}

/// max(x), max(x, [], dims), max(x, y).
template <typename Op, Combiner combiner>
Value extremum(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 2 && !isEmptyMatrix(arguments[1]))
    return binary<Op>(state, arguments, loc);
  if (arguments.size() > 1 && !isEmptyMatrix(arguments[1]))
    return wrongArguments(state);
  SmallVector<const ast::Expr *> rest(arguments);
  if (rest.size() > 1)
    rest.erase(rest.begin() + 1);
  return reduction<combiner>(state, rest, loc);
}

Value mean(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.empty())
    return wrongArguments(state);
  std::optional<Dimensions> over = dimensionsOf(state, arguments.drop_front());
  Value operand =
      over ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? MeanOp::create(state.builder, loc, state.any(), operand,
                                  over->list, over->all)
                       .getResult()
                 : Value();
}

/// var(x), var(x, w), var(x, w, dims) with w 0, 1 or [].
Value variance(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.empty() || arguments.size() > 3)
    return wrongArguments(state);
  bool population = false;
  if (arguments.size() > 1 && !isEmptyMatrix(arguments[1])) {
    std::optional<double> weight = literal(arguments[1]);
    if (!weight || (*weight != 0 && *weight != 1))
      return wrongArguments(state);
    population = *weight == 1;
  }
  std::optional<Dimensions> over = dimensionsOf(
      state, arguments.size() > 2 ? arguments.drop_front(2) : Arguments());
  Value operand =
      over ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? VarOp::create(state.builder, loc, state.any(), operand,
                                 over->list, over->all, population)
                       .getResult()
                 : Value();
}

/// The square root of the variance.
Value deviation(ImportState &state, Arguments arguments, Location loc) {
  Value square = variance(state, arguments, loc);
  return square ? SqrtOp::create(state.builder, loc, state.any(), square)
                      .getResult()
                : Value();
}

//===----------------------------------------------------------------------===//
// Shapes and constructors
//===----------------------------------------------------------------------===//

/// Extents given as separate arguments, or as one matrix literal; n alone means
/// n by n when `square`.
SmallVector<Value> extents(ImportState &state, Arguments arguments, bool square,
                           Location loc) {
  SmallVector<const ast::Expr *> list(arguments);
  bool isMatrix = false;
  if (auto *matrix = arguments.size() == 1
                         ? dynCast<ast::MatrixExpr>(arguments[0])
                         : nullptr;
      matrix && matrix->rows.size() == 1) {
    list.assign(matrix->rows[0].begin(), matrix->rows[0].end());
    isMatrix = true;
  }
  SmallVector<Value> values;
  for (const ast::Expr *expr : list) {
    Value value = importExpression(state, *expr);
    if (!value)
      return {};
    // A literal stays one: its extent is known then.
    values.push_back(literal(expr)
                         ? value
                         : castTo(state, loc, ElementClass::Double, value));
  }
  if (values.size() == 1 && square && !isMatrix)
    values.push_back(values.front());
  if (values.size() < 2)
    state.refuse("these extents of '" + llvm::Twine(state.builtin) +
                 "' are not compiled yet");
  return values.size() < 2 ? SmallVector<Value>() : values;
}

/// x in size(x), or where a variable got that value.
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
  bool isSize = name && name->slot == ast::noSlot && name->name == "size" &&
                call->arguments.size() == 1 && !state.findFunction("size") &&
                state.request.isBuiltin("size");
  return isSize ? importExpression(state, *call->arguments[0]) : Value();
}

/// The extents of an array that a call makes; empty with the reason noted.
ImportedExtents extentsOrLike(ImportState &state, Arguments arguments,
                              Location loc) {
  if (arguments.size() == 1)
    if (Value source = shapeSource(state, arguments[0]))
      return {{source}, /*like=*/true};
  return {extents(state, arguments, /*square=*/true, loc)};
}

Value fillOf(ImportState &state, Arguments arguments, Location loc,
             double value, ElementClass elementClass) {
  if (arguments.empty() && elementClass == ElementClass::Double)
    return number(state, loc, value);
  if (arguments.empty())
    return castTo(state, loc, elementClass, number(state, loc, value));
  ImportedExtents sizes = extentsOrLike(state, arguments, loc);
  return sizes.values.empty()
             ? Value()
             : FillOp::create(state.builder, loc, state.any(),
                              llvm::APFloat(value), elementClass, sizes.values,
                              sizes.like)
                   .getResult();
}

/// The class that the end of the arguments names, or a prototype after 'like'.
struct NamedClass {
  ElementClass elementClass = ElementClass::Double;
  const ast::Expr *prototype = nullptr;
};

bool isFloat(ElementClass elementClass) {
  return elementClass == ElementClass::Double ||
         elementClass == ElementClass::Single;
}

/// The class of numbers that a text names.
std::optional<ElementClass> classNamed(const ast::Expr *expr) {
  for (uint32_t i = 0; i <= getMaxEnumValForElementClass(); ++i) {
    ElementClass elementClass = *symbolizeElementClass(i);
    bool isNumber = elementClass != ElementClass::Logical &&
                    elementClass != ElementClass::Char;
    if (isNumber && isText(expr, stringifyElementClass(elementClass)))
      return elementClass;
  }
  return std::nullopt;
}

NamedClass takeClass(Arguments &arguments, bool withIntegers = false) {
  NamedClass named;
  if (arguments.size() > 1 && isText(arguments[arguments.size() - 2], "like")) {
    named.prototype = arguments.back();
    arguments = arguments.drop_back(2);
    return named;
  }
  std::optional<ElementClass> elementClass =
      arguments.empty() ? std::nullopt : classNamed(arguments.back());
  if (elementClass && (withIntegers || isFloat(*elementClass))) {
    named.elementClass = *elementClass;
    arguments = arguments.drop_back();
  }
  return named;
}

/// The extents of random numbers: 1 by 1 unless told.
ImportedExtents randomExtents(ImportState &state, Arguments arguments,
                              Location loc) {
  if (!arguments.empty())
    return extentsOrLike(state, arguments, loc);
  Value one = number(state, loc, 1);
  return {{one, one}};
}

/// rand(extents) and randn(extents), with a class by name or by 'like'.
template <Distribution distribution>
Value random(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(arguments);
  ImportedExtents sizes = randomExtents(state, arguments, loc);
  Value like = named.prototype && !sizes.values.empty()
                   ? importExpression(state, *named.prototype)
                   : Value();
  if (sizes.values.empty() || (named.prototype && !like))
    return {};
  return importRandom(state, distribution, sizes, named.elementClass, like,
                      loc);
}

/// What randi counts from and to, as doubles.
SmallVector<Value> importLimits(ImportState &state, const ast::Expr *expr,
                                Location loc) {
  auto *matrix = dynCast<ast::MatrixExpr>(expr);
  SmallVector<const ast::Expr *> written{expr};
  if (matrix && matrix->rows.size() == 1 && matrix->rows[0].size() == 2)
    written.assign(matrix->rows[0].begin(), matrix->rows[0].end());
  SmallVector<Value> limits;
  if (written.size() == 1)
    limits.push_back(number(state, loc, 1));
  for (const ast::Expr *each : written) {
    Value limit = importExpression(state, *each);
    if (!limit)
      return {};
    if (!literal(each))
      limit = GatherOp::create(state.builder, loc, state.any(),
                               castTo(state, loc, ElementClass::Double, limit));
    limits.push_back(limit);
  }
  return limits;
}

/// randi(most, extents) and randi([least most], extents).
Value randomWhole(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(arguments);
  if (arguments.empty() || named.prototype)
    return wrongArguments(state);
  SmallVector<Value> limits = importLimits(state, arguments[0], loc);
  ImportedExtents sizes;
  if (!limits.empty())
    sizes = randomExtents(state, arguments.drop_front(), loc);
  Value numbers =
      sizes.values.empty()
          ? Value()
          : importRandomWhole(state, limits[0], limits[1], sizes, loc);
  return numbers ? castTo(state, loc, named.elementClass, numbers) : Value();
}

/// intmax and intmin: what the class makes of numbers beyond it.
template <double (*beyond)()>
Value integerLimit(ImportState &state, Arguments arguments, Location loc) {
  std::optional<ElementClass> elementClass = ElementClass::Int32;
  if (!arguments.empty())
    elementClass = classNamed(arguments[0]);
  if (arguments.size() > 1 || !elementClass || isFloat(*elementClass))
    return wrongArguments(state);
  return castTo(state, loc, *elementClass, number(state, loc, beyond()));
}

/// zeros(extents), with a class by name or by 'like'.
template <double (*value)()>
Value fill(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(arguments, std::isfinite(value()));
  Value result = fillOf(state, arguments, loc, value(), named.elementClass);
  if (!result || !named.prototype)
    return result;
  Value like = importExpression(state, *named.prototype);
  return like
             ? CastLikeOp::create(state.builder, loc, state.any(), result, like)
                   .getResult()
             : Value();
}

template <bool value>
Value fillLogical(ImportState &state, Arguments arguments, Location loc) {
  if (!arguments.empty())
    return fillOf(state, arguments, loc, value, ElementClass::Logical);
  return runmat::ConstantOp::create(
      state.builder, loc, state.any(),
      state.builder.getIntegerAttr(state.builder.getI1Type(), value));
}

/// The extents of reshape(x, m, [], n): the open one follows from the others.
SmallVector<Value> openExtents(ImportState &state, Value operand,
                               Arguments arguments, size_t open, Location loc) {
  SmallVector<const ast::Expr *> given(arguments);
  given.erase(given.begin() + open);
  SmallVector<Value> sizes;
  Value rest = NumelOp::create(state.builder, loc, state.any(), operand);
  for (const ast::Expr *argument : given) {
    Value size = importExpression(state, *argument);
    if (!size)
      return {};
    if (!literal(argument))
      size = castTo(state, loc, ElementClass::Double, size);
    rest = DivOp::create(state.builder, loc, state.any(), rest, size);
    sizes.push_back(size);
  }
  sizes.insert(sizes.begin() + open, rest);
  return sizes;
}

Value reshape(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() > 1 ? importExpression(state, *arguments[0])
                                       : wrongArguments(state);
  if (!operand)
    return {};
  auto create = [&](ValueRange sizes, bool like) {
    return ReshapeOp::create(state.builder, loc, state.any(), operand, sizes,
                             like);
  };
  Arguments rest = arguments.drop_front();
  if (rest.size() == 1)
    if (Value source = shapeSource(state, rest[0]))
      return create(source, /*like=*/true);
  auto open = llvm::find_if(rest, isEmptyMatrix);
  SmallVector<Value> sizes =
      rest.size() > 1 && open != rest.end()
          ? openExtents(state, operand, rest, open - rest.begin(), loc)
          : extents(state, rest, /*square=*/false, loc);
  return sizes.empty() ? Value() : create(sizes, /*like=*/false);
}

Value linspace(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() != 2 && arguments.size() != 3)
    return wrongArguments(state);
  SmallVector<Value> values;
  for (const ast::Expr *argument : arguments) {
    Value value = importExpression(state, *argument);
    if (!value)
      return {};
    values.push_back(value);
  }
  if (values.size() == 2)
    values.push_back(number(state, loc, 100));
  Value count =
      FloorOp::create(state.builder, loc, state.any(),
                      castTo(state, loc, ElementClass::Double, values[2]));
  return LinspaceOp::create(state.builder, loc, state.any(), values[0],
                            values[1], count);
}

Value size(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 1)
    return unary<ShapeOp>(state, arguments, loc);
  std::optional<int64_t> d =
      arguments.size() == 2 ? dimension(arguments[1]) : std::nullopt;
  Value operand =
      d ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? SizeOp::create(state.builder, loc, state.any(), operand, *d)
                       .getResult()
                 : Value();
}

template <int64_t dimension>
Value extent(ImportState &state, Arguments arguments, Location loc) {
  Value operand = arguments.size() == 1 ? importExpression(state, *arguments[0])
                                        : wrongArguments(state);
  return operand ? SizeOp::create(state.builder, loc, state.any(), operand,
                                  dimension)
                       .getResult()
                 : Value();
}

/// isempty and isscalar.
template <int count>
Value hasCount(ImportState &state, Arguments arguments, Location loc) {
  Value elements = unary<NumelOp>(state, arguments, loc);
  return elements ? EqOp::create(state.builder, loc, state.any(), elements,
                                 number(state, loc, count))
                        .getResult()
                  : Value();
}

const llvm::StringMap<Builtin> &table() {
  static const llvm::StringMap<Builtin> builtins = {
      {"abs", unary<AbsOp>},
      {"acos", unary<AcosOp>},
      {"all", reduction<Combiner::All>},
      {"and", binary<AndOp>},
      {"any", reduction<Combiner::Any>},
      {"asin", unary<AsinOp>},
      {"atan", unary<AtanOp>},
      {"atan2", binary<Atan2Op>},
      {"ceil", unary<CeilOp>},
      {"columns", extent<1>},
      {"complex", binary<ComplexOp>},
      {"conj", unary<ConjOp>},
      {"cos", unary<CosOp>},
      {"cosh", unary<CoshOp>},
      {"double", cast<ElementClass::Double>},
      {"eps", floatConstant<eps>},
      {"eq", binary<EqOp>},
      {"exp", unary<ExpOp>},
      {"expm1", unary<Expm1Op>},
      {"false", fillLogical<false>},
      {"fix", unary<FixOp>},
      {"floor", unary<FloorOp>},
      {"gather", unary<GatherOp>},
      {"ge", binary<GeOp>},
      {"gt", binary<GtOp>},
      {"height", extent<0>},
      {"idivide", integerDivide},
      {"imag", unary<ImagOp>},
      {"inf", fill<inf>},
      {"int16", cast<ElementClass::Int16>},
      {"int32", cast<ElementClass::Int32>},
      {"int64", cast<ElementClass::Int64>},
      {"int8", cast<ElementClass::Int8>},
      {"Inf", fill<inf>},
      {"intmax", integerLimit<inf>},
      {"intmin", integerLimit<minusInf>},
      {"isempty", hasCount<0>},
      {"isfinite", unary<IsFiniteOp>},
      {"isinf", unary<IsInfOp>},
      {"isnan", unary<IsNanOp>},
      {"isscalar", hasCount<1>},
      {"le", binary<LeOp>},
      {"length", unary<LengthOp>},
      {"linspace", linspace},
      {"log", unary<LogOp>},
      {"log10", unary<Log10Op>},
      {"log1p", unary<Log1pOp>},
      {"log2", unary<Log2Op>},
      {"logical", cast<ElementClass::Logical>},
      {"lt", binary<LtOp>},
      {"max", extremum<MaximumOp, Combiner::Max>},
      {"mean", mean},
      {"min", extremum<MinimumOp, Combiner::Min>},
      {"minus", binary<SubOp>},
      {"mod", binary<ModOp>},
      {"nan", fill<nan>},
      {"NaN", fill<nan>},
      {"ndims", unary<NdimsOp>},
      {"ne", binary<NeOp>},
      {"not", unary<NotOp>},
      {"numel", unary<NumelOp>},
      {"ones", fill<one>},
      {"or", binary<OrOp>},
      {"pi", floatConstant<pi>},
      {"plus", binary<AddOp>},
      {"power", binary<PowerOp>},
      {"prod", reduction<Combiner::Prod>},
      {"rand", random<Distribution::Uniform>},
      {"randi", randomWhole},
      {"randn", random<Distribution::Normal>},
      {"rdivide", binary<DivOp>},
      {"real", unary<RealOp>},
      {"rem", binary<RemOp>},
      {"reshape", reshape},
      {"round", unary<RoundOp>},
      {"rows", extent<0>},
      {"sign", unary<SignOp>},
      {"sin", unary<SinOp>},
      {"single", cast<ElementClass::Single>},
      {"sinh", unary<SinhOp>},
      {"size", size},
      {"sqrt", unary<SqrtOp>},
      {"std", deviation},
      {"sum", reduction<Combiner::Sum>},
      {"tan", unary<TanOp>},
      {"tanh", unary<TanhOp>},
      {"times", binary<MulOp>},
      {"transpose", unary<TransposeOp>},
      {"true", fillLogical<true>},
      {"uint16", cast<ElementClass::UInt16>},
      {"uint32", cast<ElementClass::UInt32>},
      {"uint64", cast<ElementClass::UInt64>},
      {"uint8", cast<ElementClass::UInt8>},
      {"uminus", unary<NegOp>},
      {"var", variance},
      {"width", extent<1>},
      {"xor", exclusiveOr},
      {"zeros", fill<zero>},
  };
  return builtins;
}

} // namespace

/// An argument of an operation of the runtime, which also takes texts and [].
static Value importArgument(ImportState &state, const ast::Expr &expr) {
  Location loc = state.locate(expr.range);
  if (auto *text = dynCast<ast::CharArrayExpr>(&expr))
    return TextOp::create(
        state.builder, loc, state.any(),
        llvm::StringRef(text->text.data(), text->text.size()));
  if (!isEmptyMatrix(&expr))
    return importExpression(state, expr);
  Value none = number(state, loc, 0);
  return FillOp::create(state.builder, loc, state.any(), llvm::APFloat(0.0),
                        ElementClass::Double, ValueRange{none, none},
                        /*like=*/false);
}

SmallVector<Value> importEvaluate(ImportState &state, Location loc,
                                  llvm::StringRef callee, ValueRange arguments,
                                  size_t outputs) {
  SmallVector<Type> types(outputs, state.any());
  auto op = EvaluateOp::create(state.builder, loc, types, callee, arguments,
                               Value(), /*in_place=*/false);
  return llvm::to_vector_of<Value>(op.getResults());
}

/// A builtin that no op stands for but that the runtime can evaluate for a
/// unit.
static SmallVector<Value> importOperation(ImportState &state,
                                          llvm::StringRef name,
                                          Arguments arguments, size_t outputs,
                                          Location loc) {
  SmallVector<Value> values;
  for (const ast::Expr *argument : arguments) {
    values.push_back(importArgument(state, *argument));
    if (!values.back())
      return {};
  }
  return importEvaluate(state, loc, name, values, outputs);
}

/// Whether the name still means the builtin.
static bool isOurs(ImportState &state, llvm::StringRef name) {
  bool ours = state.request.isBuiltin(name);
  if (!ours)
    state.refuse("the function '" + llvm::Twine(name) +
                 "' is hidden by a file");
  return ours;
}

Value importBuiltin(ImportState &state, llvm::StringRef name,
                    Arguments arguments, Location loc) {
  auto found = table().find(name);
  bool known = found != table().end();
  if (!known && !EvaluateOp::isKnown(name))
    return state.refuse("the function '" + llvm::Twine(name) +
                        "' is not compiled");
  if (!isOurs(state, name))
    return {};
  llvm::SaveAndRestore<llvm::StringRef> entered(state.builtin, name);
  if (known)
    return found->second(state, arguments, loc);
  SmallVector<Value> results = importOperation(state, name, arguments, 1, loc);
  return results.empty() ? Value() : results.front();
}

/// [m, n] = size(x): the last output is the product of the extents that are
/// left.
static SmallVector<Value> importSizes(ImportState &state,
                                      const ast::Expr *argument, size_t outputs,
                                      Location loc) {
  Value operand = importExpression(state, *argument);
  SmallVector<Value> sizes;
  for (size_t d = 0; operand && d + 1 < outputs; ++d)
    sizes.push_back(
        SizeOp::create(state.builder, loc, state.any(), operand, d));
  if (operand)
    sizes.push_back(
        NumelOp::create(state.builder, loc, state.any(), operand, outputs - 1));
  return sizes;
}

SmallVector<Value> importBuiltinOutputs(ImportState &state,
                                        llvm::StringRef name,
                                        Arguments arguments, size_t outputs,
                                        Location loc) {
  if (outputs > 1 && name == "size" && arguments.size() == 1 &&
      state.request.isBuiltin(name))
    return importSizes(state, arguments[0], outputs, loc);
  if (outputs > 1 && EvaluateOp::isKnown(name, outputs))
    return isOurs(state, name)
               ? importOperation(state, name, arguments, outputs, loc)
               : SmallVector<Value>();
  Value result = outputs <= 1
                     ? importBuiltin(state, name, arguments, loc)
                     : state.refuse("'" + llvm::Twine(name) +
                                    "' with several outputs is not compiled");
  return result ? SmallVector<Value>{result} : SmallVector<Value>();
}

} // namespace runmat
