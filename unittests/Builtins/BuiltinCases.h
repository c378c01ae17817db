//===- BuiltinCases.h - calls with their expected results -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each builtin has cases of its own: a call and the values it must give. A test
// named after the builtin runs them; another one finds builtins without cases.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_BUILTINS_BUILTINCASES_H
#define RUNMAT_UNITTESTS_BUILTINS_BUILTINCASES_H

#include "TestContext.h"

#include "Values/Convert.h"

namespace runmat::test {

struct BuiltinCase {
  const char *name;
  std::vector<Value> arguments;
  /// As many as the call has outputs.
  std::vector<Value> expected;
};

inline Value column(std::vector<double> elements) {
  return matrix(int64_t(elements.size()), 1, elements);
}
inline Value logicals(int64_t rows, int64_t columns,
                      const std::vector<double> &elements) {
  return castTo(ElementClass::Logical, matrix(rows, columns, elements));
}
inline Value as(ElementClass elementClass, const Value &value) {
  return castTo(elementClass, value);
}
inline Value cells(std::vector<Value> elements) {
  return CellArray::row(std::move(elements));
}
inline Value cellColumn(std::vector<Value> elements) {
  const auto n = int64_t(elements.size());
  return CellArray(Extents(n, 1), std::move(elements));
}
inline Value empties(int64_t rows, int64_t columns) {
  return Array::make(ElementClass::Double, Extents(rows, columns));
}
inline Value structOf(std::vector<std::pair<const char *, Value>> fields) {
  StructArray structure;
  for (auto &[name, value] : fields)
    structure.at(name) = value;
  return structure;
}
inline Value handle(const char *name) { return FunctionHandle{name, nullptr}; }
inline Value complexOf(double re, double im) {
  return Value::complexScalar({re, im}, true);
}

// The cases, by group.
std::vector<BuiltinCase> arrayCases();
std::vector<BuiltinCase> elementwiseCases();
std::vector<BuiltinCase> textCases();
std::vector<BuiltinCase> objectCases();
std::vector<BuiltinCase> otherCases();

/// The functions that GraphicsTest.cpp tests.
std::vector<std::string> graphicsNames();
/// The same of DialogsTest.cpp.
std::vector<std::string> dialogNames();

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_BUILTINS_BUILTINCASES_H
