//===- CompiledUnit.h - a unit as the engine knows it -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILEDUNIT_H
#define RUNMAT_ENGINE_COMPILEDUNIT_H

#include "Engine/CompileRequest.h"
#include "Engine/UnitSource.h"
#include "Values/Value.h"
#include "definitions/RuntimeOperations.h"
#include "runtime/ObjectCode.h"
#include "runtime/Planner/PlannedUnit.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>

namespace runmat {

struct Builtin;
struct DeviceOperation;

/// How a call gets an argument: a text written in the program, a scalar by its
/// bits, or an array.
struct CallArgumentDescription {
  /// The text, made once; undefined for an argument of another kind.
  Value text;
  bool isText() const { return text.isDefined(); }
  /// A bare colon among subscripts.
  bool isColon = false;
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
  RuntimeOperation operation = RuntimeOperation::Library;
  OperationDetails details;
  ast::StatementId statement = 0;
  std::vector<CallArgumentDescription> arguments;
  std::vector<CallResultDescription> results;
  /// The first argument is handed over, to be changed in place.
  bool inPlace = false;
  /// Looked up once; null for what is no call of the library.
  const Builtin *builtin = nullptr;
  /// How devices do it, looked up with the builtin; null when only the host
  /// does.
  const DeviceOperation *onDevice = nullptr;
  uint64_t runsOnDevice = 0;
  /// Its step in the unit's plan, or RUNMAT_PLAN_NONE.
  uint32_t step = RUNMAT_PLAN_NONE;

  CallDescription() = default;
  /// Finds the builtin, or how devices do the operation.
  explicit CallDescription(const runmat_call_site &site);
};

/// The variables that an exit hands over.
inline std::span<const runmat_exit_variable>
variablesOf(const runmat_unit_exit &exit) {
  return {exit.variables, exit.variable_count};
}

/// A unit that is ready to run.
class CompiledUnit {
public:
  /// Null with `error` set when its code cannot be loaded.
  static std::unique_ptr<CompiledUnit> load(std::unique_ptr<UnitSource> source,
                                            std::string &error);

  /// Lets this code take the place of what there is, if any, which may be
  /// running and stays. False with `error` set when it cannot be loaded.
  bool loadCode(std::string_view object, std::string &error);

  runmat_unit_function function() const { return entry; }
  std::span<const ast::Slot> outputs() const {
    return {description.outputs, description.output_count};
  }
  /// The variables among those it hands over that are gpuArrays.
  std::span<const ast::Slot> gpuArrays() const {
    return {description.gpu_arrays, description.gpu_array_count};
  }
  /// Inputs, by number, that it may change although their variables hold them.
  std::span<const uint32_t> lentInputs() const {
    return {description.lent_inputs, description.lent_input_count};
  }
  std::span<const runmat_cluster_info> clusters() const {
    return {description.clusters, description.cluster_count};
  }
  /// Position in the block after the last statement of the unit.
  size_t nextIndex() const { return description.next_index; }

  const runmat_unit_exit &exit(size_t number) const {
    return description.table.exits[number];
  }
  size_t siteCount() const { return description.table.site_count; }
  /// Why the place leaves the unit.
  std::string site(size_t number) const {
    return toString(description.table.sites[number]);
  }
  /// How many values the exit hands over that has most.
  size_t largestExit() const { return mostValues; }

  /// Types that the variables it reads must have, in the order of its inputs.
  std::vector<VariableType> inputs;
  std::vector<CallDescription> calls;
  /// Whether all guards that its runs trusted have held so far: else each is
  /// looked at.
  bool guardsHeld = true;
  /// What the planner knows of it.
  PlannedUnit &planned() { return *plan; }

  /// Code of a kernel (`stage`: RUNMAT_KERNEL_*) for a target, which lives as
  /// long as the unit.
  bool kernel(uint32_t cluster, uint32_t stage,
              const runmat_kernel_target &target, runmat_kernel_code &out,
              std::string &error);

private:
  explicit CompiledUnit(std::unique_ptr<UnitSource> source);
  void learnCompiled(uint32_t step);
  bool hostKernel(uint32_t cluster, uint32_t stage, runmat_kernel_code &out,
                  std::string &error);

  std::unique_ptr<UnitSource> source;
  const runmat_unit_description &description;
  ObjectCode code, baseline;
  runmat_unit_function entry = nullptr;
  /// Of each cluster that was launched on the host.
  std::map<uint32_t, ObjectCode> hostKernels;
  /// Names that kernel codes point to.
  std::deque<std::string> names;
  size_t mostValues = 0;
  std::unique_ptr<PlannedUnit> plan;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILEDUNIT_H
