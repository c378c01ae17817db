//===- Predicates.cpp - class, isa, is… -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Equality.h"
#include "Values/Identifier.h"
#include "Values/Object.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

/// A builtin from a test of one value.
template <bool (*Test)(const Value &)>
void predicate(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(Test(arguments[0]));
}

bool isEmptyValue(const Value &x) { return x.isEmpty(); }
bool isNumericValue(const Value &x) { return x.isNumeric(); }
bool isLogicalValue(const Value &x) { return x.isLogical(); }
bool isCharValue(const Value &x) { return x.isChar(); }
bool isCellValue(const Value &x) { return x.isCell(); }
bool isStructValue(const Value &x) { return x.isStruct(); }
bool isStringValue(const Value &x) { return x.isString(); }
bool isObjectValue(const Value &x) { return x.isObject(); }
bool isHandleValue(const Value &x) { return x.isFunctionHandle(); }
bool isScalarValue(const Value &x) { return x.isScalar(); }
bool isFloatValue(const Value &x) {
  return x.isArray() && isFloat(x.elementClass());
}
bool isIntegerValue(const Value &x) {
  return x.isArray() && isInteger(x.elementClass());
}
bool isRealValue(const Value &x) { return x.isArray() && !x.isComplex(); }
bool isComplexValue(const Value &x) { return x.isComplex(); }
bool isMatrixValue(const Value &x) { return x.rank() == 2; }
bool isRowValue(const Value &x) { return x.rank() == 2 && x.rows() == 1; }
bool isColumnValue(const Value &x) { return x.rank() == 2 && x.columns() == 1; }
bool isVectorValue(const Value &x) {
  return x.rank() == 2 && (x.rows() == 1 || x.columns() == 1) && x.count() >= 1;
}
bool isSquareValue(const Value &x) {
  return x.rank() == 2 && x.rows() == x.columns();
}
bool never(const Value &) { return false; }

bool isCellOfText(const Value &x) {
  return x.isCell() &&
         std::all_of(x.cell().elements.begin(), x.cell().elements.end(),
                     [](const Value &element) {
                       return element.isChar() &&
                              (element.isText() || element.isEmpty());
                     });
}

bool isVariableName(const Value &x) {
  return x.isText() && isIdentifier(x.toText());
}

std::string classText(const Value &x) {
  return x.isGpuArray() ? "gpuArray" : x.className();
}

void classOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(Value::text(classText(arguments[0])));
}

/// isa(x, 'float') and the other group names, or the class itself.
void isaBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const std::string name = arguments[1].toText();
  const Value &x = arguments[0];
  results.push_back(
      name == classText(x) ||
      (name == "handle" && x.isObject() && x.object().isHandle()) ||
      (name == "numeric" && isNumericValue(x)) ||
      (name == "float" && isFloatValue(x)) ||
      (name == "integer" && isIntegerValue(x)));
}

template <bool NaNEqual>
void isEqual(CallContext &, Arguments arguments, Results &results, int) {
  bool equal = true;
  for (const Value &other : arguments.subspan(1))
    equal = equal && valuesEqual(arguments[0], other, NaNEqual);
  results.push_back(equal);
}

/// What only answers about its argument: the answer is on the host.

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Predicates
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group predicateBuiltins() { return table; }

} // namespace runmat::builtins
