//===- ConstructorBuiltins.cpp - constants and new arrays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Builtins.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace runmat {

namespace {

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
double realmax() { return std::numeric_limits<double>::max(); }
double realmin() { return std::numeric_limits<double>::min(); }
double flintmax() { return 0x1p53; }

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

/// intmax and intmin: what the class makes of numbers beyond it.
template <double (*beyond)()>
Value integerLimit(ImportState &state, Arguments arguments, Location loc) {
  std::optional<ElementClass> elementClass = ElementClass::Int32;
  if (!arguments.empty())
    elementClass = classNamed(state, arguments[0]);
  if (arguments.size() > 1 || !elementClass || isFloat(*elementClass))
    return wrongArguments(state);
  return castTo(state, loc, *elementClass, number(state, loc, beyond()));
}

/// Of extents, with a class by name or by 'like'.
template <double (*value)()>
Value fill(ImportState &state, Arguments arguments, Location loc) {
  NamedClass named = takeClass(state, arguments, std::isfinite(value()));
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
  Value count = FloorOp::create(state.builder, loc, state.any(),
                                asCount(state, loc, values[2]));
  return LinspaceOp::create(state.builder, loc, state.any(), values[0],
                            values[1], count);
}

} // namespace

void addConstructors(BuiltinTable &table) {
  static const std::pair<llvm::StringRef, BuiltinImport> rows[] = {
#define RUNMAT_ROWS_Constructor
#include "Catalogue/ImportRows.inc"
  };
  table.insert(std::begin(rows), std::end(rows));
}

} // namespace runmat
