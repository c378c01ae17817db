//===- CompilerLibrary.h - opens the compiler on first use ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILERLIBRARY_H
#define RUNMAT_ENGINE_COMPILERLIBRARY_H

#include "Engine/CompileRequest.h"
#include "Engine/MadeObject.h"
#include "Engine/Stages.h"
#include "Engine/Survey.h"
#include "Engine/UnitSource.h"

namespace runmat {

/// A unit, or why the first statement cannot be compiled for these types.
struct CompileResult {
  std::unique_ptr<UnitSource> unit;
  std::string reason;
  /// The variable without a usable value that is the reason, if one is.
  ast::Slot blamed = ast::noSlot;
  /// Slots of the handles that this holds for.
  std::vector<ast::Slot> holders;
  /// There is no unit, and for this request there never will be one.
  bool isRefused = false;
  /// There is an entry for it now that other processes find.
  bool isKept = false;
  /// The programs whose names it follows from, and those of what they call.
  std::vector<const ast::Program *> called = {};
  /// Makes optimised code of a unit that has baseline code, which is not kept.
  MakeObject optimise = nullptr;
};

/// A unit made of IR. Its slots number `variables`.
struct ModuleResult {
  std::unique_ptr<UnitSource> unit;
  std::vector<std::string> variables;
  /// Where the unit begins.
  size_t line = 1;
  /// What is wrong with the module, as lines for the user.
  std::string error;
};

/// The compiler's library behind its table. Any threads may use it at once,
/// each with units of its own.
class CompilerLibrary {
public:
  /// The library's file, before it is first opened; an empty name stands for
  /// ../lib/libRunMatCompiler.so beside the program's own folder.
  static void setFile(std::string name);
  /// From now on there is none, wherever it lies.
  static void forbid();
  /// Null when the library is missing, of another build or has crashed, with
  /// the reason in `error`. Opened once and never closed: units keep code in
  /// it.
  static const CompilerLibrary *open(std::string &error);
  /// Whether a call of the compiler crashed. It was answered with
  /// `crashError`, and so is each later one.
  static bool hasCrashed();
  static constexpr const char *crashError = "the compiler crashed";

  CompileResult compile(const CompileRequest &request) const;
  /// What is known of all statements of the block.
  Survey survey(const CompileRequest &request, AfterObstacle after) const;
  /// The text of a stage of the unit; empty with `error` set when there is
  /// none.
  std::string emit(const CompileRequest &request, Stage stage,
                   size_t &nextIndex, std::string &error) const;
  /// The same of a unit given as IR.
  ModuleResult compileModule(const ModuleRequest &request) const;
  std::string emitModule(const ModuleRequest &request, Stage stage,
                         std::string &error) const;
  /// Gives back what the compiler keeps for this thread, for the next one that
  /// compiles.
  void endThread() const {
    if (!hasCrashed())
      table.end_thread();
  }
  /// Code of a kernel that belongs to an operation of the runtime; false with
  /// `error` set when there is none for the target.
  bool libraryKernel(const std::string &name,
                     const runmat_kernel_target &target,
                     runmat_kernel_code &out, std::string &error) const;

private:
  explicit CompilerLibrary(const runmat_compiler_table &table) : table(table) {}
  static const runmat_compiler_table *load(std::string &error);

  const runmat_compiler_table &table;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILERLIBRARY_H
