//===- UnitCompiler.h - requests become units -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_UNITCOMPILER_H
#define RUNMAT_COMPILER_UNITCOMPILER_H

#include "Engine/CompileRequest.h"
#include "Engine/Stages.h"
#include "codegen/CPU/CodeEmitter.h"
#include "lib/Compiler/DeviceCodes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <mutex>

namespace runmat {

/// A context and who is at work in it: a unit that one thread made may be asked
/// for kernels by another, while the first one compiles the next unit there.
class CompilerContext : public mlir::MLIRContext {
public:
  using MLIRContext::MLIRContext;
  using Use = std::unique_lock<std::recursive_mutex>;
  Use use() { return Use(mutex); }

private:
  std::recursive_mutex mutex;
};

/// The compiler of a thread: the context of its compiles and, for each CPU
/// asked for, an emitter. Threads have their own, so that none waits for
/// another one's compile.
class CompilerSession {
public:
  /// That of this thread.
  static CompilerSession &get();
  /// Leaves that of this thread, which compiles no more, to the next thread.
  static void end();

  /// The context of the next compile. What a context makes unique stays as long
  /// as it does, so each serves some compiles only; IR holds its own.
  std::shared_ptr<CompilerContext> context();
  /// Of kernels that belong to no unit.
  DeviceCodes libraryCodes;
  /// The emitter for a CPU name; null with `error` set when there is none.
  const codegen::cpu::CodeEmitter *emitterFor(const CompileOptions &options,
                                              std::string &error);

private:
  CompilerSession() = default;
  std::shared_ptr<CompilerContext> current;
  unsigned compiles = 0;
  llvm::StringMap<codegen::cpu::CodeEmitter> emitters;
};

/// A unit on its way through the stages.
struct UnitInProgress {
  std::shared_ptr<CompilerContext> context;
  CompilerContext::Use use;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<ast::Slot> inputs;
  /// The handles that it, or the reason, holds for.
  std::vector<ast::Slot> holders;
  /// Why it ends where it ends, or why there is none.
  std::string reason;
  /// The variable without a usable value that there is none because of.
  ast::Slot blamed = ast::noSlot;
};

/// Imports the request and takes it to `stage`, at most Linalg; a null module
/// says that there is no unit.
UnitInProgress lowerTo(CompilerSession &session, const CompileRequest &request,
                       Stage stage);

/// Takes the unit of a module from one stage to a later one, at most Linalg.
/// Fails, perhaps with diagnostics, when nothing of it can be compiled.
llvm::LogicalResult lowerUnit(mlir::ModuleOp module,
                              const CompileOptions &options, Stage from,
                              Stage to);

/// The text of a stage of a unit that `lowerUnit` took as far as it goes to
/// `stage`; empty with `error` set when there is none.
std::string printStage(CompilerSession &session, const CompileOptions &options,
                       mlir::ModuleOp module, Stage stage, std::string &error);

/// The last stage on the way to `stage` that all targets share.
Stage commonStage(Stage stage);

/// Position in the block of this statement, or its end for one that is not
/// there: the place after a unit that ends before the statement.
size_t positionOf(const CompileRequest &request, int64_t statement);

class CompiledModule;

/// A unit, or why the first statement cannot be compiled for these types.
struct UnitResult {
  std::unique_ptr<CompiledModule> unit;
  std::string reason;
  /// The variable without a usable value that is the reason, if one is.
  ast::Slot blamed = ast::noSlot;
  /// Slots of the handles that this holds for.
  std::vector<ast::Slot> holders;
  /// Import or a pass found that there is none, which follows from the request.
  /// What making code fails of, such as memory, does not.
  bool isRefused = false;
};

UnitResult compileUnit(const CompileRequest &request);

/// The text of a stage; empty, perhaps with `error` set, when there is none.
/// `nextIndex` gets the position in the block after the unit.
std::string emitUnitStage(const CompileRequest &request, Stage stage,
                          size_t &nextIndex, std::string &error);

} // namespace runmat

#endif // RUNMAT_COMPILER_UNITCOMPILER_H
