//===- CompilerTable.h - the compiler behind a table ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one door between engine and compiler. The compiler is a shared library
// that is opened when the first unit is to be compiled; both sides are of one
// build, which the version checks.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILERTABLE_H
#define RUNMAT_ENGINE_COMPILERTABLE_H

#include "Engine/Stages.h"
#include "Frontend/AST.h"
#include "runmat/unit.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace runmat {

struct Builtin;
struct DeviceOperation;

/// What a unit assumes of a variable: its class, whether it is a gpuArray, and
/// for each dimension 0, 1 or many. A unit that came as IR may leave a
/// dimension open.
struct VariableType {
  static constexpr int64_t many = -2;
  static constexpr int64_t unknown = -1;
  ast::Slot slot = ast::noSlot;
  uint8_t elementClass = RUNMAT_CLASS_DOUBLE;
  bool isComplex = false;
  std::vector<int64_t> extents;
  bool isGpuArray = false;
  bool operator==(const VariableType &other) const = default;
};

/// Stand for the state of the session's random numbers among the variables of a
/// unit: the seed, and the counter of the next number.
inline constexpr ast::Slot randomSeed = ast::noSlot - 1;
inline constexpr ast::Slot randomCounter = ast::noSlot - 2;
/// The counter's name in IR.
inline constexpr std::string_view randomCounterName = "$random";

/// A variable whose value no unit can take.
struct OtherVariable {
  ast::Slot slot = ast::noSlot;
  std::string what; ///< "a cell array"
};

struct CompileOptions {
  std::string cpu = "native";
  uint64_t twoPassThreshold = 0; ///< 0: the provider's default
  uint32_t reductionWorkgroup = 0;
  bool verify = false;
};

/// The run of statements of `block` from `index` on, in a function whose
/// variables have these types.
struct CompileRequest {
  const ast::Program *program = nullptr;
  const ast::Function *function = nullptr;
  const ast::Block *block = nullptr;
  size_t index = 0;
  std::vector<VariableType> variables;
  /// Those of no such type. What is in neither list has no value.
  std::vector<OtherVariable> others;
  /// Every variable can be seen at any time, as at a prompt.
  bool observeAll = false;
  /// Whether a name means the builtin here and no function file hides it.
  std::function<bool(std::string_view)> isBuiltin;
  CompileOptions options;
};

/// A loop around an exit. Of a `for`, which of the exit's values say where it
/// stands; a `while` is only there.
struct ExitLoop {
  bool isWhile = false;
  size_t first = 0, step = 0, last = 0, iteration = 0;
};

/// A variable that an exit hands over, by position among its values. A complex
/// one may come as its real parts, which the imaginary ones follow.
struct ExitVariable {
  size_t position = 0;
  ast::Slot slot = ast::noSlot;
  bool isInParts = false;
};

struct ExitDescription {
  ast::StatementId statement = 0;
  std::vector<ExitVariable> variables;
  std::vector<ExitLoop> loops;
  size_t valueCount = 0;
};

struct CallArgumentDescription {
  bool isText = false;
  std::string text;
  /// Of a scalar that is passed by its bits.
  std::optional<uint8_t> scalarClass;
};

struct CallResultDescription {
  VariableType type;
  bool isScalar = false; ///< given by its bits
};

/// A builtin with effects, or an operation of the runtime with the types of its
/// results.
struct CallDescription {
  std::string callee;
  ast::StatementId statement = 0;
  std::vector<CallArgumentDescription> arguments;
  std::vector<CallResultDescription> results;
  /// The first argument is handed over, to be changed in place.
  bool inPlace = false;
  /// The engine looks it up once; null for a slice or an assignment to one.
  const Builtin *builtin = nullptr;
  /// How devices do it, looked up with the builtin; null when only the host
  /// does.
  const DeviceOperation *onDevice = nullptr;
  uint64_t runsOnDevice = 0;
};

/// A compiled unit. It owns its code.
class CompiledUnit {
public:
  virtual ~CompiledUnit() = default;

  runmat_unit_function function = nullptr;
  /// Types that the variables it reads must have, in the order of its inputs.
  std::vector<VariableType> inputs;
  std::vector<ast::Slot> outputs;
  /// The variables among those it hands over that are gpuArrays.
  std::vector<ast::Slot> gpuArrays;
  /// Inputs, by position, that it may change although their variables hold
  /// them: these get another value whatever happens.
  std::vector<size_t> lentInputs;
  /// Position in the block after the last statement of the unit.
  size_t nextIndex = 0;
  std::vector<ExitDescription> exits;
  std::vector<std::string> sites;
  std::vector<CallDescription> calls;
  std::vector<runmat_cluster_info> clusters;
  size_t largestExit = 0;

  /// Code of a kernel (`stage`: RUNMAT_KERNEL_*) for a target, which lives as
  /// long as the unit.
  virtual bool kernel(uint32_t cluster, uint32_t stage,
                      const runmat_kernel_target &target,
                      runmat_kernel_code &out, std::string &error) = 0;
};

/// A unit, or why the first statement cannot be compiled for these types.
struct CompileResult {
  std::unique_ptr<CompiledUnit> unit;
  std::string reason;
  /// The variable without a usable value that is the reason, if one is.
  ast::Slot blamed = ast::noSlot;
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

/// A unit made of IR. Its slots number `variables`.
struct ModuleResult {
  std::unique_ptr<CompiledUnit> unit;
  std::vector<std::string> variables;
  /// Where the unit begins.
  size_t line = 1;
  /// What is wrong with the module, as lines for the user.
  std::string error;
};

struct CompilerTable {
  uint32_t version = 0;
  CompileResult (*compile)(const CompileRequest &request) = nullptr;
  /// The text of a stage of the unit; empty with `error` set when there is
  /// none.
  std::string (*emit)(const CompileRequest &request, Stage stage,
                      size_t &nextIndex, std::string &error) = nullptr;
  /// The same of a unit given as IR.
  ModuleResult (*compileModule)(const ModuleRequest &request) = nullptr;
  std::string (*emitModule)(const ModuleRequest &request, Stage stage,
                            std::string &error) = nullptr;
  /// Code of a kernel that belongs to an operation of the runtime
  /// (codegen/SPIRV/Library), which is kept for good. False with `error` set
  /// when there is none for the target.
  bool (*libraryKernel)(const char *name, const runmat_kernel_target &target,
                        runmat_kernel_code &out, std::string &error) = nullptr;
};

inline constexpr uint32_t compilerTableVersion = 5;
#define RUNMAT_COMPILER_SYMBOL "runmat_compiler_table"

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILERTABLE_H
