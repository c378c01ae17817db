//===- ElementwiseBuiltins.cpp - functions of single elements ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

namespace {

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

/// complex(x, y), complex(x)
Value complexOf(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 2)
    return binary<ComplexOp>(state, arguments, loc);
  Value real = arguments.size() == 1 ? importExpression(state, *arguments[0])
                                     : wrongArguments(state);
  return real ? ComplexOp::create(state.builder, loc, state.any(), real,
                                  number(state, loc, 0))
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

} // namespace

void addElementwise(BuiltinTable &table) {
  static const std::pair<llvm::StringRef, BuiltinImport> rows[] = {
      {"abs", unary<AbsOp>},
      {"acos", unary<AcosOp>},
      {"and", binary<AndOp>},
      {"asin", unary<AsinOp>},
      {"atan", unary<AtanOp>},
      {"atan2", binary<Atan2Op>},
      {"bitand", binary<BitAndOp>},
      {"bitor", binary<BitOrOp>},
      {"bitshift", binary<BitShiftOp>},
      {"bitxor", binary<BitXorOp>},
      {"ceil", unary<CeilOp>},
      {"complex", complexOf},
      {"conj", unary<ConjOp>},
      {"cos", unary<CosOp>},
      {"cosh", unary<CoshOp>},
      {"double", cast<ElementClass::Double>},
      {"eq", binary<EqOp>},
      {"exp", unary<ExpOp>},
      {"expm1", unary<Expm1Op>},
      {"fix", unary<FixOp>},
      {"floor", unary<FloorOp>},
      {"gather", unary<GatherOp>},
      {"ge", binary<GeOp>},
      {"gt", binary<GtOp>},
      {"hypot", binary<HypotOp>},
      {"idivide", integerDivide},
      {"imag", unary<ImagOp>},
      {"int16", cast<ElementClass::Int16>},
      {"int32", cast<ElementClass::Int32>},
      {"int64", cast<ElementClass::Int64>},
      {"int8", cast<ElementClass::Int8>},
      {"isfinite", unary<IsFiniteOp>},
      {"isinf", unary<IsInfOp>},
      {"isnan", unary<IsNanOp>},
      {"le", binary<LeOp>},
      {"log", unary<LogOp>},
      {"log10", unary<Log10Op>},
      {"log1p", unary<Log1pOp>},
      {"log2", unary<Log2Op>},
      {"logical", cast<ElementClass::Logical>},
      {"lt", binary<LtOp>},
      {"minus", binary<SubOp>},
      {"mod", binary<ModOp>},
      {"ne", binary<NeOp>},
      {"not", unary<NotOp>},
      {"or", binary<OrOp>},
      {"plus", binary<AddOp>},
      {"power", binary<PowerOp>},
      {"rdivide", binary<DivOp>},
      {"real", unary<RealOp>},
      {"rem", binary<RemOp>},
      {"round", unary<RoundOp>},
      {"sign", unary<SignOp>},
      {"sin", unary<SinOp>},
      {"single", cast<ElementClass::Single>},
      {"sinh", unary<SinhOp>},
      {"sqrt", unary<SqrtOp>},
      {"tan", unary<TanOp>},
      {"tanh", unary<TanhOp>},
      {"times", binary<MulOp>},
      {"uint16", cast<ElementClass::UInt16>},
      {"uint32", cast<ElementClass::UInt32>},
      {"uint64", cast<ElementClass::UInt64>},
      {"uint8", cast<ElementClass::UInt8>},
      {"uminus", unary<NegOp>},
      {"xor", exclusiveOr},
  };
  table.insert(std::begin(rows), std::end(rows));
}

} // namespace runmat
