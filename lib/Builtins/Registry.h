//===- Registry.h - the table of builtin functions --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every builtin is a row of exactly one group table, written from its record in
// the catalogue; this is the union of the groups, looked up by name.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_REGISTRY_H
#define RUNMAT_BUILTINS_REGISTRY_H

#include "Builtins/CallContext.h"
#include "Catalogue/Catalogue.h"

namespace runmat {

/// `results` comes empty; a builtin may leave fewer values than `nargout`,
/// which is 0 for a statement. Arguments were counted against the row before
/// the call.
using BuiltinFunction = void (*)(CallContext &context,
                                 std::span<const Value> arguments,
                                 std::vector<Value> &results, int nargout);

enum BuiltinFlags : uint16_t {
  /// Result depends on the arguments only; nothing else happens.
  BuiltinPure = 1,
  /// Writes output or changes the session.
  BuiltinEffects = 2,
  /// Calls back into the program.
  BuiltinCallsBack = 4,
  /// The result says something about the arguments or is one of them: it is no
  /// gpuArray because an argument is one.
  BuiltinKeepsHost = 8,
  /// Takes extents and then 'gpuArray', or 'like' and an array: these decide
  /// whether the result is a gpuArray.
  BuiltinConstructs = 16,
  /// Takes one array and then extents, which do not make the result a gpuArray.
  BuiltinFollowsFirst = 32,
  /// No test may call it with any value at hand; the record says why.
  BuiltinUntried = 64,
  /// Ends what runs by an error of the program's own, which may have no
  /// identifier.
  BuiltinThrows = 128,
  /// Among effects: result depends on the arguments only, but it may warn.
  BuiltinWarns = 256,
};

struct Builtin {
  const char *name;
  BuiltinFunction function;
  uint16_t flags;
  /// Its record in the catalogue; the registry finds it.
  const catalogue::Record *knowledge = nullptr;

  const catalogue::Record &record() const { return *knowledge; }
};

/// The builtin of that name, or null.
const Builtin *findBuiltin(std::string_view name);
/// All builtins, sorted by name.
std::span<const Builtin *const> allBuiltins();

/// Checks the arguments (CheckArguments.h) and the number of results
/// (MATLAB:maxlhs) and calls; gives at most max(nargout, 1) values.
std::vector<Value> callBuiltin(const Builtin &builtin, CallContext &context,
                               std::span<const Value> arguments, int nargout);
/// The same into `results`, which comes empty.
void callBuiltin(const Builtin &builtin, CallContext &context,
                 std::span<const Value> arguments, std::vector<Value> &results,
                 int nargout);

} // namespace runmat

#endif // RUNMAT_BUILTINS_REGISTRY_H
