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

/// cast(x, 'single'), of a class that the program says.
Value castNamed(ImportState &state, Arguments arguments, Location loc) {
  const std::optional<ElementClass> named =
      arguments.size() == 2 ? classNamed(state, arguments[1]) : std::nullopt;
  Value operand =
      named ? importExpression(state, *arguments[0]) : wrongArguments(state);
  return operand ? castTo(state, loc, *named, operand) : Value();
}

/// How a quotient of integers is rounded, by the last argument.
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

/// pow2(x) is 2 .^ x; pow2(f, e) has an op.
Value binaryPower(ImportState &state, Arguments arguments, Location loc) {
  if (arguments.size() == 2)
    return binary<Pow2Op>(state, arguments, loc);
  Value exponent = arguments.size() == 1
                       ? importExpression(state, *arguments[0])
                       : wrongArguments(state);
  return exponent ? PowerOp::create(state.builder, loc, state.any(),
                                    number(state, loc, 2), exponent)
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
#define RUNMAT_ROWS_Elementwise
#include "Catalogue/ImportRows.inc"
  };
  table.insert(std::begin(rows), std::end(rows));
}

} // namespace runmat
