//===- Operations.cpp - what units leave to the runtime ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Operations.h"
#include "Builtins/Registry.h"
#include "Engine/HostOperations.h"
#include "Engine/UnitVariables.h"

namespace runmat {

namespace {

/// What a builtin without effects may ask. A warning is one: it ends the
/// operation, so that the interpreter does it again and warns in its turn.
class OperationContext final : public CallContext {
public:
  explicit OperationContext(Interpreter &interpreter)
      : interpreter(interpreter) {}
  void warn(std::string_view identifier, std::string_view message) override {
    throw Error(std::string(identifier), std::string(message));
  }

  void write(std::string_view utf8) override { interpreter.write(utf8); }
  void writeError(std::string_view utf8) override {
    interpreter.writeError(utf8);
  }
  void flush() override { interpreter.flush(); }
  std::vector<Value> call(const Value &function,
                          std::span<const Value> arguments,
                          int outputCount) override {
    return interpreter.call(function, arguments, outputCount);
  }
  NameKind exist(std::string_view name,
                 std::span<const NameKind> kinds) override {
    return interpreter.exist(name, kinds);
  }
  Arity arity(const Value &function) override {
    return interpreter.arity(function);
  }
  CallerInfo caller() override { return interpreter.caller(); }
  std::vector<std::string> argv() override { return interpreter.argv(); }
  SessionState &session() override { return interpreter.session(); }
  DeviceChoice *devices() override { return interpreter.devices(); }

private:
  Interpreter &interpreter;
};

void callBuiltin(Interpreter &interpreter, const CallDescription &site,
                 std::vector<Value> &arguments, std::vector<Value> &results) {
  // A unit has no function to hand over: what might call one back does not.
  // What warns ends the operation (OperationContext).
  constexpr unsigned allowed = BuiltinPure | BuiltinCallsBack | BuiltinWarns;
  if (!site.builtin || !(site.builtin->flags & allowed))
    throw Error("RunMat:internal", "A unit evaluated '" + site.callee +
                                       "', which may have effects.");
  OperationContext context(interpreter);
  const int wanted = int(site.results.size());
  if (!interpreter.aside().takes(site.builtin, arguments))
    return runmat::callBuiltin(*site.builtin, context, arguments, results,
                               wanted);
  results = interpreter.aside().run(
      context, site.builtin, arguments,
      [builtin = site.builtin, arguments, wanted](CallContext &aside,
                                                  std::vector<Value> &made) {
        runmat::callBuiltin(*builtin, aside, arguments, made, wanted);
      });
}

/// On the host: here, or aside where the arguments stay as they are.
void evaluateHere(Interpreter &interpreter, const CallDescription &site,
                  std::vector<Value> &arguments, std::vector<Value> &results) {
  if (site.inPlace || !interpreter.aside().takes(&site, arguments))
    return evaluateOnHost({site, arguments, results});
  OperationContext context(interpreter);
  // The unit may be freed before what is left behind ends.
  auto described = std::make_shared<CallDescription>(site);
  results = interpreter.aside().run(
      context, &site, arguments,
      [described, values = arguments](CallContext &,
                                      std::vector<Value> &made) mutable {
        evaluateOnHost({*described, values, made});
      });
}

[[noreturn]] void throwOtherResult(const CallDescription &site) {
  throw Error("RunMat:internal", "'" + site.callee +
                                     "' gave another kind of value than the "
                                     "unit was compiled for.");
}

} // namespace

void evaluateOperation(Interpreter &interpreter, DeviceOperations &devices,
                       CallDescription &site, std::vector<Value> &arguments,
                       std::vector<Value> &results,
                       const OperationPlace &place) {
  if (!devices.evaluate(site, arguments, results, place)) {
    place.beforeHostReads();
    if (site.operation == RuntimeOperation::Library)
      callBuiltin(interpreter, site, arguments, results);
    else
      evaluateHere(interpreter, site, arguments, results);
  }
  // What is changed in place keeps its type.
  if (site.inPlace)
    return;
  if (results.size() < site.results.size())
    throwOtherResult(site);
  for (size_t i = 0; i < site.results.size(); ++i)
    if (!accepts(site.results[i].type, results[i]))
      throwOtherResult(site);
}

} // namespace runmat
