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
bool isSameHandle(const HolderType &type, const Value &value);

/// The extents that types tell apart: 0, 1 and many.
std::vector<int64_t> typeExtents(const Extents &extents);

/// Whether a value is such a struct, with these fields in this order, or such a
/// cell.
bool hasFields(const HolderType &type, const Value &value);

/// The variables of a frame, with how it was called, and the state of the
/// session's random numbers: undefined while the generator is one that units do
/// not draw from.
class UnitVariables {
public:
  UnitVariables(Frame &frame, Interpreter &interpreter)
      : frame(frame), random(interpreter.session().random) {}

  /// Whether the variables hold these handles and such structs; then their
  /// parts are found under their slots, for as long as the variables hold them.
  bool bind(std::span<const HolderType> holders);
  ValueKind kind(ast::Slot slot) const;
  /// Whether `variableType` would give this type.
  bool hasType(const VariableType &type) const;
  /// Of a variable that is an array.
  ArrayRef array(ast::Slot slot) const;
  void assign(ast::Slot slot, ArrayRef array);
  /// Whether its array is gathered from a struct array, and given back so.
  bool isColumn(ast::Slot slot) const {
    return !isBeside(slot) && !isVariable(slot) && partAt(slot).isColumn;
  }
  /// Whether its array holds a cell.
  bool isCell(ast::Slot slot) const {
    return !isBeside(slot) && !isVariable(slot) && partAt(slot).isCell;
  }
  /// Whether no other struct has the value that is in a slot.
  bool isOwn(ast::Slot slot) const;
  /// What is there, whatever it is, and the way back.
  Value value(ast::Slot slot) const;
  void putBack(ast::Slot slot, Value value);
  /// Adds what stands for the random numbers to a request.
  void describeRandom(CompileRequest &request) const;
  /// Adds nargin and nargout, whatever the call gives and asks for.
  static void describeCall(CompileRequest &request);

private:
  Frame &frame;
  RandomGenerator &random;
  /// What a handle captured, or the field of a struct: that is looked up, for
  /// structs are copied when they are changed.
  struct Part {
    const Value *captured = nullptr;
    ast::Slot holder = ast::noSlot;
    size_t field = 0;
    bool isColumn = false;
    /// The array that holds a cell.
    bool isCell = false;
  };
  /// By slot, from the first one after the variables.
  std::vector<Part> parts;

  bool isVariable(ast::Slot slot) const {
    return size_t(slot) < frame.function().variables.size();
  }
  const Part &partAt(ast::Slot slot) const {
    return parts[size_t(slot) - frame.function().variables.size()];
  }
  void bindPart(ast::Slot slot, Part part);
  const StructArray &structureOf(ast::Slot field) const {
    return at(partAt(field).holder).structure();
  }
  const Value &at(ast::Slot slot) const;
  Value &mutableAt(ast::Slot slot);
  /// Whether it stands for a number beside the variables.
  static bool isBeside(ast::Slot slot) {
    return slot <= randomSeed && slot >= outputsAsked;
  }
  /// None where the session or the frame has no such number.
  std::optional<double> beside(ast::Slot slot) const;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITVARIABLES_H
