//===- CallContext.cpp - what a builtin may ask of its caller ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/CallContext.h"

namespace runmat {

CallContext::~CallContext() = default;

CallContext::Arity CallContext::arity(const Value &) {
  throw Error("MATLAB:nargin:notFound",
              "Only functions of the program declare their inputs.");
}

void CallContext::warn(std::string_view identifier, std::string_view message) {
  SessionState &state = session();
  const auto enabled = [&](std::string_view key, bool otherwise) {
    const auto found = state.warningStates.find(key);
    return found == state.warningStates.end() ? otherwise : found->second;
  };
  // lastwarn knows the ones that are not shown, too.
  state.lastWarning = message;
  state.lastWarningIdentifier = identifier;
  if (!enabled(identifier, enabled("all", true)))
    return;
  flush();
  writeError("Warning: " + std::string(message) + "\n");
}

} // namespace runmat
