//===- ImportBuiltins.cpp - calls of builtins -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A builtin that no group knows and that is no operation of the runtime stays
// with the interpreter.
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Builtins.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

static const BuiltinTable &table() {
  static const BuiltinTable builtins = [] {
    BuiltinTable table;
    for (auto add : {addElementwise, addReductions, addConstructors,
                     addRandomNumbers, addShapes})
      add(table);
    return table;
  }();
  return builtins;
}

BuiltinImport findImport(llvm::StringRef name) { return table().lookup(name); }

static std::string quoted(llvm::StringRef name) {
  return ("'" + name + "'").str();
}

/// Whether the name still means the builtin.
static bool isOurs(ImportState &state, llvm::StringRef name) {
  bool ours = state.isBuiltin(name);
  if (!ours)
    state.refuse("the function '" + llvm::Twine(name) +
                 "' is hidden by a file");
  return ours;
}

Value importBuiltin(ImportState &state, llvm::StringRef name,
                    Arguments arguments, Location loc) {
  BuiltinImport import = findImport(name);
  if (!import && !isOperation(name))
    return state.refuse("the function '" + llvm::Twine(name) +
                        "' is not compiled");
  if (!isOurs(state, name))
    return {};
  llvm::SaveAndRestore<llvm::StringRef> entered(state.builtin, name);
  loc = state.rename(loc, quoted(name));
  if (import)
    return import(state, arguments, loc);
  SmallVector<Value> results = importOperation(state, name, arguments, 1, loc);
  return results.empty() ? Value() : results.front();
}

SmallVector<Value> importBuiltinOutputs(ImportState &state,
                                        llvm::StringRef name,
                                        Arguments arguments, size_t outputs,
                                        Location loc) {
  if (outputs > 1 && arguments.size() == 1 && findImport(name) == importSize &&
      state.isBuiltin(name))
    return importSizes(state, arguments[0], outputs, loc);
  if (outputs > 1 && isOperation(name, outputs))
    return isOurs(state, name)
               ? importOperation(state, name, arguments, outputs,
                                 state.rename(loc, quoted(name)))
               : SmallVector<Value>();
  Value result = outputs <= 1
                     ? importBuiltin(state, name, arguments, loc)
                     : state.refuse("'" + llvm::Twine(name) +
                                    "' with several outputs is not compiled");
  return result ? SmallVector<Value>{result} : SmallVector<Value>();
}

} // namespace runmat
