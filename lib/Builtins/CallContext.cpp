//===- CallContext.cpp - what a builtin may ask of its caller ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/CallContext.h"
#include "Builtins/Warnings.h"

namespace runmat {

CallContext::~CallContext() = default;

CallContext::Arity CallContext::arity(const Value &) {
  throw Error("MATLAB:nargin:notFound",
              "Only functions of the program declare their inputs.");
}

bool isWarningOn(const SessionState &session, std::string_view identifier) {
  const auto enabled = [&](std::string_view key, bool otherwise) {
    const auto found = session.warningStates.find(key);
    return found == session.warningStates.end() ? otherwise : found->second;
  };
  return enabled(identifier, enabled("all", true));
}

void CallContext::warn(std::string_view identifier, std::string_view message) {
  SessionState &state = session();
  // lastwarn knows the ones that are not shown, too.
  state.lastWarning = message;
  state.lastWarningIdentifier = identifier;
  if (!isWarningOn(state, identifier))
    return;
  flush();
  writeError("Warning: " + std::string(message) + "\n");
}

} // namespace runmat
