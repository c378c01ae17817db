//===- UnitVariables.h - what units read and assign -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITVARIABLES_H
#define RUNMAT_ENGINE_UNITVARIABLES_H

#include "Engine/CompileRequest.h"
#include "Interpreter/Interpreter.h"

#include <optional>
#include <span>

namespace runmat {

/// The type that a unit may assume of a value; nothing when units cannot take
/// it.
std::optional<VariableType> variableType(ast::Slot slot, const Value &value);

/// Whether a value is of a type, some of whose extents may be open.
bool accepts(const VariableType &type, const Value &value);

/// Whether a value is this very handle: it calls the same function. What it
/// captured may be something else.
bool isSameHandle(const HandleType &type, const Value &value);

/// The variables of a frame, and with them the state of the session's random
/// numbers: undefined while the generator is one that units do not draw from.
class UnitVariables {
public:
  UnitVariables(Frame &frame, Interpreter &interpreter)
      : frame(frame), random(interpreter.session().random) {}

  /// Whether the variables hold these handles; then what those captured is
  /// found under its slots, for as long as the variables hold them.
  bool bind(std::span<const HandleType> handles);
  ValueKind kind(ast::Slot slot) const;
  /// Whether `variableType` would give this type.
  bool hasType(const VariableType &type) const;
  /// Of a variable that is an array.
  ArrayRef array(ast::Slot slot) const;
  void assign(ast::Slot slot, ArrayRef array);
  /// What is there, whatever it is, and the way back.
  Value value(ast::Slot slot) const;
  void putBack(ast::Slot slot, Value value);
  /// Adds what stands for the random numbers to a request.
  void describeRandom(CompileRequest &request) const;

private:
  Frame &frame;
  RandomGenerator &random;
  /// By slot, from the first one after the variables.
  std::vector<const Value *> captured;

  const Value &at(ast::Slot slot) const;
  static bool isRandom(ast::Slot slot) {
    return slot == randomSeed || slot == randomCounter;
  }
  Value randomValue(ast::Slot slot) const;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITVARIABLES_H
