//===- UnitStore.h - units that are kept between processes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler answered, by all that the answer follows from (UnitKey.h).
// Whatever is wrong with a file is a miss.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITSTORE_H
#define RUNMAT_ENGINE_UNITSTORE_H

#include "Engine/KeptCode.h"
#include "Engine/UnitImage.h"

#include <map>
#include <unordered_map>

namespace runmat {

class UnitStore {
public:
  /// An empty name of a folder keeps nothing. What is compiled is compiled and
  /// kept for these processors too, with all kernels of the host.
  explicit UnitStore(const std::string &folder,
                     std::vector<std::string> processors = {});

  /// Whether it is worth looking for units of the statement: some are kept for
  /// other types at least, and the last few looks did not all miss.
  bool mayHave(const ast::Program &program, ast::StatementId statement);
  /// The compiler's answer to the request, if it is kept.
  std::optional<CompileResult> find(const CompileRequest &request);
  /// Asks the compiler and keeps the answer, whose unit keeps the kernels that
  /// are made of it.
  CompileResult compile(const CompilerLibrary &compiler,
                        const CompileRequest &request);
  /// A program goes.
  void forget(const ast::Program &program) { known.erase(&program); }

private:
  /// Of a program the statements with units, and how many looks for each may
  /// still miss.
  using Statements = std::map<ast::StatementId, unsigned>;
  static constexpr unsigned mostMisses = 4;

  CompileResult ask(const CompilerLibrary &compiler,
                    const CompileRequest &request, std::string &key);
  std::string compileFor(const CompilerLibrary &compiler,
                         CompileRequest request, const std::string &processor);
  Statements &statementsOf(const ast::Program &program);
  void note(const CompileRequest &request);

  const KeptCode files;
  const std::vector<std::string> processors;
  std::unordered_map<const ast::Program *, Statements> known;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITSTORE_H
