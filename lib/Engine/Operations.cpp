//===- Operations.cpp - what units leave to the runtime ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Operations.h"
#include "Builtins/Registry.h"
#include "Engine/UnitVariables.h"
#include "Values/Indexing.h"

namespace runmat {

namespace {

/// The only text that units have for a subscript is a colon.
std::vector<Subscript> subscriptsOf(std::span<Value> values) {
  std::vector<Subscript> subscripts;
  subscripts.reserve(values.size());
  for (Value &value : values)
    subscripts.push_back(value.isChar() ? Subscript() : Subscript(value));
  return subscripts;
}

std::vector<Value> evaluate(Interpreter &interpreter,
                            const CallDescription &site,
                            std::vector<Value> &arguments) {
  if (site.callee == "index")
    return {
        indexRead(arguments[0], subscriptsOf(std::span(arguments).subspan(1)))};
  const Builtin *builtin = findBuiltin(site.callee);
  if (!builtin || !(builtin->flags & BuiltinPure))
    throw Error("RunMat:internal", "A unit evaluated '" + site.callee +
                                       "', which may have effects.");
  return callBuiltin(*builtin, interpreter, arguments,
                     int(site.results.size()));
}

/// x(i, j) = v, where x keeps its type.
Value update(std::vector<Value> &arguments) {
  const std::span all(arguments);
  indexOverwrite(arguments[0],
                 subscriptsOf(all.subspan(1, arguments.size() - 2)),
                 arguments.back());
  return std::move(arguments[0]);
}

[[noreturn]] void throwOtherResult(const CallDescription &site) {
  throw Error("RunMat:internal", "'" + site.callee +
                                     "' gave another kind of value than the "
                                     "unit was compiled for.");
}

} // namespace

std::vector<Value> evaluateOperation(Interpreter &interpreter,
                                     const CallDescription &site,
                                     std::vector<Value> &arguments) {
  if (site.inPlace)
    return {update(arguments)};
  std::vector<Value> results = evaluate(interpreter, site, arguments);
  if (results.size() < site.results.size())
    throwOtherResult(site);
  for (size_t i = 0; i < site.results.size(); ++i)
    if (!accepts(site.results[i].type, results[i]))
      throwOtherResult(site);
  return results;
}

} // namespace runmat
