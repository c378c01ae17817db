//===- UnitStore.h - units that are kept between processes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler answered, by all that the answer follows from (UnitKey.h).
// Whatever is wrong with a file is a miss.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITSTORE_H
#define RUNMAT_ENGINE_UNITSTORE_H

#include "Engine/KeptUnit.h"

#include <map>
#include <set>
#include <span>
#include <unordered_map>

namespace runmat {

/// What else than for this machine is compiled and kept, with all kernels.
struct PackedFor {
  std::vector<std::string> processors;
  std::span<const runmat_device_info> devices;
};

/// Asks the compiler and keeps its answers. Any threads may, each with a copy.
class UnitMaker {
public:
  UnitMaker(KeptCode files, PackedFor others)
      : files(std::move(files)), others(std::move(others)) {}

  /// The answer, whose unit keeps the kernels that are made of it.
  CompileResult compile(const CompilerLibrary &compiler,
                        const CompileRequest &request) const;
  /// The same in a thread or process of its own, which opens the compiler;
  /// where that is wanted, with all kernels of the host. Throws when there is
  /// no compiler.
  CompileResult answer(const CompileRequest &request,
                       bool withHostKernels) const;

private:
  CompileResult ask(const CompilerLibrary &compiler,
                    const CompileRequest &request, KernelKeys &keys) const;
  void compileFor(const CompilerLibrary &compiler, CompileRequest request,
                  const std::string &processor) const;
  void makeDeviceKernels(UnitSource &unit) const;

  KeptCode files;
  PackedFor others;
};

class UnitStore {
public:
  /// An empty name of a folder keeps nothing.
  explicit UnitStore(const std::string &folder, PackedFor others = {});

  /// Whether it is worth looking for units of the statement: some are kept for
  /// other types at least, and the last few looks did not all miss.
  bool mayHave(const ast::Program &program, ast::StatementId statement);
  /// What makes a kept unit one that is there.
  enum class Wanted {
    Code,   ///< Its own code.
    Kernels ///< That, and a kernel if it has clusters.
  };
  /// The compiler's answer to the request, if it is kept.
  std::optional<CompileResult> find(const CompileRequest &request,
                                    Wanted wanted = Wanted::Code);
  /// Asks the compiler and keeps the answer.
  CompileResult compile(const CompilerLibrary &compiler,
                        const CompileRequest &request);
  /// The same for other threads; `begin` and `end` must be told of it.
  const UnitMaker &maker() const { return unitMaker; }
  /// Whether what was to be kept last is.
  bool keeps() const { return isKept; }
  /// That there will be units of the statement.
  void note(const CompileRequest &request);
  /// A compile in another thread begins: the process may end before it does.
  void begin(const CompileRequest &request);
  /// Its answer is there.
  void end(const CompileRequest &request);
  /// The statements of a program whose compiles ended with earlier processes,
  /// which are told once: short programs would never be compiled if each waited
  /// as long as they did.
  std::set<ast::StatementId> takeBegun(const ast::Program &program);
  /// Asks for types that are known before the program runs (see
  /// PreparedUnits.h): `find` answers with it where they hold.
  CompileResult prepare(const CompilerLibrary &compiler,
                        const CompileRequest &request,
                        std::vector<VariableType> types);
  /// A program goes.
  void forget(const ast::Program &program) {
    known.erase(&program);
    unfinished.erase(&program);
    prepared.erase(&program);
  }

private:
  /// The statements of a function with units, counted from its first one, and
  /// how many looks for each may still miss.
  struct Statements {
    ast::StatementId first = 0;
    std::map<ast::StatementId, unsigned> looks;
  };
  static constexpr unsigned mostMisses = 4;

  Statements &statementsOf(const ast::Program &program,
                           ast::StatementId statement);
  bool write(const ast::Program &program,
             const std::set<ast::StatementId> &begun) const;
  std::vector<KnownTypes> &placesOf(const ast::Program &program);
  std::optional<CompileResult> read(const CompileRequest &request) const;
  std::optional<CompileResult> findPrepared(const CompileRequest &request);

  const KeptCode files;
  const UnitMaker unitMaker;
  bool isKept = false;
  /// By functions that are in no other one.
  std::unordered_map<const ast::Program *,
                     std::unordered_map<const ast::Function *, Statements>>
      known;
  std::unordered_map<const ast::Program *, std::set<ast::StatementId>>
      unfinished;
  std::unordered_map<const ast::Program *, std::vector<KnownTypes>> prepared;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITSTORE_H
