//===- CompileRequest.h - what is to be compiled ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Requests as engine and compiler hold them. Each side has its own: between
// them they are the structures of CompilerTable.h.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILEREQUEST_H
#define RUNMAT_ENGINE_COMPILEREQUEST_H

#include "Frontend/AST.h"
#include "runmat/unit_table.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace runmat {

/// What a unit assumes of a variable: its class, whether it is a gpuArray, and
/// for each dimension 0, 1 or many. A unit that came as IR may leave a
/// dimension open.
struct VariableType {
  static constexpr int64_t many = RUNMAT_EXTENT_MANY;
  static constexpr int64_t unknown = RUNMAT_EXTENT_UNKNOWN;
  ast::Slot slot = ast::noSlot;
  uint8_t elementClass = RUNMAT_CLASS_DOUBLE;
  bool isComplex = false;
  std::vector<int64_t> extents;
  bool isGpuArray = false;
  bool operator==(const VariableType &other) const = default;

  /// As it goes through the table; what this points to belongs to the type.
  runmat_array_type view() const {
    return {elementClass, isComplex, isGpuArray, uint32_t(extents.size()),
            extents.data()};
  }
  static VariableType of(ast::Slot slot, const runmat_array_type &type) {
    return {slot,
            type.element_class,
            type.is_complex != 0,
            {type.extents, type.extents + type.rank},
            type.is_gpu_array != 0};
  }
};

/// Stand for the state of the session's random numbers among the variables of a
/// unit: the seed, and the counter of the next number.
inline constexpr ast::Slot randomSeed = RUNMAT_SLOT_RANDOM_SEED;
inline constexpr ast::Slot randomCounter = RUNMAT_SLOT_RANDOM_COUNTER;
static_assert(ast::noSlot == RUNMAT_SLOT_NONE);
/// Stand for nargin and nargout of the unit's own function, where that is an
/// entry.
inline constexpr ast::Slot argumentsGiven = RUNMAT_SLOT_ARGUMENTS_GIVEN;
inline constexpr ast::Slot outputsAsked = RUNMAT_SLOT_OUTPUTS_ASKED;

/// A variable whose value no unit can take.
struct OtherVariable {
  ast::Slot slot = ast::noSlot;
  std::string what; ///< "a cell array"
};

/// A value that a variable holds when the unit begins and that holds others: a
/// function handle what it captured, a struct its fields. Which function is
/// called, and which fields there are, is part of the unit's signature, as
/// types are. The parts have slots of their own, which follow those of the
/// variables, among the types, the holders and the others.
struct HolderType {
  ast::Slot slot = ast::noSlot;
  /// What its names are looked up in.
  const ast::Program *program = nullptr;
  /// Of `@(x) x+a`, else null.
  const ast::AnonymousFunctionExpr *anonymous = nullptr;
  /// Of `@f` for a function of a file, else null.
  const ast::Function *function = nullptr;
  std::string name; ///< of `@f`
  /// Slots of the parts, in the order of the captures or of the fields.
  std::vector<ast::Slot> parts;
  /// Keeps the trees for as long as they are compared, so that no other one
  /// comes to be where they are: the module, on the engine's side.
  std::shared_ptr<void> owner;
  /// A struct, of no function: of one element, whose parts are its fields, or
  /// an array, whose parts are what all elements hold in them
  /// (StructColumns.h). Or a cell, whose only part is the array that holds it
  /// (CellElements.h), named by what its elements are.
  enum class Struct : uint8_t { None, Single, Array, Cell };
  static constexpr char noneOfCell[] = "none", mixedInCell[] = "mixed",
                        numbersOfCell[] = "numbers", arraysOfCell[] = "arrays";
  /// Before the name, where units do not change the cell.
  static constexpr char manyOfCell[] = "many ";
  Struct structure = Struct::None;
  std::vector<std::string> fields = {};
  bool isStruct() const { return structure != Struct::None; }
  /// The function of a handle whose tree is known, else null.
  const ast::Function *callee() const {
    return anonymous ? anonymous->function : function;
  }
};

/// What a name that a program calls means to the compiler.
struct NameMeaning {
  enum class Kind : uint8_t {
    Other, ///< A script, a function of the language, or nothing.
    Builtin,
    Function
  };
  Kind kind = Kind::Other;
  /// Of a function of this or another file.
  const ast::Program *program = nullptr;
  const ast::Function *function = nullptr;
  /// Keeps the trees: the module, on the engine's side.
  std::shared_ptr<void> owner = nullptr;
};

/// Calls within each other that are inlined, and that are looked into.
inline constexpr unsigned mostNestedCalls = 8;

using MeaningOf =
    std::function<NameMeaning(const ast::Program &, std::string_view)>;

struct CompileOptions {
  std::string cpu = "native";
  /// It need not be this machine's: nothing runs here.
  bool forOthers = false;
  uint64_t twoPassThreshold = 0; ///< 0: the provider's default
  uint32_t reductionWorkgroup = 0;
  bool verify = false;
  /// With the lines that code is of, for debuggers and profilers.
  bool debug = false;
  /// Where optimised code takes much longer to make, baseline code is made,
  /// and optimised code when that is asked for.
  bool baselineFirst = false;
};

/// The run of statements of `block` from `index` on, in a function whose
/// variables have these types.
struct CompileRequest {
  const ast::Program *program = nullptr;
  const ast::Function *function = nullptr;
  const ast::Block *block = nullptr;
  size_t index = 0;
  /// The statement is a loop whose turns so far were interpreted: a `for` goes
  /// on with the turn after that of its variable's value.
  bool atBackEdge = false;
  std::vector<VariableType> variables;
  std::vector<HolderType> holders;
  /// Those of no such type. What is in no list has no value.
  std::vector<OtherVariable> others;
  /// Every variable can be seen at any time, as at a prompt.
  bool observeAll = false;
  /// Names whose calls may see every variable (Observers.h), sorted.
  std::vector<std::string> observers;
  /// Statements at which the program stops: no unit runs over them.
  std::vector<ast::StatementId> breakpoints;
  /// The program stops at errors: calls with effects stay with the
  /// interpreter.
  bool stopsAtErrors = false;
  /// Of an entry: what its calls give and ask for, which the unit then holds
  /// for. None of other functions, which are called in any way.
  int32_t argumentCount = -1, outputCount = -1;
  /// Of names in the unit's own program, in those of handles, and in those of
  /// the functions that it answered with.
  MeaningOf meaningOf;
  CompileOptions options;

  bool isBuiltin(const ast::Program &in, std::string_view name) const {
    return meaningOf(in, name).kind == NameMeaning::Kind::Builtin;
  }
};

/// A module of IR as text, at one of the stages from `runmat` to `linalg`, and
/// which unit of it is wanted.
struct ModuleRequest {
  std::string file; ///< as shown in messages
  std::string text;
  /// Name or number (from 1) of the unit; empty when there is but one.
  std::string entry;
  /// Types that untyped arguments take.
  std::vector<VariableType> arguments;
  CompileOptions options;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILEREQUEST_H
