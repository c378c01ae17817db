//===- RequestSnapshot.h - a request for another thread ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_REQUESTSNAPSHOT_H
#define RUNMAT_ENGINE_REQUESTSNAPSHOT_H

#include "Engine/CompileRequest.h"
#include "Engine/UnitVariables.h"

#include <map>

namespace runmat {

/// What the variables of a request held, whatever it was.
class RequestKinds {
public:
  RequestKinds(const CompileRequest &request, UnitVariables variables);
  ValueKind of(ast::Slot slot) const;

private:
  std::map<ast::Slot, ValueKind> kinds;
};

/// A request with all that its answer follows from, as it was: nothing that the
/// session does afterwards changes it. Holds the trees.
class RequestSnapshot {
public:
  /// Of a request of `module`, or of a tree that something else owns. Asks what
  /// the names mean that it may be about, also in the functions that it may
  /// inline.
  RequestSnapshot(const CompileRequest &request, std::shared_ptr<Module> module,
                  UnitVariables variables,
                  std::shared_ptr<const void> owner = nullptr);
  RequestSnapshot(const RequestSnapshot &) = delete;

  /// Names that nobody asked for mean nothing in it: `knows` tells.
  const CompileRequest &request() const { return snapshot; }
  const RequestKinds &kinds() const { return valueKinds; }
  const ast::Stmt &statement() const { return *block[snapshot.index]; }
  /// Whether the meaning of the name was asked for.
  bool knows(const ast::Program &program, std::string_view name) const;
  /// Whether it may have something of the program inside.
  bool isAbout(const ast::Program &program) const;

private:
  using Meanings = std::map<std::string_view, NameMeaning>;
  void ask(const CompileRequest &request, const ast::Program &program,
           const ast::Function &function, unsigned nested = 0);

  const std::shared_ptr<Module> module;
  const std::shared_ptr<const void> owner;
  const ast::Block block;
  CompileRequest snapshot;
  RequestKinds valueKinds;
  std::map<const ast::Program *, Meanings> names;
  /// Those whose names were asked for, and within how many calls.
  std::map<const ast::Function *, unsigned> functions;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_REQUESTSNAPSHOT_H
