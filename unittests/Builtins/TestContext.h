//===- TestContext.h - a caller for builtins in tests -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_BUILTINS_TESTCONTEXT_H
#define RUNMAT_UNITTESTS_BUILTINS_TESTCONTEXT_H

#include "Builtins/Kernels/Operators.h"
#include "Builtins/Registry.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace runmat::test {

/// Collects output; calls builtins by name or handle.
class TestContext : public CallContext {
public:
  void write(std::string_view utf8) override { output += utf8; }
  void writeError(std::string_view utf8) override { errors += utf8; }
  void flush() override { ++flushes; }
  std::vector<Value> call(const Value &function,
                          std::span<const Value> arguments,
                          int outputCount) override {
    const std::string name = function.isFunctionHandle()
                                 ? function.functionHandle().name
                                 : function.toText();
    const Builtin *builtin = findBuiltin(name);
    if (!builtin)
      throw Error("MATLAB:UndefinedFunction",
                  "Undefined function '" + name + "'.");
    return callBuiltin(*builtin, *this, arguments, outputCount);
  }
  NameKind exist(std::string_view name,
                 std::span<const NameKind> kinds) override {
    const bool isAsked =
        std::ranges::find(kinds, NameKind::Builtin) != kinds.end();
    return isAsked && findBuiltin(name) ? NameKind::Builtin : NameKind::Nothing;
  }
  CallerInfo caller() override { return callerInfo; }
  std::vector<std::string> argv() override { return {"one", "two"}; }
  SessionState &session() override { return state; }

  std::string output, errors;
  int flushes = 0;
  CallerInfo callerInfo;
  SessionState state;
};

/// The results of a builtin.
inline std::vector<Value> callAll(std::string_view name,
                                  std::vector<Value> arguments, int nargout) {
  TestContext context;
  return context.call(Value::text(name), arguments, nargout);
}

/// The first result of a builtin.
inline Value call(std::string_view name, std::vector<Value> arguments = {}) {
  std::vector<Value> results = callAll(name, std::move(arguments), 1);
  return results.empty() ? Value() : results[0];
}

/// A builtin's name as that of a test, which has no dots.
inline std::string testName(std::string name) {
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

/// Double matrix from its elements in column-major order.
inline Value matrix(int64_t rows, int64_t columns,
                    const std::vector<double> &elements) {
  return Value::row(elements).array()->reshaped(Extents(rows, columns));
}

inline Value row(std::vector<double> elements) { return Value::row(elements); }
inline Value text(std::string_view utf8) { return Value::text(utf8); }

/// The real elements as doubles.
inline std::vector<double> elements(const Value &value) {
  std::vector<double> result;
  for (int64_t i = 0; i < value.count(); ++i)
    result.push_back(value.elementAsDouble(i));
  return result;
}

/// The identifier of the error that the call throws.
template <typename Function> std::string errorOf(Function function) {
  try {
    function();
  } catch (const Error &error) {
    return error.identifier;
  }
  return "no error";
}

inline const double notANumber = std::numeric_limits<double>::quiet_NaN();
inline const double infinity = std::numeric_limits<double>::infinity();

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_BUILTINS_TESTCONTEXT_H
